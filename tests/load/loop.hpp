// The one thread of all clients. A measurement is a plain function that says what it waits for; meanwhile everything
// that is under way goes on.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/signal_set.hpp>

#include <chrono>
#include <stdexcept>
#include <string>
#include <vector>

namespace dahut::load {

class Loop {
public:
    // Nothing that is waited for may take longer.
    explicit Loop(std::chrono::seconds patience);

    [[nodiscard]] boost::asio::io_context& context() { return context_; }

    // Goes on until this holds. Throws std::runtime_error when patience is over, or whatever has gone wrong meanwhile.
    template <typename Condition>
    void until(const std::string& what, Condition&& holds)
    {
        const auto deadline = std::chrono::steady_clock::now() + patience_;
        while (!holds()) {
            if (context_.run_one_until(deadline) == 0) {
                throw std::runtime_error("waited too long for " + what);
            }
        }
    }
    // Goes on until these coroutines have ended, which run side by side.
    void finish(const std::string& what, std::vector<boost::asio::awaitable<void>> tasks);
    void finish(const std::string& what, boost::asio::awaitable<void> task);
    // Goes on for so long, so that everybody has done what was still to be done.
    void rest(std::chrono::milliseconds duration);

private:
    boost::asio::io_context context_{1};
    // An interruption is an exception as any other, so that no program is left running.
    boost::asio::signal_set interruption_;
    std::chrono::seconds patience_;
};

} // namespace dahut::load
