#include "server/store/store_thread.hpp"

#include "server/limits.hpp"

#include <boost/asio/post.hpp>

#include <algorithm>
#include <chrono>
#include <iterator>
#include <utility>

namespace dahut {

namespace asio = boost::asio;

// A journal of its own is read as quickly one by one. What was given back must be free before it is taken again.
StoreThread::StoreThread(std::unique_ptr<Journal> journal)
    : journal_(std::move(journal)), takes_(journal_->is_shared() ? limits::tables_taken_at_once : 1,
                                           [this](Journal& from, std::span<const std::string> tables) {
                                               give_all_back(from);
                                               return from.take(tables);
                                           }),
      keys_(journal_->is_shared() ? limits::keys_found_at_once : 1,
            [](Journal& in, std::span<const std::string> keys) { return in.find_keys(keys); }),
      fullness_(journal_->fullness()), is_shared_(journal_->is_shared()), thread_([this] { run(); })
{}

StoreThread::~StoreThread() { end(); }

void StoreThread::end()
{
    {
        const std::lock_guard lock(mutex_);
        stopping_ = true;
    }
    wake_.notify_one();
    if (thread_.joinable()) {
        thread_.join();
    }
}

void StoreThread::add(PendingAddition addition)
{
    bool awaited = false;
    {
        const std::lock_guard lock(mutex_);
        additions_.push_back(std::move(addition));
        awaited = additions_.size() == awaited_;
    }
    if (awaited) {
        wake_.notify_one();
    }
}

void StoreThread::enqueue(PendingRead read)
{
    {
        const std::lock_guard lock(mutex_);
        reads_.push_back(std::move(read));
    }
    wake_.notify_one();
}

void StoreThread::run()
{
    busy_since_ = std::chrono::steady_clock::now();
    look_how_full();
    busy_since_ = Moment::max();
    std::unique_lock lock(mutex_);
    while (true) {
        wake_.wait(lock, [this] { return stopping_ || !additions_.empty() || !reads_.empty(); });
        if (additions_.empty() && reads_.empty()) {
            return;
        }
        wait_for_more(lock);
        std::vector<PendingAddition> additions = std::exchange(additions_, {});
        const std::vector<PendingRead> reads = std::exchange(reads_, {});
        lock.unlock();
        const Moment began = std::chrono::steady_clock::now();
        busy_since_ = began;
        const bool has_added = !additions.empty();
        commit(std::move(additions));
        if (has_added) {
            committing_.add(std::chrono::steady_clock::now() - began);
        }
        for (const PendingRead& read : reads) {
            busy_since_ = std::chrono::steady_clock::now();
            read(*journal_);
        }
        if (has_added) {
            tidy();
            look_how_full();
        }
        busy_since_ = Moment::max();
        lock.lock();
    }
}

// All additions in a commit share its cost. The clients just answered are likely to act again soon. So after a large
// commit it pays to wait a moment, until twice as many have arrived. Readers never wait. Nor does anybody while commits
// are small: the wait would be longer than the gain.
void StoreThread::wait_for_more(std::unique_lock<std::mutex>& lock)
{
    if (latest_group_ >= limits::commit_of_many && reads_.empty()) {
        awaited_ = 2 * latest_group_;
        wake_.wait_for(lock, limits::commit_gathering_time,
                       [this] { return stopping_ || !reads_.empty() || additions_.size() >= awaited_; });
        awaited_ = 1;
    }
    latest_group_ = additions_.size();
}

void StoreThread::commit(std::vector<PendingAddition> pending)
{
    if (pending.empty()) {
        return;
    }
    try {
        std::vector<AppendResult> results = appended(pending);
        for (std::size_t index = 0; index < pending.size(); ++index) {
            pending[index].result = std::move(results[index]);
        }
        failing_ = what_fails(pending);
        if (std::ranges::any_of(pending, [](const PendingAddition& one) { return !one.result; })) {
            stored_at_ = std::chrono::steady_clock::now();
        }
    } catch (const std::exception&) {
        // Memory has run out. Callers find out what has been stored by reading it.
        for (PendingAddition& one : pending) {
            one.result = StoreFailure{StoreFault::unknown, "out of memory"};
        }
        failing_ = Failing::until_stored;
    }
    tell(pending);
}

// Answers to the same executor are posted together: waking its thread costs more than the work it then does.
void StoreThread::tell(std::vector<PendingAddition>& pending)
{
    for (auto first = pending.begin(); first != pending.end();) {
        const asio::any_io_executor executor = first->executor;
        const auto last =
            std::find_if(first, pending.end(), [&](const PendingAddition& one) { return one.executor != executor; });
        std::vector<PendingAddition> together(std::make_move_iterator(first), std::make_move_iterator(last));
        asio::post(executor, [together = std::move(together)]() mutable {
            for (PendingAddition& one : together) {
                one.done(std::move(one.result));
            }
        });
        first = last;
    }
}

std::vector<AppendResult> StoreThread::appended(std::vector<PendingAddition>& pending)
{
    std::vector<Addition> additions;
    additions.reserve(pending.size());
    for (PendingAddition& one : pending) {
        additions.push_back(std::move(one.addition));
    }
    return journal_->append(additions);
}

} // namespace dahut
