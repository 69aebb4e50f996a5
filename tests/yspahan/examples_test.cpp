// yspahan 10: the worked examples.
#include "tests/yspahan/position.hpp"

namespace dahut::yspahan {
namespace {

using enum Shop;

TEST_CASE("the day of the printed example (yspahan 10.1)")
{
    Position position;
    position.owns(red, 0, 0);
    position.owns(yellow, 3, 4);
    position.built(yellow, {Building::bazaar, Building::shop});
    position.goods(blue, {chest2a, chest2b, barrel1a});
    position.goods(red, {chest1a});
    position.goods(yellow, {bag1b, bag1c});
    position.supervisor(Space::west2);
    position.act(blue, Roll{YellowDice(2)});
    position.state.tower = {};
    fill_tower(
        position.state,
        {blue, dice<WhiteDice::highest>({1, 1, 3, 3, 5, 5, 6, 6, 6}), dice<YellowDice::highest>({1, 2}), Gold(2)},
        position.told);

    position.act(blue, UseRow{Row::camel});
    CHECK(position.camels_of(blue) == 3);
    CHECK(position.tells(YellowDiceLeft{YellowDice(1), {Row::bag}}));
    position.act(blue, EndTurn{});

    position.act(green, UseRow{Row::gold});
    CHECK(position.gold_of(green) == 2 + 3);

    position.act(red, UseRow{Row::chest});
    CHECK(position.tells(GoodPlaced{red, chest1b, PlacingCause::row}));
    CHECK(shops_offered<PlaceGood>(position, red) == Shops{chest3a, chest3b, chest3c, chest3d});
    position.act(red, PlaceGood{chest3a});
    CHECK_FALSE(open_souks(position.state, green, Quarter::chest).contains(Souk::chest3));

    CHECK(position.offers(yellow, MoveSupervisor{Row::barrel, Space::south1}));
    CHECK(position.offers(yellow, MoveSupervisor{Row::barrel, Space::east1}));
    position.act(yellow, MoveSupervisor{Row::barrel, Space::south2});
    CHECK(position.gold_of(yellow) == 3);
    position.act(yellow, GiveUpGood{});
    CHECK(position.tells(GoodGivenUp{yellow, bag1c}));
    CHECK(position.tells(CaravanLoaded{yellow, CaravanPlace(0), CaravanRow(1), Points(2), LoadingCause::supervisor}));
    position.act(yellow, Build{Building::caravanserai, Payment::full});
    CHECK(position.points_of(yellow) == 2 + 5);
}

TEST_CASE("the chest quarter at the end of a week (yspahan 10.2)")
{
    for (const int bazaar : {0, bazaar_points}) {
        Position position;
        position.goods(blue, {chest2a, chest2b, chest2c});
        position.goods(red, {chest1a, chest1b, chest3a});
        if (bazaar > 0) {
            position.built(blue, {Building::bazaar});
            position.built(red, {Building::bazaar});
        }
        score_week(position.state, position.told);
        CHECK(position.points_of(blue) == 6 + bazaar);
        CHECK(position.points_of(red) == 4 + bazaar);
    }
}

TEST_CASE("the caravan at the end of a week (yspahan 10.3)")
{
    Position position;
    position.caravan({yellow, green, blue, yellow, red, green, blue, yellow, yellow});
    score_week(position.state, position.told);
    CHECK(position.points_of(green) == 4);
    CHECK(position.points_of(blue) == 4);
    CHECK(position.points_of(yellow) == 12);
    CHECK(position.points_of(red) == 2);
    CHECK(position.state.caravan.size() == 9);
}

} // namespace
} // namespace dahut::yspahan
