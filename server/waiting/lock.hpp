// A lock for coroutines, in the order of asking: whoever holds that of a table is the only one to change it, also while
// awaiting the store. With more than one place it bounds how many do something at once.
#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/experimental/channel.hpp>
#include <boost/asio/use_awaitable.hpp>

#include <cstddef>
#include <utility>

namespace dahut {

class Lock {
public:
    explicit Lock(const boost::asio::any_io_executor& executor, std::size_t places = 1) : channel_(executor, places) {}

    // Is given back when it goes out of scope. The lock must outlive it.
    class Held {
    public:
        explicit Held(Lock& lock) : lock_(&lock) {}
        Held(const Held&) = delete;
        Held& operator=(const Held&) = delete;
        Held(Held&& other) noexcept : lock_(std::exchange(other.lock_, nullptr)) {}
        Held& operator=(Held&&) = delete;
        ~Held()
        {
            if (lock_ != nullptr) {
                lock_->channel_.try_receive([](boost::system::error_code) {});
            }
        }

    private:
        Lock* lock_;
    };

    [[nodiscard]] boost::asio::awaitable<Held> take()
    {
        co_await channel_.async_send(boost::system::error_code(), boost::asio::use_awaitable);
        co_return Held(*this);
    }

private:
    // Whoever has put something in holds a place; when there is no room left, the others wait in order.
    boost::asio::experimental::channel<void(boost::system::error_code)> channel_;
};

} // namespace dahut
