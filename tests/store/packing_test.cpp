// What every engine of the journal promises of finished tables whose entries are packed (docs/decisions/0078).
#include "server/store/packed_entries.hpp"
#include "tests/store/each_engine.hpp"
#include "tests/support/additions.hpp"
#include "tests/support/catch.hpp"

using namespace dahut;
using namespace dahut::test;

namespace {

// A finished table of four entries, about whose replay something has been said.
void finish(Journal& journal, const std::string& table)
{
    Addition all = entries(table, 0, {R"({"n":1})", R"({"n":2})", R"({"n":3})"});
    all.row = TableRow{TableStage::running, true, "{}"};
    all.must_go = Addition::MustGo::addresses_at_once;
    REQUIRE_FALSE(add(journal, all));
    Addition last = entries(table, 3, {R"({"n":4})"});
    last.row = TableRow{TableStage::finished, true, "{}"};
    REQUIRE_FALSE(add(journal, last));
    journal.keep_replay({table, "replay"});
}

const std::vector<Entry> four{{1000, R"({"n":1})"}, {1000, R"({"n":2})"}, {1000, R"({"n":3})"}, {1003, R"({"n":4})"}};

PackedTable packed_four(const std::string& table) { return {table, four, packed_entries(four), std::nullopt}; }

} // namespace

TEST_CASE("packed entries are read, added to and refused as others are, also after a restart")
{
    const std::unique_ptr<EngineDatabase> database = database_of_each();
    std::vector<Entry> more = four;
    {
        const auto journal = database->open();
        finish(*journal, "t");
        CHECK(journal->to_pack(9) == std::vector<std::string>{"t"});
        journal->pack(packed_four("t"));
        CHECK(journal->to_pack(9).empty());
        CHECK(journal->read("t")->entries == four);
        CHECK(add(*journal, entries("t", 3, {"late"})) == StoreFault::conflict);
        CHECK(add(*journal, entries("t", 0, {"late"})) == StoreFault::conflict);
        CHECK_FALSE(add(*journal, entries("t", 4, {R"({"n":5})"})));
        CHECK_FALSE(add(*journal, entries("t", 5, {R"({"n":6})", R"({"n":7})"})));
    }
    more.insert(more.end(), {{1004, R"({"n":5})"}, {1005, R"({"n":6})"}, {1005, R"({"n":7})"}});
    const auto journal = database->open();
    CHECK(journal->read("t")->entries == more);
    CHECK(journal->kept_replay("t") == "replay");
    CHECK(add(*journal, entries("t", 6, {"late"})) == StoreFault::conflict);
}

TEST_CASE("tables are packed once, the oldest first, when something has been said of their replays")
{
    const std::unique_ptr<EngineDatabase> database = database_of_each();
    const auto journal = database->open();
    finish(*journal, "one");
    finish(*journal, "two");
    Addition unsought = entries("three", 0, {"{}"});
    REQUIRE_FALSE(add(*journal, unsought));
    unsought = entries("three", 1, {"{}"});
    unsought.row = TableRow{TableStage::finished, true, "{}"};
    REQUIRE_FALSE(add(*journal, unsought));
    CHECK(journal->to_pack(1) == std::vector<std::string>{"one"});
    CHECK(journal->to_pack(9) == std::vector<std::string>{"one", "two"});
    journal->pack({"one", four, std::nullopt, std::nullopt});
    CHECK(journal->to_pack(9) == std::vector<std::string>{"two"});
    CHECK(journal->read("one")->entries == four);
    journal->pack(packed_four("two"));
    CHECK(journal->to_pack(9).empty());
    // What was set aside and comes back is packed once more, with what was added since.
    const std::string two = "two";
    REQUIRE_FALSE(add(*journal, entries(two, 4, {R"({"n":5})"})));
    REQUIRE(journal->set_aside(std::span(&two, 1), TableStage::closed).size() == 1);
    REQUIRE(journal->bring_back(two));
    journal->keep_replay({two, std::nullopt});
    CHECK(journal->to_pack(9) == std::vector<std::string>{two});
    const std::vector<Entry> five = journal->read(two)->entries;
    CHECK(five.size() == 5);
    journal->pack({two, five, packed_entries(five), std::nullopt});
    CHECK(journal->read(two)->entries == five);
    CHECK_FALSE(add(*journal, entries(two, 5, {R"({"n":6})"})));
    CHECK(journal->kept_replay(two) == "replay");
}

