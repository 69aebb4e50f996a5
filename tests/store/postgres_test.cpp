// Which PostgreSQL databases are used, and which are refused with what words.
#include "server/store/postgres_address.hpp"
#include "server/store/postgres_journal.hpp"
#include "server/store/postgres_session.hpp"
#include "server/store/postgres_timeline.hpp"
#include "tests/store/postgres_server.hpp"
#include "tests/support/additions.hpp"
#include "tests/support/catch.hpp"

#include <libpq-fe.h>

#include <cstdlib>
#include <future>
#include <thread>

using namespace dahut;
using namespace dahut::test;

namespace {

struct OpeningFault {
    StoreFault fault{};
    std::string detail;
    std::optional<PostgresConnection::Refusal> refusal = std::nullopt;
};

std::optional<OpeningFault> opening_fault(const std::string& address)
{
    try {
        (void)open_postgres_journal({.address = address});
        return std::nullopt;
    } catch (const PostgresConnection::CannotConnect& error) {
        return OpeningFault{error.fault(), error.what(), error.refusal()};
    } catch (const StoreError& error) {
        return OpeningFault{error.fault(), error.what()};
    }
}

bool says(const std::optional<OpeningFault>& fault, const std::string& text)
{
    return fault && fault->detail.find(text) != std::string::npos && fault->detail.find('\n') == std::string::npos;
}

} // namespace

TEST_CASE("a name that a server has says who has it, and is free when that one ends")
{
    const std::string address = PostgresServer::shared().fresh_database();
    std::unique_ptr<Journal> first = open_postgres_journal({.address = address});
    PostgresServer::shared().run(address, "UPDATE processes SET signed = signed + interval '1 hour'");
    const std::optional<OpeningFault> second = opening_fault(address);
    CHECK(says(second, "another server is using it under the name dahut: dahut "));
    CHECK(second->fault == StoreFault::locked);
    CHECK_THROWS_AS(look_at_postgres(address, "dahut"), StoreError);
    CHECK_NOTHROW(look_at_postgres(address, "another"));
    first.reset();
    CHECK_NOTHROW(look_at_postgres(address, "dahut"));
    CHECK_FALSE(opening_fault(address));
}

