// The log: whoever stalls while reading it holds up nobody, and is told what was dropped.
#include "server/commands/logging.hpp"

#include "protocol/json.hpp"
#include "server/commands/log_codes.hpp"
#include "server/commands/new_lines.hpp"
#include "server/limits.hpp"
#include "tests/support/catch.hpp"

#include <fcntl.h>
#include <spdlog/sinks/ostream_sink.h>
#include <spdlog/spdlog.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <memory>
#include <regex>
#include <sstream>
#include <string>
#include <vector>

using namespace dahut;

namespace {

class Pipe {
public:
    Pipe() { REQUIRE(pipe2(ends_.data(), O_CLOEXEC) == 0); }
    Pipe(const Pipe&) = delete;
    Pipe& operator=(const Pipe&) = delete;
    Pipe(Pipe&&) = delete;
    Pipe& operator=(Pipe&&) = delete;
    ~Pipe()
    {
        close(ends_[0]);
        close(ends_[1]);
    }

    [[nodiscard]] int writing_end() const { return ends_[1]; }
    // Writes until no more fits.
    void fill() const
    {
        REQUIRE(fcntl(ends_[1], F_SETFL, O_NONBLOCK) == 0);
        const std::string page(4096, '.');
        while (write(ends_[1], page.data(), page.size()) > 0) {
        }
        REQUIRE(fcntl(ends_[1], F_SETFL, 0) == 0);
    }
    // What has been written and not been read yet.
    [[nodiscard]] std::string take() const
    {
        REQUIRE(fcntl(ends_[0], F_SETFL, O_NONBLOCK) == 0);
        std::string text;
        std::array<char, 4096> part{};
        for (ssize_t count = 1; count > 0;) {
            count = read(ends_[0], part.data(), part.size());
            text.append(part.data(), static_cast<std::size_t>(std::max<ssize_t>(count, 0)));
        }
        return text;
    }

private:
    std::array<int, 2> ends_{};
};

} // namespace

TEST_CASE("lines of the log come in order, and one that repeats itself is counted")
{
    const Pipe pipe;
    {
        const Logging logging(pipe.writing_end(), "info");
        for (int time = 0; time < 1000; ++time) {
            spdlog::warn("again");
        }
        spdlog::debug("too much");
        spdlog::error("last");
    }
    const std::string text = pipe.take();
    CHECK(text.find("warning other: again\n") == text.rfind("warning other: again\n"));
    CHECK(text.find("info lines_repeated: 999 lines were left out") != std::string::npos);
    CHECK(text.ends_with("error other: last\n"));
    CHECK(text.find("too much") == std::string::npos);
}

TEST_CASE("why the database fails is said once in ten seconds, whatever fails by it, and anew once it was there")
{
    std::ostringstream said;
    NewLines lines;
    lines.add_sink(std::make_shared<spdlog::sinks::ostream_sink_st>(said));
    lines.set_pattern("%v");
    const spdlog::log_clock::time_point begin = spdlog::log_clock::now();
    const auto say = [&](spdlog::log_clock::duration after, const std::string& text) {
        lines.log({begin + after, {}, "dahut", spdlog::level::err, text});
    };
    const auto before = [](std::chrono::milliseconds time) { return limits::log_repeating_time - time; };
    using std::chrono::milliseconds;
    say(milliseconds(0), "this process could not say that it is there: server: refused");
    say(milliseconds(1), "table 01: the journal could not be written: server: refused");
    say(milliseconds(2), "table 02: bela for 2 made");
    say(milliseconds(3), "no replay could be kept: server: refused");
    say(milliseconds(4), "this process could not say that it is there: server: starting up");
    say(before(milliseconds(1)), "a finished match could not be packed: server: refused");
    say(before(milliseconds(-1)), "the lists could not be read: server: refused");
    say(before(milliseconds(-2)), "the database x is open");
    say(before(milliseconds(-3)), "what must not be kept could not be taken out: server: refused");
    say(before(milliseconds(-4)), "table 01: it is unknown whether entry 3 is stored: server: refused");
    say(before(milliseconds(-5)), "table 02: it is unknown whether entry 4 is stored: server: refused");
    CHECK(said.str()
          == "this process could not say that it is there: server: refused\n"
             "1 lines were left out: they repeat others\n"
             "table 02: bela for 2 made\n"
             "1 lines were left out: they repeat others\n"
             "this process could not say that it is there: server: starting up\n"
             "1 lines were left out: they repeat others\n"
             "the lists could not be read: server: refused\n"
             "the database x is open\n"
             "what must not be kept could not be taken out: server: refused\n"
             "table 01: it is unknown whether entry 3 is stored: server: refused\n"
             "table 02: it is unknown whether entry 4 is stored: server: refused\n");
}

