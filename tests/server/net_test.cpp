// The small parts of the network that can be tried without one.
#include "server/net/connections.hpp"
#include "server/net/credits.hpp"
#include "server/net/origin.hpp"
#include "server/net/static_files.hpp"
#include "tests/server/fake_guest.hpp"
#include "tests/support/catch.hpp"

#include <fstream>

using namespace dahut;

TEST_CASE("only our own pages and those named may connect")
{
    const std::vector<std::string> named{"https://games.example"};
    CHECK(may_connect("", "localhost:8080", {}));
    CHECK(may_connect("http://localhost:8080", "localhost:8080", {}));
    CHECK(may_connect("https://Dahut.Example", "dahut.example", {}));
    CHECK(may_connect("https://games.example", "localhost:8080", named));
    CHECK_FALSE(may_connect("https://games.example.org", "localhost:8080", named));
    CHECK_FALSE(may_connect("http://localhost:8081", "localhost:8080", {}));
    CHECK_FALSE(may_connect("null", "localhost:8080", {}));
    CHECK_FALSE(may_connect("localhost:8080", "localhost:8080", {}));
    CHECK_FALSE(may_connect("http://", "", {}));
}

TEST_CASE("credits are spent and come back with time, up to their limit")
{
    const Credits::Clock::time_point start{};
    Credits credits(3, 2, start);
    CHECK(credits.spend(start) == 0);
    CHECK(credits.spend(start) == 0);
    CHECK(credits.spend(start) == 0);
    CHECK(credits.spend(start) == 500);
    CHECK(credits.spend(start + std::chrono::milliseconds(400)) == 100);
    CHECK(credits.spend(start + std::chrono::milliseconds(500)) == 0);
    const auto later = start + std::chrono::hours(1);
    CHECK(credits.spend(later) == 0);
    CHECK(credits.spend(later) == 0);
    CHECK(credits.spend(later) == 0);
    CHECK(credits.spend(later) == 500);
}

TEST_CASE("connections are counted in total and for each address")
{
    Connections connections(3, 2);
    std::optional<Connections::Ticket> first = connections.admit("1.1.1.1");
    const std::optional<Connections::Ticket> second = connections.admit("1.1.1.1");
    CHECK(first.has_value());
    CHECK(second.has_value());
    CHECK_FALSE(connections.admit("1.1.1.1"));
    const std::optional<Connections::Ticket> third = connections.admit("2.2.2.2");
    CHECK(third.has_value());
    CHECK_FALSE(connections.admit("3.3.3.3"));
    first.reset();
    CHECK(connections.count() == 2);
    CHECK(connections.admit("1.1.1.1"));
}

TEST_CASE("files are found by their path below the folder, and nothing else is")
{
    const test::TemporaryFolder folder;
    std::filesystem::create_directories(folder / "web/deep");
    std::filesystem::create_directories(folder / "web/node_modules");
    std::ofstream(folder / "web/index.html") << "page";
    std::ofstream(folder / "web/deep/code.mjs") << "code";
    std::ofstream(folder / "web/.secret") << "secret";
    std::ofstream(folder / "web/node_modules/index.js") << "module";
    std::ofstream(folder / "outside.txt") << "outside";
    const StaticFiles files = StaticFiles::read(folder / "web");
    REQUIRE(files.find("/") != nullptr);
    CHECK(files.find("/")->content == "page");
    REQUIRE(files.find("/deep/code.mjs") != nullptr);
    CHECK(files.find("/deep/code.mjs")->type == "text/javascript; charset=utf-8");
    for (const char* path :
         {"/.secret", "/node_modules/index.js", "/../outside.txt", "/deep/../index.html", "", "/x"}) {
        INFO(path);
        CHECK(files.find(path) == nullptr);
    }
}

TEST_CASE("a web folder without a page is refused")
{
    const test::TemporaryFolder folder;
    CHECK_THROWS_AS(StaticFiles::read(folder / "nothing"), std::runtime_error);
}
