// Tables from the request to the messages, without a network: what is stored, told, refused and taken up again.
#include "engine/bots/training.hpp"
#include "tests/server/match.hpp"
#include "tests/server/stub_match.hpp"
#include "tests/support/catch.hpp"

using namespace dahut;
using namespace dahut::test;

namespace {

// A game that breaks at its first action.
class BreakingMatch final : public StubMatch {
public:
    std::unique_ptr<HostedMatch> clone() const override { return std::make_unique<BreakingMatch>(); }
    std::optional<Refusal> submit(Seat, const Json&, EventTexts&) override
    {
        throw std::logic_error("broken on purpose");
    }
};

// The tiny game with other matches or other rules.
class OtherPips : public HostedGame {
public:
    std::string_view name() const override { return "pips"; }
    std::string_view title() const override { return hosted_pips().title(); }
    std::string_view rules_version() const override { return "other"; }
    int seats_fewest() const override { return 2; }
    int seats_most() const override { return 4; }
    Json option_list() const override { return hosted_pips().option_list(); }
    Json forms() const override { return hosted_pips().forms(); }
    std::variant<Json, Refusal> complete_options(const Json& options, int seats) const override
    {
        return hosted_pips().complete_options(options, seats);
    }
    SimulationResult simulate(const Json&, const SimulationPlan&, const WatchMatch&) const override { return {}; }
    std::optional<Training> train(const TrainingPlan&) const override { return std::nullopt; }
    std::vector<std::string> feature_names() const override { return {}; }
};

class BreakingPips final : public OtherPips {
public:
    std::unique_ptr<HostedMatch> start(const Json&, int, const ChanceKey&, EventTexts&) const override
    {
        return std::make_unique<BreakingMatch>();
    }
};

// Deals from another source, as a changed rule would.
class ChangedPips final : public OtherPips {
public:
    std::unique_ptr<HostedMatch> start(const Json& options, int seats, const ChanceKey&,
                                       EventTexts& told) const override
    {
        return hosted_pips().start(options, seats, ChanceKey(99), told);
    }
};

} // namespace

TEST_CASE("a table is created, joined, started and played to its end")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    const Match match = started_match(tables);
    play_to_end(tables, {match.anna, match.bela});
    CHECK(match.anna->latest("table")["table"]["status"] == "finished");
    const Json record = Json::parse(*tables.read(tables.lobby.archive().record(match.table["id"], "")).body);
    CHECK(record["format"] == "dahut.record.1");
    CHECK(record["dealing"]["commitment"] == match.table["commitment"]);
    CHECK(record["dealing"]["contributions"] == Json::array({hex_of('a'), hex_of('b')}));
    const std::variant<Record, Refusal> read = read_record(record.dump());
    std::variant<Rerun, Refusal> rerun = Rerun::begin(std::get<Record>(read), TestLobby::only_pips());
    while (!std::get<Rerun>(rerun).at_end()) {
        REQUIRE_FALSE(std::get<Rerun>(rerun).step());
    }
    CHECK_FALSE(std::get<Rerun>(rerun).difference());
}

TEST_CASE("a restarted server goes on where it was and tells the same, byte for byte")
{
    const TemporaryFolder folder;
    Match match;
    Json snapshot;
    Json update;
    {
        TestLobby tables(folder / "dahut.db");
        match = started_match(tables);
        CHECK(tables.ask(match.anna, act_request(match.anna->decision()))["type"] == "update");
        tables.ask(match.anna, {{"type", "resync"}});
        snapshot = match.anna->latest("snapshot");
        update = match.bela->latest("update");
    }
    TestLobby tables(folder / "dahut.db");
    const Person anna = person();
    CHECK(tables.ask(anna, enter_request(match.annas_token))["role"] == 0);
    CHECK(anna->latest("snapshot").dump() == snapshot.dump());
    const Person bela = person();
    Json resume = enter_request(match.belas_token);
    resume["seen"] = 1;
    CHECK(tables.ask(bela, resume)["role"] == 1);
    CHECK(bela->latest("snapshot").is_null());
    CHECK(bela->latest("update").dump() == update.dump());
    tables.ask(bela, {{"type", "resync"}});
    play_to_end(tables, {anna, bela});
    CHECK(bela->latest("table")["table"]["status"] == "finished");
}

