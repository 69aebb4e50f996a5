// magna-carta 4: the castle.
#include "tests/magna_carta/position.hpp"

namespace dahut::magna_carta {
namespace {

using enum Cube;
using enum CastlePart;

constexpr Cubes one_batch{1, 1, 1, 0};
constexpr Cubes two_batches{2, 2, 2, 0};
const Payment usual{food, wood, stone};

// Only the players to whom the test gives cubes have any.
Position empty_handed(int seats = 4)
{
    Position position(seats);
    for (const Seat seat : seats_of(position.state)) {
        position.own(seat, {});
    }
    return position;
}

// magna-carta 11.3
TEST_CASE("the example of the castle: batches take tokens part by part, and the most batches a gold")
{
    Position position = empty_handed();
    position.leave_tokens({2, 8, 9});
    position.own(green, one_batch);
    position.own(orange, {0, 1, 1, 1});
    position.own(red, two_batches);
    position.begin_castle({green, orange, red, blue});
    REQUIRE(position.asks(green, Stage::delivering));
    position.act(green, DeliverBatch{usual});
    CHECK(position.tells(BatchDelivered{green, usual, dungeon}));
    CHECK(position.tells(DeliveryEnded{green, 1}));
    REQUIRE(position.asks(orange, Stage::delivering));
    position.act(orange, DeliverBatch{{wood, stone, gold}});
    CHECK(position.tells(BatchDelivered{orange, {wood, stone, gold}, dungeon}));
    position.act(red, DeliverBatch{usual});
    position.act(red, DeliverBatch{usual});
    CHECK(position.tells(BatchDelivered{red, usual, walls}));
    CHECK(position.tells(DeliveryEnded{red, 2}));
    CHECK(position.tells(DeliveryEnded{blue, 0}));
    CHECK(position.tells(BonusWon{red, 2, {}}));
    CHECK(position.of(red).tokens == Tokens{0, 2, 0});
    CHECK(position.of(red).count(gold) == 1);
    CHECK(position.all<TokensRemoved>().empty());
}

// magna-carta 11.4
TEST_CASE("the example of a tie: of those with the most batches, the first to pass has the gold (magna-carta 14 R14)")
{
    Position position = empty_handed();
    position.own(red, one_batch);
    position.own(orange, one_batch);
    position.begin_castle({blue, orange, green, red});
    position.act(orange, DeliverBatch{usual});
    position.act(red, DeliverBatch{usual});
    CHECK(position.tells(BonusWon{orange, 1, {orange, red}}));
}

TEST_CASE("nobody has to deliver, and a player who could deliver more is asked again (magna-carta 4 a, 14 R18)")
{
    Position position = empty_handed(2);
    position.own(red, two_batches);
    position.own(orange, one_batch);
    position.begin_castle({red, orange});
    position.act(red, DeliverBatch{usual});
    REQUIRE(position.asks(red, Stage::delivering));
    CHECK(position.seen_by(the_public).players[0].batches == 1);
    position.act(red, EndDelivery{});
    CHECK(position.tells(DeliveryEnded{red, 1}));
    position.act(orange, EndDelivery{});
    CHECK(position.tells(DeliveryEnded{orange, 0}));
    CHECK(position.tells(BonusWon{red, 1, {}}));
    CHECK(position.of(red).cubes == Cubes{1, 1, 1, 1});
}

TEST_CASE("every batch can be paid for in another way (magna-carta 5.6 a, 14 R18)")
{
    Position position = empty_handed(2);
    position.own(red, {2, 2, 2, 1});
    position.begin_castle({red, orange});
    CHECK(position.offered<DeliverBatch>(red)
          == std::vector<DeliverBatch>{{usual}, {{food, wood, gold}}, {{food, stone, gold}}, {{wood, stone, gold}}});
    position.act(red, DeliverBatch{{food, wood, gold}});
    CHECK(position.offered<DeliverBatch>(red) == std::vector<DeliverBatch>{{usual}});
    CHECK(position.refusal(red, DeliverBatch{{food, wood, gold}}) == "wrong_payment");
}

TEST_CASE("one delivery can take tokens of two parts (magna-carta 4 b, 14 R13)")
{
    Position position = empty_handed(2);
    position.leave_tokens({1, 6, 7});
    position.own(red, two_batches);
    position.begin_castle({red, orange});
    position.act(red, DeliverBatch{usual});
    position.act(red, DeliverBatch{usual});
    CHECK(position.of(red).tokens == Tokens{1, 1, 0});
}

TEST_CASE("nobody delivers more batches than there are tokens (magna-carta 4 b)")
{
    Position position = empty_handed(2);
    position.leave_tokens({0, 0, 1});
    position.own(red, two_batches);
    position.own(orange, two_batches);
    position.begin_castle({red, orange});
    position.act(red, DeliverBatch{usual});
    CHECK(position.state.stage == Stage::over);
    CHECK(position.tells(DeliveryEnded{orange, 0}));
}

TEST_CASE("if nobody delivers, two tokens are removed in their order, the last one alone (magna-carta 4 d, 14 R13)")
{
    Position position = empty_handed(2);
    position.leave_tokens({1, 6, 7});
    position.begin_castle({red, orange});
    CHECK(position.tells(TokensRemoved{{dungeon, walls}}));
    CHECK(position.state.castle == Tokens{0, 5, 7});
    CHECK(position.all<BonusWon>().empty());

    position = empty_handed(2);
    position.leave_tokens({0, 0, 1});
    position.begin_castle({red, orange});
    CHECK(position.tells(TokensRemoved{{towers}}));
}

TEST_CASE("a player who cannot deliver is not asked (magna-carta 14 R1)")
{
    Position position = empty_handed(2);
    position.own(red, {9, 9, 0, 0});
    position.own(orange, {0, 0, 0, 3});
    position.begin_castle({red, orange});
    CHECK(position.tells(DeliveryEnded{red, 0}));
    CHECK(position.asks(orange, Stage::delivering));
}

TEST_CASE("in a castle without tokens there is nothing to take")
{
    Position position(2);
    position.leave_tokens({0, 0, 0});
    CHECK_THROWS_AS(take_token(position.state), InvariantViolation);
}

} // namespace
} // namespace dahut::magna_carta
