// What the learned forecast of Yspahan looks at, in one position that is easily counted.
#include "engine/bots/yspahan_greedy.hpp"
#include "engine/yspahan/city.hpp"
#include "tests/support/features.hpp"
#include "tests/yspahan/position.hpp"

namespace dahut::yspahan {
namespace {

int value_of(const Position& at, Seat seat, std::string_view name)
{
    return test::value_of_feature<GreedyBot>(at.state, seat, name);
}

TEST_CASE("the features of Yspahan count what a seat has and the turns left")
{
    Position at(3);
    at.today(2, 3);
    at.owns(blue, 4, 5);
    at.points(blue, 11);
    at.built(blue, {Building::hammam, Building::bazaar});
    at.holds(blue, {Card::three_camels});
    at.chooses(blue);
    const Forecast forecast = GreedyBot::forecast(at.state);
    const int days = Day::highest - 3;
    const int turns = Day::size + days;
    CHECK(value_of(at, blue, "always") == 1);
    CHECK(value_of(at, blue, "points") == at.points_of(blue));
    CHECK(value_of(at, blue, "forecast") == forecast[0]);
    CHECK(value_of(at, blue, "forecast_of_others") == (forecast[1] + forecast[2]) / 2);
    CHECK(value_of(at, blue, "turns") == turns);
    CHECK(value_of(at, blue, "turns_squared") == turns * turns);
    CHECK(value_of(at, blue, "days") == days);
    CHECK(value_of(at, blue, "camels") == 4);
    CHECK(value_of(at, blue, "gold") == 5);
    CHECK(value_of(at, blue, "hand") == 1);
    CHECK(value_of(at, blue, "gold_in_turns") == 5 * turns);
    CHECK(value_of(at, blue, "buildings") == 2);
    CHECK(value_of(at, blue, "buildings_squared") == 4);
    CHECK(value_of(at, blue, "hammam_in_turns") == turns);
    CHECK(value_of(at, blue, "hoist_in_turns") == 0);
    CHECK(value_of(at, green, "hammam_in_turns") == 0);
    CHECK(value_of(at, blue, "turn_still_today") == 1);
}

TEST_CASE("a souk that is begun counts by its part, one that is whole by its points")
{
    Position at(2);
    at.today(1, 2);
    Souk souk{};
    for (const Souk one : all_of<Souk>()) {
        souk = facts_of(one).shops == 3 ? one : souk;
    }
    REQUIRE(facts_of(souk).shops == 3);
    SmallList<Shop, 8> shops;
    for (const Shop shop : shops_of(souk)) {
        shops.push_back(shop);
    }
    const int points = facts_of(souk).points;
    at.goods(blue, {shops[0]});
    CHECK(value_of(at, blue, "goods") == 1);
    CHECK(value_of(at, blue, "begun_souks") == 100 * points / 3);
    CHECK(value_of(at, blue, "souks_lacking_one") == 0);
    at.goods(blue, {shops[1]});
    CHECK(value_of(at, blue, "goods") == 2);
    CHECK(value_of(at, blue, "souks_lacking_one") == points);
    CHECK(value_of(at, blue, "souks") == 0);
    at.goods(blue, {shops[2]});
    CHECK(value_of(at, blue, "begun_souks") == 0);
    CHECK(value_of(at, blue, "souks") == points);
    CHECK(value_of(at, blue, "souks_in_days") == points * (Day::highest - 2));
    CHECK(value_of(at, green, "goods") == 0);
}

TEST_CASE("goods on the caravan count by the highest row of their owner")
{
    Position at(2);
    at.caravan({blue, green, blue});
    const View view = at.seen_by(the_public);
    CHECK(value_of(at, blue, "goods_on_caravan") == 2);
    CHECK(value_of(at, blue, "caravan") == 2 * view.players[0].caravan_row->number());
    CHECK(value_of(at, green, "goods_on_caravan") == 1);
    CHECK(value_of(at, green, "camels_loaded") == 3);
}

} // namespace
} // namespace dahut::yspahan
