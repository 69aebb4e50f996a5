// Whether a seat may undo its latest action. No game says which of its actions can be undone: what the seat and the
// others were shown decides (docs/decisions/0026).
#pragma once

#include "protocol/past.hpp"

#include <optional>

namespace dahut {

// Refuses what would let the seat go back knowing more than it knew, or would turn back what others have built upon:
// nothing_to_undo, undo_too_late, undo_learned. What a bot did for the seat stays: undo_of_bot. Worlds and answers to
// compare with are drawn from `random`. The refusal is the same in every world that the seat, or who watches, cannot
// tell from the true one, so it reveals nothing either.
[[nodiscard]] std::optional<Refusal> refuse_undo(const Past& past, Seat seat, Random& random);

} // namespace dahut
