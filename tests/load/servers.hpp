// The servers that are measured: `dahut serve` as a host would run it, but for the limits, which are made for people;
// and the bare server.
#pragma once

#include "tests/load/child_process.hpp"
#include "tests/load/connection.hpp"
#include "tests/load/loop.hpp"

#include <cstdint>
#include <filesystem>
#include <string>

namespace dahut::load {

// Keeps its database in this folder, made if there is none. Port 0 stands for any that is free. Nothing is limited.
[[nodiscard]] CommandLine dahut_command(const std::filesystem::path& program, const std::filesystem::path& folder,
                                        std::uint16_t port = 0);
// The same with the usual limits.
[[nodiscard]] CommandLine limited_command(const std::filesystem::path& program, const std::filesystem::path& folder,
                                          std::uint16_t port = 0);
// The same as one of several processes on this database.
[[nodiscard]] CommandLine on_database(CommandLine command, const std::string& address, const std::string& name);
// The same on the first so many cores only, or on all if none are named.
[[nodiscard]] CommandLine on_cores(CommandLine command, std::size_t cores);
[[nodiscard]] std::filesystem::path database_in(const std::filesystem::path& folder);

// An address of this machine.
[[nodiscard]] Endpoint endpoint_at(std::uint16_t port);
// One at which nobody listens.
[[nodiscard]] Endpoint free_endpoint(Loop& loop);

// A server that has said that it is ready; it is ended with this.
class Server {
public:
    Server(Loop& loop, CommandLine command);

    [[nodiscard]] const ChildProcess& process() const { return process_; }
    [[nodiscard]] Endpoint endpoint() const { return endpoint_; }

private:
    ChildProcess process_;
    Endpoint endpoint_;
};

} // namespace dahut::load
