// A finished match is stored in fewer bytes, and nobody who reads it, enters it or takes it elsewhere notices.
#include "server/gzip.hpp"
#include "server/kept_text.hpp"
#include "server/store/packed_entries.hpp"
#include "server/store/table_copies.hpp"
#include "server/store/table_search.hpp"
#include "server/table/digests.hpp"
#include "server/table/forgetting.hpp"
#include "server/table/restore.hpp"
#include "tests/server/match.hpp"
#include "tests/server/stored_entries.hpp"

#include <SQLiteCpp/SQLiteCpp.h>

#include <algorithm>
#include <filesystem>

using namespace dahut;
using namespace dahut::test;

namespace {

struct Over {
    Match match;
    std::string table;
};

Over over_match(TestLobby& tables)
{
    const Match match = started_match(tables);
    REQUIRE(tables.ask(match.anna, say("good luck"))["type"] == "done");
    play_to_end(tables, {match.anna, match.bela});
    return {match, match.table["id"]};
}

void keep_and_pack(TestLobby& tables)
{
    tables.carry_out(tables.lobby.archive().keep_replays());
    tables.carry_out(tables.lobby.archive().pack());
}

std::string served_record(TestLobby& tables, const std::string& table)
{
    const ApiAnswer answer = tables.read(tables.lobby.archive().record(table, ""));
    REQUIRE(answer.status == 200);
    return *answer.body;
}

std::string served_replay(TestLobby& tables, const std::string& table)
{
    const ApiAnswer answer = tables.read(tables.lobby.archive().replay(table, "all", ""));
    REQUIRE(answer.status == 200);
    return *answer.body;
}

std::vector<Entry> stored_entries(const std::filesystem::path& file, const std::string& table)
{
    return open_sqlite_journal(file)->read(table)->entries;
}

std::int64_t counted(const std::filesystem::path& file, const std::string& query)
{
    SQLite::Database database(file.string(), SQLite::OPEN_READONLY);
    return database.execAndGet(query).getInt64();
}

// Of how many actions the digest is said.
std::ptrdiff_t digests_said(const std::vector<Entry>& entries)
{
    return std::ranges::count_if(entries, [](const Entry& stored) {
        const std::optional<TableEntry> entry = from_journal(stored.text);
        const auto* const acted = entry ? std::get_if<entry::Acted>(&*entry) : nullptr;
        return acted != nullptr && acted->digest;
    });
}

TableStatus status_again(const std::string& table, const std::vector<Entry>& entries)
{
    return restore_table({table, entries}, TestLobby::only_pips())->status();
}

} // namespace

TEST_CASE("a match that has been packed is read as before, entered as before, and goes on being talked about")
{
    const TemporaryFolder folder;
    const std::filesystem::path file = folder / "dahut.db";
    Over over;
    std::string record;
    std::string replay;
    {
        TestLobby tables(file);
        over = over_match(tables);
        record = served_record(tables, over.table);
        replay = served_replay(tables, over.table);
        keep_and_pack(tables);
        CHECK(tables.ask(over.match.anna, say("well played"))["type"] == "done");
    }
    CHECK(counted(file, "SELECT count(*) FROM entries") + counted(file, "SELECT count(*) FROM recent") == 2);
    TestLobby tables(file);
    CHECK(served_record(tables, over.table) == record);
    CHECK(served_replay(tables, over.table) == replay);
    const Person anna = person();
    const Json entered = tables.ask(anna, enter_request(over.match.annas_token));
    REQUIRE(entered["type"] == "entered");
    CHECK(entered["table"]["status"] == "finished");
    CHECK(tables.ask(anna, say("again?"))["type"] == "done");
    CHECK(served_record(tables, over.table) == record);
}

TEST_CASE("of a packed match only the last action says its digest, which the others follow from")
{
    const TemporaryFolder folder;
    const std::filesystem::path file = folder / "dahut.db";
    std::string table;
    {
        TestLobby tables(file);
        table = over_match(tables).table;
    }
    const std::vector<Entry> before = stored_entries(file, table);
    CHECK(digests_said(before) > 1);
    {
        TestLobby tables(file);
        keep_and_pack(tables);
    }
    std::vector<Entry> after = stored_entries(file, table);
    CHECK(after == without_digests(before));
    CHECK(digests_said(after) == 1);
    CHECK(without_digests(after) == after);
    CHECK(status_again(table, after) == TableStatus::finished);
    // An action done otherwise gives another digest at the end.
    for (Entry& stored : after) {
        std::optional<TableEntry> entry = from_journal(stored.text);
        if (auto* const acted = entry ? std::get_if<entry::Acted>(&*entry) : nullptr;
            acted != nullptr && acted->digest) {
            acted->digest->front() = acted->digest->front() == '0' ? '1' : '0';
            stored = to_journal(*entry, stored.at_ms);
        }
    }
    CHECK(status_again(table, after) == TableStatus::broken);
}

