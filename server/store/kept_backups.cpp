#include "server/store/kept_backups.hpp"

#include "server/store/database_files.hpp"
#include "server/store/gradual_release.hpp"
#include "server/store/journal.hpp"
#include "server/store/moment_in_names.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <ctime>
#include <functional>
#include <string>
#include <string_view>
#include <system_error>

namespace dahut {

namespace {

namespace files = std::filesystem;

constexpr std::string_view ending = ".db";
constexpr std::string_view digits_of_moments = "0000-00-00T000000Z";

std::string beginning_of(const files::path& database) { return database.stem().string() + "-"; }

bool is_moment(std::string_view text)
{
    return std::ranges::equal(text, digits_of_moments, [](char letter, char wanted) {
        return wanted == '0' ? letter >= '0' && letter <= '9' : letter == wanted;
    });
}

bool is_backup_name(std::string_view name, const files::path& database, std::string_view suffix)
{
    const std::string beginning = beginning_of(database);
    const std::string end = std::string(ending).append(suffix);
    if (name.size() < beginning.size() + end.size() || !name.starts_with(beginning) || !name.ends_with(end)) {
        return false;
    }
    name.remove_prefix(beginning.size());
    name.remove_suffix(end.size());
    return is_moment(name);
}

// The newest first. Files that are called like backups but for this suffix behind their names.
std::vector<files::path> backups_in(const files::path& folder, const files::path& database, std::string_view suffix)
{
    std::vector<files::path> found;
    std::error_code error;
    files::directory_iterator entry(folder, error);
    for (; !error && entry != files::directory_iterator(); entry.increment(error)) {
        const std::string name = entry->path().filename().string();
        std::error_code gone;
        const bool is_file = entry->symlink_status(gone).type() == files::file_type::regular;
        if (is_file && is_backup_name(name, database, suffix)) {
            found.push_back(entry->path());
        }
    }
    if (error) {
        throw StoreError(StoreFault::failed, folder.string() + " cannot be read: " + error.message());
    }
    std::ranges::sort(found, std::greater());
    return found;
}

void remove_file(const files::path& file)
{
    const GradualRelease left(file);
    std::error_code error;
    files::remove(file, error);
    if (error) {
        throw StoreError(StoreFault::failed, file.string() + " cannot be removed: " + error.message());
    }
}

// A copy is written, and changed by SQLite, before it has its name.
void remove_cut_off(const files::path& folder, const files::path& database)
{
    for (const std::string_view suffix : std::array{".partial", ".partial-journal"}) {
        std::ranges::for_each(backups_in(folder, database, suffix), remove_file);
    }
}

// Nothing for digits that are no date.
std::optional<std::chrono::sys_seconds> moment_of(const files::path& backup)
{
    std::string name = backup.stem().string();
    name.erase(0, name.size() - digits_of_moments.size());
    std::tm utc{};
    if (strptime(name.c_str(), form_of_moments, &utc) == nullptr) {
        return std::nullopt;
    }
    return std::chrono::sys_seconds(std::chrono::seconds(timegm(&utc)));
}

// Held while a copy is made: what another process writes into the same folder would be taken for what was cut off.
class FolderLock {
public:
    explicit FolderLock(const files::path& folder)
        : descriptor_(open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC))
    {
        if (descriptor_ < 0) {
            throw StoreError(StoreFault::failed,
                             folder.string() + " cannot be read: " + std::system_category().message(errno));
        }
        if (flock(descriptor_, LOCK_EX | LOCK_NB) != 0) {
            close(descriptor_);
            throw StoreError(StoreFault::locked, folder.string() + ": another process is making a copy there");
        }
    }
    FolderLock(const FolderLock&) = delete;
    FolderLock& operator=(const FolderLock&) = delete;
    FolderLock(FolderLock&&) = delete;
    FolderLock& operator=(FolderLock&&) = delete;
    ~FolderLock() { close(descriptor_); }

private:
    int descriptor_;
};

} // namespace

std::optional<std::chrono::sys_seconds> newest_backup(const files::path& folder, const files::path& database,
                                                      std::chrono::sys_seconds now)
{
    std::error_code none;
    if (!files::is_directory(folder, none)) {
        return std::nullopt;
    }
    for (const files::path& backup : backups_in(folder, database, "")) {
        if (const std::optional<std::chrono::sys_seconds> moment = moment_of(backup); moment && *moment <= now) {
            return moment;
        }
    }
    return std::nullopt;
}

KeptBackup make_kept_backup(const files::path& database, const files::path& folder, const std::stop_token& stop)
{
    KeptBackup made{folder / (beginning_of(database) + moment_in_names() + std::string(ending)), {}};
    make_folder_of(made.file);
    const FolderLock lock(folder);
    remove_cut_off(folder, database);
    if (files::exists(made.file)) {
        throw StoreError(StoreFault::failed, made.file.string() + " is there already");
    }
    made.backup = back_up(database, made.file, Pace::giving_way, stop);
    return made;
}

std::vector<files::path> remove_older_backups(const files::path& database, const KeptBackup& made, std::size_t kept)
{
    std::vector<files::path> older = backups_in(made.file.parent_path(), database, "");
    std::erase_if(older, [&](const files::path& one) { return one >= made.file; });
    older.erase(older.begin(), older.begin() + static_cast<std::ptrdiff_t>(std::min(kept - 1, older.size())));
    std::ranges::for_each(older, remove_file);
    return older;
}

} // namespace dahut
