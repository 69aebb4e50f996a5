// Hosting a game through JSON: options, questions, actions, clones, and the changes between views.
#include "protocol/changes.hpp"
#include "protocol/games.hpp"
#include "tests/support/catch.hpp"

#include <map>

using namespace dahut;

namespace {

const HostedGame& hosted_ys() { return *find_game(all_games(), "ys"); }

Json default_options() { return std::get<Json>(hosted_ys().complete_options(Json::object(), 4)); }

std::string refusal_code(const Json& options, int seats)
{
    const auto completed = hosted_ys().complete_options(options, seats);
    const Refusal* const refusal = std::get_if<Refusal>(&completed);
    return refusal == nullptr ? "" : refusal->code;
}

Json first_answer(const Question& question)
{
    Json action = Json::object();
    for (const auto& [key, value] : question.rows.front().items()) {
        action[key] = key == "type" ? value : value.front();
    }
    return action;
}

} // namespace

TEST_CASE("Missing options are filled in and wrong ones are refused")
{
    CHECK(default_options()["queen"] == "area");
    CHECK(std::get<Json>(hosted_ys().complete_options({{"queen", "quarter"}}, 4))["queen"] == "quarter");
    CHECK(refusal_code({{"queen", "king"}}, 4) == "bad_options");
    CHECK(refusal_code({{"unknown", "x"}}, 4) == "bad_options");
    CHECK(refusal_code(Json::array(), 4) == "bad_options");
    CHECK(refusal_code(Json::object(), 7) == "bad_options");
}

TEST_CASE("Every option is listed with an explanation, its default first")
{
    const Json list = hosted_ys().option_list();
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
    for (const Json& option : hosted_ys().option_list()) {
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
    FastRandom random(1);
    const auto match = hosted_ys().start(default_options(), 4, random);
    const std::string digest = match->digest();
    const Json view = match->view(Seat(0));
    for (const char* const text : {"7", "{}", R"({"type":"bid"})", R"({"type":"pass","x":1})"}) {
        CHECK(match->submit(Seat(0), Json::parse(text))->code == "bad_message");
    }
    CHECK(match->submit(Seat(0), Json::parse(R"({"type":"pass"})"))->code == "wrong_stage");
    CHECK(match->submit(Seat(5), Json::parse(R"({"type":"pass"})"))->code == "not_asked");
    CHECK(match->digest() == digest);
    CHECK(match->view(Seat(0)) == view);
}

TEST_CASE("A clone goes its own way")
{
    FastRandom random(1);
    const auto match = hosted_ys().start(default_options(), 4, random);
    const auto clone = match->clone();
    REQUIRE_FALSE(clone->submit(Seat(0), first_answer(*clone->question(Seat(0)))));
    CHECK(clone->digest() != match->digest());
    CHECK(match->question(Seat(0)));
    CHECK_FALSE(clone->question(Seat(0)));
}

TEST_CASE("Changes carry every view of a whole match from start to end")
{
    FastRandom random(3);
    const auto match = hosted_ys().start(default_options(), 4, random);
    const std::vector<Viewer> viewers{Viewer(Seat(0)), Viewer(Seat(3)), the_public};
    std::vector<Json> kept;
    for (const Viewer viewer : viewers) {
        kept.push_back(match->view(viewer));
    }
    while (!match->asked().must.empty()) {
        const Seat seat = *match->asked().must.begin();
        REQUIRE_FALSE(match->submit(seat, match->choose(BotKind::random, seat, random)));
        for (std::size_t index = 0; index < viewers.size(); ++index) {
            const Json now = match->view(viewers[index]);
            apply_changes(kept[index], changes_between(kept[index], now));
            REQUIRE(nlohmann::json(kept[index]) == nlohmann::json(now));
        }
    }
    REQUIRE(match->outcome());
    CHECK((*match->outcome())["points"].size() == 4);
}
