// Makes a backup again and again, the first one as soon as the newest is old enough, until a signal ends it: `dahut
// backup FOLDER --every 24h --keep 14`. The options stand in backup.cpp; which files are its own and which of them go,
// in server/store/kept_backups.hpp.
#pragma once

#include "server/commands/command.hpp"
#include "server/store/backup.hpp"

#include <chrono>
#include <cstddef>
#include <filesystem>
#include <string>

namespace dahut {

inline constexpr std::size_t backups_kept_most = 10'000;

struct RepeatedBackup {
    std::filesystem::path database;
    std::filesystem::path folder;
    std::chrono::seconds every{};
    // How many of its own stay, the newest.
    std::size_t kept = 14;
};

// What cannot be made is said in one line, and tried again at the next turn. Returns once the process has been told to
// end, and within `limits::stopping_time`.
[[nodiscard]] ExitStatus repeat_backups(const RepeatedBackup& wanted);

// What is in a backup: "3 tables, 120 KiB".
[[nodiscard]] std::string contents_of(const Backup& backup);

} // namespace dahut
