// The small parts of the network that can be tried without one.
#include "server/credits.hpp"
#include "server/limits.hpp"
#include "server/net/connections.hpp"
#include "server/net/host_names.hpp"
#include "server/net/module_imports.hpp"
#include "server/net/origin.hpp"
#include "server/net/proxies.hpp"
#include "server/net/static_files.hpp"
#include "server/net/throttle.hpp"
#include "tests/server/fake_guest.hpp"
#include "tests/support/catch.hpp"

#include <fstream>

using namespace dahut;

namespace {

// Why a web folder is not read.
std::string refusal_of(const std::filesystem::path& folder)
{
    try {
        static_cast<void>(StaticFiles::read(folder));
        return {};
    } catch (const std::runtime_error& error) {
        return error.what();
    }
}

} // namespace

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

TEST_CASE("only names that nobody else can have are ours, and those that were allowed")
{
    const std::vector<std::string> allowed{"games.example"};
    for (const char* host : {"localhost", "Localhost:8080", "192.0.2.1", "192.0.2.1:80", "[::1]:8080", "[fe80::1]",
                             "pi", "dahut.local", "box.home.arpa", "Games.Example", "games.example:8443"}) {
        INFO(host);
        CHECK(may_be_called(host, allowed));
    }
    for (const char* host : {"evil.example", "local.evil.example", "games.example.evil", "1.2.3", "1.2.3.4.example", "",
                             ".local", "evil.example.", "[", ":80"}) {
        INFO(host);
        CHECK_FALSE(may_be_called(host, allowed));
    }
}

namespace {

using std::chrono::milliseconds;

boost::asio::ip::address at(const char* address) { return boost::asio::ip::make_address(address); }

} // namespace

TEST_CASE("credits are spent and come back with time, up to their limit")
{
    const Credits::Clock::time_point start{};
    Credits credits({3, 2}, start);
    CHECK(credits.wait_for(3, start) == milliseconds(0));
    credits.take(3, start);
    CHECK(credits.wait_for(1, start) == milliseconds(500));
    CHECK(credits.wait_for(1, start + milliseconds(400)) == milliseconds(100));
    CHECK(credits.wait_for(1, start + milliseconds(500)) == milliseconds(0));
    CHECK_FALSE(credits.full(start + milliseconds(1499)));
    CHECK(credits.full(start + milliseconds(1500)));
    credits.take(5, start + std::chrono::hours(1));
    CHECK(credits.wait_for(1, start + std::chrono::hours(1)) == milliseconds(1500));
}

TEST_CASE("what costs more than there can be waits for all of it only")
{
    const Credits::Clock::time_point start{};
    const Credits credits({3, 2}, start);
    CHECK(credits.wait_for(10, start) == milliseconds(0));
}

TEST_CASE("patience ends with what one has been made to wait in all, and begins anew after a pause")
{
    Credits::Clock::time_point now{};
    Credits shared({1000, 1000}, now);
    Throttle throttle({2, 10}, shared, milliseconds(1000), now);
    int sent = 0;
    const auto send = [&] {
        ++sent;
        throttle.charge(now);
        now += throttle.pause(now);
    };
    while (!throttle.out_of_patience(now)) {
        send();
    }
    CHECK(sent == 12);
    now += milliseconds(200);
    send();
    CHECK_FALSE(throttle.out_of_patience(now));
}

TEST_CASE("who shares an address with a flood waits, and does not run out of patience")
{
    Credits::Clock::time_point now{};
    Credits shared({2, 1}, now);
    shared.take(6, now);
    Throttle throttle({2, 10}, shared, milliseconds(1000), now);
    for (int message = 0; message < 5; ++message) {
        throttle.charge(now);
        CHECK_FALSE(throttle.out_of_patience(now));
        const milliseconds wait = throttle.pause(now);
        CHECK(wait > milliseconds(0));
        now += wait;
        shared.take(1, now);
    }
}

TEST_CASE("an IPv4 address is one address however it is written, and so are the first 64 bits of an IPv6 address")
{
    CHECK(ClientAddress(at("192.0.2.1")) == ClientAddress(at("::ffff:192.0.2.1")));
    CHECK(ClientAddress(at("192.0.2.1")) != ClientAddress(at("192.0.2.2")));
    CHECK(ClientAddress(at("2001:db8:0:1::1")) == ClientAddress(at("2001:db8:0:1:ffff:ffff:ffff:ffff")));
    CHECK(ClientAddress(at("2001:db8:0:1::1")) != ClientAddress(at("2001:db8:0:2::1")));
    CHECK(ClientAddress(at("::1")) != ClientAddress(at("0.0.0.0")));
}

