// Reading finished matches: bounded, worked out once for all who ask at once, and in nobody's way.
#include "tests/server/match.hpp"

#include <vector>

using namespace dahut;
using namespace dahut::test;

namespace {

std::string finished_table(TestLobby& tables)
{
    const Match match = started_match(tables);
    play_to_end(tables, {match.anna, match.bela});
    return match.table["id"];
}

} // namespace

TEST_CASE("what many ask for at once is read and worked out once, and kept for those who come later")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    const std::string table = finished_table(tables);
    const int reads = tables.faults.reads;
    std::vector<ApiAnswer> answers(190);
    for (ApiAnswer& answer : answers) {
        tables.begin(tables.lobby.archive().replay(table, "all", ""), answer);
    }
    tables.run();
    CHECK(tables.faults.reads == reads + 1);
    for (const ApiAnswer& answer : answers) {
        CHECK(answer.status == 200);
        CHECK(answer.body == answers[0].body);
    }
    CHECK(tables.read(tables.lobby.archive().replay(table, "all", "")).body == answers[0].body);
    CHECK(tables.faults.reads == reads + 1);
    CHECK(*tables.read(tables.lobby.archive().replay(table, "public", "")).body != *answers[0].body);
}

TEST_CASE("where there is no room for more, the answer goes that nobody has asked for for the longest time")
{
    const auto answer = [] { return ReaderAnswer{{}, api_answer("body")}; };
    LatestAnswers answers(10);
    answers.keep("first", answer());
    answers.keep("second", answer());
    CHECK(answers.find("first") != nullptr);
    answers.keep("third", answer());
    CHECK(answers.find("first") != nullptr);
    CHECK(answers.find("second") == nullptr);
    CHECK(answers.find("third") != nullptr);
    CHECK(answers.find("fourth") == nullptr);
}

TEST_CASE("who asks for one match too many is sent away, and nobody else")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    std::vector<ApiAnswer> answers(limits::archive_questions + 2);
    for (std::size_t number = 0; number < answers.size(); ++number) {
        tables.begin(tables.lobby.archive().record("table " + std::to_string(number), ""), answers[number]);
    }
    tables.run();
    CHECK(std::ranges::count(answers, 404, &ApiAnswer::status) == limits::archive_questions);
    CHECK(std::ranges::count(answers, 503, &ApiAnswer::status) == 2);
    CHECK(tables.read(tables.lobby.archive().record("table 1", "")).status == 404);
}

TEST_CASE("while matches are read, bots play and tables are taken up")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    const std::string table = finished_table(tables);
    std::promise<void> free = tables.occupy(&Workers::archive);
    ApiAnswer replay;
    tables.begin(tables.lobby.archive().replay(table, "all", ""), replay);
    const Person anna = person();
    tables.begin(anna, create_request());
    tables.run_until([&] { return anna->latest("seated").is_object(); });
    tables.begin(anna, {{"type", "seat_bot"}, {"seat", 1}, {"bot", "random"}});
    tables.begin(anna, {{"type", "start"}});
    tables.run_until([&] { return anna->latest("snapshot").is_object(); });
    tables.begin(anna, act_request(anna->decision()));
    tables.run_until([&] { return anna->latest("update").is_object() && !anna->decision().is_null(); });
    CHECK(replay.body == nullptr);
    free.set_value();
    tables.lobby.gone(*anna);
    tables.run();
    CHECK(replay.status == 200);
}

TEST_CASE("a server that stops gives up the reading that still waits")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    const std::string table = finished_table(tables);
    std::promise<void> free = tables.occupy(&Workers::archive);
    ApiAnswer replay;
    const int reads = tables.faults.reads;
    tables.begin(tables.lobby.archive().replay(table, "all", ""), replay);
    tables.run_until([&] { return tables.faults.reads > reads; });
    tables.lobby.stop();
    free.set_value();
    tables.run();
    CHECK(replay.status == 503);
}

TEST_CASE("what nobody waits for any more is not worked out, and what somebody waits for is")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    const std::string table = finished_table(tables);
    std::promise<void> free = tables.occupy(&Workers::archive);
    std::vector<std::shared_ptr<Cancelled>> cancelled;
    const std::vector<std::string> perspectives{"0", "1", "1", "all", "public"};
    std::vector<ApiAnswer> answers(perspectives.size());
    const int reads = tables.faults.reads;
    for (std::size_t number = 0; number < answers.size(); ++number) {
        cancelled.push_back(std::make_shared<Cancelled>());
        tables.begin(tables.lobby.archive().replay(table, perspectives[number], "", cancelled[number]),
                     answers[number]);
    }
    tables.run_until([&] { return tables.faults.reads == reads + 4; });
    // Of the two who ask the same, one stays.
    for (const std::size_t gone : {0U, 1U, 3U}) {
        cancelled[gone]->set();
    }
    free.set_value();
    tables.run();
    CHECK(answers[0].status == 503);
    CHECK(answers[2].status == 200);
    CHECK(answers[3].status == 503);
    CHECK(answers[4].status == 200);
    CHECK(tables.read(tables.lobby.archive().replay(table, "0", "")).status == 200);
}

