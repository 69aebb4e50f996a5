// One action of a match and what it led to.
#pragma once

#include "engine/core/game.hpp"

namespace dahut {

template <Game G>
struct PlayedAction {
    typename G::State before;
    Seat actor;
    typename G::Action action;
    typename G::State after;
};

} // namespace dahut
