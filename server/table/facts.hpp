// The facts of a table, as those at it and everybody else are told them (protocol/table_facts.hpp).
#pragma once

#include "protocol/table_facts.hpp"
#include "server/table/accords.hpp"
#include "server/table/course.hpp"
#include "server/table/seating.hpp"

#include <optional>
#include <string>

namespace dahut {

// To whom a table's facts are told: those who sit at it may invite others.
enum class FactsFor { members, others };

// Whether everybody may read the match once it is over.
[[nodiscard]] bool is_open_to_all(const entry::Created& charter, Publication publication);
// Whether people may ask for hints: the host has allowed it, or all others are bots.
[[nodiscard]] bool allows_hints(const entry::Created& charter, const Seating& seating);
// A table is unsure while the server finds out whether the latest request there was stored (PROTOCOL.md 3).
enum class Certainty { sure, unsure };

// What a table's facts say besides its charter, its seating and its course.
struct Circumstances {
    SeatSet connected = {};
    Certainty certainty = Certainty::sure;
    Accords accords = {};
    // Of a finished match.
    std::optional<Json> result = {};
    // Whether notices are posted somewhere.
    bool webhook = false;
};

// What this audience may know of the table now.
[[nodiscard]] TableFacts table_facts(const std::string& id, const entry::Created& charter, const Seating& seating,
                                     const Course& course, const Circumstances& circumstances, FactsFor audience);

} // namespace dahut
