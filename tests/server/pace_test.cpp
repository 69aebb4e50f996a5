// How long bots wait. That they do is seen in a browser; no test measures it.
#include "server/room/pace.hpp"
#include "tests/support/catch.hpp"

using namespace dahut;

namespace {

constexpr std::chrono::milliseconds usual(700);

Asked asked(SeatSet must) { return {.must = must, .may = {}}; }

} // namespace

TEST_CASE("bots wait as usual once the match goes on to somebody else, to the same seat, or to nobody")
{
    const SeatSet all = SeatSet::first(3);
    for (const SeatSet after : {SeatSet::only(Seat(0)).with(Seat(1)), SeatSet::only(Seat(2)), SeatSet()}) {
        CHECK(pause_after(asked(SeatSet::only(Seat(0))), asked(after), usual) == usual);
    }
    CHECK(pause_after(asked(all), asked(all), usual) == usual);
    CHECK(pause_after(asked(SeatSet()), asked(all), usual) == usual);
}

TEST_CASE("bots wait a part of it while others are still choosing at the same time")
{
    const Asked all = asked(SeatSet::first(3));
    const Asked two = asked(SeatSet::first(2));
    const std::chrono::milliseconds pause = pause_after(all, two, usual);
    CHECK(pause < usual / 2);
    CHECK(pause > std::chrono::milliseconds(0));
    CHECK(pause_after(two, asked(SeatSet::only(Seat(1))), usual) == pause);
}
