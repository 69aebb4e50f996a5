// Ys as it is hosted, for tests of what holds for every game.
#pragma once

#include "protocol/games.hpp"

namespace dahut {

inline const HostedGame& ys_as_hosted() { return *find_game(all_games(), "ys"); }

// As they are for four.
inline Json default_options() { return std::get<Json>(ys_as_hosted().complete_options(Json::object(), 4)); }

} // namespace dahut
