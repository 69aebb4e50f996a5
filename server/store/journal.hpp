// The interface of the journal: numbered entries per table, only ever added, and durable once added. Only what must not
// be kept is replaced in them. Entries are opaque text here; the tables know what they mean. Implementations block;
// store_thread.hpp keeps that away from the network thread.
#pragma once

#include "server/store/fullness.hpp"
#include "server/stored_table.hpp"

#include <chrono>
#include <cstdint>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace dahut {

// The stage of a table, for lists and restarts. An old version used 3 for finished tables, without saying how they
// ended. Of a table that is `gone`, only the fact that it existed is left. One that is `set_aside` is whole, though
// nobody finds it any more.
enum class TableStage : int { open = 0, running = 1, finished = 2, closed = 4, gone = 5, set_aside = 6 };

// A table's row of facts beside its entries. Lists and restarts read it instead of the entries, from which it follows.
struct TableRow {
    TableStage stage{};
    // Whether the public lists show the table. A finished one that has left them does not come back.
    bool listed = false;
    // The table's public facts as JSON text.
    std::string summary;
};

// A table as a list shows it.
struct ListedTable {
    std::string id;
    std::string summary;
};

// Entries to be added to one table, all or none.
struct Addition {
    std::string table;
    // The number of entries that the caller believes the table has. Entries count from 1.
    std::int64_t expected_number = 0;
    std::vector<Entry> entries;
    // Hashes of further tokens for this table.
    std::vector<std::string> keys;
    // Set if the entries change it.
    std::optional<TableRow> row;
    // Hashes of tokens whose holders have left their seats. Keyrings no longer open these seats.
    std::vector<std::string> left_keys = {};
    // What must go from the table's journal once these entries are in it, and when: an address that nobody uses any
    // more, soon (docs/decisions/0066); or names and talk of a match that is over, at an age that the host sets (0087).
    enum class MustGo { nothing, addresses_at_once, names_by_age } must_go = MustGo::nothing;
    // The term in which the caller serves the table; the table's must be the same. Nothing if no other process can.
    std::optional<std::int64_t> term = std::nullopt;
};

// What is forgotten of a table: some of its entries say something else from now on, and so may its row.
struct Forgotten {
    std::string table;
    std::vector<Replacement> entries;
    // The table's public facts as JSON text, if they change.
    std::optional<std::string> summary = std::nullopt;
    // How the table was when its names were looked for. While it still is like that, no entry of it says one any more,
    // and no survey finds it until one does. Else nothing of it is forgotten.
    struct Named {
        std::int64_t entries = 0;
        std::string summary = {};
    };
    std::optional<Named> named = std::nullopt;
};

// Tables whose journals say something that is to be forgotten, whole, in whatever stage they are. Of a table that is
// gone there are no entries.
struct ToForget {
    std::vector<StoredTable> tables;
    // Nothing if there is none. Else these tables are marked until this is given back.
    std::optional<std::int64_t> mark;
};

// A seat that a keyring opens, by the hash of a token made for the keyring. Keyrings are identified by hashes as well.
struct LentSeat {
    std::string keyring;
    std::string hash;
    std::string table;
    int seat = 0;
    // The hash of the seat's own token.
    std::string seat_key;
};

// Whether the keyring is new or must exist already.
enum class KeyringAge { fresh, known };
// The result of lending. `full`: the keyring opens too many seats, or too many keyrings open the seat.
enum class Lending { done, unknown_keyring, full };

// A seat as the holder of a keyring sees it.
struct ShownSeat {
    std::string table;
    int seat = 0;
    std::string seat_key;
    // The table's public facts as JSON text.
    std::string summary;
};

// How a finished match looked, for when its rules are no longer known (docs/decisions/0076).
struct KeptReplay {
    std::string table;
    // Bytes of any kind. Nothing if there is none, so that nobody looks again.
    std::optional<std::string> replay;
};

// The entries of a finished table in fewer bytes (docs/decisions/0078).
struct PackedTable {
    std::string table;
    // As they were read.
    std::vector<Entry> former;
    // What stands for them from now on (packed_entries.hpp). Nothing if they stay, so that nobody looks again.
    std::optional<std::string> entries;
    // The replay that was kept, in fewer bytes. Nothing if it stays.
    std::optional<std::string> replay;
};

enum class StoreFault {
    // Somebody else has added entries, so the caller's knowledge of the table is stale.
    conflict,
    // The disk is full.
    full,
    // Another process serves the table now, or has added entries before it stopped doing so. Nothing was added.
    taken,
    // A token of it leads somewhere else already. Nothing was added.
    known_key,
    // Another program holds the database.
    locked,
    // The file is damaged or not a database.
    corrupt,
    // The file is no longer where it was: somebody has removed or replaced it.
    moved,
    // The entries may have been added or not: the disk failed while making them durable. The next reading of the
    // journal tells.
    unknown,
    // Anything else, such as a failing disk.
    failed,
};

