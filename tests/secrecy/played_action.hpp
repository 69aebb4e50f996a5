// One action of a match and its result, with the game's account before and after it (as in ys_account.hpp).
#pragma once

#include "engine/core/game.hpp"

namespace dahut {

template <Game G, typename Account>
struct PlayedAction {
    typename G::State before;
    Seat actor;
    typename G::Action action;
    typename G::State after;
    Account known_before;
    Account known_after;
};

} // namespace dahut
