// A match that was played on a server for a while, and what everybody at its table was told meanwhile.
#pragma once

#include "tests/secrecy/watched_server.hpp"

#include <filesystem>
#include <string>
#include <vector>

namespace dahut::test {

inline constexpr std::uint64_t seed_of_tables_in_play = 18'446'744'073'709'551'557U;

// A running table, and what a test must know to visit it.
struct TableInPlay {
    std::string id;
    std::string invitation;
    std::string watch;
    // By seat.
    std::vector<std::string> tokens;
    // The number of actions so far.
    int actions = 0;
    // A seat that must act now.
    Seat asked;
    // All messages of the match as each seat heard them, without what they answered; the public's come last. The first
    // one is of the start.
    std::vector<std::vector<Json>> heard;

    [[nodiscard]] const std::vector<Json>& heard_by(Viewer viewer) const
    {
        return heard[viewer ? static_cast<std::size_t>(viewer->index()) : tokens.size()];
    }
};

// Makes a table of this game for `seats` and plays `actions` actions, all chosen by `random`.
[[nodiscard]] TableInPlay table_in_play(const std::filesystem::path& database, const HostedGame& game, int seats,
                                        const Json& options, int actions, Random& random);

// The messages of a match that this person was told, without what they answered.
[[nodiscard]] std::vector<Json> heard_of_match(const FakeGuest& person);

// Whoever comes back hears the past as it was told at the time: the same updates, or all their events. Checks this of
// all that the person has heard.
void check_past(const FakeGuest& person, const std::vector<Json>& heard);

} // namespace dahut::test
