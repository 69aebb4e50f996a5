// What the system knows of a process and of all that it has started, as PostgreSQL starts one for each connection: CPU
// time, bytes written to files, memory. Starting and ending them is left to child_process.hpp.
#pragma once

#include <chrono>
#include <optional>
#include <sys/types.h>

namespace dahut::load {

// In user and system mode, of all its threads, since it began. Nothing if it has ended.
[[nodiscard]] std::optional<std::chrono::nanoseconds> cpu_time_of_process(pid_t process);

struct TreeUse {
    std::chrono::nanoseconds cpu{};
    // Not a number where the system does not say it: that of `dahut serve` is told to root only.
    double written_bytes = 0;
};

// Since the tree began. Whoever has ended counts, too, as soon as its parent has noticed that.
[[nodiscard]] TreeUse use_of_tree(pid_t root);

// What several of them share counts once. Not a number where the system does not say it.
[[nodiscard]] double memory_of_tree(pid_t root);

} // namespace dahut::load
