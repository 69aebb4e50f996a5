// magna-carta 6: the final score, itemised so that everybody can check the sum.
#pragma once

#include "engine/magna_carta/components.hpp"

namespace dahut::magna_carta {

// Everything of a seat that scores, and what it scores. `residences` are the uncovered ones. `cubes` are all except
// gold; each gold scores a point by itself.
struct SeatScore {
    Seat seat;
    Tokens tokens{};
    Points castle;
    CardList buildings;
    Points building_points;
    std::uint8_t residences = 0;
    Points residence_points;
    PrestigeList prestige;
    Points prestige_points;
    std::uint16_t gold = 0;
    Points gold_points;
    std::uint16_t cubes = 0;
    Points cube_points;
    Deniers deniers;
    Points denier_points;
    Points total;
    std::uint8_t place = 0;
    static constexpr Several fields{field("seat", &SeatScore::seat),
                                    field("tokens", &SeatScore::tokens),
                                    field("castle", &SeatScore::castle),
                                    field("buildings", &SeatScore::buildings),
                                    field("building_points", &SeatScore::building_points),
                                    field("residences", &SeatScore::residences),
                                    field("residence_points", &SeatScore::residence_points),
                                    field("prestige", &SeatScore::prestige),
                                    field("prestige_points", &SeatScore::prestige_points),
                                    field("gold", &SeatScore::gold),
                                    field("gold_points", &SeatScore::gold_points),
                                    field("cubes", &SeatScore::cubes),
                                    field("cube_points", &SeatScore::cube_points),
                                    field("deniers", &SeatScore::deniers),
                                    field("denier_points", &SeatScore::denier_points),
                                    field("total", &SeatScore::total),
                                    field("place", &SeatScore::place)};
    bool operator==(const SeatScore&) const = default;
};

// In seat order. All seats with the highest total share the victory.
struct FinalScore {
    SmallList<SeatScore, seats_most> seats;
    static constexpr Several fields{field("seats", &FinalScore::seats)};
    bool operator==(const FinalScore&) const = default;
};

} // namespace dahut::magna_carta
