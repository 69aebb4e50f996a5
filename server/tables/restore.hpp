// A table out of its journal: every entry is carried out again, and the match compared with the digests that were
// stored. A table that comes out different is frozen, never silently changed.
#pragma once

#include "server/tables/readers.hpp"
#include "server/tables/table.hpp"

#include <functional>
#include <optional>
#include <span>

namespace dahut {

// Is shown every step of the match as it is carried out again; may be empty.
using WatchSteps = std::function<void(const MatchStep&)>;

// Nothing if not even the first entry can be read. Throws nothing of what a game may throw.
[[nodiscard]] std::optional<Table> restore_table(const StoredTable& stored, std::span<const HostedGame* const> games,
                                                 const WatchSteps& watch = {});

// A finished match: its record, the table's facts as they are told to others, and who may read all that.
struct FinishedMatch {
    Record record;
    Json facts;
    Readers readers;
};

// Nothing if the journal does not end with a finished match.
[[nodiscard]] std::optional<FinishedMatch> finished_match_of(const StoredTable& stored);

} // namespace dahut
