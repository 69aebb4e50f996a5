#include "server/commands/private_memory.hpp"

#include <sys/prctl.h>
#include <sys/resource.h>
#include <unistd.h>

#include <cstdlib>
#include <exception>
#include <stdexcept>
#include <string_view>

namespace dahut {

namespace {

// The library's own handler would print what the exception says.
[[noreturn]] void end_without_telling()
{
    constexpr std::string_view line = "dahut: an unexpected fault has ended the server\n";
    [[maybe_unused]] const ssize_t written = write(STDERR_FILENO, line.data(), line.size());
    std::abort();
}

} // namespace

// The limit stops the kernel from writing a file. A program that takes core dumps, such as systemd's, does not heed
// it, so the process must not be dumpable either.
void keep_memory_private()
{
    const rlimit none{0, 0};
    if (setrlimit(RLIMIT_CORE, &none) != 0 || prctl(PR_SET_DUMPABLE, 0, 0, 0, 0) != 0) {
        throw std::runtime_error("core dumps cannot be forbidden");
    }
    std::set_terminate(end_without_telling);
}

} // namespace dahut
