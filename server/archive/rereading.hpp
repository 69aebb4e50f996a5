// What all who play a finished match again answer alike.
#pragma once

#include "protocol/event_texts.hpp"
#include "protocol/hosted.hpp"
#include "protocol/record.hpp"
#include "server/archive/api_answer.hpp"

#include <span>
#include <string>

namespace dahut {

// The rules of this server do not give this match: they are others than those by which it was played (former_rules), or
// something is wrong.
[[nodiscard]] ApiAnswer cannot_replay(const Record& record, std::span<const HostedGame* const> games);
// Nobody reads this.
[[nodiscard]] ApiAnswer given_up();
// Appends the list of the events that these eyes may see.
void write_events(std::string& text, const EventTexts& told, const Perspective& eyes);

} // namespace dahut
