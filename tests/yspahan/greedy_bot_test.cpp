// The greedy bot: it beats the random one, and its scores look like those of people.
#include "engine/bots/simulate.hpp"
#include "engine/bots/yspahan_greedy.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/option_sets.hpp"

#include <algorithm>

namespace dahut::yspahan {
namespace {

constexpr int games = 100;

TEST_CASE("the greedy bot of Yspahan beats the random one in at least 95 of 100 games of two")
{
    int won = 0;
    const SimulationPlan plan{games, 5, {BotKind::greedy, BotKind::random}, Checks::none};
    (void)simulate_games<Yspahan, GreedyBot>({}, plan, [&won](const PlayedGame<Yspahan>& played) {
        won += played.outcome.points[0] > played.outcome.points[1] ? 1 : 0;
    });
    CHECK(won >= 95);
}

TEST_CASE("of four greedy bots the winner has as many points as people have")
{
    int points = 0;
    const SimulationPlan plan{games, 6, std::vector(4, BotKind::greedy), Checks::none};
    (void)simulate_games<Yspahan, GreedyBot>({}, plan, [&points](const PlayedGame<Yspahan>& played) {
        points += std::ranges::max(played.outcome.points).number();
    });
    CHECK(points / games >= 75);
    CHECK(points / games <= 110);
}

TEST_CASE("greedy bots build, fill souks and load the caravan, with every number of players and option")
{
    for (int seats = Yspahan::seats_fewest; seats <= Yspahan::seats_most; ++seats) {
        for (std::uint64_t number = 0; number < option_combinations<Options>(); ++number) {
            FastStream mood(1);
            Events<Event> events;
            Rows<Action> rows;
            State state = Yspahan::start(nth_value<Options>(number), seats, ChanceKey(8), events);
            for (Asked asked = Yspahan::to_act(state); !asked.must.empty(); asked = Yspahan::to_act(state)) {
                const Seat seat = *asked.must.begin();
                Yspahan::legal(state, seat, rows);
                Yspahan::apply(state, seat, GreedyBot::choose({state, seat, rows}, mood), events);
                REQUIRE_FALSE(Yspahan::check_state(state));
            }
            int buildings = 0;
            PointsBySource points{};
            for (const Seat seat : SeatSet::first(seats)) {
                buildings += state.of(seat).buildings.size();
                for (const Source source : all_of<Source>()) {
                    Points& sum = points[static_cast<std::size_t>(source)];
                    sum = Points(sum.number() + state.of(seat).points[static_cast<std::size_t>(source)].number());
                }
            }
            CHECK(buildings >= 3 * seats);
            CHECK(points[static_cast<std::size_t>(Source::souks)] >= Points(15 * seats));
            CHECK(points[static_cast<std::size_t>(Source::caravan)] >= Points(5 * seats));
        }
    }
}

} // namespace
} // namespace dahut::yspahan
