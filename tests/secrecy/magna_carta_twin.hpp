// The twin of a match of Caylus Magna Carta (as in ys_twin.hpp): what an action lays open of a hand is there too, what
// it hides is something else, and what the viewer draws itself is the same cards.
#pragma once

#include "engine/magna_carta/magna_carta.hpp"
#include "tests/secrecy/magna_carta_account.hpp"
#include "tests/secrecy/played_action.hpp"

#include <optional>
#include <string_view>
#include <vector>

namespace dahut::magna_carta {

using PlayedAction = dahut::PlayedAction<MagnaCarta, Account>;

// Whether the action tells the viewer something that was hidden from it (magna-carta 7).
[[nodiscard]] bool reveals(const PlayedAction& played, Viewer viewer);

// A state that the viewer cannot tell from the one before the action, and that agrees with it in all that the action
// reveals to the viewer.
[[nodiscard]] State twin_before(const PlayedAction& played, Viewer viewer, Random& random);

// What the actor does in the twin: the same, but for a decision on a first hand that nobody sees. Nothing if it cannot.
[[nodiscard]] std::optional<Action> twin_action(const State& twin, const PlayedAction& played, Viewer viewer,
                                                Random& random);

// Requests that are wrong at most times, each wrong in another way; their refusals must not tell anything.
[[nodiscard]] std::vector<std::string_view> wrong_actions(MagnaCarta);

} // namespace dahut::magna_carta
