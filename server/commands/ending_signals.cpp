#include "server/commands/ending_signals.hpp"

#include <csignal>

namespace dahut {

namespace {

bool is_ignored(int number)
{
    struct sigaction handling{};
    return sigaction(number, nullptr, &handling) == 0 && handling.sa_handler == SIG_IGN;
}

} // namespace

std::vector<int> ending_signals()
{
    std::vector<int> numbers{SIGTERM, SIGINT};
    for (const int number : {SIGHUP, SIGQUIT}) {
        if (!is_ignored(number)) {
            numbers.push_back(number);
        }
    }
    return numbers;
}

} // namespace dahut
