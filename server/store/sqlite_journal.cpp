#include "server/store/sqlite_journal.hpp"

#include "server/limits.hpp"
#include "server/store/backup.hpp"
#include "server/store/database_files.hpp"
#include "server/store/sqlite_ages.hpp"
#include "server/store/sqlite_copy_mark.hpp"
#include "server/store/sqlite_entries.hpp"
#include "server/store/sqlite_faults.hpp"
#include "server/store/sqlite_finished.hpp"
#include "server/store/sqlite_flushing.hpp"
#include "server/store/sqlite_forgetting.hpp"
#include "server/store/sqlite_fullness.hpp"
#include "server/store/sqlite_identity.hpp"
#include "server/store/sqlite_keyrings.hpp"
#include "server/store/sqlite_log.hpp"
#include "server/store/sqlite_packing.hpp"
#include "server/store/sqlite_replays.hpp"
#include "server/store/sqlite_schema.hpp"
#include "server/store/sqlite_statements.hpp"

#include <SQLiteCpp/SQLiteCpp.h>

#include <algorithm>

namespace dahut {

namespace {

constexpr const char* moved_detail = "the database was removed or replaced while the server was running";

class SqliteJournal final : public Journal {
public:
    SqliteJournal(const std::string& file, std::int64_t bytes_most)
        : database_(file, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE,
                    static_cast<int>(limits::database_waiting_time.count())),
          flushing_(database_), prepared_(prepared(database_)), entries_(database_, flushing_), keyrings_(database_),
          ages_(database_, entries_, keyrings_), finished_(database_), forgetting_(database_, entries_, finished_),
          log_(database_), files_(file), fullness_(database_, bytes_most)
    {}

    // Entries in a file that nobody will find are not stored. Somebody could have replaced it during the commit.
    std::vector<AppendResult> append(std::span<const Addition> additions) override
    {
        std::vector<AppendResult> results;
        try {
            in_transaction([&] {
                for (const Addition& addition : additions) {
                    results.push_back(add(addition));
                }
            });
        } catch (const StoreError& error) {
            return all_failed(additions, {error.fault(), error.what()});
        }
        return files_.hold() ? results : all_failed(additions, {StoreFault::unknown, moved_detail});
    }

    void tidy() override
    {
        translating([&] {
            log_.tidy();
            entries_.tidy();
        });
    }

    Fullness fullness() override
    {
        return translating([this] { return fullness_.now(); });
    }

    std::optional<StoredTable> read(std::string_view table) override
    {
        return translating([&] {
            StoredTable stored{std::string(table), {}};
            if (!ages_.is_aside(stored.id)) {
                stored.entries = entries_.read(stored.id);
            }
            return stored.entries.empty() ? std::nullopt : std::optional(std::move(stored));
        });
    }

    std::optional<std::string> find_key(std::string_view key) override
    {
        return translating([&] {
            SQLite::Statement query(database_, "SELECT table_id FROM keys WHERE hash = ?");
            query.bind(1, std::string(key));
            return query.executeStep() ? std::optional(query.getColumn(0).getString()) : std::nullopt;
        });
    }

    std::vector<ListedTable> listed(TableStage stage, int most) override
    {
        return translating([&] {
            const bool over = stage == TableStage::finished;
            SQLite::Statement query(database_,
                                    std::string("SELECT id, summary FROM tables WHERE stage = ? AND listed = 1"
                                                " AND summary IS NOT NULL ORDER BY ")
                                        + (over ? "changed_ms DESC, sequence DESC" : "sequence DESC") + " LIMIT ?");
            query.bind(1, static_cast<int>(stage));
            query.bind(2, most);
            std::vector<ListedTable> tables;
            while (query.executeStep()) {
                tables.push_back({query.getColumn(0).getString(), query.getColumn(1).getString()});
            }
            return tables;
        });
    }

    std::int64_t live_count() override
    {
        return translating(
            [this] { return database_.execAndGet("SELECT count(*) FROM tables WHERE stage < 2").getInt64(); });
    }

