// The twin of a match of Yspahan (as in ys_twin.hpp). Cards that an action shows are in the same hand there, the viewer
// draws the same cards, and the same dice fall. Everything else that is hidden differs.
#pragma once

#include "engine/yspahan/yspahan.hpp"
#include "tests/secrecy/played_action.hpp"
#include "tests/secrecy/steered_chance.hpp"
#include "tests/secrecy/yspahan_account.hpp"

#include <optional>
#include <string_view>
#include <vector>

namespace dahut::yspahan {

using PlayedAction = dahut::PlayedAction<Yspahan, Account>;

// Whether the action tells the viewer something that was hidden before (yspahan 8).
[[nodiscard]] bool reveals(const PlayedAction& played, Viewer viewer);

// A state that the viewer cannot tell from the one before the action, and that agrees with it in everything that the
// action reveals to the viewer.
[[nodiscard]] State twin_before(const PlayedAction& played, Viewer viewer, Random& random);

// What the actor does in the twin: the same, because no action hides anything. Nothing if it is impossible.
[[nodiscard]] std::optional<Action> twin_action(const State& twin, const PlayedAction& played, Viewer viewer,
                                                Random& random);

// Requests that are usually wrong, each in a different way. Their refusals must reveal nothing.
[[nodiscard]] std::vector<std::string_view> wrong_actions(Yspahan);

// Chance for another start, of which the viewer sees and hears the same as of the one that drew `truly`.
[[nodiscard]] Script other_start(const Options& options, int seats, const Draws& truly, Viewer viewer, Random& random);

} // namespace dahut::yspahan
