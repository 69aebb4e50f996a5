// A secret of a match, with whether a viewer has to reckon with more than one value for it (as in ys_worlds.hpp). Which
// kinds of secrets there are says each game.
#pragma once

#include "engine/core/seat.hpp"

namespace dahut {

template <typename SecretKind>
struct OpenQuestionOf {
    SecretKind kind{};
    // Whose secret; the first seat for those that are nobody's.
    Seat seat;
    bool more_than_one = false;
};

} // namespace dahut
