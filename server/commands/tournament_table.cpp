// Prints the tables of the levels and of the search's parts (tournament_table.hpp).
#include "server/commands/tournament_table.hpp"

#include <array>
#include <iomanip>
#include <iostream>
#include <optional>
#include <string>
#include <string_view>

namespace dahut {

namespace {

struct Pairing {
    BotKind first;
    BotKind others;
};

constexpr std::array pairings{Pairing{BotKind::medium, BotKind::easy},   Pairing{BotKind::hard, BotKind::medium},
                              Pairing{BotKind::hard, BotKind::easy},     Pairing{BotKind::easy, BotKind::easy},
                              Pairing{BotKind::medium, BotKind::medium}, Pairing{BotKind::hard, BotKind::hard}};

// What is changed in a search, for one row of a table.
struct Change {
    std::string_view name;
    Without without = Without::nothing;
    int share = 100;
};

constexpr std::array changes{
    Change{"without first estimates", Without::estimates}, Change{"without forecast", Without::forecast},
    Change{"without learned value", Without::learning},    Change{"without tree", Without::tree},
    Change{"half the playouts", Without::nothing, 50},     Change{"twice the playouts", Without::nothing, 200}};

Contestant changed(Contestant whole, const Change& change)
{
    whole.allowance.without = change.without;
    whole.allowance.share = whole.allowance.share * change.share / 100;
    return whole;
}

// A figure in such units.
struct Shown {
    const Figure& figure;
    double unit = 1;
};

std::ostream& operator<<(std::ostream& out, const Shown& shown)
{
    out << shown.unit * shown.figure.mean();
    const std::optional<double> half_width = shown.figure.half_width();
    return half_width ? out << " ± " << shown.unit * *half_width : out;
}

void print_row(const std::string& name, const TablePlan& plan, const ContestFigures& figures)
{
    std::cout << std::fixed << std::setprecision(1) << "| " << plan.game.title() << " | " << plan.players << " | "
              << name << " | " << figures.games << " | " << Shown{figures.first_places, 100} << " | "
              << Shown{figures.lead} << " | " << figures.points.mean() << " | " << Shown{figures.winner} << " | "
              << figures.times[0].within(50) << ", " << figures.times[0].within(99) << " |\n"
              << std::flush;
}

void print_head(const char* what)
{
    std::cout << "| game | players | " << what << " | games | first places, % | lead | points | winners' points | "
              << "ms of a decision: median, slowest hundredth |\n"
              << "| --- | --- | --- | --- | --- | --- | --- | --- | --- |\n";
}

ContestFigures contest(const TablePlan& plan, const Contestant& first, const Contestant& others)
{
    const bool is_dear = first.kind == BotKind::hard || others.kind == BotKind::hard;
    const int games = is_dear ? plan.games_of_hard : plan.games;
    return hold_contest({plan.game, plan.options, plan.players, first, others, games, plan.seed});
}

} // namespace

void print_levels(const TablePlan& plan)
{
    print_head("level against the others");
    for (const auto& [first, others] : pairings) {
        const std::string name = first == others ? std::string(word(first)) + " among themselves"
                                                 : std::string(word(first)) + " : " + std::string(word(others));
        print_row(name, plan, contest(plan, {first}, {others}));
    }
}

void print_ablations(const TablePlan& plan, const Contestant& whole)
{
    print_head("search against the whole one");
    for (const Change& change : changes) {
        print_row(std::string(word(whole.kind)) + " " + std::string(change.name), plan,
                  contest(plan, changed(whole, change), whole));
    }
}

} // namespace dahut