    std::vector<std::string> running() override
    {
        return translating(
            [this] { return texts_of(database_, "SELECT id FROM tables WHERE stage = 1 ORDER BY sequence"); });
    }

    void try_storing() override
    {
        in_transaction([&] { store_version_again(database_); });
    }

    Surveyed survey(const Survey& survey) override
    {
        Surveyed surveyed;
        in_transaction([&] {
            surveyed = ages_.survey(survey);
            surveyed.outlived = finished_.outlived(survey);
            surveyed.named = finished_.named(survey);
        });
        return surveyed;
    }

    void remove(std::span<const std::string> tables, std::int64_t now_ms) override
    {
        in_transaction([&] { ages_.remove(tables, now_ms); });
    }

    std::vector<SetAside> set_aside(std::span<const std::string> tables, TableStage before) override
    {
        std::vector<SetAside> aside;
        in_transaction([&] { aside = ages_.set_aside(tables, before); });
        return aside;
    }

    bool bring_back(const std::string& table) override
    {
        bool is_back = false;
        in_transaction([&] { is_back = ages_.bring_back(table); });
        return is_back;
    }

    std::optional<LentSeat> find_lent(std::string_view hash) override
    {
        return translating([&] { return keyrings_.find(hash); });
    }

    std::vector<ShownSeat> open_keyring(std::string_view keyring) override
    {
        return translating([&] { return keyrings_.opened(keyring); });
    }

    Lending lend(const LentSeat& seat, KeyringAge age) override
    {
        Lending lending{};
        in_transaction([&] { lending = keyrings_.lend(seat, age); });
        return lending;
    }

    bool revoke_keyring(std::string_view keyring) override
    {
        bool revoked = false;
        in_transaction([&] { revoked = keyrings_.revoke(keyring); });
        return revoked;
    }

    std::vector<std::string> without_row() override
    {
        return translating([&] {
            return texts_of(database_, "SELECT id FROM tables WHERE stage < 2 AND summary IS NULL ORDER BY sequence");
        });
    }

    ToForget to_forget(int most) override
    {
        return translating([&] { return forgetting_.to_forget(most); });
    }

    bool forget(std::span<const Forgotten> tables) override
    {
        bool is_done = false;
        in_transaction([&] { is_done = forgetting_.forget(tables); });
        // What is known of recent entries is read again.
        entries_.forget();
        return is_done;
    }

    bool has_forgotten(std::int64_t mark) override
    {
        const bool is_empty = translating([this] { return log_.empty(); });
        if (is_empty) {
            in_transaction([&] { forgetting_.unmark(mark); });
        }
        return is_empty;
    }

    std::vector<std::string> without_replay(int most) override
    {
        return translating([&] { return sqlite_replays::without_replay(database_, most); });
    }

    void keep_replay(const KeptReplay& replay) override
    {
        in_transaction([&] { sqlite_replays::keep(database_, replay); });
    }

    std::optional<std::string> kept_replay(std::string_view table) override
    {
        return translating([&] { return sqlite_replays::kept(database_, table); });
    }

    std::vector<std::string> to_pack(int most) override
    {
        return translating([&] { return sqlite_packing::to_pack(database_, most); });
    }

    void pack(const PackedTable& table) override
    {
        in_transaction([&] { sqlite_packing::pack(database_, entries_, table); });
    }

private:
    // Compiled once, used for every request.
    struct Statements {
        SQLite::Statement add_table;
        SQLite::Statement add_key;
        SQLite::Statement stand;
    };

    static std::vector<AppendResult> all_failed(std::span<const Addition> additions, const StoreFailure& failure)
    {
        return std::vector<AppendResult>(additions.size(), failure);
    }

    static Statements prepared(SQLite::Database& database)
    {
        database.exec("PRAGMA journal_mode = WAL");
        // What is deleted or replaced is overwritten in the file.
        database.exec("PRAGMA secure_delete = ON");
        bring_up_to_date(database);
        refuse_marked(sqlite_copy_mark::read(database));
        return {{database, "INSERT OR IGNORE INTO tables (id) VALUES (?)"},
                {database, "INSERT INTO keys (hash, table_id) VALUES (?, ?)"},
                // What is finished and has left the lists does not come back to them.
                {database, "UPDATE tables SET stage = ?1, listed = ?2 AND (listed = 1 OR stage <> 2 OR ?1 <> 2),"
                           " changed_ms = ?3, summary = ?4 WHERE id = ?5"}};
    }

