// A lock for each key, in the order of asking: whoever holds that of a key is the only one to work on it. Whoever else
// asks for it waits until that work is over, however it ends. Different keys keep nobody waiting.
#pragma once

#include "server/waiting/lock.hpp"

#include <boost/asio/awaitable.hpp>
#include <boost/asio/this_coro.hpp>

#include <cstddef>
#include <map>
#include <memory>
#include <string>
#include <utility>

namespace dahut {

class KeyedLocks {
    // The lock of a key stays as long as somebody holds it or waits for it.
    struct Place {
        explicit Place(const boost::asio::any_io_executor& executor) : lock(executor) {}

        Lock lock;
        std::size_t askers = 0;
    };
    using Places = std::map<std::string, Place>;

    // One who holds the lock of a key or waits for it.
    class Asker {
    public:
        Asker(std::shared_ptr<Places> places, Places::iterator place) : places_(std::move(places)), place_(place)
        {
            ++place_->second.askers;
        }
        Asker(const Asker&) = delete;
        Asker& operator=(const Asker&) = delete;
        Asker(Asker&&) noexcept = default;
        Asker& operator=(Asker&&) = delete;
        ~Asker()
        {
            if (places_ && --place_->second.askers == 0) {
                places_->erase(place_);
            }
        }

        [[nodiscard]] Lock& lock() const { return place_->second.lock; }

    private:
        std::shared_ptr<Places> places_;
        Places::iterator place_;
    };

public:
    // Is given back when it goes out of scope. It may outlive the locks, as what still waits does when the server ends.
    class Held {
    public:
        Held(Asker asker, Lock::Held lock) : asker_(std::move(asker)), lock_(std::move(lock)) {}

    private:
        // The lock is given back first.
        Asker asker_;
        Lock::Held lock_;
    };

    [[nodiscard]] boost::asio::awaitable<Held> take(std::string key)
    {
        const boost::asio::any_io_executor executor = co_await boost::asio::this_coro::executor;
        Asker asker(places_, places_->try_emplace(std::move(key), executor).first);
        Lock::Held lock = co_await asker.lock().take();
        co_return Held(std::move(asker), std::move(lock));
    }

    // How many keys are being worked on.
    [[nodiscard]] std::size_t held() const { return places_->size(); }

private:
    std::shared_ptr<Places> places_ = std::make_shared<Places>();
};

} // namespace dahut
