// The backups that are made again and again into one folder: how they are called, and which of them go. Only files that
// are called so count as made here; all others in the folder are left alone. How one is made stands in backup.hpp.
#pragma once

#include "server/store/backup.hpp"

#include <chrono>
#include <cstddef>
#include <filesystem>
#include <optional>
#include <stop_token>
#include <vector>

namespace dahut {

struct KeptBackup {
    // As "dahut-2026-01-01T000000Z.db" of "dahut.db".
    std::filesystem::path file;
    Backup backup;
};

// Makes one more, and removes what is left of attempts that were cut off. Throws StoreError, also soon after a stop was
// requested; then the folder holds the same backups as before.
KeptBackup make_kept_backup(const std::filesystem::path& database, const std::filesystem::path& folder,
                            const std::stop_token& stop);

// The moment of the newest backup in this folder that is not later than now, if there is one. Throws StoreError.
std::optional<std::chrono::sys_seconds>
newest_backup(const std::filesystem::path& folder, const std::filesystem::path& database, std::chrono::sys_seconds now);

// Removes all but the newest so many, `made` among them. Those that are called by a later moment neither count nor go:
// the clock was wrong. Returns what was removed. Throws StoreError if one cannot be.
std::vector<std::filesystem::path> remove_older_backups(const std::filesystem::path& database, const KeptBackup& made,
                                                        std::size_t kept);

} // namespace dahut