TEST_CASE("entries that have changed meanwhile are not packed, and are to be packed still")
{
    const std::unique_ptr<EngineDatabase> database = database_of_each();
    const auto journal = database->open();
    finish(*journal, "t");
    const Forgotten forgotten{"t", {{2, "less"}}};
    journal->forget({&forgotten, 1});
    journal->pack(packed_four("t"));
    std::vector<Entry> less = four;
    less[1].text = "less";
    CHECK(journal->read("t")->entries == less);
    CHECK(journal->to_pack(9) == std::vector<std::string>{"t"});
}

TEST_CASE("what is to be forgotten is replaced in packed entries, and behind them")
{
    const std::unique_ptr<EngineDatabase> database = database_of_each();
    const auto journal = database->open();
    finish(*journal, "t");
    journal->pack(packed_four("t"));
    REQUIRE_FALSE(add(*journal, entries("t", 4, {R"({"n":5})"})));
    const ToForget found = journal->to_forget(9);
    REQUIRE(found.tables.size() == 1);
    CHECK(found.tables.front().entries.size() == 5);
    const Forgotten forgotten{"t", {{1, "first"}, {4, "last"}, {5, "behind"}, {9, "none"}}};
    journal->forget({&forgotten, 1});
    const std::vector<Entry> less{
        {1000, "first"}, {1000, R"({"n":2})"}, {1000, R"({"n":3})"}, {1003, "last"}, {1004, "behind"}};
    CHECK(journal->read("t")->entries == less);
    CHECK(journal->kept_replay("t") == "replay");
    CHECK_FALSE(add(*journal, entries("t", 5, {"{}"})));
}

TEST_CASE("packed entries go with their table, and a table without any stays as it is")
{
    const std::unique_ptr<EngineDatabase> database = database_of_each();
    const auto journal = database->open();
    finish(*journal, "t");
    journal->pack(packed_four("t"));
    const std::string table = "t";
    REQUIRE(journal->set_aside(std::span(&table, 1), TableStage::closed).size() == 1);
    CHECK_FALSE(journal->read("t"));
    REQUIRE(journal->bring_back(table));
    CHECK(journal->read("t")->entries == four);
    journal->remove(std::span(&table, 1), 1);
    CHECK_FALSE(journal->read("t"));
    CHECK(journal->to_pack(9).empty());
    journal->pack(packed_four("t"));
    CHECK_FALSE(journal->read("t"));
    journal->pack({"none", {}, packed_entries({}), std::nullopt});
    CHECK_FALSE(journal->read("none"));
}

TEST_CASE("a replay in fewer bytes takes the place of one that was kept, not of none")
{
    const std::unique_ptr<EngineDatabase> database = database_of_each();
    const auto journal = database->open();
    finish(*journal, "t");
    journal->pack({"t", four, packed_entries(four), "less"});
    CHECK(journal->kept_replay("t") == "less");
    finish(*journal, "without");
    const std::string without = "without";
    journal->remove(std::span(&without, 1), 1);
    finish(*journal, "other");
    journal->pack({"other", four, std::nullopt, std::nullopt});
    CHECK(journal->kept_replay("other") == "replay");
    Addition bare = entries("bare", 0, {R"({"n":1})", R"({"n":2})"});
    REQUIRE_FALSE(add(*journal, bare));
    bare = entries("bare", 2, {R"({"n":3})"});
    bare.row = TableRow{TableStage::finished, true, "{}"};
    REQUIRE_FALSE(add(*journal, bare));
    journal->keep_replay({"bare", std::nullopt});
    const std::vector<Entry> former = journal->read("bare")->entries;
    journal->pack({"bare", former, packed_entries(former), "less"});
    CHECK_FALSE(journal->kept_replay("bare"));
    CHECK(journal->read("bare")->entries == former);
}

TEST_CASE("entries are packed only if they are read again as they are")
{
    const std::vector<Entry> odd{{1000, R"({"text":"\"\\ünïcode 日本"})"}, {-5, "{}"}, {1'767'225'600'000, ""}};
    REQUIRE(packed_entries(odd));
    CHECK(unpacked_entries(*packed_entries(odd)) == odd);
    const std::vector<Entry> torn{{1, "{\n}"}};
    CHECK_FALSE(packed_entries(torn));
    CHECK(unpacked_entries(*packed_entries({})) == std::vector<Entry>());
    CHECK_FALSE(unpacked_entries("other bytes"));
    CHECK_FALSE(unpacked_entries(""));
    const std::string mark = mark_of_packed(1000);
    CHECK(is_mark_of_packed(mark));
    CHECK_FALSE(is_mark_of_packed("1000 {}\n"));
    CHECK(behind_mark(7, mark, std::nullopt) == std::vector<Entry>{{7, mark}});
    CHECK(behind_mark(7, mark, "other bytes") == std::vector<Entry>{{7, mark}});
    CHECK(behind_mark(7, mark, packed_entries(odd)) == odd);
}
