// What notices are made of: addresses, how often mails go to one, when a delivery is tried again, and the words.
#include "protocol/limits.hpp"
#include "server/limits.hpp"
#include "server/notices/addresses.hpp"
#include "server/notices/deliveries.hpp"
#include "server/notices/mail_pace.hpp"
#include "server/notices/notice_text.hpp"
#include "tests/support/catch.hpp"

#include <algorithm>
#include <array>

using namespace dahut;
using namespace std::chrono_literals;

namespace {

bool is_allowed(std::string_view address, std::string_view prefix)
{
    const auto parsed = WebAddress::of_webhook(address);
    return parsed && parsed->is_below(*WebAddress::of_webhook(prefix));
}

Notice notice_for(const std::string& table, Seat seat = Seat(0))
{
    return {"id-" + table,
            NoticeKind::webhook,
            "http://h/x",
            {table, "Evening", "ys", "Ys", seat, "Anna", 1'790'000'000'000, "https://g.example/table.html#table=t1"}};
}

constexpr Deliveries::Time start{};

} // namespace

TEST_CASE("an allowed address has the same scheme, host and port, and a path that is not above")
{
    CHECK(is_allowed("https://hooks.example/a/b?c=d", "https://hooks.example"));
    CHECK(is_allowed("https://HOOKS.example:443/a", "https://hooks.example/"));
    CHECK(is_allowed("https://hooks.example/t", "https://hooks.example/t"));
    CHECK(is_allowed("https://hooks.example/t/x", "https://hooks.example/t"));
    CHECK(is_allowed("https://hooks.example/t/x", "https://hooks.example/t/"));
    CHECK(is_allowed("http://[::1]:8080/x", "http://[::1]:8080"));
    CHECK_FALSE(is_allowed("https://hooks.example.evil/", "https://hooks.example"));
    CHECK_FALSE(is_allowed("https://hooks.examplee/", "https://hooks.example"));
    CHECK_FALSE(is_allowed("https://evil.hooks.example/", "https://hooks.example"));
    CHECK_FALSE(is_allowed("http://hooks.example/", "https://hooks.example"));
    CHECK_FALSE(is_allowed("https://hooks.example:444/", "https://hooks.example"));
    CHECK_FALSE(is_allowed("https://hooks.example/table", "https://hooks.example/t"));
    CHECK_FALSE(is_allowed("https://hooks.example/", "https://hooks.example/t"));
    CHECK_FALSE(is_allowed("https://hooks.example/t/../other", "https://hooks.example/t"));
    CHECK_FALSE(is_allowed("https://hooks.example/t/%2e%2e/other", "https://hooks.example/t"));
    CHECK_FALSE(is_allowed("https://hooks.example/t/..%2fother", "https://hooks.example/t"));
    CHECK_FALSE(is_allowed("https://hooks.example/t/..%5cother", "https://hooks.example/t"));
    CHECK_FALSE(is_allowed("https://hooks.example/t%2fx", "https://hooks.example/t"));
    CHECK_FALSE(is_allowed("https://hooks.example/t%5Cx", "https://hooks.example/t"));
    CHECK_FALSE(is_allowed("https://hooks.example/t/..;/other", "https://hooks.example/t"));
    CHECK_FALSE(is_allowed("https://hooks.example/t/..%3Bx/other", "https://hooks.example/t"));
}

TEST_CASE("what is no plain address of the web is none")
{
    for (const std::string_view text :
         {"", "hooks.example/t", "//hooks.example", "https://", "ftp://hooks.example/", "file:///etc/passwd",
          "https://user@hooks.example/", "https://user:word@hooks.example/", "https://hooks.example@evil.example/",
          "https://hooks.example\\@evil.example/", "https://hooks.example /", "https://hooks.example/\r\nX: y",
          "https://hooks.example/%00", "https:/hooks.example/", "https:///hooks.example/", "https://hooks.éxample/",
          "https://hooks%c3%a9.example/", "smtp://hooks.example/", "https://h:99999/"}) {
        INFO(text);
        CHECK_FALSE(WebAddress::of_webhook(text));
    }
    CHECK_FALSE(WebAddress::of_webhook("https://h/" + std::string(limits::webhook_length, 'a')));
    CHECK(WebAddress::of_mail_server("smtp://localhost:2525"));
    CHECK(WebAddress::of_mail_server("smtps://mail.example"));
    CHECK_FALSE(WebAddress::of_mail_server("smtp://user:word@mail.example"));
    CHECK_FALSE(WebAddress::of_mail_server("https://mail.example"));
}

