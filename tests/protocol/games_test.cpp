// The two lists of games, that of the build and that of the tests' types.
#include "protocol/games.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/games.hpp"

#include <string_view>
#include <vector>

using namespace dahut;

TEST_CASE("the games that tests know by their types are those that are hosted, in the same order")
{
    std::vector<std::string_view> hosted;
    for (const HostedGame* const game : all_games()) {
        hosted.push_back(game->name());
    }
    std::vector<std::string_view> typed;
    Games::for_each([&typed]<typename G, typename Greedy>() { typed.push_back(G::name); });
    CHECK(hosted == typed);
    CHECK(hosted.size() > 1);
}
