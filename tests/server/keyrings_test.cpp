// Keyrings: one secret by which another device of a person enters all its seats, until it is revoked.
#include "server/limits.hpp"
#include "server/table/tokens.hpp"
#include "tests/server/match.hpp"
#include "tests/server/timed_lobby.hpp"

#include <fstream>
#include <sstream>

using namespace dahut;
using namespace dahut::test;

namespace {

Json make(const std::string& token) { return {{"type", "make_keyring"}, {"token", token}}; }
Json add_seat(const std::string& keyring, const std::string& token)
{
    return {{"type", "add_to_keyring"}, {"keyring", keyring}, {"token", token}};
}
Json open(const std::string& keyring) { return {{"type", "open_keyring"}, {"keyring", keyring}}; }
Json revoke(const std::string& keyring) { return {{"type", "revoke_keyring"}, {"keyring", keyring}}; }

Json private_table()
{
    Json create = create_request();
    create["visibility"] = "link";
    create["watching"] = "forbidden";
    return create;
}

// Anna's keyring of the one seat that she holds.
std::string keyring_of(TestLobby& tables, const std::string& token)
{
    const Json made = tables.ask(person(), make(token));
    REQUIRE(made["type"] == "keyring");
    return made["keyring"];
}

// The tokens by which a keyring opens seats.
std::vector<std::string> tokens_of(TestLobby& tables, const std::string& keyring)
{
    std::vector<std::string> tokens;
    const Json opened = tables.ask(person(), open(keyring));
    for (const Json& seat : opened["seats"]) {
        tokens.push_back(seat["token"]);
    }
    return tokens;
}

std::string bytes_below(const std::filesystem::path& folder)
{
    std::ostringstream bytes;
    for (const auto& file : std::filesystem::directory_iterator(folder)) {
        bytes << std::ifstream(file.path(), std::ios::binary).rdbuf();
    }
    return bytes.str();
}

} // namespace

TEST_CASE("a keyring opens all seats that were put on it, those taken later too, by tokens of its own")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    const Match match = started_match(tables);
    const std::string keyring = keyring_of(tables, match.annas_token);
    const Match later = seated_match(tables);
    CHECK(tables.ask(person(), add_seat(keyring, later.belas_token))["type"] == "done");
    CHECK(tables.ask(person(), add_seat(keyring, later.belas_token))["type"] == "done");
    const Json opened = tables.ask(person(), open(keyring));
    REQUIRE(opened["seats"].size() == 2);
    const Json& first = opened["seats"][0];
    CHECK(first["table"] == match.table["id"]);
    CHECK(first["name"] == "Test");
    CHECK(first["game"] == "pips");
    CHECK(first["seat"] == 0);
    CHECK(opened["seats"][1]["seat"] == 1);
    CHECK(first["token"] != match.annas_token);
    const Person tablet = person();
    CHECK(tables.ask(tablet, enter_request(first["token"]))["role"] == 0);
    CHECK(tables.ask(tablet, act_request(tablet->decision()))["type"] == "update");
    CHECK(tables.ask(tablet, enter_request(opened["seats"][1]["token"]))["role"] == 1);
}

TEST_CASE("revoking cuts what came by the keyring, connections too, and nothing else")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    const Match match = started_match(tables);
    const std::string keyring = keyring_of(tables, match.annas_token);
    const std::string other = keyring_of(tables, match.annas_token);
    const std::string token = tokens_of(tables, keyring)[0];
    const Person tablet = person();
    const Person laptop = person();
    REQUIRE(tables.ask(tablet, enter_request(token))["type"] == "entered");
    REQUIRE(tables.ask(laptop, enter_request(tokens_of(tables, other)[0]))["type"] == "entered");
    CHECK(tables.ask(person(), revoke(keyring))["type"] == "done");
    CHECK(tablet->closed_with == "revoked");
    CHECK_FALSE(tablet->role());
    CHECK(match.anna->closed_with.empty());
    CHECK(laptop->closed_with.empty());
    CHECK(tables.ask(person(), enter_request(token))["code"] == "unknown_token");
    CHECK(tables.ask(person(), open(keyring))["code"] == "unknown_keyring");
    CHECK(tables.ask(person(), add_seat(keyring, match.annas_token))["code"] == "unknown_keyring");
    CHECK(tables.ask(person(), revoke(keyring))["code"] == "unknown_keyring");
    CHECK(tables.ask(match.anna, act_request(match.anna->decision()))["type"] == "update");
    CHECK(tables.ask(person(), enter_request(match.annas_token))["role"] == 0);
}

