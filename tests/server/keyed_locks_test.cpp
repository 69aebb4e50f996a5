// Locks by key: one works on a key at a time, and no key waits for another.
#include "server/waiting/keyed_locks.hpp"
#include "tests/support/catch.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>

#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

using namespace dahut;

namespace asio = boost::asio;

namespace {

// People who come for a key, stay until they are let go, and note when they get their turn.
struct Visitors {
    asio::io_context context;
    KeyedLocks turns;
    asio::steady_timer gate{context, asio::steady_timer::time_point::max()};
    std::vector<std::string> order;

    asio::awaitable<void> stay(std::string name, std::string key)
    {
        const KeyedLocks::Held turn = co_await turns.take(std::move(key));
        order.push_back(std::move(name));
        boost::system::error_code let_go;
        co_await gate.async_wait(asio::redirect_error(asio::use_awaitable, let_go));
    }

    asio::awaitable<void> fail(std::string key)
    {
        const KeyedLocks::Held turn = co_await turns.take(std::move(key));
        throw std::runtime_error("work that fails");
    }

    void come(asio::awaitable<void> visit) { asio::co_spawn(context, std::move(visit), asio::detached); }
    void run()
    {
        context.restart();
        context.poll();
    }
};

} // namespace

TEST_CASE("who asks for a key that is being worked on waits, and who asks for another does not")
{
    Visitors visitors;
    visitors.come(visitors.stay("first", "one key"));
    visitors.come(visitors.stay("second", "one key"));
    visitors.come(visitors.stay("third", "one key"));
    visitors.come(visitors.stay("fourth", "one key"));
    visitors.come(visitors.stay("elsewhere", "another key"));
    visitors.run();
    CHECK(visitors.order == std::vector<std::string>{"first", "elsewhere"});
    CHECK(visitors.turns.held() == 2);
    visitors.gate.cancel();
    visitors.run();
    CHECK(visitors.order == std::vector<std::string>{"first", "elsewhere", "second"});
    visitors.gate.cancel();
    visitors.run();
    CHECK(visitors.order == std::vector<std::string>{"first", "elsewhere", "second", "third"});
    visitors.gate.cancel();
    visitors.run();
    CHECK(visitors.order.back() == "fourth");
    visitors.gate.cancel();
    visitors.run();
    CHECK(visitors.turns.held() == 0);
}

TEST_CASE("a turn ends with the work that failed in it")
{
    Visitors visitors;
    visitors.come(visitors.fail("one key"));
    visitors.come(visitors.stay("next", "one key"));
    visitors.run();
    CHECK(visitors.order == std::vector<std::string>{"next"});
}

TEST_CASE("whoever still works or waits at the end may outlive the turns")
{
    std::vector<std::string> order;
    {
        asio::io_context context;
        std::optional<KeyedLocks> turns(std::in_place);
        const auto stay = [&]() -> asio::awaitable<void> {
            const KeyedLocks::Held turn = co_await turns->take("one key");
            order.emplace_back("came");
            asio::steady_timer never(context, asio::steady_timer::time_point::max());
            co_await never.async_wait(asio::use_awaitable);
            order.emplace_back("went on");
        };
        asio::co_spawn(context, stay, asio::detached);
        asio::co_spawn(context, stay, asio::detached);
        context.poll();
        turns.reset();
    }
    CHECK(order == std::vector<std::string>{"came"});
}
