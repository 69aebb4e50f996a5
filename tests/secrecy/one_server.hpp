// A server, started on the database of a running match, of which a viewer asks everything there is.
#pragma once

#include "tests/secrecy/table_in_play.hpp"

#include <filesystem>

namespace dahut::test {

// Asks for the lists, and for the match that goes on, with this token and without.
void read_everything(OneServer& server, const std::string& id, const std::string& token);

// Starts a server on the journal of the table and collects all that leaves it. Meanwhile the viewer and strangers ask
// for everything, the disk fails, another player leaves, the table breaks, and everybody leaves for good.
[[nodiscard]] Left everything_asked(const std::filesystem::path& database, const HostedGame& game,
                                    const TableInPlay& table, Viewer viewer);

// The same while the match is paused.
[[nodiscard]] Left everything_of_paused_table(const std::filesystem::path& database, const HostedGame& game,
                                              const TableInPlay& table, Viewer viewer);

// The same while everybody is away, and notices go to those whose turn it is.
[[nodiscard]] Left everything_of_deserted_table(const std::filesystem::path& database, const HostedGame& game,
                                                const TableInPlay& table, Viewer viewer);

// The same for a game in which every action fails (other_world.hpp). The viewer is there twice.
[[nodiscard]] Left everything_of_failing_table(const std::filesystem::path& database, const HostedGame& game,
                                               const TableInPlay& table, Viewer viewer);

// Whatever leaves a server when all players ask to undo, in a game that fails where an undo is judged.
[[nodiscard]] Left everything_of_unjudged_undo(const std::filesystem::path& database, const HostedGame& game,
                                               const TableInPlay& table, Viewer viewer);

// The same for a game that fails when an action, which is stored, is told. What it has led to is not asked for: it may
// reveal something.
[[nodiscard]] Left everything_of_untold_table(const std::filesystem::path& database, const HostedGame& game,
                                              const TableInPlay& table, Viewer viewer);

// The same for a server whose rules seem to give another result than the journal, so that the table is frozen.
[[nodiscard]] Left everything_of_frozen_table(const std::filesystem::path& database, const HostedGame& game,
                                              const TableInPlay& table, Viewer viewer);

} // namespace dahut::test
