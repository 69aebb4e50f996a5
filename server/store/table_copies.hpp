// Reads tables whole out of a database, of a running server too, without changing anything: for `dahut export`. What is
// read of a table belongs together, whatever is stored meanwhile. Everything here throws StoreError.
#pragma once

#include "server/store/journal.hpp"

#include <SQLiteCpp/SQLiteCpp.h>

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace dahut {

// All that the database has of a table, but for the keyrings that open its seats.
struct TableCopy {
    std::string id;
    TableRow row;
    // In order.
    std::vector<std::string> keys;
    std::vector<Entry> entries;
};

// The entries of a table in order, recent ones included. Throws SQLite::Exception.
[[nodiscard]] std::vector<Entry> stored_entries(SQLite::Database& database, const std::string& id);

class TableCopies {
public:
    explicit TableCopies(const std::filesystem::path& database);

    // The open, running and finished tables, the oldest first.
    [[nodiscard]] std::vector<std::string> ids();
    // Nothing if there is no such table among them.
    [[nodiscard]] std::optional<TableCopy> copy(const std::string& id);

private:
    SQLite::Database database_;
};

} // namespace dahut
