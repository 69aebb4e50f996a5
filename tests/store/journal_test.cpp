// What every engine of the journal promises (server/store/journal.hpp).
#include "server/limits.hpp"
#include "tests/store/each_engine.hpp"
#include "tests/support/additions.hpp"
#include "tests/support/catch.hpp"

using namespace dahut;
using namespace dahut::test;
using namespace std::chrono_literals;

namespace {

// Adds one entry that brings its table to this.
void stand(Journal& journal, const std::string& table, std::int64_t expected, const TableRow& row)
{
    Addition addition = entries(table, expected, {"last"});
    addition.row = row;
    REQUIRE_FALSE(add(journal, addition));
}

std::vector<std::string> summaries(Journal& journal, TableStage stage, int most)
{
    std::vector<std::string> texts;
    for (const ListedTable& table : journal.listed(stage, most)) {
        texts.push_back(table.summary);
    }
    return texts;
}

Addition marking(Addition addition)
{
    addition.must_go = Addition::MustGo::addresses_at_once;
    return addition;
}

} // namespace

TEST_CASE("entries come back in order after the journal is opened again")
{
    const std::unique_ptr<EngineDatabase> database = database_of_each();
    const std::string odd = R"({"text":"\"\\,{}NULL' and ünïcode 日本"})";
    {
        const auto journal = database->open();
        CHECK_FALSE(add(*journal, entries("b", 0, {"1", odd})));
        CHECK_FALSE(add(*journal, entries("a", 0, {"3"})));
        CHECK_FALSE(add(*journal, entries("b", 2, {"4", odd, ""})));
    }
    const auto journal = database->open();
    CHECK(journal->read("b")->entries
          == std::vector<Entry>{{1000, "1"}, {1000, odd}, {1002, "4"}, {1002, odd}, {1002, ""}});
    CHECK(journal->read("a")->entries == std::vector<Entry>{{1000, "3"}});
    CHECK_FALSE(journal->read("c"));
}

TEST_CASE("an entry is refused if somebody else has added one first")
{
    const std::unique_ptr<EngineDatabase> database = database_of_each();
    const auto mine = database->open();
    CHECK_FALSE(add(*mine, entries("t", 0, {"1"})));
    database->add_elsewhere("t", 2, "2");
    CHECK(add(*mine, entries("t", 1, {"mine"})) == StoreFault::conflict);
    CHECK(add(*mine, entries("t", 1, {"mine", "as well"})) == StoreFault::conflict);
    CHECK(add(*mine, entries("t", 5, {"mine"})) == StoreFault::conflict);
    CHECK(add(*mine, entries("t", 0, {"mine"})) == StoreFault::conflict);
    CHECK(add(*mine, entries("none", 1, {"mine"})) == StoreFault::conflict);
    CHECK(mine->read("t")->entries.size() == 2);
    CHECK_FALSE(mine->read("none"));
}

TEST_CASE("in a commit of several additions a conflict fails only its own")
{
    const std::unique_ptr<EngineDatabase> database = database_of_each();
    const auto journal = database->open();
    const std::vector<Addition> additions{entries("a", 0, {"1"}), entries("b", 7, {"2"}), entries("a", 1, {"3"})};
    const std::vector<AppendResult> results = journal->append(additions);
    CHECK_FALSE(results[0]);
    CHECK(fault_of(results[1]) == StoreFault::conflict);
    CHECK_FALSE(results[2]);
    CHECK(journal->read("a")->entries.size() == 2);
    CHECK_FALSE(journal->read("b"));
}