TEST_CASE("what everybody could expect is told for a match that is over, from its start to its result")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    const std::string table = finished_table(tables);
    const Json record = Json::parse(*tables.read(tables.lobby.archive().record(table, "")).body);
    const ApiAnswer answer = tables.read(tables.lobby.archive().analysis(table, "", "2001:db8::1"));
    REQUIRE(answer.status == 200);
    const Json analysis = Json::parse(*answer.body);
    CHECK(analysis["standings"].front()["step"] == 0);
    const Json& last = analysis["standings"].back();
    CHECK(last["step"] == record["actions"].size());
    for (std::size_t seat = 0; seat < 2; ++seat) {
        CHECK(last["points"][seat] == 100 * record["result"]["points"][seat].get<int>());
        CHECK(last["places"][seat] == 100 * record["result"]["places"][seat].get<int>());
    }
    for (const Json& point : analysis["turning_points"]) {
        CHECK(point["seat"] == record["actions"][point["step"].get<std::size_t>()]["seat"]);
    }
}

TEST_CASE("advice is refused where nothing was decided, where no bot thinks, and to whoever may not read the match")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    const std::string table = finished_table(tables);
    const auto status = [&](const std::string& of, const std::string& step) {
        return tables.read(tables.lobby.archive().advice(of, step, "", "2001:db8::1")).status;
    };
    CHECK(status(table, "0") == 404);
    CHECK(status(table, "1000000") == 400);
    CHECK(status(table, "-1") == 400);
    CHECK(status(table, "99999999999999999999999") == 400);
    CHECK(status(table, "") == 400);
    CHECK(status("no such table", "0") == 404);

    Json hidden = create_request();
    hidden["visibility"] = "link";
    hidden["watching"] = "forbidden";
    const Match match = started_match(tables, hidden);
    play_to_end(tables, {match.anna, match.bela});
    CHECK(status(match.table["id"], "0") == 403);
    CHECK(tables.read(tables.lobby.archive().analysis(match.table["id"], "", "")).status == 403);
    CHECK(tables.read(tables.lobby.archive().analysis(match.table["id"], match.annas_token, "")).status == 200);
}

TEST_CASE("while bots look through matches, other matches are read, and who asks for one look too many is sent away")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    const std::string table = finished_table(tables);
    std::promise<void> free = tables.occupy(&Workers::analysis);
    std::vector<ApiAnswer> looks(limits::analysis_questions + 1);
    for (std::size_t step = 0; step < looks.size(); ++step) {
        const std::string number = std::to_string(step);
        tables.begin(tables.lobby.archive().advice(table, number, "", "2001:db8::" + number), looks[step]);
    }
    ApiAnswer replay;
    tables.begin(tables.lobby.archive().replay(table, "all", ""), replay);
    tables.run_until([&] { return replay.body != nullptr; });
    CHECK(replay.status == 200);
    free.set_value();
    tables.run();
    CHECK(std::ranges::count(looks, 503, &ApiAnswer::status) == 1);
}

TEST_CASE("an address that asks for many looks at once keeps nobody else from theirs")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    const std::string table = finished_table(tables);
    std::promise<void> free = tables.occupy(&Workers::analysis);
    std::vector<ApiAnswer> looks(3 * limits::analysis_questions);
    for (std::size_t step = 0; step < looks.size(); ++step) {
        tables.begin(tables.lobby.archive().advice(table, std::to_string(step), "", "2001:db8::1"), looks[step]);
    }
    ApiAnswer other;
    tables.begin(tables.lobby.archive().analysis(table, "", "2001:db8::2"), other);
    free.set_value();
    tables.run_until([&] { return other.body != nullptr; });
    CHECK(other.status == 200);
    CHECK(std::ranges::count(looks, nullptr, &ApiAnswer::body) > std::ssize(looks) / 2);
    tables.run();
    CHECK(std::ranges::count(looks, 503, &ApiAnswer::status) == 0);
}
