// A PostgreSQL server of the tests' own: in a folder of its own, reached by a socket in it, killed and started again at
// will, and gone with the test. It flushes as one in earnest does.
#pragma once

#include "tests/support/temporary_folder.hpp"

#include <filesystem>
#include <string>
#include <sys/types.h>
#include <vector>

namespace dahut::test {

class PostgresServer {
public:
    // Makes the folder and starts the server.
    PostgresServer();
    PostgresServer(const PostgresServer&) = delete;
    PostgresServer& operator=(const PostgresServer&) = delete;
    PostgresServer(PostgresServer&&) = delete;
    PostgresServer& operator=(PostgresServer&&) = delete;
    ~PostgresServer();

    // The one that all tests of a program share.
    [[nodiscard]] static PostgresServer& shared();

    // The address of a database that nobody has used. `how` goes on after CREATE DATABASE and its name.
    [[nodiscard]] std::string fresh_database(const std::string& how = "");
    // The address of a database, there or not.
    [[nodiscard]] std::string address(const std::string& database) const;
    // Runs a statement there, and returns the first value that it finds.
    std::string run(const std::string& database_address, const std::string& statement) const;

    void start();
    // Kills all its processes as a power failure would.
    void kill();

private:
    // What this runs belongs to an account without rights, because PostgreSQL refuses root.
    [[nodiscard]] pid_t begin(std::vector<std::string> command) const;
    void wait_until_ready() const;

    TemporaryFolder folder_;
    std::filesystem::path programs_;
    pid_t process_ = 0;
    int databases_ = 0;
};

} // namespace dahut::test
