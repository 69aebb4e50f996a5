// magna-carta 9, 10: which options there are and which of them fit.
#include "tests/magna_carta/position.hpp"

namespace dahut::magna_carta {
namespace {

TEST_CASE("every value of an option is explained, its default first (magna-carta 10)")
{
    const auto infos = option_list();
    std::size_t number = 0;
    for_each_field(Options{}, [&]<typename T>(std::string_view name, const T& value) {
        REQUIRE(number < infos.size());
        const OptionInfo& info = infos[number++];
        CHECK(info.name == name);
        REQUIRE(info.values.size() == words<T>.size());
        CHECK(info.values.front().value == word(value));
        for (const OptionValue& one : info.values) {
            CHECK(from_word<T>(one.value));
            CHECK_FALSE(one.explanation.empty());
        }
    });
    CHECK(number == infos.size());
}

TEST_CASE("the standard game is for two, three or four, in any way with the Lawyer (magna-carta 10)")
{
    for (const int seats : {2, 3, 4}) {
        for (const LawyerOnWorker lawyer : all_of<LawyerOnWorker>()) {
            CHECK_FALSE(refuse_options({GameKind::standard, lawyer}, seats));
        }
        CHECK_FALSE(refuse_options({GameKind::basic, {}}, seats));
    }
    CHECK(refuse_options({}, 1)->code == "wrong_number_of_seats");
    CHECK(refuse_options({}, 5)->code == "wrong_number_of_seats");
}

TEST_CASE("the basic game has no Lawyer to choose a rule for (magna-carta 9 a, 10)")
{
    for (const LawyerOnWorker lawyer : {LawyerOnWorker::forbid, LawyerOnWorker::send_home}) {
        CHECK(refuse_options({GameKind::basic, lawyer}, 2)->code == "lawyer_needs_standard");
    }
}

} // namespace
} // namespace dahut::magna_carta
