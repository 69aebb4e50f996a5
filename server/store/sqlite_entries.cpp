#include "server/store/sqlite_entries.hpp"

#include "server/limits.hpp"

#include <sqlite3.h>

#include <algorithm>
#include <charconv>
#include <map>
#include <memory>
#include <string_view>

namespace dahut {

namespace {

constexpr const char* moved_rows = "SELECT at_ms, entry FROM entries WHERE table_id = ? ORDER BY number";
// From the place of the table's first.
constexpr const char* recent_rows = "SELECT at_ms, entry FROM recent WHERE place >= ? AND table_id = ? ORDER BY number";

// What is moved of a table at a time, which becomes a row.
struct Moving {
    std::int64_t last_number = 0;
    std::int64_t last_ms = 0;
    std::string lines;
};

// Each line says when, and then the entry.
void add_line(std::string& lines, std::int64_t at_ms, std::string_view text)
{
    lines += std::to_string(at_ms);
    lines += ' ';
    lines += text;
    lines += '\n';
}

// A line that a disk has damaged becomes an entry that nobody can read.
Entry entry_of(std::string_view line)
{
    Entry entry;
    const char* const end = std::to_address(line.end());
    const char* const behind = std::from_chars(std::to_address(line.begin()), end, entry.at_ms).ptr;
    entry.text.assign(behind == end ? behind : behind + 1, end);
    return entry;
}

// A former Dahut moved each entry to a row of its own.
void take_row(std::int64_t at_ms, std::string_view row, std::vector<Entry>& entries)
{
    if (row.starts_with('{')) {
        entries.push_back({at_ms, std::string(row)});
        return;
    }
    while (!row.empty()) {
        const std::string_view line = row.substr(0, row.find('\n'));
        entries.push_back(entry_of(line));
        row.remove_prefix(std::min(line.size() + 1, row.size()));
    }
}

std::string_view text_in(const SQLite::Column& column)
{
    return {column.getText(), static_cast<std::size_t>(column.getBytes())};
}

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
    write_moved();
    database_.exec("DELETE FROM recent");
    version_seen_ = data_version();
    transaction.commit();
    recent_.clear();
    knows_recent_ = true;
}

// One row for each table, in the order in which the rows stand.
void SqliteEntries::write_moved()
{
    std::map<std::string, Moving, std::less<>> tables;
    SQLite::Statement recent(database_, "SELECT table_id, number, at_ms, entry FROM recent ORDER BY place");
    while (recent.executeStep()) {
        Moving& moving = tables.try_emplace(recent.getColumn(0).getString()).first->second;
        moving.last_number = recent.getColumn(1).getInt64();
        moving.last_ms = recent.getColumn(2).getInt64();
        add_line(moving.lines, moving.last_ms, text_in(recent.getColumn(3)));
    }
    SQLite::Statement row(database_, "INSERT INTO entries (table_id, number, at_ms, entry) VALUES (?, ?, ?, ?)");
    for (const auto& [table, moving] : tables) {
        fresh(row).bindNoCopy(1, table);
        row.bind(2, moving.last_number);
        row.bind(3, moving.last_ms);
        row.bindNoCopy(4, moving.lines);
        row.exec();
    }
}

std::vector<Entry> SqliteEntries::read(const std::string& table)
{
    look_for_others();
    std::vector<Entry> entries;
    SQLite::Statement moved(database_, moved_rows);
    moved.bindNoCopy(1, table);
    while (moved.executeStep()) {
        take_row(moved.getColumn(0).getInt64(), text_in(moved.getColumn(1)), entries);
    }
    if (const auto known = recent_.find(table); known != recent_.end()) {
        SQLite::Statement recent(database_, recent_rows);
        recent.bind(1, known->second.first_place);
        recent.bindNoCopy(2, table);
        while (recent.executeStep()) {
            entries.push_back({recent.getColumn(0).getInt64(), recent.getColumn(1).getString()});
        }
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
