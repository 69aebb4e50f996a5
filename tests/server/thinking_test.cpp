// What bots that think at once are allowed, and what is counted of them.
#include "server/room/thinking.hpp"
#include "tests/support/catch.hpp"

#include <list>
#include <thread>

using namespace dahut;

TEST_CASE("bots that think at once share the threads, and it is counted when one that plays on has fewer playouts")
{
    Workers workers;
    std::list<Thinking> bots;
    for (std::size_t bot = 0; bot < limits::worker_threads; ++bot) {
        bots.emplace_back(workers);
    }
    const Allowance whole = allowance_among(workers, 30, bots.front().end());
    CHECK(whole.share == 30);
    CHECK_FALSE(whole.over());
    CHECK(workers.bots_cut_by_load.load() == 0);
    for (std::size_t bot = 0; bot < limits::worker_threads; ++bot) {
        bots.emplace_back(workers);
    }
    const Allowance half = allowance_among(workers, 100, bots.front().end());
    CHECK(half.share == 50);
    CHECK(workers.bots_cut_by_load.load() == 0);
    CHECK_FALSE(half.over());
    CHECK_FALSE(half.over());
    CHECK(workers.bots_cut_by_load.load() == 1);
    CHECK(workers.bots_cut_by_time.load() == 0);
    bots.clear();
    CHECK(workers.bots_thinking.load() == 0);
}

TEST_CASE("it is counted once when the time of a bot is up")
{
    Workers workers;
    const Thinking bot(workers, std::chrono::milliseconds(0));
    const Allowance none = allowance_among(workers, 100, bot.end());
    CHECK(workers.bots_cut_by_time.load() == 0);
    CHECK(none.over());
    CHECK(none.over());
    CHECK(workers.bots_cut_by_time.load() == 1);
    CHECK(workers.bots_cut_by_load.load() == 0);
}

TEST_CASE("the time of a bot begins when it is asked, not when it gets a thread")
{
    Workers workers;
    const Thinking bot(workers, std::chrono::milliseconds(1));
    // It waits for a thread.
    std::this_thread::sleep_until(bot.end());
    CHECK(allowance_among(workers, 100, bot.end()).over());
}
