// Players without wits: whoever is asked takes any of the legal actions, each as likely as the others. All they know
// is the decisions that the server sent.
#pragma once

#include "engine/core/random.hpp"
#include "protocol/json.hpp"

#include <array>
#include <cstddef>
#include <optional>

namespace dahut::load {

// An action that one of the rows of a decision allows (PROTOCOL.md 3).
[[nodiscard]] Json some_action(const Json& rows, Stream& stream);

// Of the seats with these decisions, null where nothing is asked, the one that acts: the first that the match waits
// for, or one time in eight one that it does not wait for. Nothing if the match waits for nobody.
[[nodiscard]] std::optional<std::size_t> who_acts(std::span<const Json> decisions, Stream& stream);

} // namespace dahut::load
