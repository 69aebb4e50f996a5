// How the thread that uses the journal is: how much waits for it, and whether what is asked now would be stored. And
// what it does after commits so that this stays well. The log is told when little room is left.
#include "server/limits.hpp"
#include "server/store/store_thread.hpp"

#include <boost/asio/steady_timer.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <spdlog/spdlog.h>

#include <algorithm>
#include <utility>

namespace dahut {

namespace asio = boost::asio;

std::size_t StoreThread::waiting()
{
    const std::lock_guard lock(mutex_);
    return additions_.size() + reads_.size();
}

StoreHealth StoreThread::health() const
{
    if (works_for_longer_than(limits::hanging_time)) {
        return StoreHealth::hanging;
    }
    if (failing_ != Failing::no || is_unsigned_ || is_overdue()) {
        return StoreHealth::failing;
    }
    return is_nearly_full() ? StoreHealth::nearly_full : StoreHealth::well;
}

bool StoreThread::works_for_longer_than(std::chrono::milliseconds time) const
{
    const Moment since = busy_since_;
    return since != Moment::max() && std::chrono::steady_clock::now() - since > time;
}

// Others take this process's tables by now, and it cannot find out.
bool StoreThread::is_overdue() const { return is_shared_ && works_for_longer_than(limits::signature_lasts); }

asio::awaitable<void> StoreThread::try_storing()
{
    constexpr std::chrono::milliseconds waited_at_once{20};
    constexpr int waits_most = 50;
    const bool is_trusted = std::chrono::steady_clock::now() < stored_at_.load() + limits::trusted_time;
    if (!is_shared_ && !is_trusted && !is_trying_.exchange(true)) {
        enqueue([this](Journal& journal) { try_storing_in(journal); });
    }
    asio::steady_timer timer(co_await asio::this_coro::executor);
    for (int waits = 0; is_trying_ && waits < waits_most; ++waits) {
        timer.expires_after(waited_at_once);
        co_await timer.async_wait(asio::use_awaitable);
    }
}

void StoreThread::try_storing_in(Journal& journal)
{
    try {
        noting_failure([&journal] { journal.try_storing(); });
        stored_at_ = std::chrono::steady_clock::now();
    } catch (const std::exception&) {
        // `health` says so. Whoever asks next tries again.
        stored_at_ = Moment::min();
    }
    is_trying_ = false;
}

void StoreThread::noting_failure(const std::function<void()>& change)
{
    try {
        change();
        failing_ = Failing::no;
    } catch (...) {
        failing_ = Failing::until_stored;
        throw;
    }
}

StoreThread::Failing StoreThread::what_fails(std::span<const PendingAddition> pending)
{
    Failing failing = Failing::no;
    for (const PendingAddition& one : pending) {
        const StoreFault fault = one.result ? one.result->fault : StoreFault::conflict;
        if (fault == StoreFault::unknown) {
            failing = std::max(failing, Failing::until_signed);
        } else if (fault != StoreFault::conflict && fault != StoreFault::taken && fault != StoreFault::known_key) {
            failing = Failing::until_stored;
        }
    }
    return failing;
}

void StoreThread::tidy()
{
    try {
        journal_->tidy();
    } catch (const std::exception&) {
        // Nobody waits for this work. If the disk is at fault, the next request reports it.
        return;
    }
}

void StoreThread::look_how_full()
{
    try {
        fullness_ = journal_->fullness();
        if (is_nearly_full() && !std::exchange(has_said_nearly_full_, true)) {
            spdlog::warn("little room is left in the database or on its disk: no more tables are made");
        }
    } catch (const std::exception&) {
        // It stays as it was. If the disk is at fault, the next request reports it.
        return;
    }
}

void StoreThread::say_if_room_again()
{
    if (!is_nearly_full() && std::exchange(has_said_nearly_full_, false)) {
        spdlog::info("there is room in the database and on its disk again");
    }
}

} // namespace dahut
