// The games that the targets try, as types. What is of no game in particular takes them from protocol/games.hpp.
#pragma once

#include "engine/magna_carta/magna_carta.hpp"
#include "engine/ys/ys.hpp"
#include "engine/yspahan/yspahan.hpp"

#include <utility>

namespace dahut::fuzz {

inline constexpr int games_count = 3;

// Calls check<G>() for each game.
template <typename Check>
void for_each_game(Check&& check)
{
    check.template operator()<ys::Ys>();
    check.template operator()<yspahan::Yspahan>();
    check.template operator()<magna_carta::MagnaCarta>();
}

// Calls check<G>() for the game with this number.
template <typename Check>
void for_game(int number, Check&& check)
{
    int index = 0;
    for_each_game([&]<typename G>() {
        if (index++ == number) {
            check.template operator()<G>();
        }
    });
}

} // namespace dahut::fuzz
