// What a finished match takes in PostgreSQL as it stays there: packed, with its replay, links and indexes. Of SQLite
// tests/bench/stored_matches.cpp says it.
#pragma once

#include "tests/load/hall.hpp"
#include "tests/load/postgres.hpp"

namespace dahut::load {

struct OneFinished {
    double bytes = 0;
    double actions = 0;
};

// The mean of so many matches, which are played to their ends for this at a hall that nobody has used. Nobody else may
// act meanwhile.
[[nodiscard]] OneFinished measure_finished(Loop& loop, Postgres& database, Hall& hall, std::size_t matches);

} // namespace dahut::load
