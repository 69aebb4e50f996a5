// A lobby that offers notices, by a clock that the test holds and with an outlet that only remembers.
#pragma once

#include "tests/server/match.hpp"
#include "tests/server/timed_lobby.hpp"

#include <utility>

namespace dahut::test {

struct RememberingOutlet final : Outlet {
    void send(Notice notice) override { sent.push_back(std::move(notice)); }
    void withdraw(const std::string&, Seat seat) override { withdrawn.push_back(seat); }
    bool withdraw_by(NoticeKind, const std::string&, Seat) override { return std::exchange(still_under_way, false); }

    std::vector<Notice> sent;
    std::vector<Seat> withdrawn;
    // Whether what goes to the webhook has not been delivered.
    bool still_under_way = false;
};

inline constexpr const char* hook = "https://hooks.example/t/secret";
inline constexpr const char* other_hook = "https://hooks.example/t/other";
inline constexpr const char* annas_mail = "anna@example.org";

// A lobby that offers notices of both kinds.
struct NoticedLobby {
    explicit NoticedLobby(const std::filesystem::path& database) : NoticedLobby(database, both_kinds()) {}
    NoticedLobby(const std::filesystem::path& database, NoticeTerms terms)
        : tables(database, TestLobby::only_pips(), settings(std::move(terms)))
    {}

    static NoticeTerms both_kinds()
    {
        NoticeTerms terms;
        terms.webhooks = {*WebAddress::of_webhook("https://hooks.example/t")};
        terms.mail = Mail::offered;
        terms.never = {"quiet@example.org"};
        terms.public_address = "https://games.example";
        return terms;
    }

    LobbySettings settings(NoticeTerms terms)
    {
        LobbySettings settings = TimedLobby::settings_with(now_ms);
        settings.notices = std::move(terms);
        const bool offers = !settings.notices.webhooks.empty() || settings.notices.mail == Mail::offered;
        settings.notices.outlet = offers ? &outlet : nullptr;
        return settings;
    }

    void pass(std::chrono::milliseconds time)
    {
        now_ms += time.count();
        tables.lobby.run_clocks();
        tables.run();
    }

    Json set_mail(const Person& person, const std::string& mail)
    {
        return tables.ask(person, {{"type", "notify"}, {"mail", mail}});
    }
    Json set_webhook(const Person& person, const std::string& address)
    {
        return tables.ask(person, {{"type", "set_webhook"}, {"address", address}});
    }
    Json end_webhook(const Person& person) { return tables.ask(person, {{"type", "set_webhook"}}); }
    void act(const Person& person) { REQUIRE(tables.ask(person, act_request(person->decision()))["type"] == "update"); }

    std::int64_t now_ms = 1'790'000'000'000;
    RememberingOutlet outlet;
    TestLobby tables;
};

// A running match of pips, where both are asked at once; Anna's address is known, and the table's webhook.
inline Match match_with_addresses(NoticedLobby& lobby)
{
    Match match = started_match(lobby.tables);
    REQUIRE(lobby.set_mail(match.anna, annas_mail)["type"] == "done");
    REQUIRE(lobby.set_webhook(match.anna, hook)["type"] == "done");
    return match;
}

} // namespace dahut::test
