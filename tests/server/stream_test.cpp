// Decision numbers, and what each viewer of a match is told of a step.
#include "server/table/stream.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/hosted.hpp"
#include "tests/support/planted.hpp"
#include "tests/support/unpacking.hpp"
#include "tests/tiny/pips.hpp"

using namespace dahut;

namespace {

using pips::Card;
using pips::Hand;

constexpr std::int64_t number_before = 3;
const HostedPlanted<pips::Pips> planted_pips;

// The start of a match of the tiny game for two, told to its first seat and to the public.
MatchStep started()
{
    MatchStep step;
    step.after = planted_pips.start(to_json(pips::Options{}), 2, ChanceKey(7), step.told);
    step.add_viewer({Seat(0)});
    step.add_viewer({the_public});
    return step;
}

MatchStep next_step(const MatchStep& before, Seat actor, const Json& action)
{
    MatchStep step;
    std::unique_ptr<HostedMatch> after = before.after->clone();
    REQUIRE_FALSE(after->submit(actor, action, step.told));
    step.before = before.after;
    step.after = std::move(after);
    step.actor = actor;
    for (const ViewerStep& viewer : before.viewers) {
        step.add_viewer(viewer.stream);
    }
    return step;
}

// A whole match: its start, then each action.
std::vector<MatchStep> steps_of_a_match()
{
    std::vector<MatchStep> steps{started()};
    while (!steps.back().after->asked().must.empty()) {
        const Seat seat = *steps.back().after->asked().must.begin();
        steps.push_back(next_step(steps.back(), seat, first_answer(rows_of(*steps.back().after, seat))));
    }
    return steps;
}

// What the viewer is told of each step, empty if nothing.
std::vector<std::string> texts_for(Viewer viewer, const std::vector<MatchStep>& steps)
{
    std::vector<std::string> texts;
    for (const MatchStep& step : steps) {
        const ViewerStep& mine = *step.of(viewer);
        texts.push_back(mine.noticed ? step_text(step, mine) : "");
    }
    return texts;
}

// A step between two states of a match, in which the first seat is asked about its hand or about the card that it has
// chosen. It has been told so far that this is decision 3.
MatchStep step_between(const pips::State& before, const pips::State& after, Seat actor)
{
    const MatchStep start = started();
    MatchStep step;
    step.before = planted_in(*start.after, before);
    step.after = planted_in(*start.after, after);
    step.actor = actor;
    step.add_viewer({Seat(0), 10, number_before});
    return step;
}

pips::State with_hand(const Hand& hand)
{
    pips::State state;
    state.seats = 2;
    state.hands[0] = hand;
    return state;
}

pips::State with_chosen(Card card)
{
    pips::State state = with_hand({});
    state.chosen[0] = card;
    return state;
}

pips::State at_end()
{
    pips::State state = with_hand({});
    state.round = pips::rounds;
    return state;
}

// The decision in the message of the only viewer; an empty object if the message does not speak of it.
Json told_decision(const MatchStep& step)
{
    const Json message = unpacked_update(planted_pips.forms(), Json::parse(step_text(step, step.viewers[0])));
    return message.value("decision", Json::object());
}

} // namespace

TEST_CASE("a decision gets a new number unless another's action merely gave it answers")
{
    using enum RequestSince;
    for (const RequestSince since : {nothing, same, wider}) {
        CHECK(decision_after(number_before, since, ActedBy::another) == number_before);
    }
    CHECK(decision_after(number_before, other, ActedBy::another) == number_before + 1);
    for (const RequestSince since : {same, wider, other}) {
        CHECK(decision_after(number_before, since, ActedBy::this_seat) == number_before + 1);
    }
    CHECK(decision_after(number_before, nothing, ActedBy::this_seat) == number_before);
}

TEST_CASE("a request that gains answers is told again under its number")
{
    const MatchStep step = step_between(with_hand({Card(1), Card(2)}), with_hand({Card(1), Card(2), Card(3)}), Seat(1));
    CHECK(told_decision(step).dump() == R"({"number":3,"rows":[{"type":"choose","card":[1,2,3]}]})");
    CHECK(step.viewers[0].stream == ViewerStream{Seat(0), 11, 3});
}

TEST_CASE("a request that loses answers, or is another one, is told under a new number")
{
    const MatchStep loses = step_between(with_hand({Card(1), Card(2)}), with_hand({Card(2), Card(3)}), Seat(1));
    CHECK(told_decision(loses).dump() == R"({"number":4,"rows":[{"type":"choose","card":[2,3]}]})");
    const MatchStep another = step_between(with_hand({Card(1)}), with_chosen(Card(1)), Seat(1));
    CHECK(told_decision(another).dump() == R"({"number":4,"optional":true,"rows":[{"type":"take_back"}]})");
    const MatchStep first = step_between(at_end(), with_hand({Card(1)}), Seat(1));
    CHECK(told_decision(first)["number"] == 4);
}