TEST_CASE("who is about to enter by a keyring while it is revoked does not stay")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    const Match match = started_match(tables);
    const std::string keyring = keyring_of(tables, match.annas_token);
    const std::string token = tokens_of(tables, keyring)[0];
    const std::vector<Person> tablets{person(), person(), person()};
    tables.begin(tablets[0], enter_request(token));
    tables.begin(person(), revoke(keyring));
    tables.begin(tablets[1], enter_request(token));
    tables.begin(tablets[2], enter_request(token));
    tables.run();
    for (const Person& tablet : tablets) {
        CHECK_FALSE(tablet->role());
    }
}

TEST_CASE("keyrings and revocations hold after a restart, and the database knows no secret of theirs")
{
    const TemporaryFolder folder;
    std::string kept;
    std::string revoked;
    std::string token;
    Match match;
    {
        TestLobby tables(folder / "dahut.db");
        match = started_match(tables);
        kept = keyring_of(tables, match.annas_token);
        revoked = keyring_of(tables, match.belas_token);
        token = tokens_of(tables, kept)[0];
        REQUIRE(tables.ask(person(), revoke(revoked))["type"] == "done");
    }
    const std::string bytes = bytes_below(folder / ".");
    for (const std::string& secret : {kept, revoked, token, match.annas_token}) {
        CHECK(bytes.find(secret) == std::string::npos);
    }
    TestLobby tables(folder / "dahut.db");
    CHECK(tokens_of(tables, kept) == std::vector{token});
    CHECK(tables.ask(person(), enter_request(token))["role"] == 0);
    CHECK(tables.ask(person(), open(revoked))["code"] == "unknown_keyring");
}

TEST_CASE("what a keyring gave is no own token: it makes no keyring, and no seat elsewhere")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    const Match match = started_match(tables);
    const std::string keyring = keyring_of(tables, match.annas_token);
    const std::string token = tokens_of(tables, keyring)[0];
    CHECK(tables.ask(person(), make(token))["code"] == "not_own_token");
    CHECK(tables.ask(person(), add_seat(keyring, token))["code"] == "not_own_token");
    Json create = create_request();
    create["token"] = token;
    CHECK(tables.ask(person(), create)["code"] == "token_taken");
    CHECK(tables.ask(person(), make(match.table["watch"]))["code"] == "not_seated");
    CHECK(tables.ask(person(), make(hex_of('7')))["code"] == "unknown_token");
    CHECK(tables.ask(person(), open(hex_of('7')))["code"] == "unknown_keyring");
    CHECK(tables.ask(person(), open(key_of(keyring)))["code"] == "unknown_keyring");
}

TEST_CASE("a seat that was left, and a table that is gone, leave their keyrings")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    const Match match = started_match(tables);
    const Match other = seated_match(tables);
    const std::string keyring = keyring_of(tables, match.annas_token);
    const std::string token = tokens_of(tables, keyring)[0];
    REQUIRE(tables.ask(person(), add_seat(keyring, other.belas_token))["type"] == "done");
    REQUIRE(tables.ask(match.anna, {{"type", "leave"}})["type"] == "done");
    CHECK(tokens_of(tables, keyring).size() == 1);
    CHECK(tables.ask(person(), enter_request(token))["code"] == "unknown_token");
    REQUIRE(tables.ask(other.anna, {{"type", "unseat"}, {"seat", 1}})["type"] == "done");
    CHECK(tables.ask(person(), open(keyring))["code"] == "unknown_keyring");
    const Match closed = seated_match(tables);
    const std::string last = keyring_of(tables, closed.annas_token);
    REQUIRE(tables.ask(closed.anna, {{"type", "close"}})["type"] == "done");
    CHECK(tables.ask(person(), open(last))["code"] == "unknown_keyring");
    tables.clear_away();
    CHECK(tables.ask(person(), add_seat(last, match.belas_token))["code"] == "unknown_keyring");
}

