// When a notice is sent to whom, by a clock that the test holds and with an outlet that only remembers.
#include "protocol/limits.hpp"
#include "server/table/tokens.hpp"
#include "tests/server/noticed_lobby.hpp"

using namespace dahut;
using namespace dahut::test;
using namespace std::chrono_literals;

TEST_CASE("who is away when it is their turn is sent one notice, which tells what everybody sees")
{
    const TemporaryFolder folder;
    NoticedLobby lobby(folder / "dahut.db");
    const std::int64_t start_ms = lobby.now_ms;
    const Match match = match_with_addresses(lobby);
    lobby.pass(10min);
    CHECK(lobby.outlet.sent.empty());
    lobby.tables.lobby.gone(*match.anna);
    lobby.pass(60s - 1ms);
    CHECK(lobby.outlet.sent.empty());
    lobby.pass(1ms);
    REQUIRE(lobby.outlet.sent.size() == 2);
    const Notice& posted = lobby.outlet.sent[0];
    CHECK(posted.kind == NoticeKind::webhook);
    CHECK(posted.address == hook);
    CHECK(lobby.outlet.sent[1].kind == NoticeKind::mail);
    CHECK(lobby.outlet.sent[1].address == annas_mail);
    CHECK(posted.id != lobby.outlet.sent[1].id);
    CHECK(posted.about.table_name == "Test");
    CHECK(posted.about.game == "pips");
    CHECK(posted.about.seat == Seat(0));
    CHECK(posted.about.player == "Anna");
    CHECK(posted.about.since_ms == start_ms);
    const std::string id = match.table["id"];
    CHECK(posted.about.link == "https://games.example/table.html#table=" + id);
    lobby.pass(24h);
    CHECK(lobby.outlet.sent.size() == 2);
}

TEST_CASE("a table is made with a webhook at once, judged as one that is set later, and told to its host alone")
{
    const TemporaryFolder folder;
    Json create = create_request();
    create["token"] = hex_of('c');
    {
        NoticedLobby lobby(folder / "dahut.db");
        create["webhook"] = "nonsense";
        CHECK(lobby.tables.ask(person(), create)["code"] == "bad_address");
        create["webhook"] = "https://elsewhere.example/";
        CHECK(lobby.tables.ask(person(), create)["code"] == "address_not_allowed");
        CHECK(lobby.tables.lists()["open"].empty());
        create["webhook"] = hook;
        const Match match = seated_match(lobby.tables, create);
        CHECK(match.table["webhook"] == true);
        CHECK(match.anna->latest("notices")["webhook"] == hook);
        CHECK(match.bela->latest("notices") == Json{{"type", "notices"}});
        CHECK(lobby.tables.lists().dump().find("secret") == std::string::npos);
        create["webhook"] = "https://elsewhere.example/";
        CHECK(lobby.tables.ask(person(), create)["type"] == "seated");
    }
    NoticedLobby lobby(folder / "dahut.db");
    const Person anna = person();
    CHECK(lobby.tables.ask(anna, enter_request(create["token"]))["table"]["webhook"] == true);
    CHECK(anna->latest("notices")["webhook"] == hook);
}

TEST_CASE("a server that offers no webhooks makes no table with one")
{
    const TemporaryFolder folder;
    TestLobby tables(folder / "dahut.db");
    Json create = create_request();
    create["webhook"] = hook;
    CHECK(tables.ask(person(), create)["code"] == "notices_off");
    CHECK(tables.lists()["open"].empty());
}

TEST_CASE("a turn ends with an action, and the next turn is another one")
{
    const TemporaryFolder folder;
    NoticedLobby lobby(folder / "dahut.db");
    const Match match = match_with_addresses(lobby);
    lobby.tables.lobby.gone(*match.bela);
    lobby.pass(1h);
    REQUIRE(lobby.outlet.sent.size() == 1);
    CHECK(lobby.outlet.sent[0].about.seat == Seat(1));
    lobby.act(match.anna);
    CHECK(lobby.outlet.withdrawn.empty());
    const Person bela = person();
    REQUIRE(lobby.tables.ask(bela, enter_request(match.belas_token))["type"] == "entered");
    CHECK(lobby.outlet.withdrawn == std::vector{Seat(1)});
    lobby.act(bela);
    const std::int64_t next_turn_ms = lobby.now_ms;
    CHECK(lobby.outlet.withdrawn == std::vector{Seat(1), Seat(1)});
    lobby.pass(1h);
    CHECK(lobby.outlet.sent.size() == 1);
    lobby.tables.lobby.gone(*bela);
    lobby.pass(1min);
    REQUIRE(lobby.outlet.sent.size() == 2);
    CHECK(lobby.outlet.sent[1].about.since_ms == next_turn_ms);
}

