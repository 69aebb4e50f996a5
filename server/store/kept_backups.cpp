#include "server/store/kept_backups.hpp"

#include "server/store/database_files.hpp"
#include "server/store/journal.hpp"
#include "server/store/moment_in_names.hpp"

#include <algorithm>
#include <array>
#include <functional>
#include <string>
#include <string_view>
#include <system_error>

namespace dahut {

namespace {

namespace files = std::filesystem;

constexpr std::string_view ending = ".db";

std::string beginning_of(const files::path& database) { return database.stem().string() + "-"; }

bool is_moment(std::string_view text)
{
    constexpr std::string_view form = "0000-00-00T000000Z";
    return std::ranges::equal(text, form, [](char letter, char wanted) {
        return wanted == '0' ? letter >= '0' && letter <= '9' : letter == wanted;
    });
}

// Whether a backup of this database is called so, but for what follows its name.
bool is_called_so(std::string_view name, const files::path& database, std::string_view behind)
{
    const std::string beginning = beginning_of(database);
    const std::string end = std::string(ending).append(behind);
    if (name.size() < beginning.size() + end.size() || !name.starts_with(beginning) || !name.ends_with(end)) {
        return false;
    }
    name.remove_prefix(beginning.size());
    name.remove_suffix(end.size());
    return is_moment(name);
}

// The newest first.
std::vector<files::path> called_so(const files::path& folder, const files::path& database, std::string_view behind)
{
    std::vector<files::path> found;
    for (const files::directory_entry& entry : files::directory_iterator(folder)) {
        const std::string name = entry.path().filename().string();
        if (entry.symlink_status().type() == files::file_type::regular && is_called_so(name, database, behind)) {
            found.push_back(entry.path());
        }
    }
    std::ranges::sort(found, std::greater());
    return found;
}

void remove_file(const files::path& file)
{
    std::error_code error;
    files::remove(file, error);
    if (error) {
        throw StoreError(StoreFault::failed, file.string() + " cannot be removed: " + error.message());
    }
}

// A copy is written, and changed by SQLite, before it has its name.
void remove_cut_off(const files::path& folder, const files::path& database)
{
    for (const std::string_view behind : std::array{".partial", ".partial-journal"}) {
        std::ranges::for_each(called_so(folder, database, behind), remove_file);
    }
}

} // namespace

KeptBackup make_kept_backup(const files::path& database, const files::path& folder, const std::stop_token& stop)
{
    KeptBackup made{folder / (beginning_of(database) + moment_in_names() + std::string(ending)), {}};
    make_folder_of(made.file);
    remove_cut_off(folder, database);
    if (files::exists(made.file)) {
        throw StoreError(StoreFault::failed, made.file.string() + " is there already");
    }
    made.backup = back_up(database, made.file, stop);
    return made;
}

std::vector<files::path> remove_older_backups(const files::path& database, const KeptBackup& made, std::size_t kept)
{
    std::vector<files::path> others = called_so(made.file.parent_path(), database, "");
    std::erase(others, made.file);
    others.erase(others.begin(), others.begin() + static_cast<std::ptrdiff_t>(std::min(kept - 1, others.size())));
    std::ranges::for_each(others, remove_file);
    return others;
}

} // namespace dahut
