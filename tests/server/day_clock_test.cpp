// The server's own time: what it counts, and what it does not.
#include "server/clock.hpp"
#include "tests/support/catch.hpp"

using namespace dahut;

namespace {

constexpr std::int64_t hour_ms = 3'600'000;

// A server that looks at its system's clocks four times a second.
struct Running {
    Reading system{1'790'000'000'000, 5'000};
    DayClock clock{system};

    Now pass(std::int64_t ms)
    {
        Now now = clock.read(system);
        for (std::int64_t passed = 0; passed < ms; passed += 250) {
            now = stand(250);
        }
        return now;
    }

    // Passes without a look.
    Now stand(std::int64_t ms)
    {
        system.wall_ms += ms;
        system.steady_ms += ms;
        return clock.read(system);
    }
};

} // namespace

TEST_CASE("the time of day and the time that the server ran go on together")
{
    Running running;
    const Now now = running.pass(hour_ms);
    CHECK(now.ran_ms == hour_ms);
    CHECK(now.at_ms == running.system.wall_ms);
    CHECK(now.start_ms() == 1'790'000'000'000);
}

TEST_CASE("when the system's clock is set the time of day follows, and the time that the server ran does not")
{
    for (const std::int64_t by : {hour_ms, -3 * hour_ms}) {
        Running running;
        (void)running.pass(10'000);
        running.system.wall_ms += by;
        const Now now = running.pass(1'000);
        CHECK(now.ran_ms == 11'000);
        CHECK(now.at_ms == running.system.wall_ms);
    }
}

TEST_CASE("small corrections of the system's clock change nothing until they are a second")
{
    Running running;
    running.system.wall_ms += 1'000;
    CHECK(running.pass(1'000).start_ms() == 1'790'000'000'000);
    running.system.wall_ms += 1;
    CHECK(running.pass(1'000).start_ms() == 1'790'000'001'001);
}

TEST_CASE("while the server stood still no more than a step of time ran, whether its machine did or not")
{
    Running running;
    (void)running.pass(1'000);
    const Now stopped = running.stand(12'000);
    CHECK(stopped.ran_ms == 1'250);
    CHECK(stopped.at_ms == running.system.wall_ms);
    // The steady clock of a machine that sleeps stands still.
    running.system.wall_ms += 8 * hour_ms;
    const Now asleep = running.stand(10);
    CHECK(asleep.ran_ms == 1'260);
    CHECK(asleep.at_ms == running.system.wall_ms);
}
