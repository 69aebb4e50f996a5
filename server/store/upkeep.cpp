#include "server/store/upkeep.hpp"

#include "server/limits.hpp"
#include "server/store/backup.hpp"
#include "server/store/database_files.hpp"
#include "server/store/journal.hpp"
#include "server/store/sqlite_copy_mark.hpp"
#include "server/store/sqlite_faults.hpp"
#include "server/store/sqlite_forgetting.hpp"
#include "server/store/sqlite_identity.hpp"
#include "server/store/sqlite_reading.hpp"
#include "server/store/sqlite_schema.hpp"

#include <SQLiteCpp/SQLiteCpp.h>

namespace dahut {

namespace {

std::int64_t bytes_in(const std::filesystem::path& file)
{
    std::error_code error;
    const std::uintmax_t bytes = std::filesystem::file_size(file, error);
    return error ? 0 : static_cast<std::int64_t>(bytes);
}

// Runs `work` on the open database, which then is no longer in use. Returns the copy of one of a former version.
template <typename Work>
std::optional<std::filesystem::path> on_database(const std::filesystem::path& file, Work&& work)
{
    sqlite_identity::refuse_wrong_log(file);
    make_durable(file);
    std::optional<std::filesystem::path> copy = back_up_former(file);
    try {
        SQLite::Database database(file.string(), SQLite::OPEN_READWRITE,
                                  static_cast<int>(limits::database_waiting_time.count()));
        refuse_foreign(database);
        bring_up_to_date(database);
        work(database);
        sqlite_identity::end_use(database);
        return copy;
    } catch (const SQLite::Exception& error) {
        throw StoreError(StoreFault::failed, detail_of(error));
    }
}

} // namespace

Compacted compact(const std::filesystem::path& database)
{
    Compacted compacted;
    compacted.bytes_before = bytes_in(database) + bytes_in(log_of(database));
    compacted.copy = on_database(database, [](SQLite::Database& opened) { opened.exec("VACUUM"); });
    compacted.bytes_after = bytes_in(database) + bytes_in(log_of(database));
    return compacted;
}

std::optional<std::filesystem::path> mark_all_to_forget(const std::filesystem::path& database)
{
    return on_database(database, [](SQLite::Database& opened) { SqliteForgetting::mark_all(opened); });
}

void refuse_copied(const std::filesystem::path& database, AfterCopy after_copy)
{
    reading([&] {
        SQLite::Database opened = opened_to_read(database);
        refuse_marked(sqlite_copy_mark::read(opened), after_copy);
    });
}

void serve_again(const std::filesystem::path& database) { on_database(database, sqlite_copy_mark::come_back); }

} // namespace dahut
