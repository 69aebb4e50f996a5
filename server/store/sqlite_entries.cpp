#include "server/store/sqlite_entries.hpp"

#include "server/limits.hpp"
#include "server/store/entry_lines.hpp"
#include "server/store/sqlite_packing.hpp"

#include <sqlite3.h>

#include <algorithm>
#include <limits>
#include <string_view>
#include <utility>

namespace dahut {

namespace {

constexpr const char* moved_rows = "SELECT at_ms, entry FROM entries WHERE table_id = ? ORDER BY number";
// A greater place can only come from a damaged page.
constexpr std::int64_t places_most = std::numeric_limits<std::int64_t>::max() / 2;
constexpr const char* first_recent = "SELECT coalesce(min(place), 0) FROM recent";

// After any other fault the state of the move is unknown.
bool leaves_all_as_it_is(const SQLite::Exception& error)
{
    return error.getErrorCode() == SQLITE_FULL || error.getErrorCode() == SQLITE_BUSY;
}

std::int64_t number_of(SQLite::Statement& query, const std::string& table)
{
    query.bindNoCopy(1, table);
    query.executeStep();
    const std::int64_t number = query.getColumn(0).getInt64();
    // A query that is not reset would keep its snapshot of the database.
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

SqliteEntries::SqliteEntries(SQLite::Database& database, SqliteFlushing& flushing)
    : database_(database), flushing_(flushing), version_(database, "PRAGMA data_version"),
      add_(database, "INSERT INTO recent (place, table_id, number, at_ms, entry) VALUES (?, ?, ?, ?, ?)"),
      last_moved_(database, "SELECT coalesce(max(number), 0) FROM entries WHERE table_id = ?"),
      move_(database, "INSERT INTO entries (table_id, number, at_ms, entry) VALUES (?, ?, ?, ?)")
{
    // Learns now, so that the first client does not wait for it.
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

// Reads `recent`. A move may have been cut off by a crash or by another writer. What it had already written to
// `entries` still stands in `recent` too, and does not count as recent. Such rows may be removed up to the first one
// that does count.
void SqliteEntries::learn()
{
    recent_.clear();
    moving_.clear();
    recent_count_ = 0;
    can_move_ = true;
    last_place_ = 0;
    removable_until_ = 0;
    std::unordered_map<std::string, std::optional<std::int64_t>> last_moved;
    SQLite::Statement query(database_, "SELECT place, table_id, number, at_ms, entry FROM recent ORDER BY place");
    while (query.executeStep()) {
        last_place_ = std::min(query.getColumn(0).getInt64(), places_most);
        const std::string table = query.getColumn(1).getString();
        const std::int64_t number = query.getColumn(2).getInt64();
        const auto [of_table, is_new] = last_moved.try_emplace(table);
        if (is_new) {
            of_table->second = last_moved_number(table);
        }
        can_move_ = can_move_ && of_table->second;
        if (number > of_table->second.value_or(0)) {
            note(table, number, {query.getColumn(3).getInt64(), query.getColumn(4).getString()});
        } else if (recent_count_ == 0) {
            removable_until_ = last_place_;
        }
    }
    knows_recent_ = true;
}

// A damaged page must not make tables on other pages unusable.
std::optional<std::int64_t> SqliteEntries::last_moved_number(const std::string& table)
{
    try {
        return number_of(fresh(last_moved_), table);
    } catch (const SQLite::Exception&) {
        return std::nullopt;
    }
}

void SqliteEntries::note(const std::string& table, std::int64_t number, const Entry& entry)
{
    Recent& of_table = recent_.try_emplace(table).first->second;
    of_table.last_number = number;
    of_table.last_ms = entry.at_ms;
    add_line(of_table.lines, entry.at_ms, entry.text);
    ++recent_count_;
}

std::int64_t SqliteEntries::last_number(const std::string& table)
{
    for (const RecentOfTables* const tables : {&recent_, &moving_}) {
        if (const auto known = tables->find(table); known != tables->end()) {
            return known->second.last_number;
        }
    }
    return number_of(fresh(last_moved_), table);
}

void SqliteEntries::add(const std::string& table, std::int64_t number, const Entry& entry)
{
    SQLite::Statement& add = fresh(add_);
    // Places only grow, even if the last rows have been removed with their table. So a new entry always stands behind
    // the rows that a move removes.
    add.bind(1, ++last_place_);
    add.bindNoCopy(2, table);
    add.bind(3, number);
    add.bind(4, entry.at_ms);
    add.bindNoCopy(5, entry.text);
    add.exec();
    note(table, number, entry);
    ++owed_;
}

void SqliteEntries::remove(const std::string& table)
{
    for (const char* const text : {"DELETE FROM entries WHERE table_id = ?", "DELETE FROM recent WHERE table_id = ?"}) {
        SQLite::Statement deletion(database_, text);
        deletion.bindNoCopy(1, table);
        deletion.exec();
    }
    recent_.erase(table);
    moving_.erase(table);
}

void SqliteEntries::forget() { knows_recent_ = false; }

void SqliteEntries::tidy()
{
    try {
        for (; has_to_move() && owed_ >= limits::entries_for_a_part; owed_ -= limits::entries_for_a_part) {
            flushing_.leave_to_the_next();
            carry_on();
        }
    } catch (const SQLite::Exception& error) {
        forget();
        // With no room now, the entries stay in `recent`, where they are just as safe. The next try comes after
        // `recent_entries` more.
        owed_ = -limits::recent_entries;
        if (!leaves_all_as_it_is(error)) {
            throw;
        }
    }
    owed_ = std::min(owed_, limits::entries_for_a_part);
}

bool SqliteEntries::has_to_move() const
{
    return can_move_ && (!moving_.empty() || removable_until_ != 0 || recent_count_ >= limits::recent_entries);
}

// Rows up to `removable_until_` have been written to `entries` already, by a complete move or by one that was cut off.
void SqliteEntries::carry_on()
{
    SQLite::Transaction transaction(database_, SQLite::TransactionBehavior::IMMEDIATE);
    look_for_others();
    if (!can_move_) {
        return;
    }
    if (moving_.empty() && removable_until_ != 0) {
        remove_some(transaction);
        return;
    }
    if (moving_.empty()) {
        begin_moving();
    }
    write_some(transaction);
}

void SqliteEntries::begin_moving()
{
    moving_ = std::exchange(recent_, {});
    recent_count_ = 0;
    moving_until_ = last_place_;
}

void SqliteEntries::write_some(SQLite::Transaction& transaction)
{
    std::size_t bytes = 0;
    auto end = moving_.begin();
    for (std::int64_t rows = 0; end != moving_.end() && rows < limits::rows_moved && bytes < limits::bytes_moved;
         ++rows) {
        const auto& [table, of_table] = *end;
        SQLite::Statement& move = fresh(move_);
        move.bindNoCopy(1, table);
        move.bind(2, of_table.last_number);
        move.bind(3, of_table.last_ms);
        move.bindNoCopy(4, of_table.lines);
        move.exec();
        bytes += of_table.lines.size();
        ++end;
    }
    transaction.commit();
    moving_.erase(moving_.begin(), end);
    if (moving_.empty()) {
        removable_until_ = moving_until_;
    }
}

void SqliteEntries::remove_some(SQLite::Transaction& transaction)
{
    const std::int64_t first = database_.execAndGet(first_recent).getInt64();
    const bool some_are_left = first != 0 && first <= removable_until_ - limits::entries_removed;
    const std::int64_t last = some_are_left ? first + limits::entries_removed - 1 : removable_until_;
    SQLite::Statement removal(database_, "DELETE FROM recent WHERE place <= ?");
    removal.bind(1, last);
    removal.exec();
    transaction.commit();
    if (!some_are_left) {
        removable_until_ = 0;
    }
}

// One transaction, so that no other process can move entries between look_for_others and the queries.
std::vector<Entry> SqliteEntries::read(const std::string& table)
{
    const SQLite::Transaction snapshot(database_);
    look_for_others();
    return read_within(table);
}

std::vector<Entry> SqliteEntries::read_within(const std::string& table)
{
    std::vector<Entry> entries;
    SQLite::Statement moved(database_, moved_rows);
    moved.bindNoCopy(1, table);
    while (moved.executeStep()) {
        sqlite_packing::take_row(database_, table, moved, entries);
    }
    take(moving_, table, entries);
    take(recent_, table, entries);
    return entries;
}

void SqliteEntries::take(const RecentOfTables& recent, const std::string& table, std::vector<Entry>& entries)
{
    if (const auto known = recent.find(table); known != recent.end()) {
        take_row(known->second.last_ms, known->second.lines, entries);
    }
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
