#include "tests/secrecy/table_in_play.hpp"

#include "engine/core/random.hpp"

#include <span>

namespace dahut::test {

std::vector<Json> heard_of_match(const FakeGuest& person)
{
    std::vector<Json> heard;
    for (Json message : person.heard) {
        if (message["type"] == "snapshot" || message["type"] == "update") {
            message.erase("id");
            heard.push_back(std::move(message));
        }
    }
    return heard;
}

namespace {

// The first seat that must act after so many actions.
Seat asked_of(const std::vector<Person>& players, int actions)
{
    const auto asked = std::ranges::find_if(players, [](const Person& one) {
        const Json decision = one->decision();
        return !decision.is_null() && !decision.contains("optional");
    });
    INFO("the match is over after " << actions << " actions");
    REQUIRE(asked != players.end());
    return Seat(static_cast<int>(asked - players.begin()));
}

} // namespace

TableInPlay table_in_play(const std::filesystem::path& database, const HostedGame& game, int seats, const Json& options,
                          int actions, Random& random)
{
    constexpr int first_request = 1'000'000;
    OneServer server(database, game);
    server.count_requests_from(first_request);
    const Person host = server.bystander();
    Json create = create_of(game, seats, options);
    create["seed"] = std::to_string(seed_of_tables_in_play);
    create["hints"] = "allowed";
    const Json seated = server.ask(host, create);
    const Json& facts = seated["table"];
    const Person watcher = server.bystander();
    server.ask(watcher, enter(facts["watch"]));
    TableInPlay table{facts["id"], facts["invitation"], facts["watch"], {seated["token"]}, 0, {}, {}};
    std::vector<Person> players{host};
    for (const char* const name : {"Bela", "Cili", "Dora", "Emil", "Fanni"}) {
        if (static_cast<int>(players.size()) < seats) {
            players.push_back(server.bystander());
            table.tokens.push_back(server.ask(players.back(), join_request(facts, name))["token"]);
        }
    }
    REQUIRE(server.ask(host, {{"type", "start"}})["type"] == "done");
    while (table.actions < actions) {
        const Person asked = players[static_cast<std::size_t>(asked_of(players, table.actions).index())];
        const Json decision = asked->decision();
        const std::vector<Json> answers = all_answers(decision["rows"]);
        const Json& action = answers[pick_below(random.stream("actions"), static_cast<std::uint32_t>(answers.size()))];
        const Json request{{"type", "act"}, {"decision", decision["number"]}, {"action", action}};
        REQUIRE(server.ask(asked, request)["type"] == "update");
        ++table.actions;
    }
    table.asked = asked_of(players, table.actions);
    for (const Person& player : players) {
        table.heard.push_back(heard_of_match(*player));
    }
    table.heard.push_back(heard_of_match(*watcher));
    return table;
}

void check_past(const FakeGuest& person, const std::vector<Json>& heard)
{
    for (const Json& told : heard_of_match(person)) {
        const auto count = std::min(told["n"].get<std::size_t>(), heard.size());
        INFO("leak: the past is told otherwise: " << told);
        if (told["type"] == "update") {
            CHECK(told == heard[count - 1]);
            continue;
        }
        Json events = Json::array();
        for (const Json& message : std::span(heard).first(count)) {
            events.insert(events.end(), message["events"].begin(), message["events"].end());
        }
        CHECK(told["events"] == events);
    }
}

} // namespace dahut::test
