// ys 1: what is in use, and the small steps that several rules share.
#include "tests/ys/position.hpp"

#include <algorithm>

namespace dahut::ys {
namespace {

using enum Location;

TEST_CASE("four quarters with three areas each are in use (ys 1.5)")
{
    const Position position;
    CHECK(areas_of(position.state).size() == 12);
    CHECK(std::ranges::all_of(areas_of(position.state), in_city));
    CHECK(quarters_of(position.state).size() == 4);
}

TEST_CASE("rows 1, 2 and 3 of the market are in use, row 0 is not (ys 1.6)")
{
    const Position position;
    CHECK(rows_of(position.state) == Choices<Row>{Row(1), Row(2), Row(3)});
    for (const Location where : {blue0, green0, yellow0, red0}) {
        CHECK_FALSE(locations_of(position.state).contains(where));
    }
    for (const Location where : {blue1, green2, yellow3, red3}) {
        CHECK(locations_of(position.state).contains(where));
    }
}

TEST_CASE("every location knows its quarter and area or its row and column (ys 1.5, 1.6)")
{
    CHECK(area_of(Quarter(3), Area::commerce) == commerce3);
    CHECK(quarter_of(palace4) == Quarter(4));
    CHECK(space_of(Row(2), Colour::yellow) == yellow2);
    CHECK(row_of(red0) == Row(0));
    CHECK(column_of(green3) == Colour::green);
}

TEST_CASE("a space is taken while a broker stands on it (ys 1.6)")
{
    Position position;
    const BrokerNumber broker = position.put(blue, 3, red2, Face::down);
    CHECK(position.state.taken.contains(red2));
    CHECK_FALSE(position.state.taken.contains(red3));
    go_home(position.state, broker);
    CHECK_FALSE(position.state.taken.contains(red2));
}

TEST_CASE("a quotation moves step by step and is clamped at both ends (ys 1.7)")
{
    Position position;
    position.quotations(2, 8, 8, 14);
    move_quotation_by(position.state, Colour::blue, -2, QuotationCause::columns, position.told);
    move_quotation_by(position.state, Colour::green, +2, QuotationCause::columns, position.told);
    move_quotation_by(position.state, Colour::red, +2, QuotationCause::columns, position.told);
    CHECK(position.step_of(Colour::blue) == 1);
    CHECK(position.step_of(Colour::green) == 10);
    CHECK(position.step_of(Colour::red) == 15);
    CHECK(position.tells(QuotationMoved{Colour::blue, Step(2), Step(1), QuotationCause::columns}));
}

TEST_CASE("points are added up and told with their cause")
{
    Position position;
    score(position.state, side_of(blue), Points(3), ScoreCause::commerce, position.told);
    score(position.state, side_of(blue), Points(1), ScoreCause::market_space, position.told);
    CHECK(position.points_of(blue) == 4);
    CHECK(position.all<PointsScored>().size() == 2);
    CHECK_FALSE(Ys::check_state(position.state));
}

TEST_CASE("a broker counts its number, a marked one five (ys 7.3)")
{
    Position position;
    const BrokerNumber broker = position.put(blue, 3, red2);
    CHECK(strength_of(position.state.at(broker)) == 3);
    position.state.at(broker).marked = 1;
    CHECK(strength_of(position.state.at(broker)) == 5);
}

TEST_CASE("the brokers before the screen are summed up (ys 6.2)")
{
    Position position;
    CHECK(sum_before_screen(position.state, blue) == 0);
    position.before(blue, {4, 3, 1});
    CHECK(sum_before_screen(position.state, blue) == 8);
}

} // namespace
} // namespace dahut::ys
