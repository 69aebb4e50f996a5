// Described values to JSON and back: the format, and how strictly it is read.
#include "engine/ys/action.hpp"
#include "engine/ys/view.hpp"
#include "protocol/codec.hpp"
#include "tests/support/catch.hpp"

using namespace dahut;

namespace {

std::optional<ys::Action> read(const char* text)
{
    ys::Action action;
    return from_json(Json::parse(text), action) ? std::optional(action) : std::nullopt;
}

} // namespace

TEST_CASE("An action is an object whose type comes first")
{
    const ys::Action action = ys::PlaceBroker{ys::Broker(3), ys::Face::down, ys::Location::palace2};
    CHECK(to_json(action).dump() == R"({"type":"place","broker":3,"face":"down","where":"palace2"})");
    CHECK(read(R"({"where":"palace2","face":"down","broker":3,"type":"place"})") == action);
}

TEST_CASE("A list is an array, an action without fields only has its type")
{
    const ys::Action order = ys::OrderColumns{{ys::Colour::red, ys::Colour::blue}};
    CHECK(to_json(order).dump() == R"({"type":"order_columns","order":["red","blue"]})");
    CHECK(read(R"({"type":"order_columns","order":["red","blue"]})") == order);
    CHECK(to_json(ys::Action(ys::Pass{})).dump() == R"({"type":"pass"})");
}

TEST_CASE("What is not exactly an action is not read")
{
    CHECK_FALSE(read(R"([])"));
    CHECK_FALSE(read(R"({})"));
    CHECK_FALSE(read(R"({"type":7})"));
    CHECK_FALSE(read(R"({"type":"unknown"})"));
    CHECK_FALSE(read(R"({"type":"pass","more":1})"));
    CHECK_FALSE(read(R"({"type":"place","broker":3,"face":"down"})"));
    CHECK_FALSE(read(R"({"type":"place","broker":5,"face":"down","where":"palace2"})"));
    CHECK_FALSE(read(R"({"type":"place","broker":-1,"face":"down","where":"palace2"})"));
    CHECK_FALSE(read(R"({"type":"place","broker":3.0,"face":"down","where":"palace2"})"));
    CHECK_FALSE(read(R"({"type":"place","broker":18446744073709551615,"face":"down","where":"palace2"})"));
    CHECK_FALSE(read(R"({"type":"place","broker":"3","face":"down","where":"palace2"})"));
    CHECK_FALSE(read(R"({"type":"place","broker":3,"face":"sideways","where":"palace2"})"));
    CHECK_FALSE(read(R"({"type":"place","broker":3,"face":null,"where":"palace2"})"));
    CHECK_FALSE(read(R"({"type":"order_columns","order":["red","blue","green","yellow","red"]})"));
    CHECK_FALSE(read(R"({"type":"order_columns","order":{"0":"red"}})"));
}

TEST_CASE("What is absent has no key, and a row with gaps is keyed by position")
{
    ys::View view;
    view.brokers[7] = ys::BrokerView{ys::Side(1), ys::Location::port1, ys::Face::down, {}, {}};
    view.rows[2] = ys::Gem::white;
    const Json json = to_json(view);
    CHECK_FALSE(json.contains("viewer"));
    CHECK(json["brokers"].dump() == R"({"7":{"side":1,"where":"port1","face":"down"}})");
    CHECK(json["rows"].dump() == R"({"2":"white"})");
}
