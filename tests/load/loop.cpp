#include "tests/load/loop.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/steady_timer.hpp>

#include <csignal>
#include <exception>
#include <utility>

namespace dahut::load {

namespace asio = boost::asio;

Loop::Loop(std::chrono::seconds patience) : interruption_(context_, SIGINT, SIGTERM), patience_(patience)
{
    interruption_.async_wait([](boost::system::error_code error, int) {
        if (!error) {
            throw std::runtime_error("interrupted");
        }
    });
}

void Loop::finish(const std::string& what, std::vector<asio::awaitable<void>> tasks)
{
    std::size_t left = tasks.size();
    for (asio::awaitable<void>& task : tasks) {
        asio::co_spawn(context_, std::move(task), [&left](const std::exception_ptr& failure) {
            if (failure) {
                std::rethrow_exception(failure);
            }
            --left;
        });
    }
    until(what, [&left] { return left == 0; });
}

void Loop::finish(const std::string& what, asio::awaitable<void> task)
{
    std::vector<asio::awaitable<void>> tasks;
    tasks.push_back(std::move(task));
    finish(what, std::move(tasks));
}

void Loop::rest(std::chrono::milliseconds duration)
{
    bool rested = false;
    asio::steady_timer timer(context_, duration);
    timer.async_wait([&rested](boost::system::error_code) { rested = true; });
    until("a rest", [&rested] { return rested; });
}

} // namespace dahut::load
