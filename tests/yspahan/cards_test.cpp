// yspahan 4: cards: what each does, drawing and reshuffling.
#include "tests/yspahan/position.hpp"

namespace dahut::yspahan {
namespace {

using enum Shop;

Position holding(Card card)
{
    Position position;
    position.holds(blue, {card});
    return position;
}

TEST_CASE("a hand plays any number of cards, and not on other players' turns (yspahan 4 b)")
{
    Position position;
    position.holds(blue, {Card::three_camels, Card::three_gold, Card::place_on_caravan});
    position.holds(green, {Card::three_gold});
    position.act(blue, PlayCard{Card::three_camels});
    position.act(blue, PlayCard{Card::three_gold});
    position.act(blue, PlayCard{Card::place_on_caravan});
    CHECK(position.refusal(green, PlayCard{Card::three_gold}) == "not_asked");
    CHECK(position.refusal(blue, PlayCard{Card::three_gold}) == "card_not_in_hand");
    CHECK(position.state.discards == Cards{Card::three_camels, Card::three_gold, Card::place_on_caravan});
}

TEST_CASE("cards can be played at every decision of the own turn (yspahan 9 R4)")
{
    Position position;
    position.owns(blue, 4, 4);
    position.holds(blue, {Card::three_gold});
    CHECK(position.offers(blue, PlayCard{Card::three_gold})); // before the roll
    position.chooses(blue, {{Row::camel, 1, 1}, {Row::bag, 2, 2}});
    CHECK(position.offers(blue, PlayCard{Card::three_gold}));
    Position ordering = position;
    position.act(blue, UseRow{Row::bag});
    CHECK(position.offers(blue, PlayCard{Card::three_gold}));
    position.act(blue, PlaceGood{bag2a});
    CHECK(position.offers(blue, PlayCard{Card::three_gold})); // between two goods
    position.act(blue, PlaceGood{bag2b});
    REQUIRE(position.asks(blue, Stage::building));
    CHECK(position.offers(blue, PlayCard{Card::three_gold}));
    position.act(blue, Build{Building::hammam, Payment::full});
    CHECK(position.offers(blue, PlayCard{Card::three_gold}));

    ordering.goods(blue, {vase1a, barrel1a});
    ordering.act(blue, MoveSupervisor{Row::camel, Space::east1});
    REQUIRE(ordering.asks(blue, Stage::ordering));
    CHECK(ordering.offers(blue, PlayCard{Card::three_gold}));
    ordering.act(blue, SendFirst{vase1a});
    REQUIRE(ordering.asks(blue, Stage::sending));
    CHECK(ordering.offers(blue, PlayCard{Card::three_gold}));
}

TEST_CASE("three camels and three gold come from the supply (yspahan 4)")
{
    Position position = holding(Card::three_camels);
    position.act(blue, PlayCard{Card::three_camels});
    CHECK(position.camels_of(blue) == 3);
    CHECK(position.tells(CamelsTaken{blue, Camels(3), Income::card}));
    position = holding(Card::three_gold);
    position.act(blue, PlayCard{Card::three_gold});
    CHECK(position.gold_of(blue) == 2 + 3);
}

TEST_CASE("a card places a good in any quarter by the rules of placing, and no Hoist helps (yspahan 4, 9 R16)")
{
    Position position = holding(Card::place_on_shop);
    position.built(blue, {Building::hoist});
    position.goods(blue, {bag3a});
    position.goods(green, {vase1a, vase2a});
    const Shops shops = shops_offered<PlaceByCard>(position, blue);
    CHECK(shops.size() == 4 + 14 + 9 + 3);
    CHECK(position.refusal(blue, PlaceByCard{bag1a}) == "souk_begun");
    CHECK(position.refusal(blue, PlaceByCard{vase2b}) == "souk_closed");
    CHECK(position.refusal(blue, PlaceByCard{vase2a}) == "shop_taken");
    position.act(blue, PlaceByCard{vase3c});
    CHECK(position.tells(GoodPlaced{blue, vase3c, PlacingCause::card}));
    CHECK(position.of(blue).goods == Shops{bag3a, vase3c});
}

TEST_CASE("a card loads the caravan, and no Caravanserai helps (yspahan 4)")
{
    Position position = holding(Card::place_on_caravan);
    position.built(blue, {Building::caravanserai});
    position.act(blue, PlayCard{Card::place_on_caravan});
    CHECK(position.tells(CaravanLoaded{blue, CaravanPlace(0), CaravanRow(1), Points(2), LoadingCause::card}));
    CHECK(position.points_of(blue) == 2);
    CHECK(position.of(blue).hand.empty());
}

TEST_CASE("up to four camels are sold for 2 points each (yspahan 4, 9 R11)")
{
    Position position = holding(Card::sell_camels);
    CHECK(position.refusal(blue, SellCamels{CamelsForSale(1)}) == "not_enough_camels");
    position.owns(blue, 6, 0);
    CHECK(position.offered<SellCamels>(blue).size() == 4);
    position.act(blue, SellCamels{CamelsForSale(4)});
    CHECK(position.tells(CamelsSold{blue, Camels(4), Points(8)}));
    CHECK(position.points_of(blue) == 8);
    CHECK(position.camels_of(blue) == 2);
}

TEST_CASE("up to ten gold are sold for a point each (yspahan 4, 9 R11)")
{
    Position position = holding(Card::sell_gold);
    CHECK(position.refusal(blue, SellGold{GoldForSale(3)}) == "not_enough_gold");
    position.owns(blue, 0, 12);
    CHECK(position.offered<SellGold>(blue).size() == 10);
    position.act(blue, SellGold{GoldForSale(10)});
    CHECK(position.tells(GoldSold{blue, Gold(10), Points(10)}));
    CHECK(position.points_of(blue) == 10);
    CHECK(position.gold_of(blue) == 2);
}

TEST_CASE("camels and gold are exchanged one for one, in one direction (yspahan 4, 9 R11)")
{
    Position position = holding(Card::exchange);
    position.owns(blue, 3, 2);
    CHECK(position.offered<Exchange>(blue).size() == 3 + 2);
    CHECK(position.refusal(blue, Exchange{Direction::camels_for_gold, Exchanged(4)}) == "not_enough_camels");
    CHECK(position.refusal(blue, Exchange{Direction::gold_for_camels, Exchanged(3)}) == "not_enough_gold");
    Position other = position;
    position.act(blue, Exchange{Direction::camels_for_gold, Exchanged(3)});
    CHECK(position.camels_of(blue) == 0);
    CHECK(position.gold_of(blue) == 5);
    other.act(blue, Exchange{Direction::gold_for_camels, Exchanged(1)});
    CHECK(other.camels_of(blue) == 4);
    CHECK(other.gold_of(blue) == 1);
}

TEST_CASE("a card with choices is not played without them (yspahan 4)")
{
    CHECK(holding(Card::exchange).refusal(blue, PlayCard{Card::exchange}) == "card_has_choices");
    CHECK(holding(Card::sell_gold).refusal(blue, PlayCard{Card::exchange}) == "card_not_in_hand");
    CHECK(holding(Card::exchange).refusal(blue, SellGold{GoldForSale(1)}) == "card_not_in_hand");
}

TEST_CASE("which card was drawn is told to its player alone (yspahan 4 c, 8)")
{
    Position position;
    position.next_cards({Card::sell_camels});
    position.chooses(blue);
    position.act(blue, DrawCard{Row::vase});
    int told = 0;
    for (const auto& one : position.told.all()) {
        if (const auto* seen = std::get_if<CardSeen>(&one.event)) {
            CHECK(one.audience == blue);
            CHECK(seen->card == Card::sell_camels);
            ++told;
        }
    }
    CHECK(told == 1);
    CHECK(position.state.deck.size() == 17);
}

TEST_CASE("a card that is drawn can be played in the same turn (yspahan 4 b)")
{
    Position position;
    position.next_cards({Card::three_camels});
    position.chooses(blue);
    position.act(blue, DrawCard{Row::vase});
    REQUIRE(position.asks(blue, Stage::building));
    position.act(blue, PlayCard{Card::three_camels});
    CHECK(position.offers(blue, Build{Building::shop, Payment::full}));
}

TEST_CASE("when a card is needed and the deck is used up, the discard pile becomes the deck (yspahan 4 d, 9 R10)")
{
    Position position;
    position.holds(blue, {Card::exchange});
    position.discard_deck();
    position.chooses(blue);
    CHECK(position.state.deck.empty());
    position.act(blue, DrawCard{Row::vase});
    CHECK(position.tells(DeckReshuffled{17}));
    CHECK(position.state.deck.size() == 16);
    CHECK(position.state.discards.empty());
    CHECK(position.of(blue).hand.size() == 2);
    CHECK(position.told.draws().size() == 16); // a shuffle of 17
}

TEST_CASE("the last card of the deck is drawn without a reshuffle (yspahan 9 R10)")
{
    Position position;
    position.discard_deck();
    position.state.deck.push_back(position.state.discards.back());
    position.state.discards.pop_back();
    position.chooses(blue);
    position.act(blue, DrawCard{Row::vase});
    CHECK(position.all<DeckReshuffled>().empty());
    CHECK(position.state.deck.empty());
    CHECK(position.state.discards.size() == 17);
}

TEST_CASE("with neither a deck nor a discard pile nothing is drawn, and nothing is reshuffled (yspahan 4 d, 9 R10)")
{
    Position position;
    position.holds_deck(green);
    position.chooses(blue);
    position.act(blue, DrawCard{Row::vase});
    CHECK(position.tells(NoCardLeft{blue, DrawCause::group}));
    CHECK(position.all<DeckReshuffled>().empty());
    CHECK(position.of(blue).hand.empty());
}

} // namespace
} // namespace dahut::yspahan
