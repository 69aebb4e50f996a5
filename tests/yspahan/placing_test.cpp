// yspahan 3.1, 9 R8: goods on the shops of a quarter, and the good of the Hoist.
#include "tests/yspahan/position.hpp"

namespace dahut::yspahan {
namespace {

using enum Shop;

constexpr Options may_leave{.hoist = HoistGood::may};

// Blue places `goods` goods in this quarter.
Position placing(Quarter quarter, int goods, const Options& options = {})
{
    Position position(4, options);
    position.chooses(blue, {{Row::camel, 1, 1}, {row_of(quarter), 3, goods}});
    return position;
}

TEST_CASE("goods are placed one by one on free shops of the quarter (yspahan 3.1 a)")
{
    Position position = placing(Quarter::bag, 2);
    position.act(blue, UseRow{Row::bag});
    REQUIRE(position.asks(blue, Stage::placing));
    CHECK(shops_offered<PlaceGood>(position, blue).size() == 18);
    position.act(blue, PlaceGood{bag2c});
    CHECK(position.tells(GoodPlaced{blue, bag2c, PlacingCause::row}));
    CHECK(position.refusal(blue, PlaceGood{bag2c}) == "shop_taken");
    CHECK(position.refusal(blue, PlaceGood{chest1a}) == "wrong_quarter");
    position.act(blue, PlaceGood{bag2a});
    CHECK(position.of(blue).goods == Shops{bag2a, bag2c});
    CHECK(position.asks(green, Stage::choosing));
}

TEST_CASE("a souk with a good of somebody else is closed (yspahan 3.1 a)")
{
    Position position = placing(Quarter::barrel, 1);
    position.goods(green, {barrel1a});
    position.goods(red, {barrel4e});
    position.act(blue, UseRow{Row::barrel});
    CHECK(shops_offered<PlaceGood>(position, blue)
          == Shops{barrel2a, barrel2b, barrel2c, barrel3a, barrel3b, barrel3c, barrel3d});
    CHECK(position.refusal(blue, PlaceGood{barrel1b}) == "souk_closed");
    CHECK(position.refusal(blue, PlaceGood{barrel1a}) == "shop_taken");
}

TEST_CASE("a player who has begun a souk continues there, and may open another once it is completed (yspahan 3.1 b)")
{
    Position position = placing(Quarter::chest, 2);
    position.goods(blue, {chest1b});
    position.act(blue, UseRow{Row::chest});
    // The only open shop is filled at once.
    CHECK(position.tells(GoodPlaced{blue, chest1a, PlacingCause::row}));
    CHECK(position.tells(SoukCompleted{blue, Souk::chest1}));
    CHECK(shops_offered<PlaceGood>(position, blue)
          == Shops{chest2a, chest2b, chest2c, chest3a, chest3b, chest3c, chest3d});
}

TEST_CASE("another souk of the quarter is not open while one is begun, souks of other quarters are (yspahan 3.1 b)")
{
    Position position = placing(Quarter::bag, 1);
    position.goods(blue, {bag3a});
    CHECK(open_souks(position.state, blue, Quarter::bag) == Souks{Souk::bag3});
    CHECK(open_souks(position.state, blue, Quarter::vase).size() == 3);
    position.act(blue, UseRow{Row::bag});
    CHECK(position.refusal(blue, PlaceGood{bag1a}) == "souk_begun");
    CHECK(shops_offered<PlaceGood>(position, blue) == Shops{bag3b, bag3c, bag3d, bag3e});
}

TEST_CASE("of several incomplete souks in a quarter any may be continued (yspahan 3.1 c)")
{
    Position position = placing(Quarter::chest, 1);
    // The supervisor has broken chest 1 open after chest 2 was begun.
    position.goods(blue, {chest1a, chest2a, chest2b});
    position.act(blue, UseRow{Row::chest});
    CHECK(shops_offered<PlaceGood>(position, blue) == Shops{chest1b, chest2c});
    CHECK(position.refusal(blue, PlaceGood{chest3a}) == "souk_begun");
}

TEST_CASE("a souk whose last good has left is free for everybody (yspahan 3.1 c)")
{
    Position position = placing(Quarter::vase, 1);
    position.goods(green, {vase1a});
    position.supervisor(Space::north2);
    position.act(blue, MoveSupervisor{Row::camel, Space::north1});
    CHECK(position.of(green).goods.empty());
    for (const Seat seat : {blue, green, red, yellow}) {
        CHECK(open_souks(position.state, seat, Quarter::vase).contains(Souk::vase1));
    }
}

TEST_CASE("goods that find no shop go back, and all that can be placed are (yspahan 3.1 d, 9 R8)")
{
    Position position = placing(Quarter::vase, 5);
    position.goods(green, {vase3a});
    position.goods(blue, {vase1a});
    position.act(blue, UseRow{Row::vase});
    position.act(blue, PlaceGood{vase2b});
    CHECK(position.all<GoodPlaced>()
          == std::vector<GoodPlaced>{{blue, vase2b, PlacingCause::row}, {blue, vase2a, PlacingCause::row}});
    CHECK(position.tells(GoodsReturned{blue, Goods(3)}));
    CHECK(position.asks(green, Stage::choosing));
}

TEST_CASE("on the last free shop a good is placed without a question, unless its player holds a card (yspahan 9 R19)")
{
    Position position = placing(Quarter::chest, 1);
    position.goods(blue, {chest1a, chest1b, chest2a, chest2b, chest2c, chest3a, chest3b, chest3c});
    Position with_card = position;
    position.act(blue, UseRow{Row::chest});
    CHECK(position.tells(GoodPlaced{blue, chest3d, PlacingCause::row}));
    CHECK(position.tells(SoukCompleted{blue, Souk::chest3}));
    CHECK(position.asks(green, Stage::choosing));

    with_card.holds(blue, {Card::exchange});
    with_card.act(blue, UseRow{Row::chest});
    REQUIRE(with_card.asks(blue, Stage::placing));
    CHECK(shops_offered<PlaceGood>(with_card, blue) == Shops{chest3d});
}

TEST_CASE("where nothing can be placed the row's own action cannot be chosen (yspahan 3.1 d)")
{
    Position position = placing(Quarter::vase, 2);
    position.goods(green, {vase1a, vase2a, vase3b});
    position.holds(blue, {Card::exchange});
    CHECK(position.refusal(blue, UseRow{Row::vase}) == "no_shop_open");
    CHECK(position.refusal(blue, UseRowWithCard{Row::vase, Card::exchange}) == "no_shop_open");
    CHECK(position.offers(blue, DrawCard{Row::vase}));
    CHECK(room_for_goods(position.state, blue, Quarter::vase) == 0);
}

TEST_CASE("a quarter has room for the goods that can be placed one after the other (yspahan 3.1 b)")
{
    Position position;
    position.goods(blue, {bag1a});
    position.goods(green, {bag4f});
    CHECK(room_for_goods(position.state, blue, Quarter::bag) == 2 + 4 + 5);
    CHECK(room_for_goods(position.state, green, Quarter::bag) == 5 + 4 + 5);
    CHECK(room_for_goods(position.state, red, Quarter::bag) == 4 + 5);
}

TEST_CASE("the Hoist places one good more, and not in vain when the quarter is full (yspahan 3.3, 9 R8)")
{
    Position position = placing(Quarter::vase, 1);
    position.built(blue, {Building::hoist});
    position.act(blue, UseRow{Row::vase});
    CHECK(position.state.goods_left == Goods(2));

    position = placing(Quarter::vase, 1);
    position.built(blue, {Building::hoist});
    position.goods(green, {vase2a, vase3a});
    position.act(blue, UseRow{Row::vase});
    CHECK(position.tells(GoodPlaced{blue, vase1a, PlacingCause::row}));
    CHECK(position.tells(GoodsReturned{blue, Goods(1)}));
}

TEST_CASE("option must: the Hoist's good is placed where it finds a shop (yspahan 9 R8)")
{
    Position position = placing(Quarter::chest, 2);
    position.built(blue, {Building::hoist});
    position.goods(blue, {chest1b});
    position.act(blue, UseRow{Row::chest});
    CHECK(position.tells(GoodPlaced{blue, chest1a, PlacingCause::row}));
    position.act(blue, PlaceGood{chest2a});
    REQUIRE(position.asks(blue, Stage::placing));
    CHECK(position.state.goods_left == Goods(1));
    CHECK(position.refusal(blue, LeaveGood{}) == "good_not_left");
    CHECK(position.offered<LeaveGood>(blue).empty());
}

TEST_CASE("option may: the Hoist's good comes last and may be left, the others not (yspahan 9 R8)")
{
    Position position = placing(Quarter::chest, 2, may_leave);
    position.built(blue, {Building::hoist});
    position.goods(blue, {chest1b});
    position.act(blue, UseRow{Row::chest});
    CHECK(position.tells(GoodPlaced{blue, chest1a, PlacingCause::row}));
    CHECK(position.refusal(blue, LeaveGood{}) == "good_not_left");
    position.act(blue, PlaceGood{chest2a});
    REQUIRE(position.offers(blue, LeaveGood{}));
    Position placed = position;
    position.act(blue, LeaveGood{});
    CHECK(position.tells(GoodLeft{blue}));
    CHECK(position.all<GoodsReturned>().empty());
    CHECK(position.of(blue).goods == Shops{chest1a, chest1b, chest2a});
    CHECK(position.asks(green, Stage::choosing));

    placed.act(blue, PlaceGood{chest2b});
    CHECK(placed.all<GoodLeft>().empty());
    CHECK(placed.of(blue).goods == Shops{chest1a, chest1b, chest2a, chest2b});
    CHECK(placed.asks(green, Stage::choosing));
}

TEST_CASE("option may: a single free shop is asked about, and without any the good goes back (yspahan 9 R8, R19)")
{
    Position position = placing(Quarter::vase, 1, may_leave);
    position.built(blue, {Building::hoist});
    position.goods(green, {vase1a, vase3a});
    position.act(blue, UseRow{Row::vase});
    position.act(blue, PlaceGood{vase2a});
    REQUIRE(position.asks(blue, Stage::placing));
    CHECK(shops_offered<PlaceGood>(position, blue) == Shops{vase2b});
    CHECK(position.offers(blue, LeaveGood{}));

    position = placing(Quarter::vase, 1, may_leave);
    position.built(blue, {Building::hoist});
    position.goods(green, {vase2a, vase3a});
    position.act(blue, UseRow{Row::vase});
    CHECK(position.tells(GoodsReturned{blue, Goods(1)}));
    CHECK(position.asks(green, Stage::choosing));
}

TEST_CASE("option may: without a Hoist every good is placed, also that of a card (yspahan 9 R8, R15)")
{
    Position position = placing(Quarter::bag, 1, may_leave);
    position.owns(blue, 0, 4);
    position.holds(blue, {Card::exchange, Card::build_without_camels});
    position.act(blue, UseRowWithCard{Row::bag, Card::exchange});
    CHECK(position.refusal(blue, LeaveGood{}) == "good_not_left");
    position.act(blue, BuildByCard{Card::build_without_camels, Building::hoist});
    position.act(blue, PlaceGood{bag2a});
    CHECK(position.state.goods_left == Goods(1));
    CHECK(position.refusal(blue, LeaveGood{}) == "good_not_left");
}

TEST_CASE("a Hoist that a card builds while goods are placed comes too late for them (yspahan 9 R15)")
{
    Position position = placing(Quarter::bag, 2);
    position.owns(blue, 0, 4);
    position.holds(blue, {Card::build_without_camels});
    position.act(blue, UseRow{Row::bag});
    position.act(blue, BuildByCard{Card::build_without_camels, Building::hoist});
    CHECK(position.state.goods_left == Goods(2));
}

} // namespace
} // namespace dahut::yspahan
