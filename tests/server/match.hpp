// Two people at a table of the tiny game, for the tests of tables.
#pragma once

#include "tests/server/fake_guest.hpp"
#include "tests/support/catch.hpp"

namespace dahut::test {

using Person = std::shared_ptr<FakeGuest>;

inline Person person() { return std::make_shared<FakeGuest>(); }

inline Json latest_table(const Person& person) { return person->latest("table")["table"]; }

inline Json latest_seat(const Person& person, std::size_t seat) { return latest_table(person)["seats"][seat]; }

inline Json say(const std::string& text) { return {{"type", "say"}, {"text", text}}; }

inline Json stand_in(int seat) { return {{"type", "stand_in"}, {"seat", seat}}; }

inline constexpr std::int64_t minute_ms = 60'000;

// Anna and Bela at a table.
struct Match {
    Person anna = person();
    Person bela = person();
    Json table;
    std::string annas_token;
    std::string belas_token;
};

inline Match seated_match(TestLobby& tables, const Json& create = create_request())
{
    Match match;
    const Json seated = tables.ask(match.anna, create);
    const Json joined = tables.ask(match.bela, join_request(seated["table"]));
    match.table = seated["table"];
    match.annas_token = seated["token"];
    match.belas_token = joined["token"];
    return match;
}

// The same, and the match has just started.
inline Match started_match(TestLobby& tables, const Json& create = create_request())
{
    Match match = seated_match(tables, create);
    REQUIRE(tables.ask(match.anna, {{"type", "start"}})["type"] == "done");
    return match;
}

// Both lose their connections.
inline void all_go(TestLobby& tables, const Match& match)
{
    tables.lobby.gone(*match.anna);
    tables.lobby.gone(*match.bela);
}

inline Json enter_request(const std::string& token) { return {{"type", "enter"}, {"token", token}}; }

// Everybody gives the first answer until nobody is asked.
inline void play_to_end(TestLobby& tables, const std::vector<Person>& persons)
{
    bool somebody_asked = true;
    while (somebody_asked) {
        somebody_asked = false;
        for (const Person& one : persons) {
            const Json decision = one->decision();
            if (!decision.is_null() && !decision.contains("optional")) {
                REQUIRE(tables.ask(one, act_request(decision))["type"] == "update");
                somebody_asked = true;
            }
        }
    }
}

} // namespace dahut::test
