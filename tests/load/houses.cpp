// Several processes on one database: houses of one process on SQLite, and of one and more on PostgreSQL, in alternating
// rounds of one run. Each round has actions at a fixed rate, actions as fast as they go, and a rest.
#include "tests/load/house_figures.hpp"
#include "tests/load/measurements.hpp"

#include <iostream>

namespace dahut::load {

namespace {

std::vector<HousePlan> plans_of(const Settings& settings)
{
    std::vector<HousePlan> plans;
    for (const std::string& database : settings.databases) {
        const std::size_t most = database == "sqlite" ? 1 : settings.processes;
        for (std::size_t processes = 1; processes <= most; ++processes) {
            plans.push_back({database == "sqlite" ? Engine::sqlite : Engine::postgresql, processes});
        }
    }
    return plans;
}

HouseRound one_round(Loop& loop, SharedHouse& house, const Settings& settings)
{
    const std::size_t actions = settings.actions;
    const double rate = settings.actions_per_second;
    HouseRound round;
    round.paced = house.play_round(actions, [&](Lanes lanes) { return play_at_rate(loop, lanes, actions, rate); });
    round.fast = house.play_round(actions, [&](Lanes lanes) { return play(loop, lanes, together(actions)); });
    round.idle = house.rest(settings.idle_for);
    return round;
}

// All houses of a run.
class Street {
public:
    Street(Loop& loop, const Settings& settings) : loop_(loop), settings_(settings)
    {
        for (const HousePlan& plan : plans_of(settings)) {
            houses_.push_back(std::make_unique<SharedHouse>(loop, settings, plan));
            found_.push_back({.plan = plan, .rounds = {}, .finished = {}});
        }
    }

    void play_rounds()
    {
        for (std::size_t round = 0; round < settings_.rounds; ++round) {
            for (std::size_t house = 0; house < houses_.size(); ++house) {
                std::cerr << "round " << round + 1 << " of " << settings_.rounds << ": " << name_of(found_[house].plan)
                          << "\n";
                found_[house].rounds.push_back(one_round(loop_, *houses_[house], settings_));
            }
        }
    }

    // As they are after all rounds.
    void weigh()
    {
        for (std::size_t house = 0; house < houses_.size(); ++house) {
            found_[house].memory_of_processes = houses_[house]->memory_of_processes();
            found_[house].memory_of_database = houses_[house]->memory_of_database();
        }
    }

    // One process is enough for that.
    void play_whole_matches()
    {
        for (std::size_t house = 0; house < houses_.size(); ++house) {
            if (found_[house].plan.processes == 1) {
                found_[house].finished = houses_[house]->play_whole_matches(settings_.finished_matches);
            }
        }
    }

    [[nodiscard]] const std::vector<FoundOfHouse>& found() const { return found_; }

private:
    Loop& loop_;
    const Settings& settings_;
    std::vector<std::unique_ptr<SharedHouse>> houses_;
    std::vector<FoundOfHouse> found_;
};

} // namespace

FindingsOfEach measure_houses(Loop& loop, const Settings& settings)
{
    Street street(loop, settings);
    street.play_rounds();
    street.weigh();
    street.play_whole_matches();
    return table_of_houses(street.found(), settings);
}

} // namespace dahut::load
