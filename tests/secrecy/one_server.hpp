// A server without network, started on the database of a running match. A viewer asks it for everything there is, and
// all output is collected.
#pragma once

#include "tests/server/fake_guest.hpp"

#include <filesystem>
#include <set>
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
    // The number of the latest message to each seat.
    std::vector<std::int64_t> numbers;
    // A seat that must act now.
    Seat asked;
    // The events of the start as each seat heard them; the public's come last.
    std::vector<Json> heard_at_start;
};

// Makes a table of this game for `seats` and plays `actions` actions, all chosen by `random`.
[[nodiscard]] TableInPlay table_in_play(const std::filesystem::path& database, const HostedGame& game, int seats,
                                        const Json& options, int actions, Random& random);

// Everything that has left a server, in order: messages to the viewer and to strangers, HTTP answers, lines of the log.
struct Left {
    std::vector<std::string> texts;
    // The kinds of messages, the routes and the lines of the log that occurred. ways_out.json names messages and routes
    // in the same way.
    std::set<std::string> messages;
    std::set<std::string> routes;
    std::vector<std::string> log;
};

// Starts a server on the journal of the table and collects all that leaves it. Meanwhile the viewer and strangers ask
// for everything, the disk fails, another player leaves, the table breaks, and everybody leaves for good.
[[nodiscard]] Left everything_asked(const std::filesystem::path& database, const HostedGame& game,
                                    const TableInPlay& table, Viewer viewer);

// The same for a server whose rules seem to give another result than the journal, so that the table is frozen.
[[nodiscard]] Left everything_of_frozen_table(const std::filesystem::path& database, const HostedGame& game,
                                              const TableInPlay& table, Viewer viewer);

// Everything that a server sends for a sealed table, from which people leave before the match and during it. Also the
// texts that must not occur in it. Tokens are told once, to the person who takes the seat.
struct SealedTable {
    Left left;
    std::vector<std::string> tokens;
    // As hexadecimal digits: the server's secret, the key of all chance, the contributions and the hashes of tokens.
    std::vector<std::string> secrets;
};
[[nodiscard]] SealedTable sealed_table(const std::filesystem::path& database, const HostedGame& game);

} // namespace dahut::test
