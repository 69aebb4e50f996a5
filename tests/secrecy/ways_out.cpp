#include "tests/secrecy/ways_out.hpp"

#include "protocol/games.hpp"
#include "tests/secrecy/journal_in_other_world.hpp"
#include "tests/secrecy/one_server.hpp"
#include "tests/secrecy/other_world.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/golden.hpp"

#include <algorithm>
#include <regex>

namespace dahut::test {

namespace {

// All that was compared so far.
struct Compared {
    std::set<std::string> messages;
    std::set<std::string> routes;
    std::vector<std::string> log;
    std::size_t notices = 0;
    std::size_t visits = 0;

    void add(const Left& left)
    {
        messages.insert(left.messages.begin(), left.messages.end());
        routes.insert(left.routes.begin(), left.routes.end());
        log.insert(log.end(), left.log.begin(), left.log.end());
        notices += left.notices.size();
    }
};

void require_same(const std::string& game, const std::vector<std::string>& truth, const std::vector<std::string>& twin)
{
    const auto [left, right] = std::ranges::mismatch(truth, twin);
    if (left != truth.end() || right != twin.end()) {
        const std::string there = left != truth.end() ? *left : "nothing";
        const std::string here = right != twin.end() ? *right : "nothing";
        FAIL("leak: what leaves a server of " << game << " differs: " << there << "\nin the other world: " << here);
    }
}

using Everything = Left(const std::filesystem::path&, const HostedGame&, const TableInPlay&, Viewer);

// A table in play, and who looks at it.
struct Visit {
    const HostedGame& game;
    const std::filesystem::path& database;
    const TableInPlay& table;
    Viewer viewer;
};

// What is asked, and where the game fails meanwhile.
struct Asking {
    Everything* everything;
    Failing fails = Failing::never;
};

constexpr Asking first_of_all{everything_asked};

// What each visit asks in turn besides. Tables have three to five viewers: with seven of these, each viewer asks all.
constexpr std::array asked_in_turn{
    Asking{everything_of_paused_table},
    Asking{everything_of_deserted_table},
    Asking{everything_of_frozen_table},
    Asking{everything_of_failing_table, Failing::acting},
    Asking{everything_of_untold_table, Failing::telling},
    Asking{everything_of_failing_table, Failing::judging},
    Asking{everything_of_failing_table, Failing::choosing},
};

// The same table, carried out again by two servers.
void compare_worlds(const Visit& visit, const Asking& asking, Compared& compared)
{
    const int actions = visit.table.actions;
    const GameInOtherWorld here(visit.game, true_world(asking.fails, actions));
    const GameInOtherWorld there(visit.game, {visit.viewer, actions, 5, 0, asking.fails, actions});
    const TemporaryFolder copy;
    for (const char* const world : {"truth.db", "twin.db"}) {
        std::filesystem::copy_file(visit.database, copy / world);
    }
    move_to_other_world(copy / "twin.db");
    const Left truth = asking.everything(copy / "truth.db", here, visit.table, visit.viewer);
    const Left twin = asking.everything(copy / "twin.db", there, visit.table, visit.viewer);
    require_same(std::string(visit.game.title()), truth.texts, twin.texts);
    require_same(std::string(visit.game.title()), truth.log, twin.log);
    require_same(std::string(visit.game.title()), truth.notices, twin.notices);
    compared.add(truth);
}

void compare_worlds(const Visit& visit, Compared& compared)
{
    compare_worlds(visit, first_of_all, compared);
    compare_worlds(visit, asked_in_turn[compared.visits++ % asked_in_turn.size()], compared);
    // Whoever is asked, or acted last, need not be the viewer: a bot and an undo fail at every moment.
    if (visit.viewer == the_public) {
        compare_worlds(visit, {everything_of_failing_table, Failing::choosing}, compared);
        compare_worlds(visit, {everything_of_unjudged_undo, Failing::judging}, compared);
    }
}

// Whoever is there is told of the start what it may hear of it, as the game tells it.
void check_start(const HostedGame& game, const TableInPlay& table, const Json& options)
{
    const auto seats = static_cast<int>(table.tokens.size());
    EventTexts told;
    const Json complete = std::get<Json>(game.complete_options(options, seats));
    (void)game.start(complete, seats, ChanceKey(seed_of_tables_in_play), told);
    for (int seat = 0; seat <= seats; ++seat) {
        const Viewer viewer = seat < seats ? Viewer(Seat(seat)) : the_public;
        INFO("leak: the start is told otherwise to viewer " << seat);
        CHECK(table.heard_by(viewer).front()["events"] == events_of(told, viewer));
    }
}

void compare_ways(std::string_view name, const Json& options, std::span<const Moment> moments, Compared& compared)
{
    const HostedGame& game = *find_game(all_games(), name);
    FastRandom random(3);
    for (const auto& [seats, actions] : moments) {
        const TemporaryFolder folder;
        const bool fits = std::holds_alternative<Json>(game.complete_options(options, seats));
        const Json chosen = fits ? options : Json::object();
        const TableInPlay table = table_in_play(folder / "dahut.db", game, seats, chosen, actions, random);
        check_start(game, table, chosen);
        for (int seat = 0; seat <= seats; ++seat) {
            const Viewer viewer = seat < seats ? Viewer(Seat(seat)) : the_public;
            compare_worlds({game, folder / "dahut.db", table, viewer}, compared);
        }
    }
}

// The lines of the log that a statement's text can lead to.
bool was_logged(const std::vector<std::string>& lines, const std::string& statement)
{
    static const std::regex special(R"([.^$|()\[\]*+?\\])");
    const std::string escaped = std::regex_replace(statement, special, R"(\$&)");
    const std::regex pattern("[a-z]+: " + std::regex_replace(escaped, std::regex(R"(\{\})"), ".*"));
    return std::ranges::any_of(lines, [&](const std::string& line) { return std::regex_match(line, pattern); });
}

void check_visited(const Compared& compared)
{
    const Json ways = Json::parse(project_file("tests/secrecy/ways_out.json"));
    const auto check_each = [&ways](const char* kind, const auto& was_visited) {
        for (const auto& [way, why] : ways[kind].items()) {
            INFO(kind << ": " << way);
            CHECK((why != "compared" || was_visited(way)));
        }
    };
    check_each("messages", [&](const std::string& way) { return compared.messages.contains(way); });
    check_each("routes", [&](const std::string& way) { return compared.routes.contains(way); });
    check_each("log", [&](const std::string& way) { return was_logged(compared.log, way); });
    CHECK(compared.notices > 0);
}

} // namespace

void prove_ways_out(std::string_view game, const Json& options, std::span<const Moment> moments)
{
    Compared compared;
    compare_ways(game, options, moments, compared);
    check_visited(compared);
}

} // namespace dahut::test
