// So many at a time, in the order of asking. Usually that is one: whoever holds the turn of a table is the only one to
// change it, also while awaiting the store.
#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/experimental/channel.hpp>
#include <boost/asio/use_awaitable.hpp>

#include <cstddef>
#include <utility>

namespace dahut {

class Turns {
public:
    explicit Turns(const boost::asio::any_io_executor& executor, std::size_t at_a_time = 1)
        : channel_(executor, at_a_time)
    {}

    // Ends when it goes out of scope. The turns must outlive it.
    class Turn {
    public:
        explicit Turn(Turns& turns) : turns_(&turns) {}
        Turn(const Turn&) = delete;
        Turn& operator=(const Turn&) = delete;
        Turn(Turn&& other) noexcept : turns_(std::exchange(other.turns_, nullptr)) {}
        Turn& operator=(Turn&&) = delete;
        ~Turn()
        {
            if (turns_ != nullptr) {
                turns_->channel_.try_receive([](boost::system::error_code) {});
            }
        }

    private:
        Turns* turns_;
    };

    [[nodiscard]] boost::asio::awaitable<Turn> take()
    {
        co_await channel_.async_send(boost::system::error_code(), boost::asio::use_awaitable);
        co_return Turn(*this);
    }

private:
    // Whoever has put something in holds a turn; when there is no room left, the others wait in order.
    boost::asio::experimental::channel<void(boost::system::error_code)> channel_;
};

} // namespace dahut
