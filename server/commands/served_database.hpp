// The database that a server uses: a file of SQLite, which it locks, or a database of PostgreSQL, for which it waits.
// Everything here throws CannotStart.
#pragma once

#include "protocol/hosted.hpp"
#include "server/commands/host.hpp"
#include "server/metrics/figures.hpp"
#include "server/store/copy_mark.hpp"
#include "server/store/database_lock.hpp"
#include "server/store/journal.hpp"

#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace dahut {

// Why nobody can have a database of this name, a file or an address; empty if somebody can. Does not repeat an address.
[[nodiscard]] std::string fault_of_database_name(const std::string& name);

[[nodiscard]] AfterCopy after_copy_of(const HostSettings& settings);

class ServedDatabase {
public:
    // The settings must outlive this object, and this object every journal that it opens. Tables of other rules than
    // these games' are left to processes that have them.
    ServedDatabase(const HostSettings& settings, std::span<const HostedGame* const> games);

    // Files that are kept beside it belong beside this one. Empty for PostgreSQL, which has none.
    [[nodiscard]] std::filesystem::path file() const;
    // While PostgreSQL does not answer, this does not return, and says so now and then.
    [[nodiscard]] std::unique_ptr<Journal> open() const;
    // Warns, once, if the file is no longer where it was: else nobody would know until somebody plays. Says when it is
    // back.
    void say_if_moved();
    // The sizes of files are in the kernel's memory: to ask for them waits for no disk.
    void measure(Figures& figures) const;

private:
    [[nodiscard]] std::unique_ptr<Journal> opened_file() const;
    [[nodiscard]] std::unique_ptr<Journal> opened_postgres() const;

    const HostSettings& settings_;
    std::string name_;
    std::vector<std::string> rules_;
    // Null for PostgreSQL.
    std::unique_ptr<DatabaseLock> lock_;
    bool is_moved_ = false;
};

} // namespace dahut