TEST_CASE("networks are addresses that begin with the same bits")
{
    const std::optional<Network> network = Network::parse("10.1.128.0/17");
    REQUIRE(network.has_value());
    CHECK(network->holds(at("10.1.128.0")));
    CHECK(network->holds(at("10.1.255.255")));
    CHECK_FALSE(network->holds(at("10.1.127.255")));
    CHECK_FALSE(network->holds(at("::1")));
    CHECK(Network::parse("0.0.0.0/0")->holds(at("192.0.2.1")));
    CHECK(Network::parse("fd00::/8")->holds(at("fdff::1")));
    for (const char* wrong : {"", "/8", "10.0.0.0/33", "10.0.0.0/-1", "10.0.0.0/8x", "::/129", "proxy"}) {
        INFO(wrong);
        CHECK_FALSE(Network::parse(wrong).has_value());
    }
}

TEST_CASE("the caller is the last one whom trusted proxies have named")
{
    const TrustedProxies proxies({"10.0.0.0/8", "::1"});
    const auto asking = [&](const char* peer, const char* header) { return proxies.asking(at(peer), header); };
    CHECK(asking("192.0.2.1", "198.51.100.1") == at("192.0.2.1"));
    CHECK(asking("10.0.0.1", "") == at("10.0.0.1"));
    CHECK(asking("10.0.0.1", "198.51.100.1") == at("198.51.100.1"));
    CHECK(asking("10.0.0.1", "203.0.113.1,198.51.100.1 , 10.0.0.2") == at("198.51.100.1"));
    CHECK(asking("::1", "198.51.100.1:4000") == at("198.51.100.1"));
    CHECK(asking("::1", "[2001:db8::1]:4000") == at("2001:db8::1"));
    CHECK(asking("::1", "2001:db8::1") == at("2001:db8::1"));
    for (const char* nonsense : {"unknown", ",", "[", "198.51.100.1,", "198.51.100.1, nonsense"}) {
        INFO(nonsense);
        CHECK(asking("10.0.0.1", nonsense) == at("10.0.0.1"));
    }
}

TEST_CASE("connections are counted in total and for each caller, those of proxies in total only")
{
    NetSettings settings;
    settings.connections_most = 4;
    settings.connections_per_address_most = 2;
    Connections connections(settings);
    const ClientAddress one(at("192.0.2.1"));
    std::optional<Connections::Ticket> first = connections.admit(one);
    const std::optional<Connections::Ticket> second = connections.admit(one);
    CHECK(first.has_value());
    CHECK(second.has_value());
    CHECK_FALSE(connections.admit(one));
    std::optional<Connections::Ticket> third = connections.admit_shared();
    const std::optional<Connections::Ticket> fourth = connections.admit_shared();
    CHECK(third.has_value());
    CHECK(fourth.has_value());
    CHECK_FALSE(connections.admit_shared());
    CHECK_FALSE(connections.admit(ClientAddress(at("192.0.2.2"))));
    first.reset();
    CHECK(connections.count() == 3);
    third = connections.admit(one);
    CHECK(third.has_value());
    CHECK(connections.count() == 3);
    CHECK(connections.account(one).connections == 2);
}

TEST_CASE("an address that has ended its connections has no more credits than before")
{
    NetSettings settings;
    settings.requests = {5, 0.001};
    Connections connections(settings);
    const ClientAddress one(at("192.0.2.1"));
    const Credits::Clock::time_point now = Credits::Clock::now();
    connections.account(one).requests.take(5, now);
    for (unsigned number = 0; number < 10'000; ++number) {
        static_cast<void>(connections.account(ClientAddress(boost::asio::ip::make_address_v4(number))));
    }
    CHECK(connections.account(one).requests.wait_for(1, now).count() > 0);
}

