// Several processes on one PostgreSQL database: who serves a table, what becomes of one whose process has died, and
// what a process that does not know yet that it has lost a table can still do there, which is nothing.
#include "tests/store/postgres_house.hpp"
#include "tests/support/additions.hpp"
#include "tests/support/catch.hpp"

#include <algorithm>
#include <memory>

using namespace dahut;
using namespace dahut::test;

namespace {

Survey survey_after(std::chrono::hours ran)
{
    Survey survey;
    survey.ran = ran;
    survey.open_age = survey.running_age = survey.listed_age = survey.aside_age = std::chrono::hours(10);
    survey.gone_most = 10;
    return survey;
}

} // namespace

TEST_CASE("a table belongs to whoever makes it, and another process is told whose it is")
{
    House house;
    CHECK(house.one->is_shared());
    make_table(*house.one, "t");
    house.keep("one");
    const Taken asked = house.two->take("t");
    CHECK(asked.elsewhere == "one");
    CHECK_FALSE(asked.term);
    CHECK_FALSE(asked.table);
    const std::vector<ServedTable> served{{"t", 1}};
    CHECK(house.one->lost(served).empty());
    CHECK(house.two->lost(served) == std::vector<std::string>{"t"});
    const Taken own = house.one->take("t");
    CHECK(own.term == 1);
    CHECK(own.table->entries.size() == 1);
    CHECK_FALSE(house.two->take("none").term);
}

TEST_CASE("a table whose process has died is taken in a new term, and the former owner adds nothing more")
{
    House house;
    make_table(*house.one, "t");
    house.stop("one");
    const Taken taken = house.two->take("t");
    CHECK(taken.term == 2);
    for (const std::vector<std::string>& late : {std::vector<std::string>{"late"}, {"late", "later"}}) {
        CHECK(add(*house.one, in_term(1, entries("t", 1, late))) == StoreFault::taken);
    }
    REQUIRE_FALSE(add(*house.two, in_term(2, entries("t", 1, {"second"}))));
    CHECK(add(*house.one, in_term(1, entries("t", 2, {"late"}))) == StoreFault::taken);
    CHECK(texts_of(*house.one, "t") == std::vector<std::string>{"made", "second"});
    CHECK(house.run("SELECT summary || stage FROM tables") == "{}1");
    const std::vector<ServedTable> served{{"t", 1}};
    CHECK(house.one->lost(served) == std::vector<std::string>{"t"});
    (void)house.one->sign();
    house.keep("two");
    CHECK(house.one->take("t").elsewhere == "two");
}

TEST_CASE("an entry of the former owner that comes to light later is never covered up")
{
    House house;
    make_table(*house.one, "t");
    house.stop("one");
    CHECK(house.two->take("t").term == 2);
    house.run("INSERT INTO entries (table_id, number, at_ms, entry) VALUES ('t', 2, 1, 'from before')");
    CHECK(add(*house.two, in_term(2, entries("t", 1, {"second"}))) == StoreFault::taken);
    CHECK(texts_of(*house.two, "t") == std::vector<std::string>{"made", "from before"});
    CHECK(house.two->take("t").table->entries.size() == 2);
    CHECK_FALSE(add(*house.two, in_term(2, entries("t", 2, {"second"}))));
}

TEST_CASE("a table that was given back is anybody's, and a term before the last one gives nothing back")
{
    House house;
    make_table(*house.one, "t");
    house.keep("one");
    house.keep("two");
    const std::vector<ServedTable> given{{"t", 1}};
    house.two->give_back(given);
    CHECK(house.two->take("t").elsewhere == "one");
    house.one->give_back(given);
    CHECK(house.two->take("t").term == 2);
    house.two->give_back(given);
    CHECK(house.one->take("t").elsewhere == "two");
}

TEST_CASE("a process that leaves hands its tables over, and hears who goes on")
{
    House house;
    make_table(*house.one, "open", TableStage::open);
    make_table(*house.one, "running");
    make_table(*house.one, "kept");
    house.keep("one");
    house.keep("two");
    const std::vector<ServedTable> none;
    CHECK(house.one->hand_over(none) == std::vector<std::string>{"two"});
    CHECK(house.two->take("running").elsewhere == "one");
    const std::vector<ServedTable> given{{"open", 1}, {"running", 1}, {"kept", 2}};
    CHECK(house.one->hand_over(given) == std::vector<std::string>{"two"});
    CHECK(house.two->sign().orphaned == std::vector<std::string>{"running"});
    CHECK(house.two->take("running").term == 2);
    CHECK(house.two->take("open").term == 2);
    CHECK(house.two->take("kept").elsewhere == "one");
    CHECK(add(*house.one, in_term(1, entries("running", 1, {"late"}))) == StoreFault::taken);
    const std::vector<ServedTable> own{{"running", 2}};
    CHECK(house.two->hand_over(own).empty());
}

