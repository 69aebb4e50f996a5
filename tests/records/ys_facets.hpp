// What finished records of Ys have to show, beyond what facets.hpp derives for any game: how ties were decided and how
// matches ended. What can never be is excused by name, with the rule that says so.
#pragma once

#include "tests/records/facets.hpp"

#include <span>
#include <string_view>

namespace dahut::ys {

struct Excuse {
    std::string_view facet;
    std::string_view why;
};

[[nodiscard]] std::span<const Excuse> excuses();

// All that records have to show: everything possible without what is excused.
[[nodiscard]] Facets required_facets();

// What this record shows when it is played again; throws std::logic_error if it cannot be, or ends otherwise than it
// claims to.
[[nodiscard]] Facets facets_of(const Record& record);

} // namespace dahut::ys
