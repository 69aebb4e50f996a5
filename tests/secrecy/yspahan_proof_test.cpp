// Runs the proof of proof.hpp on Yspahan. It also starts from positions in which the deck soon runs out and is
// reshuffled, because random matches draw too few cards for that.
#include "tests/secrecy/proof.hpp"
#include "tests/secrecy/undo_proof.hpp"
#include "tests/secrecy/ways_out.hpp"
#include "tests/secrecy/yspahan_twin.hpp"
#include "tests/secrecy/yspahan_worlds.hpp"
#include "tests/support/catch.hpp"

namespace dahut::yspahan {
namespace {

Card top_of(Cards& deck)
{
    const Card card = deck.back();
    deck.pop_back();
    return card;
}

// Everybody holds some cards, and most of the others have been played.
struct FewCardsLeft : Yspahan {
    static constexpr bool deals_openly = true;

    [[nodiscard]] static State start(const Options& options, int seats, const ChanceKey& key, Events<Event>& events)
    {
        State state = Yspahan::start(options, seats, key, events);
        for (const Seat seat : SeatSet::first(seats)) {
            state.of(seat).hand = {top_of(state.deck), top_of(state.deck)};
        }
        while (state.deck.size() > 3) {
            state.discards.push_back(top_of(state.deck));
        }
        return state;
    }
};

using PlayedWithFewCards = dahut::PlayedAction<FewCardsLeft, Account>;

PlayedAction of_yspahan(const PlayedWithFewCards& played)
{
    return {played.before, played.actor, played.action, played.after, played.known_before, played.known_after};
}

bool reveals(const PlayedWithFewCards& played, Viewer viewer) { return reveals(of_yspahan(played), viewer); }

State twin_before(const PlayedWithFewCards& played, Viewer viewer, Random& random)
{
    return twin_before(of_yspahan(played), viewer, random);
}

std::optional<Action> twin_action(const State& twin, const PlayedWithFewCards& played, Viewer viewer, Random& random)
{
    return twin_action(twin, of_yspahan(played), viewer, random);
}

template <Game G>
std::vector<Setting<G>> settings()
{
    std::vector<Setting<G>> all;
    for (int seats = G::seats_fewest; seats <= G::seats_most; ++seats) {
        for (const BuildCards build_cards : all_of<BuildCards>()) {
            // Both readings of the Hoist beside both of the cards, by turns.
            const bool usual = (build_cards == BuildCards::own) == (seats != 3);
            all.push_back({{build_cards, usual ? HoistGood::must : HoistGood::may}, seats});
        }
    }
    return all;
}

} // namespace

TEST_CASE("Every byte of Yspahan is the same in every world that the viewer cannot tell from the true one")
{
    prove(settings<Yspahan>(), games_to_play(30), 120'000,
          {{"dice", "die to come", {20, 21, 22, 30, 31, 32, 40, 41, 42}},
           {"dice", "card of the deck", {0, 1, 2}},
           {"dice", "card in hand", {0, 1}}});
}

TEST_CASE("Every byte of Yspahan with a deck that is soon shuffled again is the same in every such world")
{
    prove(settings<FewCardsLeft>(), games_to_play(20), 80'000,
          {{"new deck", "card of the deck", {0, 1, 2}}, {"new deck", "card in hand", {0, 1}}});
}

TEST_CASE("Nobody knows more of Yspahan after an undoing than before the action") { prove_undoing<Yspahan>(); }

TEST_CASE("Whatever leaves a server of Yspahan by any way is the same in every world")
{
    test::prove_ways_out(Yspahan::name, Json::object());
}

// tests/secrecy/mutation_test.py runs these against a server with a planted leak.
TEST_CASE("A short proof of Yspahan", "[.short]")
{
    play_pairs(settings<Yspahan>(), 3);
    play_pairs(settings<FewCardsLeft>(), 3);
}

TEST_CASE("A short proof of undoing in Yspahan", "[.short]") { prove_undoing_shortly<Yspahan>(); }

} // namespace dahut::yspahan
