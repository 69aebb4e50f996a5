// Tests check_state.cpp: every broken invariant is found and named.
#include "tests/magna_carta/position.hpp"

#include <string>

namespace dahut::magna_carta {
namespace {

using enum Building;

std::string fault(const State& state) { return std::string(MagnaCarta::check_state(state).value_or("")); }

// A correct position with something of everything.
State sound()
{
    Position position(2);
    position.send_worker(red, position.lay(red, small_farm));
    position.lay(red, bank, Face::residence);
    position.lay_prestige(red, market, Prestige::statue);
    position.hold(red, {church});
    position.discard(red, {peddler});
    return position.state;
}

template <typename Change>
std::string fault_after(Change&& change)
{
    State state = sound();
    REQUIRE(fault(state).empty());
    change(state);
    return fault(state);
}

TEST_CASE("a card that is lost or in two places is noticed")
{
    constexpr const char* expected = "a card is missing or in two places";
    CHECK(fault_after([](State& state) { state.of(red).hand.clear(); }) == expected);
    CHECK(fault_after([](State& state) { state.of(red).deck.insert(church); }) == expected);
    CHECK(fault_after([](State& state) { state.of(red).discards.insert(bank); }) == expected);
    CHECK(fault_after([](State& state) { state.road[2].owner = orange; }) == expected);
}

TEST_CASE("a neutral card that is somewhere else, lost or doubled is noticed")
{
    CHECK(fault_after([](State& state) { std::swap(state.road[1], state.road[2]); })
          == "a neutral card lies where none can be");
    CHECK(fault_after([](State& state) { state.road[0].building = neutral_peddler; })
          == "a neutral card is missing or there twice");
    CHECK(fault_after([](State& state) { state.road[1].building = forest; })
          == "a neutral card is missing or there twice");
}

TEST_CASE("a card that cannot be turned over, or covered wrongly, is noticed")
{
    CHECK(fault_after([](State& state) { state.road[0].face = Face::residence; })
          == "a card is turned over that cannot be");
    CHECK(fault_after([](State& state) { state.road[3].face = Face::covered; })
          == "a residence and what covers it disagree");
    CHECK(fault_after([](State& state) { state.road[3].prestige = Prestige::hotel; })
          == "a residence and what covers it disagree");
}

TEST_CASE("cubes on a card that has none are noticed")
{
    constexpr const char* expected = "cubes lie where none can be";
    CHECK(fault_after([](State& state) { state.road[2].cubes = 3; }) == expected);
    CHECK(fault_after([](State& state) { state.road[0].cubes = 1; }) == expected);
    CHECK(fault_after([](State& state) {
              state.road[2].face = Face::residence;
              state.road[2].worker.reset();
              ++state.of(red).workers;
          })
          == expected);
}

TEST_CASE("a prestige building that is lost, doubled or with the wrong player is noticed")
{
    CHECK(fault_after([](State& state) { state.prestige.erase(Prestige::hotel); })
          == "a prestige building is missing or in two places");
    CHECK(fault_after([](State& state) { state.of(orange).prestige.insert(Prestige::statue); })
          == "a prestige building is missing or in two places");
    CHECK(fault_after([](State& state) {
              state.of(red).prestige.erase(Prestige::statue);
              state.of(orange).prestige.insert(Prestige::statue);
          })
          == "a prestige building covers a card of somebody else");
    CHECK(fault_after([](State& state) {
              state.prestige.erase(Prestige::hotel);
              state.of(orange).prestige.insert(Prestige::hotel);
          })
          == "a prestige building covers no residence");
}

TEST_CASE("a worker too few or too many is noticed")
{
    CHECK(fault_after([](State& state) { ++state.of(red).workers; }) == "a worker is missing or one too many");
    CHECK(fault_after([](State& state) { state.road[2].worker.reset(); }) == "a worker is missing or one too many");
}

TEST_CASE("a token too few or too many is noticed")
{
    CHECK(fault_after([](State& state) { --state.castle[1]; }) == "a token is missing or one too many");
    CHECK(fault_after([](State& state) { ++state.of(red).tokens[0]; }) == "a token is missing or one too many");
}

TEST_CASE("deniers or cubes that nobody paid are noticed")
{
    CHECK(fault_after([](State& state) { state.of(red).deniers = Deniers(1); }) == "deniers or cubes do not add up");
    CHECK(fault_after([](State& state) { ++state.of(red).cubes[3]; }) == "deniers or cubes do not add up");
}

TEST_CASE("a seat that passed twice and a provost off the road are noticed")
{
    CHECK(fault_after([](State& state) { state.bridge = {red, red}; }) == "a seat is on the bridge twice");
    CHECK(fault_after([](State& state) { state.provost = Place(5); }) == "the provost is where he cannot be");
    CHECK(fault_after([](State& state) { state.provost.reset(); }) == "the provost is where he cannot be");
}

TEST_CASE("leftovers of an earlier phase are noticed")
{
    CHECK(fault_after([](State& state) { state.of(red).choice = HandChoice::keep; })
          == "a choice of a hand was not carried out");
    CHECK(fault_after([](State& state) { state.of(red).batches = 1; }) == "batches are counted that nobody delivers");
}

} // namespace
} // namespace dahut::magna_carta
