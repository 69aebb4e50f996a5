// yspahan 5: the caravan.
#include "tests/yspahan/position.hpp"

namespace dahut::yspahan {
namespace {

void load(Position& position, Seat seat)
{
    load_caravan(position.state, seat, LoadingCause::supervisor, position.told);
}

std::vector<int> points_along_the_way(int seats)
{
    Position position(seats);
    while (position.all<CaravanCleared>().empty()) {
        load(position, blue);
    }
    std::vector<int> points;
    for (const CaravanLoaded& loaded : position.all<CaravanLoaded>()) {
        points.push_back(loaded.points.number());
    }
    return points;
}

TEST_CASE("a row has as many camels as there are players (yspahan 5 a, b)")
{
    CHECK(points_along_the_way(4) == std::vector{2, 2, 2, 2, 1, 1, 1, 1, 0, 0, 0, 0});
    CHECK(points_along_the_way(3) == std::vector{2, 2, 2, 1, 1, 1, 0, 0, 0});
    CHECK(points_along_the_way(2) == std::vector{2, 2, 1, 1, 0, 0});
}

TEST_CASE("a share is the number of goods times the highest row with one of them (yspahan 5 e)")
{
    Position position;
    position.caravan({blue, green, blue, green, red, green, green, green, green});
    CHECK(caravan_share(position.state, blue) == CaravanShare{blue, 2, CaravanRow(1), Points(2)});
    CHECK(caravan_share(position.state, green) == CaravanShare{green, 6, CaravanRow(3), Points(18)});
    CHECK(caravan_share(position.state, red) == CaravanShare{red, 1, CaravanRow(2), Points(2)});
    CHECK_FALSE(caravan_share(position.state, yellow));
}

TEST_CASE("a full caravan is scored and emptied, and the next good begins again (yspahan 5 c)")
{
    Position position(2);
    position.caravan({blue, green, green, blue, green});
    load(position, blue);
    CHECK(position.all<CaravanScored>()
          == std::vector<CaravanScored>{
              {CaravanCause::full, {{blue, 3, CaravanRow(3), Points(9)}, {green, 3, CaravanRow(3), Points(9)}}}});
    CHECK(position.state.caravan.empty());
    CHECK(position.points_of(blue) == 9);
    load(position, green);
    CHECK(position.all<CaravanLoaded>().back()
          == CaravanLoaded{green, CaravanPlace(0), CaravanRow(1), Points(2), LoadingCause::supervisor});
}

TEST_CASE("at the end of a week the caravan is scored and its goods stay, to be scored again (yspahan 5 d)")
{
    Position position;
    position.caravan({blue, green});
    for (int week = 0; week < 2; ++week) {
        position.told.clear();
        score_week(position.state, position.told);
        CHECK(
            position.all<CaravanScored>()
            == std::vector<CaravanScored>{
                {CaravanCause::week_end, {{blue, 1, CaravanRow(1), Points(1)}, {green, 1, CaravanRow(1), Points(1)}}}});
    }
    CHECK(position.state.caravan.size() == 2);
    CHECK(position.points_of(green) == 2);
}

TEST_CASE("an empty caravan is not spoken of (yspahan 5 d)")
{
    Position position;
    score_week(position.state, position.told);
    CHECK(position.all<CaravanScored>().empty());
}

TEST_CASE("the Caravanserai's card comes before a full caravan is scored (yspahan 9 R21)")
{
    Position position(2);
    position.built(blue, {Building::caravanserai});
    position.caravan({blue, green, green, blue, green});
    load(position, blue);
    std::vector<std::string_view> names;
    for (const auto& one : position.told.all()) {
        names.push_back(std::visit([](const auto& event) { return event.name; }, one.event));
    }
    CHECK(names
          == std::vector<std::string_view>{"caravan_loaded", "card_drawn", "card_seen", "caravan_scored",
                                           "caravan_cleared"});
}

TEST_CASE("a card of one's own can fill the caravan too (yspahan 4, 5 c)")
{
    Position position(3);
    position.caravan({blue, blue, blue, green, green, green, red, red});
    position.holds(blue, {Card::place_on_caravan});
    position.act(blue, PlayCard{Card::place_on_caravan});
    CHECK(position.points_of(blue) == 4 * 3);
    CHECK(position.points_of(green) == 3 * 2);
    CHECK(position.points_of(red) == 2 * 3);
    CHECK(position.state.caravan.empty());
}

} // namespace
} // namespace dahut::yspahan
