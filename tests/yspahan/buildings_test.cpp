// yspahan 3.3: buildings, what they cost and what they bring.
#include "tests/yspahan/position.hpp"

namespace dahut::yspahan {
namespace {

using enum Building;

TEST_CASE("each building has its price in camels and gold (yspahan 3.3 a)")
{
    constexpr std::array<Price, buildings_in_all> printed{{{2, 0}, {2, 2}, {2, 2}, {3, 3}, {4, 4}, {4, 4}}};
    for (const Building building : all_of<Building>()) {
        Position position;
        const Price price = printed[static_cast<std::size_t>(building)];
        position.owns(blue, price.camels, price.gold);
        position.builds(blue);
        position.act(blue, Build{building, Payment::full});
        CHECK(position.of(blue).buildings == Choices<Building>(building));
        CHECK(position.camels_of(blue) == 0);
        CHECK(position.gold_of(blue) == 0);

        position = Position();
        position.owns(blue, price.camels - 1, 9);
        position.builds(blue);
        CHECK(position.refusal(blue, Build{building, Payment::full}) == "not_enough_camels");
        if (price.gold > 0) {
            position.owns(blue, 9, price.gold - 1);
            CHECK(position.refusal(blue, Build{building, Payment::full}) == "not_enough_gold");
        }
    }
}

TEST_CASE("buildings bring 0, 0, 5, 5, 5 and 10 points, whichever they are (yspahan 3.3 b)")
{
    Position position;
    position.owns(blue, 99, 99);
    int points = 0;
    const std::array<int, buildings_in_all> printed{0, 0, 5, 5, 5, 10};
    for (std::size_t number = 0; number < printed.size(); ++number) {
        // From the last building to the first.
        const Building building = all_of<Building>()[printed.size() - 1 - number];
        position.builds(blue);
        position.act(blue, Build{building, Payment::full});
        points += printed[number];
        CHECK(position.all<BuildingBuilt>().front().points == Points(printed[number]));
        CHECK(position.points_of(blue) == points);
    }
    position.builds(blue);
    CHECK_FALSE(points_of_next_building(position.of(blue)));
    CHECK(position.offered<Build>(blue).empty());
    CHECK(position.refusal(blue, Build{hoist, Payment::full}) == "built_already");
}

TEST_CASE("one building a turn, and none has to be built (yspahan 3 d)")
{
    Position position;
    position.owns(blue, 9, 9);
    position.holds(blue, {Card::exchange});
    position.builds(blue);
    Position ended = position;
    position.act(blue, Build{hammam, Payment::full});
    REQUIRE(position.asks(blue, Stage::ending));
    CHECK(position.refusal(blue, Build{shop, Payment::full}) == "wrong_stage");
    ended.act(blue, EndTurn{});
    CHECK(ended.tells(TurnEnded{blue}));
    CHECK(ended.of(blue).buildings.empty());
}

TEST_CASE("the Paddock adds a camel, the Shop two gold, to the row's own action only (yspahan 3.3 a)")
{
    Position position;
    position.owns(blue, 0, 0);
    position.built(blue, {paddock, shop});
    position.holds(blue, {Card::three_camels, Card::three_gold});
    position.chooses(blue, {{Row::camel, 1, 2}, {Row::gold, 6, 2}});
    position.act(blue, PlayCard{Card::three_camels});
    position.act(blue, PlayCard{Card::three_gold});
    CHECK(position.camels_of(blue) == 3);
    CHECK(position.gold_of(blue) == 3);
    Position with_gold = position;
    position.act(blue, UseRow{Row::camel});
    CHECK(position.camels_of(blue) == 3 + 2 + 1);
    with_gold.act(blue, UseRow{Row::gold});
    CHECK(with_gold.gold_of(blue) == 3 + 2 + 2);
}

TEST_CASE("the Caravanserai draws a card for each good that is sent, with or without a camel (yspahan 3.3 a)")
{
    for (const Action& answer : {Action(PayCamel{}), Action(GiveUpGood{})}) {
        Position position;
        position.owns(green, 1, 0);
        position.built(green, {caravanserai});
        position.goods(green, {Shop::bag2a});
        position.next_cards({Card::sell_gold});
        position.chooses(blue, {{Row::camel, 4, 1}, {Row::gold, 6, 1}});
        position.act(blue, MoveSupervisor{Row::camel, Space::south4});
        position.act(green, answer);
        CHECK(position.of(green).hand == Cards{Card::sell_gold});
        CHECK(position.tells(CardDrawn{green, DrawCause::caravanserai}));
    }
}

TEST_CASE("a Caravanserai built between two goods draws for the second only (yspahan 9 R15)")
{
    Position position;
    position.owns(blue, 3, 0);
    position.holds(blue, {Card::build_without_gold});
    position.goods(blue, {Shop::vase1a, Shop::barrel1a});
    position.chooses(blue, {{Row::camel, 1, 1}});
    position.act(blue, MoveSupervisor{Row::camel, Space::east1});
    position.act(blue, SendFirst{Shop::vase1a});
    position.act(blue, GiveUpGood{});
    CHECK(position.of(blue).hand.size() == 1);
    position.act(blue, BuildByCard{Card::build_without_gold, caravanserai});
    // With the last camel and the last card gone, the second good leaves without a question.
    CHECK(position.all<CardDrawn>() == std::vector<CardDrawn>{{blue, DrawCause::caravanserai}});
    CHECK(position.of(blue).hand.size() == 1);
}

TEST_CASE("with build_cards = own a card is a build of its own besides that of the turn (yspahan 9 R1)")
{
    Position position;
    position.owns(blue, 4, 4);
    position.holds(blue, {Card::build_without_camels});
    position.builds(blue);
    CHECK(position.refusal(blue, Build{hoist, Payment::without_camels}) == "card_builds_alone");
    position.act(blue, BuildByCard{Card::build_without_camels, hammam});
    CHECK(position.all<BuildingBuilt>()
          == std::vector<BuildingBuilt>{{blue, hammam, Camels(0), Gold(2), {Card::build_without_camels}, Points(0)}});
    REQUIRE(position.asks(blue, Stage::building));
    position.act(blue, Build{shop, Payment::full});
    CHECK(position.of(blue).buildings.size() == 2);
}

TEST_CASE("a card builds at any moment of the turn, the Paddock for nothing at all (yspahan 4 b, 9 R17)")
{
    Position position;
    position.owns(blue, 0, 0);
    position.holds(blue, {Card::build_without_camels, Card::build_without_gold});
    CHECK(position.refusal(blue, BuildByCard{Card::build_without_gold, paddock}) == "not_enough_camels");
    CHECK(position.refusal(blue, BuildByCard{Card::build_without_camels, shop}) == "not_enough_gold");
    CHECK(position.refusal(blue, BuildByCard{Card::exchange, paddock}) == "wrong_card");
    position.act(blue, BuildByCard{Card::build_without_camels, paddock});
    CHECK(position.tells(CardPlayed{blue, Card::build_without_camels}));
    CHECK(position.of(blue).has(paddock));
    REQUIRE(position.asks(blue, Stage::rolling));
    CHECK(position.refusal(blue, BuildByCard{Card::build_without_camels, shop}) == "card_not_in_hand");
}

TEST_CASE(
    "with build_cards = payment the cards are named with the build of the turn, both at once if desired (yspahan 9 R1)")
{
    Position position(3, by_payment);
    position.owns(blue, 0, 0);
    position.holds(blue, {Card::build_without_camels, Card::build_without_gold});
    CHECK(position.refusal(blue, BuildByCard{Card::build_without_camels, paddock}) == "card_only_pays");
    position.builds(blue);
    CHECK(position.refusal(blue, Build{hoist, Payment::without_camels}) == "not_enough_gold");
    CHECK(position.refusal(blue, Build{hoist, Payment::without_gold}) == "not_enough_camels");
    position.act(blue, Build{hoist, Payment::nothing});
    CHECK(position.all<BuildingBuilt>()
          == std::vector<BuildingBuilt>{
              {blue, hoist, Camels(0), Gold(0), {Card::build_without_camels, Card::build_without_gold}, Points(0)}});
    CHECK(position.of(blue).hand.empty());
    CHECK(position.state.discards.size() == 2);
}

TEST_CASE("with build_cards = payment one card pays for its part (yspahan 9 R1)")
{
    Position position(4, by_payment);
    position.owns(blue, 4, 4);
    position.holds(blue, {Card::build_without_gold});
    position.builds(blue);
    CHECK(position.refusal(blue, Build{hoist, Payment::without_camels}) == "card_not_in_hand");
    CHECK(position.refusal(blue, Build{hoist, Payment::nothing}) == "card_not_in_hand");
    CHECK(position.offers(blue, Build{hoist, Payment::full}));
    position.act(blue, Build{hoist, Payment::without_gold});
    CHECK(position.camels_of(blue) == 0);
    CHECK(position.gold_of(blue) == 4);
}

} // namespace
} // namespace dahut::yspahan
