// A whole game for each number of players of each game, told decision by decision and compared with the text that is
// kept of it. The first lines of that text say which match it is. Written anew with DAHUT_UPDATE_GOLDENS=1; a text that
// is missing is begun with the usual options.
#include "protocol/codec.hpp"
#include "protocol/games.hpp"
#include "tests/playthroughs/narrator.hpp"
#include "tests/support/bot_match.hpp"
#include "tests/support/every_game.hpp"
#include "tests/support/golden.hpp"

#include <algorithm>
#include <charconv>
#include <cstdio>

using namespace dahut;

namespace {

// Which match is told: a seed with which much of what there is happens, and the options, complete.
struct Performance {
    std::uint64_t seed = 1;
    Json options;
};

std::string file_of(const HostedGame& game, int seats)
{
    std::string name(game.name());
    std::ranges::replace(name, '-', '_');
    return "tests/playthroughs/" + name + "_" + std::to_string(seats) + "_players.txt";
}

// What follows this word at the beginning of a line of the head; empty if no line begins so.
std::string_view after(std::string_view word, std::string_view text)
{
    for (const std::string_view line : lines_of(text)) {
        if (line.starts_with(word)) {
            return line.substr(word.size());
        }
    }
    return {};
}

Performance performance_in(const std::string& kept, const HostedGame& game, int seats)
{
    if (kept.empty()) {
        return {.options = std::get<Json>(game.complete_options(Json::object(), seats))};
    }
    Performance performance{.options = Json::parse(after("options ", kept))};
    const std::string_view seed = after("seed ", kept);
    REQUIRE(std::from_chars(seed.data(), seed.data() + seed.size(), performance.seed).ec == std::errc());
    return performance;
}

// Every other seat plays greedily.
Record performed(const HostedGame& game, int seats, const Performance& performance)
{
    BotMatch plan{file_of(game, seats), performance.options, {}, FastDealing{performance.seed}, performance.seed};
    for (int seat = 0; seat < seats; ++seat) {
        plan.bots.push_back(seat % 2 == 0 ? BotKind::greedy : BotKind::random);
    }
    return play_to_record(game, plan);
}

void check(const HostedGame& game)
{
    for (int seats = game.seats_fewest(); seats <= game.seats_most(); ++seats) {
        const std::string file = file_of(game, seats);
        const Performance performance = performance_in(project_file(file), game, seats);
        const Record record = performed(game, seats, performance);
        std::printf("playthroughs: 1 whole games, %zu decisions\n", record.actions.size());
        check_golden(file, Narrator(record, performance.seed).tell(all_games()));
    }
}

const EveryGame kept("whole games of {} go as in the texts that are kept of them",
                     []<Game G, Bot<G> Greedy>() { check(*find_game(all_games(), G::name)); });

} // namespace

TEST_CASE("the first line in which two texts differ is shown, and a few before it")
{
    const std::string kept = "one\ntwo\nthree\nfour\nfive\nsix\nseven\n";
    CHECK(first_difference(kept, kept).empty());
    CHECK(first_difference(kept, "one\ntwo\nthree\nfour\nfive\nsix\nseven and more\n")
          == "line 7, letter 6\n       two\n       three\n       four\n       five\n       six\n"
             "kept:  seven\nnow:   seven and more");
    CHECK(first_difference("one\n", "one\ntwo\n") == "line 2, letter 1\n       one\nkept:  (the end)\nnow:   two");
    CHECK(first_difference("", "one\n") == "line 1, letter 1\nkept:  (the end)\nnow:   one");
    CHECK(first_difference("one\ntwo\n", "one\n") == "line 2, letter 1\n       one\nkept:  two\nnow:   (the end)");
    const std::string long_line(1000, 'x');
    CHECK(first_difference(long_line + "a", long_line + "b")
          == "line 1, letter 1001\nkept:  " + std::string(100, 'x') + "a\nnow:   " + std::string(100, 'x') + "b");
}
