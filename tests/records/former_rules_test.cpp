// A finished match that the rules of this server do not give: for a record of every game it is said that its rules are
// former ones, whatever one asks, and nothing is a fault of the server.
#include "protocol/games.hpp"
#include "server/archive/analysis.hpp"
#include "server/archive/seen_match.hpp"
#include "tests/records/kept_records.hpp"
#include "tests/support/every_game.hpp"

#include <array>
#include <utility>

using namespace dahut;

namespace {

// As if a rule were another one now: of what differs first, the record shows each in turn.
constexpr std::array<std::pair<const char*, void (*)(Record&)>, 5> changed_rules{
    {{"the rules have another name", [](Record& record) { record.rules_version += "-former"; }},
     {"what somebody did is refused",
      [](Record& record) { record.actions[record.actions.size() / 2].action = {{"type", "of_former_rules"}}; }},
     {"what somebody did does something else",
      [](Record& record) { record.actions.erase(record.actions.begin() + 1); }},
     {"the same actions come to another end",
      [](Record& record) { record.digest.front() = record.digest.front() == '0' ? '1' : '0'; }},
     {"the match goes on after its end", [](Record& record) { record.actions.push_back(record.actions.back()); }}}};

bool is_former(const ApiAnswer& answer)
{
    return answer.status == 410 && Json::parse(*answer.body)["code"] == "former_rules";
}

const EveryGame by_former_rules("a match of {} by former rules is told from a fault", []<Game G, Bot<G> Greedy>() {
    const Record kept = records_of(kept_library(G::name)).front();
    const NobodyWaits never = [] { return false; };
    REQUIRE_FALSE(why_not_again(kept, all_games(), never));
    for (const auto& [what, change] : changed_rules) {
        INFO(what);
        FinishedMatch finished = match_of(kept);
        change(finished.record);
        const auto seen = see_again(finished.record, all_games(), all_eyes(kept.seats.size()), never);
        CHECK(std::get<Unseen>(seen) == Unseen::other_rules);
        CHECK(is_former(analysis_answer(finished, all_games(), never)));
        for (const std::size_t step : {std::size_t{0}, kept.actions.size() / 2, kept.actions.size() - 2}) {
            CHECK(is_former(advice_answer(finished, all_games(), step, never)));
        }
    }
});

} // namespace
