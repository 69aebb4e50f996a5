#include "tests/load/house_figures.hpp"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>
#include <utility>

namespace dahut::load {

namespace {

// With what a figure is compared: the house in the first column, or one process on the same engine.
enum class Beside { nobody, first, one_process };

struct Figure {
    std::string what;
    std::function<double(const HouseRound&)> of;
    // Over all rounds.
    double (*over_all)(std::vector<double>);
    std::string (*written)(double);
    Beside beside = Beside::nobody;
    std::string budget = {};
};

double mean_of(std::vector<double> values)
{
    return std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

double of_each(const HousePlayed& played, double amount)
{
    return amount / static_cast<double>(played.exchanges.size());
}

double of_both(const Spent& spent)
{
    return spent.server_cpu + (std::isnan(spent.database_cpu) ? 0 : spent.database_cpu);
}

double rate_of(const HousePlayed& played)
{
    return static_cast<double>(played.exchanges.size()) / seconds_of(played.elapsed);
}

double told_within(const HousePlayed& played, double part)
{
    std::vector<double> seconds;
    for (const Exchange& exchange : played.exchanges) {
        seconds.push_back(seconds_of(exchange.duration));
    }
    return quantile(std::move(seconds), part);
}

// What an action costs in rounds of one kind. Writing comes in lumps, so its mean counts.
std::vector<Figure> figures_of_cost(const std::string& how, HousePlayed HouseRound::* kind)
{
    const auto each = [kind](double (*amount)(const Spent&)) {
        return [kind, amount](const HouseRound& round) { return of_each(round.*kind, amount((round.*kind).spent)); };
    };
    return {{"CPU of the processes per action" + how, each([](const Spent& spent) { return spent.server_cpu; }), median,
             micros, Beside::first},
            {"CPU of the database per action" + how, each([](const Spent& spent) { return spent.database_cpu; }),
             median, micros},
            {"CPU of both per action" + how, each(of_both), median, micros, Beside::first},
            {"bytes written to files per action" + how, each([](const Spent& spent) { return spent.written_bytes; }),
             mean_of, whole},
            {"bytes of PostgreSQL's log per action" + how, each([](const Spent& spent) { return spent.log_bytes; }),
             mean_of, whole}};
}

std::vector<Figure> figures_at_rate(const std::string& due)
{
    const std::string how = ", at " + due + " a second";
    std::vector<Figure> figures = figures_of_cost(how, &HouseRound::paced);
    figures.front().budget = "one process: 1.5 × SQLite";
    const std::vector<Figure> more = {
        {"actions a second, where " + due + " fall due", [](const HouseRound& round) { return rate_of(round.paced); },
         median, whole},
        {"until the last of four is told, p50" + how,
         [](const HouseRound& round) { return told_within(round.paced, 0.5); }, median, millis, Beside::first},
        {"until the last of four is told, p99" + how,
         [](const HouseRound& round) { return told_within(round.paced, 0.99); }, median, millis, Beside::first}};
    figures.insert(figures.begin(), more.begin(), more.end());
    return figures;
}

std::vector<Figure> figures_of_haste()
{
    std::vector<Figure> figures = figures_of_cost(", as fast as they go", &HouseRound::fast);
    figures.insert(figures.begin(),
                   {"actions a second, as fast as they go", [](const HouseRound& round) { return rate_of(round.fast); },
                    median, whole, Beside::one_process, "two processes: 1.7 × one, cores allowing"});
    return figures;
}

std::vector<Figure> figures_of_rest(const Settings& settings)
{
    const double seconds = seconds_of(settings.idle_for);
    return {{"hundredths of a core of the processes while nobody acts",
             [seconds](const HouseRound& round) { return 100 * round.idle.server_cpu / seconds; }, median, decimal},
            {"hundredths of a core of the database while nobody acts",
             [seconds](const HouseRound& round) { return 100 * round.idle.database_cpu / seconds; }, median, decimal}};
}

std::vector<Figure> all_figures(const Settings& settings)
{
    std::vector<Figure> figures = figures_at_rate(whole(settings.actions_per_second));
    for (const std::vector<Figure>& more : {figures_of_haste(), figures_of_rest(settings)}) {
        figures.insert(figures.end(), more.begin(), more.end());
    }
    return figures;
}

const FoundOfHouse& compared_with(const std::vector<FoundOfHouse>& all, const FoundOfHouse& house, Beside beside)
{
    return beside == Beside::first ? all.front() : *std::ranges::find_if(all, [&house](const FoundOfHouse& other) {
        return other.plan.engine == house.plan.engine;
    });
}

// What was not measured is left empty.
std::string text_of(double value, std::string (*written)(double)) { return std::isnan(value) ? "" : written(value); }

std::string text_of(const std::vector<FoundOfHouse>& all, const FoundOfHouse& house, const Figure& figure)
{
    const FoundOfHouse& other = compared_with(all, house, figure.beside);
    std::vector<double> values;
    std::vector<double> ratios;
    for (std::size_t round = 0; round < house.rounds.size(); ++round) {
        values.push_back(figure.of(house.rounds[round]));
        ratios.push_back(values.back() / figure.of(other.rounds[round]));
    }
    const std::string text = text_of(figure.over_all(std::move(values)), figure.written);
    const bool is_alone = figure.beside == Beside::nobody || &other == &house || text.empty();
    return is_alone ? text : text + " (" + decimal(median(std::move(ratios))) + ")";
}

// What was measured once, after all rounds.
FindingsOfEach::Row row_of_all(const std::string& what, const std::vector<FoundOfHouse>& all,
                               double (*figure)(const FoundOfHouse&), std::string (*written)(double))
{
    FindingsOfEach::Row row{what, {}, ""};
    for (const FoundOfHouse& house : all) {
        row.cells.push_back(text_of(figure(house), written));
    }
    return row;
}

double bytes_of_finished(const FoundOfHouse& house) { return house.finished ? house.finished->bytes : not_measured; }

double actions_of_finished(const FoundOfHouse& house)
{
    return house.finished ? house.finished->actions : not_measured;
}

std::vector<FindingsOfEach::Row> rows_of_what_stays(const std::vector<FoundOfHouse>& all)
{
    return {row_of_all(
                "memory of the processes", all, [](const FoundOfHouse& house) { return house.memory_of_processes; },
                kibibytes),
            row_of_all(
                "memory of the database", all, [](const FoundOfHouse& house) { return house.memory_of_database; },
                kibibytes),
            row_of_all("bytes of a finished match of four, packed", all, bytes_of_finished, whole),
            row_of_all("actions of such a match", all, actions_of_finished, whole)};
}

} // namespace

FindingsOfEach table_of_houses(const std::vector<FoundOfHouse>& all, const Settings& settings)
{
    FindingsOfEach table;
    for (const FoundOfHouse& house : all) {
        table.names.push_back(name_of(house.plan));
    }
    for (const Figure& figure : all_figures(settings)) {
        table.rows.push_back({figure.what, {}, figure.budget});
        for (const FoundOfHouse& house : all) {
            table.rows.back().cells.push_back(text_of(all, house, figure));
        }
    }
    const std::vector<FindingsOfEach::Row> more = rows_of_what_stays(all);
    table.rows.insert(table.rows.end(), more.begin(), more.end());
    return table;
}

} // namespace dahut::load
