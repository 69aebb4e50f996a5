#include "server/commands/process_limits.hpp"

#include "server/commands/cannot_start.hpp"

#include <sys/resource.h>

#include <csignal>

namespace dahut {

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

} // namespace dahut
