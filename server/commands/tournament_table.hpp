// The tables of docs/bots.md, as `dahut tournament` prints them: how strong the levels are against each other and among
// themselves, how long their decisions take, and what each part of the search is worth.
#pragma once

#include "server/commands/contest.hpp"

#include <vector>

namespace dahut {

// One game with one set of options. Contests in which a `hard` bot plays are dear, so they have a number of their own.
struct TablePlan {
    const HostedGame& game;
    Json options;
    int players = 2;
    int games = 100;
    int games_of_hard = 20;
    std::uint64_t seed = 1;
};

// Lines of Markdown, each printed as soon as it is known.
void print_levels(const TablePlan& plan);
// What this bot loses without a part of its search, and what it gains with twice the playouts.
void print_ablations(const TablePlan& plan, const Contestant& whole);

} // namespace dahut
