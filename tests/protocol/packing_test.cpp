// Packed values leave out what their forms say, and nothing else: with the forms they are what they were.
#include "protocol/forms.hpp"
#include "protocol/games.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/hosted.hpp"
#include "tests/support/unpacking.hpp"

namespace dahut {
namespace {

enum class Colour : std::uint8_t { red, blue };
using Count = Ranged<struct CountTag, 0, 30>;

struct Broker {
    std::optional<Count> value;
    Colour colour{};
    std::optional<Count> marks;
    static constexpr Several fields{field("value", &Broker::value), field("colour", &Broker::colour),
                                    field("marks", &Broker::marks)};
    bool operator==(const Broker&) const = default;
};
struct Pass {
    static constexpr std::string_view name = "pass";
    static constexpr Several<> fields{};
};
struct Place {
    Count broker;
    Colour colour{};
    static constexpr std::string_view name = "place";
    static constexpr Several fields{field("broker", &Place::broker), field("colour", &Place::colour)};
};
using Move = std::variant<Pass, Place>;
struct View {
    Count turn{};
    std::optional<Broker> best{};
    SmallList<Broker, 3> players{};
    std::array<std::optional<Broker>, 12> places{};
    SmallList<Colour, 3> hand{};
    static constexpr Several fields{field("turn", &View::turn), field("best", &View::best),
                                    field("players", &View::players), field("places", &View::places),
                                    field("hand", &View::hand)};
    bool operator==(const View&) const = default;
};

} // namespace

template <>
inline constexpr std::array words<Colour>{std::string_view("red"), std::string_view("blue")};

namespace {

template <typename T>
std::string packed(const T& value)
{
    std::string text;
    write_packed(text, value);
    return text;
}

std::string changes(const View& before, const View& after)
{
    std::string text;
    write_changes<Style::packed>(text, before, after);
    return text;
}

constexpr Broker red_two{Count(2), Colour::red, {}};

} // namespace

TEST_CASE("Packed, words are numbers, kinds say theirs first, and what is absent is null unless it is last")
{
    CHECK(packed(Colour::blue) == "1");
    CHECK(packed(Count(7)) == "7");
    CHECK(packed(true) == "true");
    CHECK(packed(Move(Pass{})) == "[0]");
    CHECK(packed(Move(Place{Count(3), Colour::blue})) == "[1,3,1]");
    CHECK(packed(red_two) == "[2,0]");
    CHECK(packed(Broker{{}, Colour::blue, Count(5)}) == "[null,1,5]");
    CHECK(packed(SmallList<Broker, 3>{red_two, Broker{}}) == "[[2,0],[null,0]]");
}

TEST_CASE("Packed, a row with gaps is its positions and what stands there, by turns")
{
    std::array<std::optional<Broker>, 12> row{};
    CHECK(packed(row) == "[]");
    row[2] = Broker{};
    row[11] = red_two;
    CHECK(packed(row) == "[2,[null,0],11,[2,0]]");
}

TEST_CASE("Packed rows are a kind and its sets")
{
    Rows<Move> rows;
    rows.add<Pass>();
    rows.add<Place>(Choices<Count>{Count(1), Count(4)}, Choices<Colour>::all());
    std::string text = "here:";
    write_packed_rows(text, rows);
    CHECK(text == "here:[[0],[1,[1,4],[0,1]]]");
}

TEST_CASE("Packed changes are positions and what changed there, by turns")
{
    const View before{.turn = Count(1), .best = red_two, .hand = {Colour::red}};
    CHECK(changes(before, {.turn = Count(2), .best = Broker{}, .hand = {}}) == "[0,2,1,[0,null],4,[]]");
    CHECK(changes(before, {.turn = Count(1), .best = {}, .hand = {Colour::red, Colour::blue}}) == "[1,null,4,[0,1]]");
}

TEST_CASE("Packed, what has come changes like something empty, and a new list stands in a list")
{
    View after{.best = Broker{{}, Colour::blue, Count(3)}, .players = {red_two}};
    after.places[11] = red_two;
    CHECK(changes({}, after) == "[1,[1,1,2,3],2,[[[2,0]]],3,[11,[0,2,1,0]]]");
    CHECK(changes(after, {.best = after.best, .places = after.places}) == "[2,[[]]]");
}

TEST_CASE("Forms say names in their order")
{
    CHECK(form_of<Move>().dump()
          == R"({"kinds":[["pass",[]],["place",[["broker","plain"],["colour",{"words":["red","blue"]}]]]]})");
    CHECK(form_of<View>()["fields"][3].dump() == R"(["places",{"places":)" + form_of<Broker>().dump() + "}]");
    CHECK(form_of<Broker>().dump()
          == R"({"fields":[["value","plain"],["colour",{"words":["red","blue"]}],["marks","plain"]]})");
}

TEST_CASE("All that is packed of whole matches of every game is the same with its names")
{
    for (const HostedGame* game : all_games()) {
        const Json forms = game->forms();
        RandomMatch match(*game, game->seats_most(), 6);
        while (match.step()) {
            for (const Viewer viewer : {Viewer(Seat(0)), Viewer(the_public)}) {
                std::string text = R"({"events":[)";
                match.told().append_to(text, viewer, Style::packed);
                text += R"(],"changes":)";
                if (!match.now().write_changes(text, match.before(), viewer, Style::packed)) {
                    text += "[]";
                }
                text += R"(,"decision":{"rows":)";
                match.now().write_rows(text, viewer.value_or(Seat(1)), Style::packed);
                const Json update = unpacked_update(forms, Json::parse(text + "}}"));
                REQUIRE(update["events"] == events_of(match.told(), viewer));
                REQUIRE(update["changes"] == changes_of(match.before(), match.now(), viewer));
                REQUIRE(update["decision"]["rows"] == rows_of(match.now(), viewer.value_or(Seat(1))));
            }
        }
    }
}

} // namespace dahut
