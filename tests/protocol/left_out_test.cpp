// Options that came later: their first value is left out in every format, so that whatever was kept without them is
// still read, written and dealt as it was.
#include "protocol/changes.hpp"
#include "protocol/codec.hpp"
#include "protocol/games.hpp"
#include "protocol/schema.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/hosted.hpp"

namespace dahut {
namespace {

enum class OldRule : std::uint8_t { strict, mild };
enum class LaterRule : std::uint8_t { must, may };

struct Rules {
    OldRule old{};
    LaterRule later{};
    OldRule last{};
    static constexpr Several fields{field("old", &Rules::old), field("later", &Rules::later),
                                    field("last", &Rules::last)};
    bool operator==(const Rules&) const = default;
};

} // namespace

template <>
inline constexpr std::array words<OldRule>{std::string_view("strict"), std::string_view("mild")};
template <>
inline constexpr std::array words<LaterRule>{std::string_view("must"), std::string_view("may")};
template <>
inline constexpr bool first_is_left_out<LaterRule> = true;

namespace {

constexpr Rules usual{OldRule::mild, LaterRule::must, OldRule::strict};
constexpr Rules unusual{OldRule::mild, LaterRule::may, OldRule::strict};

std::string packed(const Rules& rules)
{
    std::string text;
    write_packed(text, rules);
    return text;
}

template <Style Written>
std::string changes(const Rules& before, const Rules& after)
{
    std::string text;
    write_changes<Written>(text, before, after);
    return text;
}

std::optional<Rules> read(const char* text)
{
    Rules rules = unusual;
    return from_json(Json::parse(text), rules) ? std::optional(rules) : std::nullopt;
}

Json completed(const Json& options)
{
    return std::get<Json>(find_game(all_games(), "yspahan")->complete_options(options, 3));
}

} // namespace

TEST_CASE("The first value of an option that came later is written nowhere, its other values are")
{
    CHECK(to_json(usual).dump() == R"({"old":"mild","last":"strict"})");
    CHECK(to_json(unusual).dump() == R"({"old":"mild","later":"may","last":"strict"})");
    CHECK(packed(usual) == "[1,null,0]");
    CHECK(packed(unusual) == "[1,1,0]");
    CHECK(schema_of<Rules>()["required"] == Json({"old", "last"}));
}

TEST_CASE("An option that came later is missing exactly when it has its first value, and others never are")
{
    CHECK(read(R"({"old":"mild","last":"strict"})") == usual);
    CHECK(read(R"({"old":"mild","later":"may","last":"strict"})") == unusual);
    CHECK_FALSE(read(R"({"old":"mild","later":"must","last":"strict"})"));
    CHECK_FALSE(read(R"({"old":"mild","later":"might","last":"strict"})"));
    CHECK_FALSE(read(R"({"old":"mild","later":"may"})"));
    CHECK_FALSE(read(R"({"old":"mild","more":"may","last":"strict"})"));
}

TEST_CASE("A change to a value that is left out is null, one from it tells the value")
{
    CHECK(changes<Style::named>(unusual, usual) == R"({"later":null})");
    CHECK(changes<Style::named>(usual, unusual) == R"({"later":"may"})");
    CHECK(changes<Style::packed>(unusual, usual) == "[1,null]");
    CHECK(changes<Style::packed>(usual, unusual) == "[1,1]");
}

TEST_CASE(
    "Options kept before there was the one of the Hoist are complete, and stay so when it is named (yspahan 9 R8)")
{
    const Json kept{{"build_cards", "payment"}};
    CHECK(completed(kept) == kept);
    CHECK(completed({{"build_cards", "payment"}, {"hoist", "must"}}) == kept);
    CHECK(completed({{"hoist", "may"}}).dump() == R"({"build_cards":"own","hoist":"may"})");
}

} // namespace dahut
