// The loop of the server, when it ends while some still wait.
#include "server/waiting/context.hpp"
#include "server/waiting/lock.hpp"
#include "server/waiting/unattended.hpp"
#include "tests/support/catch.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>

#include <memory>

using namespace dahut;

namespace asio = boost::asio;

namespace {

// Holds the lock, or waits for it, until it is let go.
asio::awaitable<void> stay(Lock& lock, [[maybe_unused]] std::shared_ptr<int> present)
{
    const Lock::Held turn = co_await lock.take();
    asio::steady_timer forever(co_await asio::this_coro::executor, asio::steady_timer::time_point::max());
    co_await forever.async_wait(asio::use_awaitable);
}

} // namespace

TEST_CASE("who still waits when the server ends is let go while the lock is there that they hold")
{
    Context context;
    Lock lock(context.get_executor());
    const auto present = std::make_shared<int>(0);
    for (int i = 0; i < 3; ++i) {
        asio::co_spawn(context, stay(lock, present), Unattended());
    }
    context.poll();
    REQUIRE(present.use_count() == 4);
    context.let_all_go();
    CHECK(present.use_count() == 1);
}

TEST_CASE("what comes back when the server has ended is let go as well")
{
    Context context;
    const auto present = std::make_shared<int>(0);
    context.let_all_go();
    asio::post(context, [present] { FAIL("nothing runs here any more"); });
    context.let_all_go();
    CHECK(present.use_count() == 1);
}