TEST_CASE("a match without its last digest has no record")
{
    const TemporaryFolder folder;
    const std::filesystem::path file = folder / "dahut.db";
    TestLobby tables(file);
    const std::string table = over_match(tables).table;
    StoredTable stored{table, stored_entries(file, table)};
    REQUIRE(finished_match_of(stored));
    for (Entry& one : stored.entries) {
        std::optional<TableEntry> entry = from_journal(one.text);
        if (auto* const acted = entry ? std::get_if<entry::Acted>(&*entry) : nullptr) {
            acted->digest.reset();
            one = to_journal(*entry, one.at_ms);
        }
    }
    CHECK_FALSE(finished_match_of(stored));
}

TEST_CASE("a copy and a list of tables have of a packed match what they had before")
{
    const TemporaryFolder folder;
    const std::filesystem::path file = folder / "dahut.db";
    TestLobby tables(file);
    const Over over = over_match(tables);
    const TableSearch search{.stages = {}, .id = over.table, .most = 1};
    const TableFound before = tables_in(file, search).tables.at(0);
    const std::vector<Entry> entries = TableCopies(file).copy(over.table)->entries;
    keep_and_pack(tables);
    const std::vector<Entry> shorter = TableCopies(file).copy(over.table)->entries;
    CHECK(shorter == without_digests(entries));
    const TableFound after = tables_in(file, search).tables.at(0);
    CHECK(after.entries == before.entries);
    CHECK(after.first_ms == before.first_ms);
    CHECK(after.last_ms == before.last_ms);
    CHECK(after.bytes > 0);
    CHECK(after.bytes < before.bytes);
    REQUIRE(tables.ask(over.match.anna, say("well played"))["type"] == "done");
    CHECK(TableCopies(file).copy(over.table)->entries.size() == entries.size() + 1);
    CHECK(tables_in(file, search).tables.at(0).entries == before.entries + 1);
}

TEST_CASE("a name is forgotten in a packed match, and the record stays genuine")
{
    const TemporaryFolder folder;
    const std::filesystem::path file = folder / "dahut.db";
    std::string table;
    std::string digest;
    {
        TestLobby tables(file);
        table = over_match(tables).table;
        digest = Json::parse(served_record(tables, table))["digest"];
        keep_and_pack(tables);
    }
    {
        const std::unique_ptr<Journal> journal = open_sqlite_journal(file);
        const Forgotten forgotten{table, without_name(journal->read(table)->entries, "Anna")};
        REQUIRE_FALSE(forgotten.entries.empty());
        journal->forget({&forgotten, 1});
    }
    TestLobby tables(file);
    const std::string record = served_record(tables, table);
    CHECK(record.find("Anna") == std::string::npos);
    CHECK(Json::parse(record)["digest"] == digest);
    CHECK(served_replay(tables, table).find("Anna") == std::string::npos);
    CHECK(status_again(table, stored_entries(file, table)) == TableStatus::finished);
}

TEST_CASE("a match that could not be packed is packed the next time, and what is damaged is no match")
{
    const TemporaryFolder folder;
    const std::filesystem::path file = folder / "dahut.db";
    std::string table;
    {
        TestLobby tables(file);
        table = over_match(tables).table;
        tables.carry_out(tables.lobby.archive().keep_replays());
        tables.faults.next = StoreFault::full;
        tables.carry_out(tables.lobby.archive().pack());
        tables.faults.next.reset();
        CHECK(counted(file, "SELECT count(*) FROM replays WHERE entries IS NOT NULL") == 0);
        tables.carry_out(tables.lobby.archive().pack());
        CHECK(counted(file, "SELECT count(*) FROM replays WHERE entries IS NOT NULL") == 1);
    }
    SQLite::Database(file.string(), SQLite::OPEN_READWRITE).exec("UPDATE replays SET entries = x'00'");
    TestLobby tables(file);
    CHECK(tables.read(tables.lobby.archive().record(table, "")).status != 200);
    CHECK(tables.read(tables.lobby.archive().replay(table, "all", "")).status != 200);
}

