// Custom tables, whose host chose the seed: shown as such to everybody, dealt from that seed, taken up again after a
// restart, and told the seed of when they are over.
#include "tests/server/match.hpp"
#include "tests/support/catch.hpp"

using namespace dahut;
using namespace dahut::test;

namespace {

const std::string seed = "12345678901234567890";

Json custom_request()
{
    Json create = create_request();
    create["seed"] = seed;
    return create;
}

Json inspected(TestLobby& tables, const Json& invitation)
{
    return tables.ask(person(), {{"type", "inspect"}, {"invitation", invitation}});
}

bool says_custom(const Json& table)
{
    return table.value("custom", Json()) == true && !table.contains("commitment")
           && table.dump().find(seed) == std::string::npos;
}

} // namespace

TEST_CASE("an invitation shows its table before anybody sits down, and its links to nobody but the seated")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    Json create = create_request();
    create["visibility"] = "link";
    const Person anna = person();
    const Json seated = tables.ask(anna, create);
    const Json invited = inspected(tables, seated["table"]["invitation"]);
    CHECK(invited["type"] == "invited");
    CHECK(invited["table"]["name"] == "Test");
    CHECK(invited["table"]["commitment"] == seated["table"]["commitment"]);
    CHECK_FALSE(invited["table"].contains("custom"));
    CHECK_FALSE(invited["table"].contains("watch"));
    CHECK_FALSE(invited["table"].contains("invitation"));
    CHECK(inspected(tables, hex_of('0'))["code"] == "unknown_invitation");
    CHECK(inspected(tables, seated["token"])["code"] == "unknown_invitation");
    CHECK(inspected(tables, seated["table"]["watch"])["code"] == "unknown_invitation");
}

TEST_CASE("a custom table says so to everybody and tells nobody its seed")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    const Match match = started_match(tables, custom_request());
    CHECK(says_custom(match.table));
    CHECK(says_custom(match.bela->latest("seated")["table"]));
    CHECK(says_custom(inspected(tables, match.table["invitation"])["table"]));
    CHECK(says_custom(tables.ask(person(), enter_request(match.table["watch"]))["table"]));
    CHECK(says_custom(tables.lists()["running"][0]));
    for (const Person& one : {match.anna, match.bela}) {
        for (const std::string& text : one->texts) {
            CHECK(text.find(seed) == std::string::npos);
        }
    }
}

TEST_CASE("a custom table is dealt from its seed, also after a restart, and its record says so")
{
    const TemporaryFolder folder;
    Match match;
    {
        TestLobby tables(folder / "dahut.db");
        match = started_match(tables, custom_request());
        REQUIRE(tables.ask(match.anna, act_request(match.anna->decision()))["type"] == "update");
    }
    TestLobby tables(folder / "dahut.db");
    const Json entered = tables.ask(match.anna, enter_request(match.annas_token));
    CHECK(says_custom(entered["table"]));
    CHECK(entered["table"]["status"] == "running");
    REQUIRE(tables.ask(match.bela, enter_request(match.belas_token))["type"] == "entered");
    play_to_end(tables, {match.anna, match.bela});

    const std::string text = *tables.read(tables.lobby.archive().record(match.table["id"], "")).body;
    CHECK(Json::parse(text)["dealing"] == Json({{"generator", "custom"}, {"seed", seed}}));
    CHECK(says_custom(tables.lists()["finished"][0]));
    const std::variant<Record, Refusal> read = read_record(text);
    std::variant<Rerun, Refusal> rerun = Rerun::begin(std::get<Record>(read), TestLobby::only_pips());
    while (!std::get<Rerun>(rerun).at_end()) {
        REQUIRE_FALSE(std::get<Rerun>(rerun).step());
    }
    CHECK_FALSE(std::get<Rerun>(rerun).difference());
}

TEST_CASE("only the all-seeing replay of a finished match tells what was drawn")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    const Match match = started_match(tables);
    const auto replay = [&](const std::string& perspective) {
        return tables.read(tables.lobby.archive().replay(match.table["id"], perspective, ""));
    };
    CHECK(replay("all").status == 409);
    play_to_end(tables, {match.anna, match.bela});
    CHECK(Json::parse(*replay("all").body)["draws"].size() > 3);
    CHECK_FALSE(Json::parse(*replay("public").body).contains("draws"));
    CHECK_FALSE(Json::parse(*replay("0").body).contains("draws"));
}
