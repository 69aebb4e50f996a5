// What the end of the server's process leaves behind: nothing of its memory, and no word of what it held.
#include "server/commands/private_memory.hpp"

#include "tests/support/catch.hpp"

#include <array>
#include <csignal>
#include <functional>
#include <stdexcept>
#include <string>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace dahut;

namespace {

struct Ended {
    int status = 0;
    std::string printed;
};

std::string all_from(int descriptor)
{
    std::string text;
    std::array<char, 256> some{};
    for (ssize_t count = 0; (count = read(descriptor, some.data(), some.size())) > 0;) {
        text.append(some.data(), static_cast<std::size_t>(count));
    }
    return text;
}

// Does this in a process of its own, which must end by itself.
template <typename Work>
Ended in_own_process(Work&& work)
{
    std::array<int, 2> ends{};
    REQUIRE(pipe(ends.data()) == 0);
    const pid_t child = fork();
    REQUIRE(child >= 0);
    if (child == 0) {
        dup2(ends[1], STDERR_FILENO);
        // Catch2 handles this signal, and would report a failed test.
        std::signal(SIGABRT, SIG_DFL);
        keep_memory_private();
        work();
        _exit(0);
    }
    close(ends[1]);
    Ended ended{0, all_from(ends[0])};
    close(ends[0]);
    REQUIRE(waitpid(child, &ended.status, 0) == child);
    return ended;
}

} // namespace

TEST_CASE("an exception that nobody handles ends the server without a word of what it says")
{
    const std::function<void()> fault = [] { throw std::logic_error("the hand of seat 0"); };
    const Ended ended = in_own_process([&fault]() noexcept { fault(); });
    CHECK(WIFSIGNALED(ended.status));
    CHECK(WTERMSIG(ended.status) == SIGABRT);
    CHECK(ended.printed == "dahut: an unexpected fault has ended the server: St11logic_error\n");
}

TEST_CASE("a server that dies leaves no core dump")
{
    const Ended ended = in_own_process([]() noexcept {
        rlimit limit{};
        const bool has_none = getrlimit(RLIMIT_CORE, &limit) == 0 && limit.rlim_cur == 0 && limit.rlim_max == 0;
        _exit(has_none && prctl(PR_GET_DUMPABLE, 0, 0, 0, 0) == 0 ? 7 : 1);
    });
    REQUIRE(WIFEXITED(ended.status));
    CHECK(WEXITSTATUS(ended.status) == 7);
}
