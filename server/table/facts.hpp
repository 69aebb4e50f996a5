// The facts of a table, as those at it and everybody else are told them (protocol/table_facts.hpp).
#pragma once

#include "protocol/table_facts.hpp"
#include "server/table/accords.hpp"
#include "server/table/seating.hpp"

#include <optional>
#include <string>

namespace dahut {

// To whom a table's facts are told: those who sit at it may invite others.
enum class FactsFor { members, others };

// Whether the host lets everybody read the finished match.
enum class Publication { none, published };
// Whether everybody may read the match once it is over.
[[nodiscard]] bool is_open_to_all(const entry::Created& charter, Publication publication);
// A table is unsure while the server finds out whether the latest request there was stored (PROTOCOL.md 3).
enum class Certainty { sure, unsure };
// A paused match asks nothing of anybody until those at the table let it go on.
enum class Progress { goes_on, paused };

// Who stopped a match before it was over.
enum class Ending { by_its_people, by_operator };

// All that changes in a table's facts besides its charter and seating.
struct Circumstances {
    TableStatus status{};
    SeatSet connected;
    // What went wrong, in a sentence, if the table is broken.
    std::string trouble;
    Publication publication{};
    Certainty certainty = Certainty::sure;
    Progress progress = Progress::goes_on;
    Accords accords = {};
    // Of a finished match.
    std::optional<Json> result = {};
    Ending ending = Ending::by_its_people;
};

// What this audience may know of the table now.
[[nodiscard]] TableFacts table_facts(const std::string& id, const entry::Created& charter, const Seating& seating,
                                     const Circumstances& circumstances, FactsFor audience);

} // namespace dahut
