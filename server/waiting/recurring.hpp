// What is done again and again, after a pause each time, until it is cancelled. It must outlive that.
#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/steady_timer.hpp>

#include <chrono>
#include <functional>
#include <utility>

namespace dahut {

class Recurring {
public:
    Recurring(const boost::asio::any_io_executor& executor, std::chrono::milliseconds pause, std::function<void()> work)
        : timer_(executor), pause_(pause), work_(std::move(work))
    {
        await_next();
    }
    Recurring(const Recurring&) = delete;
    Recurring& operator=(const Recurring&) = delete;
    Recurring(Recurring&&) = delete;
    Recurring& operator=(Recurring&&) = delete;
    ~Recurring() = default;

    // Also what is due already is not done any more.
    void cancel()
    {
        is_cancelled_ = true;
        timer_.cancel();
    }

private:
    void await_next()
    {
        timer_.expires_after(pause_);
        timer_.async_wait([this](boost::system::error_code stopping) {
            if (stopping || is_cancelled_) {
                return;
            }
            work_();
            if (!is_cancelled_) {
                await_next();
            }
        });
    }

    boost::asio::steady_timer timer_;
    std::chrono::milliseconds pause_;
    std::function<void()> work_;
    bool is_cancelled_ = false;
};

} // namespace dahut
