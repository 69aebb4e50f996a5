// Where people have notices sent, as plans.
#include "protocol/refusal_code.hpp"
#include "tests/table/planned.hpp"

using namespace dahut;
using namespace dahut::test;

TEST_CASE("each person sets its own mail address, and only the host a webhook")
{
    const PlannedTable planned;
    const Planned set = planned.ask(bela, request::Notify{"bela@example.org"});
    CHECK(types_of(set) == Types{"mail_set"});
    REQUIRE(effect_of<effect::TellNotices>(set) != nullptr);
    CHECK(effect_of<effect::TellNotices>(set)->seat == bela);
    CHECK(effect_of<effect::TellFacts>(set) == nullptr);
    CHECK(code_of(planned.ask(bela, request::SetWebhook{"https://example.org"})) == "not_host");
    const Planned hooked = planned.ask(anna, request::SetWebhook{"https://example.org"});
    CHECK(types_of(hooked) == Types{"webhook_set"});
    REQUIRE(effect_of<effect::FollowTurns>(hooked) != nullptr);
    CHECK(effect_of<effect::FollowTurns>(hooked)->webhook == effect::FollowTurns::Webhook::changed);
}

TEST_CASE("an address that the operator does not allow is refused, and changes end some time")
{
    PlannedTable planned;
    planned.present.wrong_address = refuse(RefusalCode::bad_message, "Not there.");
    CHECK(code_of(planned.ask(anna, request::Notify{"anna@example.org"})) == "bad_message");
    planned.present.wrong_address.reset();
    for (int count = 0; count < limits::notice_changes; ++count) {
        planned.carry_out(planned.ask(anna, request::Notify{}));
    }
    CHECK(code_of(planned.ask(anna, request::Notify{})) == "too_many_changes");
    CHECK(code_of(planned.ask(bela, request::Notify{})).empty());
}
