// What a SQLite journal is to forget (docs/decisions/0066): which tables have something of the kind, and how entries
// are replaced wherever they stand. What replaces them the caller says. Everything here throws SQLite::Exception and
// runs in the caller's transaction, but for `bring_up_to_date`.
#pragma once

#include "server/store/sqlite_entries.hpp"
#include "server/store/sqlite_finished.hpp"

#include <SQLiteCpp/SQLiteCpp.h>

#include <cstdint>
#include <span>
#include <string>

namespace dahut {

class SqliteForgetting {
public:
    // Works with databases of any version: older programs ignore this table. They forgot nothing, so each of their
    // tables is looked at once.
    static void bring_up_to_date(SQLite::Database& database);

    // Requires that the database is up to date. All must outlive this object.
    SqliteForgetting(SQLite::Database& database, SqliteEntries& entries, SqliteFinished& finished)
        : database_(database), entries_(entries), finished_(finished)
    {}

    void mark(const std::string& table);
    static void mark_all(SQLite::Database& database);
    // At most so many tables, the first that were marked.
    [[nodiscard]] ToForget to_forget(int most);
    void unmark(std::int64_t until);
    // Entries may have been moved or be recent, or both. Whether all was forgotten.
    bool forget(std::span<const Forgotten> tables);

private:
    void replace_recent(const Forgotten& forgotten);
    void replace_moved(const Forgotten& forgotten);
    [[nodiscard]] bool is_still(const std::string& table, const Forgotten::Named& named);

    SQLite::Database& database_;
    SqliteEntries& entries_;
    SqliteFinished& finished_;
};

} // namespace dahut
