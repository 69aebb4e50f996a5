// Described values as text: the format of every kind of value, and that it is exactly what a JSON library would write.
#include "protocol/games.hpp"
#include "protocol/writing.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/hosted.hpp"

namespace dahut {
namespace {

enum class Colour : std::uint8_t { red, dark_blue };
using Count = Ranged<struct CountTag, -20, 20>;

struct Pair {
    Count left;
    Colour right{};
    static constexpr Several fields{field("left", &Pair::left), field("right", &Pair::right)};
};
struct Nothing {
    static constexpr Several<> fields{};
};
struct Go {
    Count far;
    std::optional<Count> further;
    static constexpr std::string_view name = "go";
    static constexpr Several fields{field("far", &Go::far), field("further", &Go::further)};
};
struct Stay {
    static constexpr std::string_view name = "stay";
    static constexpr Several<> fields{};
};
using Move = std::variant<Go, Stay>;

} // namespace

template <>
inline constexpr std::array words<Colour>{std::string_view("red"), std::string_view("dark-blue")};

namespace {

template <typename T>
std::string written(const T& value)
{
    std::string text;
    write_json(text, value);
    return text;
}

// As the JSON library writes it: no escapes, no spaces, nothing twice.
bool is_plain(const std::string& text) { return Json::parse(text).dump() == text; }

} // namespace

TEST_CASE("Numbers of every kind are digits, and no letters")
{
    CHECK(written(Count(-7)) == "-7");
    CHECK(written(Seat(3)) == "3");
    CHECK(written(std::uint8_t{65}) == "65");
    CHECK(written(std::int8_t{-128}) == "-128");
    CHECK(written(std::int64_t{-9'223'372'036'854'775'807}) == "-9223372036854775807");
    CHECK(written(0) == "0");
    std::string text;
    write_number(text, std::uint64_t{18'446'744'073'709'551'615U});
    CHECK(text == "18446744073709551615");
}

TEST_CASE("Words are in quotes, truth is not")
{
    CHECK(written(Colour::dark_blue) == R"("dark-blue")");
    CHECK(written(true) == "true");
    CHECK(written(false) == "false");
}

TEST_CASE("A struct is an object of its fields in their order, a kind of action starts with its type")
{
    CHECK(written(Pair{Count(1), Colour::red}) == R"({"left":1,"right":"red"})");
    CHECK(written(Nothing{}) == "{}");
    CHECK(written(Move(Go{Count(2), Count(3)})) == R"({"type":"go","far":2,"further":3})");
    CHECK(written(Move(Go{Count(2), {}})) == R"({"type":"go","far":2})");
    CHECK(written(Move(Stay{})) == R"({"type":"stay"})");
}

TEST_CASE("Lists and rows are arrays of whatever they hold")
{
    CHECK(written(SmallList<Count, 3>{Count(1), Count(2)}) == "[1,2]");
    CHECK(written(SmallList<Count, 3>{}) == "[]");
    CHECK(written(std::vector{Pair{}, Pair{}}) == R"([{"left":0,"right":"red"},{"left":0,"right":"red"}])");
    CHECK(written(std::array{std::array<std::uint8_t, 2>{1, 2}, std::array<std::uint8_t, 2>{3, 4}}) == "[[1,2],[3,4]]");
    CHECK(written(std::vector<Move>{Stay{}, Stay{}}) == R"([{"type":"stay"},{"type":"stay"}])");
}

TEST_CASE("A row with gaps is an object keyed by position")
{
    std::array<std::optional<Pair>, 12> row{};
    CHECK(written(row) == "{}");
    row[2] = Pair{};
    row[11] = Pair{Count(9), Colour::red};
    CHECK(written(row) == R"({"2":{"left":0,"right":"red"},"11":{"left":9,"right":"red"}})");
}

TEST_CASE("Values are appended to what a text has already")
{
    std::string text = R"({"n":1)";
    write_key(text, "list");
    write_list(text, std::array{Count(1)});
    write_key(text, 7);
    write_plain(text, "word");
    CHECK(text == R"({"n":1,"list":[1],"7":"word")");
}

TEST_CASE("All that is written of whole matches is what the JSON library would write")
{
    RandomMatch match(*find_game(all_games(), "ys"), 4, 5);
    do {
        for (const Perspective& eyes : {Perspective(Viewer(Seat(1))), Perspective(AllSeeing{})}) {
            std::string view;
            match.now().write_view(view, eyes);
            REQUIRE(is_plain(view));
            std::string changes;
            const bool changed = match.now().write_changes(changes, match.before(), eyes, Style::named);
            REQUIRE((changed ? is_plain(changes) : changes.empty()));
        }
        REQUIRE(is_plain("[" + match.told().all() + "]"));
        std::string rows;
        match.now().write_rows(rows, Seat(1), Style::named);
        REQUIRE(is_plain(rows));
    } while (match.step());
}

} // namespace dahut
