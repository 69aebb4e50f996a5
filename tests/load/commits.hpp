// What one entry costs the server's own store, with nothing else going on. No server that keeps every action can do
// with less, so this beside the bare server is the floor of an action.
#pragma once

#include <filesystem>
#include <vector>

namespace dahut::load {

// All in seconds.
struct Commits {
    std::vector<double> durations;
    // Of this process, each.
    double cpu = 0;
};

// One entry after the other. They fall due at this rate as actions do, because a disk that is never left alone answers
// otherwise than one that is asked now and then.
[[nodiscard]] Commits time_commits(const std::filesystem::path& folder, double per_second);

} // namespace dahut::load
