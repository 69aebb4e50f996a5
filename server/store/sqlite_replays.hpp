// How finished matches of a SQLite journal looked (docs/decisions/0076), and which nobody has looked at yet. Everything
// here throws SQLite::Exception and runs in the caller's transaction, but for `bring_up_to_date`.
#pragma once

#include "server/store/journal.hpp"

#include <SQLiteCpp/SQLiteCpp.h>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace dahut::sqlite_replays {

// Works with databases of any version: triggers note what has gone, whatever program removes it. Requires the tables of
// SqliteFinished. Each table that has finished before is looked at once.
void bring_up_to_date(SQLite::Database& database);

// See Journal.
[[nodiscard]] std::vector<std::string> without_replay(SQLite::Database& database, int most);
void keep(SQLite::Database& database, const KeptReplay& replay);
[[nodiscard]] std::optional<std::string> kept(SQLite::Database& database, std::string_view table);

} // namespace dahut::sqlite_replays