TEST_CASE("a table is packed from wherever its entries stand, while others are moved")
{
    const TemporaryFolder folder;
    const std::filesystem::path file = folder / "dahut.db";
    const auto number_of_entries = [](Journal& journal, const std::string& table) {
        return std::ssize(journal.read(table)->entries);
    };
    const std::unique_ptr<Journal> journal = open_sqlite_journal(file);
    constexpr int tables = 30;
    for (int table = 0; table < tables; ++table) {
        REQUIRE_FALSE(add(*journal, entries("t" + std::to_string(table), 0, {"{}"})));
    }
    std::int64_t each = 1;
    int next = 0;
    // Beyond what is moved at once, so that moves begin, go on and end between these.
    for (std::int64_t all = 0; all < 3 * limits::recent_entries; all += 10 * tables, each += 10) {
        for (int table = next; table < tables; ++table) {
            const std::string name = "t" + std::to_string(table);
            REQUIRE_FALSE(add(*journal, entries(name, each, ten_texts(name, each))));
        }
        if (all > limits::recent_entries / 2 && next < tables) {
            const std::string name = "t" + std::to_string(next++);
            Addition last = entries(name, each + 10, {"{}"});
            last.row = TableRow{TableStage::finished, true, "{}"};
            REQUIRE_FALSE(add(*journal, last));
            journal->keep_replay({name, std::nullopt});
            const std::vector<Entry> former = journal->read(name)->entries;
            REQUIRE(std::ssize(former) == each + 11);
            journal->pack({name, former, packed_entries(former), std::nullopt});
            REQUIRE(journal->read(name)->entries == former);
            REQUIRE(open_sqlite_journal(file)->read(name)->entries == former);
        }
    }
    CHECK(next > 10);
    CHECK(counted(file, "SELECT count(*) FROM replays WHERE entries IS NOT NULL") == next);
    const std::unique_ptr<Journal> again = open_sqlite_journal(file);
    for (int table = 0; table < tables; ++table) {
        const std::string name = "t" + std::to_string(table);
        CHECK(number_of_entries(*again, name) == number_of_entries(*journal, name));
    }
}

TEST_CASE("what a former Dahut has finished is packed as well, and no former one opens the database then")
{
    const TemporaryFolder folder;
    const std::filesystem::path file = folder / "dahut.db";
    Over over;
    std::string record;
    {
        TestLobby tables(file);
        over = over_match(tables);
        record = served_record(tables, over.table);
        tables.carry_out(tables.lobby.archive().keep_replays());
    }
    SQLite::Database(file.string(), SQLite::OPEN_READWRITE).exec(R"(
        DROP INDEX finished_to_pack;
        ALTER TABLE finished_tables DROP COLUMN packed;
        ALTER TABLE replays DROP COLUMN entries;
        PRAGMA user_version = 4;
    )");
    TestLobby tables(file);
    CHECK(served_record(tables, over.table) == record);
    keep_and_pack(tables);
    CHECK(counted(file, "SELECT count(*) FROM replays WHERE entries IS NOT NULL") == 1);
    CHECK(counted(file, "PRAGMA user_version") == 6);
    CHECK(served_record(tables, over.table) == record);
}

TEST_CASE("what a former Dahut has packed into more bytes is read, and packed again into fewer")
{
    const TemporaryFolder folder;
    const std::filesystem::path file = folder / "dahut.db";
    Over over;
    std::string record;
    {
        TestLobby tables(file);
        over = over_match(tables);
        keep_and_pack(tables);
        record = served_record(tables, over.table);
    }
    std::string bytes;
    {
        SQLite::Database database(file.string(), SQLite::OPEN_READWRITE);
        bytes = database.execAndGet("SELECT entries FROM replays").getString();
        const std::string former = gzipped(*text_kept(bytes, limits::packed_entries_bytes));
        SQLite::Statement putting(database, "UPDATE replays SET entries = ?");
        putting.bind(1, former.data(), static_cast<int>(former.size()));
        putting.exec();
        database.exec("PRAGMA user_version = 5");
    }
    {
        TestLobby tables(file);
        CHECK(served_record(tables, over.table) == record);
        keep_and_pack(tables);
        CHECK(served_record(tables, over.table) == record);
    }
    SQLite::Database database(file.string(), SQLite::OPEN_READONLY);
    CHECK(database.execAndGet("SELECT entries FROM replays").getString() == bytes);
    CHECK(counted(file, "SELECT count(*) FROM finished_tables WHERE packed = 0") == 0);
}
