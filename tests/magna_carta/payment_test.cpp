// magna-carta 5.6: paying with cubes and with gold.
#include "tests/magna_carta/position.hpp"

#include <algorithm>

namespace dahut::magna_carta {
namespace {

using enum Cube;

Player with(const Cubes& cubes)
{
    Player player;
    player.cubes = cubes;
    return player;
}

std::vector<Payment> payments(const Cubes& cubes, const Cost& cost)
{
    const Choices<Payment> found = payments_for(with(cubes), cost);
    return {found.begin(), found.end()};
}

TEST_CASE("without gold there is one way to pay (magna-carta 5.6)")
{
    CHECK(payments({5, 5, 5, 0}, card_of(Building::large_farm).cost) == std::vector<Payment>{{food, stone, stone}});
    CHECK(payments({5, 5, 1, 0}, card_of(Building::large_farm).cost).empty());
}

TEST_CASE("gold stands in for any cube, and the payment with the fewest comes first (magna-carta 5.6 a, 14 R3)")
{
    CHECK(payments({1, 0, 1, 2}, card_of(Building::large_quarry).cost)
          == std::vector<Payment>{{food, stone, gold}, {food, gold, gold}, {stone, gold, gold}});
    CHECK(payments({0, 0, 1, 2}, card_of(Prestige::statue).cost) == std::vector<Payment>{{stone, gold, gold}});
    CHECK(payments({0, 0, 0, 3}, batch) == std::vector<Payment>{{gold, gold, gold}});
}

TEST_CASE("an asterisk is paid with food before wood before stone before gold (magna-carta 5.6 a, 14 R3)")
{
    CHECK(payments({1, 2, 1, 2}, card_of(Building::market).cost)
          == std::vector<Payment>{
              {food, wood}, {wood, wood}, {wood, stone}, {food, gold}, {wood, gold}, {stone, gold}, {gold, gold}});
    CHECK(payments({3, 0, 3, 0}, card_of(Building::market).cost).empty());
}

TEST_CASE("what costs gold is paid in gold (magna-carta 5.6 b)")
{
    CHECK(payments({9, 9, 9, 1}, card_of(Prestige::stables).cost).empty());
    CHECK(payments({9, 9, 9, 2}, card_of(Prestige::stables).cost)
          == std::vector<Payment>{{food, food, food, gold, gold}});
    CHECK(payments({0, 0, 0, 8}, card_of(Prestige::cathedral).cost).size() == 1);
}

TEST_CASE("every payment uses cubes at hand and pays exactly the cost (magna-carta 5.6)")
{
    for (const BuildingCard& card : building_cards) {
        for (std::uint16_t number = 0; number < 256; ++number) {
            const Cubes cubes{static_cast<std::uint16_t>(number % 4), static_cast<std::uint16_t>(number / 4 % 4),
                              static_cast<std::uint16_t>(number / 16 % 4), static_cast<std::uint16_t>(number / 64)};
            CHECK(can_pay(with(cubes), card.cost) == !payments(cubes, card.cost).empty());
            int fewest_gold = 0;
            for (const Payment& payment : payments(cubes, card.cost)) {
                const auto given = [&payment](Cube cube) { return std::ranges::count(payment, cube); };
                CHECK(payment.size() == card.cost.total());
                CHECK(std::ranges::is_sorted(payment));
                for (const Cube cube : all_of<Cube>()) {
                    CHECK(given(cube) <= cubes[static_cast<std::size_t>(cube)]);
                }
                CHECK(given(gold) >= fewest_gold);
                fewest_gold = static_cast<int>(given(gold));
            }
        }
    }
}

TEST_CASE("gold is not money (magna-carta 5.6 b)")
{
    Position position(2);
    position.own(red, {0, 0, 0, 9}, 0);
    position.hold(red, {Building::small_farm});
    CHECK(position.refusal(red, DrawCard{}) == "too_few_deniers");
    CHECK(position.refusal(red, PlaceWorker{Place(0)}) == "too_few_deniers");
}

TEST_CASE("gold pays for anything that is paid in cubes (magna-carta 5.6 a)")
{
    Position position(2);
    position.own(red, {0, 0, 0, 8}, 0);
    position.hold(red, {Building::small_farm, Building::market, Building::large_farm, Building::bank});
    position.lay(red, Building::small_quarry, Face::residence);
    for (const Building building : {Building::small_farm, Building::market}) {
        CHECK(position.offers(red, Build{building, {gold, gold}}));
    }
    for (const Building building : {Building::large_farm, Building::bank}) {
        CHECK(position.offers(red, Build{building, {gold, gold, gold}}));
    }
    CHECK(position.offers(
        red, CoverResidence{Prestige::cathedral, Place(2), {gold, gold, gold, gold, gold, gold, gold, gold}}));
}

TEST_CASE("nobody can pay with a missing cube")
{
    Position position(2);
    position.own(red, {});
    CHECK_THROWS_AS(pay(position.state, red, Cube::food), InvariantViolation);
    CHECK_THROWS_AS(pay(position.state, red, Deniers(1)), InvariantViolation);
}

} // namespace
} // namespace dahut::magna_carta
