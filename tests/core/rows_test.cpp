// Rows of legal actions, and the sets of values that they are made of.
#include "engine/core/rows.hpp"
#include "tests/support/catch.hpp"

#include <array>
#include <string_view>

namespace dahut {
namespace {

enum class Face : std::uint8_t { up, down };
using Value = Ranged<struct ValueTag, 1, 6>;
using Order = SmallList<Value, 3>;

struct Put {
    Value value;
    Face face{};
    static constexpr std::string_view name = "put";
    static constexpr Several fields{field("value", &Put::value), field("face", &Put::face)};
    bool operator==(const Put&) const = default;
};
struct Sort {
    Order order;
    static constexpr std::string_view name = "sort";
    static constexpr Several fields{field("order", &Sort::order)};
    bool operator==(const Sort&) const = default;
};
struct Pass {
    static constexpr std::string_view name = "pass";
    static constexpr Several<> fields{};
    bool operator==(const Pass&) const = default;
};
using Action = std::variant<Put, Sort, Pass>;

} // namespace

template <>
inline constexpr std::array words<Face>{std::string_view("up"), std::string_view("down")};

namespace {

TEST_CASE("choices are a set in the order of their values")
{
    Choices<Value> values{Value(5), Value(2)};
    values.insert(Value(3));
    values.insert(Value(5));
    CHECK(values.size() == 3);
    CHECK(std::vector<Value>(values.begin(), values.end()) == std::vector{Value(2), Value(3), Value(5)});
    CHECK(values.nth(1) == Value(3));
    values.erase(Value(2));
    CHECK_FALSE(values.contains(Value(2)));
    CHECK(Choices<Value>::all().contains_all(values));
    CHECK(Choices<Value>::all().size() == 6);
    CHECK_FALSE(values.contains_all(Value(1)));
    CHECK(Choices<Value>::all().without(values).size() == 4);
    CHECK(Choices<Value>::first(2).with(Value(6)) == Choices<Value>{Value(1), Value(2), Value(6)});
    CHECK(Choices<Face>(std::array{Face::down}) == Choices<Face>(Face::down));
}

TEST_CASE("choices of lists hold each list once and are equal in any order")
{
    Choices<Order> orders{Order{Value(1), Value(2)}, Order{Value(2), Value(1)}};
    orders.insert(Order{Value(1), Value(2)});
    CHECK(orders.size() == 2);
    CHECK(orders == Choices<Order>{Order{Value(2), Value(1)}, Order{Value(1), Value(2)}});
    CHECK_FALSE(orders.contains(Order{Value(1)}));
}

TEST_CASE("a row stands for every combination, its last field varying fastest")
{
    Rows<Action> rows;
    rows.add<Put>(Choices<Value>{Value(2), Value(4)}, Choices<Face>::all());
    rows.add<Pass>();
    rows.add<Sort>(Choices<Order>{Order{Value(1)}, Order{}});
    const std::vector<Action> expected{Put{Value(2), Face::up},
                                       Put{Value(2), Face::down},
                                       Put{Value(4), Face::up},
                                       Put{Value(4), Face::down},
                                       Pass{},
                                       Sort{Order{Value(1)}},
                                       Sort{Order{}}};
    CHECK(rows.size() == 7);
    CHECK(rows.listed() == expected);
    for (std::uint32_t place = 0; place < rows.size(); ++place) {
        CHECK(rows.nth(place) == expected[place]);
    }
    for (const Action& action : expected) {
        CHECK(rows.holds(action));
    }
    CHECK_FALSE(rows.holds(Put{Value(3), Face::up}));
    CHECK_FALSE(rows.holds(Sort{Order{Value(2)}}));
}

TEST_CASE("a product with an empty set adds nothing")
{
    Rows<Action> rows;
    rows.add<Put>(Choices<Value>(), Choices<Face>::all());
    const std::uint32_t actions = rows.size();
    CHECK(rows.empty());
    CHECK(actions == 0);
    CHECK_FALSE(rows.holds(Pass{}));
}

TEST_CASE("neighbouring rows that differ in one field become one, others stay apart")
{
    Rows<Action> rows;
    rows.add<Put>(Value(1), Choices<Face>::all());
    rows.add<Put>(Value(3), Choices<Face>::all());
    CHECK(rows.all().size() == 1);
    rows.add<Put>(Value(5), Face::down);
    CHECK(rows.all().size() == 2);
    CHECK(rows.size() == 5);
    CHECK(rows.nth(4) == Action(Put{Value(5), Face::down}));
    CHECK_FALSE(rows.holds(Put{Value(5), Face::up}));
}

TEST_CASE("wider rows hold all actions of narrower ones")
{
    Rows<Action> narrow;
    narrow.add<Put>(Value(1), Face::up);
    Rows<Action> wide;
    wide.add<Put>(Choices<Value>::all(), Choices<Face>::all());
    wide.add<Pass>();
    CHECK(wide.holds_all(narrow));
    CHECK_FALSE(narrow.holds_all(wide));
    CHECK(wide.holds_all(wide));
}

} // namespace
} // namespace dahut
