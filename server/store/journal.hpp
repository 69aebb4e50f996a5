// What a journal of tables is: numbered entries per table, only ever added, and durable once added. Entries are
// opaque text here; the tables know what they mean. Implementations block; store_thread.hpp keeps that away
// from the network.
#pragma once

#include "server/stored_table.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace dahut {

// How far a table has come, as lists and restarts see it. What has number 3 was over in a former Dahut, which did not
// say how. Of a table that is gone nothing is left but that there was one.
enum class TableStage : int { open = 0, running = 1, finished = 2, closed = 4, gone = 5 };

// What is kept of a table beside its entries, so that lists and restarts need not read those. It follows from them.
struct TableRow {
    TableStage stage{};
    // Listed for everybody.
    bool listed = false;
    // The table's public facts as JSON text.
    std::string summary;
};

// A table as a list shows it.
struct ListedTable {
    std::string id;
    std::string summary;
};

// Entries to be added to one table, together or not at all.
struct Addition {
    std::string table;
    // Number of entries that the table has now, as far as the caller knows; entries count from 1.
    std::int64_t expected_number = 0;
    std::vector<Entry> entries;
    // Hashes of tokens that lead to this table from now on.
    std::vector<std::string> keys;
    // If the entries change it.
    std::optional<TableRow> row;
    // Hashes of tokens whose holders have left their seats: no keyring opens these any more.
    std::vector<std::string> left_keys = {};
};

// A seat that a keyring opens, by the hash of a token of the keyring's own. Keyrings are named by hashes as well.
struct LentSeat {
    std::string keyring;
    std::string hash;
    std::string table;
    int seat = 0;
    // The hash of the seat's own token.
    std::string seat_key;
};

// Whether there must be the keyring already that is to open a seat.
enum class KeyringAge { fresh, known };
// What became of that. `full`: the keyring opens so many seats, or the seat is opened by so many keyrings.
enum class Lending { done, unknown_keyring, full };

// A seat as whoever opens a keyring is shown it.
struct ShownSeat {
    std::string table;
    int seat = 0;
    std::string seat_key;
    // The table's public facts as JSON text.
    std::string summary;
};

enum class StoreFault {
    // Somebody else has added entries: what the caller knows of the table is old.
    conflict,
    // No room left on the disk.
    full,
    // Another program holds the database.
    locked,
    // The database is damaged, or is none.
    corrupt,
    // The database is not where it was: somebody has removed or replaced it.
    moved,
    // It may have been added or not: the disk failed just when it should have become durable. Who reads the journal
    // next finds out.
    unknown,
    // Anything else, as a failing disk.
    failed,
};

struct StoreFailure {
    StoreFault fault = StoreFault::failed;
    // For the log.
    std::string detail;
};

// Empty when the entries are durable.
using AppendResult = std::optional<StoreFailure>;

// Thrown where there is no other way to answer: by opening and by reading.
class StoreError : public std::runtime_error {
public:
    StoreError(StoreFault fault, const std::string& detail) : std::runtime_error(detail), fault_(fault) {}
    [[nodiscard]] StoreFault fault() const { return fault_; }

private:
    StoreFault fault_;
};

// Somebody was at this table, the last time at this moment.
struct Visit {
    std::string table;
    std::int64_t seen_ms = 0;
};

// Going through the tables for what has had its time (docs/decisions/0018). An age is said by the moment at which it
// began for what has it by now.
struct Survey {
    std::int64_t now_ms = 0;
    // Since the last survey.
    std::vector<Visit> visits;
    // Nobody has been there since.
    std::int64_t open_before_ms = 0;
    std::int64_t running_before_ms = 0;
    // Finished since.
    std::int64_t finished_before_ms = 0;
    // How many of the tables that are gone are remembered, the latest.
    std::int64_t gone_most = 0;
};

struct Surveyed {
    // Open and running tables that nobody has been at for their age; whether they go is the caller's decision.
    std::vector<std::string> deserted;
    // How many finished tables are no longer listed.
    int unlisted = 0;
};

// For one thread at a time.
class Journal {
public:
    Journal() = default;
    Journal(const Journal&) = delete;
    Journal& operator=(const Journal&) = delete;
    Journal(Journal&&) = delete;
    Journal& operator=(Journal&&) = delete;
    virtual ~Journal() = default;

    // Makes all these additions durable at once and returns one result for each, in order. A conflict fails only
    // its own addition; every other fault fails all of them, and then nothing has been added, unless it is unknown.
    [[nodiscard]] virtual std::vector<AppendResult> append(std::span<const Addition> additions) = 0;
    // Does a little of what can wait until those who added have been told; to be called after each time. Throws
    // StoreError, and then what was added is where it was.
    virtual void tidy() {}

    // One table. Throws StoreError, as all reading does.
    [[nodiscard]] virtual std::optional<StoredTable> read(std::string_view table) = 0;
    // The table that the token with this hash leads to.
    [[nodiscard]] virtual std::optional<std::string> find_key(std::string_view key) = 0;
    // The listed tables of this stage, the latest first: open and running ones by when they were made, others by when
    // they ended or were published.
    [[nodiscard]] virtual std::vector<ListedTable> listed(TableStage stage, int most) = 0;
    // How many tables are open or running.
    [[nodiscard]] virtual std::int64_t live_count() = 0;
    // The running tables, in the order in which they were made.
    [[nodiscard]] virtual std::vector<std::string> running() = 0;
    // Notes the visits, no longer lists finished tables that have had their time, removes those that are closed, and
    // looks for those that are deserted. The first survey that meets an open or running table counts as a visit.
    [[nodiscard]] virtual Surveyed survey(const Survey& survey) = 0;
    // Removes these tables with all their entries, and remembers that they are gone: their keys still lead to them.
    virtual void remove(std::span<const std::string> tables, std::int64_t now_ms) = 0;

    // Which seat the token with this hash opens as part of a keyring, and what else the keyring opens.
    [[nodiscard]] virtual std::optional<LentSeat> find_lent(std::string_view hash) = 0;
    [[nodiscard]] virtual std::vector<ShownSeat> open_keyring(std::string_view keyring) = 0;
    // Lets a keyring open a seat as well; it may do so already.
    [[nodiscard]] virtual Lending lend(const LentSeat& seat, KeyringAge age) = 0;
    // The keyring opens nothing any more. Whether it opened anything.
    [[nodiscard]] virtual bool revoke_keyring(std::string_view keyring) = 0;
    // Tables of a former Dahut, which kept no row of live ones.
    [[nodiscard]] virtual std::vector<std::string> without_row() = 0;
};

} // namespace dahut
