#include "tests/load/finished_matches.hpp"

#include "tests/load/rounds.hpp"

#include <iostream>
#include <stdexcept>
#include <utility>

namespace dahut::load {

namespace {

constexpr std::chrono::seconds packing_time{120};
constexpr std::chrono::milliseconds between_counts{500};
constexpr const char* count_unpacked = "SELECT count(*) FROM tables LEFT JOIN finished_tables ON table_id = id"
                                       " WHERE stage = 2 AND packed IS NOT TRUE";

class WholeMatch final : public Lane {
public:
    explicit WholeMatch(std::shared_ptr<TableOfFour> table) : table_(std::move(table)) {}

    void act(Told told) override { table_->act(std::move(told)); }

private:
    std::shared_ptr<TableOfFour> table_;
};

// Returns how many actions they have together.
double play_whole(Loop& loop, Hall& hall, std::size_t matches)
{
    hall.leave_finished();
    hall.prepare(matches);
    std::vector<std::shared_ptr<TableOfFour>> tables;
    std::vector<std::unique_ptr<Lane>> lanes;
    while (tables.size() < matches) {
        tables.push_back(hall.take());
        lanes.push_back(std::make_unique<WholeMatch>(tables.back()));
    }
    const std::vector<Exchange> actions =
        play(loop, lanes, [&tables](std::size_t lane) { return !tables[lane]->over(); });
    hall.leave_finished();
    return static_cast<double>(actions.size());
}

void wait_until_packed(Loop& loop, Postgres& database)
{
    const Clock::time_point deadline = Clock::now() + packing_time;
    do {
        if (Clock::now() > deadline) {
            throw std::runtime_error("finished matches are not packed");
        }
        loop.rest(between_counts);
    } while (database.ask(count_unpacked) > 0);
}

// Without room that the next rows take.
double bytes_in(Loop& loop, Postgres& database)
{
    wait_until_packed(loop, database);
    database.run("VACUUM FULL");
    return static_cast<double>(database.ask("SELECT pg_database_size(current_database())"));
}

} // namespace

OneFinished measure_finished(Loop& loop, Postgres& database, Hall& hall, std::size_t matches)
{
    std::cerr << "whole matches are played\n";
    (void)play_whole(loop, hall, matches);
    const double before = bytes_in(loop, database);
    const double actions = play_whole(loop, hall, matches);
    const auto count = static_cast<double>(matches);
    return {.bytes = (bytes_in(loop, database) - before) / count, .actions = actions / count};
}

} // namespace dahut::load
