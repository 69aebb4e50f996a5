// Resampled states: the viewer cannot tell them from the true one, every such state occurs, and all occur equally
// often. Small positions are compared with an exact enumeration that is independent of the code under test.
#include "engine/core/hash.hpp"
#include "engine/ys/ys.hpp"
#include "tests/support/catch.hpp"
#include "tests/ys/position.hpp"

#include <cmath>
#include <functional>
#include <map>
#include <vector>

namespace dahut::ys {
namespace {

constexpr Seat me{0};
constexpr Seat other{1};

// The parts of a state that a test varies: one seat's brokers on the board, its courtiers, its screen and its bid.
std::vector<int> fingerprint(const State& state, Seat seat)
{
    std::vector<int> values;
    for (const PlacedBroker& broker : state.brokers) {
        values.push_back(broker.value.number());
    }
    for (const Courtier& courtier : state.of(seat).throne_room) {
        values.push_back(courtier.value.number());
    }
    for (const std::uint8_t count : state.of(seat).behind) {
        values.push_back(count);
    }
    if (state.of(seat).bid) {
        values.push_back(10 * state.of(seat).bid->first.number() + state.of(seat).bid->second.number());
    }
    return values;
}

using Worlds = std::map<std::vector<int>, int>;

// All arrangements of the brokers at these places and behind the screen of `other` that look the same to `viewer`.
Worlds enumerated(const State& truth, const std::vector<BrokerNumber>& places, Viewer viewer)
{
    Worlds worlds;
    std::function<void(State&, std::size_t)> fill = [&](State& state, std::size_t place) {
        if (place == places.size()) {
            if (Ys::view(state, viewer) == Ys::view(truth, viewer) && !Ys::check_state(state)) {
                worlds[fingerprint(state, other)] = 0;
            }
            return;
        }
        for (int value = Broker::lowest; value <= Broker::highest; ++value) {
            State next = state;
            PlacedBroker& broker = next.at(places[place]);
            std::uint8_t& count = next.of(other).behind[static_cast<std::size_t>(value)];
            ++next.of(other).behind[static_cast<std::size_t>(broker.value.index())];
            if (count > 0) {
                --count;
                broker.value = Broker(value);
                fill(next, place + 1);
            }
        }
    };
    State state = truth;
    fill(state, 0);
    return worlds;
}

// Checks that every world occurs about equally often: within five standard deviations.
void compare(const State& truth, Viewer viewer, Worlds worlds)
{
    constexpr int samples_for_each = 400;
    FastRandom random(11);
    const int samples = samples_for_each * static_cast<int>(worlds.size());
    for (int sample = 0; sample < samples; ++sample) {
        const State resampled = Ys::resample(truth, viewer, random);
        const auto found = worlds.find(fingerprint(resampled, other));
        REQUIRE(found != worlds.end());
        ++found->second;
    }
    const double spread = 5 * std::sqrt(samples_for_each);
    for (const auto& [world, count] : worlds) {
        CHECK(std::abs(count - samples_for_each) < spread);
    }
}

TEST_CASE("two face-down brokers are any two of the eleven that can be missing, each equally likely (ys 10)")
{
    Position position;
    const BrokerNumber first = position.put(other, 3, Location::port1, Face::down);
    const BrokerNumber second = position.put(other, 0, Location::blue1, Face::down);
    position.put(other, 4, Location::port2, Face::up);
    const Worlds worlds = enumerated(position.state, {first, second}, me);
    // Of 0 0 1 1 1 2 3 3 3 4 every ordered pair, except 2 2 and 4 4.
    CHECK(worlds.size() == 23);
    compare(position.state, me, worlds);
    compare(position.state, the_public, worlds);
}

TEST_CASE("what a Spy saw stays as it is, for the Spy alone (ys 7.3, 10)")
{
    Position position;
    const BrokerNumber seen = position.put(other, 4, Location::port1, Face::down);
    const BrokerNumber unseen = position.put(other, 1, Location::port1, Face::down);
    position.state.at(seen).seen_by.insert(me);
    const Worlds worlds = enumerated(position.state, {seen, unseen}, me);
    CHECK(worlds.size() == 5);
    compare(position.state, me, worlds);
    CHECK(enumerated(position.state, {seen, unseen}, the_public).size() == 24);
}

TEST_CASE("for its owner nothing of its own changes (ys 10)")
{
    Position position;
    position.put(other, 4, Location::port1, Face::down);
    FastRandom random(5);
    for (int sample = 0; sample < 50; ++sample) {
        CHECK(fingerprint(Ys::resample(position.state, other, random), other) == fingerprint(position.state, other));
    }
}

TEST_CASE("a bid that is not revealed is any bid, each equally likely (ys 3.2 a)")
{
    FastRandom random(3);
    Log log;
    State state = Ys::start({}, 4, ChanceKey(3), log);
    Ys::apply(state, other, Bid{Broker(4), Broker(0)}, log);
    std::map<int, int> bids;
    constexpr int samples = 13 * 400;
    for (int sample = 0; sample < samples; ++sample) {
        const Bid bid = *Ys::resample(state, me, random).of(other).bid;
        ++bids[10 * bid.first.number() + bid.second.number()];
    }
    // There are fifteen pairs of values. But there is only one 2, so the pair 2 2 is impossible.
    CHECK(bids.size() == 14);
    for (const auto& [bid, count] : bids) {
        CHECK(std::abs(count - samples / 14) < 5 * std::sqrt(samples / 14));
    }
    CHECK(Ys::resample(state, other, random).of(other).bid == state.of(other).bid);
}

TEST_CASE("characters and ships still to come are dealt again, those that have arrived are not (ys 3.1, 10)")
{
    FastRandom random(9);
    Log log;
    const State state = Ys::start({}, 4, ChanceKey(9), log);
    bool other_ships = false;
    bool other_characters = false;
    for (int sample = 0; sample < 20; ++sample) {
        const State world = Ys::resample(state, me, random);
        for (int ship = 0; ship < state.ships_arrived; ++ship) {
            CHECK(world.ships[ship] == state.ships[ship]);
        }
        for (std::size_t quarter = 0; quarter < 4; ++quarter) {
            CHECK(world.quarters[quarter].pile[0] == state.quarters[quarter].pile[0]);
        }
        CHECK_FALSE(Ys::check_state(world));
        other_ships = other_ships || world.ships != state.ships;
        other_characters = other_characters || world.quarters != state.quarters;
    }
    CHECK(other_ships);
    CHECK(other_characters);
}

} // namespace
} // namespace dahut::ys
