// A table out of its journal: every entry is carried out again, and the match compared with the digests that were
// stored. A table that comes out different is frozen, never silently changed.
#pragma once

#include "server/table/table.hpp"

#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace dahut {

// Is shown every step of the match as it is carried out again, and the table that has taken it; may be empty.
using WatchSteps = std::function<void(const Table&, const MatchStep&)>;

// What the first entry says, if it is the one that a table begins with.
[[nodiscard]] std::optional<entry::Created> charter_of(const StoredTable& stored);

// A table, and what undoing needs to know of its match.
struct PlayedTable {
    Table table;
    Past past = {};
    // What each step was for each viewer, the start of the match first.
    std::vector<std::vector<ViewerStep>> steps = {};

    // The step that this undoing is.
    [[nodiscard]] MatchStep work_out_undo(Seat seat, const Past::Undone& undone) const;
};

// Nothing if not even the first entry can be read. Throws nothing of what a game may throw; the same below.
[[nodiscard]] std::optional<PlayedTable>
restore_played(const StoredTable& stored, std::span<const HostedGame* const> games, const WatchSteps& watch = {});
[[nodiscard]] std::optional<Table> restore_table(const StoredTable& stored, std::span<const HostedGame* const> games,
                                                 const WatchSteps& watch = {});

} // namespace dahut
