// Lets a coroutine of the network thread await heavy work that is done on another thread. Each kind of work has threads
// of its own, so that none keeps another waiting.
#pragma once

#include "server/limits.hpp"

#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/thread_pool.hpp>
#include <boost/asio/use_awaitable.hpp>

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace dahut {

struct Workers {
    boost::asio::thread_pool bots{limits::worker_threads};
    // Bots that think or wait for a thread to think on.
    std::atomic<std::size_t> bots_thinking = 0;
    // How often one that plays on in its mind had fewer playouts, because of the others, and how often its time was up.
    std::atomic<std::uint64_t> bots_cut_by_load = 0;
    std::atomic<std::uint64_t> bots_cut_by_time = 0;
    // What takes tables up, and tells those who come back what they have missed.
    boost::asio::thread_pool tables{limits::worker_threads};
    boost::asio::thread_pool archive{limits::worker_threads};
    // Bots that say something of finished matches. They think for long, so they have one thread and nobody else waits.
    boost::asio::thread_pool analysis{1};

    void join()
    {
        bots.join();
        tables.join();
        archive.join();
        analysis.join();
    }
};

namespace detail {

template <typename Work>
boost::asio::awaitable<std::invoke_result_t<Work>> carried_out(Work work)
{
    co_return work();
}

} // namespace detail

// Pass a named `work` by std::move: g++ 12 destroys a lambda that is written inside a co_await expression twice.
// It must not touch anything that the network thread touches. What it throws, this throws.
template <typename Work>
[[nodiscard]] boost::asio::awaitable<std::invoke_result_t<Work>> on_worker(boost::asio::thread_pool& workers, Work work)
{
    co_return co_await boost::asio::co_spawn(workers, detail::carried_out(std::move(work)), boost::asio::use_awaitable);
}

} // namespace dahut
