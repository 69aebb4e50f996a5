#include "server/archive/rereading.hpp"

#include <spdlog/spdlog.h>

#include <variant>

namespace dahut {

ApiAnswer former_rules()
{
    return api_error(410, "former_rules", "This match was played by former rules, which this server no longer knows.");
}

std::optional<ApiAnswer> why_not_again(const Record& record, std::span<const HostedGame* const> games,
                                       const NobodyWaits& nobody_waits)
{
    std::variant<Rerun, Refusal> begun = Rerun::begin(record, games);
    Rerun* const rerun = std::get_if<Rerun>(&begun);
    if (rerun == nullptr) {
        return former_rules();
    }
    while (!rerun->at_end()) {
        if (nobody_waits()) {
            return given_up();
        }
        if (rerun->step()) {
            return former_rules();
        }
    }
    return rerun->difference() ? std::optional(former_rules()) : std::nullopt;
}

ApiAnswer given_up()
{
    spdlog::debug("what nobody waits for any more is not worked out");
    return api_error(503, "given_up", "");
}

void write_events(std::string& text, const EventTexts& told, const Perspective& eyes)
{
    text += '[';
    told.append_to(text, eyes, Style::named);
    text += ']';
}

} // namespace dahut
