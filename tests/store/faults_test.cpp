// A PostgreSQL server that dies, restarts, or cuts a connection in the middle of a commit: nothing told is lost,
// nothing is there twice, and what is unknown is found out.
#include "server/store/postgres_journal.hpp"
#include "server/store/postgres_session.hpp"
#include "tests/store/postgres_server.hpp"
#include "tests/support/additions.hpp"
#include "tests/support/catch.hpp"

#include <atomic>
#include <chrono>
#include <functional>
#include <future>
#include <thread>

using namespace dahut;
using namespace dahut::test;

namespace {

void come_true(const std::function<bool()>& holds)
{
    for (int tries = 0; tries < 6000 && !holds(); ++tries) {
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    REQUIRE(holds());
}

// What somebody knows of a journal who adds to its tables and was told what came of it.
class Writer {
public:
    Writer(Journal& journal, int tables) : journal_(journal), told_(static_cast<std::size_t>(tables)) {}

    // Adds one entry to each table in one commit.
    void add_to_each()
    {
        std::vector<Addition> additions;
        for (std::size_t index = 0; index < told_.size(); ++index) {
            const auto count = static_cast<std::int64_t>(told_[index].size());
            additions.push_back(entries(name(index), count, {std::to_string(++texts_)}));
        }
        const std::vector<AppendResult> results = journal_.append(additions);
        for (std::size_t index = 0; index < told_.size(); ++index) {
            take(index, additions[index].entries[0].text, results[index]);
        }
    }

    [[nodiscard]] bool is_all_there()
    {
        for (std::size_t index = 0; index < told_.size(); ++index) {
            if (stored(index) != told_[index]) {
                return false;
            }
        }
        return true;
    }

    int unknown = 0;
    int failed = 0;

private:
    [[nodiscard]] static std::string name(std::size_t index) { return "t" + std::to_string(index); }

    [[nodiscard]] std::vector<std::string> stored(std::size_t index)
    {
        std::vector<std::string> texts;
        const std::optional<StoredTable> table = journal_.read(name(index));
        for (const Entry& entry : table ? table->entries : std::vector<Entry>()) {
            texts.push_back(entry.text);
        }
        return texts;
    }

    // As a room does.
    void take(std::size_t index, const std::string& text, const AppendResult& result)
    {
        if (!result) {
            told_[index].push_back(text);
        } else if (result->fault == StoreFault::unknown) {
            ++unknown;
            find_out(index, text);
        } else {
            ++failed;
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
    }

    void find_out(std::size_t index, const std::string& text)
    {
        while (true) {
            try {
                const std::vector<std::string> texts = stored(index);
                if (texts.size() > told_[index].size()) {
                    told_[index].push_back(text);
                }
                return;
            } catch (const StoreError&) {
                std::this_thread::sleep_for(std::chrono::milliseconds(10));
            }
        }
    }

    Journal& journal_;
    std::vector<std::vector<std::string>> told_;
    std::int64_t texts_ = 0;
};

// A server whose commits wait for a standby that never comes, until this ends.
class MissingStandby {
public:
    explicit MissingStandby(const std::string& address) : address_(address) { set("nobody"); }
    MissingStandby(const MissingStandby&) = delete;
    MissingStandby& operator=(const MissingStandby&) = delete;
    MissingStandby(MissingStandby&&) = delete;
    MissingStandby& operator=(MissingStandby&&) = delete;
    ~MissingStandby()
    {
        try {
            set("");
        } catch (const std::exception& error) {
            FAIL_CHECK(error.what());
        }
    }

    // How many commits wait; and what `act` does to them.
    [[nodiscard]] std::string waiting() const
    {
        return server().run(address_, "SELECT count(*) FROM pg_stat_activity WHERE wait_event = 'SyncRep'");
    }
    void end_waiting(const std::string& act) const
    {
        server().run(address_, "SELECT " + act + "(pid) FROM pg_stat_activity WHERE wait_event = 'SyncRep'");
    }

private:
    [[nodiscard]] static PostgresServer& server() { return PostgresServer::shared(); }
    void set(const std::string& standby) const
    {
        server().run(address_, "ALTER SYSTEM SET synchronous_standby_names = '" + standby + "'");
        server().run(address_, "SELECT pg_reload_conf()");
        const auto has_come = [&] { return server().run(address_, "SHOW synchronous_standby_names") == standby; };
        come_true(has_come);
    }

    std::string address_;
};

} // namespace

TEST_CASE("a database that is killed and restarted loses nothing that was told, and has nothing twice")
{
    PostgresServer& server = PostgresServer::shared();
    const std::string address = server.fresh_database();
    const auto journal = open_postgres_journal({.address = address});
    Writer writer(*journal, 3);
    std::atomic<int> rounds = 0;
    std::jthread writing([&](const std::stop_token& stop) {
        while (!stop.stop_requested()) {
            writer.add_to_each();
            ++rounds;
        }
    });
    for (int kills = 0; kills < 3; ++kills) {
        const int before = rounds;
        come_true([&] { return rounds >= before + 30; });
        server.kill();
        // Sometimes somebody asks meanwhile.
        std::this_thread::sleep_for(std::chrono::milliseconds(40) * kills);
        server.start();
    }
    const int before = rounds;
    come_true([&] { return rounds >= before + 30; });
    writing.request_stop();
    writing.join();
    CHECK(writer.unknown + writer.failed > 0);
    // Those rounds may all have failed, because for a moment after a failed attempt nobody tries to connect again.
    come_true([&] {
        try {
            return journal->live_count() >= 0;
        } catch (const StoreError&) {
            return false;
        }
    });
    CHECK(writer.is_all_there());
}

TEST_CASE("a server that was restarted while nobody asked anything is used again at once")
{
    PostgresServer& server = PostgresServer::shared();
    int opened = 0;
    const auto journal = open_postgres_journal(
        {.address = server.fresh_database(), .bytes_most = INT64_MAX, .opened = [&](StandbyKind) { ++opened; }});
    REQUIRE_FALSE(add(*journal, entries("t", 0, {"1"})));
    server.kill();
    CHECK(add(*journal, entries("t", 1, {"2"})) == StoreFault::failed);
    CHECK_THROWS_AS(journal->read("t"), StoreError);
    server.start();
    come_true([&] { return add(*journal, entries("t", 1, {"2"})) != StoreFault::failed; });
    CHECK(opened == 2);
    server.kill();
    server.start();
    const Addition third = entries("t", 2, {"3"});
    const AppendResult result = journal->append({&third, 1})[0];
    CHECK((result ? result->detail : "stored") == "stored");
    CHECK(opened == 3);
    CHECK(journal->read("t")->entries.size() == 3);
}

TEST_CASE("a connection cut before the commit makes its fate unknown, and the next reading says that it is not there")
{
    PostgresServer& server = PostgresServer::shared();
    const std::string address = server.fresh_database();
    const auto journal = open_postgres_journal({.address = address});
    REQUIRE_FALSE(add(*journal, entries("t", 0, {"1"})));
    server.run(address, "CREATE FUNCTION wait() RETURNS trigger LANGUAGE plpgsql AS"
                        " 'BEGIN PERFORM pg_sleep(600); RETURN NULL; END';"
                        "CREATE CONSTRAINT TRIGGER waits AFTER INSERT ON entries DEFERRABLE INITIALLY DEFERRED"
                        " FOR EACH ROW EXECUTE FUNCTION wait()");
    auto adding = std::async(std::launch::async, [&] { return add(*journal, entries("t", 1, {"2"})); });
    const std::string sleeping = " FROM pg_stat_activity WHERE wait_event = 'PgSleep'";
    come_true([&] { return server.run(address, "SELECT count(*)" + sleeping) == "1"; });
    server.run(address, "SELECT pg_terminate_backend(pid)" + sleeping);
    CHECK(adding.get() == StoreFault::unknown);
    CHECK(journal->read("t")->entries.size() == 1);
}

TEST_CASE("an answer that is lost makes a commit's fate unknown, and reading waits for the standby as the commit did")
{
    const std::string address = PostgresServer::shared().fresh_database();
    const auto journal = open_postgres_journal({.address = address, .commit_time = std::chrono::hours(1)});
    REQUIRE_FALSE(add(*journal, entries("t", 0, {"1"})));
    std::future<std::optional<StoredTable>> reading;
    {
        const MissingStandby standby(address);
        auto adding = std::async(std::launch::async, [&] { return add(*journal, entries("t", 1, {"2"})); });
        come_true([&] { return standby.waiting() == "1"; });
        standby.end_waiting("pg_terminate_backend");
        REQUIRE(adding.get() == StoreFault::unknown);
        // The entry can be seen on this server, and nowhere else.
        CHECK(PostgresServer::shared().run(address, "SELECT count(*) FROM entries") == "2");
        reading = std::async(std::launch::async, [&] { return journal->read("t"); });
        come_true([&] { return standby.waiting() == "1"; });
        CHECK(reading.wait_for(std::chrono::milliseconds(50)) == std::future_status::timeout);
    }
    CHECK(reading.get()->entries.size() == 2);
}

TEST_CASE("a commit that no longer waits for its standby is unknown, although the server calls it done")
{
    const std::string address = PostgresServer::shared().fresh_database();
    const auto journal = open_postgres_journal({.address = address, .commit_time = std::chrono::hours(1)});
    REQUIRE_FALSE(add(*journal, entries("t", 0, {"1"})));
    {
        const MissingStandby standby(address);
        auto adding = std::async(std::launch::async, [&] { return add(*journal, entries("t", 1, {"2"})); });
        come_true([&] { return standby.waiting() == "1"; });
        standby.end_waiting("pg_cancel_backend");
        CHECK(adding.get() == StoreFault::unknown);
    }
    CHECK(journal->read("t")->entries.size() == 2);
}

TEST_CASE("a session that the server still has is ended before the next one reads")
{
    PostgresServer& server = PostgresServer::shared();
    const std::string address = server.fresh_database();
    postgres_processes::Process process{"dahut", 0};
    std::optional<FormerSession> former;
    const PostgresSession first(address, process, former);
    const PostgresSession next(address, process, former);
    CHECK(server.run(address, "SELECT count(*) FROM pg_stat_activity WHERE application_name LIKE 'dahut %'") == "1");
}

TEST_CASE("a commit that takes too long is unknown, and is read once a commit of our own is through")
{
    const std::string address = PostgresServer::shared().fresh_database();
    const auto journal = open_postgres_journal({.address = address, .commit_time = std::chrono::seconds(2)});
    const auto has_entries = [&](std::size_t count) {
        return [&journal, count] {
            try {
                const std::optional<StoredTable> stored = journal->read("t");
                return stored && stored->entries.size() == count;
            } catch (const StoreError&) {
                return false;
            }
        };
    };
    // On a slow machine this may take longer, and is there all the same.
    (void)add(*journal, entries("t", 0, {"1"}));
    come_true(has_entries(1));
    {
        const MissingStandby missing(address);
        CHECK(add(*journal, entries("t", 1, {"2"})) == StoreFault::unknown);
        CHECK_THROWS_AS(journal->read("t"), StoreError);
        CHECK_THROWS_AS(journal->read("t"), StoreError);
    }
    come_true(has_entries(2));
}

TEST_CASE("what a dead process has left is read only after a commit that its standby has")
{
    PostgresServer& server = PostgresServer::shared();
    const std::string address = server.fresh_database();
    const auto one = open_postgres_journal({.address = address, .process = "one"});
    const auto two =
        open_postgres_journal({.address = address, .process = "two", .commit_time = std::chrono::seconds(2)});
    Addition made = entries("t", 0, {"1"});
    made.term = 1;
    REQUIRE_FALSE(add(*one, made));
    server.run(address, "UPDATE processes SET signed = clock_timestamp() - interval '1 hour' WHERE name = 'one'");
    const auto is_taken = [&] {
        try {
            return take(*two, "t").table.has_value();
        } catch (const StoreError&) {
            return false;
        }
    };
    {
        const MissingStandby missing(address);
        CHECK_FALSE(is_taken());
    }
    come_true(is_taken);
}
