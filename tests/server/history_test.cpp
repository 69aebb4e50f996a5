// What those who come back have missed: exactly that, as it was told, once and in order.
#include "server/table/history.hpp"
#include "tests/server/match.hpp"

using namespace dahut;
using namespace dahut::test;

namespace {

// The most messages that are sent one by one.
constexpr std::size_t updates_most = 32;

// A match that somebody beside Anna and a watcher have heard from its start. Anna's own messages have ids.
struct HeardMatch {
    explicit HeardMatch(TestLobby& tables, const Json& create = create_request()) : match(seated_match(tables, create))
    {
        tables.ask(beside_anna, enter_request(match.annas_token));
        tables.ask(watcher, enter_request(match.table["watch"]));
        REQUIRE(tables.ask(match.anna, {{"type", "start"}})["type"] == "done");
    }

    Match match;
    Person beside_anna = person();
    Person watcher = person();
};

// Anna chooses a card and takes it back, again and again.
Json next_act(const Person& anna) { return act_request(anna->decision()); }

void act(TestLobby& tables, const Person& anna, int times)
{
    for (int time = 0; time < times; ++time) {
        REQUIRE(tables.ask(anna, next_act(anna))["type"] == "update");
    }
}

// What was heard of a match until the server ended, after Anna had acted so often.
HeardMatch heard_before_restart(const std::filesystem::path& database, int times)
{
    TestLobby tables(database);
    HeardMatch heard(tables);
    act(tables, heard.match.anna, times);
    return heard;
}

Json back_request(const std::string& token, std::size_t seen)
{
    Json request = enter_request(token);
    request["seen"] = seen;
    return request;
}

// What is told to somebody who comes back, before anything else happens.
std::vector<std::string> missed(TestLobby& tables, const Json& request)
{
    const Person guest = person();
    REQUIRE(tables.ask(guest, request)["type"] == "entered");
    std::vector<std::string> told = guest->told();
    tables.lobby.gone(*guest);
    return told;
}

std::vector<std::string> after(const std::vector<std::string>& told, std::size_t seen)
{
    return {told.begin() + static_cast<std::ptrdiff_t>(seen), told.end()};
}

std::int64_t number_of(const std::string& message) { return Json::parse(message)["n"]; }

// Whether somebody was told what `told` says since message `seen`, or since a snapshot that stands for some of it.
bool is_caught_up(const std::vector<std::string>& heard, std::size_t seen, const std::vector<std::string>& told)
{
    if (heard.empty() || Json::parse(heard[0])["type"] != "snapshot") {
        return heard == after(told, seen);
    }
    const auto number = static_cast<std::size_t>(number_of(heard[0]));
    return after(heard, 1) == after(told, number);
}

} // namespace

TEST_CASE("whoever has seen the latest message, or whom nothing was told, has missed nothing")
{
    const ViewerStream stream{Seat(0), 5, 2};
    CHECK_FALSE(has_missed(stream, 5));
    for (const std::optional<std::int64_t> seen : {std::optional<std::int64_t>(), {0}, {4}, {6}}) {
        CHECK(has_missed(stream, seen));
        CHECK_FALSE(has_missed({Seat(0), 0, 0}, seen));
    }
}

TEST_CASE("whoever comes back is sent exactly what is missing, byte for byte as it was told")
{
    const TemporaryFolder folder;
    std::optional<HeardMatch> heard;
    const auto check_all = [&heard](TestLobby& tables) {
        const std::vector<std::string> to_anna = heard->beside_anna->told();
        const std::vector<std::string> to_public = heard->watcher->told();
        REQUIRE(to_anna.size() == 12);
        for (std::size_t seen = 0; seen <= to_anna.size(); ++seen) {
            CHECK(missed(tables, back_request(heard->match.annas_token, seen)) == after(to_anna, seen));
            CHECK(missed(tables, back_request(heard->match.table["watch"], seen)) == after(to_public, seen));
        }
    };
    {
        TestLobby tables(folder / "dahut.db");
        heard.emplace(tables);
        act(tables, heard->match.anna, 11);
        check_all(tables);
    }
    TestLobby tables(folder / "dahut.db");
    check_all(tables);
}

