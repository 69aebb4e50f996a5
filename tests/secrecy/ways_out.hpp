// Whatever leaves a server by any way, for a viewer, is the same in every world that this viewer cannot tell from the
// true one: a table is taken up from its journal by two servers, one of them in another world, and both are asked for
// everything. Which ways there are says ways_out.json; those that are said to be compared must have been.
#pragma once

#include "protocol/json.hpp"

#include <array>
#include <span>
#include <string_view>

namespace dahut::test {

// How many play, and how many actions they have carried out.
struct Moment {
    int seats;
    int actions;
};

// For games that two, three and four can play and that are never over after so few actions.
inline constexpr std::array usual_moments{Moment{3, 0},  Moment{3, 1},  Moment{3, 17}, Moment{3, 60}, Moment{3, 110},
                                          Moment{2, 25}, Moment{2, 64}, Moment{4, 9},  Moment{4, 90}};

// These moments of a match with these options, each for the public, for a seat that is asked then and for another. The
// match must not be over yet.
void prove_ways_out(std::string_view game, const Json& options, std::span<const Moment> moments = usual_moments);

} // namespace dahut::test
