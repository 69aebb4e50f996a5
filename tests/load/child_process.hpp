// Programs that are measured run beside this one: starting and ending them, the line with which they say that they are
// ready, and what the system knows of the CPU time and the memory that they have used.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/readable_pipe.hpp>

#include <chrono>
#include <string>
#include <sys/types.h>
#include <vector>

namespace dahut::load {

// The program's path, then its arguments.
using CommandLine = std::vector<std::string>;

class ChildProcess {
public:
    // Throws std::system_error if it cannot be started.
    ChildProcess(boost::asio::io_context& context, CommandLine command);
    ChildProcess(const ChildProcess&) = delete;
    ChildProcess& operator=(const ChildProcess&) = delete;
    ChildProcess(ChildProcess&&) = delete;
    ChildProcess& operator=(ChildProcess&&) = delete;
    // Ends it, politely if it will.
    ~ChildProcess();

    // The first line that it writes. Throws boost::system::system_error if it ends without one.
    [[nodiscard]] boost::asio::awaitable<std::string> first_line();
    [[nodiscard]] pid_t id() const { return process_; }
    // Of all its threads, in user and system mode, since it began.
    [[nodiscard]] std::chrono::nanoseconds cpu_time() const;
    [[nodiscard]] std::size_t resident_bytes() const;

private:
    [[nodiscard]] bool has_ended() const;

    std::string name_;
    boost::asio::readable_pipe output_;
    pid_t process_;
};

// The CPU time of a program that runs to its end, its output thrown away. Throws std::runtime_error if it fails.
[[nodiscard]] std::chrono::nanoseconds cpu_time_of(CommandLine command);

// The CPU time of this program until now.
[[nodiscard]] std::chrono::nanoseconds own_cpu_time();

} // namespace dahut::load
