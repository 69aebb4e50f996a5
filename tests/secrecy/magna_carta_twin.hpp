// The twin of a match of Caylus Magna Carta (as in ys_twin.hpp). Cards that an action shows are the same in the twin,
// and so are the cards that the viewer draws. Whatever the action hides differs.
#pragma once

#include "engine/magna_carta/magna_carta.hpp"
#include "tests/secrecy/magna_carta_account.hpp"
#include "tests/secrecy/played_action.hpp"
#include "tests/secrecy/steered_chance.hpp"

#include <optional>
#include <string_view>
#include <vector>

namespace dahut::magna_carta {

using PlayedAction = dahut::PlayedAction<MagnaCarta, Account>;

// Whether the action tells the viewer something that was hidden before (magna-carta 7).
[[nodiscard]] bool reveals(const PlayedAction& played, Viewer viewer);

// A state that the viewer cannot tell from the one before the action, and that agrees with it in everything that the
// action reveals to the viewer.
[[nodiscard]] State twin_before(const PlayedAction& played, Viewer viewer, Random& random);

// What the actor does in the twin: the same action, or another decision on a first hand if nobody sees it. Nothing if
// it is impossible.
[[nodiscard]] std::optional<Action> twin_action(const State& twin, const PlayedAction& played, Viewer viewer,
                                                Random& random);

// Requests that are usually wrong, each in a different way. Their refusals must reveal nothing.
[[nodiscard]] std::vector<std::string_view> wrong_actions(MagnaCarta);

// Chance for another start, of which the viewer sees and hears the same as of the one that drew `truly`.
[[nodiscard]] Script other_start(const Options& options, int seats, const Draws& truly, Viewer viewer, Random& random);

} // namespace dahut::magna_carta
