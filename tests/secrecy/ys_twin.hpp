// The twin of a match: a second match that one viewer cannot tell from the true one, neither before nor after the next
// action. Where the rules say that an action reveals something, the twin has the same there. Where they say that it
// hides something, the twin hides something else.
#pragma once

#include "engine/ys/ys.hpp"
#include "tests/secrecy/played_action.hpp"
#include "tests/secrecy/steered_chance.hpp"
#include "tests/secrecy/ys_account.hpp"

#include <optional>
#include <string_view>
#include <vector>

namespace dahut::ys {

using PlayedAction = dahut::PlayedAction<Ys, Account>;

// Whether the action tells the viewer something that was hidden before, by ys 3 to 5, 9.3 and 10.
[[nodiscard]] bool reveals(const PlayedAction& played, Viewer viewer);

// A state that the viewer cannot tell from the one before the action, and that agrees with it in everything that the
// action reveals to the viewer.
[[nodiscard]] State twin_before(const PlayedAction& played, Viewer viewer, Random& random);

// What the actor does in the twin: an action that looks to the viewer like the true one but hides any other brokers
// that the rules allow. Nothing if there is none.
[[nodiscard]] std::optional<Action> twin_action(const State& twin, const PlayedAction& played, Viewer viewer,
                                                Random& random);

// Requests that are usually wrong, each in a different way. Their refusals must reveal nothing.
[[nodiscard]] std::vector<std::string_view> wrong_actions(Ys);

// Chance for another start, of which the viewer sees and hears the same as of the one that drew `truly`.
[[nodiscard]] Script other_start(const Options& options, int seats, const Draws& truly, Viewer viewer, Random& random);

} // namespace dahut::ys
