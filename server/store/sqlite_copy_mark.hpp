// The mark of a copy (copy_mark.hpp) in a SQLite database. One that was never copied has no place for it. Everything
// here throws SQLite::Exception.
#pragma once

#include "server/store/copy_mark.hpp"

#include <SQLiteCpp/SQLiteCpp.h>

namespace dahut::sqlite_copy_mark {

[[nodiscard]] std::optional<CopyMark> read(SQLite::Database& database);
void write(SQLite::Database& database, const std::optional<CopyMark>& mark);
// Of a copy from here nothing is said any more.
void come_back(SQLite::Database& database);

} // namespace dahut::sqlite_copy_mark
