// Processes of Dahut that serve one house, with their database and people at their tables: one process on SQLite, or
// some on PostgreSQL. What is played there, and what comes of it, is the business of whoever measures.
#pragma once

#include "tests/load/comparison.hpp"
#include "tests/load/findings.hpp"
#include "tests/load/finished_matches.hpp"
#include "tests/load/postgres.hpp"

#include <optional>
#include <string>

namespace dahut::load {

enum class Engine { sqlite, postgresql };

struct HousePlan {
    Engine engine = Engine::sqlite;
    std::size_t processes = 1;
};

// "PostgreSQL, 2 processes".
[[nodiscard]] std::string name_of(const HousePlan& plan);

// What processes and database have used since they began.
struct Spent {
    // Of all processes, in seconds.
    double server_cpu = 0;
    // In seconds; not a number on SQLite, which is part of the process.
    double database_cpu = 0;
    // To files, by processes and database together.
    double written_bytes = 0;
    // What PostgreSQL's log has got; not a number on SQLite.
    double log_bytes = 0;
};

// What a round of actions took.
struct HousePlayed {
    std::vector<Exchange> exchanges;
    Clock::duration elapsed{};
    Spent spent;
};

class SharedHouse {
public:
    // Starts everything and brings all tables to where they are: as many at each stage of their match. Tables are
    // spread evenly over the processes, and everybody is connected to the one that serves the table.
    SharedHouse(Loop& loop, const Settings& settings, const HousePlan& plan);

    // One round; tables for so many actions are set up before it is measured.
    [[nodiscard]] HousePlayed play_round(std::size_t actions, const PlayRound& how);
    // Nobody acts.
    [[nodiscard]] Spent rest(std::chrono::milliseconds duration);
    [[nodiscard]] double memory_of_processes() const;
    [[nodiscard]] double memory_of_database() const;
    // What stays of a match in PostgreSQL when so many whole ones have been played; nothing on SQLite, where
    // `dahut_bench` says it.
    [[nodiscard]] std::optional<OneFinished> play_whole_matches(std::size_t matches);

private:
    void start_processes();
    [[nodiscard]] CommandLine command_of(std::size_t process) const;
    void take_lanes();
    void play_to_all_stages();
    [[nodiscard]] Spent spent_until_now();

    Loop& loop_;
    const Settings& settings_;
    HousePlan plan_;
    test::TemporaryFolder folder_;
    std::optional<Postgres> database_;
    std::vector<std::unique_ptr<Server>> servers_;
    std::vector<std::unique_ptr<Hall>> halls_;
    std::vector<std::unique_ptr<Lane>> lanes_;
};

} // namespace dahut::load
