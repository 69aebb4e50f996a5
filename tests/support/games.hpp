// The list of games with the types of their rules and bots, for tests of what holds for every game. In the program a
// game is one name in the list DAHUT_GAMES of the topmost CMakeLists.txt; a test compares the two lists.
#pragma once

#include "engine/bots/magna_carta_greedy.hpp"
#include "engine/bots/ys_greedy.hpp"
#include "engine/bots/yspahan_greedy.hpp"

namespace dahut {

template <typename... Greedy>
struct GameList {
    static constexpr int size = sizeof...(Greedy);

    // Calls check<G, Greedy>() for each game G and its greedy bot.
    template <typename Check>
    static void for_each(Check&& check)
    {
        (check.template operator()<typename Greedy::Rules, Greedy>(), ...);
    }
};

using Games = GameList<ys::GreedyBot, yspahan::GreedyBot, magna_carta::GreedyBot>;

} // namespace dahut
