// Processes of two versions on one PostgreSQL database: who changes its tables, and who serves a match whose rules not
// all of them have (docs/decisions/0084).
#include "server/store/postgres_schema.hpp"
#include "tests/store/postgres_house.hpp"
#include "tests/support/additions.hpp"
#include "tests/support/catch.hpp"

#include <memory>
#include <set>
#include <string>
#include <vector>

using namespace dahut;
using namespace dahut::test;

namespace {

using Rules = std::vector<std::string>;

std::string made_by(const std::string& rules_version)
{
    return R"({"type":"created","game":"ys","rules_version":")" + rules_version
           + R"(","name":"\"rules_version\":\"9\""})";
}

// A process with the former rules of a game, and one with the present ones.
struct TwoVersions : House {
    TwoVersions()
    {
        one.reset();
        two.reset();
        one = open("one", Rules{"ys 1", "yspahan 1"});
        two = open("two", Rules{"ys 2", "yspahan 1"});
    }
};

// The database of a Dahut that did not say what it knows.
void make_fourth_schema(const House& house)
{
    (void)house.run(
        "DROP VIEW going_on, rules_of_tables; DROP TABLE changed_by; ALTER TABLE processes DROP COLUMN rules;"
        " ALTER TABLE finished_tables DROP COLUMN nameless;"
        " UPDATE dahut SET version = 4");
}

} // namespace

TEST_CASE("a match is left to a process that has its rules, for as long as there is one")
{
    TwoVersions house;
    make_table(*house.one, "t", TableStage::running, made_by("1"));
    make_table(*house.two, "u", TableStage::open, made_by("2"));
    const std::vector<ServedTable> given{{"t", 1}};
    house.one->give_back(given);
    house.keep("one");
    house.keep("two");
    CHECK(take(*house.two, "t").elsewhere == "one");
    CHECK(take(*house.one, "t").term == 2);
    house.stop("one");
    CHECK(take(*house.two, "t").term == 3);
    house.stop("two");
    house.keep("one");
    CHECK(take(*house.one, "u").term == 2);
}

TEST_CASE("whoever dies leaves the matches of its rules to others that have them, or else to anybody")
{
    TwoVersions house;
    const std::unique_ptr<Journal> three = house.open("three", Rules{"ys 1"});
    make_table(*three, "former", TableStage::running, made_by("1"));
    make_table(*three, "other", TableStage::running, R"({"game":"yspahan","rules_version":"1"})");
    make_table(*three, "unreadable", TableStage::running, R"({"game":"ys"})");
    house.stop("three");
    house.keep("one");
    const std::vector<std::string> to_two = house.two->sign().orphaned;
    CHECK(std::set<std::string>(to_two.begin(), to_two.end()) == std::set<std::string>{"other", "unreadable"});
    CHECK(house.one->sign().orphaned.size() == 3);
    CHECK(take(*house.two, "former").elsewhere == "one");
    const std::vector<ServedTable> none;
    (void)house.one->hand_over(none);
    CHECK(house.two->sign().orphaned.size() == 3);
    CHECK(take(*house.two, "former").term == 2);
}

TEST_CASE("a finished match is anybody's, whatever its rules")
{
    TwoVersions house;
    make_table(*house.one, "t", TableStage::finished, made_by("1"));
    const std::vector<ServedTable> given{{"t", 1}};
    house.one->give_back(given);
    house.keep("one");
    CHECK(take(*house.two, "t").term == 2);
}

TEST_CASE("tables are changed once no process is left that could not go on")
{
    House house;
    make_table(*house.one, "t");
    make_fourth_schema(house);
    house.keep("one");
    house.stop("two");
    CHECK_THROWS_AS(house.open("three"), FormerVersionRuns);
    CHECK(house.run("SELECT version FROM dahut") == "4");
    house.stop("one");
    const std::unique_ptr<Journal> three = house.open("three");
    CHECK(house.run("SELECT version FROM dahut") == "7");
    CHECK(take(*three, "t").term == 2);
}

TEST_CASE("a process that was killed does not keep its own next run from changing tables")
{
    House house;
    house.two.reset();
    make_fourth_schema(house);
    house.one.reset();
    house.run("INSERT INTO processes (name, signed) VALUES ('one', clock_timestamp() + interval '1 hour')");
    CHECK_NOTHROW(house.open("one"));
    CHECK(house.run("SELECT version FROM dahut") == "7");
}

TEST_CASE("a token that two processes store at once opens one seat, and harms nobody else's commit")
{
    House house;
    make_table(*house.one, "t");
    Addition second = in_term(1, entries("second", 0, {"made"}));
    second.row = TableRow{TableStage::open, false, "{}"};
    second.keys = {"a key of its own", "key of t"};
    const std::vector<Addition> together{in_term(1, entries("another", 0, {"made"})), second};
    const std::vector<AppendResult> results = house.two->append(together);
    REQUIRE(results.size() == 2);
    CHECK_FALSE(results[0]);
    REQUIRE(results[1]);
    CHECK(results[1]->fault == StoreFault::known_key);
    CHECK_FALSE(house.two->read("second"));
    CHECK_FALSE(house.two->find_key("a key of its own"));
    CHECK(house.two->find_key("key of t") == "t");
}
