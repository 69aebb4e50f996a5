// What was measured of houses, and the table that it makes: a column for each house. Measuring is left to houses.cpp.
#pragma once

#include "tests/load/findings.hpp"
#include "tests/load/settings.hpp"
#include "tests/load/shared_house.hpp"

#include <optional>
#include <vector>

namespace dahut::load {

struct HouseRound {
    HousePlayed paced;
    HousePlayed fast;
    Spent idle;
};

struct FoundOfHouse {
    HousePlan plan;
    std::vector<HouseRound> rounds;
    double memory_of_processes = 0;
    // Not a number on SQLite.
    double memory_of_database = 0;
    // Where it was measured.
    std::optional<OneFinished> finished;
};

[[nodiscard]] FindingsOfEach table_of_houses(const std::vector<FoundOfHouse>& all, const Settings& settings);

} // namespace dahut::load
