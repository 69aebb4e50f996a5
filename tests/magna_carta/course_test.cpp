// magna-carta 5: the course of a round, and how a match ends.
#include "tests/magna_carta/position.hpp"

#include <algorithm>

namespace dahut::magna_carta {
namespace {

// Whether the first event of each kind comes after the first event of the kind before it.
template <typename... Kinds>
bool in_this_order(const Log& told)
{
    const auto& events = told.all();
    auto place = events.begin();
    const auto found = [&]<typename Kind>(const Kind*) {
        place =
            std::find_if(place, events.end(), [](const auto& one) { return std::holds_alternative<Kind>(one.event); });
        return place != events.end();
    };
    return (found(static_cast<const Kinds*>(nullptr)) && ...);
}

TEST_CASE("a round is income, actions, provost, abilities, castle and its end, in this order (magna-carta 5)")
{
    Position position(2);
    position.own(red, {});
    position.own(orange, {}, 1);
    position.send_worker(orange, Place(0));
    position.act(red, Pass{});
    CHECK(position.asks(orange, Stage::acting));
    position.act(orange, Pass{});
    CHECK(position.asks(red, Stage::moving_provost));
    position.act(red, MoveProvost{Steps(0)});
    position.act(orange, MoveProvost{Steps(0)});
    CHECK(in_this_order<ProvostLeft, AbilityUsed, DeliveryEnded, TokensRemoved, FirstPlayerMoved, RoundBegan,
                        IncomeReceived>(position.told));
    CHECK(position.state.round == Round(2));
    CHECK(position.asks(orange, Stage::acting));
}

TEST_CASE("the match ends with the round in which the last token goes, which is played to its end (magna-carta 4 e)")
{
    Position position(2);
    position.leave_tokens({0, 0, 1});
    position.own(red, {1, 1, 1, 0}, 3);
    position.begin_castle({red, orange});
    position.act(red, DeliverBatch{{Cube::food, Cube::wood, Cube::stone}});
    CHECK(position.state.stage == Stage::over);
    CHECK(position.tells(BonusWon{red, 1, {}}));
    CHECK(position.tells(FirstPlayerMoved{orange}));
    CHECK(position.all<GameEnded>().size() == 1);
    CHECK(position.all<IncomeReceived>().empty());
}

TEST_CASE("if the Church sells the last token, the match ends with that round too (magna-carta 4 e)")
{
    Position position(2);
    const Place church = position.lay(red, Building::church);
    position.leave_tokens({0, 0, 1});
    position.own(red, {1, 1, 1, 0}, 2);
    position.send_worker(red, church);
    position.stand_provost(church);
    position.begin_abilities({red, orange});
    position.act(red, BuyTokens{Amount(1)});
    CHECK(position.state.stage == Stage::over);
    // Nobody can deliver, no tokens are left to remove, and no bonus gold is paid.
    CHECK(position.all<BatchDelivered>().empty());
    CHECK(position.all<TokensRemoved>().empty());
    CHECK(position.all<BonusWon>().empty());
    CHECK(position.all<DeliveryEnded>().size() == 2);
}

TEST_CASE("tokens that are removed end the match too (magna-carta 4 d, e)")
{
    Position position(2);
    position.leave_tokens({0, 0, 2});
    position.begin_castle({red, orange});
    CHECK(position.tells(TokensRemoved{{CastlePart::towers, CastlePart::towers}}));
    CHECK(position.state.stage == Stage::over);
}

TEST_CASE("when a match is over nobody is asked and nothing is legal (magna-carta 4 e)")
{
    Position position(2);
    position.leave_tokens({0, 0, 1});
    position.begin_castle({red, orange});
    REQUIRE(MagnaCarta::outcome(position.state));
    CHECK(MagnaCarta::to_act(position.state).must.empty());
    for (const Seat seat : {red, orange}) {
        CHECK(position.legal(seat).empty());
        CHECK(position.refusal(seat, Pass{}) == "not_asked");
    }
}

TEST_CASE("if nobody ever delivers, a match takes the fewest possible rounds (magna-carta 8)")
{
    for (const int seats : {2, 3, 4}) {
        Position position(seats);
        int rounds = 1;
        while (position.state.stage != Stage::over) {
            const Seat seat = *MagnaCarta::to_act(position.state).must.begin();
            const Action last = position.legal(seat).back();
            position.act(seat, position.state.stage == Stage::moving_provost ? Action(MoveProvost{}) : last);
            rounds = std::max(rounds, position.state.round.number());
        }
        CHECK(rounds == (count_of(castle_of(seats)) + 1) / 2);
    }
}

TEST_CASE("with one batch in every round a match takes as many rounds as there are tokens (magna-carta 8)")
{
    const auto next = [](const Position& position, Seat seat) -> Action {
        switch (position.state.stage) {
        case Stage::delivering:
            return position.of(seat).batches == 0 ? Action(DeliverBatch{{Cube::food, Cube::wood, Cube::stone}})
                                                  : Action(EndDelivery{});
        case Stage::moving_provost:
            return MoveProvost{};
        default:
            return Pass{};
        }
    };
    for (const int seats : {2, 3, 4}) {
        Position position(seats);
        position.own(red, {24, 24, 24, 0});
        int rounds = 1;
        while (position.state.stage != Stage::over) {
            const Seat seat = *MagnaCarta::to_act(position.state).must.begin();
            position.act(seat, next(position, seat));
            rounds = std::max(rounds, position.state.round.number());
        }
        CHECK(rounds == count_of(castle_of(seats)));
    }
}

} // namespace
} // namespace dahut::magna_carta
