// magna-carta 9: what the basic game leaves out.
#include "tests/magna_carta/position.hpp"

namespace dahut::magna_carta {
namespace {

using enum Building;
using enum Cube;

constexpr Options basic{GameKind::basic, {}};

TEST_CASE("a deck of the basic game has ten cards, without Lawyer and Church (magna-carta 9 a)")
{
    Log told;
    const State state = MagnaCarta::start(basic, 2, ChanceKey(1), told);
    Cards all = state.of(red).deck;
    all.join(state.of(red).hand);
    CHECK(all.size() == 10);
    CHECK_FALSE(all.contains(lawyer));
    CHECK_FALSE(all.contains(church));
    int points = 0;
    for (const Building building : all) {
        points += card_of(building).points;
    }
    CHECK(points == 18);
}

TEST_CASE("there is no Hotel (magna-carta 9 a)")
{
    Position position(2, basic);
    position.own(red, {9, 9, 9, 9}, 1);
    CHECK(position.seen_by(red).prestige.size() == 6);
    CHECK(position.refusal(red, BuildPrestige{Prestige::hotel, {stone, stone, stone, gold}}) == "prestige_not_there");
}

TEST_CASE("a prestige building is laid before its player and needs no residence (magna-carta 9 c)")
{
    Position position(2, basic);
    position.own(red, {0, 0, 5, 4}, 1);
    CHECK(position.refusal(red, CoverResidence{Prestige::statue, Place(0), {stone, stone, gold}}) == "no_residences");
    CHECK(position.refusal(red, BuildPrestige{Prestige::statue, {stone, gold}}) == "wrong_payment");
    position.act(red, BuildPrestige{Prestige::statue, {stone, stone, gold}});
    CHECK(position.tells(PrestigeBuilt{red, Prestige::statue, {stone, stone, gold}, std::nullopt}));
    CHECK(position.seen_by(orange).players[0].prestige == PrestigeList{Prestige::statue});
    CHECK(score_of(position.state, red).prestige_points == Points(6));
}

TEST_CASE("there is no provost, and every card of the road is resolved (magna-carta 9 b)")
{
    Position position(2, basic);
    const Place farm = position.lay(orange, large_farm);
    position.send_worker(orange, farm);
    CHECK_FALSE(position.seen_by(red).provost);
    position.all_pass();
    CHECK(position.all<ProvostLeft>().empty());
    CHECK(position.all<WorkerUnpaid>().empty());
    CHECK(position.of(orange).count(food) == 4);
    CHECK(position.state.round == Round(2));
    CHECK(position.all<ProvostAdvanced>().empty());
}

TEST_CASE("a prestige building that can be paid for is asked about in the basic game too (magna-carta 14 R17)")
{
    Position position(2, basic);
    position.own(orange, {0, 0, 2, 1});
    position.act(red, DrawCard{});
    CHECK(position.asks(orange, Stage::acting));
}

} // namespace
} // namespace dahut::magna_carta
