// The front of Yspahan: which seats are asked, what is refused before any rule is checked, and the game's description.
#include "engine/yspahan/yspahan.hpp"

#include "tests/yspahan/position.hpp"

namespace dahut::yspahan {
namespace {

TEST_CASE("Yspahan introduces itself")
{
    CHECK(Yspahan::name == "yspahan");
    CHECK(Yspahan::title == "Yspahan");
    CHECK(Yspahan::seats_fewest == 2);
    CHECK(Yspahan::seats_most == 4);
}

TEST_CASE("a match begins on the first day and waits for the start player's roll (yspahan 6)")
{
    for (int seats = 2; seats <= 4; ++seats) {
        Log told;
        const State state = Yspahan::start({}, seats, ChanceKey(11), told);
        CHECK(all<DayBegan>(told).size() == 1);
        CHECK(state.stage == Stage::rolling);
        CHECK(Yspahan::to_act(state) == Asked{SeatSet::only(state.order.front()), {}});
        CHECK_FALSE(Yspahan::outcome(state));
        CHECK_FALSE(Yspahan::check_state(state));
    }
}

TEST_CASE("the same key deals the same match")
{
    const auto dealt = [](std::uint64_t seed) {
        Log told;
        const State state = Yspahan::start({}, 4, ChanceKey(seed), told);
        return std::pair(state.deck, state.order);
    };
    CHECK(dealt(11) == dealt(11));
    CHECK(dealt(11) != dealt(12));
}

TEST_CASE("a seat that is not asked can do nothing, nor can a seat that nobody holds")
{
    const Position position;
    for (const Seat seat : {green, yellow, Seat(5)}) {
        CHECK(position.refusal(seat, Roll{}) == "not_asked");
        CHECK(position.legal(seat).empty());
    }
}

TEST_CASE("an answer to another question is refused as such")
{
    Position position;
    CHECK(position.refusal(blue, UseRow{Row::camel}) == "wrong_stage");
    CHECK(position.refusal(blue, EndTurn{}) == "wrong_stage");
    CHECK(position.refusal(blue, PlaceGood{Shop::bag1a}) == "wrong_stage");
    position.chooses(blue);
    CHECK(position.refusal(blue, Roll{}) == "wrong_stage");
    CHECK(position.refusal(blue, PayCamel{}) == "wrong_stage");
    CHECK(position.refusal(blue, Build{Building::paddock, Payment::full}) == "wrong_stage");
}

TEST_CASE("legal actions are few and short rows")
{
    Position position;
    position.owns(blue, 9, 9);
    position.holds_deck(blue);
    position.chooses(
        blue, {{Row::camel, 1, 2}, {Row::bag, 2, 2}, {Row::barrel, 3, 1}, {Row::chest, 4, 1}, {Row::gold, 6, 3}});
    const Rows<Action> rows = legal_rows<Yspahan>(position.state, blue);
    CHECK(rows.all().size() <= 20);
    CHECK(rows.size() > 200);
}

} // namespace
} // namespace dahut::yspahan
