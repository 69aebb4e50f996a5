// The clocks of a table alone: what is charged to whom, and what undoing gives back.
#include "server/table/clocks.hpp"

#include "tests/support/catch.hpp"

using namespace dahut;
using namespace std::chrono_literals;

TEST_CASE("who thinks is charged, and an action adds time up to what there was")
{
    Clocks clocks({60s, 10s});
    clocks.run(SeatSet::only(Seat(0)), 1000);
    CHECK(clocks.left(Seat(0), 21'000) == 40s);
    CHECK(clocks.left(Seat(1), 21'000) == 60s);
    clocks.run(SeatSet::only(Seat(1)), 21'000);
    clocks.acted(Seat(0));
    CHECK(clocks.left(Seat(0), 99'000) == 50s);
    clocks.run(SeatSet::only(Seat(0)), 22'000);
    clocks.acted(Seat(1));
    CHECK(clocks.left(Seat(1), 22'000) == 60s);
}

TEST_CASE("undoing takes back what the action had added, and only that")
{
    Clocks clocks({60s, 10s});
    clocks.run(SeatSet::only(Seat(0)), 0);
    clocks.run({}, 55'000);
    clocks.acted(Seat(0));
    CHECK(clocks.left(Seat(0), 55'000) == 15s);
    clocks.undone(Seat(0));
    clocks.undone(Seat(0));
    CHECK(clocks.left(Seat(0), 55'000) == 5s);
}

TEST_CASE("undoing gives back what others have lost since, and that time passes on whoever undoes")
{
    const SeatSet anna = SeatSet::only(Seat(0));
    const SeatSet bela = SeatSet::only(Seat(1));
    Clocks clocks({60s, 0s});
    clocks.run(anna, 0);
    clocks.run(anna, 5000);
    clocks.acted(Seat(0));
    clocks.end_turns(anna);
    clocks.run(bela, 5000);
    CHECK(clocks.left(Seat(1), 25'000) == 40s);
    CHECK(clocks.left_if_undone(Seat(0), 25'000) == 35s);
    CHECK(clocks.left_if_undone(Seat(0), 60'000) == 0s);
    clocks.run(bela, 25'000);
    clocks.undone(Seat(0));
    clocks.give_back_turns(bela);
    clocks.run(anna, 25'000);
    CHECK(clocks.left(Seat(0), 25'000) == 35s);
    CHECK(clocks.left(Seat(1), 99'000) == 60s);
}

TEST_CASE("an allowance that was used for what another took back is there again")
{
    const SeatSet anna = SeatSet::only(Seat(0));
    const SeatSet bela = SeatSet::only(Seat(1));
    Clocks clocks({60s, 0s, 15s, 0s});
    clocks.run(anna, 0);
    clocks.acted(Seat(0));
    clocks.excuse(Seat(1), Excuse::lost);
    clocks.run(bela, 0);
    clocks.run(bela, 20'000);
    CHECK(clocks.left_for(Seat(1), Excuse::lost, 20'000) == 0s);
    clocks.undone(Seat(0));
    clocks.give_back_turns(bela);
    CHECK(clocks.left_for(Seat(1), Excuse::lost, 20'000) == 15s);
    CHECK(clocks.left(Seat(1), 20'000) == 60s);
}

TEST_CASE("time is up when nothing is left, not before, and not because the system's clock is set back")
{
    Clocks clocks({60s, 0s});
    clocks.run(SeatSet::only(Seat(1)), 1000);
    CHECK(clocks.out_of_time(60'999).empty());
    CHECK(clocks.out_of_time(61'000) == SeatSet::only(Seat(1)));
    CHECK(clocks.left(Seat(1), 0) == 60s);
    clocks.skip_to(100'000);
    CHECK(clocks.left(Seat(1), 100'000) == 60s);
}

TEST_CASE("who comes back after a bot has acted has some time, but no more than there is in a bank")
{
    Clocks clocks({60s, 0s});
    clocks.run(SeatSet::only(Seat(0)), 0);
    clocks.run({}, 60'000);
    clocks.stand_in(Seat(0));
    clocks.come_back(Seat(0), 30s);
    CHECK(clocks.left(Seat(0), 60'000) == 0s);
    clocks.stand_in(Seat(0));
    clocks.acted(Seat(0));
    clocks.come_back(Seat(0), 30s);
    CHECK(clocks.left(Seat(0), 60'000) == 30s);
    clocks.stand_in(Seat(0));
    clocks.acted(Seat(0));
    clocks.come_back(Seat(0), 90s);
    CHECK(clocks.left(Seat(0), 60'000) == 60s);
    clocks.come_back(Seat(1), 30s);
    CHECK(clocks.left(Seat(1), 60'000) == 60s);
}

TEST_CASE("a bot's actions give its person no time, and every undoing takes back what its action had added")
{
    Clocks clocks({60s, 10s});
    clocks.run(SeatSet::only(Seat(0)), 0);
    clocks.run({}, 50'000);
    clocks.stand_in(Seat(0));
    clocks.acted(Seat(0));
    CHECK(clocks.left(Seat(0), 50'000) == 10s);
    clocks.come_back(Seat(0), 0s);
    clocks.acted(Seat(0));
    clocks.acted(Seat(0));
    CHECK(clocks.left(Seat(0), 50'000) == 30s);
    clocks.undone(Seat(0));
    clocks.undone(Seat(0));
    CHECK(clocks.left(Seat(0), 50'000) == 10s);
}

TEST_CASE("an allowance is used up before the bank, and only while somebody thinks")
{
    Clocks clocks({60s, 0s, 30s, 0s});
    clocks.run(SeatSet::only(Seat(0)), 0);
    clocks.excuse(Seat(0), Excuse::lost);
    CHECK(clocks.left(Seat(0), 20'000) == 60s);
    CHECK(clocks.left_for(Seat(0), Excuse::lost, 20'000) == 10s);
    CHECK(clocks.left(Seat(0), 50'000) == 40s);
    CHECK(clocks.out_of_time(89'999).empty());
    CHECK(clocks.out_of_time(90'000) == SeatSet::only(Seat(0)));
    clocks.run({}, 20'000);
    CHECK(clocks.left_for(Seat(0), Excuse::lost, 90'000) == 10s);
    clocks.run(SeatSet::only(Seat(0)), 90'000);
    clocks.end_excuse(Seat(0));
    CHECK(clocks.left(Seat(0), 100'000) == 50s);
    CHECK(clocks.left_for(Seat(0), Excuse::lost, 100'000) == 10s);
}
