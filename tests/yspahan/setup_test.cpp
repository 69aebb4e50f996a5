// yspahan 6 a: what a fresh match looks like.
#include "tests/yspahan/position.hpp"

#include <map>

namespace dahut::yspahan {
namespace {

State fresh_match(std::uint64_t seed, int seats = 4)
{
    Log told;
    return set_up({}, seats, ChanceKey(seed), told);
}

TEST_CASE("everybody begins with two gold and nothing else, the supervisor at the crossroads (yspahan 6 a)")
{
    for (int seats = 2; seats <= 4; ++seats) {
        const State state = fresh_match(1, seats);
        for (const Seat seat : seats_of(state)) {
            Player expected;
            expected.gold = Gold(2);
            CHECK(state.of(seat) == expected);
        }
        CHECK(state.supervisor == Space::crossroads);
        CHECK(state.caravan.empty());
        CHECK(state.week == Week(1));
        CHECK(state.day == Day(1));
    }
}

TEST_CASE("all eighteen cards are in the deck, two of each, in any order (yspahan 4, 6 a)")
{
    std::map<Card, int> last;
    for (std::uint64_t seed = 0; seed < 900; ++seed) {
        const State state = fresh_match(seed);
        REQUIRE(state.deck.size() == cards_in_all);
        for (const Card card : all_of<Card>()) {
            CHECK(std::ranges::count(state.deck, card) == 2);
        }
        ++last[state.deck.back()];
    }
    for (const auto& [card, times] : last) {
        CHECK(std::abs(times - 100) < 50);
    }
    CHECK(last.size() == 9);
}

TEST_CASE("chance says who is the first start player (yspahan 6 a)")
{
    std::map<Seat, int> first;
    for (std::uint64_t seed = 0; seed < 400; ++seed) {
        ++first[fresh_match(seed).order.front()];
    }
    CHECK(first.size() == 4);
    for (const auto& [seat, times] : first) {
        CHECK(std::abs(times - 100) < 45);
    }
}

} // namespace
} // namespace dahut::yspahan
