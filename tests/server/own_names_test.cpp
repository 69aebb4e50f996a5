// The names and origins that an operator allows: as browsers send them, or refused with what would be right. And what
// the log says of a stranger's.
#include "server/limits.hpp"
#include "server/net/own_names.hpp"
#include "server/net/refusals.hpp"
#include "tests/support/catch.hpp"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

using namespace dahut;

namespace {

// What was written, and what would have been right.
using Meant = std::vector<std::pair<std::string, std::string>>;

// The first is refused with the second, which is accepted as it is.
void check_meant(Settled (*settle)(std::string_view), const Meant& cases)
{
    for (const auto& [written, right] : cases) {
        const Settled settled = settle(written);
        CHECK(settled.text.empty());
        CHECK(settled.problem.ends_with(std::string(": ").append(right).append(", not ").append(written)));
        CHECK(settle(right).text == right);
    }
}

void check_refused(Settled (*settle)(std::string_view), const std::vector<std::string>& cases)
{
    for (const std::string& written : cases) {
        INFO(written);
        const Settled settled = settle(written);
        CHECK(settled.text.empty());
        CHECK_FALSE(settled.problem.empty());
    }
}

} // namespace

TEST_CASE("an origin that no browser sends is refused, and the one that was meant is named")
{
    const Meant meant{
        {"https://x/", "https://x"},
        {"x", "https://x"},
        {"x:8443", "https://x:8443"},
        {"https://x:443", "https://x"},
        {"http://x:80", "http://x"},
        {"https://x:", "https://x"},
        {"https://x:08443", "https://x:8443"},
        {"https://x/path", "https://x"},
        {"https://x?query", "https://x"},
        {"https://x#part", "https://x"},
        {"https://X:8443/path", "https://x:8443"},
        {"http://[2001:db8:0:0::1]", "http://[2001:db8::1]"},
        {"https://bücher.example/", "https://xn--bcher-kva.example"},
    };
    check_meant(settled_origin, meant);
    const std::vector<std::string> hopeless{"",
                                            "null",
                                            "*",
                                            "https://",
                                            "https://*.example",
                                            "ftp://x",
                                            "wss://x",
                                            "https:x",
                                            "https://me@x",
                                            "https://x:0",
                                            "https://x:65536",
                                            "https://x:y",
                                            "https://a b",
                                            "https://a..b",
                                            "https://1.2.3",
                                            "https://x.0x7f",
                                            "https://[::1",
                                            "https://[::1%lo]",
                                            "https://[::ffff:192.0.2.1]",
                                            "https://\xff.example"};
    check_refused(settled_origin, hopeless);
    CHECK(settled_origin("null").problem == "needs the origin of a site: https://example.org, not null");
}

TEST_CASE("an origin is kept as browsers send it, an international name in its ASCII form")
{
    for (const auto& [written, sent] : std::vector<std::pair<std::string, std::string>>{
             {"https://example.org", "https://example.org"},
             {"HTTPS://Example.ORG:8443", "https://example.org:8443"},
             {"http://localhost:8080", "http://localhost:8080"},
             {"http://x:443", "http://x:443"},
             {"http://192.0.2.1:8080", "http://192.0.2.1:8080"},
             {"http://[2001:DB8::1]:8080", "http://[2001:db8::1]:8080"},
             {"https://my_pi.example.", "https://my_pi.example."},
             {"https://Bücher.example:8443", "https://xn--bcher-kva.example:8443"},
             {"https://straße.example", "https://xn--strae-oqa.example"},
         }) {
        const Settled settled = settled_origin(written);
        CHECK(settled.problem.empty());
        CHECK(settled.text == sent);
    }
}

TEST_CASE("a host that no browser asks for is refused, and the one that was meant is named")
{
    const Meant meant{
        {"https://x", "x"}, {"x:8080", "x"}, {"x/", "x"}, {"192.0.2.1:8080", "192.0.2.1"}, {"[::1]:8080", "[::1]"},
    };
    check_meant(settled_host, meant);
    check_refused(settled_host, {"", "*", "*.example.org", "a b", "1.2.3", ":8080", "https://"});
    CHECK(settled_host("Games.Example").text == "games.example");
    CHECK(settled_host("bücher.example").text == "xn--bcher-kva.example");
    CHECK(settled_host("2001:db8::1").text == "2001:db8::1");
}

TEST_CASE("what a stranger sent is cut and escaped before it is logged")
{
    CHECK(foreign_text("evil.example:80") == "\"evil.example:80\"");
    CHECK(foreign_text("a\n\"b\\ \x1b\xc3") == R"("a\x0a\x22b\x5c\x20\x1b\xc3")");
    const std::string longest(limits::log_foreign_bytes, 'x');
    CHECK(foreign_text(longest) == '"' + longest + '"');
    CHECK(foreign_text(longest + "x") == '"' + longest + "...\"");
}

TEST_CASE("what would fill the log is told now and then, with how often it was left out")
{
    NowAndThen lines;
    const NowAndThen::Clock::time_point start{};
    CHECK(lines.ask(start) == 0U);
    CHECK_FALSE(lines.ask(start).has_value());
    CHECK_FALSE(lines.ask(start + limits::log_repeating_time - std::chrono::seconds(1)).has_value());
    CHECK(lines.ask(start + limits::log_repeating_time) == 2U);
    CHECK_FALSE(lines.ask(start + limits::log_repeating_time).has_value());
}