TEST_CASE("an action sent twice is carried out once, also across a restart")
{
    const TemporaryFolder folder;
    Match match;
    Json act;
    {
        TestLobby tables(folder / "dahut.db");
        match = started_match(tables);
        act = act_request(match.anna->decision());
        act["id"] = "once";
        CHECK(tables.ask(match.anna, act)["type"] == "update");
        const std::size_t heard = match.bela->heard.size();
        CHECK(tables.ask(match.anna, act)["type"] == "done");
        CHECK(match.bela->heard.size() == heard);
    }
    TestLobby tables(folder / "dahut.db");
    const Person anna = person();
    tables.ask(anna, enter_request(match.annas_token));
    CHECK(tables.ask(anna, act)["type"] == "done");
    act["id"] = "again";
    CHECK(tables.ask(anna, act)["code"] == "stale_decision");
}

TEST_CASE("nobody hears of an action that could not be stored, and it can be tried again")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    const Match match = started_match(tables);
    const Json act = act_request(match.anna->decision());
    const std::size_t heard = match.bela->heard.size();
    tables.faults.next = StoreFault::full;
    CHECK(tables.ask(match.anna, act)["code"] == "storage_failed");
    CHECK(match.bela->heard.size() == heard);
    CHECK(tables.ask(person(), create_request())["code"] == "storage_failed");
    tables.faults.next = std::nullopt;
    CHECK(tables.ask(match.anna, act)["type"] == "update");
    CHECK(match.bela->heard.size() > heard);
}

TEST_CASE("an action of which nobody knows whether it was stored is told when the journal has it, and not before")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    const Match match = started_match(tables);
    const std::size_t told = match.bela->told().size();
    tables.faults.next = StoreFault::unknown;
    tables.faults.stores_anyway = true;
    tables.faults.failing_reads = 1;
    const std::string id = tables.begin(match.anna, act_request(match.anna->decision()));
    tables.run_until([&] { return match.bela->latest("table")["table"].contains("unsure"); });
    CHECK(match.anna->latest("table")["table"]["unsure"] == true);
    CHECK(match.bela->told().size() == told);
    tables.faults.next = std::nullopt;
    tables.run();
    CHECK_FALSE(match.bela->latest("table")["table"].contains("unsure"));
    CHECK(match.anna->latest("update")["id"] == id);
    CHECK(match.bela->told().size() == told + 1);
    CHECK(tables.ask(match.bela, act_request(match.bela->decision()))["type"] == "update");
}

TEST_CASE("an action of which nobody knows whether it was stored is refused when the journal has it not")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    const Match match = started_match(tables);
    const std::size_t told = match.bela->told().size();
    tables.faults.next = StoreFault::unknown;
    CHECK(tables.ask(match.anna, act_request(match.anna->decision()))["code"] == "storage_failed");
    CHECK(tables.ask(person(), create_request())["code"] == "storage_failed");
    CHECK(match.bela->told().size() == told);
    tables.faults.next = std::nullopt;
    CHECK(tables.ask(match.anna, act_request(match.anna->decision()))["type"] == "update");
}

TEST_CASE("memory that runs out in a commit refuses what was not stored, tells what was, and ends nothing")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    const Match match = started_match(tables);
    tables.faults.out_of_memory = true;
    CHECK(tables.ask(match.anna, act_request(match.anna->decision()))["code"] == "storage_failed");
    tables.faults.out_of_memory = true;
    tables.faults.stores_anyway = true;
    CHECK(tables.ask(match.anna, act_request(match.anna->decision()))["type"] == "update");
    CHECK(tables.ask(match.bela, act_request(match.bela->decision()))["type"] == "update");
}

TEST_CASE("memory that runs out while an action is told stops its table, which comes back with the action")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    const Match match = started_match(tables);
    const std::size_t told = match.bela->told().size();
    match.anna->fails_once = true;
    CHECK(tables.ask(match.anna, act_request(match.anna->decision()))["code"] == "outcome_unknown");
    CHECK(match.bela->latest("table")["table"]["status"] == "broken");
    tables.lobby.gone(*match.anna);
    tables.lobby.gone(*match.bela);
    tables.clear_away();
    tables.lobby.let_rest(std::chrono::steady_clock::now() + std::chrono::hours(1));
    const Person bela = person();
    CHECK(tables.ask(bela, enter_request(match.belas_token))["table"]["status"] == "running");
    CHECK(bela->latest("snapshot")["n"] == told + 1);
}

TEST_CASE("whoever has seen more than there is, is told that something is lost")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    const Match match = started_match(tables);
    const Json told = match.anna->latest("snapshot");
    Json enter = enter_request(match.annas_token);
    const Person anna = person();
    enter["seen"] = told["n"];
    CHECK_FALSE(tables.ask(anna, enter).contains("lost"));
    enter["seen"] = told["n"].get<int>() + 1;
    CHECK(tables.ask(anna, enter)["lost"] == true);
    CHECK(anna->latest("snapshot") == told);
}

