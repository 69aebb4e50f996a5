#include "server/store/backup.hpp"

#include "server/limits.hpp"
#include "server/store/database_files.hpp"
#include "server/store/database_lock.hpp"
#include "server/store/gradual_release.hpp"
#include "server/store/journal.hpp"
#include "server/store/moment_in_names.hpp"
#include "server/store/sqlite_faults.hpp"
#include "server/store/sqlite_identity.hpp"
#include "server/store/sqlite_reading.hpp"
#include "server/store/sqlite_schema.hpp"
#include "server/store/steady_flush.hpp"

#include <SQLiteCpp/SQLiteCpp.h>
#include <sqlite3.h>

#include <exception>
#include <string>
#include <system_error>

namespace dahut {

namespace {

namespace files = std::filesystem;

constexpr int waiting_ms = static_cast<int>(limits::database_waiting_time.count());

// So many steps of SQLite write a few dozen rows.
constexpr int steps_between_calls = 100;

[[noreturn]] void give_up(const std::string& what) { throw StoreError(StoreFault::failed, what); }

void give_name(const files::path& from, const files::path& to)
{
    std::error_code error;
    files::rename(from, to, error);
    if (error) {
        give_up(from.string() + " cannot be renamed: " + error.message());
    }
}

// SQLite calls this while it writes a copy. Anything but 0 interrupts it.
int send_to_disk(void* flushing) { return static_cast<SteadyFlush*>(flushing)->go_on() ? 0 : 1; }

// What is there at this moment, without the log, in as few pages as it needs. Whoever plays meanwhile is not delayed.
void write_copy(const files::path& database, const files::path& copy, SteadyFlush& flushing,
                const std::stop_token& stop)
{
    const SQLite::Database source(database.string(), mode_to_read(database), waiting_ms);
    const std::stop_callback interrupting(stop, [&source] { sqlite3_interrupt(source.getHandle()); });
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

// Removes what an attempt has left that came to nothing.
class Attempt {
public:
    explicit Attempt(files::path file) : file_(std::move(file)) { remove(); }
    Attempt(const Attempt&) = delete;
    Attempt& operator=(const Attempt&) = delete;
    Attempt(Attempt&&) = delete;
    Attempt& operator=(Attempt&&) = delete;
    ~Attempt() { remove(); }

    [[nodiscard]] const files::path& file() const { return file_; }

private:
    void remove() const
    {
        const GradualRelease left(file_);
        std::error_code ignored;
        files::remove(file_, ignored);
    }

    files::path file_;
};

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
    SteadyFlush flushing(copy, pace);
    try {
        write_copy(database, copy, flushing, stop);
        go_on_unless(stop);
        const Backup backup = checked(copy, stop);
        go_on_unless(stop);
        flushing.finish();
        return backup;
    } catch (const SQLite::Exception& error) {
        flushing.require_sent();
        give_up(error.what());
    }
}

void require_file(const files::path& file)
{
    std::error_code error;
    if (!files::is_regular_file(file, error)) {
        give_up("there is no such file");
    }
}

// The database goes before its log: a log without a database is refused, and a database without its log would be taken
// for whole.
files::path move_aside(const files::path& database)
{
    if (!has_content(database) && !has_content(log_of(database))) {
        return {};
    }
    files::path aside = database.string() + ".before-" + moment_in_names();
    const files::path log = log_of(database);
    const files::path shared = shared_memory_of(database);
    const files::path cut_off = rollback_journal_of(database);
    give_name(database, aside);
    if (files::exists(log)) {
        give_name(log, aside.string() + "-wal");
    }
    if (files::exists(shared)) {
        give_name(shared, aside.string() + "-shm");
    }
    if (files::exists(cut_off)) {
        give_name(cut_off, aside.string() + "-journal");
    }
    return aside;
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
files::path free_name_for(const files::path& database, int schema)
{
    const std::string name = database.string() + ".schema-" + std::to_string(schema);
    for (int copy = 1; copy <= limits::former_copies_most; ++copy) {
        files::path file = copy == 1 ? name : name + "-" + std::to_string(copy);
        if (!files::exists(file)) {
            return file;
        }
    }
    give_up("there are " + std::to_string(limits::former_copies_most) + " copies as " + name + " already");
}

} // namespace

Backup back_up(const files::path& database, const files::path& copy, Pace pace, const std::stop_token& stop)
{
    require_file(database);
    make_folder_of(copy);
    const Attempt attempt(copy.string() + ".partial");
    const Backup backup = copied(database, attempt.file(), pace, stop);
    const GradualRelease former(copy);
    give_name(attempt.file(), copy);
    flush_folder_of(copy);
    return backup;
}

std::optional<files::path> back_up_former(const files::path& database)
{
    const std::optional<int> schema = former_schema_in(database);
    if (!schema) {
        return std::nullopt;
    }
    try {
        files::path copy = free_name_for(database, *schema);
        back_up(database, copy, Pace::at_once);
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
    const Attempt attempt(there.string() + ".partial");
    const Backup copy = copied(backup, attempt.file(), Pace::at_once, {});
    files::path aside = move_aside(there);
    give_name(attempt.file(), there);
    flush_folder_of(there);
    return {copy, std::move(aside)};
}

} // namespace dahut