TEST_CASE("an addition that conflicts leaves nothing of what comes with it")
{
    const std::unique_ptr<EngineDatabase> database = database_of_each();
    const auto journal = database->open();
    Addition first = entries("t", 0, {"1"});
    first.row = TableRow{TableStage::open, true, "about"};
    REQUIRE_FALSE(add(*journal, first));
    REQUIRE(journal->lend({"keyring", "lent", "t", 0, "seat"}, KeyringAge::fresh) == Lending::done);
    Addition late = marking(entries("t", 7, {"late"}));
    late.keys = {"late key"};
    late.left_keys = {"seat"};
    late.row = TableRow{TableStage::finished, true, "late"};
    CHECK(add(*journal, late) == StoreFault::conflict);
    CHECK_FALSE(journal->find_key("late key"));
    CHECK(journal->find_lent("lent"));
    CHECK(summaries(*journal, TableStage::open, 10) == std::vector<std::string>{"about"});
    CHECK_FALSE(journal->to_forget(10).mark);
    late.expected_number = 1;
    CHECK_FALSE(add(*journal, late));
    CHECK(journal->find_key("late key") == "t");
    CHECK_FALSE(journal->find_lent("lent"));
    CHECK(summaries(*journal, TableStage::finished, 10) == std::vector<std::string>{"late"});
    CHECK(journal->to_forget(10).mark);
}

TEST_CASE("what a table has come to is kept beside its entries, for lists and restarts")
{
    const std::unique_ptr<EngineDatabase> database = database_of_each();
    const auto journal = database->open();
    for (const std::string table : {"open", "running", "bots", "first", "second", "by link", "closed"}) {
        Addition made = entries(table, 0, {"1"});
        made.keys = {"key of " + table};
        made.row = TableRow{TableStage::open, table != "by link", "new " + table};
        CHECK_FALSE(add(*journal, made));
    }
    stand(*journal, "running", 1, {TableStage::running, true, "about running"});
    stand(*journal, "bots", 1, {TableStage::running, true, "about bots"});
    stand(*journal, "second", 1, {TableStage::finished, true, "about second"});
    stand(*journal, "by link", 1, {TableStage::finished, false, "about by link"});
    stand(*journal, "closed", 1, {TableStage::closed, false, "about closed"});
    CHECK_FALSE(add(*journal, entries("first", 1, {"2"})));
    stand(*journal, "first", 2, {TableStage::finished, true, "about first"});

    CHECK(summaries(*journal, TableStage::open, 10) == std::vector<std::string>{"new open"});
    CHECK(summaries(*journal, TableStage::running, 10) == std::vector<std::string>{"about bots", "about running"});
    CHECK(summaries(*journal, TableStage::finished, 10) == std::vector<std::string>{"about first", "about second"});
    CHECK(summaries(*journal, TableStage::finished, 1) == std::vector<std::string>{"about first"});
    CHECK(journal->listed(TableStage::open, 1)[0].id == "open");
    CHECK(journal->live_count() == 3);
    CHECK(journal->running() == std::vector<std::string>{"running", "bots"});
    CHECK(journal->without_row().empty());
    CHECK(journal->find_key("key of by link") == "by link");
    CHECK_FALSE(journal->find_key("no key"));
    CHECK_FALSE(journal->find_key(std::string_view("key of open\0", 12)));
    CHECK_FALSE(journal->read("\xff"));
    CHECK(journal->read("by link")->entries.size() == 2);
}

TEST_CASE("a finished match that has left the lists stays away from them, whatever is added to it later")
{
    const std::unique_ptr<EngineDatabase> database = database_of_each();
    const auto journal = database->open();
    CHECK_FALSE(add(*journal, entries("t", 0, {"1"})));
    stand(*journal, "t", 1, {TableStage::running, true, "running"});
    stand(*journal, "t", 2, {TableStage::finished, true, "over"});
    stand(*journal, "t", 3, {TableStage::finished, true, "published"});
    CHECK(summaries(*journal, TableStage::finished, 10) == std::vector<std::string>{"published"});
    Survey survey;
    survey.listed_age = std::chrono::milliseconds(1);
    CHECK(journal->survey(survey).unlisted == 0);
    survey.ran = std::chrono::milliseconds(1);
    CHECK(journal->survey(survey).unlisted == 1);
    stand(*journal, "t", 4, {TableStage::finished, true, "renamed"});
    CHECK(journal->listed(TableStage::finished, 10).empty());
}

