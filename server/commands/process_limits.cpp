#include "server/commands/process_limits.hpp"

#include "server/commands/cannot_start.hpp"

#include <fcntl.h>
#include <linux/ioprio.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <csignal>
#include <stdexcept>

namespace dahut {

// The system gives the lowest number that is free to the next file that is opened. The other direction of each stream
// is opened, so reading and writing fail as they would at a closed one.
void occupy_closed_streams()
{
    for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
        const bool is_closed = fcntl(stream, F_GETFD) < 0;
        if (is_closed && open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY) != stream) {
            throw std::runtime_error("a closed standard stream cannot be replaced");
        }
    }
}

void raise_descriptor_limit()
{
    rlimit limit{};
    if (getrlimit(RLIMIT_NOFILE, &limit) == 0) {
        limit.rlim_cur = limit.rlim_max;
        setrlimit(RLIMIT_NOFILE, &limit);
    }
}

void survive_failing_writes()
{
    for (const int number : {SIGPIPE, SIGXFSZ}) {
        if (std::signal(number, SIG_IGN) == SIG_ERR) {
            throw CannotStart("cannot ignore signals");
        }
    }
}

// Where the system does not allow it, the work is done as any other.
void give_way_to_others()
{
    constexpr int more_patient = 10;
    constexpr int last_of_class = 7;
    [[maybe_unused]] const int patience = nice(more_patient);
    syscall(SYS_ioprio_set, IOPRIO_WHO_PROCESS, 0, IOPRIO_PRIO_VALUE(IOPRIO_CLASS_BE, last_of_class));
}

} // namespace dahut
