// Decision numbers and what those who come back have missed.
#include "server/tables/stream.hpp"
#include "tests/support/catch.hpp"
#include "tests/tiny/hosted_pips.hpp"

using namespace dahut;

namespace {

Question asks(const char* rows) { return {Json::parse(rows), false}; }

std::unique_ptr<HostedMatch> pips_match()
{
    FastRandom random(7);
    const Json options = std::get<Json>(hosted_pips().complete_options(Json::object(), 2));
    return hosted_pips().start(options, 2, random);
}

Json first_answer(const Question& question)
{
    Json action = Json::object();
    for (const auto& [name, values] : question.rows[0].items()) {
        action[name] = values.is_array() ? values[0] : values;
    }
    return action;
}

// The streams of one seat and of the public, told of a whole match.
struct Told {
    ViewerStream seat{Seat(0)};
    ViewerStream everybody{the_public};
    std::vector<std::string> texts;

    void take(const HostedMatch& match, std::optional<Seat> actor)
    {
        ViewerStream::Next next = seat.after(match, actor);
        texts.push_back(next.message ? *next.message : "");
        seat.take(std::move(next));
        everybody.take(everybody.after(match, actor));
    }
};

Told told_of_a_match()
{
    Told told;
    const std::unique_ptr<HostedMatch> match = pips_match();
    told.take(*match, std::nullopt);
    while (!match->asked().must.empty()) {
        const Seat seat = *match->asked().must.begin();
        REQUIRE_FALSE(match->submit(seat, first_answer(*match->question(seat))));
        told.take(*match, seat);
    }
    return told;
}

} // namespace

TEST_CASE("a request that gains answers keeps its number")
{
    const Asking before{3, asks(R"([{"type":"a","x":[1,2]}])")};
    CHECK(asked_next(before, asks(R"([{"type":"a","x":[1,2]}])"), Acted::by_another).number == 3);
    CHECK(asked_next(before, asks(R"([{"type":"a","x":[1,2,3]}])"), Acted::by_another).number == 3);
    CHECK(asked_next(before, asks(R"([{"type":"a","x":[1,2]},{"type":"b"}])"), Acted::by_another).number == 3);
}

TEST_CASE("a request that loses answers, or is asked after the seat's own action, gets a new number")
{
    const Asking before{3, asks(R"([{"type":"a","x":[1,2]}])")};
    CHECK(asked_next(before, asks(R"([{"type":"a","x":[1]}])"), Acted::by_another).number == 4);
    CHECK(asked_next(before, asks(R"([{"type":"b"}])"), Acted::by_another).number == 4);
    CHECK(asked_next(before, asks(R"([{"type":"a","x":[1,2]}])"), Acted::by_this_seat).number == 4);
    CHECK(asked_next({3, std::nullopt}, asks(R"([{"type":"b"}])"), Acted::by_another).number == 4);
}

TEST_CASE("when nothing is asked the number stays and there is no question")
{
    const Asking after = asked_next({3, asks(R"([{"type":"b"}])")}, std::nullopt, Acted::by_this_seat);
    CHECK(after.number == 3);
    CHECK(after.to_json().is_null());
}

TEST_CASE("running a match again gives every message again, byte for byte")
{
    const Told once = told_of_a_match();
    const Told again = told_of_a_match();
    CHECK(once.texts.size() > 4);
    CHECK(once.texts == again.texts);
}

TEST_CASE("whoever has seen something recent is sent exactly what is missing")
{
    const Told told = told_of_a_match();
    const std::int64_t last = told.seat.number();
    CHECK(told.seat.missed_since(last).empty());
    const std::vector<Message> missed = told.seat.missed_since(last - 2);
    REQUIRE(missed.size() == 2);
    CHECK(Json::parse(*missed[0])["n"] == last - 1);
    CHECK(Json::parse(*missed[1])["n"] == last);
}

TEST_CASE("whoever has seen nothing, or what never was, is sent a snapshot")
{
    const Told told = told_of_a_match();
    for (const std::optional<std::int64_t> seen : {std::optional<std::int64_t>(), {told.seat.number() + 1}}) {
        const std::vector<Message> missed = told.seat.missed_since(seen);
        REQUIRE(missed.size() == 1);
        CHECK(Json::parse(*missed[0])["type"] == "snapshot");
        CHECK(Json::parse(*missed[0])["n"] == told.seat.number());
    }
}

TEST_CASE("a viewer's numbers count what this viewer was told and nothing else")
{
    const Told told = told_of_a_match();
    std::int64_t heard = 0;
    for (const std::string& text : told.texts) {
        heard += text.empty() ? 0 : 1;
    }
    CHECK(told.seat.number() == heard);
    CHECK(told.everybody.asking().number == 0);
}
