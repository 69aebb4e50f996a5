// What finished records of Caylus Magna Carta have to show, beyond what facets.hpp derives for any game: every ability
// of every building, every end. What can never be is excused by name, with the rule that says so.
#pragma once

#include "tests/records/library.hpp"

namespace dahut::magna_carta {

[[nodiscard]] Library magna_carta_library();

} // namespace dahut::magna_carta
