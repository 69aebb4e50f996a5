// The search that all games share: what it chooses is legal and can be repeated, what it spends is bounded, and
// thinking helps.
#include "engine/bots/simulate.hpp"
#include "tests/bots/played_states.hpp"
#include "tests/support/catch.hpp"

namespace dahut {
namespace {

TEST_CASE("a search chooses a legal action, and the same one by the same seed, in all games")
{
    for_each_adviser([]<typename G, typename Greedy>() {
        INFO(G::name);
        for (const auto& [state, seat] : played_states<G, Greedy>(40, 3)) {
            const Rows<typename G::Action> rows = legal_rows<G>(state, seat);
            const Knowledge<G> knowledge(state, seat, rows);
            const typename G::Action chosen = Search<G, Greedy>(knowledge, quick, 7, never).choose();
            CHECK(rows.holds(chosen));
            CHECK(Search<G, Greedy>(knowledge, quick, 7, never).choose() == chosen);
        }
    });
}

TEST_CASE("a search plays no more worlds than its budget has playouts, and remembers no more decisions than that")
{
    for_each_adviser([]<typename G, typename Greedy>() {
        INFO(G::name);
        constexpr SearchBudget more{400, 4, 1, 4, 200};
        for (const auto& [state, seat] : played_states<G, Greedy>(5, 4)) {
            const Rows<typename G::Action> rows = legal_rows<G>(state, seat);
            const Knowledge<G> knowledge(state, seat, rows);
            Search<G, Greedy> search(knowledge, more, 5, never);
            (void)search.choose();
            CHECK(search.worlds() <= more.playouts);
            CHECK(search.decisions() <= static_cast<std::size_t>(more.playouts));
        }
    });
}

TEST_CASE("a search that has no more time chooses what seemed best at first")
{
    for_each_adviser([]<typename G, typename Greedy>() {
        INFO(G::name);
        const std::function<bool()> at_once = [] { return true; };
        for (const auto& [state, seat] : played_states<G, Greedy>(10, 5)) {
            const Rows<typename G::Action> rows = legal_rows<G>(state, seat);
            const Knowledge<G> knowledge(state, seat, rows);
            Search<G, Greedy> search(knowledge, quick, 5, at_once);
            CHECK(rows.holds(search.choose()));
            CHECK(search.worlds() == 0);
        }
    });
}

// How many of these games the bot in one seat wins against the other, each deal from both seats. It thinks with a share
// of the playouts that its level has.
template <Game G, Bot<G> Greedy>
int won_by_thinking(int deals, int share)
{
    int won = 0;
    Events<typename G::Event> events;
    for (int game = 0; game < 2 * deals; ++game) {
        const Seat thinking(game % 2);
        const auto deal = static_cast<std::uint64_t>(game / 2);
        FastStream mood(deal);
        typename G::State state = G::start({}, 2, ChanceKey(deal), events);
        for (Asked asked = G::to_act(state); !asked.must.empty(); asked = G::to_act(state)) {
            const Seat seat = *asked.must.begin();
            const Rows<typename G::Action> rows = legal_rows<G>(state, seat);
            const BotKind bot = seat == thinking ? BotKind::medium : BotKind::easy;
            const Allowance allowance{.share = share, .over = {}};
            events.clear();
            G::apply(state, seat, choose_as<G, Greedy>(bot, {state, seat, rows}, mood, allowance), events);
        }
        won += G::outcome(state)->places[thinking.index()] == 1 ? 1 : 0;
    }
    return won;
}

TEST_CASE("a bot that thinks a little wins most games of two against one that does not")
{
    CHECK(won_by_thinking<ys::Ys, ys::GreedyBot>(4, 25) >= 6);
}

} // namespace
} // namespace dahut
