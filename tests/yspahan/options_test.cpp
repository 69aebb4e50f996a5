// yspahan 9 R1: the option of a table.
#include "tests/support/option_sets.hpp"
#include "tests/yspahan/position.hpp"

namespace dahut::yspahan {
namespace {

TEST_CASE("the option offers both readings of the cards that build, the default first (yspahan 9 R1)")
{
    REQUIRE(Yspahan::option_list().size() == 1);
    const OptionInfo& option = Yspahan::option_list().front();
    CHECK(option.name == std::get<0>(Options::fields).name);
    REQUIRE(option.values.size() == words<BuildCards>.size());
    for (std::size_t value = 0; value < option.values.size(); ++value) {
        CHECK(option.values[value].value == words<BuildCards>[value]);
        CHECK(option.values[value].explanation.ends_with('.'));
    }
    CHECK(option.explanation.ends_with('.'));
    CHECK(Options{}.build_cards == BuildCards::own);
}

TEST_CASE("two, three or four play, with any option, and other numbers are refused with a sentence (yspahan 9 R2)")
{
    CHECK(legal_option_sets<Yspahan>().size() == 3 * 2);
    for (const int seats : {0, 1, 5, 8}) {
        const auto rejection = Yspahan::refuse_options({}, seats);
        REQUIRE(rejection);
        CHECK(rejection->code == "wrong_number_of_seats");
        CHECK(rejection->sentence.ends_with('.'));
    }
}

TEST_CASE("a match keeps the option it was started with")
{
    const Options options{.build_cards = BuildCards::payment};
    CHECK(Position(3, options).seen_by(the_public).options == options);
}

} // namespace
} // namespace dahut::yspahan
