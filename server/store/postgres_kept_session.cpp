#include "server/store/postgres_kept_session.hpp"

#include "server/limits.hpp"

#include <exception>
#include <utility>

namespace dahut {

PostgresKeptSession::PostgresKeptSession(PostgresSettings settings)
    : settings_(std::move(settings)), process_{settings_.process, 0, 0, settings_.rules}
{
    open(PostgresConnection::Inquiry::made);
}

PostgresKeptSession::~PostgresKeptSession()
{
    try {
        if (session_ && !session_->connection().is_lost()) {
            postgres_processes::sign_off(session_->connection(), process_);
        }
    } catch (const std::exception&) {
        // They wait.
        return;
    }
}

PostgresConnection& PostgresKeptSession::connection()
{
    PostgresConnection& database = session();
    if (std::chrono::steady_clock::now() - signed_ >= limits::signature_lasts) {
        (void)signed_now(limits::hints_overlap);
    }
    return database;
}

HouseNews PostgresKeptSession::sign()
{
    const Moment now = std::chrono::steady_clock::now();
    (void)session();
    HouseNews news = signed_now(std::chrono::ceil<std::chrono::seconds>(now - heard_) + limits::hints_overlap);
    heard_ = now;
    news.was_unseen = std::exchange(is_new_, false);
    return news;
}

void PostgresKeptSession::distrust(const StoreError& error)
{
    if (error.fault() == StoreFault::unknown) {
        session_.reset();
    }
}

void PostgresKeptSession::make_durable_after(const postgres_processes::FormerOwner& former)
{
    if (!settled_.contains(former)) {
        const bool has_ended = postgres_processes::has_ended(session_->connection(), former);
        make_all_durable(session_->connection());
        if (has_ended && former.incarnation != process_.incarnation) {
            settled_.insert(former);
        }
    }
}

// While none can be made, many who ask must not wait for each other's attempts. What is unknown of a session's own
// commit says nothing of what somebody wants to store.
PostgresConnection& PostgresKeptSession::session()
{
    if (session_ && session_->connection().is_lost()) {
        session_.reset();
    }
    if (!session_) {
        if (std::chrono::steady_clock::now() < tried_again_) {
            throw StoreError(StoreFault::failed, why_not_);
        }
        try {
            open(PostgresConnection::Inquiry::spared);
        } catch (const StoreError& error) {
            throw StoreError(error.fault() == StoreFault::unknown ? StoreFault::failed : error.fault(), error.what());
        }
    }
    return session_->connection();
}

// If its row is gone, another process has its name, and the next session says so, or makes it a row.
HouseNews PostgresKeptSession::signed_now(std::chrono::seconds heard_before)
{
    const Moment now = std::chrono::steady_clock::now();
    std::optional<HouseNews> news;
    try {
        news = postgres_processes::sign(session_->connection(), process_, heard_before);
    } catch (const StoreError& error) {
        distrust(error);
        throw StoreError(StoreFault::failed, error.what());
    }
    if (!news) {
        session_.reset();
        throw StoreError(StoreFault::failed, "this process could not sign that it is there");
    }
    signed_ = now;
    return *std::move(news);
}

void PostgresKeptSession::open(PostgresConnection::Inquiry inquiry)
{
    try {
        const Moment now = std::chrono::steady_clock::now();
        const SessionTerms terms{settings_.after_copy, settings_.commit_time, servers_skipped_, inquiry};
        session_ = std::make_unique<PostgresSession>(settings_.address, process_, former_, terms);
        // What a copy does from now on, while this connection is lost, counts.
        settings_.after_copy = AfterCopy::refuse;
        signed_ = now;
        is_new_ = true;
    } catch (const StoreError& error) {
        wait_after(error);
        throw;
    }
    settings_.opened(session_->standby());
}

void PostgresKeptSession::wait_after(const StoreError& error)
{
    ++servers_skipped_;
    why_not_ = error.what();
    tried_again_ = std::chrono::steady_clock::now() + limits::postgres_retry_pause;
}

} // namespace dahut
