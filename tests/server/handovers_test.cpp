// Which seats changed hands, as those are told who come later and who read the match: what those heard who were there,
// each at its place among the viewer's own events.
#include "protocol/limits.hpp"
#include "tests/server/match.hpp"

using namespace dahut;
using namespace dahut::test;

namespace {

const Json undo_latest{{"type", "undo"}};

// Anna, Bela and Cili at a table where nobody has to wait for anybody.
struct Three {
    explicit Three(TestLobby& tables)
        : match(seated_match(tables,
                             [] {
                                 Json create = create_request(3);
                                 create["patience_s"] = 0;
                                 return create;
                             }())),
          cilis_token(tables.ask(cili, join_request(match.table, "Cili"))["token"])
    {}

    Match match;
    Person cili = person();
    std::string cilis_token;
};

Json handover(std::size_t after, int seat, const std::string& hands)
{
    return {{"after", after}, {"seat", seat}, {"hands", hands}};
}

std::string hands_in(const Json& seat)
{
    if (seat.contains("stood_in")) {
        return "bot";
    }
    return seat.contains("bot") ? "left" : "person";
}

// What somebody heard of it who was there from the start of a match in which nothing was undone.
Json handovers_heard(const Person& person)
{
    Json handovers = Json::array();
    std::size_t events = 0;
    std::vector<std::string> hands(8, "person");
    for (const Json& message : person->heard) {
        const std::string type = message["type"];
        if (type == "snapshot" || type == "update") {
            events = message["events"].size() + (type == "update" ? events : 0);
        } else if (type == "table") {
            const Json& seats = message["table"]["seats"];
            for (std::size_t seat = 0; seat < seats.size(); ++seat) {
                if (hands_in(seats[seat]) != hands[seat]) {
                    hands[seat] = hands_in(seats[seat]);
                    handovers.push_back(handover(events, static_cast<int>(seat), hands[seat]));
                }
            }
        }
    }
    return handovers;
}

Json snapshot_for(TestLobby& tables, const std::string& token)
{
    const Person later = person();
    REQUIRE(tables.ask(later, enter_request(token))["type"] == "entered");
    const Json snapshot = later->latest("snapshot");
    tables.lobby.gone(*later);
    return snapshot;
}

void act_once(TestLobby& tables, const Person& person)
{
    REQUIRE(tables.ask(person, act_request(person->decision()))["type"] == "update");
}

// Cili goes, is stood in for, comes back, and leaves, while Bela thinks and Anna chooses a card, takes it back, and so
// on. Anna and somebody who watches are there all the time.
struct Comings {
    explicit Comings(TestLobby& tables) : three(tables), match(three.match)
    {
        tables.ask(watcher, enter_request(match.table["watch"]));
        REQUIRE(tables.ask(match.anna, {{"type", "start"}})["type"] == "done");
        act_once(tables, match.anna);
        tables.lobby.gone(*three.cili);
        REQUIRE(tables.ask(match.anna, stand_in(2))["type"] == "done");
        REQUIRE(tables.ask(match.bela, stand_in(2))["type"] == "done");
        act_once(tables, match.anna);
        three.cili = person();
        REQUIRE(tables.ask(three.cili, enter_request(three.cilis_token))["type"] == "entered");
        act_once(tables, match.anna);
        REQUIRE(tables.ask(three.cili, {{"type", "leave"}})["type"] == "done");
    }

    Three three;
    const Match& match;
    Person watcher = person();
};

// Cili has gone when Anna had chosen a card; a bot chooses for her, and Anna undoes her choice.
Match undone_over_handover(TestLobby& tables)
{
    Three three(tables);
    const Match& match = three.match;
    REQUIRE(tables.ask(match.anna, {{"type", "start"}})["type"] == "done");
    act_once(tables, match.anna);
    tables.lobby.gone(*three.cili);
    REQUIRE(tables.ask(match.anna, stand_in(2))["type"] == "done");
    REQUIRE(tables.ask(match.bela, stand_in(2))["type"] == "done");
    REQUIRE(tables.ask(match.anna, undo_latest)["type"] == "update");
    return match;
}

Json replay_of(TestLobby& tables, const Match& match, const std::string& eyes)
{
    return Json::parse(*tables.read(tables.lobby.archive().replay(match.table["id"], eyes, match.annas_token)).body);
}

} // namespace

TEST_CASE("who was stood in for, came back or left is told to whoever comes later as those heard it who were there")
{
    const TemporaryFolder folder;
    std::optional<Comings> comings;
    const auto check = [&](TestLobby& tables) {
        for (const auto& [token, heard] : {std::pair(comings->match.annas_token, comings->match.anna),
                                           {std::string(comings->match.table["watch"]), comings->watcher}}) {
            const Json told = snapshot_for(tables, token)["handovers"];
            CHECK(told == handovers_heard(heard));
            REQUIRE(told.size() == 3);
            CHECK(told[0]["hands"] == "bot");
            CHECK(told[1]["hands"] == "person");
            CHECK(told[2]["hands"] == "left");
        }
    };
    {
        TestLobby tables(folder / "dahut.db");
        comings.emplace(tables);
        check(tables);
    }
    TestLobby tables(folder / "dahut.db");
    check(tables);
}

