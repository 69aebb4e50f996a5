// One test case for each game, named by the game's title and made from the list of games.
#pragma once

#include "tests/support/catch.hpp"
#include "tests/support/games.hpp"

#include <string>
#include <string_view>

namespace dahut {

// `check` is a lambda without captures that takes a game and its greedy bot as template arguments:
//     const EveryGame kept("the rules of {} are kept", []<Game G, Bot<G> Greedy>() { CHECK(is_kept<G>()); });
// The braces stand for the title of the game.
class EveryGame {
public:
    template <typename Check>
    EveryGame(std::string_view name, Check /*check*/)
    {
        Games::for_each([name]<typename G, typename Greedy>() {
            std::string full(name);
            full.replace(full.find("{}"), 2, G::title);
            REGISTER_TEST_CASE((&run<Check, G, Greedy>), full);
        });
    }

private:
    template <typename Check, typename G, typename Greedy>
    static void run()
    {
        Check{}.template operator()<G, Greedy>();
    }
};

} // namespace dahut
