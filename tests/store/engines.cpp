#include "tests/store/engines.hpp"

#include "server/store/postgres_copy_end.hpp"
#include "server/store/postgres_journal.hpp"
#include "server/store/sqlite_copy_end.hpp"
#include "server/store/sqlite_journal.hpp"
#include "tests/store/postgres_server.hpp"
#include "tests/support/catch.hpp"

namespace dahut::test {

namespace {

class SqliteDatabase final : public EngineDatabase {
public:
    std::unique_ptr<Journal> open() override { return open_sqlite_journal(folder_ / "dahut.db"); }
    std::unique_ptr<CopyEnd> copy_end() override { return open_sqlite_copy_end(folder_ / "dahut.db"); }
    void add_elsewhere(const std::string& table, std::int64_t number, const std::string& text) override
    {
        const Addition addition{table, number - 1, {{1, text}}, {}, std::nullopt};
        REQUIRE_FALSE(open()->append({&addition, 1})[0]);
    }

private:
    TemporaryFolder folder_;
};

class PostgresDatabase final : public EngineDatabase {
public:
    std::unique_ptr<Journal> open() override { return open_postgres_journal({.address = address_}); }
    std::unique_ptr<CopyEnd> copy_end() override { return open_postgres_copy_end(address_); }
    void add_elsewhere(const std::string& table, std::int64_t number, const std::string& text) override
    {
        PostgresServer::shared().run(address_, "INSERT INTO entries (table_id, number, at_ms, entry) VALUES ('" + table
                                                   + "', " + std::to_string(number) + ", 1, '" + text + "')");
    }

private:
    std::string address_ = PostgresServer::shared().fresh_database();
};

} // namespace

const std::vector<Engine>& engines()
{
    static const std::vector<Engine> all{{"SQLite", sqlite_database}, {"PostgreSQL", postgres_database}};
    return all;
}

std::unique_ptr<EngineDatabase> sqlite_database() { return std::make_unique<SqliteDatabase>(); }

std::unique_ptr<EngineDatabase> postgres_database() { return std::make_unique<PostgresDatabase>(); }

} // namespace dahut::test