TEST_CASE("whoever a table is taken up for is sent the same, and its journal is read once")
{
    const TemporaryFolder folder;
    const HeardMatch heard = heard_before_restart(folder / "dahut.db", 40);
    for (const auto& [token, person] : {std::pair(heard.match.annas_token, heard.beside_anna),
                                        {std::string(heard.match.table["watch"]), heard.watcher}}) {
        const std::vector<std::string> told = person->told();
        for (const std::size_t seen : {std::size_t{0}, told.size() - updates_most, told.size() - 1}) {
            TestLobby tables(folder / "dahut.db");
            const std::vector<std::string> first = missed(tables, back_request(token, seen));
            CHECK(tables.faults.reads == 1);
            CHECK(first == missed(tables, back_request(token, seen)));
            CHECK(tables.faults.reads == 2);
            CHECK((seen == 0 || first == after(told, seen)));
        }
    }
}

TEST_CASE("what is prepared for whoever a table is taken up for stays so when its clock goes on")
{
    Json create = create_request();
    create["clock"] = {{"bank_s", 600}, {"increment_s", 0}, {"lost_s", 600}};
    const TemporaryFolder folder;
    std::optional<HeardMatch> heard;
    {
        TestLobby tables(folder / "dahut.db");
        heard.emplace(tables, create);
        act(tables, heard->match.anna, 3);
    }
    TestLobby tables(folder / "dahut.db");
    const std::vector<std::string> told = heard->beside_anna->told();
    CHECK(missed(tables, back_request(heard->match.annas_token, 1)) == after(told, 1));
    CHECK(tables.faults.reads == 1);
}

TEST_CASE("what happened since a table was taken up for somebody is not kept from that one")
{
    const TemporaryFolder folder;
    const HeardMatch heard = heard_before_restart(folder / "dahut.db", 4);
    TestLobby tables(folder / "dahut.db");
    // Anna's other device takes the table up, and goes before it is let in.
    const Person gone = person();
    tables.begin(gone, back_request(heard.match.annas_token, 2));
    tables.run_until([&] { return tables.faults.reads == 1; });
    tables.lobby.gone(*gone);
    const Person anna = person();
    tables.ask(anna, enter_request(heard.match.annas_token));
    act(tables, anna, 2);
    const std::vector<std::string> last = after(anna->told(), anna->told().size() - 2);
    const std::vector<std::string> known = missed(tables, back_request(heard.match.annas_token, 2));
    CHECK(std::vector(known.begin(), known.end() - 2) == after(heard.beside_anna->told(), 2));
    CHECK(known.size() == last.size() + after(heard.beside_anna->told(), 2).size());
}

TEST_CASE("whoever has missed more, has seen nothing, or what never was, is sent a snapshot")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    const HeardMatch heard(tables);
    act(tables, heard.match.anna, 40);
    const std::vector<std::string> told = heard.beside_anna->told();
    tables.ask(heard.beside_anna, {{"type", "resync"}});
    const std::vector<std::string> snapshot{heard.beside_anna->told().back()};
    CHECK(number_of(snapshot[0]) == 41);
    CHECK(missed(tables, enter_request(heard.match.annas_token)) == snapshot);
    CHECK(missed(tables, back_request(heard.match.annas_token, told.size() + 1)) == snapshot);
    for (std::size_t seen = 0; seen < told.size(); ++seen) {
        const bool too_long_ago = told.size() - seen > updates_most;
        CHECK(missed(tables, back_request(heard.match.annas_token, seen))
              == (too_long_ago ? snapshot : after(told, seen)));
    }
}

TEST_CASE("a snapshot stands for everything that was told before it")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    const HeardMatch heard(tables);
    act(tables, heard.match.anna, 3);
    REQUIRE(tables.ask(heard.match.bela, act_request(heard.match.bela->decision()))["type"] == "update");
    Json known = Json::parse(heard.beside_anna->told().front());
    for (const std::string& text : after(heard.beside_anna->told(), 1)) {
        const Json update = unpacked_update(hosted_pips().forms(), Json::parse(text));
        known["n"] = update["n"];
        apply_changes(known["view"], update["changes"]);
        known["events"].insert(known["events"].end(), update["events"].begin(), update["events"].end());
        known["decision"] = update.value("decision", known["decision"]);
    }
    const std::vector<std::string> snapshot = missed(tables, enter_request(heard.match.annas_token));
    REQUIRE(snapshot.size() == 1);
    CHECK(nlohmann::json::parse(snapshot[0]) == nlohmann::json(known));
}

TEST_CASE("before a match has started nothing of it is missing")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    const Match match = seated_match(tables);
    CHECK(missed(tables, enter_request(match.annas_token)).empty());
    CHECK(missed(tables, back_request(match.annas_token, 3)).empty());
}