TEST_CASE("a reader of the log that stalls holds up nobody, and hears how many lines were dropped")
{
    constexpr int lines = 20'000;
    const Pipe pipe;
    pipe.fill();
    {
        const Logging logging(pipe.writing_end(), "info");
        for (int line = 0; line < lines; ++line) {
            spdlog::info("line {} {}", line, std::string(200, 'x'));
        }
        std::string text = pipe.take();
        while (text.find(std::to_string(lines - 1)) == std::string::npos) {
            text += pipe.take();
        }
        CHECK(text.find("lines were dropped") != std::string::npos);
    }
    pipe.fill();
    const Logging logging(pipe.writing_end(), "info");
    spdlog::info("never read");
}

TEST_CASE("every line of a log in words begins with its time and zone, its level, and a code that stays")
{
    const Pipe pipe;
    {
        const Logging logging(pipe.writing_end(), "info");
        spdlog::info("table {}: {}", "0123", "finished");
        spdlog::error("nobody has named this");
    }
    std::istringstream lines(pipe.take());
    std::vector<std::string> said;
    const std::regex shape(R"(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3}[+-]\d\d:\d\d (.*))");
    for (std::string line; std::getline(lines, line);) {
        std::smatch parts;
        REQUIRE(std::regex_match(line, parts, shape));
        said.push_back(parts[1]);
    }
    CHECK(said
          == std::vector<std::string>{"info table_over: table 0123: finished", "error other: nobody has named this"});
}

TEST_CASE("every line of a log in JSON is an object with its time, a code that stays, and its text")
{
    const Pipe pipe;
    {
        const Logging logging(pipe.writing_end(), "info", LogFormat::json);
        spdlog::info("table {}: {}", "0123", "finished");
        spdlog::warn("a web page of the origin {} tried to connect{}; allowed are the pages of {}{}; "
                     "--allow-origin names more",
                     "\"x\"", "", "y", "");
        spdlog::error("nobody has named this: \x07\xff");
        spdlog::info("{}", std::string(100'000, '"'));
    }
    std::istringstream lines(pipe.take());
    std::vector<std::string> codes;
    for (std::string line; std::getline(lines, line);) {
        const Json read = Json::parse(line);
        CHECK(std::regex_match(read.at("time").get<std::string>(),
                               std::regex(R"(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}[+-]\d\d:\d\d)")));
        CHECK(!read.at("text").get<std::string>().empty());
        codes.push_back(read.at("level").get<std::string>() + " " + read.at("code").get<std::string>());
    }
    CHECK(codes == std::vector<std::string>{"info table_over", "warning origin_refused", "error other", "info other"});
}

TEST_CASE("a line of the log has the code of the longest beginning that fits it")
{
    CHECK(log_code_of("table 01: a notice by mail was given up: 404") == "notice_given_up");
    CHECK(log_code_of("table 01: a notice by mail was given up: others wait that have not failed")
          == "notice_pushed_out");
    CHECK(log_code_of("table 01: set aside, for nobody has been there for long") == "table_set_aside");
    CHECK(log_code_of("stopping without waiting any longer: the disk does not answer") == "disk_does_not_answer");
    CHECK(log_code_of("stopping") == "stopping");
    CHECK(log_code_of("something else") == "other");
    CHECK(log_code_of("") == "other");
}