TEST_CASE("who has come and gone without acting is not told again, nor when others take the table up anew")
{
    const TemporaryFolder folder;
    NoticedLobby lobby(folder / "dahut.db");
    const Match match = match_with_addresses(lobby);
    const auto let_rest = [&lobby] {
        lobby.tables.clear_away();
        lobby.tables.lobby.let_rest(std::chrono::steady_clock::now() + 1h);
        return lobby.tables.lobby.tables_awake();
    };
    lobby.tables.lobby.gone(*match.anna);
    lobby.tables.lobby.gone(*match.bela);
    lobby.pass(10s);
    CHECK(let_rest() == 1);
    lobby.pass(1min);
    CHECK(lobby.outlet.sent.size() == 3);
    CHECK(let_rest() == 0);
    const Person bela = person();
    REQUIRE(lobby.tables.ask(bela, enter_request(match.belas_token))["type"] == "entered");
    const Person anna = person();
    REQUIRE(lobby.tables.ask(anna, enter_request(match.annas_token))["type"] == "entered");
    lobby.tables.lobby.gone(*anna);
    lobby.pass(1h);
    CHECK(lobby.outlet.sent.size() == 3);
}

TEST_CASE("whoever a bot plays for is not told")
{
    const TemporaryFolder folder;
    NoticedLobby lobby(folder / "dahut.db");
    Json create = create_request();
    create["clock"] = {{"bank_s", 10}, {"increment_s", 0}};
    const Match match = started_match(lobby.tables, create);
    REQUIRE(lobby.set_webhook(match.anna, hook)["type"] == "done");
    lobby.tables.lobby.gone(*match.anna);
    lobby.pass(10s);
    lobby.pass(1h);
    CHECK(lobby.outlet.sent.empty());
}

TEST_CASE("after a restart addresses are as they were, and who is still awaited is told when somebody comes")
{
    const TemporaryFolder folder;
    Match match;
    std::int64_t start_ms = 0;
    std::vector<Notice> before;
    {
        NoticedLobby lobby(folder / "dahut.db");
        start_ms = lobby.now_ms;
        match = match_with_addresses(lobby);
        lobby.tables.lobby.gone(*match.anna);
        lobby.pass(1min);
        before = lobby.outlet.sent;
        REQUIRE(before.size() == 2);
    }
    NoticedLobby lobby(folder / "dahut.db");
    lobby.now_ms += std::chrono::milliseconds(5h).count();
    const Person bela = person();
    const Json entered = lobby.tables.ask(bela, enter_request(match.belas_token));
    CHECK(entered["table"]["webhook"] == true);
    lobby.pass(1min);
    REQUIRE(lobby.outlet.sent.size() == 2);
    CHECK(lobby.outlet.sent[0].address == hook);
    CHECK(lobby.outlet.sent[1].address == annas_mail);
    CHECK(lobby.outlet.sent[1].about.since_ms == start_ms);
    CHECK(lobby.outlet.sent[0].id == before[0].id);
    CHECK(lobby.outlet.sent[1].id == before[1].id);
}

TEST_CASE("an address that the operator allows no more is not written to")
{
    const TemporaryFolder folder;
    Match match;
    {
        NoticedLobby lobby(folder / "dahut.db");
        match = match_with_addresses(lobby);
    }
    NoticeTerms terms = NoticedLobby::both_kinds();
    terms.webhooks = {*WebAddress::of_webhook("https://others.example")};
    terms.never = {annas_mail};
    NoticedLobby lobby(folder / "dahut.db", terms);
    REQUIRE(lobby.tables.ask(person(), enter_request(match.belas_token))["type"] == "entered");
    lobby.pass(1h);
    CHECK(lobby.outlet.sent.empty());
}