TEST_CASE("whoever asks for everything while a step is being stored hears of the step once, after it")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    const HeardMatch heard(tables);
    const Person other = person();
    tables.ask(other, enter_request(heard.match.annas_token));
    for (int step = 0; step < 10; ++step) {
        const std::size_t before = other->told().size();
        tables.begin(heard.match.anna, next_act(heard.match.anna));
        tables.begin(other, {{"type", "resync"}});
        tables.run();
        const std::vector<std::string> now = after(other->told(), before);
        REQUIRE(now.size() == 2);
        CHECK(number_of(now[0]) == step + 1);
        CHECK(is_caught_up(now, 0, heard.beside_anna->told()));
    }
}

TEST_CASE("whoever comes back while steps are being stored hears each message once and in order")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    const HeardMatch heard(tables);
    act(tables, heard.match.anna, 35);
    for (std::size_t seen = 0; seen < 40; ++seen) {
        const Person back = person();
        const Json request = back_request(heard.match.annas_token, seen);
        const bool acts_first = seen % 2 == 0;
        if (acts_first) {
            tables.begin(heard.match.anna, next_act(heard.match.anna));
        }
        tables.begin(back, request);
        if (!acts_first) {
            tables.begin(heard.match.anna, next_act(heard.match.anna));
        }
        tables.run();
        CHECK(is_caught_up(back->told(), seen, heard.beside_anna->told()));
        tables.lobby.gone(*back);
    }
}

TEST_CASE("what happens while somebody is being caught up with waits for it")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    const HeardMatch heard(tables);
    act(tables, heard.match.anna, 4);
    const Person back = person();
    std::promise<void> free = tables.occupy(&Workers::tables);
    const int reads = tables.faults.reads;
    tables.begin(back, back_request(heard.match.annas_token, 2));
    tables.run_until([&] { return tables.faults.reads > reads; });
    for (std::size_t told = 6; told <= 8; ++told) {
        tables.begin(heard.match.anna, next_act(heard.match.anna));
        tables.run_until([&] { return heard.beside_anna->told().size() == told; });
    }
    CHECK(back->told().empty());
    CHECK(back->latest("entered").is_null());
    free.set_value();
    tables.run();
    CHECK(back->told() == after(heard.beside_anna->told(), 2));
    act(tables, heard.match.anna, 1);
    CHECK(back->told() == after(heard.beside_anna->told(), 2));
}

TEST_CASE("whoever comes back hears that it has entered before anything that happens meanwhile")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    Json create = create_request();
    create["clock"] = {{"bank_s", 600}, {"increment_s", 0}};
    const Match match = started_match(tables, create);
    const Person back = person();
    std::promise<void> free = tables.occupy(&Workers::tables);
    const int reads = tables.faults.reads;
    tables.begin(back, enter_request(match.annas_token));
    tables.run_until([&] { return tables.faults.reads > reads; });
    // Bela goes, comes back, acts and says something: a table, a clock, an update and talk.
    tables.begin(match.bela, say("Wait!"));
    tables.run_until([&] { return !match.bela->latest("said").is_null(); });
    tables.begin(match.bela, act_request(match.bela->decision()));
    tables.run_until([&] { return match.bela->latest("update").contains("id"); });
    tables.lobby.gone(*match.bela);
    CHECK(back->heard.empty());
    free.set_value();
    tables.run();
    REQUIRE_FALSE(back->heard.empty());
    CHECK(back->heard[0]["type"] == "entered");
    CHECK(back->heard[0]["table"]["seats"][1]["connected"] == true);
    CHECK(latest_seat(back, 1)["connected"] == false);
    CHECK(back->latest("said")["text"] == "Wait!");
    CHECK(back->latest("talk").is_null());
}

TEST_CASE("whoever cannot be told what it missed does not wait for the rest for ever")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    const HeardMatch heard(tables);
    heard.beside_anna->fails_once = true;
    CHECK(tables.ask(heard.beside_anna, {{"type", "resync"}})["code"] == "internal_error");
    const std::size_t told = heard.beside_anna->told().size();
    act(tables, heard.match.anna, 1);
    CHECK(heard.beside_anna->told().size() == told + 1);
    const Person late = person();
    late->fails_once = true;
    CHECK(tables.ask(late, enter_request(heard.match.table["watch"]))["code"] == "internal_error");
    CHECK_FALSE(late->role());
}
