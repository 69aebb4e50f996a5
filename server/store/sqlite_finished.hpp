// Which tables of a SQLite journal are finished, since when by the time that servers ran, and how large they are: so
// that those can go that have outlived their time (docs/decisions/0067). Everything here throws SQLite::Exception and
// runs in the caller's transaction, but for `bring_up_to_date`.
#pragma once

#include "server/store/journal.hpp"

#include <SQLiteCpp/SQLiteCpp.h>

#include <cstdint>
#include <string>
#include <vector>

namespace dahut {

class SqliteFinished {
public:
    // Works with databases of any version: triggers note what comes and goes, whatever program changes a stage. What
    // was finished before counts as finished now. Requires the tables of SqliteAges.
    static void bring_up_to_date(SQLite::Database& database);

    // Requires that the database is up to date. It must outlive this object.
    explicit SqliteFinished(SQLite::Database& database) : database_(database) {}

    // At most `limits::finished_going_at_once`, the oldest first. None while ages are only counted.
    [[nodiscard]] std::vector<std::string> outlived(const Survey& survey);
    // The same for those that say names, which are noted here.
    [[nodiscard]] std::vector<ListedTable> named(const Survey& survey);
    // Whether the table is finished.
    [[nodiscard]] bool names_went(const std::string& table);
    void names_came(const std::string& table);

private:
    // Measures some that have not been.
    void measure();
    // How many of the oldest go, so that the others have so many bytes at most. Those that have not been measured have
    // none.
    [[nodiscard]] std::int64_t beyond(std::int64_t bytes_most);

    SQLite::Database& database_;
};

} // namespace dahut
