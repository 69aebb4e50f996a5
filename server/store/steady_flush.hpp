// Sends a large file to the disk while somebody else writes it. Otherwise the system keeps all of it in memory until it
// is flushed at the end, and whoever flushes another file of the same disk meanwhile waits for it: the log of a server
// that people play at.
#pragma once

#include "server/store/resting.hpp"

#include <filesystem>
#include <sys/types.h>

namespace dahut {

class SteadyFlush {
public:
    // The file must exist. Throws StoreError. The destructor closes the descriptor, which releases the locks that this
    // process has on the file: let SQLite close it first.
    SteadyFlush(const std::filesystem::path& file, Pace pace);
    SteadyFlush(const SteadyFlush&) = delete;
    SteadyFlush& operator=(const SteadyFlush&) = delete;
    SteadyFlush(SteadyFlush&&) = delete;
    SteadyFlush& operator=(SteadyFlush&&) = delete;
    ~SteadyFlush();

    // Waits until the disk has what was added since the last call, if that is much, and longer if it gives way. False
    // once that has failed. The system tells a failure only once, so it is remembered.
    [[nodiscard]] bool go_on();
    // Throws StoreError if that has failed.
    void require_sent() const;
    // Flushes all of the file. Throws StoreError if not all of it is on the disk.
    void finish();

private:
    Pace pace_;
    int descriptor_;
    off_t sent_ = 0;
    // Why something is not on the disk; 0 if nothing has failed.
    int fault_ = 0;
};

} // namespace dahut
