// How the thread that uses the journal is: how much waits for it, and whether what is asked now would be stored.
#include "server/limits.hpp"
#include "server/store/store_thread.hpp"

namespace dahut {

std::size_t StoreThread::waiting()
{
    const std::lock_guard lock(mutex_);
    return additions_.size() + reads_.size();
}

StoreHealth StoreThread::health() const
{
    const Moment since = busy_since_;
    if (since != Moment::max() && std::chrono::steady_clock::now() - since > limits::hanging_time) {
        return StoreHealth::hanging;
    }
    if (is_failing_ || is_unsigned_) {
        return StoreHealth::failing;
    }
    return is_nearly_full_ ? StoreHealth::nearly_full : StoreHealth::well;
}

void StoreThread::look_how_full()
{
    try {
        is_nearly_full_ = journal_->is_nearly_full();
    } catch (const std::exception&) {
        // It stays as it was. If the disk is at fault, the next request reports it.
        return;
    }
}

} // namespace dahut
