// A lock for each key: whoever holds that of a key is the only one to work on it, and whoever else asks for it waits
// until that work is over, however it ends. Different keys keep nobody waiting.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/use_awaitable.hpp>

#include <cstddef>
#include <map>
#include <memory>
#include <string>
#include <utility>

namespace dahut {

class KeyedLocks {
    // Whoever waits for a key waits for its timer, which never expires but goes when the lock is given back.
    using Timers = std::map<std::string, boost::asio::steady_timer>;

public:
    // Is given back when it goes out of scope. It may outlive the locks, as what still waits does when the server ends.
    class Held {
    public:
        Held(std::shared_ptr<Timers> held, Timers::iterator place) : held_(std::move(held)), place_(place) {}
        Held(const Held&) = delete;
        Held& operator=(const Held&) = delete;
        Held(Held&&) noexcept = default;
        Held& operator=(Held&&) = delete;
        ~Held()
        {
            if (held_) {
                held_->erase(place_);
            }
        }

    private:
        std::shared_ptr<Timers> held_;
        Timers::iterator place_;
    };

    [[nodiscard]] boost::asio::awaitable<Held> take(std::string key)
    {
        for (auto other = held_->find(key); other != held_->end(); other = held_->find(key)) {
            boost::system::error_code over;
            co_await other->second.async_wait(boost::asio::redirect_error(boost::asio::use_awaitable, over));
        }
        auto timer = boost::asio::steady_timer(co_await boost::asio::this_coro::executor,
                                               boost::asio::steady_timer::time_point::max());
        co_return Held(held_, held_->try_emplace(std::move(key), std::move(timer)).first);
    }

    // How many keys are being worked on.
    [[nodiscard]] std::size_t held() const { return held_->size(); }

private:
    std::shared_ptr<Timers> held_ = std::make_shared<Timers>();
};

} // namespace dahut
