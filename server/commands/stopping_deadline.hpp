// Ends the process if stopping takes too long: a flush that the disk does not answer cannot be interrupted. What it was
// to store has been told to nobody, so nothing is lost.
#pragma once

#include <condition_variable>
#include <mutex>
#include <thread>

namespace dahut {

class StoppingDeadline {
public:
    StoppingDeadline() = default;
    StoppingDeadline(const StoppingDeadline&) = delete;
    StoppingDeadline& operator=(const StoppingDeadline&) = delete;
    StoppingDeadline(StoppingDeadline&&) = delete;
    StoppingDeadline& operator=(StoppingDeadline&&) = delete;
    // The server has stopped in time.
    ~StoppingDeadline();

    // The server begins to stop. To be called once.
    void begin();

private:
    void watch();

    std::mutex mutex_;
    std::condition_variable ended_;
    bool has_ended_ = false;
    std::thread watching_;
};

} // namespace dahut
