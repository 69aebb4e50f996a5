// A server without network, of which everything that leaves it is collected.
#pragma once

#include "server/notices/notice_text.hpp"
#include "tests/server/fake_guest.hpp"
#include "tests/support/whole_log.hpp"

#include <filesystem>
#include <set>
#include <string>
#include <vector>

namespace dahut::test {

// Everything that has left a server, in order: messages to the viewer and to strangers, HTTP answers, lines of the log.
struct Left {
    std::vector<std::string> texts;
    // Notices, each with its moment.
    std::vector<std::string> notices;
    // The kinds of messages, the routes and the lines of the log that occurred. ways_out.json names messages and routes
    // in the same way.
    std::set<std::string> messages;
    std::set<std::string> routes;
    std::vector<std::string> log;
};

using Person = std::shared_ptr<FakeGuest>;

// Keeps what is sent to whom, and when.
class TimedOutlet final : public Outlet {
public:
    TimedOutlet(const std::int64_t& now_ms, std::vector<std::string>& kept) : now_ms_(now_ms), kept_(kept) {}

    void send(Notice notice) override
    {
        // What nobody can foretell is no part of what is compared.
        notice.id.clear();
        keep("to " + notice.address + ": " + webhook_text(notice));
        const MailText mail = mail_text(notice, "dahut@games.example", now_ms_);
        for (const std::string& line : mail.headers) {
            keep(line);
        }
        keep(mail.body);
    }
    void withdraw(const std::string&, Seat seat) override { keep("withdrawn from " + std::to_string(seat.number())); }
    bool withdraw_by(NoticeKind, const std::string&, Seat seat) override
    {
        withdraw({}, seat);
        return true;
    }

private:
    void keep(const std::string& what) { kept_.push_back("at " + std::to_string(now_ms_) + " " + what); }

    const std::int64_t& now_ms_;
    std::vector<std::string>& kept_;
};

// A lobby with its guests. Their requests have the same ids in every run.
class OneServer {
public:
    OneServer(const std::filesystem::path& database, const HostedGame& game)
        : game_(game), games_{&game}, tables_(database, games_, settings())
    {}

    [[nodiscard]] TestLobby& tables() { return tables_; }
    [[nodiscard]] Lobby& lobby() { return tables_.lobby; }
    // Lets the ids of requests count on from this number. A seat's ids are remembered, and a request that is sent again
    // is not carried out, so a table's servers must not share ids.
    void count_requests_from(int number) { requests_ = number; }
    void pass_days(int days) { now_ += days * day_ms; }
    // As the host does it again and again.
    void pass(std::chrono::milliseconds time)
    {
        now_ += time.count();
        lobby().run_clocks();
        tables_.run();
    }

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
    static constexpr std::int64_t day_ms = 24 * 60 * 60 * 1000;

    [[nodiscard]] LobbySettings settings()
    {
        LobbySettings settings = TestLobby::test_settings();
        settings.clock = [this] { return Now{now_, now_}; };
        settings.notices.webhooks = {*WebAddress::of_webhook("https://hooks.example/t")};
        settings.notices.mail = Mail::offered;
        settings.notices.public_address = "https://games.example";
        settings.notices.outlet = &outlet_;
        return settings;
    }

    WholeLog log_;
    const HostedGame& game_;
    std::array<const HostedGame*, 1> games_;
    std::int64_t now_ = 1'000 * day_ms;
    std::vector<Person> listeners_;
    int requests_ = 0;
    Left left_;
    TimedOutlet outlet_{now_, left_.notices};
    TestLobby tables_;
};

Json enter(const std::string& token) { return {{"type", "enter"}, {"token", token}}; }

[[nodiscard]] inline Json enter(const std::string& token, std::int64_t seen)
{
    return {{"type", "enter"}, {"token", token}, {"seen", seen}};
}

[[nodiscard]] inline Json create_of(const HostedGame& game, int seats, const Json& options)
{
    Json create = create_request(seats);
    create["game"] = game.name();
    create["options"] = options;
    return create;
}

} // namespace dahut::test
