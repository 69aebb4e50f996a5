// How much longer honest people wait while one address asks for whatever is most work, with the usual limits. All
// rounds are played at one server, quiet ones among them, so that whatever else the machine does falls on all of them.
#include "protocol/messages.hpp"
#include "tests/load/crowd.hpp"
#include "tests/load/hall.hpp"
#include "tests/load/measurements.hpp"
#include "tests/load/rounds.hpp"
#include "tests/load/servers.hpp"
#include "tests/load/visitor.hpp"
#include "tests/support/temporary_folder.hpp"

#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>

#include <iostream>
#include <utility>

namespace dahut::load {

namespace asio = boost::asio;

namespace {

// The greedy addresses are 127.9.0.1 and those after it, one for each time. So are 127.2.0.1 and those after it for
// honest people who come back to a table.
const Home greedy_home(0x7F090001);
const Home visitors_home(0x7F020001);
// How far the matches are that are come back to, the greedy one's and honest ones, and how many of these there are.
constexpr std::size_t actions_before = 150;
constexpr std::size_t visited_tables = 8;
constexpr std::size_t keyring_tables = 25;
constexpr std::chrono::milliseconds between_visits{100};
constexpr std::chrono::milliseconds between_rounds{1000};

// What the greedy address does, and with how many connections.
struct Greed {
    std::string what;
    std::size_t guests;
    std::vector<std::string> tokens;
    Json request;
};

// Of one round, in seconds.
struct Waited {
    std::vector<double> acting;
    std::vector<double> entering;
};

// Of all rounds of one kind: the slowest hundredth of each. The median of these is told, since a disk or a machine that
// stands still for a moment spoils a whole round, and quiet ones as well.
struct Waits {
    std::vector<double> acting;
    std::vector<double> entering;
    std::size_t greedy_answers = 0;

    void add(Waited round)
    {
        acting.push_back(quantile(std::move(round.acting), 0.99));
        entering.push_back(quantile(std::move(round.entering), 0.99));
    }
};

std::vector<std::string> tokens_of(const TableOfFour& table)
{
    std::vector<std::string> tokens;
    for (std::size_t seat = 0; seat < clients_count; ++seat) {
        tokens.push_back(table.token(seat));
    }
    return tokens;
}

asio::awaitable<void> make_keyring(Loop& loop, Endpoint server, std::vector<std::string> tokens, std::string& keyring)
{
    const auto connection = std::make_shared<Connection>(loop.context(), greedy_home);
    co_await connection->open(std::move(server), "/ws", std::string(protocol_version));
    co_await connection->next();
    Json make{{"type", "make_keyring"}, {"id", "k"}, {"token", tokens.front()}};
    connection->send(make.dump());
    const Json made = Json::parse(co_await connection->next());
    keyring = made.at("keyring");
    for (std::size_t seat = 1; seat < tokens.size(); ++seat) {
        Json add{{"type", "add_to_keyring"}, {"id", "k"}, {"keyring", keyring}, {"token", tokens[seat]}};
        connection->send(add.dump());
        co_await connection->next();
    }
    connection->close();
}

// All that one server is asked, by honest people and by greedy ones.
class Neighbourhood {
public:
    Neighbourhood(Loop& loop, const Settings& settings, const Build& build)
        : loop_(loop), settings_(settings), folder_(settings.folder),
          server_(loop, limited_command(build.program, folder_.path())),
          honest_(loop, server_.endpoint(), settings.seed, at_homes_of_their_own()),
          visited_(loop, server_.endpoint(), settings.seed, at_homes_of_their_own()),
          greedy_(loop, server_.endpoint(), settings.seed, at_one_home(greedy_home)),
          lanes_(honest_.lanes(settings.honest_tables))
    {
        while (visits_.size() < visited_tables) {
            visits_.push_back(visited_.play_one(actions_before)->token(0));
        }
        think_up_greed();
        waits_.resize(greed_.size());
    }

    void play_round()
    {
        for (std::size_t kind = 0; kind < greed_.size(); ++kind) {
            std::cerr << "neighbours: " << greed_[kind].what << "\n";
            honest_.leave_finished();
            honest_.prepare(settings_.honest_tables, settings_.honest_actions);
            const Home home(greedy_home.to_uint() + ++greedy_homes_);
            Crowd crowd(server_.endpoint(), home, greed_[kind].guests, greed_[kind].tokens, greed_[kind].request);
            waits_[kind].add(measured());
            waits_[kind].greedy_answers += crowd.leave();
            loop_.rest(between_rounds);
        }
    }