TEST_CASE("only who has set an address is told where notices go")
{
    const TemporaryFolder folder;
    NoticedLobby lobby(folder / "dahut.db");
    const Match match = match_with_addresses(lobby);
    const Person watcher = person();
    lobby.tables.ask(watcher, enter_request(match.table["watch"]));
    const Json told{{"type", "notices"}, {"mail", annas_mail}, {"webhook", hook}};
    CHECK(match.anna->latest("notices") == told);
    const Person anna = person();
    REQUIRE(lobby.tables.ask(anna, enter_request(match.annas_token))["type"] == "entered");
    CHECK(anna->latest("notices") == told);
    const Person bela = person();
    REQUIRE(lobby.tables.ask(bela, enter_request(match.belas_token))["type"] == "entered");
    CHECK(bela->latest("notices") == Json{{"type", "notices"}});
    CHECK(bela->latest("table").is_null());
    CHECK(match.bela->latest("table")["table"]["webhook"] == true);
    for (const Person& other : {match.bela, bela, watcher}) {
        const std::string heard = Json(other->heard).dump();
        CHECK(heard.find("anna@") == std::string::npos);
        CHECK(heard.find("hooks.example") == std::string::npos);
    }
    CHECK(lobby.end_webhook(match.anna)["type"] == "done");
    CHECK_FALSE(match.bela->latest("table")["table"].contains("webhook"));
    CHECK(lobby.tables.ask(match.anna, {{"type", "notify"}})["type"] == "done");
    CHECK(match.anna->latest("notices") == Json{{"type", "notices"}});
    lobby.tables.lobby.gone(*match.anna);
    lobby.tables.lobby.gone(*anna);
    lobby.pass(1h);
    CHECK(lobby.outlet.sent.empty());
}

TEST_CASE("whoever leaves takes their addresses along")
{
    const TemporaryFolder folder;
    NoticedLobby lobby(folder / "dahut.db");
    const Match match = seated_match(lobby.tables);
    REQUIRE(lobby.set_webhook(match.anna, hook)["type"] == "done");
    REQUIRE(lobby.set_mail(match.bela, "bela@example.org")["type"] == "done");
    REQUIRE(lobby.tables.ask(match.anna, {{"type", "leave"}})["type"] == "done");
    CHECK_FALSE(match.bela->latest("table")["table"].contains("webhook"));
    CHECK(match.bela->latest("table")["table"]["host"] == 1);
    CHECK(lobby.set_webhook(match.bela, hook)["type"] == "done");
}

TEST_CASE("what is on its way to whoever has lost a seat does not go there")
{
    const TemporaryFolder folder;
    NoticedLobby lobby(folder / "dahut.db");
    const Match match = started_match(lobby.tables);
    REQUIRE(lobby.set_mail(match.bela, "bela@example.org")["type"] == "done");
    lobby.tables.lobby.gone(*match.bela);
    lobby.pass(60s);
    REQUIRE(lobby.outlet.sent.size() == 1);
    lobby.pass(10min);
    REQUIRE(lobby.outlet.withdrawn.empty());
    const Json relink = {{"type", "relink"}, {"seat", 1}, {"link", new_token()}};
    REQUIRE(lobby.tables.ask(match.anna, relink)["type"] == "done");
    CHECK(lobby.outlet.withdrawn == std::vector{Seat(1)});
    lobby.pass(24h);
    CHECK(lobby.outlet.sent.size() == 1);
}

TEST_CASE("addresses are refused that lead elsewhere, are none, or come from somebody else")
{
    const TemporaryFolder folder;
    NoticedLobby lobby(folder / "dahut.db");
    const Match match = seated_match(lobby.tables);
    CHECK(lobby.set_webhook(match.bela, hook)["code"] == "not_host");
    CHECK(lobby.set_webhook(match.anna, "https://hooks.example.evil/t")["code"] == "address_not_allowed");
    CHECK(lobby.set_webhook(match.anna, "nonsense")["code"] == "bad_address");
    CHECK(lobby.set_mail(match.bela, "bela@example.org\r\nBcc: all@example.org")["code"] == "bad_address");
    CHECK(lobby.set_mail(match.bela, "Quiet+more@Example.org")["code"] == "address_not_allowed");
    const Person watcher = person();
    lobby.tables.ask(watcher, enter_request(match.table["watch"]));
    CHECK(lobby.set_mail(watcher, annas_mail)["code"] == "not_seated");
    CHECK(lobby.set_mail(person(), annas_mail)["code"] == "not_entered");
    for (int change = 0; change < limits::notice_changes; ++change) {
        REQUIRE(lobby.set_mail(match.bela, "bela@example.org")["type"] == "done");
    }
    CHECK(lobby.set_mail(match.bela, "bela@example.org")["code"] == "too_many_changes");
}

