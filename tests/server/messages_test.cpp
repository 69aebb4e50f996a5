// Reading what clients send and writing what the server says, against the examples that the JavaScript tests
// read as well.
#include "engine/ys/components.hpp"
#include "protocol/fields.hpp"
#include "protocol/messages.hpp"
#include "protocol/refusal_code.hpp"
#include "server/table/stream.hpp"
#include "tests/server/stub_match.hpp"
#include "tests/support/catch.hpp"

#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>

using namespace dahut;

namespace {

const std::filesystem::path examples = std::filesystem::path(DAHUT_SOURCE_DIR) / "protocol" / "examples";

Json example(const std::string& name)
{
    std::ifstream file(examples / (name + ".json"));
    return Json::parse(file);
}

std::string refused_code(const std::string& text)
{
    const auto read = read_message(text);
    const BadMessage* bad = std::get_if<BadMessage>(&read);
    return bad != nullptr ? bad->why.code : "";
}

constexpr Seat must_act(0);
constexpr Seat may_act(1);
constexpr Seat asked_nothing(2);

// A match that is as the examples show it: its view, what changed in that, and what is asked.
class ExampleMatch final : public test::StubMatch {
public:
    ExampleMatch(Json view, Json changes, Json rows)
        : view_(std::move(view)), changes_(std::move(changes)), rows_(std::move(rows))
    {}

    Asked asked() const override { return {SeatSet::only(must_act), SeatSet::only(may_act)}; }
    void write_rows(std::string& text, Seat, Style) const override { text += rows_.dump(); }
    void write_view(std::string& text, const Perspective&) const override { text += view_.dump(); }
    bool write_changes(std::string& text, const HostedMatch&, const Perspective&, Style) const override
    {
        text += changes_.dump();
        return true;
    }

private:
    Json view_;
    Json changes_;
    Json rows_;
};

// The event of the example.
struct Placed {
    Seat seat;
    ys::Location where{};
    static constexpr std::string_view name = "placed";
    static constexpr Several fields{field("seat", &Placed::seat), field("where", &Placed::where)};
};

EventTexts placed()
{
    Events<std::variant<Placed>> events;
    events.tell(Placed{Seat(1), ys::Location::port1});
    return EventTexts(events);
}

// Two texts that say the same, whatever the order of their fields.
bool same(const std::string& text, const Json& json) { return nlohmann::json::parse(text) == nlohmann::json(json); }

// The table of the example.
TableFacts facts_of_example()
{
    TableFacts facts;
    facts.id = "5e1fd2b96ca0347d8b21";
    facts.game = "ys";
    facts.name = "Friday evening";
    facts.options = Json::object();
    facts.status = TableStatus::broken;
    facts.visibility = Visibility::by_link;
    facts.patience = limits::patience_usual;
    facts.commitment = "c0ffee01c0ffee01c0ffee01c0ffee01c0ffee01c0ffee01c0ffee01c0ffee01";
    facts.seats = {{"Anna", std::nullopt, false, false, false, {}, true, std::nullopt},
                   {"", BotKind::greedy, false, false, false, {}, false, std::nullopt},
                   {"Pip", std::nullopt, false, false, true, {}, true, std::nullopt},
                   {"Carla", BotKind::greedy, false, false, false, {}, false, std::nullopt}};
    facts.watch = "3c4d3c4d3c4d3c4d3c4d3c4d3c4d3c4d3c4d3c4d3c4d3c4d3c4d3c4d3c4d3c4d";
    facts.trouble = "This table has stopped because of a fault of the server. Nothing of it is lost.";
    return facts;
}

// An example with that table.
Json about_table(const std::string& name)
{
    Json message = example("server/" + name);
    message["table"] = example("server/table")["table"];
    return message;
}

bool may_be_missing(const Json& message, const std::string& field)
{
    const bool is_address = field == "mail" || field == "address" || field == "webhook";
    const bool is_name = message["type"] == "say" && field == "name";
    return is_address || is_name || field == "seen" || field == "memory" || field == "own_bot"
           || ((field == "token" || field == "seat") && (message["type"] == "create" || message["type"] == "join"));
}

} // namespace

TEST_CASE("every example of a client's message is read")
{
    int count = 0;
    for (const auto& file : std::filesystem::directory_iterator(examples / "client")) {
        const Json message = example("client/" + file.path().stem().string());
        const auto read = read_message(message.dump());
        INFO(file.path().filename().string());
        REQUIRE(std::holds_alternative<ClientMessage>(read));
        CHECK(std::get<ClientMessage>(read).id == message["id"].get<std::string>());
        ++count;
    }
    CHECK(count == static_cast<int>(std::variant_size_v<Request>));
}

