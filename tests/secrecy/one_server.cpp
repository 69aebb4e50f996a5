#include "tests/secrecy/one_server.hpp"

#include "engine/core/random.hpp"

#include <SQLiteCpp/SQLiteCpp.h>
#include <spdlog/sinks/ostream_sink.h>
#include <spdlog/spdlog.h>

#include <sstream>

namespace dahut::test {

namespace {

using Person = std::shared_ptr<FakeGuest>;

constexpr std::int64_t day = 24 * 60 * 60 * 1000;

// Collects everything that is logged during its lifetime.
class WholeLog {
public:
    WholeLog() : former_(spdlog::default_logger())
    {
        const auto sink = std::make_shared<spdlog::sinks::ostream_sink_mt>(written_);
        auto logger = std::make_shared<spdlog::logger>("one server", sink);
        logger->set_level(spdlog::level::trace);
        logger->set_pattern("%l: %v");
        spdlog::set_default_logger(std::move(logger));
    }
    WholeLog(const WholeLog&) = delete;
    WholeLog& operator=(const WholeLog&) = delete;
    WholeLog(WholeLog&&) = delete;
    WholeLog& operator=(WholeLog&&) = delete;
    ~WholeLog() { spdlog::set_default_logger(former_); }

    [[nodiscard]] std::vector<std::string> lines() const
    {
        std::istringstream written(written_.str());
        std::vector<std::string> lines;
        for (std::string line; std::getline(written, line);) {
            lines.push_back(line);
        }
        return lines;
    }

private:
    std::ostringstream written_;
    std::shared_ptr<spdlog::logger> former_;
};

// A lobby with its guests. Their requests have the same ids in every run.
class OneServer {
public:
    OneServer(const std::filesystem::path& database, const HostedGame& game)
        : game_(game), games_{&game}, tables_(database, games_, settings())
    {}

    [[nodiscard]] TestLobby& tables() { return tables_; }
    [[nodiscard]] Lobby& lobby() { return tables_.lobby; }
    void pass_days(int days) { now_ += days * day; }

    // A person whose messages are all kept.
    Person listener()
    {
        listeners_.push_back(std::make_shared<FakeGuest>(game_));
        return listeners_.back();
    }
    [[nodiscard]] Person bystander() const { return std::make_shared<FakeGuest>(game_); }

    Json ask(const Person& person, Json request)
    {
        request["id"] = "q" + std::to_string(++requests_);
        return tables_.ask(person, request);
    }
    ApiAnswer read(const std::string& route, boost::asio::awaitable<ApiAnswer> reading)
    {
        ApiAnswer answer = tables_.read(std::move(reading));
        left_.routes.insert(route);
        left_.texts.push_back(std::to_string(answer.status) + " " + answer.tag + " " + *answer.body);
        return answer;
    }

    // Everybody leaves.
    void leave(const std::vector<Person>& others)
    {
        for (const Person& one : others) {
            lobby().gone(*one);
        }
        for (const Person& one : listeners_) {
            lobby().gone(*one);
        }
    }

    [[nodiscard]] Left all_that_left()
    {
        for (const Person& one : listeners_) {
            for (std::size_t index = 0; index < one->texts.size(); ++index) {
                left_.messages.insert(one->heard[index]["type"].get<std::string>());
                left_.texts.push_back(one->texts[index]);
            }
            left_.texts.push_back("closed: " + one->closed_with);
        }
        left_.log = log_.lines();
        return left_;
    }

private:
    [[nodiscard]] LobbySettings settings()
    {
        LobbySettings settings = TestLobby::test_settings();
        settings.clock = [this] { return Now{now_, now_}; };
        return settings;
    }

