// Everything that leaves a server for a viewer, by any way, is the same in every world that this viewer cannot tell
// from the true one. Two servers load a table from its journal, one of them in another world, and both are asked for
// everything. ways_out.json lists the ways; those marked as compared must have been compared. The secrets of a deal are
// the same in all worlds, because the deal is sealed. So this test searches all output for them.
#include "protocol/games.hpp"
#include "tests/secrecy/one_server.hpp"
#include "tests/secrecy/other_world.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/golden.hpp"

#include <algorithm>
#include <regex>

using namespace dahut;
using namespace dahut::test;

namespace {

// What has been compared so far.
struct Compared {
    std::set<std::string> messages;
    std::set<std::string> routes;
    std::vector<std::string> log;

    void add(const Left& left)
    {
        messages.insert(left.messages.begin(), left.messages.end());
        routes.insert(left.routes.begin(), left.routes.end());
        log.insert(log.end(), left.log.begin(), left.log.end());
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

// Two servers carry out the same table's journal.
void compare_worlds(const HostedGame& game, const std::filesystem::path& folder, const TableInPlay& table,
                    Viewer viewer, Compared& compared)
{
    const GameInOtherWorld other(game, {viewer, table.actions, 5});
    for (auto* const everything : {everything_asked, everything_of_frozen_table}) {
        const TemporaryFolder copy;
        for (const char* const world : {"truth.db", "twin.db"}) {
            std::filesystem::copy_file(folder / "dahut.db", copy / world);
        }
        const Left truth = everything(copy / "truth.db", game, table, viewer);
        const Left twin = everything(copy / "twin.db", other, table, viewer);
        require_same(std::string(game.title()), truth.texts, twin.texts);
        require_same(std::string(game.title()), truth.log, twin.log);
        compared.add(truth);
    }
}

// Each person present hears of the start exactly what the game tells this person.
void check_start(const HostedGame& game, const TableInPlay& table, const Json& options)
{
    const auto seats = static_cast<int>(table.tokens.size());
    EventTexts told;
    const Json complete = std::get<Json>(game.complete_options(options, seats));
    (void)game.start(complete, seats, ChanceKey(seed_of_tables_in_play), told);
    for (int seat = 0; seat <= seats; ++seat) {
        const Viewer viewer = seat < seats ? Viewer(Seat(seat)) : the_public;
        INFO("leak: the start is told otherwise to viewer " << seat);
        CHECK(table.heard_at_start[static_cast<std::size_t>(seat)] == events_of(told, viewer));
    }
}

// Compares several moments of a match: for the public, for a seat that is asked then, and for another seat.
void compare_ways(std::string_view name, const Json& options, Compared& compared)
{
    const HostedGame& game = *find_game(all_games(), name);
    constexpr int seats = 3;
    FastRandom random(3);
    for (const int actions : {0, 1, 17, 60}) {
        const TemporaryFolder folder;
        const TableInPlay table = table_in_play(folder / "dahut.db", game, seats, options, actions, random);
        check_start(game, table, options);
        const Seat next((table.asked.number() + 1) % seats);
        for (const Viewer viewer : {the_public, Viewer(table.asked), Viewer(next)}) {
            compare_worlds(game, folder.path(), table, viewer, compared);
        }
    }
}

// Whether the log has a line that this statement can produce.
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
}

// Whether the text holds this many consecutive digits of the secret. A part of a key is a leak as well.
bool holds_part_of(const std::string& text, const std::string& secret)
{
    constexpr std::size_t digits = 10;
    for (std::size_t first = 0; first + digits <= secret.size(); ++first) {
        if (text.find(secret.substr(first, digits)) != std::string::npos) {
            return true;
        }
    }
    return false;
}

} // namespace

TEST_CASE("No part of a secret that seals a deal or opens a seat leaves a server before the match is over")
{
    for (const HostedGame* const game : all_games()) {
        const TemporaryFolder folder;
        const SealedTable table = sealed_table(folder / "dahut.db", *game);
        REQUIRE(table.left.texts.size() > 30);
        REQUIRE(table.secrets.size() > 7);
        std::vector<std::string> texts = table.left.texts;
        texts.insert(texts.end(), table.left.log.begin(), table.left.log.end());
        for (const std::string& text : texts) {
            INFO("leak: a key is in: " << text);
            const auto is_in = [&text](const std::string& secret) { return holds_part_of(text, secret); };
            CHECK(std::ranges::none_of(table.secrets, is_in));
            CHECK((text.find(R"("type":"seated")") != std::string::npos || std::ranges::none_of(table.tokens, is_in)));
        }
    }
}

TEST_CASE("Whatever leaves a server of Ys by any way is the same in every world")
{
    Compared compared;
    compare_ways("ys", {{"kings_favour", "on"}}, compared);
    check_visited(compared);
}

TEST_CASE("Whatever leaves a server of Yspahan by any way is the same in every world")
{
    Compared compared;
    compare_ways("yspahan", Json::object(), compared);
    check_visited(compared);
}

TEST_CASE("Whatever leaves a server of Caylus Magna Carta by any way is the same in every world")
{
    Compared compared;
    compare_ways("magna-carta", Json::object(), compared);
    check_visited(compared);
}