TEST_CASE("a server that offers no notices takes no address")
{
    const TemporaryFolder folder;
    NoticedLobby lobby(folder / "dahut.db", NoticeTerms());
    CHECK(lobby.tables.lobby.notices_offered().empty());
    const Match match = started_match(lobby.tables);
    CHECK(lobby.set_webhook(match.anna, hook)["code"] == "notices_off");
    CHECK(lobby.set_mail(match.anna, annas_mail)["code"] == "notices_off");
    CHECK(match.anna->latest("notices").is_null());
    lobby.tables.lobby.gone(*match.bela);
    CHECK(lobby.tables.ask(match.anna, {{"type", "nudge"}, {"seat", 1}})["type"] == "done");
    const Person bela = person();
    CHECK(lobby.tables.ask(bela, enter_request(match.belas_token))["type"] == "entered");
    lobby.act(bela);
}

TEST_CASE("a table asks for a notice at once, but only for whose turn it is")
{
    const TemporaryFolder folder;
    NoticedLobby lobby(folder / "dahut.db");
    const Match match = match_with_addresses(lobby);
    const std::shared_ptr<Room> room = match.anna->role()->room;
    lobby.act(match.bela);
    room->notify(Seat(1), Occasion::nudge);
    CHECK(lobby.outlet.sent.empty());
    room->notify(Seat(0), Occasion::nudge);
    CHECK(lobby.outlet.sent.size() == 2);
    room->notify(Seat(0), Occasion::nudge);
    REQUIRE(lobby.outlet.sent.size() == 3);
    CHECK(lobby.outlet.sent[2].kind == NoticeKind::webhook);
}

TEST_CASE("the record of a match knows no addresses")
{
    const TemporaryFolder folder;
    NoticedLobby lobby(folder / "dahut.db");
    const Match match = match_with_addresses(lobby);
    play_to_end(lobby.tables, {match.anna, match.bela});
    const std::string id = match.table["id"];
    const std::string record = *lobby.tables.read(lobby.tables.lobby.archive().record(id, "")).body;
    CHECK(record.find("dahut.record.1") != std::string::npos);
    CHECK(record.find("example") == std::string::npos);
    CHECK(lobby.set_mail(match.anna, annas_mail)["code"] == "table_over");
}

TEST_CASE("while the match is paused nobody is told, and when it goes on there is another turn")
{
    const TemporaryFolder folder;
    NoticedLobby lobby(folder / "dahut.db");
    const Match match = match_with_addresses(lobby);
    REQUIRE(lobby.tables.ask(match.anna, {{"type", "agree"}, {"to", "pause"}})["type"] == "done");
    REQUIRE(lobby.tables.ask(match.bela, {{"type", "agree"}, {"to", "pause"}})["type"] == "done");
    lobby.tables.lobby.gone(*match.anna);
    lobby.pass(1h);
    CHECK(lobby.outlet.sent.empty());
    const Person anna = person();
    REQUIRE(lobby.tables.ask(anna, enter_request(match.annas_token))["type"] == "entered");
    REQUIRE(lobby.tables.ask(anna, {{"type", "agree"}, {"to", "go_on"}})["type"] == "done");
    REQUIRE(lobby.tables.ask(match.bela, {{"type", "agree"}, {"to", "go_on"}})["type"] == "done");
    const std::int64_t went_on_ms = lobby.now_ms;
    lobby.tables.lobby.gone(*anna);
    lobby.pass(1min);
    REQUIRE(lobby.outlet.sent.size() == 2);
    CHECK(lobby.outlet.sent[0].about.since_ms == went_on_ms);
}

TEST_CASE("a nudge is a notice at once for whoever is away, and a webhook ends when the host hands the table over")
{
    const TemporaryFolder folder;
    NoticedLobby lobby(folder / "dahut.db");
    const Match match = match_with_addresses(lobby);
    const Json nudge{{"type", "nudge"}, {"seat", 1}};
    REQUIRE(lobby.tables.ask(match.anna, nudge)["type"] == "done");
    CHECK(lobby.outlet.sent.empty());
    lobby.pass(1min);
    lobby.tables.lobby.gone(*match.bela);
    REQUIRE(lobby.tables.ask(match.anna, nudge)["type"] == "done");
    REQUIRE(lobby.outlet.sent.size() == 1);
    CHECK(lobby.outlet.sent[0].about.seat == Seat(1));
    lobby.pass(1h);
    REQUIRE(lobby.tables.ask(match.anna, nudge)["type"] == "done");
    REQUIRE(lobby.outlet.sent.size() == 2);
    CHECK(lobby.outlet.sent[0].id != lobby.outlet.sent[1].id);
    REQUIRE(lobby.tables.ask(match.anna, {{"type", "hand_over"}, {"seat", 1}})["type"] == "done");
    CHECK_FALSE(match.anna->latest("table")["table"].contains("webhook"));
}
