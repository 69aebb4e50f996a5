#include "tests/bench/stored_matches.hpp"

#include "protocol/games.hpp"
#include "server/archive/seen_match.hpp"
#include "server/room/table_row.hpp"
#include "server/store/packed_entries.hpp"
#include "server/store/sqlite_journal.hpp"
#include "server/table/digests.hpp"
#include "server/table/entry.hpp"
#include "server/table/tokens.hpp"
#include "tests/support/bot_match.hpp"
#include "tests/support/temporary_folder.hpp"

#include <SQLiteCpp/SQLiteCpp.h>

#include <chrono>
#include <filesystem>
#include <stdexcept>
#include <string>
#include <vector>

namespace dahut {

namespace {

using namespace load;

Record played(const HostedGame& game, int seats, std::uint64_t seed)
{
    const std::vector<BotKind> bots(static_cast<std::size_t>(seats), BotKind::greedy);
    const Json options = std::get<Json>(game.complete_options(Json::object(), seats));
    return play_to_record(game, {new_table_id(), options, bots, test_dealing(seed, bots.size()), seed});
}

// The journal that a server would have of it, told by its entries.
class Journaled {
public:
    explicit Journaled(const Record& record)
        : charter_{.game = record.game,
                   .rules_version = record.rules_version,
                   .name = "Friday evening",
                   .options = record.options,
                   .seats = static_cast<int>(record.seats.size()),
                   .visibility = Visibility::listed,
                   .watching = Watching::allowed,
                   .chance = CustomDealing{1},
                   .invitation = new_token(),
                   .watch = new_token(),
                   .patience = limits::patience_usual},
          seating_(charter_.seats)
    {
        addition_.table = record.table;
        addition_.keys = {key_of(charter_.invitation), key_of(charter_.watch)};
        at_ms_ = record.actions.front().at_ms;
        store(charter_);
        for (int seat = 0; seat < charter_.seats; ++seat) {
            join(seat);
        }
        play(record);
        addition_.row = row_of(addition_.table, charter_, seating_, {TableStatus::finished});
    }

    [[nodiscard]] const Addition& addition() const { return addition_; }

private:
    void store(const TableEntry& entry) { addition_.entries.push_back(to_journal(entry, at_ms_)); }

    void join(int seat)
    {
        const std::string key = key_of(new_token());
        const entry::Joined joined{Seat(seat), "Player " + std::to_string(seat), *bytes_from_hex(key_of(key)), key};
        addition_.keys.push_back(key);
        seating_.take(joined);
        store(joined);
    }

    void play(const Record& record)
    {
        auto begun = Rerun::begin(record, all_games());
        Rerun& rerun = std::get<Rerun>(begun);
        store(entry::Started{rerun.match().digest()});
        while (!rerun.at_end()) {
            const RecordedAction& action = rerun.next();
            if (rerun.step()) {
                throw std::logic_error("a record cannot be played again");
            }
            at_ms_ = action.at_ms;
            const std::string request = "k3j9x2-" + std::to_string(addition_.entries.size());
            store(entry::Acted{action.seat, request, action.action, rerun.match().digest()});
        }
        store(entry::Finished{record.result.value()});
    }

    entry::Created charter_;
    Seating seating_;
    Addition addition_;
    std::int64_t at_ms_ = 0;
};

std::vector<Record> all_played(const HostedGame& game, int matches, std::uint64_t seed)
{
    std::vector<Record> records;
    for (int seats = game.seats_fewest(); seats <= game.seats_most(); ++seats) {
        for (int match = 0; match < matches; ++match) {
            records.push_back(played(game, seats, seed + static_cast<std::uint64_t>(match)));
        }
    }
    return records;
}

void store_all(Journal& journal, const std::vector<Record>& records)
{
    for (const Record& record : records) {
        const Journaled journaled(record);
        if (journal.append({&journaled.addition(), 1}).front()) {
            throw std::runtime_error("a match cannot be stored");
        }
        journal.tidy();
    }
}

void keep_replays(Journal& journal, const std::vector<Record>& records)
{
    for (const Record& record : records) {
        const auto seen = see_again(record, all_games(), all_eyes(record.seats.size()), [] { return false; });
        journal.keep_replay({record.table, kept_replay(std::get<std::vector<SeenMatch>>(seen), record)});
    }
}

void pack_all(Journal& journal, const std::vector<Record>& records)
{
    for (const Record& record : records) {
        const std::vector<Entry> former = journal.read(record.table).value().entries;
        journal.pack({record.table, former, packed_entries(without_digests(former)), std::nullopt});
    }
}

// Without pages that the next match takes.
std::int64_t bytes_in(const std::filesystem::path& file)
{
    SQLite::Database database(file.string(), SQLite::OPEN_READONLY);
    const std::int64_t pages =
        database.execAndGet("PRAGMA page_count").getInt64() - database.execAndGet("PRAGMA freelist_count").getInt64();
    return pages * database.execAndGet("PRAGMA page_size").getInt64();
}

double millis_of_reading(Journal& journal, const std::vector<Record>& records)
{
    const auto began = std::chrono::steady_clock::now();
    for (const Record& record : records) {
        if (!finished_match_of(journal.read(record.table).value())) {
            throw std::logic_error("a stored match has no record");
        }
    }
    const std::chrono::duration<double, std::milli> time = std::chrono::steady_clock::now() - began;
    return time.count() / static_cast<double>(records.size());
}

Finding bytes(const HostedGame& game, const std::string& how, double bytes, const std::string& goal)
{
    return {std::string(game.name()) + ", a finished match in the database, " + how + ", bytes", whole(bytes), "", "",
            goal};
}

} // namespace

Findings measure_stored_matches(const HostedGame& game, int matches, std::uint64_t seed)
{
    const test::TemporaryFolder folder;
    const std::filesystem::path file = folder / "dahut.db";
    const std::vector<Record> records = all_played(game, matches, seed);
    const std::unique_ptr<Journal> journal = open_sqlite_journal(file);
    const std::int64_t empty = bytes_in(file);
    const auto bytes_of_each = [&] {
        return static_cast<double>(bytes_in(file) - empty) / static_cast<double>(records.size());
    };
    Findings findings;
    store_all(*journal, records);
    findings.push_back(bytes(game, "as it was played", bytes_of_each(), ""));
    const double reading = millis_of_reading(*journal, records);
    keep_replays(*journal, records);
    findings.push_back(bytes(game, "with its replay", bytes_of_each(), ""));
    pack_all(*journal, records);
    findings.push_back(bytes(game, "packed", bytes_of_each(), "12 000"));
    const std::string read = std::string(game.name()) + ", a record is read, ";
    findings.push_back({read + "as it was played", millis(reading / 1000), "", "", ""});
    findings.push_back({read + "packed", millis(millis_of_reading(*journal, records) / 1000), "", "", "1 ms more"});
    return findings;
}

} // namespace dahut
