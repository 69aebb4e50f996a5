// Rows as they are sent stand for exactly the actions that the game's rows do, in the same order.
#include "engine/ys/ys.hpp"
#include "protocol/codec.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/hosted.hpp"

#include <string>

using namespace dahut;

namespace {

std::string text_of(const Rows<ys::Action>& rows)
{
    std::string text;
    write_rows(text, rows);
    return text;
}

std::vector<Json> listed(const Rows<ys::Action>& rows)
{
    std::vector<Json> actions;
    for (const ys::Action& action : rows.listed()) {
        actions.push_back(to_json(action));
    }
    return actions;
}

} // namespace

TEST_CASE("A full product is one row, with the values of each field in their order")
{
    Rows<ys::Action> rows;
    rows.add<ys::PlaceBroker>(Choices<ys::Broker>{ys::Broker(3), ys::Broker(0)}, Choices<ys::Face>::all(),
                              Choices<ys::Location>{ys::Location::blue2, ys::Location::port1});
    CHECK(text_of(rows) == R"([{"type":"place","broker":[0,3],"face":["up","down"],"where":["port1","blue2"]}])");
}

TEST_CASE("What is no product takes several rows and allows nothing more")
{
    Rows<ys::Action> rows;
    rows.add<ys::Pass>();
    rows.add<ys::SwapBrokers>(ys::BrokerNumber(0), Choices<ys::BrokerNumber>{ys::BrokerNumber(1), ys::BrokerNumber(2)});
    rows.add<ys::SwapBrokers>(ys::BrokerNumber(1), ys::BrokerNumber(2));
    CHECK(text_of(rows)
          == R"([{"type":"pass"},{"type":"swap_brokers","first":[0],"second":[1,2]},)"
             R"({"type":"swap_brokers","first":[1],"second":[2]}])");
    CHECK(all_answers(Json::parse(text_of(rows))) == listed(rows));
}

TEST_CASE("Lists are values like any others, and no rows are an empty list")
{
    using Order = decltype(ys::OrderColumns::order);
    Rows<ys::Action> rows;
    CHECK(text_of(rows) == "[]");
    rows.add<ys::OrderColumns>(Choices<Order>{Order{ys::Colour::red, ys::Colour::blue}, Order{ys::Colour::green}});
    CHECK(text_of(rows) == R"([{"type":"order_columns","order":[["red","blue"],["green"]]}])");
}

TEST_CASE("In whole random matches rows stand for exactly the legal actions")
{
    FastStream chance(7);
    Events<ys::Event> events;
    ys::State state = ys::Ys::start({}, 4, ChanceKey(7), events);
    int decisions = 0;
    std::size_t longest = 0;
    for (Asked asked = ys::Ys::to_act(state); !asked.must.empty(); asked = ys::Ys::to_act(state)) {
        const Seat seat = *asked.must.begin();
        const Rows<ys::Action> legal = legal_rows<ys::Ys>(state, seat);
        const std::string rows = text_of(legal);
        REQUIRE(all_answers(Json::parse(rows)) == listed(legal));
        longest = std::max(longest, rows.size());
        ys::Ys::apply(state, seat, legal.nth(pick_below(chance, legal.size())), events);
        ++decisions;
    }
    CHECK(decisions > 150);
    CHECK(longest < 2048);
}
