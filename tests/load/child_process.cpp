#include "tests/load/child_process.hpp"

#include "tests/load/process_tree.hpp"

#include <boost/asio/buffer.hpp>
#include <boost/asio/connect_pipe.hpp>
#include <boost/asio/read_until.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/asio/writable_pipe.hpp>

#include <csignal>
#include <fcntl.h>
#include <fstream>
#include <spawn.h>
#include <stdexcept>
#include <sys/resource.h>
#include <sys/wait.h>
#include <system_error>
#include <thread>
#include <unistd.h>

namespace dahut::load {

namespace asio = boost::asio;

namespace {

// A server that is asked to end waits this long for connections that do not.
constexpr std::chrono::seconds polite_time{12};
constexpr std::chrono::milliseconds between_looks{10};
constexpr std::size_t line_bytes_most = 1024;

// What a child does before it becomes its program: its output goes elsewhere, and our sockets are not for it.
class FileActions {
public:
    FileActions() { posix_spawn_file_actions_init(&actions_); }
    FileActions(const FileActions&) = delete;
    FileActions& operator=(const FileActions&) = delete;
    FileActions(FileActions&&) = delete;
    FileActions& operator=(FileActions&&) = delete;
    ~FileActions() { posix_spawn_file_actions_destroy(&actions_); }

    void write_to(int descriptor) { posix_spawn_file_actions_adddup2(&actions_, descriptor, STDOUT_FILENO); }
    void write_nowhere() { posix_spawn_file_actions_addopen(&actions_, STDOUT_FILENO, "/dev/null", O_WRONLY, 0); }
    [[nodiscard]] pid_t spawn(CommandLine& command)
    {
        posix_spawn_file_actions_addclosefrom_np(&actions_, STDERR_FILENO + 1);
        std::vector<char*> arguments;
        for (std::string& argument : command) {
            arguments.push_back(argument.data());
        }
        arguments.push_back(nullptr);
        pid_t process = 0;
        const int error = posix_spawn(&process, command[0].c_str(), &actions_, nullptr, arguments.data(), environ);
        if (error != 0) {
            throw std::system_error(error, std::generic_category(), "cannot start " + command[0]);
        }
        return process;
    }

private:
    posix_spawn_file_actions_t actions_{};
};

pid_t spawn_writing_to(asio::io_context& context, asio::readable_pipe& output, CommandLine& command)
{
    asio::writable_pipe input(context);
    asio::connect_pipe(output, input);
    FileActions actions;
    actions.write_to(input.native_handle());
    return actions.spawn(command);
}

std::chrono::nanoseconds duration_of(const timeval& time)
{
    return std::chrono::seconds(time.tv_sec) + std::chrono::microseconds(time.tv_usec);
}

std::chrono::nanoseconds cpu_time_in(const rusage& usage)
{
    return duration_of(usage.ru_utime) + duration_of(usage.ru_stime);
}

} // namespace

ChildProcess::ChildProcess(asio::io_context& context, CommandLine command)
    : name_(command[0]), output_(context), process_(spawn_writing_to(context, output_, command))
{}

ChildProcess::~ChildProcess()
{
    kill(process_, SIGTERM);
    const auto deadline = std::chrono::steady_clock::now() + polite_time;
    while (!has_ended()) {
        if (std::chrono::steady_clock::now() > deadline) {
            kill(process_, SIGKILL);
        }
        std::this_thread::sleep_for(between_looks);
    }
}

bool ChildProcess::has_ended() const { return waitpid(process_, nullptr, WNOHANG) != 0; }

asio::awaitable<std::string> ChildProcess::first_line()
{
    std::string line;
    co_await asio::async_read_until(output_, asio::dynamic_buffer(line, line_bytes_most), '\n', asio::use_awaitable);
    co_return line.substr(0, line.find('\n'));
}

std::chrono::nanoseconds ChildProcess::cpu_time() const
{
    const std::optional<std::chrono::nanoseconds> time = cpu_time_of_process(process_);
    if (!time) {
        throw std::runtime_error(name_ + " has ended before it was measured");
    }
    return *time;
}

std::size_t ChildProcess::resident_bytes() const
{
    std::ifstream sizes("/proc/" + std::to_string(process_) + "/statm");
    std::size_t all_pages = 0;
    std::size_t resident_pages = 0;
    if (!(sizes >> all_pages >> resident_pages)) {
        throw std::runtime_error(name_ + " has ended before it was measured");
    }
    return resident_pages * static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
}

std::chrono::nanoseconds cpu_time_of(CommandLine command)
{
    FileActions actions;
    actions.write_nowhere();
    const pid_t process = actions.spawn(command);
    int status = 0;
    rusage usage{};
    if (wait4(process, &status, 0, &usage) != process || status != 0) {
        throw std::runtime_error(command[0] + " has failed");
    }
    return cpu_time_in(usage);
}

std::chrono::nanoseconds own_cpu_time()
{
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return cpu_time_in(usage);
}

} // namespace dahut::load
