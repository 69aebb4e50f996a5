// Resampled states: the viewer cannot tell them from the true one, every such state occurs, and all occur equally
// often. A small position is compared with an exact enumeration that is independent of the code under test.
#include "tests/support/arbitrary.hpp"
#include "tests/yspahan/position.hpp"

#include <cmath>
#include <map>
#include <vector>

namespace dahut::yspahan {
namespace {

using Places = std::vector<Card>;

// The cards that a viewer cannot see: the deck and the other hands.
Places hidden_places(const State& state, Viewer viewer)
{
    Places places(state.deck.begin(), state.deck.end());
    for (const Seat seat : seats_of(state)) {
        if (viewer != seat) {
            places.insert(places.end(), state.of(seat).hand.begin(), state.of(seat).hand.end());
        }
    }
    return places;
}

// Three cards are in the deck, two in green's hand and one in blue's. All others are discarded.
Position few_cards()
{
    Position position(2);
    position.holds(green, {Card::exchange, Card::exchange});
    position.holds(blue, {Card::sell_gold});
    position.next_cards({Card::three_gold, Card::three_gold, Card::sell_gold});
    Cards deck;
    for (int card = 0; card < position.state.deck.size(); ++card) {
        const bool stays = card >= position.state.deck.size() - 3;
        (stays ? deck : position.state.discards).push_back(position.state.deck[card]);
    }
    position.state.deck = deck;
    REQUIRE_FALSE(Yspahan::check_state(position.state));
    return position;
}

// Checks that every world occurs about equally often: within five standard deviations.
void compare(const Position& position, Viewer viewer)
{
    constexpr int samples_for_each = 400;
    Places places = hidden_places(position.state, viewer);
    std::ranges::sort(places);
    std::map<Places, int> worlds;
    do {
        worlds[places] = 0;
    } while (std::next_permutation(places.begin(), places.end()));
    FastRandom random(11);
    for (std::size_t sample = 0; sample < samples_for_each * worlds.size(); ++sample) {
        const auto found = worlds.find(hidden_places(Yspahan::resample(position.state, viewer, random), viewer));
        REQUIRE(found != worlds.end());
        ++found->second;
    }
    for (const auto& [world, count] : worlds) {
        CHECK(std::abs(count - samples_for_each) < 5 * std::sqrt(samples_for_each));
    }
}

TEST_CASE("every possible arrangement of the hidden cards is equally likely (yspahan 8)")
{
    const Position position = few_cards();
    compare(position, blue);
    compare(position, green);
    compare(position, the_public);
}

// Everything that this viewer would be shown, offered and refused.
struct Shown {
    Shown(const State& state, Viewer viewer) : view(Yspahan::view(state, viewer)), asked(Yspahan::to_act(state))
    {
        for (std::uint64_t number = 0; viewer && number < 40; ++number) {
            const auto action = nth_value<Action>(number * 0x9e3779b97f4a7c15U);
            refusals.push_back(check_action<Yspahan>(state, *viewer, action));
        }
        if (viewer) {
            actions = legal_rows<Yspahan>(state, *viewer).listed();
        }
    }
    bool operator==(const Shown&) const = default;

    View view;
    Asked asked;
    std::vector<Action> actions;
    std::vector<std::optional<Rejection>> refusals;
};

// Calls look(state) in every state of random matches.
template <typename Look>
void in_random_matches(int matches, Look&& look)
{
    for (int match = 0; match < matches; ++match) {
        FastStream mood(static_cast<std::uint64_t>(match));
        Log events;
        State state = Yspahan::start(nth_value<Options>(static_cast<std::uint64_t>(match)), 2 + match % 3,
                                     ChanceKey(static_cast<std::uint64_t>(match)), events);
        for (std::optional<Seat> seat = asked_seat(state); seat; seat = asked_seat(state)) {
            look(state);
            const Rows<Action> rows = legal_rows<Yspahan>(state, *seat);
            Yspahan::apply(state, *seat, rows.nth(pick_below(mood, rows.size())), events);
        }
        look(state);
    }
}

TEST_CASE("no viewer can tell a resampled state from the true one, and it adds up (yspahan 8)")
{
    FastRandom random(1);
    int pairs = 0;
    int really_different = 0;
    int noticed = 0;
    int wrong = 0;
    in_random_matches(60, [&](const State& state) {
        for (const Viewer viewer : {Viewer(blue), Viewer(green), the_public}) {
            const State other = Yspahan::resample(state, viewer, random);
            ++pairs;
            wrong += Yspahan::check_state(other) ? 1 : 0;
            noticed += Shown(state, viewer) == Shown(other, viewer) ? 0 : 1;
            really_different += hidden_places(state, viewer) == hidden_places(other, viewer) ? 0 : 1;
        }
    });
    CHECK(noticed == 0);
    CHECK(wrong == 0);
    CHECK(pairs > 15'000);
    CHECK(really_different > pairs * 9 / 10);
}

TEST_CASE("what a viewer knows stays as it is (yspahan 8)")
{
    FastRandom random(5);
    const Position position = few_cards();
    for (int sample = 0; sample < 50; ++sample) {
        const State other = Yspahan::resample(position.state, green, random);
        CHECK(other.of(green).hand == position.of(green).hand);
        CHECK(other.discards == position.state.discards);
        CHECK(other.of(blue).hand.size() == 1);
    }
}

TEST_CASE("resampling changes future dice, so that nobody can try them out beforehand (yspahan 8)")
{
    FastRandom random(7);
    const Position position;
    const auto rolled_in = [](State state) {
        Log told;
        Yspahan::apply(state, blue, Roll{}, told);
        return all<DiceRolled>(told).front();
    };
    int others = 0;
    for (int sample = 0; sample < 50; ++sample) {
        others += rolled_in(Yspahan::resample(position.state, blue, random)) == rolled_in(position.state) ? 0 : 1;
    }
    CHECK(others > 40);
}

TEST_CASE("the owner of a hand notices when it is dealt again, so the comparison can fail")
{
    FastRandom random(9);
    const Position position = few_cards();
    int noticed = 0;
    for (int sample = 0; sample < 50; ++sample) {
        const State other = Yspahan::resample(position.state, blue, random);
        noticed += Shown(position.state, green) == Shown(other, green) ? 0 : 1;
    }
    CHECK(noticed > 25);
}

} // namespace
} // namespace dahut::yspahan
