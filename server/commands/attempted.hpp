// Work on a database by a command of its own, and one line that says why it could not be done.
#pragma once

#include "server/commands/command.hpp"
#include "server/commands/process_limits.hpp"
#include "server/store/database_files.hpp"
#include "server/store/journal.hpp"
#include "server/store/postgres_address.hpp"

#include <exception>
#include <filesystem>
#include <iostream>
#include <stdexcept>
#include <string>
#include <utility>

namespace dahut {

// Returns what `work` returns; failure if it throws, which is said of this command. What is written is private. A limit
// on the size of files makes a write fail, and does not end the process.
template <typename Work>
ExitStatus attempted(const std::string& command, Work&& work)
{
    keep_files_private();
    try {
        survive_failing_writes();
        return work();
    } catch (const std::exception& error) {
        std::cerr << "dahut " << command << ": " << error.what() << "\n";
        return ExitStatus::failure;
    }
}

// The same, and what is said of the command is said of this file.
template <typename Work>
ExitStatus attempted(const std::string& command, const std::filesystem::path& file, Work&& work)
{
    return attempted(command + ": " + file.string(), std::forward<Work>(work));
}

// Does the work on a database for a command whose failures are said of another file: if somebody has the database, it
// is named itself.
template <typename Work>
auto naming_database_in_use(const std::filesystem::path& database, Work&& work)
{
    try {
        return work();
    } catch (const StoreError& error) {
        if (error.fault() != StoreFault::locked) {
            throw;
        }
        throw std::runtime_error("the database " + database.string() + " is in use: " + error.what());
    }
}

// Says that what was read is not all that there was.
inline void say_log_is_missing(const std::string& command, const std::filesystem::path& file)
{
    std::cerr << "dahut " << command << ": " << file.string()
              << " was in use, and its log is missing: if it was copied from a running server, what was newest is not"
                 " in it; `dahut backup` copies all\n";
}

// The same for a database, which must be there.
template <typename Work>
ExitStatus attempted_on(const std::string& command, const std::filesystem::path& database, Work&& work)
{
    return attempted(command, database, [&] {
        if (!is_there(database)) {
            std::cerr << "dahut " << command << ": " << database.string() << " does not exist\n";
            return ExitStatus::failure;
        }
        return work();
    });
}

// Adds `--database`, which names the file of SQLite that this command works on. `file` must outlive the command.
// `on_postgres` says what somebody does instead whose database is one of PostgreSQL.
inline void add_database(CLI::App& command, std::filesystem::path& file,
                         const std::string& on_postgres = "nothing does this yet")
{
    // DAHUT_DATABASE reaches all commands, and may be meant for another one, as `serve`. A check would not do: newer
    // versions of the library pass over what it refuses in the environment.
    const auto take = [&command, &file, on_postgres](const std::string& name) {
        if (command.parsed() && is_postgres_address(name)) {
            throw CLI::ValidationError("--database",
                                       "this command works on a file of SQLite; with PostgreSQL " + on_postgres);
        }
        file = name;
    };
    command.add_option_function<std::string>("--database", take, "The file that keeps every table")
        ->envname("DAHUT_DATABASE")
        ->default_str(file.string());
}

} // namespace dahut
