// A guest at tables, usually of the tiny game, that remembers what it was told, and a lobby for it without network:
// everything from the journal to the messages, driven request by request.
#pragma once

#include "server/lobby/lobby.hpp"
#include "server/room/table_row.hpp"
#include "server/store/sqlite_journal.hpp"
#include "tests/server/faulty_journal.hpp"
#include "tests/support/additions.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/hosted.hpp"
#include "tests/support/temporary_folder.hpp"
#include "tests/support/unpacking.hpp"
#include "tests/tiny/hosted_pips.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>

#include <algorithm>
#include <array>
#include <atomic>
#include <filesystem>
#include <functional>
#include <future>
#include <memory>
#include <new>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace dahut::test {

class FakeGuest final : public Guest {
public:
    // Which game is played at the tables that it visits; kept by reference.
    explicit FakeGuest(const HostedGame& game = hosted_pips()) : game_(game) {}

    void send(Message message) override
    {
        if (std::exchange(fails_once, false)) {
            throw std::bad_alloc();
        }
        if (on_message) {
            on_message();
        }
        texts.push_back(*message);
        Json said = Json::parse(*message);
        heard.push_back(said["type"] == "update" ? unpacked_update(game_.forms(), std::move(said)) : said);
    }
    void close(std::string_view code, std::string_view) override { closed_with = std::string(code); }
    void charge(std::size_t bytes) override { charged += bytes; }
    void charge_entries(std::size_t entries) override { entries_charged += entries; }
    boost::asio::awaitable<bool> wait(std::chrono::milliseconds time) override
    {
        waited += time;
        co_return is_patient;
    }
    [[nodiscard]] const std::string& address() const override { return from; }

    // The latest message of this type; null if there is none.
    [[nodiscard]] Json latest(const std::string& type) const
    {
        const auto message = std::find_if(heard.rbegin(), heard.rend(),
                                          [&type](const Json& one) { return one["type"].get<std::string>() == type; });
        return message == heard.rend() ? Json() : *message;
    }

    // The messages of the match, as they were told.
    [[nodiscard]] std::vector<std::string> told() const
    {
        std::vector<std::string> messages;
        for (std::size_t index = 0; index < texts.size(); ++index) {
            if (heard[index]["type"] == "snapshot" || heard[index]["type"] == "update") {
                messages.push_back(texts[index]);
            }
        }
        return messages;
    }

    // The decision being asked, as the messages add up to it.
    [[nodiscard]] Json decision() const
    {
        Json decision = nullptr;
        for (const Json& message : heard) {
            // A hint names the decision that it is about by its number.
            const bool says_decision = message.contains("decision") && message["type"] != "hint";
            if (message["type"] == "snapshot" || says_decision) {
                decision = message.value("decision", Json(nullptr));
            }
        }
        return decision;
    }

    std::vector<std::string> texts;
    std::vector<Json> heard;
    std::string closed_with;
    std::size_t charged = 0;
    std::size_t entries_charged = 0;
    std::chrono::milliseconds waited{};
    bool is_patient = true;
    // Whether memory runs out when the next message is sent.
    bool fails_once = false;
    std::string from = "192.0.2.1";
    // Called as soon as anything is told.
    std::function<void()> on_message;

private:
    const HostedGame& game_;
};

// A lobby on a database file; destroying it and making another one is a restart.
class TestLobby {
public:
    explicit TestLobby(const std::filesystem::path& database, std::span<const HostedGame* const> games = only_pips(),
                       const LobbySettings& settings = test_settings())
        : TestLobby(settled(open_sqlite_journal(database), games), games, settings, std::nullopt)
    {}
    TestLobby(const std::filesystem::path& database, OtherProcesses others)
        : TestLobby(open_sqlite_journal(database), only_pips(), test_settings(), std::move(others))
    {}

    TestLobby(const TestLobby&) = delete;
    TestLobby& operator=(const TestLobby&) = delete;
    TestLobby(TestLobby&&) = delete;
    TestLobby& operator=(TestLobby&&) = delete;
    // Every connection ends with the server.
    ~TestLobby()
    {
        for (const std::shared_ptr<FakeGuest>& guest : guests_) {
            lobby.gone(*guest);
        }
    }

    [[nodiscard]] static LobbySettings test_settings()
    {
        LobbySettings settings;
        settings.bot_delay = std::chrono::milliseconds(0);
        settings.bot_share = 1;
        settings.tables_most = 3;
        settings.lists_pause = std::chrono::milliseconds(0);
        settings.ages.quiet = std::chrono::seconds(0);
        return settings;
    }

    [[nodiscard]] static std::span<const HostedGame* const> only_pips()
    {
        static const std::array<const HostedGame*, 1> games{&hosted_pips()};
        return games;
    }

