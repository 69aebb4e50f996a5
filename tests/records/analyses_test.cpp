// What bots say decided a match: for a record of every game, decisions and not what was drawn.
#include "protocol/games.hpp"
#include "protocol/json.hpp"
#include "server/archive/analysis.hpp"
#include "tests/records/kept_records.hpp"
#include "tests/support/every_game.hpp"

using namespace dahut;

namespace {

// Whether something was drawn for each step of a match.
std::vector<bool> draws_of(const Record& record)
{
    Rerun rerun = std::get<Rerun>(Rerun::begin(record, all_games()));
    std::vector<bool> drew;
    while (!rerun.at_end()) {
        REQUIRE_FALSE(rerun.step());
        drew.push_back(!rerun.told().draws().empty());
    }
    return drew;
}

const EveryGame decided("the three moments that decided a match of {} are decisions", []<Game G, Bot<G> Greedy>() {
    const Record record = records_of(kept_library(G::name)).front();
    const ApiAnswer answer = analysis_answer(match_of(record), all_games(), [] { return false; });
    REQUIRE(answer.status == 200);
    const Json points = Json::parse(*answer.body)["turning_points"];
    CHECK(points.size() == 3);
    const std::vector<bool> drew = draws_of(record);
    for (const Json& point : points) {
        INFO(point.dump());
        CHECK_FALSE(drew.at(point["step"].get<std::size_t>()));
    }
});

} // namespace
