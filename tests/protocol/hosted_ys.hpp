// Ys as it is hosted, for tests of what holds for every game.
#pragma once

#include "protocol/games.hpp"

namespace dahut {

inline const HostedGame& hosted_ys() { return *find_game(all_games(), "ys"); }

// As they are for four.
inline Json default_options() { return std::get<Json>(hosted_ys().complete_options(Json::object(), 4)); }

} // namespace dahut
