#include "server/store/backup.hpp"

#include "server/limits.hpp"
#include "server/store/database_files.hpp"
#include "server/store/database_lock.hpp"
#include "server/store/journal.hpp"
#include "server/store/moment_in_names.hpp"
#include "server/store/partial_file.hpp"
#include "server/store/sqlite_faults.hpp"
#include "server/store/sqlite_identity.hpp"
#include "server/store/sqlite_reading.hpp"
#include "server/store/sqlite_schema.hpp"
#include "server/store/steady_flush.hpp"

#include <SQLiteCpp/SQLiteCpp.h>
#include <sqlite3.h>

#include <exception>
#include <string>

namespace dahut {

namespace {

namespace files = std::filesystem;

constexpr int waiting_ms = static_cast<int>(limits::database_waiting_time.count());

// So many steps of SQLite write a few dozen rows.
constexpr int steps_between_calls = 100;

[[noreturn]] void give_up(const std::string& what) { throw StoreError(StoreFault::failed, what); }

// SQLite calls this while it writes a copy. Anything but 0 interrupts it.
int send_to_disk(void* flushing) { return static_cast<SteadyFlush*>(flushing)->go_on() ? 0 : 1; }

// What is there at this moment, without the log, in as few pages as it needs. Whoever plays meanwhile is not delayed.
void write_copy(const files::path& database, const files::path& copy, SteadyFlush& flushing,
                const std::stop_token& stop)
{
    SQLite::Database source(database.string(), mode_to_read(database), waiting_ms);
    const std::stop_callback interrupting(stop, [&source] { sqlite3_interrupt(source.getHandle()); });
    // Of a damaged source this says so; what follows would blame the copy.
    static_cast<void>(source.execAndGet("SELECT count(*) FROM sqlite_master"));
    sqlite3_progress_handler(source.getHandle(), steps_between_calls, send_to_disk, &flushing);
    SQLite::Statement vacuum(source, "VACUUM INTO ?");
    vacuum.bind(1, copy.string());
    vacuum.exec();
}

// The first schema had no stages.
std::int64_t count_tables(SQLite::Database& database)
{
    const bool has_stages =
        database.execAndGet("SELECT count(*) FROM pragma_table_info('tables') WHERE name = 'stage'").getInt() > 0;
    const std::string all = "SELECT count(*) FROM tables";
    return database.execAndGet(has_stages ? all + " WHERE stage < 4" : all).getInt64();
}

// A copy is a database of its own: the log of the one that it was made from does not belong to it.
Backup checked(const files::path& copy, const std::stop_token& stop)
{
    SQLite::Database database(copy.string(), SQLite::OPEN_READWRITE, waiting_ms);
    const std::stop_callback interrupting(stop, [&database] { sqlite3_interrupt(database.getHandle()); });
    refuse_foreign(database);
    const std::string fault = database.execAndGet("PRAGMA quick_check(1)").getString();
    if (fault != "ok") {
        throw StoreError(StoreFault::corrupt, "it is damaged: " + fault);
    }
    database.exec(sqlite_identity::schema);
    sqlite_identity::become_another(database);
    return {static_cast<std::int64_t>(files::file_size(copy)), count_tables(database)};
}

// An interruption stops only what SQLite is doing at that moment.
void go_on_unless(const std::stop_token& stop)
{
    if (stop.stop_requested()) {
        give_up("interrupted");
    }
}

Backup copied(const files::path& database, const files::path& copy, Pace pace, const std::stop_token& stop)
{
    go_on_unless(stop);
    sqlite_identity::refuse_wrong_log(database);
    const bool misses_log = sqlite_identity::misses_log(database);
    SteadyFlush flushing(copy, pace);
    try {
        write_copy(database, copy, flushing, stop);
        go_on_unless(stop);
        Backup backup = checked(copy, stop);
        go_on_unless(stop);
        flushing.finish();
        backup.misses_log = misses_log;
        return backup;
    } catch (const SQLite::Exception& error) {
        flushing.require_sent();
        give_up("it cannot be copied to " + copy.string() + ": " + detail_of(error));
    }
}

std::optional<int> former_schema_in(const files::path& database)
{
    return has_content(database) ? translating([&] {
        SQLite::Database opened(database.string(), mode_to_read(database), waiting_ms);
        return former_schema(opened);
    })
                                 : std::nullopt;
}

// A start that fails again and again does not fill the disk.
files::path free_name(const std::string& name)
{
    for (int copy = 1; copy <= limits::former_copies_most; ++copy) {
        files::path file = copy == 1 ? name : name + "-" + std::to_string(copy);
        if (!files::exists(file) && !files::exists(log_of(file))) {
            return file;
        }
    }
    give_up("there are " + std::to_string(limits::former_copies_most) + " copies as " + name + " already");
}

// The database goes before its log: a log without a database is refused, and a database without its log would be taken
// for whole.
files::path move_aside(const files::path& database)
{
    if (!has_content(database) && !has_content(log_of(database))) {
        return {};
    }
    files::path aside = free_name(database.string() + ".before-" + moment_in_names());
    const files::path log = log_of(database);
    const files::path shared = shared_memory_of(database);
    const files::path cut_off = rollback_journal_of(database);
    rename_file(database, aside);
    if (files::exists(log)) {
        rename_file(log, aside.string() + "-wal");
    }
    if (files::exists(shared)) {
        rename_file(shared, aside.string() + "-shm");
    }
    if (files::exists(cut_off)) {
        rename_file(cut_off, aside.string() + "-journal");
    }
    return aside;
}

// What lies beside the copy would be taken for its log, or somebody plays there.
void require_copy(const files::path& copy, const files::path& database)
{
    if (would_replace_part(database, copy)) {
        give_up("a copy cannot take the place of the database itself, or of a file that belongs to it");
    }
    for (const files::path& beside : {log_of(copy), rollback_journal_of(copy)}) {
        if (has_content(beside)) {
            give_up("a server has used " + copy.string() + ", since " + beside.string()
                    + " lies beside it; move both away, or give the copy another name");
        }
    }
}

} // namespace

Backup back_up(const files::path& database, const files::path& copy, Pace pace, const std::stop_token& stop)
{
    require_file(database);
    require_copy(copy, database);
    make_folder_of(copy);
    const PartialFile partial(copy);
    const Backup backup = copied(database, partial.file(), pace, stop);
    partial.give_name();
    return backup;
}

std::optional<files::path> back_up_former(const files::path& database)
{
    const std::optional<int> schema = former_schema_in(database);
    if (!schema) {
        return std::nullopt;
    }
    try {
        files::path copy = free_name(database.string() + ".schema-" + std::to_string(*schema));
        back_up(database, copy, Pace::at_once);
        give_to_owner_of(database, copy);
        return copy;
    } catch (const std::exception& error) {
        give_up(std::string("it cannot be copied before it is brought up to date: ") + error.what());
    }
}

Restored restore(const files::path& backup, const files::path& database)
{
    require_file(backup);
    const DatabaseLock lock(database);
    const files::path there = files::weakly_canonical(database);
    if (identity_of(backup) == identity_of(partial_of(there))) {
        give_up(backup.string() + " has the name that a copy is written under; give it another name first");
    }
    const PartialFile partial(there);
    const Backup copy = copied(backup, partial.file(), Pace::at_once, {});
    give_to_owner_of(there, partial.file());
    files::path aside = move_aside(there);
    partial.give_name();
    return {copy, std::move(aside)};
}

} // namespace dahut
