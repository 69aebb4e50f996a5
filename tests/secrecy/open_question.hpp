// One secret of a match, and whether more than one value is possible for a viewer (as in ys_worlds.hpp). Each game
// defines its kinds of secrets.
#pragma once

#include "engine/core/seat.hpp"

namespace dahut {

template <typename SecretKind>
struct OpenQuestionOf {
    SecretKind kind{};
    // The seat that the secret belongs to; the first seat if it belongs to none.
    Seat seat;
    bool more_than_one = false;
};

} // namespace dahut