TEST_CASE("a mail address is one that can stand in a header and in a command")
{
    for (const std::string_view text : {"a@b", "anna@example.org", "Anna.B+dahut@mail.example-one.org", "o'n@x.y"}) {
        INFO(text);
        CHECK(is_mail_address(text));
    }
    for (const std::string_view text : {"",
                                        "anna",
                                        "@example.org",
                                        "anna@",
                                        "a@b@c",
                                        "anna@exa mple.org",
                                        "anna @example.org",
                                        "<anna@example.org>",
                                        "anna@example.org>",
                                        "anna@example.org\r\nRCPT TO:<b@c>",
                                        "anna@example.org\n",
                                        "anna@example..org",
                                        "anna@-example.org",
                                        "anna@example.org.",
                                        ".anna@example.org",
                                        "-anna@example.org",
                                        "an..na@example.org",
                                        "anna,b@example.org",
                                        "\"anna\"@example.org",
                                        "anna@[127.0.0.1]",
                                        "ánna@example.org",
                                        "anna%b@example.org",
                                        "a!b@example.org"}) {
        INFO(text);
        CHECK_FALSE(is_mail_address(text));
    }
    CHECK_FALSE(is_mail_address(std::string(65, 'a') + "@example.org"));
    CHECK_FALSE(is_mail_address("a@" + std::string(limits::mail_address_length, 'b')));
    CHECK(mailbox_of("Anna+one@Example.org") == mailbox_of("anna+two@example.ORG"));
    CHECK(mailbox_of("an.na@example.org") == mailbox_of("a.nn.a@example.org"));
    CHECK(mailbox_of("anna@example.org") != mailbox_of("bela@example.org"));
}

TEST_CASE("a failed delivery is tried again, each time after twice as long, for more than an hour")
{
    Deliveries deliveries(5s);
    REQUIRE(deliveries.add(notice_for("t1"), "http://h:80", start));
    Deliveries::Time now = start;
    std::chrono::milliseconds expected = 5s;
    for (int attempt = 1; attempt < limits::notice_tries; ++attempt) {
        const auto delivery = deliveries.next(now);
        REQUIRE(delivery);
        REQUIRE(deliveries.settle(delivery->number, Deliveries::Attempt::failed, now)
                == Deliveries::FollowUp::tried_again);
        CHECK(deliveries.pause(now) == expected);
        CHECK_FALSE(deliveries.next(now + expected - 1ms));
        now += expected;
        expected *= 2;
    }
    CHECK(now - start > 1h);
    CHECK(now - start < 2h);
    const auto last = deliveries.next(now);
    REQUIRE(last);
    CHECK(deliveries.settle(last->number, Deliveries::Attempt::failed, now) == Deliveries::FollowUp::given_up);
    CHECK(deliveries.size() == 0);
    CHECK_FALSE(deliveries.pause(now));
}

TEST_CASE("what is delivered or refused is tried no more, nor what is withdrawn")
{
    using Attempt = Deliveries::Attempt;
    using FollowUp = Deliveries::FollowUp;
    Deliveries deliveries(5s);
    const auto tried = [&](const std::string& table) {
        REQUIRE(deliveries.add(notice_for(table), table, start));
        return deliveries.next(start)->number;
    };
    CHECK(deliveries.settle(tried("t1"), Attempt::delivered, start) == FollowUp::done);
    CHECK(deliveries.settle(tried("t2"), Attempt::refused, start) == FollowUp::given_up);
    const std::int64_t under_way = tried("t3");
    deliveries.withdraw("t3", Seat(1));
    deliveries.withdraw("t3", Seat(0));
    CHECK(deliveries.settle(under_way, Attempt::failed, start) == FollowUp::done);
    CHECK(deliveries.size() == 0);
    REQUIRE(deliveries.add(notice_for("t4"), "r", start));
    deliveries.withdraw("t4", Seat(0));
    CHECK_FALSE(deliveries.next(start));
}

TEST_CASE("what goes one way is withdrawn without the other, and whether there was anything is said once")
{
    Deliveries deliveries(5s);
    Notice mail = notice_for("t1");
    mail.kind = NoticeKind::mail;
    REQUIRE(deliveries.add(notice_for("t1"), "hook", start));
    REQUIRE(deliveries.add(mail, "mail", start));
    REQUIRE(deliveries.next(start));
    REQUIRE(deliveries.add(notice_for("t1"), "hook", start));
    CHECK_FALSE(deliveries.withdraw_by(NoticeKind::webhook, "t1", Seat(1)));
    CHECK(deliveries.withdraw_by(NoticeKind::webhook, "t1", Seat(0)));
    CHECK_FALSE(deliveries.withdraw_by(NoticeKind::webhook, "t1", Seat(0)));
    const auto left = deliveries.next(start);
    REQUIRE(left);
    CHECK(left->notice.kind == NoticeKind::mail);
    CHECK_FALSE(deliveries.next(start));
}