    // Runs `work` in a transaction: all of it takes effect, or nothing. Throws StoreError.
    template <typename Work>
    void in_transaction(Work&& work)
    {
        if (!files_.hold()) {
            throw StoreError(StoreFault::moved, moved_detail);
        }
        Reached reached = Reached::work;
        try {
            flushing_.demand();
            SQLite::Transaction transaction(database_, SQLite::TransactionBehavior::IMMEDIATE);
            entries_.look_for_others();
            work();
            reached = Reached::commit;
            transaction.commit();
        } catch (const SQLite::Exception& error) {
            entries_.forget();
            log_.leave_alone();
            throw StoreError(fault_of(error, reached), detail_of(error));
        } catch (...) {
            entries_.forget();
            log_.leave_alone();
            throw;
        }
    }

    AppendResult add(const Addition& addition)
    {
        const bool is_new = addition.expected_number == 0;
        if (is_new ? !add_table(addition.table) : entries_.last_number(addition.table) != addition.expected_number) {
            return conflict(addition);
        }
        std::int64_t number = addition.expected_number;
        for (const Entry& entry : addition.entries) {
            entries_.add(addition.table, ++number, entry);
        }
        add_keys(addition);
        for (const std::string& key : addition.left_keys) {
            keyrings_.seat_left(key);
        }
        stand(addition);
        if (addition.must_go == Addition::MustGo::addresses_at_once) {
            forgetting_.mark(addition.table);
        }
        if (addition.must_go != Addition::MustGo::nothing) {
            finished_.names_came(addition.table);
        }
        return std::nullopt;
    }

    // False if the table exists already.
    [[nodiscard]] bool add_table(const std::string& table)
    {
        SQLite::Statement& add_table = fresh(prepared_.add_table);
        add_table.bind(1, table);
        return add_table.exec() > 0;
    }

    [[nodiscard]] StoreFailure conflict(const Addition& addition)
    {
        return {StoreFault::conflict, "the table has " + std::to_string(entries_.last_number(addition.table))
                                          + " entries, not " + std::to_string(addition.expected_number)};
    }

    void add_keys(const Addition& addition)
    {
        for (const std::string& key : addition.keys) {
            SQLite::Statement& add_key = fresh(prepared_.add_key);
            add_key.bind(1, key);
            add_key.bind(2, addition.table);
            add_key.exec();
        }
    }

    void stand(const Addition& addition)
    {
        if (!addition.row) {
            return;
        }
        SQLite::Statement& stand = fresh(prepared_.stand);
        stand.bind(1, static_cast<int>(addition.row->stage));
        stand.bind(2, addition.row->listed ? 1 : 0);
        stand.bind(3, addition.entries.empty() ? std::int64_t{0} : addition.entries.back().at_ms);
        stand.bind(4, addition.row->summary);
        stand.bind(5, addition.table);
        stand.exec();
    }

    SQLite::Database database_;
    SqliteFlushing flushing_;
    Statements prepared_;
    SqliteEntries entries_;
    SqliteKeyrings keyrings_;
    SqliteAges ages_;
    SqliteFinished finished_;
    SqliteForgetting forgetting_;
    SqliteLog log_;
    FilesInPlace files_;
    SqliteFullness fullness_;
};

} // namespace

std::unique_ptr<Journal> open_sqlite_journal(const std::filesystem::path& file, std::int64_t bytes_most,
                                             const std::function<void(const std::filesystem::path&)>& copied)
{
    make_folder_of(file);
    sqlite_identity::refuse_wrong_log(file);
    make_durable(file);
    if (const auto copy = back_up_former(file); copy && copied) {
        copied(*copy);
    }
    return translating(
        [&]() -> std::unique_ptr<Journal> { return std::make_unique<SqliteJournal>(file.string(), bytes_most); });
}

} // namespace dahut
