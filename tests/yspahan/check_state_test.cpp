// Tests check_state.cpp: every broken invariant is found and named.
#include "tests/yspahan/position.hpp"

#include <functional>
#include <string>

namespace dahut::yspahan {
namespace {

// The fault of a correct state after this change.
std::string fault_after(const std::function<void(State&)>& change)
{
    Position position;
    position.owns(blue, 1, 1);
    position.goods(green, {Shop::bag1a});
    position.chooses(blue, {{Row::camel, 2, 3}, {Row::bag, 3, 2, 1}, {Row::gold, 5, 1}});
    CHECK_FALSE(Yspahan::check_state(position.state));
    change(position.state);
    return std::string(Yspahan::check_state(position.state).value_or(""));
}

TEST_CASE("a card that is lost, doubled or turned into another is noticed")
{
    constexpr const char* wrong = "a card is missing or one too many";
    CHECK(fault_after([](State& state) { state.deck.pop_back(); }) == wrong);
    CHECK(fault_after([](State& state) { state.discards.push_back(Card::exchange); }) == wrong);
    CHECK(fault_after([](State& state) { state.of(blue).hand.push_back(Card::exchange); }) == wrong);
    CHECK(fault_after(
              [](State& state) { state.deck[0] = state.deck[0] == Card::exchange ? Card::sell_gold : Card::exchange; })
          == wrong);
}

TEST_CASE("camels and gold that nobody paid out are noticed")
{
    constexpr const char* wrong = "camels or gold do not add up";
    CHECK(fault_after([](State& state) { state.of(blue).camels = Camels(2); }) == wrong);
    CHECK(fault_after([](State& state) { state.of(blue).gold = Gold(0); }) == wrong);
    CHECK(fault_after([](State& state) { ++state.camels_out; }) == wrong);
}

TEST_CASE("two owners in one souk are noticed")
{
    CHECK(fault_after([](State& state) { state.of(blue).goods.insert(Shop::bag1b); })
          == "two players have goods in one souk");
    CHECK(fault_after([](State& state) { state.of(blue).goods.insert(Shop::bag2a); }).empty());
}

TEST_CASE("dice that are out of order, too many or yellow for the wrong player are noticed")
{
    CHECK(fault_after([](State& state) { state.at(Row::gold).value = Die(3); })
          == "the rows of the tower are not in order");
    CHECK(fault_after([](State& state) { state.at(Row::camel).white = WhiteDice(8); }) == "there are too many dice");
    CHECK(fault_after([](State& state) { state.at(Row::vase).value = Die(4); })
          == "the rows of the tower are not in order");
    CHECK(fault_after([](State& state) { state.turn = 1; }) == "yellow dice are left for others");
}

TEST_CASE("a full caravan is noticed")
{
    CHECK(fault_after([](State& state) {
              while (state.caravan.size() < caravan_max) {
                  state.caravan.push_back(red);
              }
          })
          == "the caravan is full");
}

TEST_CASE("goods that wait at the wrong time, or are not there, are noticed")
{
    constexpr const char* wrong = "goods wait to be placed or sent at the wrong time";
    CHECK(fault_after([](State& state) { state.goods_left = Goods(1); }) == wrong);
    CHECK(fault_after([](State& state) { state.stage = Stage::placing; }) == wrong);
    CHECK(fault_after([](State& state) { state.goods_of_hoist = Goods(2); }) == "a Hoist brings too many goods");
    CHECK(fault_after([](State& state) { state.stage = Stage::sending; }) == wrong);
    CHECK(fault_after([](State& state) {
              state.stage = Stage::sending;
              state.hits.push_back({Shop::bag1a, red});
          })
          == "a good is to be sent that is not there");
}

TEST_CASE("a player without a turn is noticed")
{
    CHECK(fault_after([](State& state) { state.order[1] = blue; }) == "somebody has no turn today");
    CHECK(fault_after([](State& state) { state.order.pop_back(); }) == "somebody has no turn today");
}

TEST_CASE("points of buildings that do not follow from their number are noticed")
{
    CHECK(fault_after(
              [](State& state) { state.of(blue).points[static_cast<std::size_t>(Source::buildings)] = Points(5); })
          == "the points of buildings do not add up");
}

TEST_CASE("a seat that nobody holds and that owns something is noticed")
{
    Position position(3);
    position.state.of(yellow).points[0] = Points(1);
    CHECK(Yspahan::check_state(position.state) == "a seat that nobody holds owns something");
}

} // namespace
} // namespace dahut::yspahan
