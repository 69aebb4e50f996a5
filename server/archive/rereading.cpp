#include "server/archive/rereading.hpp"

#include "server/archive/seen_match.hpp"

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
    const auto seen = see_again(record, games, {}, nobody_waits);
    const Unseen* const why = std::get_if<Unseen>(&seen);
    if (why == nullptr) {
        return std::nullopt;
    }
    return *why == Unseen::nobody_waits ? given_up() : former_rules();
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
