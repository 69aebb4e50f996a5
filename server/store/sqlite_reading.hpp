// A database that is only read, that of a running server too. What the library throws becomes StoreError.
#pragma once

#include "server/limits.hpp"
#include "server/store/database_files.hpp"
#include "server/store/journal.hpp"
#include "server/store/sqlite_faults.hpp"
#include "server/store/sqlite_schema.hpp"

#include <SQLiteCpp/SQLiteCpp.h>

#include <filesystem>

namespace dahut {

template <typename Work>
auto reading(Work&& work)
{
    try {
        return work();
    } catch (const SQLite::Exception& error) {
        throw StoreError(StoreFault::failed, detail_of(error));
    }
}

// How to open a database that is only read. A change that was cut off is taken back first, and that writes.
[[nodiscard]] inline int mode_to_read(const std::filesystem::path& file)
{
    return has_content(rollback_journal_of(file)) ? SQLite::OPEN_READWRITE : SQLite::OPEN_READONLY;
}

// Throws as well if there is no such file, or if it is no database of this Dahut.
[[nodiscard]] inline SQLite::Database opened_to_read(const std::filesystem::path& file)
{
    require_file(file);
    SQLite::Database database(file.string(), mode_to_read(file),
                              static_cast<int>(limits::database_waiting_time.count()));
    refuse_foreign(database);
    return database;
}

} // namespace dahut
