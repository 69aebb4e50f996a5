// What all who play a finished match again answer alike.
#pragma once

#include "protocol/event_texts.hpp"
#include "server/archive/api_answer.hpp"

#include <string>

namespace dahut {

// The rules of this server do not give the match that was recorded.
[[nodiscard]] ApiAnswer cannot_replay();
// Nobody reads this.
[[nodiscard]] ApiAnswer given_up();
// Appends the list of the events that these eyes may see.
void write_events(std::string& text, const EventTexts& told, const Perspective& eyes);

} // namespace dahut