    // Carries out one request and everything that follows from it, and returns its answer.
    Json ask(const std::shared_ptr<FakeGuest>& guest, const Json& request)
    {
        const std::size_t before = guest->heard.size();
        const std::string id = begin(guest, request);
        run();
        for (std::size_t index = before; index < guest->heard.size(); ++index) {
            if (guest->heard[index].value("id", "") == id) {
                return guest->heard[index];
            }
        }
        return nullptr;
    }

    // Begins a request, which goes on whenever the lobby runs, and returns its id.
    std::string begin(const std::shared_ptr<FakeGuest>& guest, Json request)
    {
        if (!request.contains("id")) {
            request["id"] = "r" + std::to_string(++requests);
        }
        guests_.insert(guest);
        auto read = read_message(request.dump());
        boost::asio::co_spawn(context_, lobby.handle(guest, std::get<ClientMessage>(std::move(read))),
                              boost::asio::detached);
        return request["id"];
    }

    // Carries out everything that has been begun and all that follows from it.
    void run()
    {
        context_.restart();
        context_.run();
    }

    // The same, but only until the condition holds.
    template <typename Condition>
    void run_until(Condition&& condition)
    {
        context_.restart();
        while (!condition() && context_.run_one() > 0) {
        }
    }

    // These workers do nothing until the promise is kept.
    [[nodiscard]] std::promise<void> occupy(boost::asio::thread_pool Workers::* kind)
    {
        std::promise<void> free;
        const std::shared_future<void> freed = free.get_future().share();
        for (std::size_t thread = 0; thread < limits::worker_threads; ++thread) {
            boost::asio::post(workers_.*kind, [freed] { freed.wait(); });
        }
        return free;
    }

    // What the host does now and then, or its operator.
    template <typename Value>
    void carry_out(boost::asio::awaitable<Value> work)
    {
        boost::asio::co_spawn(context_, std::move(work), boost::asio::detached);
        run();
    }
    void clear_away() { carry_out(lobby.clear_away()); }
    void begin_clearing() { boost::asio::co_spawn(context_, lobby.clear_away(), boost::asio::detached); }
    // As the host does once it has been started.
    void take_up_running() { carry_out(lobby.take_up(std::move(running_))); }

    // The lists of GET /api/tables.
    Json lists() { return Json::parse(*read(lobby.tables()).body); }

    ApiAnswer read(boost::asio::awaitable<ApiAnswer> reading)
    {
        ApiAnswer answer;
        begin(std::move(reading), answer);
        run();
        return answer;
    }

    // Begins to read; the answer is there when everything has been carried out, and must live so long.
    void begin(boost::asio::awaitable<ApiAnswer> reading, ApiAnswer& answer)
    {
        boost::asio::co_spawn(context_, std::move(reading),
                              [&answer](const std::exception_ptr&, ApiAnswer read) { answer = std::move(read); });
    }

    Faults faults;

private:
    [[nodiscard]] static std::unique_ptr<Journal> settled(std::unique_ptr<Journal> journal,
                                                          std::span<const HostedGame* const> games)
    {
        settle_former_tables(*journal, games);
        return journal;
    }

    TestLobby(std::unique_ptr<Journal> journal, std::span<const HostedGame* const> games, const LobbySettings& settings,
              std::optional<OtherProcesses> others)
        : live_(journal->live_count()), running_(journal->running()),
          store_(std::make_unique<FaultyJournal>(std::move(journal), faults, std::move(others))),
          lobby(games, context_.get_executor(), store_, workers_, settings)
    {
        lobby.begin(live_);
        run();
    }

    std::int64_t live_;
    std::vector<std::string> running_;
    boost::asio::io_context context_{1};
    Workers workers_;
    StoreThread store_;
    std::set<std::shared_ptr<FakeGuest>> guests_;
    // Of all lobbies, because an id that was used before a restart is known after it.
    inline static int requests = 0;

public:
    Lobby lobby;
};

[[nodiscard]] inline std::string hex_of(char digit) { return std::string(64, digit); }

[[nodiscard]] inline Json create_request(int seats = 2)
{
    return {{"type", "create"},           {"game", "pips"},         {"name", "Test"},        {"seats", seats},
            {"options", Json::object()},  {"visibility", "public"}, {"watching", "allowed"}, {"player", "Anna"},
            {"contribution", hex_of('a')}};
}

[[nodiscard]] inline Json join_request(const Json& table, const char* player = "Bela")
{
    return {{"type", "join"}, {"invitation", table["invitation"]}, {"player", player}, {"contribution", hex_of('b')}};
}

// The first action that the rows of a decision allow, as an answer to it.
[[nodiscard]] inline Json act_request(const Json& decision)
{
    return {{"type", "act"}, {"decision", decision["number"]}, {"action", first_answer(decision["rows"])}};
}

} // namespace dahut::test
