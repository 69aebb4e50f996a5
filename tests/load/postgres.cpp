#include "tests/load/postgres.hpp"

#include "tests/load/lane.hpp"

#include <algorithm>
#include <fstream>
#include <stdexcept>
#include <unistd.h>
#include <vector>

namespace dahut::load {

namespace {

constexpr std::chrono::seconds starting_time{60};
constexpr std::chrono::milliseconds between_questions{20};

// Where Debian has the programs, the newest version.
std::filesystem::path programs()
{
    std::vector<std::filesystem::path> found;
    std::error_code none;
    for (const auto& version : std::filesystem::directory_iterator("/usr/lib/postgresql", none)) {
        if (std::filesystem::exists(version.path() / "bin" / "initdb")) {
            found.push_back(version.path() / "bin");
        }
    }
    if (found.empty()) {
        throw std::runtime_error("PostgreSQL is not installed (docker/install test)");
    }
    return std::ranges::max(found);
}

bool is_root() { return geteuid() == 0; }

// PostgreSQL refuses root. `setpriv` becomes the program, so that the process stays the one that was started.
CommandLine without_rights(CommandLine command)
{
    if (is_root()) {
        const CommandLine as_postgres{"/usr/bin/setpriv", "--reuid",  "postgres",
                                      "--regid",          "postgres", "--clear-groups"};
        command.insert(command.begin(), as_postgres.begin(), as_postgres.end());
    }
    return command;
}

CommandLine make_folder(const std::filesystem::path& folder)
{
    CommandLine command{"/usr/bin/install", "--directory", "--mode", "0700"};
    if (is_root()) {
        command.insert(command.end(), {"--owner", "postgres", "--group", "postgres"});
    }
    command.push_back(folder.string());
    return command;
}

// Returns the folder, with an empty database in it.
std::filesystem::path initialized(const std::filesystem::path& folder)
{
    const CommandLine how{(programs() / "initdb").string(),
                          "--pgdata",
                          (folder / "data").string(),
                          "--auth",
                          "trust",
                          "--username",
                          "dahut",
                          "--encoding",
                          "UTF8",
                          "--locale",
                          "C",
                          "--no-sync"};
    (void)cpu_time_of(make_folder(folder));
    (void)cpu_time_of(without_rights(how));
    return folder;
}

CommandLine serving(const std::filesystem::path& folder)
{
    return without_rights({(programs() / "postgres").string(), "-D", (folder / "data").string(), "-k", folder.string(),
                           "-c", "listen_addresses=", "-c", "log_min_messages=fatal"});
}

// PostgreSQL writes into this file how it is.
bool says_that_it_is_ready(const std::filesystem::path& status)
{
    std::ifstream words(status);
    std::string word;
    while (words >> word && word != "ready") {
    }
    return word == "ready";
}

void wait_for_postgres(Loop& loop, const std::filesystem::path& status)
{
    const Clock::time_point deadline = Clock::now() + starting_time;
    while (!says_that_it_is_ready(status)) {
        if (Clock::now() > deadline) {
            throw std::runtime_error("PostgreSQL has not started");
        }
        loop.rest(between_questions);
    }
}

} // namespace

Postgres::Postgres(Loop& loop, const std::filesystem::path& folder)
    : folder_(initialized(std::filesystem::absolute(folder))), process_(loop.context(), serving(folder_))
{
    wait_for_postgres(loop, folder_ / "data" / "postmaster.pid");
    connection_.emplace(address(), "dahut_load");
}

std::string Postgres::address() const { return "postgresql:///postgres?user=dahut&host=" + folder_.string(); }

std::int64_t Postgres::ask(const char* statement) { return connection_.value().ask(statement).number(0, 0); }

void Postgres::run(const char* statement) { connection_.value().run(statement); }

double Postgres::log_bytes()
{
    return static_cast<double>(ask("SELECT (pg_current_wal_insert_lsn() - '0/0')::bigint"));
}

} // namespace dahut::load
