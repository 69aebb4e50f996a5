// Which seats have changed hands, entry by entry.
#include "server/table/handovers.hpp"

#include "protocol/limits.hpp"
#include "tests/support/catch.hpp"

using namespace dahut;

TEST_CASE("whoever was only agreed to be stood in for has not changed hands by coming back")
{
    Handovers handovers;
    handovers.take(entry::CameBack{Seat(1)});
    CHECK(handovers.all().empty());
    handovers.take(entry::Acted{});
    handovers.take(entry::StoodIn{Seat(1), BotKind::greedy});
    handovers.take(entry::Replaced{Seat(1), BotKind::greedy});
    REQUIRE(handovers.all().size() == 2);
    CHECK(handovers.all()[0] == Handover{1, Seat(1), Hands::bot});
    CHECK(handovers.all()[1] == Handover{1, Seat(1), Hands::left});
}

TEST_CASE("of whoever comes and goes without end the latest is told, and all of the others")
{
    Handovers handovers;
    handovers.take(entry::Replaced{Seat(0), BotKind::greedy});
    for (int time = 0; time < 2 * limits::handovers_kept; ++time) {
        handovers.take(entry::StoodIn{Seat(1), BotKind::greedy});
        handovers.take(entry::CameBack{Seat(1)});
    }
    CHECK(handovers.all().size() == limits::handovers_kept + 1);
    CHECK(handovers.all().front() == Handover{0, Seat(0), Hands::left});
    CHECK(handovers.all().back().hands == Hands::person);
}

TEST_CASE("that a seat got a new link is told however often its person comes and goes afterwards")
{
    Handovers handovers;
    handovers.take(entry::Relinked{Seat(1), "link"});
    handovers.take(entry::TakenOver{Seat(1), "key"});
    for (int time = 0; time < 2 * limits::handovers_kept; ++time) {
        handovers.take(entry::StoodIn{Seat(1), BotKind::greedy});
        handovers.take(entry::CameBack{Seat(1)});
    }
    CHECK(handovers.all().size() == limits::handovers_kept);
    CHECK(handovers.all().front() == Handover{0, Seat(1), Hands::link});
}

TEST_CASE("a change of hands is news once, and what changes nothing is none")
{
    Handovers handovers;
    handovers.take(entry::CameBack{Seat(1)});
    CHECK_FALSE(handovers.take_change());
    handovers.take(entry::StoodIn{Seat(1), BotKind::greedy});
    CHECK(handovers.take_change());
    CHECK_FALSE(handovers.take_change());
}

TEST_CASE("a hint is told where it happened, hands nothing over and pushes out no handover")
{
    Handovers handovers;
    handovers.take(entry::StoodIn{Seat(1), BotKind::greedy});
    handovers.take(entry::CameBack{Seat(1)});
    CHECK(handovers.take_change());
    for (int hint = 0; hint < limits::hints; ++hint) {
        handovers.take(entry::Acted{});
        handovers.take(entry::Hinted{Seat(1)});
    }
    CHECK(handovers.take_change());
    handovers.take(entry::CameBack{Seat(1)});
    CHECK_FALSE(handovers.take_change());
    REQUIRE(handovers.all().size() == static_cast<std::size_t>(limits::hints) + 2);
    CHECK(handovers.all()[2] == Handover{1, Seat(1), Hands::hint});
}