TEST_CASE("a client's message keeps what it says")
{
    const auto read = read_message(example("client/create").dump());
    const auto& create = std::get<request::Create>(std::get<ClientMessage>(read).request);
    CHECK(create.game == "ys");
    CHECK(create.name == "Friday evening");
    CHECK(create.seats == 4);
    CHECK(create.visibility == Visibility::by_link);
    CHECK(create.watching == Watching::allowed);
    CHECK(create.memory == Memory::unaided);
    CHECK(create.player == "Anna");
    CHECK_FALSE(create.seed);
}

TEST_CASE("a seed is the digits of a whole number below 2^64 and nothing else")
{
    Json message = example("client/create");
    message["seed"] = "18446744073709551615";
    const auto read = read_message(message.dump());
    CHECK(std::get<request::Create>(std::get<ClientMessage>(read).request).seed == UINT64_MAX);
    for (const char* seed :
         {"", "-1", "+1", "1.5", "0x7", " 7", "7 ", "18446744073709551616", "000000000000000000007"}) {
        message["seed"] = seed;
        INFO(seed);
        CHECK(refused_code(message.dump()) == "bad_message");
    }
    message["seed"] = 7;
    CHECK(refused_code(message.dump()) == "bad_message");
}

TEST_CASE("every field of every request has to be there, but for those that are optional, and no other may be")
{
    for (const auto& file : std::filesystem::directory_iterator(examples / "client")) {
        const Json message = example("client/" + file.path().stem().string());
        for (const auto& field : message.items()) {
            Json without = message;
            without.erase(field.key());
            Json wrong = message;
            wrong[field.key()] = Json::array({1});
            INFO(file.path().filename().string() << " " << field.key());
            CHECK((may_be_missing(message, field.key()) || refused_code(without.dump()) == "bad_message"));
            CHECK(refused_code(wrong.dump()) == "bad_message");
        }
        Json more = message;
        more["more"] = 1;
        CHECK(refused_code(more.dump()) == "bad_message");
    }
}

TEST_CASE("a table is inspected by an invitation or by a token, and not by both")
{
    const Json by_invitation = example("client/inspect");
    const Json by_token{{"type", "inspect"}, {"id", "r1"}, {"token", by_invitation["invitation"]}};
    Json by_both = by_invitation;
    by_both.update(by_token);
    CHECK(refused_code(by_token.dump()).empty());
    CHECK(refused_code(by_both.dump()) == "bad_message");
    CHECK(refused_code(R"({"type":"inspect","id":"r1","token":"short"})") == "bad_message");
    CHECK(refused_code(R"({"type":"inspect","id":"r1"})") == "bad_message");
}

TEST_CASE("a bad message is refused by its id if it has a proper one")
{
    const auto read = read_message(R"({"type":"start","id":"r1","more":1})");
    CHECK(std::get<BadMessage>(read).id == "r1");
    CHECK(std::get<BadMessage>(read_message(R"({"type":"start","id":"r 1"})")).id.empty());
    CHECK(std::get<BadMessage>(read_message(R"({"type":"start","id":7})")).id.empty());
}

TEST_CASE("what is no JSON object of bounded depth is refused")
{
    CHECK(refused_code("") == "bad_message");
    CHECK(refused_code("[]") == "bad_message");
    CHECK(refused_code("null") == "bad_message");
    CHECK(refused_code("{\"type\":\"start\",\"id\":\"r1\"") == "bad_message");
    CHECK(refused_code("{\"type\":\"start\",\"id\":\"r1\"}x") == "bad_message");
    CHECK(refused_code("\xff\xfe") == "bad_message");
    const std::string deep = std::string(4000, '[') + std::string(4000, ']');
    CHECK(refused_code(deep) == "bad_message");
    CHECK(refused_code(R"({"type":"act","id":"r1","decision":1,"action":{"a":)" + deep + "}}") == "bad_message");
}

TEST_CASE("numbers outside of their range are refused")
{
    for (const char* number : {"-1", "8", "1e2", "1.5", "18446744073709551615", "9223372036854775808"}) {
        INFO(number);
        CHECK(refused_code(std::string(R"({"type":"unseat","id":"r1","seat":)") + number + "}") == "bad_message");
    }
}