TEST_CASE("files that pages are made of are found by their path below the folder, and nothing else is")
{
    const test::TemporaryFolder folder;
    std::filesystem::create_directories(folder / "web/deep");
    std::filesystem::create_directories(folder / "web/node_modules");
    std::ofstream(folder / "web/index.html") << "page";
    std::ofstream(folder / "web/deep/code.js") << "code";
    std::ofstream(folder / "web/.secret") << "secret";
    std::ofstream(folder / "web/node_modules/index.js") << "module";
    std::ofstream(folder / "web/package.json") << "{}";
    std::ofstream(folder / "web/vendor.mjs") << "tool";
    std::ofstream(folder / "web/app.d.ts") << "types";
    std::ofstream(folder / "outside.txt") << "outside";
    const StaticFiles files = StaticFiles::read(folder / "web");
    REQUIRE(files.find("/") != nullptr);
    CHECK(*files.find("/")->plain.content == "page");
    REQUIRE(files.find("/deep/code.js") != nullptr);
    CHECK(files.find("/deep/code.js")->type == "text/javascript; charset=utf-8");
    for (const char* path : {"/.secret", "/package.json", "/vendor.mjs", "/app.d.ts", "/node_modules/index.js",
                             "/../outside.txt", "/deep/../index.html", "", "/x"}) {
        INFO(path);
        CHECK(files.find(path) == nullptr);
    }
}

TEST_CASE("pages lead to an edition that changes with any file, and stay what they are in all else")
{
    const test::TemporaryFolder folder;
    std::filesystem::create_directories(folder / "app");
    std::ofstream(folder / "index.html")
        << R"(<script src="app/lobby.js"></script><a href="index.html">app/lobby.js</a>)";
    std::ofstream(folder / "app/lobby.js") << "one";
    const StaticFiles files = StaticFiles::read(folder.path());
    const std::string page = *files.find("/")->plain.content;
    const std::size_t at = page.find("edition/");
    const std::string module = "/" + page.substr(at, page.find('"', at) - at);
    CHECK(page.ends_with(R"(/app/lobby.js"></script><a href="index.html">app/lobby.js</a>)"));
    REQUIRE(files.find(module) != nullptr);
    CHECK(*files.find(module)->plain.content == "one");
    CHECK(files.is_of_edition(module));
    CHECK_FALSE(files.is_of_edition("/app/lobby.js"));
    std::ofstream(folder / "app/lobby.js") << "two";
    const StaticFiles renewed = StaticFiles::read(folder.path());
    CHECK(*renewed.find(module)->plain.content == "two");
    CHECK_FALSE(renewed.is_of_edition(module));
    CHECK(renewed.find("/edition/") == nullptr);
    CHECK(renewed.find("/edition/0/nothing.js") == nullptr);
}

TEST_CASE("a web folder is read up to the limit, and is no web client beyond it")
{
    const test::TemporaryFolder folder;
    std::ofstream(folder / "index.html") << "page";
    std::ofstream(folder / "large.svg") << "drawing";
    std::filesystem::resize_file(folder / "large.svg", limits::web_bytes - std::string_view("page").size());
    CHECK(StaticFiles::read(folder.path()).find("/large.svg") != nullptr);
    std::ofstream(folder / "one.txt") << "1";
    CHECK_THROWS_AS(StaticFiles::read(folder.path()), std::runtime_error);
}

TEST_CASE("what a module imports is found where it is written by hand, and nowhere else")
{
    constexpr std::string_view module = R"(// import {nothing} from './comment.js';
import './beside.js';
import {one, two} from '../vendor/lib/lib.js';
import {
    three,
} from './below/three.js';
export * from './exported.js';
import {elsewhere} from 'elsewhere';
/** @import {Type} from './types.d.ts' */
const later = () => import('./later.js');
const words = "import {four} from './words.js';";
)";
    CHECK(imports_of("app/lobby.js", module)
          == std::vector<std::string>{"app/beside.js", "vendor/lib/lib.js", "app/below/three.js", "app/exported.js"});
    CHECK(imports_of("lobby.js", "import './beside.js';") == std::vector<std::string>{"beside.js"});
}

TEST_CASE("a web folder that lacks a module is refused, and the module is named")
{
    const test::TemporaryFolder folder;
    std::filesystem::create_directories(folder / "vendor");
    std::ofstream(folder / "index.html") << "page";
    std::ofstream(folder / "lobby.js") << "import {html} from './vendor/html.js';\n";
    CHECK(refusal_of(folder.path()).find("lobby.js imports vendor/html.js, which is not there") != std::string::npos);
    std::ofstream(folder / "vendor/html.js") << "export const html = '';\n";
    CHECK(StaticFiles::read(folder.path()).find("/lobby.js") != nullptr);
}

TEST_CASE("a web folder without a page is refused")
{
    const test::TemporaryFolder folder;
    CHECK_THROWS_AS(StaticFiles::read(folder / "nothing"), std::runtime_error);
}