TEST_CASE("a row without entries is added to what is known of the table and to nothing else")
{
    const std::unique_ptr<EngineDatabase> database = database_of_each();
    const auto journal = database->open();
    CHECK_FALSE(add(*journal, entries("t", 0, {"1", "2"})));
    CHECK(journal->without_row() == std::vector<std::string>{"t"});
    Addition addition = entries("t", 1, {});
    addition.row = TableRow{TableStage::open, true, "about"};
    CHECK(add(*journal, addition) == StoreFault::conflict);
    addition.expected_number = 2;
    CHECK_FALSE(add(*journal, addition));
    CHECK(journal->without_row().empty());
    CHECK(journal->read("t")->entries.size() == 2);
}

TEST_CASE("a keyring opens only so many seats")
{
    const std::unique_ptr<EngineDatabase> database = database_of_each();
    const auto journal = database->open();
    REQUIRE_FALSE(add(*journal, entries("table", 0, {"{}"})));
    for (std::int64_t seat = 0; seat < limits::keyring_seats; ++seat) {
        const std::string number = std::to_string(seat);
        REQUIRE(journal->lend({"keyring", "hash " + number, "table", 0, "key " + number}, KeyringAge::fresh)
                == Lending::done);
    }
    CHECK(journal->lend({"keyring", "one more", "table", 0, "one more"}, KeyringAge::known) == Lending::full);
    CHECK(journal->lend({"keyring", "hash 7", "table", 0, "key 7"}, KeyringAge::known) == Lending::done);
    CHECK(journal->lend({"other", "one more", "table", 0, "one more"}, KeyringAge::known) == Lending::unknown_keyring);
}

TEST_CASE("a table is marked until it is forgotten, also after a restart, and only up to the mark")
{
    const std::unique_ptr<EngineDatabase> database = database_of_each();
    {
        const auto journal = database->open();
        REQUIRE_FALSE(add(*journal, marking(entries("one", 0, {"{}"}))));
        REQUIRE_FALSE(add(*journal, entries("two", 0, {"{}"})));
        REQUIRE_FALSE(add(*journal, marking(entries("three", 0, {"{}"}))));
    }
    const auto journal = database->open();
    const ToForget first = journal->to_forget(1);
    REQUIRE(first.tables.size() == 1);
    CHECK(first.tables[0].id == "one");
    const Forgotten forgotten{"one", {{1, "less"}}};
    journal->forget({&forgotten, 1});
    REQUIRE(journal->has_forgotten(first.mark.value()));
    CHECK(journal->read("one")->entries == std::vector<Entry>{{1000, "less"}});
    const ToForget second = journal->to_forget(10);
    REQUIRE(second.tables.size() == 1);
    CHECK(second.tables[0].id == "three");
}

TEST_CASE("a finished table is found by the age of its names until none is left, and again once it says some")
{
    const std::unique_ptr<EngineDatabase> database = database_of_each();
    const auto named_in = [](Journal& journal) {
        Survey survey;
        survey.ran = 10s;
        survey.listed_age = std::chrono::hours(1);
        survey.names_age = 15s;
        return journal.survey(survey).named.size();
    };
    {
        const auto journal = database->open();
        REQUIRE_FALSE(add(*journal, entries("t", 0, {"{}"})));
        stand(*journal, "t", 1, {TableStage::finished, true, "Anna played"});
        CHECK(named_in(*journal) == 0);
        CHECK(named_in(*journal) == 1);
        // Somebody has said something meanwhile, or changed what all are told.
        for (const Forgotten::Named& former : {Forgotten::Named{1, "Anna played"}, Forgotten::Named{2, "Anna plays"}}) {
            const Forgotten of_former{"t", {{1, "less"}}, "nobody played", former};
            CHECK_FALSE(journal->forget({&of_former, 1}));
            CHECK(named_in(*journal) == 1);
        }
        const Forgotten of_all{"t", {{2, "less"}}, "somebody played", Forgotten::Named{2, "Anna played"}};
        CHECK(journal->forget({&of_all, 1}));
        CHECK(named_in(*journal) == 0);
    }
    const auto journal = database->open();
    CHECK(named_in(*journal) == 0);
    CHECK(summaries(*journal, TableStage::finished, 9) == std::vector<std::string>{"somebody played"});
    CHECK(journal->to_forget(9).tables.size() == 1);
    std::int64_t number = 2;
    for (const Addition::MustGo must_go : {Addition::MustGo::names_by_age, Addition::MustGo::addresses_at_once}) {
        Addition talk = entries("t", number++, {"talk"});
        talk.must_go = must_go;
        REQUIRE_FALSE(add(*journal, talk));
        CHECK(named_in(*journal) == 1);
        const Forgotten of_talk{"t", {}, std::nullopt, Forgotten::Named{number, "somebody played"}};
        CHECK(journal->forget({&of_talk, 1}));
        CHECK(named_in(*journal) == 0);
    }
}

