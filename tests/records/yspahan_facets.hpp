// What finished records of Yspahan have to show, beyond what facets.hpp derives for any game: ends, ties, and ways of
// the supervisor. What can never be is excused by name, with the rule that says so.
#pragma once

#include "tests/records/library.hpp"

namespace dahut::yspahan {

[[nodiscard]] Library yspahan_library();

} // namespace dahut::yspahan
