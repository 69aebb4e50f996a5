// magna-carta 3, 5.2 e: prestige buildings.
#include "tests/magna_carta/position.hpp"

namespace dahut::magna_carta {
namespace {

using enum Cube;

TEST_CASE("every prestige building costs and scores what is printed on it (magna-carta 13)")
{
    using enum Prestige;
    const auto costs = [](Prestige prestige, const Cost& cost, int points) {
        return card_of(prestige).cost == cost && card_of(prestige).points == points;
    };
    CHECK(costs(theatre, {{0, 2, 0, 1}}, 6));
    CHECK(costs(statue, {{0, 0, 2, 1}}, 6));
    CHECK(costs(hotel, {{0, 0, 3, 1}}, 6));
    CHECK(costs(stables, {{3, 0, 0, 2}}, 10));
    CHECK(costs(town_hall, {{0, 3, 0, 2}}, 10));
    CHECK(costs(monument, {{0, 0, 3, 2}}, 10));
    CHECK(costs(cathedral, {{0, 0, 5, 3}}, 14));
}

TEST_CASE("a prestige building goes on a residence of the player's choice, which it covers (magna-carta 3 a, 14 R11)")
{
    Position position(2);
    const Place first = position.lay(red, Building::market, Face::residence);
    const Place second = position.lay(red, Building::bank, Face::residence);
    position.own(red, {0, 0, 3, 2}, 1);
    CHECK(position.offers(red, CoverResidence{Prestige::statue, first, {stone, stone, gold}}));
    position.act(red, CoverResidence{Prestige::statue, second, {stone, stone, gold}});
    CHECK(position.tells(PrestigeBuilt{red, Prestige::statue, {stone, stone, gold}, position.named(second)}));
    CHECK(position.state.at(second).face == Face::covered);
    CHECK(position.state.at(second).prestige == Prestige::statue);
    CHECK(position.of(red).prestige == Choices<Prestige>(Prestige::statue));
    CHECK(position.of(red).cubes == Cubes{0, 0, 1, 1});
}

TEST_CASE("without a free residence of one's own none is built (magna-carta 3 a)")
{
    Position position(2);
    position.own(red, {9, 9, 9, 9}, 1);
    const Place anothers = position.lay(orange, Building::bank, Face::residence);
    const Place building = position.lay(red, Building::bank);
    const Place covered = position.lay_prestige(red, Building::market, Prestige::hotel);
    for (const Place place : {anothers, building, covered, Place(0), Place(40)}) {
        CHECK(position.refusal(red, CoverResidence{Prestige::statue, place, {stone, stone, gold}})
              == "needs_residence");
    }
    CHECK(position.refusal(red, BuildPrestige{Prestige::statue, {stone, stone, gold}}) == "needs_residence");
}

TEST_CASE("each prestige building is built once (magna-carta 3)")
{
    Position position(2);
    position.own(red, {9, 9, 9, 9}, 1);
    const Place residence = position.lay(red, Building::bank, Face::residence);
    position.lay_prestige(orange, Building::bank, Prestige::theatre);
    CHECK(position.refusal(red, CoverResidence{Prestige::theatre, residence, {wood, wood, gold}})
          == "prestige_not_there");
    CHECK(position.refusal(red, CoverResidence{Prestige::statue, residence, {stone, gold}}) == "wrong_payment");
}

TEST_CASE("all seven lie open from the start (magna-carta 3)")
{
    const Position position(2);
    CHECK(position.seen_by(the_public).prestige.size() == 7);
}

} // namespace
} // namespace dahut::magna_carta
