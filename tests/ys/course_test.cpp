// ys 3: the course of a turn and of the four turns.
#include "tests/ys/position.hpp"

#include <algorithm>

namespace dahut::ys {
namespace {

using enum Location;

// All events of a match in which everybody takes the first legal action.
struct WholeMatch {
    WholeMatch()
    {
        state = Ys::start({}, 4, ChanceKey(3), told);
        while (state.stage != Stage::over) {
            const Seat seat = *Ys::to_act(state).must.begin();
            Ys::apply(state, seat, legal_rows<Ys>(state, seat).nth(0), told);
            REQUIRE_FALSE(Ys::check_state(state));
        }
    }

    State state;
    Log told;
};

// The index of the first event of this kind after `from`.
template <typename Kind>
std::size_t next(const Log& log, std::size_t from)
{
    std::size_t place = from;
    while (place < log.all().size() && !std::holds_alternative<Kind>(log.all()[place].event)) {
        ++place;
    }
    REQUIRE(place < log.all().size());
    return place;
}

TEST_CASE("a match is four turns (ys 3)")
{
    const WholeMatch match;
    CHECK(all<TurnBegan>(match.told) == std::vector<TurnBegan>{{Turn(1)}, {Turn(2)}, {Turn(3)}, {Turn(4)}});
    CHECK(all<GameEnded>(match.told).size() == 1);
    CHECK(Ys::to_act(match.state).must.empty());
}

TEST_CASE("a turn is arrivals, order, placing and scoring (ys 3)")
{
    const WholeMatch match;
    std::size_t place = 0;
    for (int turn = 0; turn < 4; ++turn) {
        place = next<TurnBegan>(match.told, place);
        place = next<CharacterArrived>(match.told, place);
        place = next<ShipArrived>(match.told, place);
        place = next<RowGemArrived>(match.told, place);
        place = next<HasBid>(match.told, place);
        place = next<BidRevealed>(match.told, place);
        place = next<PositionChosen>(match.told, place);
        place = next<BrokerPlaced>(match.told, place);
        place = next<LastBrokerJoined>(match.told, place);
        place = next<QuarterRanked>(match.told, place);
        place = next<ColumnsRanked>(match.told, place);
        place = next<MarketWentHome>(match.told, place);
    }
    CHECK(all<BrokerPlaced>(match.told).size() == 4 * 32);
}

TEST_CASE("the windows stand at the start of placing, the start and the end of scoring (ys 3.3 a, 3.4)")
{
    Position position;
    position.give_card(blue, Character::wizard); // kept, so that blue is asked in every window
    position.begin_placing_cards();
    std::vector<Stage> stages;
    while (position.state.turn == Turn(2)) {
        stages.push_back(position.state.stage);
        const Seat seat = *Ys::to_act(position.state).must.begin();
        position.act(seat, position.legal(seat).front());
    }
    const auto first = [&stages](Stage stage) { return std::find(stages.begin(), stages.end(), stage); };
    CHECK(first(Stage::placing_cards) == stages.begin());
    CHECK(first(Stage::placing_cards) < first(Stage::placing));
    CHECK(std::find(first(Stage::scoring_cards), stages.end(), Stage::placing) == stages.end());
    CHECK(first(Stage::scoring_cards) < first(Stage::taking_gems));
    CHECK(first(Stage::ordering_columns) < first(Stage::end_cards));
    CHECK(first(Stage::end_cards) == stages.end() - 1);
}

TEST_CASE("at the end of a turn the ships leave, effects end and the next turn begins (ys 3.4)")
{
    Position position;
    position.give_card(blue, Character::jeweller);
    position.state.effects.merchant = orange;
    position.state.closed = {port1};
    position.state.of(blue).played = 1;
    position.row_gem(1, Gem::red);
    position.begin_end_cards();
    const Ship ship = *position.state.at(Quarter(1)).ship;
    position.act(blue, Pass{});
    CHECK(position.state.turn == Turn(3));
    CHECK(Ys::to_act(position.state).must == SeatSet::first(4));
    CHECK(position.state.at(Quarter(1)).ship == position.state.ships[10]);
    CHECK(position.state.ships[10] != ship);
    CHECK(position.state.effects == Effects{});
    CHECK(position.state.closed.empty());
    CHECK(position.of(blue).played == 0);
    CHECK(position.state.placed == 0);
}

TEST_CASE("the order of the last turn is the previous order of the next (ys 3.2 b)")
{
    Position position;
    position.order({purple, orange, blue, yellow});
    position.give_card(blue, Character::queen);
    position.begin_end_cards();
    position.act(blue, Pass{});
    for (const Seat seat : {blue, orange, yellow, purple}) {
        position.act(seat, Bid{Broker(3), Broker(3)});
    }
    CHECK(position.state.choosing == SmallList<Seat, 4>{purple, orange, blue, yellow});
}

TEST_CASE("the last turn ends the match (ys 3, 8)")
{
    Position position(4);
    position.give_card(blue, Character::queen);
    position.begin_end_cards();
    position.act(blue, Pass{});
    CHECK(position.state.stage == Stage::over);
    CHECK(Ys::outcome(position.state));
    for (const Seat seat : {blue, orange, yellow, purple}) {
        CHECK(position.legal(seat).empty());
        CHECK(position.refusal(seat, Pass{}) == "not_asked");
    }
}

} // namespace
} // namespace dahut::ys
