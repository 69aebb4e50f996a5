// Changes between typed views: small, and applied as a client does they give the new view exactly.
#include "protocol/changes.hpp"
#include "protocol/codec.hpp"
#include "tests/support/arbitrary.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/hosted.hpp"

namespace dahut {
namespace {

enum class Colour : std::uint8_t { red, blue };
using Count = Ranged<struct CountTag, 0, 3>;
using Gems = std::array<Count, 2>;

struct Player {
    Gems gems{};
    Count score;
    static constexpr Several fields{field("gems", &Player::gems), field("score", &Player::score)};
    bool operator==(const Player&) const = default;
};
struct Secrets {
    std::optional<Count> bid;
    std::optional<Colour> colour;
    static constexpr Several fields{field("bid", &Secrets::bid), field("colour", &Secrets::colour)};
    bool operator==(const Secrets&) const = default;
};
struct View {
    Count turn{};
    std::optional<Count> viewer{};
    Player best{};
    std::optional<Secrets> own{};
    SmallList<Player, 3> players{};
    SmallList<Colour, 3> order{};
    std::array<std::optional<Secrets>, 3> places{};
    std::array<Gems, 2> rows{};
    std::optional<SmallList<Count, 2>> hand{};
    static constexpr Several fields{
        field("turn", &View::turn),     field("viewer", &View::viewer),   field("best", &View::best),
        field("own", &View::own),       field("players", &View::players), field("order", &View::order),
        field("places", &View::places), field("rows", &View::rows),       field("hand", &View::hand)};
    bool operator==(const View&) const = default;
};

} // namespace

template <>
inline constexpr std::array words<Colour>{std::string_view("red"), std::string_view("blue")};

namespace {

constexpr Player poor{{Count(0), Count(0)}, Count(1)};
constexpr Player rich{{Count(0), Count(3)}, Count(1)};

// What is appended to a text that has something already. Whatever it is, applying it has to give the new view.
std::string changes(const View& before, const View& after)
{
    const std::string earlier = R"({"changes":)";
    std::string text = earlier;
    write_changes<Style::named>(text, before, after);
    REQUIRE(text.substr(0, earlier.size()) == earlier);
    text.erase(0, earlier.size());
    Json kept = to_json(before);
    apply_changes(kept, Json::parse(text));
    REQUIRE(nlohmann::json(kept) == nlohmann::json(to_json(after)));
    return text;
}

} // namespace

TEST_CASE("Only what changed is named, and what is there no more is null")
{
    const View before{.turn = Count(1), .viewer = Count(2), .best = poor};
    CHECK(changes(before, {.turn = Count(1), .best = rich, .own = Secrets{Count(1), {}}})
          == R"({"viewer":null,"best":{"gems":[0,3]},"own":{"bid":1}})");
    CHECK(changes(before, {.turn = Count(0), .viewer = Count(3), .best = poor}) == R"({"turn":0,"viewer":3})");
}

TEST_CASE("What can be absent comes whole, changes inside, and goes")
{
    const View absent;
    const View empty{.own = Secrets{}};
    const View first{.own = Secrets{Count(1), Colour::red}};
    const View second{.own = Secrets{{}, Colour::blue}};
    CHECK(changes(absent, empty) == R"({"own":{}})");
    CHECK(changes(absent, first) == R"({"own":{"bid":1,"colour":"red"}})");
    CHECK(changes(first, second) == R"({"own":{"bid":null,"colour":"blue"}})");
    CHECK(changes(second, empty) == R"({"own":{"colour":null}})");
    CHECK(changes(empty, absent) == R"({"own":null})");
}

TEST_CASE("A list can be absent as well, and an empty one is not the same as none")
{
    const View none;
    const View empty{.hand = SmallList<Count, 2>{}};
    const View full{.hand = SmallList<Count, 2>{Count(1), Count(1)}};
    CHECK(changes(none, empty) == R"({"hand":[]})");
    CHECK(changes(empty, full) == R"({"hand":[1,1]})");
    CHECK(changes(full, none) == R"({"hand":null})");
}

TEST_CASE("Lists of objects change by position, other lists and those of another length as a whole")
{
    const View before{.players = {poor, poor}, .order = {Colour::red, Colour::blue}};
    CHECK(changes(before, {.players = {poor, rich}, .order = {Colour::red, Colour::red}})
          == R"({"players":{"1":{"gems":[0,3]}},"order":["red","red"]})");
    CHECK(changes(before, {.players = {poor, poor, rich}, .order = {Colour::red}})
          == R"({"players":[{"gems":[0,0],"score":1},{"gems":[0,0],"score":1},{"gems":[0,3],"score":1}],)"
             R"("order":["red"]})");
    CHECK(changes(before, {.players = {}, .order = {}}) == R"({"players":[],"order":[]})");
}

TEST_CASE("A row of lists changes by position, a row with gaps where it has something or had it")
{
    const View before{.places = {Secrets{Count(1), {}}, {}, Secrets{Count(2), {}}},
                      .rows = {Gems{Count(1), Count(1)}, Gems{Count(2), Count(2)}}};
    const View after{.places = {Secrets{Count(3), {}}, Secrets{}, {}},
                     .rows = {Gems{Count(1), Count(1)}, Gems{Count(2), Count(3)}}};
    CHECK(changes(before, after) == R"({"places":{"0":{"bid":3},"1":{},"2":null},"rows":{"1":[2,3]}})");
}

TEST_CASE("Lists without an end change like any others")
{
    std::string text;
    write_changes<Style::named>(text, std::vector{poor, poor}, std::vector{rich, poor});
    CHECK(text == R"({"0":{"gems":[0,3]}})");
    text.clear();
    write_changes<Style::named>(text, std::vector{Count(1), Count(2)}, std::vector{Count(1), Count(3)});
    CHECK(text == "[1,3]");
}

TEST_CASE("Between any two views changes are exact")
{
    FastStream stream(1);
    View before;
    for (int step = 0; step < 20'000; ++step) {
        const auto after = nth_value<View>(draw_64_bits(stream));
        if (after != before) {
            (void)changes(before, after);
        }
        before = after;
    }
}

} // namespace dahut
