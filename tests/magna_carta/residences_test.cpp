// magna-carta 5.5: the Lawyer and residences.
#include "tests/magna_carta/position.hpp"

namespace dahut::magna_carta {
namespace {

using enum Building;
using enum Cube;

constexpr Options forbidding{GameKind::standard, LawyerOnWorker::forbid};
constexpr Options sending_home{GameKind::standard, LawyerOnWorker::send_home};

// Red's worker is on orange's Lawyer, the first card after the Peddler.
Position red_on_lawyer(const Options& options = {})
{
    Position position(2, options);
    position.send_worker(red, position.lay(orange, lawyer));
    return position;
}

TEST_CASE("the worker's owner pays a food and turns over a building of one's own (magna-carta 5.5 a)")
{
    Position position = red_on_lawyer();
    const Place bank_of_red = position.lay(red, bank);
    position.lay(orange, bank);
    position.stand_provost(bank_of_red);
    position.begin_abilities(red_orange);
    CHECK(position.offered<TurnOver>(red) == std::vector<TurnOver>{{bank_of_red, food}});
    position.act(red, TurnOver{bank_of_red, food});
    CHECK(position.state.at(bank_of_red).face == Face::residence);
    CHECK(position.tells(AbilityUsed{red, Ability::primary, position.named(Place(2)), {{}, {food}, {}}, {}}));
    CHECK(position.tells(CardTurned{red, position.named(bank_of_red)}));
    CHECK(position.tells(AbilityUsed{orange, Ability::secondary, position.named(Place(2)), {}, {Deniers(2), {}, {}}}));
    CHECK(position.of(red).count(food) == 1);
}

TEST_CASE("a residence can be paid for with gold (magna-carta 5.5 a, 5.6 a)")
{
    Position position = red_on_lawyer();
    const Place bank_of_red = position.lay(red, bank);
    position.own(red, {1, 0, 0, 1});
    position.stand_provost(bank_of_red);
    position.begin_abilities(red_orange);
    CHECK(position.offered<TurnOver>(red) == std::vector<TurnOver>{{bank_of_red, food}, {bank_of_red, gold}});
    CHECK(position.refusal(red, TurnOver{bank_of_red, wood}) == "wrong_payment");
}

TEST_CASE("neither a Lawyer nor a neutral card nor a residence nor another's card is turned over (magna-carta 5.5 a)")
{
    Position position = red_on_lawyer();
    const Place lawyer_of_red = position.lay(red, lawyer);
    const Place anothers = position.lay(orange, bank);
    const Place residence = position.lay(red, market, Face::residence);
    position.lay(red, bank);
    position.stand_provost(residence);
    position.begin_abilities(red_orange);
    for (const Place place : {lawyer_of_red, anothers, residence, Place(0), Place(40)}) {
        CHECK(position.refusal(red, TurnOver{place, food}) == "cannot_be_turned");
    }
}

TEST_CASE("without a building to turn over, or without food and gold, nobody is asked (magna-carta 14 R1)")
{
    Position position = red_on_lawyer();
    position.stand_provost(Place(2));
    position.begin_abilities(red_orange);
    CHECK(position.tells(AbilityUnused{red, Ability::primary, position.named(Place(2)), Unused::no_card}));

    position = red_on_lawyer();
    position.lay(red, bank);
    position.own(red, {0, 5, 5, 0});
    position.stand_provost(Place(2));
    position.begin_abilities(red_orange);
    CHECK(position.tells(AbilityUnused{red, Ability::primary, position.named(Place(2)), Unused::price}));
}

TEST_CASE("buildings beyond the provost can be turned over (magna-carta 14 R12)")
{
    Position position = red_on_lawyer();
    const Place bank_of_red = position.lay(red, bank);
    position.stand_provost(Place(2));
    position.begin_abilities(red_orange);
    CHECK(position.offers(red, TurnOver{bank_of_red, food}));
}

TEST_CASE("a worker on a building that is turned over is still paid, and so is its owner (magna-carta 14 R4)")
{
    Position position = red_on_lawyer();
    const Place farm = position.lay(red, large_farm);
    position.send_worker(orange, farm);
    position.stand_provost(farm);
    position.begin_abilities(red_orange);
    position.act(red, TurnOver{farm, food});
    CHECK(position.tells(AbilityUsed{orange, Ability::primary, position.named(farm), {}, {{}, {food, food}, {}}}));
    CHECK(position.tells(AbilityUsed{red, Ability::secondary, position.named(farm), {}, {{}, {food}, {}}}));
    CHECK(position.state.at(farm).face == Face::residence);
    CHECK_FALSE(position.state.at(farm).worker);
}

TEST_CASE("option forbid: a building with a worker on it is not turned over (magna-carta 14 R4)")
{
    Position position = red_on_lawyer(forbidding);
    const Place farm = position.lay(red, large_farm);
    const Place bank_of_red = position.lay(red, bank);
    position.send_worker(orange, farm);
    position.stand_provost(farm);
    position.begin_abilities(red_orange);
    CHECK(position.refusal(red, TurnOver{farm, food}) == "worker_there");
    CHECK(position.offers(red, TurnOver{bank_of_red, food}));
}

TEST_CASE(
    "option forbid: nor is one whose worker waits beyond the provost, and one that was resolved is (magna-carta 14 R4)")
{
    Position position(2, forbidding);
    const Place farm = position.lay(red, large_farm);
    const Place orange_lawyer = position.lay(orange, lawyer);
    const Place bank_of_red = position.lay(red, bank);
    position.send_worker(orange, farm);
    position.send_worker(red, orange_lawyer);
    position.send_worker(orange, bank_of_red);
    position.stand_provost(orange_lawyer);
    position.begin_abilities(red_orange);
    CHECK(position.refusal(red, TurnOver{bank_of_red, food}) == "worker_there");
    CHECK(position.offers(red, TurnOver{farm, food}));
}

TEST_CASE("option send_home: a worker on a building that is turned over goes home with nothing (magna-carta 14 R4)")
{
    Position position = red_on_lawyer(sending_home);
    const Place farm = position.lay(red, large_farm);
    position.send_worker(orange, farm);
    position.stand_provost(farm);
    position.begin_abilities(red_orange);
    const int workers = position.of(orange).workers;
    position.act(red, TurnOver{farm, food});
    CHECK(position.tells(CardTurned{red, position.named(farm)}));
    CHECK(position.tells(WorkerSentHome{orange, position.named(farm)}));
    CHECK(position.of(orange).workers == workers + 1);
    CHECK(position.of(orange).count(food) == 2);
    CHECK(position.of(red).count(food) == 1);
    CHECK(position.all<AbilityUsed>().size() == 2);
    CHECK(position.all<WorkerUnpaid>().empty());
    CHECK_FALSE(position.state.at(farm).worker);
}

TEST_CASE("option send_home: one's own worker goes home too, and the cubes go back at once (magna-carta 14 R4, R12)")
{
    Position position = red_on_lawyer(sending_home);
    const Place farm = position.lay(red, small_farm);
    position.send_worker(red, farm);
    position.stand_provost(farm);
    position.begin_abilities(red_orange);
    position.act(red, TurnOver{farm, food});
    CHECK(position.tells(WorkerSentHome{red, position.named(farm)}));
    CHECK(position.tells(CubesReturned{position.named(farm), 2}));
    CHECK(position.of(red).count(food) == 1);
    CHECK(position.of(red).workers == workers_of_player);
}

TEST_CASE("option send_home: a worker beyond the provost goes home at once, and others stay (magna-carta 14 R4, R6)")
{
    Position position = red_on_lawyer(sending_home);
    const Place farm = position.lay(red, large_farm);
    const Place bank_of_red = position.lay(red, bank);
    position.send_worker(orange, farm);
    position.send_worker(orange, bank_of_red);
    position.stand_provost(Place(2));
    position.begin_abilities(red_orange);
    position.act(red, TurnOver{farm, food});
    CHECK(position.all<WorkerSentHome>() == std::vector<WorkerSentHome>{{orange, position.named(farm)}});
    CHECK(position.all<WorkerUnpaid>() == std::vector<WorkerUnpaid>{{orange, position.named(bank_of_red)}});
}

TEST_CASE("beyond the provost a worker goes home with nothing from a building that was turned over (magna-carta 14 R6)")
{
    Position position = red_on_lawyer();
    const Place farm = position.lay(red, large_farm);
    position.send_worker(orange, farm);
    position.stand_provost(Place(2));
    position.begin_abilities(red_orange);
    position.act(red, TurnOver{farm, food});
    CHECK(position.tells(WorkerUnpaid{orange, position.named(farm)}));
    CHECK(position.of(orange).count(food) == 2);
}

TEST_CASE("cubes on a small building that is turned over go back at once (magna-carta 14 R12)")
{
    Position position = red_on_lawyer();
    const Place farm = position.lay(red, small_farm);
    position.stand_provost(farm);
    position.begin_abilities(red_orange);
    position.act(red, TurnOver{farm, food});
    CHECK(position.tells(CubesReturned{position.named(farm), 2}));
    CHECK(position.state.at(farm).cubes == 0);
}

TEST_CASE("with a worker on the card its cubes stay until the worker goes home (magna-carta 14 R12)")
{
    Position position = red_on_lawyer();
    const Place farm = position.lay(red, small_farm);
    position.send_worker(orange, farm);
    position.stand_provost(farm);
    position.begin_abilities(red_orange);
    position.act(red, TurnOver{farm, food});
    CHECK(position.tells(AbilityUsed{red, Ability::secondary, position.named(farm), {}, {{}, {food}, {}}}));
    CHECK(position.tells(CubesReturned{position.named(farm), 1}));
    CHECK(position.state.at(farm).cubes == 0);
}

TEST_CASE("cubes of a card beyond the provost go back as well (magna-carta 14 R6, R12)")
{
    Position position = red_on_lawyer();
    const Place farm = position.lay(red, small_farm);
    position.send_worker(orange, farm);
    position.stand_provost(Place(2));
    position.begin_abilities(red_orange);
    position.act(red, TurnOver{farm, food});
    CHECK(position.tells(CubesReturned{position.named(farm), 2}));
}

TEST_CASE("a Lawyer is not obliged to turn anything over (magna-carta 5.4 c)")
{
    Position position = red_on_lawyer();
    const Place bank_of_red = position.lay(red, bank);
    position.stand_provost(bank_of_red);
    position.begin_abilities(red_orange);
    position.act(red, Decline{});
    CHECK(position.state.at(bank_of_red).face == Face::building);
    CHECK(position.all<CardTurned>().empty());
}

TEST_CASE("only a Lawyer turns buildings over (magna-carta 5.5 a)")
{
    Position position(2);
    const Place bank_of_red = position.lay(red, bank);
    position.send_worker(red, bank_of_red);
    position.stand_provost(bank_of_red);
    position.begin_abilities(red_orange);
    CHECK(position.refusal(red, TurnOver{bank_of_red, food}) == "no_lawyer");
}

} // namespace
} // namespace dahut::magna_carta