TEST_CASE("names must not be too long, and must be such as can be shown to others")
{
    Json create = example("client/create");
    for (const char* name : {"", "abcdefghijklmnopqrstuvwxy"}) {
        create["player"] = name;
        INFO(name);
        CHECK(refused_code(create.dump()) == "bad_message");
    }
    for (const char* field : {"player", "name"}) {
        Json hidden = example("client/create");
        hidden[field] = "a\u2060b";
        CHECK(refused_code(hidden.dump()) == "bad_name");
    }
    Json join = example("client/join");
    join["player"] = "   ";
    CHECK(refused_code(join.dump()) == "bad_name");
    for (const char* name : {"Zoë", "Árvíztűrő", "山田", "abcdefghijklmnopqrstuvwx", "ááááááááááááááááááááááá"}) {
        create["player"] = name;
        INFO(name);
        CHECK(refused_code(create.dump()).empty());
    }
}

TEST_CASE("the server's messages are written as the examples show them")
{
    const TableFacts table = facts_of_example();
    const Json closing = example("server/closing");
    const Json refused = example("server/refused");
    const Json snapshot = example("server/snapshot");
    const Json update = example("server/update");
    const std::string token = example("server/seated")["token"];
    CHECK(same(hello_text(std::array{NoticeKind::webhook, NoticeKind::mail}), example("server/hello")));
    CHECK(same(invited_text("r1", table), about_table("invited")));
    CHECK(same(seated_text("r1", Seat(0), token, table), about_table("seated")));
    CHECK(same(entered_text("r1", the_public, table), about_table("entered")));
    CHECK(same(table_text(table), example("server/table")));
    CHECK(same(said_text({Seat(1), 1'790'000'000'000, "Well played!"}), example("server/said")));
    const std::vector<TimeLeft> times{{Seat(0), std::chrono::milliseconds(598'000)},
                                      {Seat(1), std::chrono::milliseconds(412'345), true,
                                       TimeLeft::Excused{Excuse::lost, std::chrono::milliseconds(95'000)}}};
    CHECK(same(clock_text(times), example("server/clock")));
    const std::vector<TalkLine> lines{{Seat(0), 1'789'999'990'000, "Hello, everybody."},
                                      {Seat(1), 1'790'000'000'000, "Well played!"},
                                      {the_public, 1'790'000'005'000, "Bravo!", "Zoe", Hearers::all}};
    CHECK(same(talk_text(lines), example("server/talk")));
    CHECK(same(nudged_text(Seat(1)), example("server/nudged")));
    const Json hint = example("server/hint");
    const Hint<Json>::Next next{hint["next"]["action"], {290, 240, -50}};
    CHECK(same(hint_text("r7", 7, {hint["action"], next}), hint));
    CHECK_FALSE(Json::parse(hint_text("r7", 7, {hint["action"]})).contains("next"));
    CHECK(same(hinted_text(Seat(1)), example("server/hinted")));
    CHECK(same(notices_text({"anna@example.org", "https://hooks.example.org/table/6f0c"}), example("server/notices")));
    const Json keyring = example("server/keyring");
    const Json& opened = keyring["seats"][0];
    const std::vector<KeyringSeat> seats{{opened["token"], opened["table"], opened["name"], opened["game"], Seat(0)}};
    CHECK(same(keyring_text("r24", keyring["keyring"].get<std::string>(), seats), keyring));
    CHECK(same(notices_text({}), {{"type", "notices"}}));
    CHECK(same(done_text("r6"), example("server/done")));
    CHECK(same(closing_text("stopping", closing["sentence"].get<std::string>()), closing));
    const auto match =
        std::make_shared<ExampleMatch>(snapshot["view"], update["changes"], snapshot["decision"]["rows"]);
    const std::optional<std::string> stale = decision_text(*match, {may_act, 0, 8});
    CHECK(same(refused_text({"r6", refuse(RefusalCode::stale_decision, refused["sentence"].get<std::string>()), stale}),
               refused));
    const std::string events = snapshot["events"][0].dump();
    const std::array<std::size_t, 2> counts{1, 0};
    const std::array<Handover, 1> handovers{{{1, Seat(2), Hands::bot}}};
    CHECK(same(snapshot_text(*match, {must_act, 41, 7}, {events, counts, handovers}), snapshot));
    const MatchStep step{match, match, may_act, placed(), {}};
    CHECK(same(step_text(step, {.stream = {asked_nothing, 42, 7}, .asks_anew = true}, "r6"), update));
}

TEST_CASE("a refusal of a message without a readable id has none")
{
    const Json refused = Json::parse(refused_text({"", refuse(RefusalCode::bad_message, "No.")}));
    CHECK_FALSE(refused.contains("id"));
    CHECK(refused["code"] == "bad_message");
}
