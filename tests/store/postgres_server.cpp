#include "tests/store/postgres_server.hpp"

#include <fcntl.h>
#include <grp.h>
#include <libpq-fe.h>
#include <pwd.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <fstream>
#include <iterator>
#include <memory>
#include <optional>
#include <stdexcept>
#include <thread>

namespace dahut::test {

namespace {

struct Account {
    uid_t user;
    gid_t group;
};

// The account without rights; nothing if this process has none itself.
std::optional<Account> account()
{
    if (geteuid() != 0) {
        return std::nullopt;
    }
    for (const char* const name : {"postgres", "nobody"}) {
        if (const passwd* const found = getpwnam(name)) {
            return Account{found->pw_uid, found->pw_gid};
        }
    }
    throw std::runtime_error("there is no account for PostgreSQL");
}

// Where Debian has them, the newest version.
std::filesystem::path found_programs()
{
    std::vector<std::filesystem::path> found;
    std::error_code error;
    for (const auto& version : std::filesystem::directory_iterator("/usr/lib/postgresql", error)) {
        if (std::filesystem::exists(version.path() / "bin/initdb")) {
            found.push_back(version.path() / "bin");
        }
    }
    if (found.empty()) {
        throw std::runtime_error("PostgreSQL is not installed (docker/install test)");
    }
    return *std::ranges::max_element(found);
}

void become(const Account& account)
{
    if (setgroups(0, nullptr) != 0 || setgid(account.group) != 0 || setuid(account.user) != 0) {
        _exit(1);
    }
}

std::vector<pid_t> children_of(pid_t process)
{
    const std::string number = std::to_string(process);
    std::ifstream file("/proc/" + number + "/task/" + number + "/children");
    return {std::istream_iterator<pid_t>(file), std::istream_iterator<pid_t>()};
}

} // namespace

PostgresServer::PostgresServer() : programs_(found_programs())
{
    if (const std::optional<Account> owner = account();
        owner && chown(folder_.path().c_str(), owner->user, owner->group) != 0) {
        throw std::runtime_error("the folder cannot be given away");
    }
    const pid_t initdb = begin({programs_ / "initdb", "--pgdata", folder_ / "data", "--auth", "trust", "--username",
                                "dahut", "--encoding", "UTF8", "--locale", "C", "--no-sync"});
    int status = 0;
    if (waitpid(initdb, &status, 0) != initdb || status != 0) {
        throw std::runtime_error("initdb has failed");
    }
    // Whoever is called `guarded` needs a password.
    std::ofstream(folder_ / "data/pg_hba.conf") << "local all guarded scram-sha-256\nlocal all all trust\n";
    start();
}

PostgresServer::~PostgresServer() { kill(); }

PostgresServer& PostgresServer::shared()
{
    static PostgresServer server;
    return server;
}

std::string PostgresServer::fresh_database(const std::string& how)
{
    const std::string name = "test" + std::to_string(++databases_);
    run(address("postgres"), "CREATE DATABASE " + name + " " + how);
    return address(name);
}

std::string PostgresServer::address(const std::string& database) const
{
    return "postgresql:///" + database + "?user=dahut&host=" + folder_.path().string();
}

std::string PostgresServer::run(const std::string& database_address, const std::string& statement) const
{
    const std::unique_ptr<PGconn, void (*)(PGconn*)> connection(PQconnectdb(database_address.c_str()), PQfinish);
    const std::unique_ptr<PGresult, void (*)(PGresult*)> result(PQexec(connection.get(), statement.c_str()), PQclear);
    const ExecStatusType status = PQresultStatus(result.get());
    if (status != PGRES_COMMAND_OK && status != PGRES_TUPLES_OK) {
        throw std::runtime_error(PQerrorMessage(connection.get()));
    }
    return PQntuples(result.get()) > 0 ? PQgetvalue(result.get(), 0, 0) : "";
}

// What remains of a killed server ends by itself, and until then its folder cannot be used again.
void PostgresServer::start()
{
    for (int tries = 0; process_ == 0 && tries < 100; ++tries) {
        process_ = begin({programs_ / "postgres", "-D", folder_ / "data", "-k", folder_.path(), "-c",
                          "listen_addresses=", "-c", "max_connections=30", "-c", "shared_buffers=16MB"});
        wait_until_ready();
        if (waitpid(process_, nullptr, WNOHANG) == process_) {
            process_ = 0;
        }
    }
}

void PostgresServer::kill()
{
    if (process_ == 0) {
        return;
    }
    std::vector<pid_t> all = children_of(process_);
    all.push_back(process_);
    for (const pid_t one : all) {
        ::kill(one, SIGKILL);
    }
    waitpid(process_, nullptr, 0);
    process_ = 0;
}

// It ends with this process, however that ends.
pid_t PostgresServer::begin(std::vector<std::string> command) const
{
    const std::optional<Account> owner = account();
    std::vector<char*> words;
    for (std::string& word : command) {
        words.push_back(word.data());
    }
    words.push_back(nullptr);
    const std::string log = folder_ / "log";
    const pid_t child = fork();
    if (child != 0) {
        return child;
    }
    if (owner) {
        become(*owner);
    }
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    constexpr mode_t owner_only = 0600;
    const int file = open(log.c_str(), O_WRONLY | O_CREAT | O_APPEND, owner_only);
    dup2(file, STDOUT_FILENO);
    dup2(file, STDERR_FILENO);
    if (chdir(folder_.path().c_str()) == 0) {
        execv(words[0], words.data());
    }
    _exit(1);
}

// Returns as well if the server has ended.
void PostgresServer::wait_until_ready() const
{
    const std::string database = address("postgres");
    siginfo_t ended{};
    while (PQping(database.c_str()) != PQPING_OK && ended.si_pid == 0) {
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
        waitid(P_PID, static_cast<id_t>(process_), &ended, WEXITED | WNOHANG | WNOWAIT);
    }
}

} // namespace dahut::test
