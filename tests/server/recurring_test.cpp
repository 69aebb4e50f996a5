// What a server does again and again.
#include "server/waiting/recurring.hpp"
#include "tests/support/catch.hpp"

#include <boost/asio/io_context.hpp>

#include <list>
#include <optional>
#include <thread>

using namespace dahut;

TEST_CASE("what recurs is done until it is cancelled")
{
    boost::asio::io_context context(1);
    int done = 0;
    std::optional<Recurring> recurring;
    recurring.emplace(context.get_executor(), std::chrono::milliseconds(1), [&] {
        if (++done == 3) {
            recurring->cancel();
        }
    });
    context.run();
    CHECK(done == 3);
}

TEST_CASE("what is due when it is cancelled is not done any more, and keeps nothing running")
{
    boost::asio::io_context context(1);
    int done = 0;
    std::list<Recurring> recurring;
    const auto cancel_all = [&] {
        if (++done > 2) {
            context.stop();
        }
        for (Recurring& one : recurring) {
            one.cancel();
        }
    };
    for (int number = 0; number < 2; ++number) {
        recurring.emplace_back(context.get_executor(), std::chrono::milliseconds(1), cancel_all);
    }
    // Both are due at once.
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
    context.run();
    CHECK(done == 1);
}
