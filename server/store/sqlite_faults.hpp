// What the faults of SQLite mean to whoever uses a journal.
#pragma once

#include "server/store/journal.hpp"

#include <SQLiteCpp/SQLiteCpp.h>
#include <sqlite3.h>

#include <string>

namespace dahut {

[[nodiscard]] inline StoreFault fault_of(int sqlite_code)
{
    switch (sqlite_code & 0xff) {
    case SQLITE_FULL:
        return StoreFault::full;
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        return StoreFault::locked;
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
        return StoreFault::corrupt;
    default:
        return StoreFault::failed;
    }
}

// How far a transaction had come.
enum class Reached { work, commit };

// A fault before the commit means that nothing was added. So does a full disk during the commit, because the mark that
// ends a commit was not written.
[[nodiscard]] inline StoreFault fault_of(const SQLite::Exception& error, Reached reached)
{
    const StoreFault fault = fault_of(error.getErrorCode());
    return reached == Reached::commit && fault != StoreFault::full ? StoreFault::unknown : fault;
}

// What is said to whoever runs the server. On a disk that is nearly full, SQLite finds no room for the index of its log
// and calls that an error of the disk.
[[nodiscard]] inline std::string detail_of(const SQLite::Exception& error)
{
    const bool is_of_disk = (error.getErrorCode() & 0xff) == SQLITE_IOERR;
    return std::string(error.what()) + (is_of_disk ? ": the disk may be full, or failing" : "");
}

// Runs `work` and turns the library's exceptions into StoreError.
template <typename Work>
auto translating(Work&& work)
{
    try {
        return work();
    } catch (const SQLite::Exception& error) {
        throw StoreError(fault_of(error.getErrorCode()), detail_of(error));
    }
}

} // namespace dahut