TEST_CASE("a table whose journal somebody else has written to stops rather than damage it")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    const Match match = started_match(tables);
    const auto other = open_sqlite_journal(folder / "dahut.db");
    const std::string id = match.table["id"];
    const auto count = static_cast<std::int64_t>(other->read(id)->entries.size());
    const Addition addition{id, count, {{0, "{}"}}, {}, std::nullopt};
    CHECK_FALSE(other->append({&addition, 1})[0]);
    CHECK(tables.ask(match.anna, act_request(match.anna->decision()))["code"] == "table_broken");
    CHECK(other->read(id)->entries.size() == static_cast<std::size_t>(count) + 1);
}

TEST_CASE("a stale action is refused with the current decision")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    const Match match = started_match(tables);
    const Json first = act_request(match.anna->decision());
    CHECK(tables.ask(match.anna, first)["type"] == "update");
    const Json refused = tables.ask(match.anna, first);
    CHECK(refused["code"] == "stale_decision");
    CHECK(refused["decision"] == match.anna->decision());
}

TEST_CASE("an action that is none, or not among the rows, is refused and changes nothing")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    const Match match = started_match(tables);
    Json act = act_request(match.anna->decision());
    const std::size_t heard = match.bela->heard.size();
    act["action"] = {{"type", "nonsense"}};
    CHECK(tables.ask(match.anna, act)["code"] == "bad_message");
    act["action"] = {{"type", "take_back"}};
    CHECK(tables.ask(match.anna, act)["type"] == "refused");
    CHECK(match.bela->heard.size() == heard);
}

TEST_CASE("a bot plays on where a person has left, to the end")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    const Match match = started_match(tables);
    CHECK(tables.ask(match.bela, {{"type", "leave"}})["type"] == "done");
    CHECK_FALSE(match.bela->role().has_value());
    CHECK(match.anna->latest("table")["table"]["seats"][1]["bot"] == "medium");
    CHECK(tables.ask(person(), enter_request(match.belas_token))["code"] == "unknown_token");
    play_to_end(tables, {match.anna});
    CHECK(tables.read(tables.lobby.archive().record(match.table["id"], "")).status == 200);
}

TEST_CASE("a game that breaks stops its own table and no other")
{
    const TemporaryFolder folder;
    const BreakingPips breaking;
    const std::array<const HostedGame*, 1> games{&breaking};
    TestLobby tables(folder / "dahut.db", games);
    const Match match = started_match(tables);
    const Match other = started_match(tables);
    CHECK(tables.ask(match.anna, act_request(match.anna->decision()))["code"] == "table_broken");
    CHECK(match.bela->latest("table")["table"]["status"] == "broken");
    CHECK(match.bela->latest("table")["table"].contains("trouble"));
    CHECK(tables.ask(match.bela, act_request(match.bela->decision()))["code"] == "table_broken");
    CHECK(other.bela->latest("table")["table"]["status"] == "running");
}

TEST_CASE("a table whose match comes out different after a restart is frozen and loses nothing")
{
    const TemporaryFolder folder;
    Match match;
    {
        TestLobby tables(folder / "dahut.db");
        match = started_match(tables);
    }
    {
        const ChangedPips changed;
        const std::array<const HostedGame*, 1> games{&changed};
        TestLobby tables(folder / "dahut.db", games);
        const Person anna = person();
        const Json entered = tables.ask(anna, enter_request(match.annas_token));
        CHECK(entered["table"]["status"] == "broken");
        CHECK(entered["table"].contains("trouble"));
        CHECK(tables.ask(anna, act_request(match.anna->decision()))["code"] == "table_broken");
    }
    TestLobby tables(folder / "dahut.db");
    const Person anna = person();
    CHECK(tables.ask(anna, enter_request(match.annas_token))["table"]["status"] == "running");
}

TEST_CASE("no token is in the journal in clear, and no secret is told before the end")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    const Match match = started_match(tables);
    const auto journal = open_sqlite_journal(folder / "dahut.db");
    const std::vector<Entry> entries = journal->read(match.table["id"].get<std::string>())->entries;
    const std::string secret = Json::parse(entries[0].text)["secret"];
    for (const Entry& entry : entries) {
        CHECK(entry.text.find(match.annas_token) == std::string::npos);
        CHECK(entry.text.find(match.belas_token) == std::string::npos);
    }
    for (const Person& one : {match.anna, match.bela}) {
        for (const std::string& text : one->texts) {
            CHECK(text.find(secret) == std::string::npos);
        }
    }
}
