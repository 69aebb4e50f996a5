#include "server/store/sqlite_entries.hpp"

#include "server/limits.hpp"

#include <sqlite3.h>

#include <algorithm>

namespace dahut {

namespace {

constexpr const char* moved_entries = "SELECT at_ms, entry FROM entries WHERE table_id = ? ORDER BY number";
// Of a table that has recent ones, from the place of the first.
constexpr const char* all_entries = "SELECT at_ms, entry FROM (SELECT number, at_ms, entry FROM entries"
                                    " WHERE table_id = ?1 UNION ALL SELECT number, at_ms, entry FROM recent"
                                    " WHERE place >= ?2 AND table_id = ?1) ORDER BY number";

// After any other fault nobody knows how far a move has come.
bool leaves_all_as_it_is(const SQLite::Exception& error)
{
    return error.getErrorCode() == SQLITE_FULL || error.getErrorCode() == SQLITE_BUSY;
}

std::int64_t number_of(SQLite::Statement& query, const std::string& table)
{
    query.bindNoCopy(1, table);
    query.executeStep();
    const std::int64_t number = query.getColumn(0).getInt64();
    // A query that is not ended would go on reading what the journal was at this moment.
    query.reset();
    return number;
}

} // namespace

SQLite::Statement& fresh(SQLite::Statement& statement)
{
    statement.tryReset();
    statement.clearBindings();
    return statement;
}

SqliteEntries::SqliteEntries(SQLite::Database& database)
    : database_(database), version_(database, "PRAGMA data_version"),
      add_(database, "INSERT INTO recent (table_id, number, at_ms, entry) VALUES (?, ?, ?, ?)"),
      last_moved_(database, "SELECT coalesce(max(number), 0) FROM entries WHERE table_id = ?")
{
    // What was recent when the last server ended is moved before long.
    added_ = limits::recent_entries;
    // So that it is not the first to come who waits for it.
    look_for_others();
}

void SqliteEntries::look_for_others()
{
    const std::int64_t version = data_version();
    if (!knows_recent_ || version != version_seen_) {
        learn();
        version_seen_ = version;
    }
}

void SqliteEntries::learn()
{
    recent_.clear();
    SQLite::Statement query(database_, "SELECT table_id, max(number), min(place) FROM recent GROUP BY table_id");
    while (query.executeStep()) {
        recent_[query.getColumn(0).getString()] = {query.getColumn(1).getInt64(), query.getColumn(2).getInt64()};
    }
    knows_recent_ = true;
}

std::int64_t SqliteEntries::last_number(const std::string& table)
{
    const auto known = recent_.find(table);
    return known != recent_.end() ? known->second.last_number : number_of(fresh(last_moved_), table);
}

void SqliteEntries::add(const std::string& table, std::int64_t number, const Entry& entry)
{
    SQLite::Statement& add = fresh(add_);
    add.bindNoCopy(1, table);
    add.bind(2, number);
    add.bind(3, entry.at_ms);
    add.bindNoCopy(4, entry.text);
    add.exec();
    recent_.try_emplace(table, Recent{0, database_.getLastInsertRowid()}).first->second.last_number = number;
    ++added_;
}

void SqliteEntries::remove(const std::string& table)
{
    for (const char* const text : {"DELETE FROM entries WHERE table_id = ?", "DELETE FROM recent WHERE table_id = ?"}) {
        SQLite::Statement deletion(database_, text);
        deletion.bindNoCopy(1, table);
        deletion.exec();
    }
    recent_.erase(table);
}

void SqliteEntries::forget() { knows_recent_ = false; }

void SqliteEntries::tidy()
{
    if (added_ < limits::recent_entries) {
        return;
    }
    // If there is no room for it now, entries stay where they are, where they are as safe.
    added_ = 0;
    try {
        move();
    } catch (const SQLite::Exception& error) {
        forget();
        if (!leaves_all_as_it_is(error)) {
            throw;
        }
    }
}

void SqliteEntries::move()
{
    SQLite::Transaction transaction(database_, SQLite::TransactionBehavior::IMMEDIATE);
    database_.exec("INSERT INTO entries (table_id, number, at_ms, entry)"
                   " SELECT table_id, number, at_ms, entry FROM recent ORDER BY table_id, number");
    database_.exec("DELETE FROM recent");
    version_seen_ = data_version();
    transaction.commit();
    recent_.clear();
    knows_recent_ = true;
}

std::vector<Entry> SqliteEntries::read(const std::string& table)
{
    look_for_others();
    const auto recent = recent_.find(table);
    SQLite::Statement query(database_, recent == recent_.end() ? moved_entries : all_entries);
    query.bindNoCopy(1, table);
    if (recent != recent_.end()) {
        query.bind(2, recent->second.first_place);
    }
    std::vector<Entry> entries;
    while (query.executeStep()) {
        entries.push_back({query.getColumn(0).getInt64(), query.getColumn(1).getString()});
    }
    return entries;
}

std::int64_t SqliteEntries::data_version()
{
    SQLite::Statement& version = fresh(version_);
    version.executeStep();
    const std::int64_t seen = version.getColumn(0).getInt64();
    version.reset();
    return seen;
}

} // namespace dahut
