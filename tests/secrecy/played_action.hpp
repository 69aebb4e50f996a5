// One action of a match, what it led to, and what everybody has come to know before and after it by the rules: the
// account of the game (as in ys_account.hpp).
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
