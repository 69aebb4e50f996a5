// A server without network, on the database of a table whose match goes on, which is asked for everything that a viewer
// can ask it for; and all that leaves it meanwhile.
#pragma once

#include "tests/server/fake_guest.hpp"

#include <filesystem>
#include <set>
#include <string>
#include <vector>

namespace dahut::test {

inline constexpr std::uint64_t seed_of_tables_in_play = 18'446'744'073'709'551'557U;

// A table whose match goes on, and what a test must know to visit it.
struct TableInPlay {
    std::string id;
    std::string invitation;
    std::string watch;
    // By seat.
    std::vector<std::string> tokens;
    // Actions so far.
    int actions = 0;
    // Of the latest message to each seat.
    std::vector<std::int64_t> numbers;
    // A seat that must act now.
    Seat asked;
    // The events of the start as each seat heard them, and the public as the last.
    std::vector<Json> heard_at_start;
};

// Makes a table of this game for `seats` and plays so many actions, all chosen by `random`.
[[nodiscard]] TableInPlay table_in_play(const std::filesystem::path& database, const HostedGame& game, int seats,
                                        const Json& options, int actions, Random& random);

// What has left a server, in its order: messages to the viewer and to strangers, answers of HTTP, lines of the log.
struct Left {
    std::vector<std::string> texts;
    // Kinds of messages, routes, and lines of the log, as ways_out.json names the first two.
    std::set<std::string> messages;
    std::set<std::string> routes;
    std::vector<std::string> log;
};

// All that leaves a server whose journal holds the table while the viewer and strangers ask for everything, the disk
// fails, another player leaves, the table breaks, and everybody goes for good.
[[nodiscard]] Left everything_asked(const std::filesystem::path& database, const HostedGame& game,
                                    const TableInPlay& table, Viewer viewer);

// The same of a server whose rules, as it seems, give something else than the journal says, so that the table is
// frozen.
[[nodiscard]] Left everything_of_frozen_table(const std::filesystem::path& database, const HostedGame& game,
                                              const TableInPlay& table, Viewer viewer);

// Of a table that is sealed, from which people leave before its match and during it: all that left the server for
// anybody, and what must not be in it. Tokens are told once, to whoever takes the seat.
struct SealedTable {
    Left left;
    std::vector<std::string> tokens;
    // Hexadecimal digits: the server's secret, the key of all chance, contributions, hashes of tokens.
    std::vector<std::string> secrets;
};
[[nodiscard]] SealedTable sealed_table(const std::filesystem::path& database, const HostedGame& game);

} // namespace dahut::test
