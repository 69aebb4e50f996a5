// The greedy bot has a plan: in positions where the right action is plain, it takes it.
#include "engine/bots/magna_carta_greedy.hpp"
#include "engine/bots/magna_carta_worth.hpp"
#include "tests/magna_carta/position.hpp"

namespace dahut::magna_carta {
namespace {

Action chosen(const Position& at, Seat seat, std::uint64_t mood = 1)
{
    const Rows<Action> rows = legal_rows<MagnaCarta>(at.state, seat);
    FastStream stream(mood);
    return GreedyBot::choose(Knowledge<MagnaCarta>(at.state, seat, rows), stream);
}

template <typename Kind>
bool chooses(const Position& at, Seat seat)
{
    return std::holds_alternative<Kind>(chosen(at, seat));
}

Worth worth_of(const Position& at, Seat seat, const Stock& stock)
{
    const View view = at.seen_by(seat);
    const Outlook outlook(view, seat);
    return Plan(view, seat, outlook, stock).of(stock);
}

TEST_CASE("the greedy bot delivers a batch as soon as it has one")
{
    Position at(2);
    at.own(red, {1, 1, 1, 0});
    at.begin_castle(red_orange);
    CHECK(chooses<DeliverBatch>(at, red));
}

TEST_CASE("near the end the greedy bot builds a prestige building when it has the goods and a residence")
{
    Position at(2);
    at.leave_tokens({0, 0, 3});
    at.lay(red, Building::small_farm, Face::residence);
    at.own(red, {0, 3, 0, 2});
    CHECK(chooses<CoverResidence>(at, red));
}

TEST_CASE("the greedy bot builds a prestige building in the basic game, where it needs no residence")
{
    Position at(2, {GameKind::basic, {}});
    at.own(red, {0, 0, 3, 2});
    CHECK(chooses<BuildPrestige>(at, red));
}

TEST_CASE("the greedy bot does not pass while it has workers and money, and a card has something to give")
{
    Position at(2);
    at.lay(orange, Building::large_quarry);
    at.stand_provost(last_place(at.state));
    at.own(red, {1, 1, 0, 0}, 3);
    CHECK_FALSE(chooses<Pass>(at, red));
}

TEST_CASE("the greedy bot puts its worker where the provost will come")
{
    Position at(2);
    at.lay(red, Building::small_farm);
    at.lay(red, Building::large_farm);
    at.lay(red, Building::peddler);
    at.lay(red, Building::market);
    const Place quarry = at.lay(red, Building::large_quarry);
    at.stand_provost(Place(0));
    at.own(red, {0, 0, 0, 0}, 2);
    CHECK(chosen(at, red) != Action(PlaceWorker{quarry}));
}

TEST_CASE("the greedy bot turns a small building over when its worker is at a Lawyer")
{
    Position at(2);
    const Place farm = at.lay(red, Building::small_farm);
    at.lay(red, Building::bank);
    const Place lawyer = at.lay(orange, Building::lawyer);
    at.stand_provost(lawyer);
    at.own(red, {2, 0, 0, 0}, 2);
    at.send_worker(red, lawyer);
    at.begin_abilities(red_orange);
    CHECK(chosen(at, red) == Action(TurnOver{farm, Cube::food}));
}

TEST_CASE("the greedy bot buys gold and tokens of the castle when it has money to spare")
{
    Position at(2);
    const Place bank = at.lay(red, Building::bank);
    const Place church = at.lay(red, Building::church);
    at.stand_provost(church);
    at.own(red, {}, 12);
    at.send_worker(red, bank);
    at.send_worker(red, church);
    at.begin_abilities(red_orange);
    CHECK(chooses<BuyGold>(at, red));
    at.act(red, BuyGold{Amount(2)});
    CHECK(chooses<BuyTokens>(at, red));
}

TEST_CASE("the greedy bot draws no cards in the last round")
{
    Position at(2);
    at.leave_tokens({0, 0, 1});
    at.own(red, {}, 9);
    CHECK_FALSE(chooses<DrawCard>(at, red));
    CHECK_FALSE(chooses<ReplaceHand>(at, red));
}

TEST_CASE("goods are worth more the nearer they bring a purchase")
{
    Position at(2);
    at.lay(red, Building::small_farm, Face::residence);
    CHECK(worth_of(at, red, {{0, 2, 0, 1}, 2, 1}) > worth_of(at, red, {{1, 1, 0, 1}, 2, 1}));
    CHECK(worth_of(at, red, {{1, 1, 1, 0}, 2, 1}) > worth_of(at, red, {{2, 1, 0, 0}, 2, 1}));
    CHECK(worth_of(at, red, {{2, 1, 0, 0}, 2, 1}) > worth_of(at, red, {{3, 0, 0, 0}, 2, 1}));
}

TEST_CASE("in the last round goods that buy nothing are worth their points")
{
    Position at(2);
    at.leave_tokens({0, 0, 1});
    CHECK(worth_of(at, red, {{3, 0, 0, 1}, 6, 0}) == 3 * third_of_point + point + 6 * third_of_point);
}

} // namespace
} // namespace dahut::magna_carta