    [[nodiscard]] Findings found() const
    {
        Findings findings;
        const double quiet_acting = median(waits_.front().acting);
        const double quiet_entering = median(waits_.front().entering);
        for (std::size_t kind = 0; kind < greed_.size(); ++kind) {
            const double acting = median(waits_[kind].acting);
            const double entering = median(waits_[kind].entering);
            const std::string budget = kind == 0 ? "" : "ratio to quiet: 2";
            findings.push_back({"p99 of acting, " + greed_[kind].what, millis(acting), millis(quiet_acting),
                                decimal(acting / quiet_acting), budget});
            findings.push_back({"p99 of entering, " + greed_[kind].what, millis(entering), millis(quiet_entering),
                                decimal(entering / quiet_entering), budget});
            std::cerr << greed_[kind].what << ": " << waits_[kind].greedy_answers << " answers\n";
        }
        return findings;
    }

private:
    void think_up_greed()
    {
        const std::shared_ptr<TableOfFour> table = greedy_.play_one(actions_before);
        const std::vector<std::string> seats = tokens_of(*table);
        table->leave();
        const Json enter{{"type", "enter"}, {"token", seats.front()}};
        Json almost = enter;
        almost["seen"] = actions_before - 5;
        greed_ = {{"quiet", 0, seats, {}},
                  {"4 resync", 4, seats, {{"type", "resync"}}},
                  {"150 resync", 150, seats, {{"type", "resync"}}},
                  {"4 enter", 4, seats, enter},
                  {"150 enter one table", 150, seats, enter},
                  {"150 enter and have seen nearly all", 150, seats, almost}};
        const std::vector<std::string> seats_of_keyring = other_seats();
        std::string secret;
        loop_.finish("a keyring", make_keyring(loop_, server_.endpoint(), seats_of_keyring, secret));
        greed_.push_back({"4 open a keyring of 100", 4, seats, {{"type", "open_keyring"}, {"keyring", secret}}});
    }

    std::vector<std::string> other_seats()
    {
        std::vector<std::string> seats;
        greedy_.prepare(keyring_tables);
        for (std::size_t table = 0; table < keyring_tables; ++table) {
            const std::shared_ptr<TableOfFour> taken = greedy_.take();
            const std::vector<std::string> four = tokens_of(*taken);
            seats.insert(seats.end(), four.begin(), four.end());
            taken->leave();
        }
        return seats;
    }

    Waited measured()
    {
        Waited waited;
        bool is_over = false;
        bool has_left = false;
        asio::co_spawn(loop_.context(), come_and_go(waited.entering, is_over),
                       [&has_left](const std::exception_ptr& failure) {
                           if (failure) {
                               std::rethrow_exception(failure);
                           }
                           has_left = true;
                       });
        for (const Exchange& exchange :
             play_at_rate(loop_, lanes_, settings_.honest_actions, settings_.honest_actions_per_second)) {
            waited.acting.push_back(seconds_of(exchange.duration));
        }
        is_over = true;
        loop_.until("the last visit", [&has_left] { return has_left; });
        return waited;
    }

    asio::awaitable<void> come_and_go(std::vector<double>& entering, const bool& is_over)
    {
        asio::steady_timer pause(loop_.context());
        while (!is_over) {
            const std::size_t number = visits_made_++;
            Visitor visitor(loop_.context(), Home(visitors_home.to_uint() + static_cast<std::uint32_t>(number)));
            co_await visitor.connect(server_.endpoint());
            const Clock::time_point asked = Clock::now();
            co_await visitor.enter(visits_[number % visits_.size()]);
            entering.push_back(seconds_of(Clock::now() - asked));
            pause.expires_after(between_visits);
            co_await pause.async_wait(asio::use_awaitable);
        }
    }

    Loop& loop_;
    const Settings& settings_;
    test::TemporaryFolder folder_;
    Server server_;
    Hall honest_;
    Hall visited_;
    Hall greedy_;
    std::vector<std::unique_ptr<Lane>> lanes_;
    std::vector<std::string> visits_;
    std::size_t visits_made_ = 0;
    std::vector<Greed> greed_;
    std::uint32_t greedy_homes_ = 0;
    std::vector<Waits> waits_;
};

} // namespace

FindingsOfAll measure_neighbours(Loop& loop, const Settings& settings)
{
    std::vector<std::unique_ptr<Neighbourhood>> neighbourhoods;
    for (const Build& build : settings.builds) {
        neighbourhoods.push_back(std::make_unique<Neighbourhood>(loop, settings, build));
    }
    FindingsOfAll findings;
    for (std::size_t round = 0; round < settings.rounds; ++round) {
        for (const std::unique_ptr<Neighbourhood>& neighbourhood : neighbourhoods) {
            neighbourhood->play_round();
        }
    }
    for (const std::unique_ptr<Neighbourhood>& neighbourhood : neighbourhoods) {
        findings.push_back(neighbourhood->found());
    }
    return findings;
}

} // namespace dahut::load
