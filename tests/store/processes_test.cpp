// Several processes on one PostgreSQL database: who serves a table, what becomes of one whose process has died, and
// what a process that does not know yet that it has lost a table can still do there, which is nothing.
#include "server/store/postgres_connection.hpp"
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
    const Taken asked = take(*house.two, "t");
    CHECK(asked.elsewhere == "one");
    CHECK_FALSE(asked.term);
    CHECK_FALSE(asked.table);
    const std::vector<ServedTable> served{{"t", 1}};
    CHECK(house.one->lost(served).empty());
    CHECK(house.two->lost(served) == std::vector<std::string>{"t"});
    const Taken own = take(*house.one, "t");
    CHECK(own.term == 1);
    CHECK(own.table->entries.size() == 1);
    CHECK_FALSE(take(*house.two, "none").term);
}

TEST_CASE("a table whose process has died is taken in a new term, and the former owner adds nothing more")
{
    House house;
    make_table(*house.one, "t");
    house.stop("one");
    const Taken taken = take(*house.two, "t");
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
    CHECK(take(*house.one, "t").elsewhere == "two");
}

TEST_CASE("several tables are asked for at once, and each has its own answer")
{
    House house;
    make_table(*house.one, "another's");
    make_table(*house.one, "given back");
    make_table(*house.two, "own");
    REQUIRE_FALSE(add(*house.two, in_term(1, entries("own", 1, {"second"}))));
    house.one->give_back(std::vector<ServedTable>{{"given back", 1}});
    house.keep("one");
    const std::vector<std::string> asked{"own", "none", "given back", "another's", std::string("own\0", 4), "own"};
    const std::vector<Taken> taken = house.two->take(asked);
    REQUIRE(taken.size() == asked.size());
    CHECK(taken[0].term == 1);
    CHECK(taken[0].table->entries.size() == 2);
    CHECK(taken[0].table->entries.back().text == "second");
    for (const std::size_t missing : {std::size_t{1}, std::size_t{4}}) {
        CHECK_FALSE(taken[missing].term);
        CHECK_FALSE(taken[missing].elsewhere);
        CHECK_FALSE(taken[missing].table);
    }
    CHECK(taken[2].term == 2);
    CHECK(taken[2].table->id == "given back");
    CHECK(taken[2].table->entries.front().text == "made");
    CHECK(taken[3].elsewhere == "one");
    CHECK_FALSE(taken[3].table);
    CHECK(taken[5].table->entries.size() == 2);
}

TEST_CASE("the tables of a process that was killed are free before its signature is old")
{
    House house;
    make_table(*house.one, "t");
    house.believe_for("1 hour");
    house.sign("one", std::chrono::seconds(2));
    CHECK(take(*house.two, "t").elsewhere == "one");
    house.end_session("one");
    CHECK(take(*house.two, "t").term == 2);
    const HouseNews news = house.one->sign();
    CHECK(news.was_unseen);
    CHECK_FALSE(house.one->sign().was_unseen);
    const std::vector<ServedTable> served{{"t", 1}};
    CHECK(house.one->lost(served) == std::vector<std::string>{"t"});
}

TEST_CASE("whoever asks for a table of a process that may have died hears when that will be known")
{
    House house;
    make_table(*house.one, "t");
    house.believe_for("1 hour");
    std::optional<std::chrono::milliseconds> known_in;
    // Until this is asked less than a second after it was signed.
    while (!known_in) {
        house.sign("one", limits::signature_doubted);
        const Taken asked = take(*house.two, "t");
        CHECK(asked.elsewhere == "one");
        known_in = asked.known_in;
    }
    CHECK(*known_in <= limits::signature_lasts - limits::signature_doubted + std::chrono::milliseconds(1));
    house.keep("one");
    CHECK_FALSE(take(*house.two, "t").known_in);
    house.end_session("one");
    CHECK(take(*house.two, "t").known_in <= limits::signature_due + std::chrono::milliseconds(1));
}

TEST_CASE("a table whose row somebody else holds is asked for again soon, and nobody waits for it")
{
    House house;
    make_table(*house.one, "held");
    make_table(*house.one, "free");
    house.stop("one");
    PostgresConnection other(house.address, "other");
    other.run("BEGIN");
    other.run("SELECT 1 FROM tables WHERE id = 'held' FOR UPDATE");
    const std::vector<Taken> taken = house.two->take(std::vector<std::string>{"held", "free"});
    CHECK(taken[1].term == 2);
    CHECK(taken[0].elsewhere == "");
    CHECK(taken[0].known_in);
    other.run("ROLLBACK");
    CHECK(take(*house.two, "held").term == 2);
}

TEST_CASE("an entry of the former owner that comes to light later is never covered up")
{
    House house;
    make_table(*house.one, "t");
    house.stop("one");
    CHECK(take(*house.two, "t").term == 2);
    house.run("INSERT INTO entries (table_id, number, at_ms, entry) VALUES ('t', 2, 1, 'from before')");
    CHECK(add(*house.two, in_term(2, entries("t", 1, {"second"}))) == StoreFault::taken);
    CHECK(texts_of(*house.two, "t") == std::vector<std::string>{"made", "from before"});
    CHECK(take(*house.two, "t").table->entries.size() == 2);
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
    CHECK(take(*house.two, "t").elsewhere == "one");
    house.one->give_back(given);
    CHECK(take(*house.two, "t").term == 2);
    house.two->give_back(given);
    CHECK(take(*house.one, "t").elsewhere == "two");
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
    CHECK(take(*house.two, "running").elsewhere == "one");
    const std::vector<ServedTable> given{{"open", 1}, {"running", 1}, {"kept", 2}};
    CHECK(house.one->hand_over(given) == std::vector<std::string>{"two"});
    CHECK(house.two->sign().orphaned == std::vector<std::string>{"running"});
    CHECK(take(*house.two, "running").term == 2);
    CHECK(take(*house.two, "open").term == 2);
    CHECK(take(*house.two, "kept").elsewhere == "one");
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
    CHECK(take(*next, "t").term == 2);
    house.keep("one");
    CHECK(add(*house.one, in_term(1, entries("t", 1, {"late"}))));
    CHECK(texts_of(*next, "t") == std::vector<std::string>{"made"});
}

TEST_CASE("a process that ends leaves its tables to others at once")
{
    House house;
    make_table(*house.one, "t");
    house.one.reset();
    CHECK(take(*house.two, "t").term == 2);
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
    CHECK(take(*house.two, "t").term == 2);
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
    const Taken taken = take(*house.one, "t");
    CHECK(taken.term == 1);
    CHECK(taken.table->entries.size() == 1);
    CHECK_FALSE(add(*house.one, in_term(1, entries("t", 1, {"second"}))));
}
