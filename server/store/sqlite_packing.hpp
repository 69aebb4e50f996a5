// Which finished tables of a SQLite journal have packed entries (docs/decisions/0078), and what is in them. The entries
// stand beside the replay, in one row, since each row of its own wastes half a page. Everything here throws
// SQLite::Exception and runs in the caller's transaction, but for `bring_up_to_date`.
#pragma once

#include "server/store/journal.hpp"

#include <SQLiteCpp/SQLiteCpp.h>

#include <string>
#include <vector>

namespace dahut {

class SqliteEntries;

namespace sqlite_packing {

// Works with databases of any version. Requires the tables of sqlite_replays. What has finished before is packed as
// well.
void bring_up_to_date(SQLite::Database& database);
// What was packed by a former version is packed again, into fewer bytes. In the caller's transaction.
void pack_anew(SQLite::Database& database);

// See Journal.
[[nodiscard]] std::vector<std::string> to_pack(SQLite::Database& database, int most);
void pack(SQLite::Database& database, SqliteEntries& entries, const PackedTable& packed);

// Adds the entries of a row of `entries`, whose first columns are `at_ms` and `entry`: lines, or a mark.
void take_row(SQLite::Database& database, const std::string& table, SQLite::Statement& row,
              std::vector<Entry>& entries);
// None if there are none.
[[nodiscard]] std::int64_t packed_bytes(SQLite::Database& database, const std::string& table);
// Replaces those that are packed.
void replace(SQLite::Database& database, const Forgotten& forgotten);

} // namespace sqlite_packing

} // namespace dahut
