// What is measured, and how much of it: the options of `dahut_load`.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace dahut::load {

// A program `dahut`, and what it is called in the table.
struct Build {
    std::string name;
    std::filesystem::path program;
};

struct Settings {
    std::vector<Build> builds;
    std::filesystem::path bare_server;
    // Databases are made here, in folders that are gone afterwards.
    std::filesystem::path folder = std::filesystem::temp_directory_path();
    std::chrono::seconds patience{900};
    std::uint64_t seed = 1;

    // Cost and latency: alternating rounds, each of so many actions at so many tables.
    std::size_t rounds = 5;
    std::size_t actions = 5000;
    std::size_t tables = 50;
    double actions_per_second = 1000;

    // Neighbours: how many actions a second honest people take, how many in a round, and at how many tables.
    double honest_actions_per_second = 100;
    std::size_t honest_actions = 1000;
    std::size_t honest_tables = 25;

    // On how many cores the measured servers run; 0 is all of them.
    std::size_t server_cores = 0;

    // Capacity: from how many tables on, up to how many, each of whose four people acts so often, and for how long.
    std::size_t fewest_tables = 250;
    std::size_t most_tables = 4000;
    std::chrono::seconds between_actions{20};
    std::chrono::seconds held_for{20};

    // Memory: tables with four idle connections each.
    std::size_t idle_tables = 1000;

    // Houses: on which databases, how many processes share PostgreSQL at most, for how long nobody acts in each round,
    // and how many whole matches are played to see what stays of one.
    std::vector<std::string> databases{"sqlite", "postgresql"};
    std::size_t processes = 3;
    std::chrono::seconds idle_for{3};
    std::size_t finished_matches = 25;

    // Start: unfinished tables in the database, and how many of them somebody comes back to.
    std::size_t stored_tables = 10'000;
    std::size_t entered_tables = 200;
};

} // namespace dahut::load
