// magna-carta 5.2 d: building.
#include "tests/magna_carta/position.hpp"

#include <array>
#include <utility>

namespace dahut::magna_carta {
namespace {

using enum Building;
using enum Cube;

TEST_CASE("every building costs and scores what is printed on it (magna-carta 13)")
{
    constexpr std::array<std::pair<Cost, int>, cards_in_deck> printed{{{{{1, 1, 0, 0}, 0}, 1},
                                                                       {{{1, 1, 0, 0}, 0}, 1},
                                                                       {{{1, 1, 0, 0}, 0}, 1},
                                                                       {{{0, 1, 0, 0}, 1}, 2},
                                                                       {{{0, 1, 0, 0}, 1}, 2},
                                                                       {{{1, 1, 0, 0}, 0}, 2},
                                                                       {{{1, 0, 2, 0}, 0}, 2},
                                                                       {{{1, 0, 2, 0}, 0}, 2},
                                                                       {{{1, 0, 2, 0}, 0}, 2},
                                                                       {{{1, 0, 2, 0}, 0}, 2},
                                                                       {{{0, 1, 2, 0}, 0}, 3},
                                                                       {{{0, 1, 2, 0}, 0}, 3}}};
    for (const Building building : Cards::first(cards_in_deck)) {
        const auto& [cost, points] = printed[static_cast<std::size_t>(building)];
        INFO(word(building));
        CHECK(card_of(building).cost == cost);
        CHECK(card_of(building).points == points);
    }
}

TEST_CASE("a building is paid for and laid at the end of the road (magna-carta 2 c, 5.2 d)")
{
    Position position(2);
    position.own(red, {1, 0, 3, 0}, 2);
    position.hold(red, {large_quarry, bank});
    position.act(red, Build{large_quarry, {food, stone, stone}});
    CHECK(position.tells(BuildingBuilt{red, {Place(2), large_quarry, red}, {food, stone, stone}, 0}));
    CHECK(position.of(red).cubes == Cubes{0, 0, 1, 0});
    CHECK(position.of(red).hand == Cards(bank));
    CHECK(position.state.road.size() == 3);
    CHECK(position.deniers_of(red) == 2);
}

TEST_CASE("a building can be used by the next player at once (magna-carta 5.2 d)")
{
    Position position(2);
    position.hold(red, {small_farm});
    position.act(red, Build{small_farm, {food, wood}});
    position.act(orange, PlaceWorker{Place(2)});
    CHECK(position.state.at(Place(2)).worker == orange);
}

TEST_CASE("a small building gets two cubes with two players, four with more (magna-carta 1 a)")
{
    for (const int seats : {2, 3, 4}) {
        Position position(seats);
        position.hold(red, {small_quarry});
        position.act(red, Build{small_quarry, {food, wood}});
        CHECK(position.state.road.back().cubes == (seats == 2 ? 2 : 4));
        CHECK(position.all<BuildingBuilt>().front().stored == (seats == 2 ? 2 : 4));
    }
}

TEST_CASE("only a card of the hand is built, and only for what it costs (magna-carta 5.2 d)")
{
    Position position(2);
    position.own(red, {2, 2, 0, 0}, 1);
    position.hold(red, {small_farm, large_farm});
    CHECK(position.refusal(red, Build{small_quarry, {food, wood}}) == "not_in_hand");
    CHECK(position.refusal(red, Build{park, {}}) == "not_in_hand");
    CHECK(position.refusal(red, Build{large_farm, {food, stone, stone}}) == "wrong_payment");
    CHECK(position.refusal(red, Build{small_farm, {wood, wood}}) == "wrong_payment");
    CHECK(position.refusal(red, Build{small_farm, {wood, food}}) == "wrong_payment");
    CHECK(position.refusal(red, Build{small_farm, {food, wood, wood}}) == "wrong_payment");
}

TEST_CASE("buildings that cost the same are offered in one row (magna-carta 14 R3)")
{
    Position position(2);
    position.own(red, {1, 1, 0, 0});
    position.hold(red, {small_farm, small_quarry, lawyer, bank});
    const std::vector<Action> expected{Build{small_farm, {food, wood}}, Build{small_quarry, {food, wood}},
                                       Build{lawyer, {food, wood}}, Pass{}};
    CHECK(position.legal(red) == expected);
    CHECK(legal_rows<MagnaCarta>(position.state, red).all().size() == 2);
}

} // namespace
} // namespace dahut::magna_carta
