// Resampled states: the viewer cannot tell them from the true one, every such state occurs, and all occur equally
// often. Hands are compared with an enumeration that is independent of the code under test.
#include "tests/magna_carta/position.hpp"

#include <bit>
#include <cmath>
#include <map>

namespace dahut::magna_carta {
namespace {

using enum Building;

using Worlds = std::map<std::vector<Building>, int>;

std::vector<Building> listed(const Cards& cards) { return {cards.begin(), cards.end()}; }

// Every hand of orange's that looks the same to red: the same number of the cards that were never shown.
Worlds enumerated(const State& truth)
{
    Cards unseen = truth.of(orange).deck;
    unseen.join(truth.of(orange).hand);
    const std::vector<Building> cards = listed(unseen);
    Worlds worlds;
    for (unsigned chosen = 0; chosen < 1U << cards.size(); ++chosen) {
        std::vector<Building> hand;
        for (std::size_t card = 0; card < cards.size(); ++card) {
            if ((chosen >> card & 1U) != 0) {
                hand.push_back(cards[card]);
            }
        }
        State world = truth;
        world.of(orange).hand.clear();
        for (const Building card : hand) {
            world.of(orange).hand.insert(card);
        }
        world.of(orange).deck = unseen.without(world.of(orange).hand);
        if (MagnaCarta::view(world, red) == MagnaCarta::view(truth, red)) {
            worlds[hand] = 0;
        }
    }
    return worlds;
}

Position with_secrets()
{
    Position position(2);
    position.lay(orange, bank);
    position.discard(orange, {market, church});
    position.hold(orange, {small_farm, large_farm, gold_mine});
    position.hold(red, {small_farm, lawyer});
    return position;
}

TEST_CASE("a hand is any of the cards that are neither built nor discarded, each equally likely (magna-carta 7)")
{
    const State truth = with_secrets().state;
    Worlds worlds = enumerated(truth);
    // Three of nine cards.
    CHECK(worlds.size() == 84);
    constexpr int samples_for_each = 100;
    FastRandom random(11);
    for (const Viewer viewer : {Viewer(red), the_public}) {
        for (auto& [hand, count] : worlds) {
            count = 0;
        }
        for (int sample = 0; sample < samples_for_each * static_cast<int>(worlds.size()); ++sample) {
            const State world = MagnaCarta::resample(truth, viewer, random);
            const auto found = worlds.find(listed(world.of(orange).hand));
            REQUIRE(found != worlds.end());
            ++found->second;
        }
        for (const auto& [hand, count] : worlds) {
            CHECK(std::abs(count - samples_for_each) < 5 * std::sqrt(samples_for_each));
        }
    }
}

TEST_CASE("the viewer's own hand and all that lies open stay as they are (magna-carta 7)")
{
    const State truth = with_secrets().state;
    FastRandom random(3);
    for (int sample = 0; sample < 100; ++sample) {
        const State world = MagnaCarta::resample(truth, red, random);
        CHECK(world.of(red).hand == truth.of(red).hand);
        CHECK(world.of(red).deck == truth.of(red).deck);
        CHECK(MagnaCarta::view(world, red) == MagnaCarta::view(truth, red));
        CHECK(legal_rows<MagnaCarta>(world, red) == legal_rows<MagnaCarta>(truth, red));
        CHECK_FALSE(MagnaCarta::check_state(world));
    }
}

TEST_CASE("resampling changes future draws for every viewer (magna-carta 7, 14 R19)")
{
    const State truth = with_secrets().state;
    FastRandom random(3);
    for (const Viewer viewer : {Viewer(red), Viewer(orange), the_public}) {
        Cards drawn;
        for (int sample = 0; sample < 200; ++sample) {
            State world = MagnaCarta::resample(truth, viewer, random);
            Log told;
            MagnaCarta::apply(world, red, DrawCard{}, told);
            drawn.insert(all<CardsDrawn>(told).front().cards.front());
        }
        // Of the twelve cards, red holds two. The public does not know which.
        CHECK(drawn.size() == (viewer == the_public || viewer == orange ? 12 : 10));
    }
}

TEST_CASE("a hidden decision on a first hand is resampled as either choice (magna-carta 14 R2)")
{
    Log told;
    State truth = MagnaCarta::start({}, 3, ChanceKey(1), told);
    MagnaCarta::apply(truth, orange, ChooseHand{HandChoice::keep}, told);
    FastRandom random(3);
    int kept = 0;
    for (int sample = 0; sample < 400; ++sample) {
        const State world = MagnaCarta::resample(truth, red, random);
        REQUIRE(world.of(orange).choice);
        CHECK_FALSE(world.of(green).choice);
        kept += world.of(orange).choice == HandChoice::keep ? 1 : 0;
        CHECK(MagnaCarta::resample(truth, orange, random).of(orange).choice == HandChoice::keep);
    }
    CHECK(kept > 150);
    CHECK(kept < 250);
}

TEST_CASE("with every card in hand, or none, there is nothing to resample (magna-carta 7)")
{
    Position position = with_secrets();
    position.hold(orange, {});
    FastRandom random(3);
    CHECK(MagnaCarta::resample(position.state, red, random).of(orange).hand.empty());
    position.hold(orange, {small_farm, small_sawmill, small_quarry, peddler, lawyer, large_farm, large_sawmill,
                           large_quarry, gold_mine});
    CHECK(MagnaCarta::resample(position.state, red, random).of(orange).hand == position.of(orange).hand);
}

TEST_CASE("the question of who is asked does not depend on the cards of a hand (magna-carta 14 R17)")
{
    FastRandom random(3);
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        FastStream mood(seed);
        Log told;
        State state = MagnaCarta::start({}, 3, ChanceKey(seed), told);
        while (state.stage != Stage::over) {
            for (const Viewer viewer : {Viewer(red), Viewer(orange), Viewer(green), the_public}) {
                const State world = MagnaCarta::resample(state, viewer, random);
                REQUIRE(MagnaCarta::to_act(world) == MagnaCarta::to_act(state));
                REQUIRE(MagnaCarta::view(world, viewer) == MagnaCarta::view(state, viewer));
            }
            const Seat seat = *MagnaCarta::to_act(state).must.begin();
            const auto rows = legal_rows<MagnaCarta>(state, seat);
            MagnaCarta::apply(state, seat, rows.nth(pick_below(mood, rows.size())), told);
        }
    }
}

} // namespace
} // namespace dahut::magna_carta
