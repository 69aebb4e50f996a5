// The log: whoever stalls while reading it holds up nobody, and is told what was dropped.
#include "server/commands/logging.hpp"
#include "tests/support/catch.hpp"

#include <fcntl.h>
#include <spdlog/spdlog.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <string>

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
    CHECK(text.find("warning: again\n") == text.rfind("warning: again\n"));
    CHECK(text.find("999 duplicate") != std::string::npos);
    CHECK(text.ends_with("error: last\n"));
    CHECK(text.find("too much") == std::string::npos);
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
