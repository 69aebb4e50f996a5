// The twin of a match of Yspahan (as in ys_twin.hpp): cards that an action lays open are in the same hand there, what
// the viewer draws is the same card, and dice that fall are the same; all else that is hidden is something else.
#pragma once

#include "engine/yspahan/yspahan.hpp"
#include "tests/secrecy/played_action.hpp"
#include "tests/secrecy/yspahan_account.hpp"

#include <optional>
#include <string_view>
#include <vector>

namespace dahut::yspahan {

using PlayedAction = dahut::PlayedAction<Yspahan, Account>;

// Whether the action tells the viewer something that was hidden from it (yspahan 8).
[[nodiscard]] bool reveals(const PlayedAction& played, Viewer viewer);

// A state that the viewer cannot tell from the one before the action, and that agrees with it in all that the action
// reveals to the viewer.
[[nodiscard]] State twin_before(const PlayedAction& played, Viewer viewer, Random& random);

// What the actor does in the twin: the same, for no action hides anything. Nothing if it cannot.
[[nodiscard]] std::optional<Action> twin_action(const State& twin, const PlayedAction& played, Viewer viewer,
                                                Random& random);

// Requests that are wrong at most times, each wrong in another way; their refusals must not tell anything.
[[nodiscard]] std::vector<std::string_view> wrong_actions(Yspahan);

} // namespace dahut::yspahan
