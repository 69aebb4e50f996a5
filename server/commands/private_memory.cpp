#include "server/commands/private_memory.hpp"

#include <sys/prctl.h>
#include <sys/resource.h>
#include <unistd.h>

#include <cstdlib>
#include <cxxabi.h>
#include <exception>
#include <stdexcept>
#include <string_view>
#include <typeinfo>

namespace dahut {

namespace {

void say(std::string_view text)
{
    [[maybe_unused]] const ssize_t written = write(STDERR_FILENO, text.data(), text.size());
}

// The library's own handler would print what the exception says, which can be anything. Its type is one of ours or of a
// library, as the compiler calls it.
[[noreturn]] void end_without_telling()
{
    say("dahut: an unexpected fault has ended the server");
    if (const std::type_info* const type = abi::__cxa_current_exception_type()) {
        say(": ");
        say(type->name());
    }
    say("\n");
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
