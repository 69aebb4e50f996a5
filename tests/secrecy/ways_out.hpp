// Whatever leaves a server by any way, for a viewer, is the same in every world that this viewer cannot tell from the
// true one: a table is taken up from its journal by two servers, one of them in another world, and both are asked for
// everything. Which ways there are says ways_out.json; those that are said to be compared must have been.
#pragma once

#include "protocol/json.hpp"

#include <string_view>

namespace dahut::test {

// Some moments of a match with these options, each for the public, for a seat that is asked then and for another.
void prove_ways_out(std::string_view game, const Json& options);

} // namespace dahut::test