struct StoreFailure {
    StoreFault fault = StoreFault::failed;
    // For the log.
    std::string detail;
};

// Empty if the entries are durable.
using AppendResult = std::optional<StoreFailure>;

// Thrown by opening and by reading, which have no other way to report a fault.
class StoreError : public std::runtime_error {
public:
    StoreError(StoreFault fault, const std::string& detail) : std::runtime_error(detail), fault_(fault) {}
    [[nodiscard]] StoreFault fault() const { return fault_; }

private:
    StoreFault fault_;
};

// How long ago somebody was last at this table.
struct Visit {
    std::string table;
    std::chrono::milliseconds ago{};
};

// A search for tables that have reached their age (docs/decisions/0018). Ages count only time that servers have run,
// so it does not matter how long they were off, or to what the system's clock was set.
struct Survey {
    // The time of day, to be noted with what goes.
    std::int64_t now_ms = 0;
    // How long the server has run since the last survey.
    std::chrono::milliseconds ran{};
    // All visits since the last survey.
    std::vector<Visit> visits;
    // An open or running table is deserted if nobody has been there for so long.
    std::chrono::milliseconds open_age{};
    std::chrono::milliseconds running_age{};
    // A finished table leaves the lists after so long.
    std::chrono::milliseconds listed_age{};
    // After so long a table that was set aside is removed.
    std::chrono::milliseconds aside_age{};
    // A finished table has outlived its time after so long, and the oldest ones have as long as all finished tables
    // have more bytes than these together. Nothing if they are kept for ever.
    std::optional<std::chrono::milliseconds> finished_age = std::nullopt;
    std::optional<std::int64_t> finished_bytes = std::nullopt;
    // After so long a finished table must not say any more who played, nor what was said. Nothing if it may for ever.
    std::optional<std::chrono::milliseconds> names_age = std::nullopt;
    // How many removed tables are remembered; the latest ones are kept.
    std::int64_t gone_most = 0;
    // Whether anything goes now because of its age, or ages are only counted.
    enum class Extent { counts, all } extent = Extent::all;
};

struct Surveyed {
    // Open and running tables that have reached their age without a visit. The caller decides whether they go.
    std::vector<std::string> deserted;
    // How many finished tables have just left the lists.
    int unlisted = 0;
    // Some of the finished tables that have outlived their time, the oldest first. The caller decides as well.
    std::vector<std::string> outlived = {};
    // Some of those that say names for longer than they may, the oldest first. The caller has them say less.
    std::vector<ListedTable> named = {};
};

// A table that has just been set aside, and what it was before.
struct SetAside {
    std::string table;
    TableStage former{};
};

// What came of asking for a table in order to serve it.
struct Taken {
    // Nothing if no other process can serve it, or if another one does.
    std::optional<std::int64_t> term;
    // The name of the process that serves the table.
    std::optional<std::string> elsewhere;
    // Nothing if there is no such table, or another process serves it.
    std::optional<StoredTable> table;
    // Set if the process that serves it may have died: so long at most until that is known.
    std::optional<std::chrono::milliseconds> known_in = std::nullopt;
};

// A table and the term in which this process serves it.
struct ServedTable {
    std::string table;
    std::int64_t term = 0;
};

// Whether commits wait for a standby to have them, so that nothing told is lost when that takes over.
enum class StandbyKind { none, awaited };

// What a process that shares its database hears each time that it signs.
struct HouseNews {
    // How many tables are open or running.
    std::int64_t live = 0;
    // Keyrings that were revoked a while ago or just now, by whichever process. Some come again.
    std::vector<std::string> revoked;
    // Some running tables whose process has died.
    std::vector<std::string> orphaned;
    StandbyKind standby = StandbyKind::awaited;
    // Whether the database did not see this process for a moment, in which others may have taken its tables.
    bool was_unseen = false;
};

// For use by one thread at a time.
class Journal {
public:
    Journal() = default;
    Journal(const Journal&) = delete;
    Journal& operator=(const Journal&) = delete;
    Journal(Journal&&) = delete;
    Journal& operator=(Journal&&) = delete;
    virtual ~Journal() = default;

    // Makes all these additions durable at once and returns one result for each, in order. A conflict fails only its
    // own addition. Every other fault fails all of them; then nothing has been added, unless the fault is `unknown`.
    [[nodiscard]] virtual std::vector<AppendResult> append(std::span<const Addition> additions) = 0;
    // Does a small part of the work that can wait until callers have been answered. Call it after each append. Throws
    // StoreError, and then no entry has been lost.
    virtual void tidy() {}

