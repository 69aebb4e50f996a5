// Hosting a game through JSON: options, requests, actions, clones, and the changes between views.
#include "tests/protocol/hosted_ys.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/hosted.hpp"

#include <algorithm>
#include <map>
#include <set>

using namespace dahut;

namespace {

std::string refusal_code(const Json& options, int seats)
{
    const auto completed = ys_as_hosted().complete_options(options, seats);
    const Refusal* const refusal = std::get_if<Refusal>(&completed);
    return refusal == nullptr ? "" : refusal->code;
}

std::unique_ptr<HostedMatch> started()
{
    EventTexts told;
    return ys_as_hosted().start(default_options(), 4, ChanceKey(1), told);
}

std::set<std::string> answers_of(const HostedMatch& match, Seat seat)
{
    std::set<std::string> answers;
    for (const Json& action : all_answers(rows_of(match, seat))) {
        answers.insert(action.dump());
    }
    return answers;
}

// What `request_since` has to say of these two moments, worked out from single answers.
RequestSince expected_since(const HostedMatch& before, const HostedMatch& now, Seat seat)
{
    const std::set<std::string> then_allowed = answers_of(before, seat);
    const std::set<std::string> now_allowed = answers_of(now, seat);
    if (now_allowed.empty()) {
        return RequestSince::nothing;
    }
    if (then_allowed.empty() || !std::ranges::includes(now_allowed, then_allowed)) {
        return RequestSince::other;
    }
    const bool as_urgent = before.asked().must.contains(seat) == now.asked().must.contains(seat);
    return as_urgent && then_allowed == now_allowed ? RequestSince::same : RequestSince::wider;
}

} // namespace

TEST_CASE("Missing options are filled in and wrong ones are refused")
{
    CHECK(default_options()["queen"] == "area");
    CHECK(std::get<Json>(ys_as_hosted().complete_options({{"queen", "quarter"}}, 4))["queen"] == "quarter");
    CHECK(refusal_code({{"queen", "king"}}, 4) == "bad_options");
    CHECK(refusal_code({{"unknown", "x"}}, 4) == "bad_options");
    CHECK(refusal_code(Json::array(), 4) == "bad_options");
    CHECK(refusal_code(Json::object(), 7) == "bad_options");
}

TEST_CASE("Every option is listed with an explanation, its default first")
{
    const Json list = ys_as_hosted().option_list();
    const Json defaults = default_options();
    CHECK(list.size() == defaults.size());
    for (const Json& option : list) {
        CHECK(option["values"].front()["value"] == defaults[option["name"].get<std::string>()]);
        CHECK_FALSE(option["explanation"].get<std::string>().empty());
    }
}

TEST_CASE("Every value of an option says with how many seats it fits")
{
    std::map<std::string, Json> seats;
    for (const Json& option : ys_as_hosted().option_list()) {
        for (const Json& one : option["values"]) {
            seats[option["name"].get<std::string>() + " " + one["value"].get<std::string>()] = one["seats"];
        }
    }
    CHECK(seats["queen quarter"] == Json({2, 3, 4}));
    CHECK(seats["kings_favour on"] == Json({3, 4}));
    CHECK(seats["quarters 3"] == Json({3}));
    CHECK(seats["neutral 4310"] == Json({2}));
}

TEST_CASE("Whatever is no action is refused and changes nothing")
{
    const auto match = started();
    const std::string digest = match->digest();
    const Json view = view_of(*match, Viewer(Seat(0)));
    const auto code_of = [&](Seat seat, const char* action) {
        EventTexts told;
        const std::optional<Refusal> refusal = match->submit(seat, Json::parse(action), told);
        CHECK(told.all().empty());
        return refusal ? refusal->code : "";
    };
    for (const char* const text : {"7", "{}", R"({"type":"bid"})", R"({"type":"pass","x":1})"}) {
        CHECK(code_of(Seat(0), text) == "bad_message");
    }
    CHECK(code_of(Seat(0), R"({"type":"pass"})") == "wrong_stage");
    CHECK(code_of(Seat(5), R"({"type":"pass"})") == "not_asked");
    CHECK(match->digest() == digest);
    CHECK(view_of(*match, Viewer(Seat(0))) == view);
}

TEST_CASE("A clone goes its own way")
{
    const auto match = started();
    const auto clone = match->clone();
    EventTexts told;
    REQUIRE_FALSE(clone->submit(Seat(0), first_answer(rows_of(*clone, Seat(0))), told));
    CHECK(clone->digest() != match->digest());
    CHECK_FALSE(rows_of(*match, Seat(0)).empty());
    CHECK(rows_of(*clone, Seat(0)).empty());
}

TEST_CASE("Between equal views there are no changes to write")
{
    const auto match = started();
    std::string text = "as it was";
    for (const Perspective& eyes :
         {Perspective(Viewer(Seat(0))), Perspective(Viewer(the_public)), Perspective(AllSeeing{})}) {
        CHECK_FALSE(match->write_changes(text, *match->clone(), eyes, Style::packed));
    }
    CHECK(text == "as it was");
}

TEST_CASE("Changes carry every view of a whole match from start to end")
{
    RandomMatch match(ys_as_hosted(), 4, 3);
    const std::vector<Perspective> eyes{Viewer(Seat(0)), Viewer(Seat(3)), Viewer(the_public), AllSeeing{}};
    std::vector<Json> kept;
    for (const Perspective& one : eyes) {
        kept.push_back(view_of(match.now(), one));
    }
    while (match.step()) {
        for (std::size_t index = 0; index < eyes.size(); ++index) {
            apply_changes(kept[index], changes_of(match.before(), match.now(), eyes[index]));
            REQUIRE(nlohmann::json(kept[index]) == nlohmann::json(view_of(match.now(), eyes[index])));
        }
    }
    REQUIRE(match.now().outcome());
    CHECK((*match.now().outcome())["points"].size() == 4);
}

TEST_CASE("Along whole matches every request is compared with what the seat was asked before")
{
    std::set<RequestSince> seen;
    RandomMatch match(ys_as_hosted(), 4, 6);
    while (match.step()) {
        for (const Seat seat : SeatSet::first(4)) {
            const RequestSince since = match.now().request_since(match.before(), seat);
            REQUIRE(since == expected_since(match.before(), match.now(), seat));
            seen.insert(since);
        }
    }
    CHECK(seen.size() == 4);
}