    WholeLog log_;
    const HostedGame& game_;
    std::array<const HostedGame*, 1> games_;
    std::int64_t now_ = 1'000 * day;
    TestLobby tables_;
    std::vector<Person> listeners_;
    int requests_ = 0;
    Left left_;
};

Json enter(const std::string& token) { return {{"type", "enter"}, {"token", token}}; }

Json enter(const std::string& token, std::int64_t seen)
{
    return {{"type", "enter"}, {"token", token}, {"seen", seen}};
}

// Asks for snapshots, and for what was missed since various messages, as far as they exist.
void come_back(OneServer& server, const std::string& token, std::int64_t number)
{
    for (const std::int64_t seen : {std::int64_t{1}, number / 2, number - 3, number - 1, number, number + 7}) {
        if (seen >= 0) {
            server.ask(server.listener(), enter(token, seen));
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

// Nobody can read a match that is still running, not even with a token of its table.
void read_match_in_vain(OneServer& server, const TableInPlay& table, const std::string& token)
{
    const std::string not_over = R"({"code":"not_finished","sentence":"This match is not over yet."})";
    const auto refuses = [&](const std::string& route, boost::asio::awaitable<ApiAnswer> reading) {
        const ApiAnswer answer = server.read(route, std::move(reading));
        INFO("leak: a match that goes on is read");
        CHECK(answer.status == 409);
        CHECK(*answer.body == not_over);
    };
    refuses("/api/tables/ID/record", server.lobby().archive().record(table.id, token));
    for (const std::string as : {"public", "0", "1", "all"}) {
        refuses("/api/tables/ID/replay", server.lobby().archive().replay(table.id, as, token));
    }
}

void read_everything(OneServer& server, const TableInPlay& table, const std::string& token)
{
    server.ask(server.listener(), {{"type", "inspect"}, {"token", token}});
    server.read("/api/tables", server.lobby().tables());
    read_match_in_vain(server, table, token);
    read_match_in_vain(server, table, "");
}

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

Json create_of(const HostedGame& game, int seats, const Json& options)
{
    Json create = create_request(seats);
    create["game"] = game.name();
    create["options"] = options;
    return create;
}

// The first seat that must act.
Seat asked_of(const std::vector<Person>& players)
{
    const auto asked = std::ranges::find_if(players, [](const Person& one) {
        const Json decision = one->decision();
        return !decision.is_null() && !decision.contains("optional");
    });
    return Seat(static_cast<int>(asked - players.begin()));
}

} // namespace

TableInPlay table_in_play(const std::filesystem::path& database, const HostedGame& game, int seats, const Json& options,
                          int actions, Random& random)
{
    OneServer server(database, game);
    const Person host = server.bystander();
    Json create = create_of(game, seats, options);
    create["seed"] = std::to_string(seed_of_tables_in_play);
    const Json seated = server.ask(host, create);
    const Json& facts = seated["table"];
    const Person watcher = server.bystander();
    server.ask(watcher, enter(facts["watch"]));
    TableInPlay table{facts["id"], facts["invitation"], facts["watch"], {seated["token"]}, 0, {}, {}, {}};
    std::vector<Person> players{host};
    for (const char* const name : {"Bela", "Cili", "Dora", "Emil", "Fanni"}) {
        if (static_cast<int>(players.size()) < seats) {
            players.push_back(server.bystander());
            table.tokens.push_back(server.ask(players.back(), join_request(facts, name))["token"]);
        }
    }
    REQUIRE(server.ask(host, {{"type", "start"}})["type"] == "done");
    for (const Person& player : players) {
        table.heard_at_start.push_back(player->latest("snapshot")["events"]);
    }
    table.heard_at_start.push_back(watcher->latest("snapshot")["events"]);
    while (table.actions < actions) {
        const Person asked = players[static_cast<std::size_t>(asked_of(players).index())];
        const Json decision = asked->decision();
        const std::vector<Json> answers = all_answers(decision["rows"]);
        const Json& action = answers[pick_below(random.stream("actions"), static_cast<std::uint32_t>(answers.size()))];
        const Json request{{"type", "act"}, {"decision", decision["number"]}, {"action", action}};
        REQUIRE(server.ask(asked, request)["type"] == "update");
        ++table.actions;
    }
    table.asked = asked_of(players);
    for (const Person& player : players) {
        table.numbers.push_back(Json::parse(player->told().back())["n"]);
    }
    return table;
}

namespace {

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
    come_back(server, token, table.numbers[static_cast<std::size_t>(viewer.value_or(Seat(0)).index())]);
    ask_for_what_is_refused(server, person, table);
    ask_for_what_is_refused(server, server.listener(), table);
    read_everything(server, table, token);
    // The server waits before it looks again, so this happens only once in a match.
    act_in_vain(server, person, StoreFault::unknown, table.actions == 1 ? 1 : 0);
    const Person other = server.bystander();
    const auto others_seat = static_cast<std::size_t>(viewer == Seat(0) ? 1 : 0);
    server.ask(other, enter(table.tokens[others_seat]));
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
    read_everything(server, table, token);
    server.leave({});
    return server.all_that_left();
}

namespace {

// The values that a table's journal must keep secret, as hexadecimal digits.
std::vector<std::string> secrets_in(const std::filesystem::path& database, const std::string& id)
{
    const std::optional<StoredTable> stored = open_sqlite_journal(database)->read(id);
    std::vector<std::string> secrets;
    std::vector<std::optional<Bytes32>> contributions(3);
    std::optional<entry::Created> charter;
    for (const Entry& one : stored->entries) {
        const std::optional<TableEntry> entry = from_journal(one.text);
        if (const auto* const created = std::get_if<entry::Created>(&*entry)) {
            charter = *created;
            secrets.push_back(std::get<Secret>(created->chance).hex_for_the_record());
        } else if (const auto* const joined = std::get_if<entry::Joined>(&*entry)) {
            secrets.push_back(joined->key);
            contributions[static_cast<std::size_t>(joined->seat.index())] = joined->contribution;
        }
    }
    for (const std::optional<Bytes32>& contribution : contributions) {
        secrets.push_back(to_hex(*contribution));
    }
    const std::string options = charter->options.dump();
    const Deal deal{id, charter->game, options, contributions};
    secrets.push_back(deal_key(std::get<Secret>(charter->chance), deal).hex_for_the_record());
    return secrets;
}

} // namespace

SealedTable sealed_table(const std::filesystem::path& database, const HostedGame& game)
{
    SealedTable sealed;
    std::string id;
    {
        OneServer server(database, game);
        const std::vector<Person> players{server.listener(), server.listener(), server.listener()};
        const Json create = create_of(game, 3, Json::object());
        const Json seated = server.ask(players[0], create);
        const Json& facts = seated["table"];
        id = facts["id"];
        server.ask(server.listener(), enter(facts["watch"]));
        server.ask(players[1], join_request(facts));
        server.ask(players[1], {{"type", "leave"}});
        sealed.tokens.push_back(server.ask(players[1], join_request(facts))["token"]);
        sealed.tokens.push_back(server.ask(players[2], join_request(facts, "Cili"))["token"]);
        server.ask(server.listener(), {{"type", "inspect"}, {"invitation", facts["invitation"]}});
        server.ask(players[0], {{"type", "start"}});
        const TableInPlay table{id, facts["invitation"], facts["watch"], sealed.tokens, 0, {}, {}, {}};
        read_everything(server, table, sealed.tokens[0]);
        server.lobby().stop();
        server.ask(players[2], {{"type", "leave"}});
        server.read("/api/tables", server.lobby().tables());
        server.ask(server.listener(), enter(facts["watch"]));
        server.ask(server.listener(), enter(sealed.tokens[0]));
        server.leave({});
        sealed.left = server.all_that_left();
    }
    sealed.secrets = secrets_in(database, id);
    return sealed;
}

} // namespace dahut::test
