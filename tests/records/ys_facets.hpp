// What finished records of Ys have to show, beyond what facets.hpp derives for any game: how ties were decided and how
// matches ended. What can never be is excused by name, with the rule that says so.
#pragma once

#include "tests/records/library.hpp"

namespace dahut::ys {

[[nodiscard]] Library ys_library();

} // namespace dahut::ys
