// ys 11 and 13 R1: the options of a table.
#include "tests/support/arbitrary.hpp"
#include "tests/ys/position.hpp"

#include <set>

namespace dahut::ys {
namespace {

const OptionInfo& option(std::string_view name)
{
    for (const OptionInfo& one : Ys::option_list()) {
        if (one.name == name) {
            return one;
        }
    }
    FAIL("there is no such option");
    return Ys::option_list().front();
}

std::vector<std::string_view> values_of(std::string_view name)
{
    std::vector<std::string_view> values;
    for (const OptionValue& value : option(name).values) {
        values.push_back(value.value);
    }
    return values;
}

using Words = std::vector<std::string_view>;

TEST_CASE("every option offers the values of the rules text, the default first (ys 11)")
{
    CHECK(values_of("ships") == Words{"four-white", "all-pairs"});
    CHECK(values_of("queen") == Words{"area", "quarter"});
    CHECK(values_of("mercenary") == Words{"just-placed", "any-own"});
    CHECK(values_of("captain") == Words{"scoring", "placing"});
    CHECK(values_of("blind_own") == Words{"off", "on"});
    CHECK(values_of("kings_favour") == Words{"off", "on"});
    CHECK(values_of("express") == Words{"off", "on"});
    CHECK(values_of("open_placing") == Words{"off", "on"});
    CHECK(values_of("quarters") == Words{"4", "3"});
    CHECK(values_of("neutral") == Words{"4210", "4310"});
    CHECK(Ys::option_list().size() == 10);
}

TEST_CASE("the options of a match have the names and values that are offered")
{
    const Options defaults;
    std::set<std::string_view> named;
    for_each_field(defaults, [&named](std::string_view name, const auto& value) {
        const auto& values = option(name).values;
        using Value = std::remove_cvref_t<decltype(value)>;
        REQUIRE(values.size() == words<Value>.size());
        for (std::size_t index = 0; index < values.size(); ++index) {
            CHECK(values[index].value == words<Value>[index]);
        }
        CHECK(word(value) == values.front().value);
        named.insert(name);
    });
    CHECK(named.size() == Ys::option_list().size());
}

TEST_CASE("every option and every value is explained in a sentence")
{
    for (const OptionInfo& one : Ys::option_list()) {
        CHECK(one.explanation.ends_with('.'));
        for (const OptionValue& value : one.values) {
            CHECK(value.explanation.ends_with('.'));
        }
    }
}

// The first eight options are free for four players. The other two are for other numbers of players.
constexpr std::uint64_t free_combinations = 256;

std::string_view refusal(const Options& options, int seats)
{
    const auto rejection = Ys::refuse_options(options, seats);
    return rejection ? rejection->code : "";
}

TEST_CASE("four play in any combination of the options that concern them (ys 9, 13 R1)")
{
    for (std::uint64_t number = 0; number < free_combinations; ++number) {
        CHECK_FALSE(Ys::refuse_options(nth_value<Options>(number), 4));
    }
}

TEST_CASE("two, three or four play, and other numbers are refused with a sentence")
{
    for (const int seats : {0, 1, 5, 6, 8}) {
        const auto rejection = Ys::refuse_options(Options{}, seats);
        REQUIRE(rejection);
        CHECK(rejection->code == "wrong_number_of_seats");
        CHECK(rejection->sentence.ends_with('.'));
    }
    for (const int seats : {2, 3, 4}) {
        CHECK_FALSE(Ys::refuse_options(Options{}, seats));
    }
}

TEST_CASE("options that do not fit the number of players are refused (ys 13 R1)")
{
    const Options three_quarters{.quarters = QuartersRule::three};
    CHECK(refusal(three_quarters, 2) == "quarters_need_three");
    CHECK(refusal(three_quarters, 3).empty());
    CHECK(refusal(three_quarters, 4) == "quarters_need_three");

    const Options strong_neutral{.neutral = NeutralBrokers::with_three};
    CHECK(refusal(strong_neutral, 2).empty());
    CHECK(refusal(strong_neutral, 3) == "neutral_needs_two");
    CHECK(refusal(strong_neutral, 4) == "neutral_needs_two");

    CHECK(refusal({.kings_favour = Switch::on}, 2) == "kings_favour_needs_three");
    CHECK(refusal({.kings_favour = Switch::on}, 3).empty());
    CHECK(refusal({.express = Switch::on}, 2) == "express_needs_three");
    CHECK(refusal({.express = Switch::on}, 3).empty());
}

TEST_CASE("a match keeps the options it was started with")
{
    const auto options = nth_value<Options>(31);
    CHECK(options.blind_own == Switch::on);
    CHECK(Position(2, options).state.options == options);
    CHECK(Position(2, options).seen_by(the_public).options == options);
}

} // namespace
} // namespace dahut::ys
