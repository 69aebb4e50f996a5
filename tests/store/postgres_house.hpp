// Two processes on one PostgreSQL database, as journals, and tables that they make. How a journal is used by a server
// is the business of tests/server.
#pragma once

#include "server/store/postgres_journal.hpp"
#include "tests/store/postgres_server.hpp"
#include "tests/support/additions.hpp"
#include "tests/support/catch.hpp"

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace dahut::test {

// Two journals on one database.
struct House {
    std::string address = PostgresServer::shared().fresh_database();
    std::unique_ptr<Journal> one = open("one");
    std::unique_ptr<Journal> two = open("two");

    [[nodiscard]] std::unique_ptr<Journal> open(const std::string& process,
                                                const std::vector<std::string>& rules = {}) const
    {
        return open_postgres_journal({.address = address, .process = process, .rules = rules});
    }
    std::string run(const std::string& statement) const { return PostgresServer::shared().run(address, statement); }
    // As if this process had not signed for a while.
    void stop(const std::string& process) const
    {
        (void)run("UPDATE processes SET signed = clock_timestamp() - interval '10 seconds' WHERE name = '" + process
                  + "'");
    }
    // As if it had signed so long ago.
    void sign(const std::string& process, std::chrono::milliseconds ago) const
    {
        (void)run("UPDATE processes SET signed = clock_timestamp() - interval '" + std::to_string(ago.count())
                  + " milliseconds' WHERE name = '" + process + "'");
    }
    // So long processes count as living without signing.
    void believe_for(const std::string& time) const
    {
        (void)run("CREATE OR REPLACE VIEW living AS SELECT incarnation, name FROM processes"
                  " WHERE signed > clock_timestamp() - interval '"
                  + time + "'");
    }
    // As when it is killed.
    void end_session(const std::string& process) const
    {
        (void)run("SELECT pg_terminate_backend(pid, 60000) FROM pg_locks WHERE locktype = 'advisory' AND granted"
                  " AND objsubid = 2 AND objid::bigint = (hashtext('"
                  + process
                  + "')::bigint & 4294967295) AND database = (SELECT oid FROM pg_database WHERE datname ="
                    " current_database())");
    }
    // As if it signed now and then, however slow this machine is.
    void keep(const std::string& process) const
    {
        (void)run("UPDATE processes SET signed = clock_timestamp() + interval '1 hour' WHERE name = '" + process + "'");
    }
};

inline Addition in_term(std::int64_t term, Addition addition)
{
    addition.term = term;
    return addition;
}

inline std::vector<std::string> texts_of(Journal& journal, const std::string& table)
{
    std::vector<std::string> texts;
    const std::optional<StoredTable> stored = journal.read(table);
    for (const Entry& entry : stored ? stored->entries : std::vector<Entry>()) {
        texts.push_back(entry.text);
    }
    return texts;
}

// A table of this journal, in its first term, with one entry.
inline void make_table(Journal& journal, const std::string& table, TableStage stage = TableStage::running,
                       const std::string& first_entry = "made")
{
    Addition addition = in_term(1, entries(table, 0, {first_entry}));
    addition.row = TableRow{stage, true, "{}"};
    addition.keys = {"key of " + table};
    REQUIRE_FALSE(add(journal, addition));
}

} // namespace dahut::test
