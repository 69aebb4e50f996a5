#include "server/archive/rereading.hpp"

#include <spdlog/spdlog.h>

namespace dahut {

ApiAnswer cannot_replay(const Record& record, std::span<const HostedGame* const> games)
{
    const HostedGame* const game = find_game(games, record.game);
    if (game == nullptr || game->rules_version() != record.rules_version) {
        return api_error(410, "former_rules",
                         "This match was played by former rules, which this server no longer knows.");
    }
    return api_error(500, "internal_error", "This match cannot be played again by this server's rules.");
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
