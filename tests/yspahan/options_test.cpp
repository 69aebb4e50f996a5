// yspahan 9 R1, R8: the options of a table.
#include "tests/support/option_sets.hpp"
#include "tests/yspahan/position.hpp"

namespace dahut::yspahan {
namespace {

TEST_CASE("each option offers both readings of its rule, the default first (yspahan 9 R1, R8)")
{
    const auto infos = option_list();
    std::size_t number = 0;
    for_each_field(Options{}, [&]<typename T>(std::string_view name, const T& value) {
        REQUIRE(number < infos.size());
        const OptionInfo& option = infos[number++];
        CHECK(option.name == name);
        CHECK(option.explanation.ends_with('.'));
        REQUIRE(option.values.size() == words<T>.size());
        CHECK(option.values.front().value == word(value));
        for (std::size_t index = 0; index < option.values.size(); ++index) {
            CHECK(option.values[index].value == words<T>[index]);
            CHECK(option.values[index].explanation.ends_with('.'));
        }
    });
    CHECK(number == infos.size());
    CHECK(Options{}.build_cards == BuildCards::own);
    CHECK(Options{}.hoist == HoistGood::must);
}

TEST_CASE("two, three or four play, with any option, and other numbers are refused with a sentence (yspahan 9 R2)")
{
    CHECK(legal_option_sets<Yspahan>().size() == 3 * 2 * 2);
    for (const int seats : {0, 1, 5, 8}) {
        const auto rejection = Yspahan::refuse_options({}, seats);
        REQUIRE(rejection);
        CHECK(rejection->code == "wrong_number_of_seats");
        CHECK(rejection->sentence.ends_with('.'));
    }
}

TEST_CASE("a match keeps the options it was started with")
{
    const Options options{.build_cards = BuildCards::payment, .hoist = HoistGood::may};
    CHECK(Position(3, options).seen_by(the_public).options == options);
}

} // namespace
} // namespace dahut::yspahan
