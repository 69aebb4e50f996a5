#include "server/archive/rereading.hpp"

#include <spdlog/spdlog.h>

namespace dahut {

ApiAnswer cannot_replay()
{
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