TEST_CASE("each viewer is told it after its own events, among which are none that others heard alone")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    const Comings comings(tables);
    const Json to_anna = snapshot_for(tables, comings.match.annas_token);
    const Json to_public = snapshot_for(tables, comings.match.table["watch"]);
    const std::size_t hers_alone = to_anna["events"].size() - to_public["events"].size();
    REQUIRE(hers_alone > 0);
    for (std::size_t one = 0; one < 3; ++one) {
        const std::size_t after = to_public["handovers"][one]["after"];
        CHECK(to_anna["handovers"][one]["after"] == after + hers_alone);
        CHECK(after <= to_public["events"].size());
    }
}

TEST_CASE("where no seat has changed hands nothing is said of it")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    const Match match = started_match(tables);
    CHECK_FALSE(snapshot_for(tables, match.annas_token).contains("handovers"));
    play_to_end(tables, {match.anna, match.bela});
    CHECK_FALSE(snapshot_for(tables, match.annas_token).contains("handovers"));
    CHECK_FALSE(replay_of(tables, match, "all").contains("handovers"));
}

TEST_CASE("whoever may have missed that a seat changed hands is sent a snapshot, and whoever heard more since is not")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    const Comings comings(tables);
    const auto told_since = [&](std::int64_t seen) {
        const Person back = person();
        Json request = enter_request(comings.match.table["watch"]);
        request["seen"] = seen;
        REQUIRE(tables.ask(back, request)["type"] == "entered");
        return back->told();
    };
    const std::vector<std::string> before = comings.watcher->told();
    const auto told = static_cast<std::int64_t>(before.size());
    act_once(tables, comings.match.anna);
    act_once(tables, comings.match.anna);
    const std::vector<std::string> heard = comings.watcher->told();
    REQUIRE(heard.size() == before.size() + 2);
    for (std::int64_t seen = 0; seen <= told; ++seen) {
        const std::vector<std::string> missed = told_since(seen);
        REQUIRE(missed.size() == 1);
        CHECK(Json::parse(missed[0])["type"] == "snapshot");
    }
    const auto last = static_cast<std::int64_t>(heard.size());
    CHECK(told_since(last).empty());
    CHECK(told_since(last - 1) == std::vector<std::string>{heard.back()});
}

TEST_CASE("where somebody comes back who had only been agreed about, nobody has missed anything")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    Three three(tables);
    const Person watcher = person();
    tables.ask(watcher, enter_request(three.match.table["watch"]));
    REQUIRE(tables.ask(three.match.anna, {{"type", "start"}})["type"] == "done");
    act_once(tables, three.match.anna);
    tables.lobby.gone(*three.cili);
    REQUIRE(tables.ask(three.match.anna, stand_in(2))["type"] == "done");
    three.cili = person();
    REQUIRE(tables.ask(three.cili, enter_request(three.cilis_token))["type"] == "entered");
    Json request = enter_request(three.match.table["watch"]);
    request["seen"] = watcher->told().size();
    const Person back = person();
    REQUIRE(tables.ask(back, request)["type"] == "entered");
    CHECK(back->told().empty());
}

TEST_CASE("a snapshot says it after what is left of the events, and a replay after all of them")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    const Match match = undone_over_handover(tables);
    CHECK(snapshot_for(tables, match.table["watch"])["handovers"] == Json::array({handover(0, 2, "bot")}));
    play_to_end(tables, {match.anna, match.bela});
    CHECK(replay_of(tables, match, "public")["handovers"] == Json::array({handover(1, 2, "bot")}));
    const Json all = replay_of(tables, match, "all");
    CHECK(all["handovers"] == Json::array({handover(all["events"].size() + 1, 2, "bot")}));
}

TEST_CASE("the replay of every viewer says it where the viewer was told it, and the record does not")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    const Comings comings(tables);
    play_to_end(tables, {comings.match.anna, comings.match.bela});
    CHECK(replay_of(tables, comings.match, "0")["handovers"] == handovers_heard(comings.match.anna));
    CHECK(replay_of(tables, comings.match, "public")["handovers"] == handovers_heard(comings.watcher));
    CHECK(replay_of(tables, comings.match, "public")["handovers"].size() == 3);
    const ApiAnswer record =
        tables.read(tables.lobby.archive().record(comings.match.table["id"], comings.match.annas_token));
    CHECK_FALSE(Json::parse(*record.body).contains("handovers"));
}
