// The backups that are made again and again into one folder: how they are called, and which of them go. Only files that
// are called so count as made here; all others in the folder are left alone. How one is made stands in backup.hpp.
#pragma once

#include "server/store/backup.hpp"

#include <cstddef>
#include <filesystem>
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

// Removes all but the newest so many, which `made` always counts among: the clock may have been set back. Returns
// what was removed. Throws StoreError if one cannot be.
std::vector<std::filesystem::path> remove_older_backups(const std::filesystem::path& database, const KeptBackup& made,
                                                        std::size_t kept);

} // namespace dahut
