// A week of Ys with all that happens to people and machines, on a clock that the test holds: who has three evenings,
// who looks in, a slip, one who vanishes, one on vacation, a server that dies twice, and a webhook that is down for an
// hour.
#include "protocol/games.hpp"
#include "protocol/limits.hpp"
#include "server/notices/deliveries.hpp"
#include "tests/server/match.hpp"
#include "tests/server/timed_lobby.hpp"

#include <algorithm>
#include <array>
#include <map>

using namespace dahut;
using namespace dahut::test;
using namespace std::chrono_literals;

namespace {

constexpr const char* week_hook = "https://hooks.example/ys";

// Delivers notices to a webhook that may be down, by the test's clock.
class Receiver final : public Outlet {
public:
    explicit Receiver(const std::int64_t& now_ms) : now_ms_(now_ms) {}

    void send(Notice notice) override
    {
        const bool is_taken = deliveries_.add(std::move(notice), week_hook, now());
        REQUIRE(is_taken);
    }
    void withdraw(const std::string& table, Seat seat) override { deliveries_.withdraw(table, seat); }
    bool withdraw_by(NoticeKind kind, const std::string& table, Seat seat) override
    {
        return deliveries_.withdraw_by(kind, table, seat);
    }
    void run()
    {
        while (const std::optional<Deliveries::Delivery> next = deliveries_.next(now())) {
            if (!is_down) {
                ++received[next->notice.id];
            }
            using Attempt = Deliveries::Attempt;
            (void)deliveries_.settle(next->number, is_down ? Attempt::failed : Attempt::delivered, now());
        }
    }

    bool is_down = false;
    // How often each notice has come.
    std::map<std::string, int> received;

private:
    [[nodiscard]] Deliveries::Time now() const { return Deliveries::Time(std::chrono::milliseconds(now_ms_)); }

    const std::int64_t& now_ms_;
    Deliveries deliveries_{std::chrono::seconds(limits::notice_retry_seconds.usual)};
};

// One of the four, and what the stream of that seat has come to.
struct Player {
    std::string token;
    // Nobody while the player is away.
    Person here;
    std::int64_t seen = 0;
    Json view = {};
    // What was asked when the player was here last.
    Json asked = {};

