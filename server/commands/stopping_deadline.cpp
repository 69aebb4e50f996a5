#include "server/commands/stopping_deadline.hpp"

#include "server/commands/command.hpp"
#include "server/limits.hpp"

#include <spdlog/spdlog.h>

#include <cstdlib>

namespace dahut {

StoppingDeadline::~StoppingDeadline()
{
    {
        const std::lock_guard lock(mutex_);
        has_ended_ = true;
    }
    ended_.notify_one();
    if (watching_.joinable()) {
        watching_.join();
    }
}

void StoppingDeadline::begin()
{
    watching_ = std::thread([this] { watch(); });
}

void StoppingDeadline::watch()
{
    std::unique_lock lock(mutex_);
    if (!ended_.wait_for(lock, limits::stopping_time, [this] { return has_ended_; })) {
        spdlog::error("stopping without waiting any longer: the disk does not answer");
        // Another thread writes the line.
        (void)ended_.wait_for(lock, limits::log_ending_time);
        std::_Exit(static_cast<int>(ExitStatus::failure));
    }
}

} // namespace dahut