TEST_CASE("the same request is told again after the seat's own action only, and then under a new number")
{
    const auto state = with_hand({Card(1)});
    const MatchStep own = step_between(state, state, Seat(0));
    CHECK(own.viewers[0].noticed);
    CHECK(told_decision(own)["number"] == 4);
    const MatchStep anothers = step_between(with_hand({Card(1)}), with_hand({Card(1), Card(1)}), Seat(1));
    CHECK(anothers.viewers[0].noticed);
    CHECK(told_decision(anothers).empty());
}

TEST_CASE("when nothing is asked any more the number stays, which is told once")
{
    const MatchStep last = step_between(with_hand({Card(1)}), at_end(), Seat(0));
    CHECK(told_decision(last).is_null());
    CHECK(last.viewers[0].stream.decision == number_before);
    CHECK_FALSE(decision_text(*last.after, last.viewers[0].stream));
    pips::State later = at_end();
    later.points[0] = 1;
    CHECK(told_decision(step_between(at_end(), later, Seat(0))).empty());
}

TEST_CASE("what a viewer cannot notice is not told and not counted")
{
    const MatchStep step = step_between(with_hand({Card(1)}), with_hand({Card(1)}), Seat(1));
    CHECK_FALSE(step.viewers[0].noticed);
    CHECK(step.viewers[0].stream == ViewerStream{Seat(0), 10, 3});
    CHECK(step.of(Seat(1)) == nullptr);
}

TEST_CASE("running a match again gives every message again, byte for byte")
{
    const std::vector<std::string> once = texts_for(Seat(0), steps_of_a_match());
    CHECK(once.size() > 4);
    CHECK(once == texts_for(Seat(0), steps_of_a_match()));
}

TEST_CASE("a viewer's numbers count what this viewer was told and nothing else")
{
    const std::vector<MatchStep> steps = steps_of_a_match();
    for (const Viewer viewer : {Viewer(Seat(0)), the_public}) {
        std::int64_t heard = 0;
        for (const std::string& text : texts_for(viewer, steps)) {
            heard += text.empty() ? 0 : 1;
            CHECK((text.empty() || Json::parse(text)["n"] == heard));
        }
        CHECK(steps.back().of(viewer)->stream.number == heard);
    }
    CHECK(steps.back().of(Seat(0))->stream.decision > 1);
    CHECK(steps.back().of(the_public)->stream.decision == 0);
}

TEST_CASE("a match begins with a snapshot, and every action is an update of what was told before")
{
    const std::vector<MatchStep> steps = steps_of_a_match();
    for (const Viewer viewer : {Viewer(Seat(0)), the_public}) {
        const std::vector<std::string> texts = texts_for(viewer, steps);
        Json known = Json::parse(texts[0]);
        CHECK(known["type"] == "snapshot");
        for (std::size_t number = 1; number < steps.size(); ++number) {
            const Json update = unpacked_update(planted_pips.forms(), Json::parse(texts[number]));
            CHECK(update["type"] == "update");
            CHECK(update["events"] == events_of(steps[number].told, viewer));
            apply_changes(known["view"], update["changes"]);
            CHECK(nlohmann::json(known["view"]) == nlohmann::json(view_of(*steps[number].after, viewer)));
            CHECK((viewer || !update.contains("decision")));
        }
    }
}

TEST_CASE("a message that answers a request bears its id and is the same else")
{
    const std::vector<MatchStep> steps = steps_of_a_match();
    std::string answer = step_text(steps[1], *steps[1].of(Seat(0)), "r7");
    const std::string id = R"(,"id":"r7")";
    REQUIRE(answer.find(id) != std::string::npos);
    answer.erase(answer.find(id), id.size());
    CHECK(answer == step_text(steps[1], *steps[1].of(Seat(0))));
}

TEST_CASE("a snapshot has the whole view, all events so far and what is asked now")
{
    const MatchStep start = started();
    const MatchStep step = next_step(start, Seat(0), first_answer(rows_of(*start.after, Seat(0))));
    std::string events = "[";
    start.told.append_to(events, Viewer(Seat(0)), Style::named);
    step.told.append_to(events, Viewer(Seat(0)), Style::named);
    const ViewerStream& stream = step.of(Seat(0))->stream;
    const Json snapshot = Json::parse(snapshot_text(*step.after, stream, {std::string_view(events).substr(1)}));
    CHECK(snapshot["n"] == 2);
    CHECK(snapshot["view"] == view_of(*step.after, Viewer(Seat(0))));
    CHECK(snapshot["events"] == Json::parse(events + "]"));
    CHECK(snapshot["events"].size() == 4);
    CHECK(snapshot["decision"].dump() == decision_text(*step.after, stream));
    CHECK_FALSE(Json::parse(snapshot_text(*step.after, step.of(the_public)->stream, {""})).contains("decision"));
}
