// Values of several types in order, of which all descriptions are made.
#include "engine/core/several.hpp"
#include "tests/support/catch.hpp"

#include <string>
#include <string_view>
#include <type_traits>

namespace dahut {
namespace {

constexpr Several mixed{1, std::string_view("two"), 3, 4.5};

TEST_CASE("several values keep their types and their order, two of the same type as well")
{
    static_assert(std::is_same_v<decltype(mixed), const Several<int, std::string_view, int, double>>);
    STATIC_REQUIRE(mixed.size == 4);
    STATIC_REQUIRE(mixed.at<0>() == 1);
    STATIC_REQUIRE(mixed.at<1>() == "two");
    STATIC_REQUIRE(mixed.at<2>() == 3);
    STATIC_REQUIRE(mixed.at<3>() == 4.5);
}

TEST_CASE("each of several values is visited once, in order")
{
    std::string visited;
    Several{std::string("a"), 'b', std::string("c")}.for_each([&visited](const auto& value) { visited += value; });
    CHECK(visited == "abc");
}

TEST_CASE("several values are handed over together")
{
    CHECK(Several{2, 3, 4}.together([](const auto&... value) { return (value * ... * 1); }) == 24);
    CHECK(Several<>{}.together([](const auto&... value) { return sizeof...(value); }) == 0);
}

TEST_CASE("of several values, which begin as those of their types, one is changed and no other")
{
    Several<int, std::string, int> values;
    values.at<2>() = 7;
    values.at<1>() = "changed";
    CHECK(values.at<0>() == 0);
    CHECK(values.at<1>() == "changed");
    CHECK(values.at<2>() == 7);
}

TEST_CASE("several take values that their types are made from")
{
    const Several<std::string, double> values{"text", 2};
    CHECK(values.at<0>() == "text");
    CHECK(values.at<1>() == 2.0);
}

} // namespace
} // namespace dahut