    // Whether other processes may use the same database. If not, the next five do nothing.
    [[nodiscard]] virtual bool is_shared() const { return false; }
    // Says that this process is there; to be called once a second. One that has not for three seconds loses its tables.
    [[nodiscard]] virtual HouseNews sign() { return {}; }
    // Reads tables that this process serves from now on, unless others do. One answer for each, in order.
    [[nodiscard]] virtual std::vector<Taken> take(std::span<const std::string> tables)
    {
        std::vector<Taken> taken;
        for (const std::string& table : tables) {
            taken.push_back({std::nullopt, std::nullopt, read(table)});
        }
        return taken;
    }
    virtual void give_back(std::span<const ServedTable>) {}
    // This process is about to end: gives these tables to whichever process takes them up. Returns the names of those
    // that go on, to which people can be sent; nobody sends them here any more.
    [[nodiscard]] virtual std::vector<std::string> hand_over(std::span<const ServedTable>) { return {}; }
    // Which of these tables other processes may have taken.
    [[nodiscard]] virtual std::vector<std::string> lost(std::span<const ServedTable>) { return {}; }

    // Makes something durable that changes nothing. Throws StoreError if nothing can be stored.
    virtual void try_storing() {}
    // Whether new tables must wait, so that what is left is enough for the matches that are played.
    [[nodiscard]] virtual Fullness fullness() = 0;

    // Reads one table. Throws StoreError, like all functions that read.
    [[nodiscard]] virtual std::optional<StoredTable> read(std::string_view table) = 0;
    // The table that the token with this hash leads to.
    [[nodiscard]] virtual std::optional<std::string> find_key(std::string_view key) = 0;
    // The same for each of these, in order.
    [[nodiscard]] virtual std::vector<std::optional<std::string>> find_keys(std::span<const std::string> keys)
    {
        std::vector<std::optional<std::string>> tables;
        for (const std::string& key : keys) {
            tables.push_back(find_key(key));
        }
        return tables;
    }
    // The listed tables of this stage, the latest first. Open and running ones are ordered by when they were made,
    // others by when they ended or were published.
    [[nodiscard]] virtual std::vector<ListedTable> listed(TableStage stage, int most) = 0;
    // How many tables are open or running.
    [[nodiscard]] virtual std::int64_t live_count() = 0;
    // The running tables, in order of creation.
    [[nodiscard]] virtual std::vector<std::string> running() = 0;
    // Notes the visits, takes finished tables that have reached their age off the lists, removes closed ones, and finds
    // deserted ones. The first survey that meets an open or running table counts as a visit.
    [[nodiscard]] virtual Surveyed survey(const Survey& survey) = 0;
    // Removes these tables with all their entries, and remembers them as gone: their keys still lead to them.
    virtual void remove(std::span<const std::string> tables, std::int64_t now_ms) = 0;
    // Puts those of these tables that are in a stage before this one out of reach, whole, until they are brought back
    // or a survey removes them. Returns those.
    [[nodiscard]] virtual std::vector<SetAside> set_aside(std::span<const std::string> tables, TableStage before) = 0;
    // Whether the table was set aside, and is there again. It counts as visited.
    [[nodiscard]] virtual bool bring_back(const std::string& table) = 0;

    // The seat that the token with this hash opens as part of a keyring.
    [[nodiscard]] virtual std::optional<LentSeat> find_lent(std::string_view hash) = 0;
    [[nodiscard]] virtual std::vector<ShownSeat> open_keyring(std::string_view keyring) = 0;
    // Adds the seat to the keyring. It may be in the keyring already.
    [[nodiscard]] virtual Lending lend(const LentSeat& seat, KeyringAge age) = 0;
    // Removes everything that the keyring opens. Whether it opened anything.
    [[nodiscard]] virtual bool revoke_keyring(std::string_view keyring) = 0;
    // The live tables of an old version, which stored no row for them.
    [[nodiscard]] virtual std::vector<std::string> without_row() = 0;

    // At most so many tables, those first that have waited longest.
    [[nodiscard]] virtual ToForget to_forget(int most) = 0;
    // In one transaction. The tables stay marked. Whether all was forgotten: not of a table that has changed meanwhile.
    virtual bool forget(std::span<const Forgotten> tables) = 0;
    // Carries the log over and empties it, so that no file of the database holds what was forgotten; then the tables up
    // to this mark are marked no more. False if the log cannot be emptied now, because somebody else reads it.
    [[nodiscard]] virtual bool has_forgotten(std::int64_t mark) = 0;

    // At most so many finished tables about whose replays nothing has been said, those first that finished last.
    [[nodiscard]] virtual std::vector<std::string> without_replay(int most) = 0;
    // A replay that was kept before stays if there is none now. Goes with the table's entries.
    virtual void keep_replay(const KeptReplay& replay) = 0;
    // Nothing if none was kept.
    [[nodiscard]] virtual std::optional<std::string> kept_replay(std::string_view table) = 0;

    // At most so many finished tables that are to be packed, the oldest first: those about whose replays something has
    // been said.
    [[nodiscard]] virtual std::vector<std::string> to_pack(int most) = 0;
    // In one transaction. The table is read as before, but for what the packed entries leave out. Does nothing if its
    // entries have become others, which some may have been added to; then it is to be packed again.
    virtual void pack(const PackedTable& table) = 0;
};

} // namespace dahut
