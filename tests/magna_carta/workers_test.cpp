// magna-carta 5.2 c: placing a worker.
#include "tests/magna_carta/position.hpp"

namespace dahut::magna_carta {
namespace {

TEST_CASE("a worker costs a denier wherever it goes: to a neutral card, one's own or another's (magna-carta 5.2 c)")
{
    Position position(2);
    const Place own = position.lay(red, Building::market);
    const Place anothers = position.lay(orange, Building::bank);
    for (const Place place : {Place(0), own, anothers}) {
        position.act(red, PlaceWorker{place});
        CHECK(position.tells(WorkerPlaced{red, position.named(place), Deniers(1)}));
        CHECK(position.state.at(place).worker == red);
        position.act(orange, DrawCard{});
    }
    CHECK(position.deniers_of(red) == 3);
    CHECK(position.of(red).workers == 1);
}

TEST_CASE("a card has room for one worker (magna-carta 5.2 c)")
{
    Position position(2);
    position.send_worker(orange, Place(0));
    CHECK(position.refusal(red, PlaceWorker{Place(0)}) == "card_taken");
}

TEST_CASE("residences and prestige buildings take no workers (magna-carta 5.2 c, 5.5 b)")
{
    Position position(2);
    const Place residence = position.lay(orange, Building::market, Face::residence);
    const Place statue = position.lay_prestige(orange, Building::bank, Prestige::statue);
    CHECK(position.refusal(red, PlaceWorker{residence}) == "no_building");
    CHECK(position.refusal(red, PlaceWorker{statue}) == "no_building");
    CHECK(position.refusal(red, PlaceWorker{Place(9)}) == "no_such_card");
}

TEST_CASE("without a worker or a denier none is placed (magna-carta 5.2 c)")
{
    Position position(4);
    position.own(red, {});
    CHECK(position.refusal(red, PlaceWorker{Place(0)}) == "too_few_deniers");
    position.own(red, {}, 5);
    for (const int place : {0, 1, 2, 3}) {
        position.send_worker(red, Place(place));
    }
    const Place bank = position.lay(red, Building::bank);
    CHECK(position.refusal(red, PlaceWorker{bank}) == "no_worker");
}

TEST_CASE("a card beyond the provost takes workers as any other (magna-carta 5.2 c, 5.3)")
{
    Position position(2);
    const Place bank = position.lay(red, Building::bank);
    position.stand_provost(Place(0));
    CHECK(position.offers(red, PlaceWorker{bank}));
}

} // namespace
} // namespace dahut::magna_carta