TEST_CASE("a private match that is over is read with the token of a keyring, until that is revoked")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    const Match match = started_match(tables, private_table());
    const std::string keyring = keyring_of(tables, match.annas_token);
    const std::string token = tokens_of(tables, keyring)[0];
    play_to_end(tables, {match.anna, match.bela});
    const std::string id = match.table["id"];
    CHECK(tokens_of(tables, keyring) == std::vector{token});
    CHECK(tables.read(tables.lobby.archive().record(id, token)).status == 200);
    CHECK(tables.read(tables.lobby.archive().record(id, hex_of('7'))).status == 403);
    REQUIRE(tables.ask(person(), revoke(keyring))["type"] == "done");
    CHECK(tables.read(tables.lobby.archive().record(id, token)).status == 403);
}

TEST_CASE("what was worked out for a reader is at hand for one who comes by a keyring")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    const Match match = started_match(tables, private_table());
    const std::string token = tokens_of(tables, keyring_of(tables, match.annas_token))[0];
    play_to_end(tables, {match.anna, match.bela});
    const std::string id = match.table["id"];
    REQUIRE(tables.read(tables.lobby.archive().record(id, token)).status == 200);
    const int reads = tables.faults.reads;
    CHECK(tables.read(tables.lobby.archive().record(id, token)).status == 200);
    CHECK(tables.read(tables.lobby.archive().record(id, match.belas_token)).status == 200);
    CHECK(tables.faults.reads == reads);
}

TEST_CASE("only so many keyrings open one seat")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    const Match match = started_match(tables);
    for (int count = 1; count < limits::keyrings_per_seat; ++count) {
        REQUIRE(tables.ask(person(), make(match.annas_token))["type"] == "keyring");
    }
    const std::string latest = keyring_of(tables, match.annas_token);
    CHECK(tables.ask(person(), make(match.annas_token))["code"] == "keyring_full");
    REQUIRE(tables.ask(person(), revoke(latest))["type"] == "done");
    CHECK(tables.ask(person(), make(match.annas_token))["type"] == "keyring");
}

TEST_CASE("where the store fails nothing is lent and nothing revoked")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    const Match match = started_match(tables);
    const std::string keyring = keyring_of(tables, match.annas_token);
    tables.faults.next = StoreFault::full;
    CHECK(tables.ask(person(), make(match.belas_token))["code"] == "storage_failed");
    CHECK(tables.ask(person(), revoke(keyring))["code"] == "storage_failed");
    tables.faults.next.reset();
    CHECK(tokens_of(tables, keyring).size() == 1);
    CHECK(tables.ask(person(), revoke(keyring))["type"] == "done");
}

TEST_CASE("where the database is gone, so says whoever opens, changes or enters by a keyring, and tables as well")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    const Match match = started_match(tables);
    const std::string keyring = keyring_of(tables, match.annas_token);
    tables.faults.of_reads = StoreFault::moved;
    tables.faults.failing_reads = 1;
    CHECK(tables.ask(person(), open(keyring))["code"] == "storage_gone");
    tables.faults.failing_reads = 1;
    Json enter = enter_request(match.annas_token);
    enter["seen"] = 0;
    CHECK(tables.ask(person(), enter)["code"] == "storage_gone");
    tables.faults.next = StoreFault::moved;
    CHECK(tables.ask(person(), add_seat(keyring, match.belas_token))["code"] == "storage_gone");
    CHECK(tables.ask(person(), revoke(keyring))["code"] == "storage_gone");
}

TEST_CASE("a keyring whose only table was closed is gone, and what is added later does not revive it")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    const Match closed = seated_match(tables);
    const Match other = seated_match(tables);
    const std::string keyring = keyring_of(tables, closed.annas_token);
    REQUIRE(tables.ask(closed.anna, {{"type", "close"}})["type"] == "done");
    CHECK(tables.ask(person(), open(keyring))["code"] == "unknown_keyring");
    CHECK(tables.ask(person(), add_seat(keyring, other.annas_token))["code"] == "unknown_keyring");
    CHECK(tables.ask(person(), open(keyring))["code"] == "unknown_keyring");
}
