#include "tests/secrecy/one_server.hpp"

#include <SQLiteCpp/SQLiteCpp.h>

namespace dahut::test {

namespace {

// Asks for snapshots, and for what was missed since various messages, as far as they exist.
void come_back(OneServer& server, const std::string& token, const std::vector<Json>& heard)
{
    const auto number = heard.back()["n"].get<std::int64_t>();
    for (const std::int64_t seen : {std::int64_t{1}, number / 2, number - 3, number - 1, number, number + 7}) {
        if (seen >= 0) {
            const Person person = server.listener();
            server.ask(person, enter(token, seen));
            check_past(*person, heard);
        }
    }
}

void ask_for_what_is_refused(OneServer& server, const Person& person, const TableInPlay& table)
{
    const Json decision = person->decision();
    const Json number = decision.is_null() ? Json(1) : decision["number"];
    for (const Json& request : std::vector<Json>{
             {{"type", "act"}, {"decision", number}, {"action", {{"type", "no_such_action"}}}},
             {{"type", "act"}, {"decision", 999}, {"action", Json::object()}},
             {{"type", "contribute"}, {"contribution", hex_of('c')}},
             {{"type", "seat_bot"}, {"seat", 0}, {"bot", "greedy"}},
             {{"type", "unseat"}, {"seat", 0}},
             {{"type", "start"}},
             {{"type", "publish"}},
             {{"type", "inspect"}, {"invitation", table.invitation}},
             {{"type", "join"}, {"invitation", table.invitation}, {"player", "Eve"}, {"contribution", hex_of('e')}},
         }) {
        server.ask(person, request);
    }
}

// The viewer asks for a hint, and so does somebody else of whose hint only is told that there was one.
void ask_for_hints(OneServer& server, const Person& person, const Person& other)
{
    for (const Person& asker : {person, other}) {
        const Json decision = asker->decision();
        if (!decision.is_null()) {
            server.ask(asker, {{"type", "hint"}, {"decision", decision["number"]}});
        }
    }
}

// Nobody can read a match that is still running, not even with a token of its table.
void read_match_in_vain(OneServer& server, const std::string& id, const std::string& token)
{
    const std::string not_over = R"({"code":"not_finished","sentence":"This match is not over yet."})";
    const auto refuses = [&](const std::string& route, boost::asio::awaitable<ApiAnswer> reading) {
        const ApiAnswer answer = server.read(route, std::move(reading));
        INFO("leak: a match that goes on is read");
        CHECK(answer.status == 409);
        CHECK(*answer.body == not_over);
    };
    refuses("/api/tables/ID/record", server.lobby().archive().record(id, token));
    for (const std::string as : {"public", "0", "1", "all"}) {
        refuses("/api/tables/ID/replay", server.lobby().archive().replay(id, as, token));
    }
    refuses("/api/tables/ID/analysis", server.lobby().archive().analysis(id, token, "2001:db8::1"));
    refuses("/api/tables/ID/advice", server.lobby().archive().advice(id, "0", token, "2001:db8::1"));
}

} // namespace

void read_everything(OneServer& server, const std::string& id, const std::string& token)
{
    server.ask(server.listener(), {{"type", "inspect"}, {"token", token}});
    server.read("/api/tables", server.lobby().tables());
    read_match_in_vain(server, id, token);
    read_match_in_vain(server, id, "");
}

namespace {

// The viewer acts, if asked, but the action cannot be stored.
void act_in_vain(OneServer& server, const Person& person, StoreFault fault, int failing_reads)
{
    if (person->decision().is_null()) {
        return;
    }
    server.tables().faults.next = fault;
    server.tables().faults.failing_reads = failing_reads;
    server.ask(person, act_request(person->decision()));
    server.tables().faults.next.reset();
}

const std::string& token_of(const TableInPlay& table, Viewer viewer)
{
    return viewer ? table.tokens[static_cast<std::size_t>(viewer->index())] : table.watch;
}

// A person enters with this token while a watcher is already there, and then asks for everything again.
Person entered_beside_watcher(OneServer& server, const TableInPlay& table, const std::string& token)
{
    Person person = server.listener();
    server.ask(person, enter(token));
    server.ask(server.listener(), enter(table.watch));
    server.ask(person, {{"type", "resync"}});
    return person;
}

} // namespace

Left everything_asked(const std::filesystem::path& database, const HostedGame& game, const TableInPlay& table,
                      Viewer viewer)
{
    OneServer server(database, game);
    const std::string token = token_of(table, viewer);
    const Person person = entered_beside_watcher(server, table, token);
    check_past(*person, table.heard_by(viewer));
    come_back(server, token, table.heard_by(viewer));
    ask_for_what_is_refused(server, person, table);
    ask_for_what_is_refused(server, server.listener(), table);
    read_everything(server, table.id, token);
    // The server waits before it looks again, so this happens only once in a match.
    act_in_vain(server, person, StoreFault::unknown, table.actions == 1 ? 1 : 0);
    const Person other = server.bystander();
    const auto others_seat = static_cast<std::size_t>(viewer == Seat(0) ? 1 : 0);
    server.ask(other, enter(table.tokens[others_seat]));
    ask_for_hints(server, person, other);
    // Bots choose by chance, so their next actions would differ in any case.
    server.lobby().stop();
    server.ask(other, {{"type", "leave"}});
    server.read("/api/tables", server.lobby().tables());
    act_in_vain(server, person, StoreFault::conflict, 0);
    server.ask(server.listener(), enter(token));
    server.ask(server.listener(), enter(table.watch));
    server.read("/api/tables", server.lobby().tables());
    server.leave({other});
    server.tables().clear_away();
    server.pass_days(31);
    server.tables().clear_away();
    server.ask(server.listener(), enter(token));
    server.ask(server.listener(), enter(table.watch));
    return server.all_that_left();
}

namespace {

// All the players agree to this.
void agree(OneServer& server, const std::vector<Person>& players, const char* to)
{
    for (const Person& player : players) {
        server.ask(player, {{"type", "agree"}, {"to", to}});
    }
}

// Everybody who has a seat, at one more connection each.
std::vector<Person> all_players(OneServer& server, const TableInPlay& table)
{
    std::vector<Person> players;
    for (const std::string& token : table.tokens) {
        players.push_back(server.bystander());
        server.ask(players.back(), enter(token));
    }
    return players;
}

} // namespace

Left everything_of_paused_table(const std::filesystem::path& database, const HostedGame& game, const TableInPlay& table,
                                Viewer viewer)
{
    OneServer server(database, game);
    const std::string token = token_of(table, viewer);
    const Person person = entered_beside_watcher(server, table, token);
    const std::vector<Person> players = all_players(server, table);
    agree(server, players, "pause");
    REQUIRE(person->latest("table")["table"]["paused"] == true);
    act_in_vain(server, person, StoreFault::failed, 0);
    server.ask(person, {{"type", "undo"}});
    ask_for_hints(server, person, players[0]);
    ask_for_what_is_refused(server, person, table);
    come_back(server, token, table.heard_by(viewer));
    read_everything(server, table.id, token);
    agree(server, players, "go_on");
    server.ask(person, {{"type", "resync"}});
    server.leave(players);
    return server.all_that_left();
}

Left everything_of_deserted_table(const std::filesystem::path& database, const HostedGame& game,
                                  const TableInPlay& table, Viewer viewer)
{
    constexpr std::chrono::seconds between{20};
    constexpr int looks = 30;
    OneServer server(database, game);
    const Person person = entered_beside_watcher(server, table, token_of(table, viewer));
    const std::vector<Person> players = all_players(server, table);
    server.ask(players[0], {{"type", "set_webhook"}, {"address", "https://hooks.example/t/secret"}});
    for (std::size_t seat = 0; seat < players.size(); ++seat) {
        server.ask(players[seat], {{"type", "notify"}, {"mail", "player" + std::to_string(seat) + "@games.example"}});
        // Nobody leaves at the same moment as somebody else.
        server.pass(std::chrono::seconds(1));
        server.lobby().gone(*players[seat]);
    }
    server.leave({});
    for (int look = 0; look < looks; ++look) {
        server.pass(between);
    }
    const Person host = server.bystander();
    server.ask(host, enter(table.tokens[0]));
    server.ask(host, {{"type", "nudge"}, {"seat", table.asked.number()}});
    server.ask(person, enter(token_of(table, viewer)));
    server.leave({host});
    return server.all_that_left();
}

Left everything_of_failing_table(const std::filesystem::path& database, const HostedGame& game,
                                 const TableInPlay& table, Viewer viewer)
{
    OneServer server(database, game);
    const std::string token = token_of(table, viewer);
    const Person person = entered_beside_watcher(server, table, token);
    server.ask(server.listener(), enter(token));
    const std::vector<Person> players = all_players(server, table);
    server.ask(person, {{"type", "undo"}});
    ask_for_hints(server, person, players[0]);
    if (const Viewer other = table.asked; other != viewer) {
        server.ask(players[static_cast<std::size_t>(other->index())], {{"type", "leave"}});
    }
    for (const Person& player : players) {
        if (player->role() && !player->decision().is_null()) {
            server.ask(player, act_request(player->decision()));
        }
    }
    ask_for_what_is_refused(server, person, table);
    server.ask(server.listener(), enter(token));
    read_everything(server, table.id, token);
    server.leave(players);
    // The table is taken up again from its journal.
    server.pass(std::chrono::hours(1));
    server.ask(server.listener(), enter(token));
    server.read("/api/tables", server.lobby().tables());
    server.leave({});
    return server.all_that_left();
}

Left everything_of_unjudged_undo(const std::filesystem::path& database, const HostedGame& game,
                                 const TableInPlay& table, Viewer viewer)
{
    OneServer server(database, game);
    const std::string token = token_of(table, viewer);
    const Person person = entered_beside_watcher(server, table, token);
    const std::vector<Person> players = all_players(server, table);
    for (const Person& player : players) {
        server.ask(player, {{"type", "undo"}});
    }
    ask_for_what_is_refused(server, person, table);
    server.leave(players);
    return server.all_that_left();
}

Left everything_of_untold_table(const std::filesystem::path& database, const HostedGame& game, const TableInPlay& table,
                                Viewer viewer)
{
    OneServer server(database, game);
    const std::string token = token_of(table, viewer);
    const Person person = entered_beside_watcher(server, table, token);
    server.ask(server.listener(), enter(token));
    const Person asked = server.bystander();
    server.ask(asked, enter(table.tokens[static_cast<std::size_t>(table.asked.index())]));
    const Person actor = person->decision().is_null() ? asked : person;
    server.ask(actor, act_request(actor->decision()));
    ask_for_what_is_refused(server, person, table);
    read_everything(server, table.id, token);
    server.leave({asked});
    return server.all_that_left();
}

Left everything_of_frozen_table(const std::filesystem::path& database, const HostedGame& game, const TableInPlay& table,
                                Viewer viewer)
{
    SQLite::Database journal(database.string(), SQLite::OPEN_READWRITE);
    for (const std::string where : {"entries", "recent"}) {
        journal.exec("UPDATE " + where + R"( SET entry = replace(entry, '"digest":"', '"digest":"0'))");
    }
    OneServer server(database, game);
    const std::string token = token_of(table, viewer);
    const Person person = entered_beside_watcher(server, table, token);
    ask_for_what_is_refused(server, person, table);
    read_everything(server, table.id, token);
    server.leave({});
    return server.all_that_left();
}

} // namespace dahut::test
