#include "tests/load/process_tree.hpp"

#include "tests/load/findings.hpp"

#include <cstdint>
#include <ctime>
#include <fstream>
#include <sstream>
#include <string>
#include <string_view>
#include <unistd.h>
#include <vector>

namespace dahut::load {

namespace {

// What is handed over to be written, but for sockets. The system's count of what goes to disks (`write_bytes`) takes in
// whatever lies beside a changed page in its memory: for PostgreSQL's log that was 256 KiB with each commit.
constexpr const char* written = "wchar:";
// Of the fields behind the name in /proc/PID/stat, so many stand before the times of children that have ended.
constexpr int fields_before_ended = 13;

std::string folder_of(pid_t process) { return "/proc/" + std::to_string(process) + "/"; }

// The processes that one thread has started: PostgreSQL's first process has a single one.
std::vector<pid_t> tree_under(pid_t root)
{
    std::vector<pid_t> found{root};
    for (std::size_t next = 0; next < found.size(); ++next) {
        std::ifstream children(folder_of(found[next]) + "task/" + std::to_string(found[next]) + "/children");
        for (pid_t child = 0; children >> child;) {
            found.push_back(child);
        }
    }
    return found;
}

// CPU time of its children that have ended, and of theirs.
std::chrono::nanoseconds cpu_time_of_ended(pid_t process)
{
    std::ifstream file(folder_of(process) + "stat");
    std::string line;
    std::getline(file, line);
    std::istringstream fields(line.substr(line.rfind(')') + 1));
    std::string skipped;
    for (int field = 0; field < fields_before_ended; ++field) {
        fields >> skipped;
    }
    std::int64_t user = 0;
    std::int64_t system = 0;
    fields >> user >> system;
    return std::chrono::nanoseconds(std::chrono::seconds(user + system)) / sysconf(_SC_CLK_TCK);
}

// The number behind this label.
std::optional<double> labelled(pid_t process, const char* file, std::string_view label)
{
    std::ifstream words(folder_of(process) + file);
    std::string word;
    while (words >> word) {
        double number = 0;
        if (word == label && words >> number) {
            return number;
        }
    }
    return std::nullopt;
}

} // namespace

std::optional<std::chrono::nanoseconds> cpu_time_of_process(pid_t process)
{
    clockid_t clock{};
    timespec time{};
    if (clock_getcpuclockid(process, &clock) != 0 || clock_gettime(clock, &time) != 0) {
        return std::nullopt;
    }
    return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
}

// The system adds what an ended child has written to what its parent has.
TreeUse use_of_tree(pid_t root)
{
    TreeUse use{.written_bytes = labelled(root, "io", written).value_or(not_measured)};
    for (const pid_t process : tree_under(root)) {
        use.cpu += cpu_time_of_process(process).value_or(std::chrono::nanoseconds(0)) + cpu_time_of_ended(process);
        if (process != root) {
            use.written_bytes += labelled(process, "io", written).value_or(0);
        }
    }
    return use;
}

double memory_of_tree(pid_t root)
{
    constexpr double kibibyte = 1024;
    double bytes = labelled(root, "smaps_rollup", "Pss:").value_or(not_measured) * kibibyte;
    for (const pid_t process : tree_under(root)) {
        if (process != root) {
            bytes += labelled(process, "smaps_rollup", "Pss:").value_or(0) * kibibyte;
        }
    }
    return bytes;
}

} // namespace dahut::load
