// The session of a journal, made anew whenever it is lost, or does not tell all, or the process's signature is old. How
// a session begins is in postgres_session.hpp. Everything here throws StoreError.
#pragma once

#include "server/store/postgres_journal.hpp"
#include "server/store/postgres_processes.hpp"
#include "server/store/postgres_session.hpp"

#include <chrono>
#include <memory>
#include <optional>
#include <set>
#include <string>

namespace dahut {

class PostgresKeptSession {
public:
    // Opens it for the first time.
    explicit PostgresKeptSession(PostgresSettings settings);
    PostgresKeptSession(const PostgresKeptSession&) = delete;
    PostgresKeptSession& operator=(const PostgresKeptSession&) = delete;
    PostgresKeptSession(PostgresKeptSession&&) = delete;
    PostgresKeptSession& operator=(PostgresKeptSession&&) = delete;
    // Others need not wait then until the signature is old.
    ~PostgresKeptSession();

    // A connection of which nothing is known to be wrong, of a process that the others know to be there. One that has
    // not signed for a while does so first: its tables may have been taken. The fault is never `unknown`.
    [[nodiscard]] PostgresConnection& connection();
    // See Journal.
    [[nodiscard]] HouseNews sign();
    // A commit whose fate is unknown proves that this connection does not tell all.
    void distrust(const StoreError& error);
    // What was just read of a table that this process served before may be on this server only. Once no session of that
    // one is left, one commit is enough for all its tables.
    void make_durable_after(const postgres_processes::FormerOwner& former);
    [[nodiscard]] const postgres_processes::Process& process() const { return process_; }

private:
    using Moment = std::chrono::steady_clock::time_point;

    [[nodiscard]] PostgresConnection& session();
    HouseNews signed_now(std::chrono::seconds heard_before);
    void open(PostgresConnection::Inquiry inquiry);
    void wait_after(const StoreError& error);

    PostgresSettings settings_;
    postgres_processes::Process process_;
    // When it last signed, and last heard what others have left for it.
    Moment signed_{};
    Moment heard_ = std::chrono::steady_clock::now();
    // Null if a connection must be made.
    std::unique_ptr<PostgresSession> session_;
    // Whether one was made since this process last heard what others have left for it.
    bool is_new_ = false;
    std::optional<FormerSession> former_;
    // How often no session could be made. So many servers are asked later: the first may stand still, or another one
    // may have replaced it.
    int servers_skipped_ = 0;
    // Former owners of tables of whom nothing can come to light any more, and nothing is on this server only.
    std::set<postgres_processes::FormerOwner> settled_;
    // Why the latest attempt to connect failed, and until when nobody tries again.
    std::string why_not_;
    Moment tried_again_{};
};

} // namespace dahut
