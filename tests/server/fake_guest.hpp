// A guest at tables, usually of the tiny game, that remembers what it was told, and a lobby for it without network:
// everything from the journal to the messages, driven request by request.
#pragma once

#include "server/lobby/lobby.hpp"
#include "server/room/table_row.hpp"
#include "server/store/sqlite_journal.hpp"
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
    // Whether memory runs out when the next message is sent.
    bool fails_once = false;
    std::string from = "192.0.2.1";
    // Called as soon as anything is told.
    std::function<void()> on_message;

private:
    const HostedGame& game_;
};

// A journal that fails on demand, in front of a real one.
struct Faults {
    std::optional<StoreFault> next;
    // Whether what fails is stored all the same.
    bool stores_anyway = false;
    // Whether memory runs out in the next commit, before or after it has stored.
    std::atomic<bool> out_of_memory = false;
    // How many reads fail from now on, and of what.
    std::atomic<int> failing_reads = 0;
    std::atomic<StoreFault> of_reads = StoreFault::failed;
    // How often a table was read, so that a test can see what is kept in memory.
    std::atomic<int> reads = 0;
    // How often the lists were read.
    std::atomic<int> lists = 0;
    std::atomic<bool> is_nearly_full = false;
};

class FaultyJournal final : public Journal {
public:
    FaultyJournal(std::unique_ptr<Journal> real, Faults& faults) : real_(std::move(real)), faults_(faults) {}

    std::vector<AppendResult> append(std::span<const Addition> additions) override
    {
        if (faults_.out_of_memory.exchange(false)) {
            if (faults_.stores_anyway) {
                REQUIRE_FALSE(real_->append(additions)[0]);
            }
            throw std::bad_alloc();
        }
        if (faults_.next) {
            if (faults_.stores_anyway) {
                REQUIRE_FALSE(real_->append(additions)[0]);
            }
            return std::vector<AppendResult>(additions.size(), StoreFailure{*faults_.next, "made to fail"});
        }
        return real_->append(additions);
    }
    void tidy() override { real_->tidy(); }
    bool is_nearly_full() override { return faults_.is_nearly_full; }
    std::optional<StoredTable> read(std::string_view table) override
    {
        ++faults_.reads;
        fail_read();
        return real_->read(table);
    }
    std::optional<std::string> find_key(std::string_view key) override { return real_->find_key(key); }
    std::vector<ListedTable> listed(TableStage stage, int most) override
    {
        faults_.lists += stage == TableStage::open ? 1 : 0;
        return real_->listed(stage, most);
    }
    std::int64_t live_count() override { return real_->live_count(); }
    std::vector<std::string> running() override { return real_->running(); }
    Surveyed survey(const Survey& survey) override { return real_->survey(survey); }
    void remove(std::span<const std::string> tables, std::int64_t now_ms) override { real_->remove(tables, now_ms); }
    std::vector<SetAside> set_aside(std::span<const std::string> tables, TableStage before) override
    {
        fail_change();
        return real_->set_aside(tables, before);
    }
    std::vector<TableAside> aside() override { return real_->aside(); }
    bool bring_back(const std::string& table) override { return real_->bring_back(table); }
    std::optional<LentSeat> find_lent(std::string_view hash) override { return real_->find_lent(hash); }
    std::vector<ShownSeat> open_keyring(std::string_view keyring) override
    {
        fail_read();
        return real_->open_keyring(keyring);
    }
    Lending lend(const LentSeat& seat, KeyringAge age) override
    {
        fail_change();
        return real_->lend(seat, age);
    }
    bool revoke_keyring(std::string_view keyring) override
    {
        fail_change();
        return real_->revoke_keyring(keyring);
    }
    std::vector<std::string> without_row() override { return real_->without_row(); }
    ToForget to_forget(int most) override { return real_->to_forget(most); }
    void forget(std::span<const Forgotten> tables) override
    {
        fail_change();
        real_->forget(tables);
    }
    bool has_forgotten(std::int64_t mark) override { return real_->has_forgotten(mark); }
    std::vector<std::string> without_replay(int most) override { return real_->without_replay(most); }
    void keep_replay(const KeptReplay& replay) override
    {
        fail_change();
        real_->keep_replay(replay);
    }
    std::optional<std::string> kept_replay(std::string_view table) override { return real_->kept_replay(table); }
    std::vector<std::string> to_pack(int most) override { return real_->to_pack(most); }
    void pack(const PackedTable& table) override
    {
        fail_change();
        real_->pack(table);
    }

private:
    void fail_read()
    {
        if (faults_.failing_reads > 0) {
            --faults_.failing_reads;
            throw StoreError(faults_.of_reads, "made to fail");
        }
    }
    void fail_change() const
    {
        if (faults_.next) {
            throw StoreError(*faults_.next, "made to fail");
        }
    }

    std::unique_ptr<Journal> real_;
    Faults& faults_;
};

// A lobby on a database file; destroying it and making another one is a restart.
class TestLobby {
public:
    explicit TestLobby(const std::filesystem::path& database, std::span<const HostedGame* const> games = only_pips(),
                       const LobbySettings& settings = test_settings())
        : TestLobby(settled(open_sqlite_journal(database), games), games, settings)
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
        settings.hint_share = 1;
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

    TestLobby(std::unique_ptr<Journal> journal, std::span<const HostedGame* const> games, const LobbySettings& settings)
        : live_(journal->live_count()), running_(journal->running()),
          store_(std::make_unique<FaultyJournal>(std::move(journal), faults)),
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
