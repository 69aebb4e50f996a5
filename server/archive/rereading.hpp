// What all who play a finished match again answer alike.
#pragma once

#include "protocol/event_texts.hpp"
#include "protocol/hosted.hpp"
#include "protocol/record.hpp"
#include "server/archive/api_answer.hpp"
#include "server/archive/cancelled.hpp"

#include <optional>
#include <span>
#include <string>

namespace dahut {

// The rules of this server do not give this match, whatever they are called: 410.
[[nodiscard]] ApiAnswer former_rules();
// Plays the match to its end. Says why nothing can be said of it, or nothing if it comes to what its record says.
[[nodiscard]] std::optional<ApiAnswer> why_not_again(const Record& record, std::span<const HostedGame* const> games,
                                                     const NobodyWaits& nobody_waits);
// Nobody reads this.
[[nodiscard]] ApiAnswer given_up();
// Appends the list of the events that these eyes may see.
void write_events(std::string& text, const EventTexts& told, const Perspective& eyes);

} // namespace dahut