TEST_CASE("a receiver that hangs keeps others waiting for itself only, and only so many notices wait")
{
    Deliveries deliveries(5s);
    for (std::size_t count = 0; count < limits::notices_waiting - 1; ++count) {
        REQUIRE(deliveries.add(notice_for("t1"), "hanging", start));
    }
    REQUIRE(deliveries.add(notice_for("t2"), "other", start));
    CHECK_FALSE(deliveries.add(notice_for("t3"), "third", start));
    for (std::size_t count = 0; count < limits::notices_at_once_per_receiver; ++count) {
        CHECK(deliveries.next(start)->notice.about.table == "t1");
    }
    CHECK(deliveries.next(start)->notice.about.table == "t2");
    CHECK_FALSE(deliveries.next(start));
    CHECK_FALSE(deliveries.pause(start));
}

TEST_CASE("what has failed gives way to what has not: it leaves a full queue, and waits for its next try")
{
    Deliveries deliveries(5s);
    REQUIRE(deliveries.add(notice_for("failing"), "r", start));
    CHECK_FALSE(deliveries.make_room());
    const std::int64_t number = deliveries.next(start)->number;
    CHECK(deliveries.settle(number, Deliveries::Attempt::failed, start) == Deliveries::FollowUp::tried_again);
    REQUIRE(deliveries.add(notice_for("honest"), "r", start));
    CHECK(deliveries.next(start + 1h)->notice.about.table == "honest");
    while (deliveries.size() < limits::notices_waiting) {
        REQUIRE(deliveries.add(notice_for("more"), "r", start));
    }
    const std::optional<Notice> given_up = deliveries.make_room();
    REQUIRE(given_up);
    CHECK(given_up->about.table == "failing");
    CHECK(deliveries.add(notice_for("last"), "r", start));
    CHECK_FALSE(deliveries.make_room());
}

TEST_CASE("only so many deliveries are under way at once")
{
    Deliveries deliveries(5s);
    for (std::size_t count = 0; count <= limits::notices_at_once; ++count) {
        REQUIRE(deliveries.add(notice_for("t1"), "receiver " + std::to_string(count), start));
    }
    std::optional<Deliveries::Delivery> latest;
    for (std::size_t count = 0; count < limits::notices_at_once; ++count) {
        latest = deliveries.next(start);
        REQUIRE(latest);
    }
    CHECK_FALSE(deliveries.next(start));
    CHECK(deliveries.settle(latest->number, Deliveries::Attempt::delivered, start) == Deliveries::FollowUp::done);
    CHECK(deliveries.next(start));
}

TEST_CASE("nobody has a stranger flooded with mail")
{
    MailPace pace;
    const std::int64_t pause_ms = std::chrono::milliseconds(limits::mail_pause).count();
    const std::int64_t day_ms = std::chrono::milliseconds(24h).count();
    CHECK(pace.take("anna@example.org", "t0", 0));
    CHECK_FALSE(pace.take("Anna+x@example.org", "t0", pause_ms - 1));
    CHECK(pace.take("bela@example.org", "t0", 0));
    CHECK(pace.take("anna@example.org", "t0", pause_ms));
    for (std::size_t count = 2; count < limits::mails_a_day_per_address; ++count) {
        CHECK(pace.take("anna@example.org", "t" + std::to_string(count), pause_ms));
    }
    CHECK_FALSE(pace.take("anna@example.org", "another", pause_ms));
    CHECK(pace.take("bela@example.org", "another", pause_ms));
    CHECK_FALSE(pace.take("anna@example.org", "another", day_ms - 1));
    CHECK(pace.take("anna@example.org", "another", day_ms));
}

TEST_CASE("a server mails only so much in an hour")
{
    MailPace pace;
    for (std::size_t count = 0; count < limits::mails_an_hour; ++count) {
        REQUIRE(pace.take("p" + std::to_string(count) + "@example.org", "t", 0));
    }
    const std::int64_t hour_ms = std::chrono::milliseconds(1h).count();
    CHECK_FALSE(pace.take("one.more@example.org", "t", hour_ms - 1));
    CHECK(pace.take("one.more@example.org", "t", hour_ms));
}

TEST_CASE("nothing that people have written stands in a header, nor calls a whole chat together")
{
    Notice notice = notice_for("t1");
    notice.address = "anna@example.org";
    notice.about.player = "<!channel>";
    notice.about.table_name = "@everyone\nBcc: x";
    const MailText mail = mail_text(notice, "dahut@games.example", 1'790'000'000'000);
    const auto holds_written = [](const std::string& header) {
        return header.find("channel") != std::string::npos || header.find("everyone") != std::string::npos
               || header.find('\n') != std::string::npos;
    };
    CHECK(std::ranges::none_of(mail.headers, holds_written));
    CHECK(std::ranges::find(mail.headers, "Date: Mon, 21 Sep 2026 14:13:20 +0000") != mail.headers.end());
    CHECK(mail.body.find("Since: 2026-09-21 14:13 UTC") != std::string::npos);
    const Json posted = Json::parse(webhook_text(notice));
    CHECK(posted["text"].get<std::string>().starts_with("&lt;!channel&gt;"));
    CHECK(posted["allowed_mentions"]["parse"] == Json::array());
}
