// A match that is over, out of its table's journal: entries are gathered, and nothing is played again.
#pragma once

#include "server/archive/sight.hpp"
#include "server/table/handovers.hpp"

#include <optional>
#include <string>
#include <vector>

namespace dahut {

// A match that is over, finished or stopped: its record, the table's facts as they are told to others, the seats that
// changed hands, and who may read what of all that.
struct FinishedMatch {
    Record record;
    TableFacts facts;
    std::vector<Handover> handovers;
    Sight sight;
    // What was kept of how it looked, where that is wanted and there is anything (seen_match.hpp).
    std::optional<std::string> kept = std::nullopt;
};

// Nothing if the match is not over.
[[nodiscard]] std::optional<FinishedMatch> finished_match_of(const StoredTable& stored);

} // namespace dahut