TEST_CASE("replays are sought for finished tables once, the latest first, and go with their tables")
{
    const std::unique_ptr<EngineDatabase> database = database_of_each();
    const std::string replay("a\0b\xff\n", 5);
    {
        const auto journal = database->open();
        for (const std::string table : {"one", "two", "three"}) {
            REQUIRE_FALSE(add(*journal, entries(table, 0, {"{}"})));
        }
        stand(*journal, "two", 1, {TableStage::finished, true, "{}"});
        stand(*journal, "one", 1, {TableStage::finished, true, "{}"});
        CHECK(journal->without_replay(1) == std::vector<std::string>{"one"});
        CHECK(journal->without_replay(9) == std::vector<std::string>{"one", "two"});
        journal->keep_replay({"one", replay});
        journal->keep_replay({"two", std::nullopt});
        journal->keep_replay({"three", replay});
        CHECK(journal->without_replay(9).empty());
    }
    const auto journal = database->open();
    CHECK(journal->kept_replay("one") == replay);
    CHECK_FALSE(journal->kept_replay("two"));
    CHECK_FALSE(journal->kept_replay("three"));
    CHECK_FALSE(journal->kept_replay("none"));
    const std::string one = "one";
    // What is set aside and comes back is sought again, and what was kept is there until then.
    REQUIRE(journal->set_aside(std::span(&one, 1), TableStage::closed).size() == 1);
    CHECK(journal->without_replay(9).empty());
    REQUIRE(journal->bring_back(one));
    CHECK(journal->without_replay(9) == std::vector<std::string>{"one"});
    journal->keep_replay({"one", std::nullopt});
    CHECK(journal->kept_replay("one") == replay);
    journal->remove(std::span(&one, 1), 1);
    CHECK_FALSE(journal->kept_replay("one"));
}

TEST_CASE("of removed tables so many are remembered, the latest ones, and their ids are never used again")
{
    const std::unique_ptr<EngineDatabase> database = database_of_each();
    const auto journal = database->open();
    for (const std::string table : {"first", "second", "third"}) {
        Addition made = entries(table, 0, {"1"});
        made.keys = {"key of " + table};
        REQUIRE_FALSE(add(*journal, made));
        const std::int64_t now_ms = table == "first" ? 1 : table == "second" ? 2 : 3;
        journal->remove(std::span(&table, 1), now_ms);
    }
    CHECK(add(*journal, entries("first", 0, {"again"})) == StoreFault::conflict);
    CHECK(add(*journal, entries("first", 1, {"on"})) == StoreFault::conflict);
    CHECK_FALSE(journal->read("third"));
    Survey survey;
    survey.gone_most = 2;
    survey.open_age = survey.running_age = survey.listed_age = survey.aside_age = 1h;
    (void)journal->survey(survey);
    CHECK_FALSE(journal->find_key("key of first"));
    CHECK(journal->find_key("key of second") == "second");
    CHECK(journal->find_key("key of third") == "third");
}
