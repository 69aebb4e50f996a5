// Events written once for everybody: who hears which, and what is drawn stands beside them.
#include "protocol/event_texts.hpp"
#include "tests/support/catch.hpp"

namespace dahut {
namespace {

struct Said {
    Seat by;
    static constexpr std::string_view name = "said";
    static constexpr Several fields{field("by", &Said::by)};
};
using Telling = Events<std::variant<Said>>;

constexpr const char* first = R"({"type":"said","by":1})";
constexpr const char* second = R"({"type":"said","by":2})";
constexpr const char* third = R"({"type":"said","by":3})";

std::string listed(std::initializer_list<const char*> events)
{
    std::string list;
    for (const char* const event : events) {
        list.append(list.empty() ? "" : ",").append(event);
    }
    return list;
}

std::string heard(const EventTexts& told, const Perspective& eyes)
{
    std::string list = "[";
    told.append_to(list, eyes, Style::named);
    return list.substr(1);
}

} // namespace

TEST_CASE("A seat hears what is told to everybody and to it alone, the public only the former")
{
    Telling events;
    events.tell_only(Seat(0), Said{Seat(1)});
    events.tell(Said{Seat(2)});
    events.tell_only(Seat(1), Said{Seat(3)});
    const EventTexts told(events);
    CHECK(heard(told, Viewer(Seat(0))) == listed({first, second}));
    CHECK(heard(told, Viewer(Seat(1))) == listed({second, third}));
    CHECK(heard(told, Viewer(Seat(2))) == second);
    CHECK(heard(told, Viewer(the_public)) == second);
    CHECK(heard(told, AllSeeing{}) == listed({first, second, third}));
    CHECK(told.all() == listed({first, second, third}));
    CHECK(told.heard_by(the_public));
}

TEST_CASE("What is told to one seat alone is nothing to all others")
{
    Telling events;
    events.tell_only(Seat(1), Said{Seat(1)});
    const EventTexts told(events);
    CHECK(told.heard_by(Seat(1)));
    for (const Viewer viewer : {Viewer(Seat(0)), the_public}) {
        CHECK_FALSE(told.heard_by(viewer));
        CHECK(heard(told, viewer).empty());
    }
    CHECK(heard(told, AllSeeing{}) == first);
}

TEST_CASE("What is told to everybody is the same to all")
{
    Telling events;
    events.tell(Said{Seat(1)});
    events.tell(Said{Seat(2)});
    const EventTexts told(events);
    for (const Perspective& eyes :
         {Perspective(Viewer(Seat(5))), Perspective(Viewer(the_public)), Perspective(AllSeeing{})}) {
        CHECK(heard(told, eyes) == listed({first, second}));
    }
}

TEST_CASE("Events continue a list that has some already")
{
    Telling events;
    events.tell(Said{Seat(1)});
    events.tell_only(Seat(0), Said{Seat(2)});
    const EventTexts told(events);
    std::string list = "[";
    for (int times = 0; times < 2; ++times) {
        EventTexts().append_to(list, Viewer(Seat(0)), Style::named);
        told.append_to(list, Viewer(Seat(0)), Style::named);
        told.append_to(list, AllSeeing{}, Style::named);
    }
    CHECK(list == "[" + listed({first, second, first, second, first, second, first, second}));
}

TEST_CASE("Nobody hears of what was drawn, or of nothing")
{
    Telling events;
    const Draw draw{"dice", 6, 3};
    events.draws().push_back(draw);
    const EventTexts told(events);
    CHECK(told.draws() == Draws{draw});
    CHECK_FALSE(told.heard_by(the_public));
    CHECK(told.all().empty());
    CHECK(heard(told, AllSeeing{}).empty());
}

} // namespace dahut