TEST_CASE("nobody is sent to a process that leaves or has died, until it comes back")
{
    House house;
    const std::unique_ptr<Journal> three = house.open("three");
    const std::vector<ServedTable> none;
    for (const char* const process : {"one", "two", "three"}) {
        house.keep(process);
    }
    CHECK(house.one->hand_over(none) == std::vector<std::string>{"three", "two"});
    CHECK(house.two->hand_over(none) == std::vector<std::string>{"three"});
    house.one.reset();
    house.one = house.open("one");
    house.keep("one");
    house.stop("three");
    CHECK(house.two->hand_over(none) == std::vector<std::string>{"one"});
}

TEST_CASE("two alike are refused while one signs, and whoever signs no more makes room")
{
    House house;
    make_table(*house.one, "t");
    house.keep("one");
    CHECK_THROWS_AS(house.open("one"), StoreError);
    house.stop("one");
    const std::unique_ptr<Journal> next = house.open("one");
    CHECK(next->take("t").term == 2);
    house.keep("one");
    CHECK(add(*house.one, in_term(1, entries("t", 1, {"late"}))));
    CHECK(texts_of(*next, "t") == std::vector<std::string>{"made"});
}

TEST_CASE("a process that ends leaves its tables to others at once")
{
    House house;
    make_table(*house.one, "t");
    house.one.reset();
    CHECK(house.two->take("t").term == 2);
}

TEST_CASE(
    "whoever signs hears of tables whose process has died, of keyrings that were revoked, and how many tables are")
{
    House house;
    make_table(*house.one, "t");
    make_table(*house.one, "open", TableStage::open);
    house.keep("one");
    CHECK(house.two->sign().orphaned.empty());
    CHECK(house.two->sign().live == 2);
    REQUIRE(house.one->lend({"ring", "hash", "t", 0, "key of t"}, KeyringAge::fresh) == Lending::done);
    CHECK(house.two->sign().revoked.empty());
    CHECK(house.one->revoke_keyring("ring"));
    CHECK(house.two->sign().revoked == std::vector<std::string>{"ring"});
    house.stop("one");
    CHECK(house.two->sign().orphaned == std::vector<std::string>{"t"});
    CHECK(house.two->take("t").term == 2);
    CHECK(house.two->sign().orphaned.empty());
}

TEST_CASE("one process at a time counts ages and forgets, and leaves alone what another one serves")
{
    House house;
    make_table(*house.one, "t");
    make_table(*house.two, "u");
    (void)house.one->survey(survey_after(std::chrono::hours(0)));
    house.keep("one");
    CHECK(house.two->survey(survey_after(std::chrono::hours(20))).deserted.empty());
    CHECK(house.run("SELECT ran_ms FROM running_time") == "0");
    const std::vector<std::string> deserted = house.one->survey(survey_after(std::chrono::hours(20))).deserted;
    CHECK(std::ranges::count(deserted, "t") == 1);
    const std::vector<std::string> both{"t", "u"};
    house.keep("two");
    const std::vector<SetAside> aside = house.one->set_aside(both, TableStage::finished);
    REQUIRE(aside.size() == 1);
    CHECK(aside[0].table == "t");
    house.keep("one");
    house.two->remove(std::vector<std::string>{"t"}, 0);
    house.keep("two");
    house.one->remove(std::vector<std::string>{"u"}, 0);
    CHECK(texts_of(*house.two, "u").size() == 1);
    house.stop("one");
    (void)house.two->survey(survey_after(std::chrono::hours(1)));
    CHECK(house.run("SELECT ran_ms FROM running_time") == std::to_string(21 * 3'600'000));
}

TEST_CASE("a database of the first schema is brought up to date with all that is in it")
{
    House house;
    make_table(*house.one, "t");
    house.one.reset();
    house.two.reset();
    house.run("DROP VIEW going_on, rules_of_tables, living; DROP TABLE processes, revoked_keyrings, changed_by; ALTER "
              "TABLE tables "
              "DROP COLUMN owner,"
              " DROP COLUMN term; ALTER TABLE running_time DROP COLUMN keeper; DROP TABLE replays;"
              " ALTER TABLE finished_tables DROP COLUMN replay_sought, DROP COLUMN packed, DROP COLUMN nameless;"
              " UPDATE dahut SET version = 1");
    house.one = house.open("one");
    const Taken taken = house.one->take("t");
    CHECK(taken.term == 1);
    CHECK(taken.table->entries.size() == 1);
    CHECK_FALSE(add(*house.one, in_term(1, entries("t", 1, {"second"}))));
}