TEST_CASE("what is no PostgreSQL database of ours is not touched")
{
    PostgresServer& server = PostgresServer::shared();
    const std::string foreign = server.fresh_database();
    server.run(foreign, "CREATE TABLE theirs (a integer)");
    CHECK(says(opening_fault(foreign), "something else: a table theirs"));
    CHECK_THROWS_AS(look_at_postgres(foreign, "dahut"), StoreError);
    CHECK(server.run(foreign, "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'") == "1");

    const std::string newer = server.fresh_database();
    CHECK_FALSE(opening_fault(newer));
    server.run(newer, "UPDATE dahut SET version = 99");
    server.run(newer, "UPDATE changed_by SET software = 'dahut 9.0.0'");
    CHECK(says(opening_fault(newer), "the database is one of a newer Dahut, dahut 9.0.0: its schema is 99"));
    server.run(newer, "DROP TABLE changed_by");
    CHECK(says(opening_fault(newer), "the database is one of a newer Dahut: its schema is 99"));

    CHECK(says(opening_fault(server.fresh_database("ENCODING 'LATIN1' TEMPLATE template0")), "encoding LATIN1"));
    CHECK(fault_of_postgres_server(140'012, "UTF8") == "the server is PostgreSQL 14; Dahut needs 15 or newer");
    CHECK(fault_of_postgres_server(150'000, "UTF8").empty());
}

TEST_CASE("a server that says no is told from one that nobody can reach")
{
    PostgresServer& server = PostgresServer::shared();
    const std::string address = server.fresh_database();
    server.run(address, "CREATE ROLE guarded LOGIN PASSWORD 'right'");
    std::string guarded = address;
    guarded.replace(guarded.find("user=dahut"), 10, "user=guarded");
    setenv("PGPASSWORD", "wrong", 1);
    const std::optional<OpeningFault> wrong = opening_fault(guarded);
    unsetenv("PGPASSWORD");
    CHECK(says(wrong, "password authentication failed"));
    CHECK(wrong->refusal == PostgresConnection::Refusal::no);
    CHECK(opening_fault(guarded)->refusal == PostgresConnection::Refusal::no);
    const std::optional<OpeningFault> missing = opening_fault(server.address("missing"));
    CHECK(says(missing, "database \"missing\" does not exist"));
    CHECK(missing->refusal == PostgresConnection::Refusal::no);
    CHECK(opening_fault("postgresql:///dahut?user=dahut&host=/nowhere")->refusal
          == PostgresConnection::Refusal::nobody);
}

TEST_CASE("an address says no password, and no fault repeats what it says")
{
    CHECK(fault_of_postgres_address("postgresql://dahut@localhost:5433/dahut?sslmode=require").empty());
    for (const char* const address :
         {"postgresql://dahut:hidden@localhost/dahut", "postgresql:///dahut?password=hidden",
          "postgresql://dahut:hidden@local host/dahut", "postgresql://dahut:hidden@localhost/dahut?nothing=1"}) {
        const std::string fault = fault_of_postgres_address(address);
        CHECK_FALSE(fault.empty());
        CHECK(fault.find("hidden") == std::string::npos);
    }
    for (const char* const settings : {"connect_timeout=abc", "keepalives_idle=1x", "port=0", "port=5432,x"}) {
        CHECK_FALSE(fault_of_postgres_address("postgresql:///dahut?" + std::string(settings)).empty());
    }
    for (const char* const settings : {"connect_timeout=5", "keepalives=0", "port=5432,5433", "port=,5433"}) {
        CHECK(fault_of_postgres_address("postgresql:///dahut?" + std::string(settings)).empty());
    }
    CHECK(is_postgres_address("postgres://localhost/dahut"));
    CHECK_FALSE(is_postgres_address("data/dahut.db"));
}

TEST_CASE("a password behind the name of an address is taken out of it")
{
    const auto parts = [](const std::string& address) {
        const PostgresAddressParts found = parts_of_postgres_address(address);
        return std::pair(found.address, found.password.value_or("(none)"));
    };
    using Parts = std::pair<std::string, std::string>;
    CHECK(parts("postgresql://dahut:hidden@one:5432,two/dahut?sslmode=require")
          == Parts("postgresql://dahut@one:5432,two/dahut?sslmode=require", "hidden"));
    CHECK(parts("postgres://dahut:a:b%40c%25@/dahut") == Parts("postgres://dahut@/dahut", "a:b@c%"));
    CHECK(parts("postgresql://:hidden@one/dahut") == Parts("postgresql://@one/dahut", "hidden"));
    // Nothing of these is a password, or nothing that can be read.
    for (const std::string address :
         {"postgresql://dahut@one:5432/dahut", "postgresql://one:5432/da@hut", "postgresql:///dahut?user=a:b@c",
          "postgresql://dahut:@one/dahut", "postgresql://dahut:hidden%4@one/dahut",
          "postgresql://dahut:hid/den@one/dahut", "postgresql://", "postgresql://:", "postgresql://dahut:hidden",
          "data/dahut:hidden@one.db", ""}) {
        CAPTURE(address);
        CHECK(parts(address) == Parts(address, "(none)"));
    }
    const PostgresAddressParts twice = parts_of_postgres_address("postgresql://dahut:hidden@one/dahut?password=more");
    CHECK(twice.password == "hidden");
    CHECK(fault_of_postgres_address(twice.address).starts_with("says a password"));
}

TEST_CASE("two who add the same entry at the same time are told apart by the primary key")
{
    PostgresServer& server = PostgresServer::shared();
    const std::string address = server.fresh_database();
    const auto journal = open_postgres_journal({.address = address});
    REQUIRE_FALSE(add(*journal, entries("t", 0, {"1"})));
    for (const std::vector<std::string>& mine : {std::vector<std::string>{"mine"}, {"mine", "as well"}}) {
        const std::unique_ptr<PGconn, void (*)(PGconn*)> rival(PQconnectdb(address.c_str()), PQfinish);
        const std::int64_t count = static_cast<std::int64_t>(journal->read("t")->entries.size());
        PQclear(PQexec(rival.get(), ("BEGIN; INSERT INTO entries (table_id, number, at_ms, entry) VALUES ('t', "
                                     + std::to_string(count + 1) + ", 1, 'theirs')")
                                        .c_str()));
        std::future<std::optional<StoreFault>> adding =
            std::async(std::launch::async, [&] { return add(*journal, entries("t", count, mine)); });
        const std::string waiting = "SELECT count(*) FROM pg_stat_activity WHERE wait_event = 'transactionid'";
        while (server.run(address, waiting) == "0") {
            std::this_thread::sleep_for(std::chrono::milliseconds(5));
        }
        PQclear(PQexec(rival.get(), "COMMIT"));
        CHECK(adding.get() == StoreFault::conflict);
        CHECK(journal->read("t")->entries.size() == static_cast<std::size_t>(count + 1));
    }
}

TEST_CASE("a database that is larger than it may be lets new tables wait, and goes on storing")
{
    const std::string address = PostgresServer::shared().fresh_database();
    const auto small = open_postgres_journal({.address = address, .bytes_most = 1024 * 1024});
    CHECK(small->fullness() == Fullness::reserved);
    CHECK_FALSE(add(*small, entries("t", 0, {"1"})));
    const auto large = open_postgres_journal({.address = PostgresServer::shared().fresh_database()});
    CHECK(large->fullness() == Fullness::roomy);
}

TEST_CASE("an operator's setting does not make commits less than durable")
{
    PostgresServer& server = PostgresServer::shared();
    const std::string address = server.fresh_database();
    server.run(address, "ALTER ROLE dahut SET synchronous_commit = off");
    postgres_processes::Process process{"dahut", 0};
    std::optional<FormerSession> former;
    PostgresSession session(address, process, former);
    server.run(address, "ALTER ROLE dahut RESET synchronous_commit");
    CHECK(session.connection().ask("SELECT current_setting('synchronous_commit')").text(0, 0) == "on");
}

TEST_CASE("an answer that does not come is not waited for, and its connection is lost")
{
    PostgresConnection connection(PostgresServer::shared().fresh_database(), "patient");
    connection.limit_answers(std::chrono::milliseconds(50));
    connection.run_to_the_end("SELECT pg_sleep(0.2)");
    CHECK_FALSE(connection.is_lost());
    const auto rolls_back = [&] { connection.in_transaction([&] { (void)connection.ask("SELECT pg_sleep(3600)"); }); };
    CHECK_THROWS_WITH(rolls_back(), "the server has not answered in time");
    CHECK(connection.is_lost());
    CHECK_THROWS_AS(connection.ask("SELECT 1"), StoreError);
    CHECK_THROWS_AS(connection.run_to_the_end("SELECT 1"), StoreError);
}

TEST_CASE("what failed leaves the connection as it was")
{
    PostgresConnection connection(PostgresServer::shared().fresh_database(), "careful");
    CHECK_THROWS_AS(connection.run("SELECT 1; SELECT nothing; SELECT 2"), StoreError);
    CHECK_THROWS_AS(connection.ask("SELECT nothing"), StoreError);
    CHECK_THROWS_AS(connection.ask("SELECT 1 / $1::integer", {0}), StoreError);
    CHECK(connection.ask("SELECT 6 / $1::integer", {2}).number(0, 0) == 3);
    CHECK(connection.process_now() == connection.process());
}

TEST_CASE("of several servers in an address some can be asked last")
{
    const std::string address = "postgresql://dahut@one:1,two:2,three:3/dahut?hostaddr=::1,::2,::3";
    const PostgresServers first = servers_of_postgres_address(address, 0);
    CHECK(first.hosts + " " + first.ports == "one,two,three 1,2,3");
    const PostgresServers next = servers_of_postgres_address(address, 4);
    CHECK(next.hosts + " " + next.ports + " " + next.addresses == "two,three,one 2,3,1 ::2,::3,::1");
    CHECK(servers_of_postgres_address("postgresql://one/dahut", 1).hosts == "one");
    CHECK(servers_of_postgres_address("postgresql:///dahut", 1).hosts.empty());
}

TEST_CASE("a server that writes a lower timeline than was seen is refused, and those who use it are told")
{
    const std::string address = PostgresServer::shared().fresh_database();
    const auto there = open_postgres_journal({.address = address, .process = "there"});
    postgres_processes::Process process{"other", 0, 7};
    std::optional<FormerSession> former;
    CHECK_THROWS_AS(PostgresSession(address, process, former), postgres_timeline::FormerServer);
    CHECK_THROWS_AS(there->sign(), StoreError);
    CHECK_THROWS_AS(there->read("t"), StoreError);
    // Whoever comes is told as well, for as long as somebody living knows it.
    PostgresServer::shared().run(address, "UPDATE processes SET signed = clock_timestamp() + interval '1 hour'");
    CHECK_THROWS_AS(open_postgres_journal({.address = address, .process = "new"}), StoreError);
    PostgresServer::shared().run(address, "UPDATE processes SET signed = clock_timestamp() - interval '1 hour'");
    CHECK_NOTHROW(open_postgres_journal({.address = address, .process = "new"}));
}
