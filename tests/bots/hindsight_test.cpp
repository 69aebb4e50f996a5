// What bots say of a match afterwards: it can be repeated, it fits how matches end, and it tells nothing that the seat
// could not know.
#include "engine/bots/hindsight.hpp"
#include "tests/bots/played_states.hpp"
#include "tests/support/catch.hpp"

#include <cstdlib>

namespace dahut {
namespace {

constexpr SearchBudget budget{120, 6, 1, 4, 200};

// The same position with other things hidden from this seat.
template <Game G>
typename G::State other_world(const typename G::State& state, Viewer viewer, std::uint64_t number)
{
    FastRandom chance(number);
    return G::resample(state, viewer, chance);
}

TEST_CASE("what everybody can expect follows from what the public knows, and from the seed")
{
    Games::for_each([]<typename G, typename Greedy>() {
        INFO(G::name);
        for (const auto& [state, seat] : played_states<G, Greedy>(5, 11)) {
            const Prospects one = prospects_of<G, Greedy>(state, 4, 3);
            const Prospects there = prospects_of<G, Greedy>(other_world<G>(state, the_public, 5), 4, 3);
            CHECK(one.points == there.points);
            CHECK(one.places == there.places);
        }
    });
}

TEST_CASE("the places that everybody can expect lie between the first and the last, and not all of them are last")
{
    Games::for_each([]<typename G, typename Greedy>() {
        INFO(G::name);
        for (const auto& [state, seat] : played_states<G, Greedy>(5, 12)) {
            const Prospects prospects = prospects_of<G, Greedy>(state, 8, 3);
            const int seats = prospects.places.size();
            CHECK(
                std::ranges::all_of(prospects.places, [&](int place) { return 100 <= place && place <= 100 * seats; }));
            CHECK(std::ranges::min(prospects.places) < 100 * seats);
        }
    });
}

TEST_CASE("when a match is over, what everybody can expect is how it ended")
{
    Games::for_each([]<typename G, typename Greedy>() {
        INFO(G::name);
        Events<typename G::Event> events;
        FastStream mood(4);
        typename G::State state = G::start({}, 2, ChanceKey(4), events);
        play_on<G, Greedy>(state, mood, 5000);
        const std::optional<Outcome> outcome = G::outcome(state);
        REQUIRE(outcome);
        const Prospects prospects = prospects_of<G, Greedy>(state, 3, 1);
        for (int seat = 0; seat < 2; ++seat) {
            CHECK(prospects.points[seat] == 100 * outcome->points[seat].number());
            CHECK(prospects.places[seat] == 100 * outcome->places[seat]);
        }
    });
}

TEST_CASE("advice can be repeated, is legal, and does not depend on what the seat cannot know")
{
    for_each_adviser([]<typename G, typename Greedy>() {
        INFO(G::name);
        for (const auto& [state, seat] : played_states<G, Greedy>(10, 13)) {
            const typename G::State there = other_world<G>(state, seat, 6);
            const Rows<typename G::Action> rows = legal_rows<G>(state, seat);
            const Rows<typename G::Action> rows_there = legal_rows<G>(there, seat);
            const typename G::Action done = rows.nth(rows.size() - 1);
            const auto advice = advice_on<G, Greedy>({state, seat, rows}, done, quick, 9, never);
            const auto advice_there = advice_on<G, Greedy>({there, seat, rows_there}, done, quick, 9, never);
            CHECK(rows.holds(advice.action));
            CHECK(advice.better_by >= 0);
            CHECK((advice.better_by == 0) == (advice.action == done));
            CHECK(advice.action == advice_there.action);
            CHECK(advice.better_by == advice_there.better_by);
        }
    });
}

TEST_CASE("a hint is what the bot does, and does not depend on what the seat cannot know")
{
    for_each_adviser([]<typename G, typename Greedy>() {
        INFO(G::name);
        int differences = 0;
        for (const auto& [state, seat] : played_states<G, Greedy>(15, 15)) {
            const typename G::State there = other_world<G>(state, seat, 7);
            const Rows<typename G::Action> rows = legal_rows<G>(state, seat);
            const Rows<typename G::Action> rows_there = legal_rows<G>(there, seat);
            const auto hint = hint_for<G, Greedy>({state, seat, rows}, quick, 9, never);
            const auto hint_there = hint_for<G, Greedy>({there, seat, rows_there}, quick, 9, never);
            const Knowledge<G> knowledge(state, seat, rows);
            CHECK(hint.action == Search<G, Greedy>(knowledge, quick, 9, never).choose());
            CHECK(hint.action == hint_there.action);
            REQUIRE(hint.next.has_value() == (rows.size() > 1));
            REQUIRE(hint_there.next.has_value() == hint.next.has_value());
            if (hint.next) {
                CHECK(rows.holds(hint.next->action));
                CHECK(hint.next->action != hint.action);
                CHECK(hint.next->lead.worth >= 0);
                CHECK(hint.next->action == hint_there.next->action);
                CHECK(hint.next->lead.own == hint_there.next->lead.own);
                CHECK(hint.next->lead.others == hint_there.next->lead.others);
                differences += hint.next->lead.worth > 0 ? 1 : 0;
            }
        }
        CHECK(differences > 0);
    });
}

TEST_CASE("what a hint is worth is the seat's points less those of the others as they are weighed")
{
    for_each_adviser([]<typename G, typename Greedy>() {
        INFO(G::name);
        const SearchBudget rival{.playouts = 24, .candidates = 6, .rounds = 2, .rivalry = 40, .leader = 70};
        for (const auto& [state, seat] : played_states<G, Greedy>(10, 16)) {
            const Rows<typename G::Action> rows = legal_rows<G>(state, seat);
            const auto hint = hint_for<G, Greedy>({state, seat, rows}, rival, 9, never);
            if (hint.next && hint.next->lead.worth > 0) {
                const Lead& lead = hint.next->lead;
                CHECK(std::abs(lead.own - rival.rivalry * lead.others / 100 - lead.worth) <= 2);
            }
        }
    });
}

TEST_CASE("without time to compare, a hint does not say what it is better than")
{
    for_each_adviser([]<typename G, typename Greedy>() {
        for (const auto& [state, seat] : played_states<G, Greedy>(3, 17)) {
            const Rows<typename G::Action> rows = legal_rows<G>(state, seat);
            const auto hint = hint_for<G, Greedy>({state, seat, rows}, quick, 9, [] { return true; });
            CHECK(rows.holds(hint.action));
            CHECK_FALSE(hint.next);
        }
    });
}

TEST_CASE("whoever did what seemed worst is told of something better, most of the time")
{
    for_each_adviser([]<typename G, typename Greedy>() {
        INFO(G::name);
        int decisions = 0;
        int better = 0;
        for (const auto& [state, seat] : played_states<G, Greedy>(25, 14)) {
            const Rows<typename G::Action> rows = legal_rows<G>(state, seat);
            if (rows.size() < 3) {
                continue;
            }
            FastStream mood(1);
            std::vector<int> worths;
            Greedy::weigh({state, seat, rows}, mood, worths);
            const auto worst = std::ranges::min_element(worths) - worths.begin();
            const typename G::Action done = rows.nth(static_cast<std::uint32_t>(worst));
            ++decisions;
            better += advice_on<G, Greedy>({state, seat, rows}, done, budget, 2, never).better_by > 0 ? 1 : 0;
        }
        CHECK(decisions > 10);
        CHECK(3 * better > 2 * decisions);
    });
}

} // namespace
} // namespace dahut