    // What is asked now; whoever has missed nothing is not told again.
    [[nodiscard]] Json decision() const
    {
        const auto tells = [](const Json& message) {
            return message["type"] == "snapshot" || message.contains("decision");
        };
        const auto latest = std::find_if(here->heard.rbegin(), here->heard.rend(), tells);
        return latest == here->heard.rend() ? asked : latest->value("decision", Json());
    }
};

class Week {
public:
    Week()
    {
        begin_server();
        const Person anna = guest();
        Json create = create_request(4);
        create["game"] = "ys";
        create["patience_s"] = std::chrono::seconds(24h).count();
        create["clock"] = {{"bank_s", 86'400}, {"increment_s", 86'400}, {"vacation_s", 604'800}};
        const Json seated = lobby_->ask(anna, create);
        table = seated["table"];
        players[0] = {seated["token"], anna};
        constexpr std::array names{"Bela", "Cili", "Dora"};
        for (const std::size_t seat : {1U, 2U, 3U}) {
            const Person one = guest();
            const std::string token = lobby_->ask(one, join_request(table, names.at(seat - 1)))["token"];
            players.at(seat) = {token, one};
        }
        ask(0, {{"type", "set_webhook"}, {"address", week_hook}}, "done");
        ask(0, {{"type", "start"}}, "done");
    }

    void ask(std::size_t seat, const Json& request, const std::string& answer)
    {
        CHECK(lobby_->ask(players.at(seat).here, request)["type"] == answer);
    }

    // Those who are here answer whatever must be answered, until nothing must or so much has been done.
    void play(int actions)
    {
        int before = actions + 1;
        while (actions > 0 && actions < before) {
            before = actions;
            for (Player& player : players) {
                const Json decision = player.here ? player.decision() : Json();
                if (!decision.is_null() && !decision.contains("optional")) {
                    REQUIRE(lobby_->ask(player.here, act_request(decision))["type"] == "update");
                    --actions;
                }
            }
        }
    }

    void leave(std::size_t seat)
    {
        Player& player = players.at(seat);
        lobby_->lobby.gone(*player.here);
        take_stream(player);
        player.here = nullptr;
        lobby_->run();
    }

    void come(std::size_t seat)
    {
        Player& player = players.at(seat);
        player.here = guest();
        Json enter = enter_request(player.token);
        if (player.seen > 0) {
            enter["seen"] = player.seen;
        }
        REQUIRE(lobby_->ask(player.here, enter)["type"] == "entered");
    }

    void pass(std::chrono::minutes time)
    {
        for (; time > 0min; time -= 5min) {
            now_ms += std::chrono::milliseconds(5min).count();
            lobby_->lobby.run_clocks();
            lobby_->run();
            receiver.run();
        }
    }

    // The server dies without a word and is back later; whoever was there comes again.
    void die_for(std::chrono::minutes time)
    {
        std::vector<std::size_t> were_here;
        for (std::size_t seat = 0; seat < players.size(); ++seat) {
            if (players.at(seat).here) {
                were_here.push_back(seat);
                take_stream(players.at(seat));
            }
        }
        lobby_.reset();
        now_ms += std::chrono::milliseconds(time).count();
        begin_server();
        for (const std::size_t seat : were_here) {
            come(seat);
        }
    }

    [[nodiscard]] Json facts(std::size_t seat) const { return players.at(seat).here->latest("table")["table"]; }
    [[nodiscard]] Json time_of(std::size_t from, std::size_t seat) const
    {
        return players.at(from).here->latest("clock")["seats"][seat];
    }
    [[nodiscard]] Json read(const std::string& what)
    {
        Archive& archive = lobby_->lobby.archive();
        const std::string id = table["id"];
        return Json::parse(
            *lobby_->read(what == "record" ? archive.record(id, "") : archive.replay(id, what, "")).body);
    }

    // What was told is taken up as a client does: each update follows the one before it.
    void take_stream(Player& player) const
    {
        for (const Json& message : player.here->heard) {
            if (message["type"] == "snapshot") {
                CHECK(message["n"] >= player.seen);
                player.view = message["view"];
                player.seen = message["n"];
            } else if (message["type"] == "update") {
                REQUIRE(message["n"] == player.seen + 1);
                apply_changes(player.view, message["changes"]);
                player.seen = message["n"];
            }
        }
        player.asked = player.decision();
        player.here->heard.clear();
        player.here->texts.clear();
    }

    std::int64_t now_ms = 1'790'000'000'000;
    Receiver receiver{now_ms};
    Json table;
    std::array<Player, 4> players;

private:
    [[nodiscard]] static const HostedGame& ys() { return *find_game(all_games(), "ys"); }
    [[nodiscard]] static Person guest() { return std::make_shared<FakeGuest>(ys()); }

    void begin_server()
    {
        LobbySettings settings = TimedLobby::settings_with(now_ms);
        settings.notices.webhooks = {*WebAddress::of_webhook("https://hooks.example")};
        settings.notices.public_address = "https://games.example";
        settings.notices.outlet = &receiver;
        lobby_.emplace(folder_ / "dahut.db", all_games(), settings);
    }

    TemporaryFolder folder_;
    std::optional<TestLobby> lobby_;
};

// What a seat saw at the end, as everybody can read it after the match.
Json last_view(const Json& replay)
{
    Json view = replay["view"];
    for (const Json& step : replay["steps"]) {
        apply_changes(view, step["changes"]);
    }
    return view;
}

bool is_stood_in(const Week& week, std::size_t seat) { return week.facts(0)["seats"][seat].contains("stood_in"); }

constexpr std::size_t anna = 0;
constexpr std::size_t bela = 1;
constexpr std::size_t cili = 2;
constexpr std::size_t dora = 3;

// Anna slips, all play on, the server dies, and in the end everybody goes to bed.
void first_evening(Week& week)
{
    week.ask(anna, act_request(week.players[anna].decision()), "update");
    week.ask(anna, {{"type", "undo"}}, "update");
    CHECK(week.players[anna].here->latest("update")["events"][0]["type"] == "undone");
    week.play(30);
    const Json before = week.time_of(anna, anna)["left_ms"];
    week.die_for(3h);
    CHECK(week.time_of(anna, anna)["left_ms"] == before);
    week.play(10);
    // Bela leaves no turn of his open, so that nobody is told of one yet.
    while (week.time_of(anna, bela).contains("thinks")) {
        week.play(1);
    }
    for (const std::size_t seat : {anna, bela, cili, dora}) {
        week.leave(seat);
    }
    week.pass(20h);
}

// The webhook is down when it is to hear that Bela's turn has come, and for an hour.
void bela_vanishes(Week& week)
{
    for (const std::size_t seat : {anna, cili, dora}) {
        week.come(seat);
    }
    week.play(1000);
    REQUIRE(week.time_of(anna, bela).contains("thinks"));
    week.receiver.received.clear();
    week.receiver.is_down = true;
    week.leave(cili);
    week.pass(1h);
    CHECK(week.receiver.received.empty());
    week.receiver.is_down = false;
    week.pass(1h);
    CHECK(week.receiver.received.size() == 1);
    week.pass(24h);
    CHECK(is_stood_in(week, bela));
}

// Meanwhile the server dies once more.
void dora_is_on_vacation(Week& week)
{
    week.come(cili);
    week.play(30);
    week.ask(dora, {{"type", "vacation"}}, "done");
    week.leave(dora);
    week.play(1000);
    REQUIRE(week.time_of(anna, dora).contains("thinks"));
    week.ask(anna, {{"type", "nudge"}, {"seat", dora}}, "done");
    week.pass(20h);
    week.die_for(2h);
    week.pass(20h);
    CHECK_FALSE(is_stood_in(week, dora));
    CHECK(week.time_of(anna, dora)["excused"] == "vacation");
}

void last_evening(Week& week)
{
    week.come(dora);
    week.ask(dora, {{"type", "come_back"}}, "done");
    week.play(10'000);
    CHECK(week.facts(anna)["status"] == "finished");
    CHECK(is_stood_in(week, bela));
    for (const auto& [notice, times] : week.receiver.received) {
        CHECK(times == 1);
    }
}

// What everybody was told adds up to what is read of the match, and the record to its result.
void check_what_is_left(Week& week)
{
    week.come(bela);
    for (const std::size_t seat : {anna, bela, cili, dora}) {
        week.take_stream(week.players.at(seat));
        CHECK(week.players.at(seat).view == last_view(week.read(std::to_string(seat))));
    }
    const Record record = std::get<Record>(read_record(week.read("record").dump()));
    Rerun rerun = std::get<Rerun>(Rerun::begin(record, all_games()));
    while (!rerun.at_end()) {
        REQUIRE_FALSE(rerun.step());
    }
    CHECK_FALSE(rerun.difference());
}

} // namespace

TEST_CASE("a week of play ends with the right result, whatever happens to people and machines")
{
    Week week;
    first_evening(week);
    bela_vanishes(week);
    dora_is_on_vacation(week);
    last_evening(week);
    check_what_is_left(week);
}
