// What `dahut_load` measures. Each function starts the servers that it needs, and ends them.
#pragma once

#include "tests/load/findings.hpp"
#include "tests/load/loop.hpp"
#include "tests/load/settings.hpp"

#include <algorithm>
#include <iterator>
#include <utility>
#include <vector>

namespace dahut::load {

// Of each build, in the order of the settings.
using FindingsOfAll = std::vector<Findings>;

// Of measurements that try one build after the other: `found_of(build)` is what one of them is found to do.
template <typename FoundOf>
[[nodiscard]] FindingsOfAll of_each_build(const Settings& settings, FoundOf&& found_of)
{
    FindingsOfAll findings;
    std::ranges::transform(settings.builds, std::back_inserter(findings), std::forward<FoundOf>(found_of));
    return findings;
}

// CPU time of the server, bytes and messages for each action of whole matches.
[[nodiscard]] FindingsOfAll measure_cost(Loop& loop, const Settings& settings);
// From sending until the last of four is told, at a fixed rate.
[[nodiscard]] FindingsOfAll measure_latency(Loop& loop, const Settings& settings);
// Resident memory of tables with four idle connections.
[[nodiscard]] FindingsOfAll measure_memory(Loop& loop, const Settings& settings);
// How many tables one server holds whose people act now and then.
[[nodiscard]] FindingsOfAll measure_capacity(Loop& loop, const Settings& settings);
// How much longer honest people wait while one address asks for whatever is most work.
[[nodiscard]] FindingsOfAll measure_neighbours(Loop& loop, const Settings& settings);
// Starting with many unfinished tables, and coming back to them.
[[nodiscard]] FindingsOfAll measure_start(Loop& loop, const Settings& settings);
// Being asked for numbers as Prometheus does.
[[nodiscard]] FindingsOfAll measure_scraping(Loop& loop, const Settings& settings);
// How long people wait while a large database is copied. The bare column is the same without a copy.
[[nodiscard]] FindingsOfAll measure_copying(Loop& loop, const Settings& settings);

// One process on SQLite beside one and more on PostgreSQL: what an action costs the processes and the database, how
// many there are in a second, and how much is written. Of the first build.
[[nodiscard]] FindingsOfEach measure_houses(Loop& loop, const Settings& settings);

} // namespace dahut::load
