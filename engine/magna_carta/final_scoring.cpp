// magna-carta 6: the end of the game.
#include "engine/magna_carta/rules.hpp"

#include <algorithm>

namespace dahut::magna_carta {

namespace {

// Scores buildings and uncovered residences on the road. Covered ones count as prestige buildings.
void score_road(const State& state, SeatScore& score)
{
    int points = 0;
    for (const RoadCard& card : state.road) {
        if (card.owner != score.seat) {
            continue;
        }
        if (card.face == Face::building) {
            score.buildings.push_back(card.building);
            points += card_of(card.building).points;
        } else if (card.face == Face::residence) {
            ++score.residences;
        }
    }
    score.building_points = Points(points);
    score.residence_points = Points(residence_points * score.residences);
}

void score_prestige(const Player& player, SeatScore& score)
{
    int points = 0;
    for (const Prestige prestige : player.prestige) {
        score.prestige.push_back(prestige);
        points += card_of(prestige).points;
    }
    score.prestige_points = Points(points);
}

void score_stock(const Player& player, SeatScore& score)
{
    score.gold = static_cast<std::uint16_t>(player.count(Cube::gold));
    score.cubes =
        static_cast<std::uint16_t>(player.count(Cube::food) + player.count(Cube::wood) + player.count(Cube::stone));
    score.deniers = player.deniers;
    score.gold_points = Points(score.gold);
    score.cube_points = Points(score.cubes / cubes_for_point);
    score.denier_points = Points(score.deniers.number() / deniers_for_point);
}

} // namespace

SeatScore score_of(const State& state, Seat seat)
{
    const Player& player = state.of(seat);
    SeatScore score;
    score.seat = seat;
    score.tokens = player.tokens;
    score.castle = Points(points_of(player.tokens));
    score_road(state, score);
    score_prestige(player, score);
    score_stock(player, score);
    int total = 0;
    for (const Points points : {score.castle, score.building_points, score.residence_points, score.prestige_points,
                                score.gold_points, score.cube_points, score.denier_points}) {
        total += points.number();
    }
    score.total = Points(total);
    return score;
}

// Ties are not broken.
FinalScore final_score(const State& state)
{
    FinalScore score;
    for (const Seat seat : seats_of(state)) {
        score.seats.push_back(score_of(state, seat));
    }
    for (SeatScore& one : score.seats) {
        const auto better =
            std::ranges::count_if(score.seats, [&one](const SeatScore& other) { return other.total > one.total; });
        one.place = static_cast<std::uint8_t>(better + 1);
    }
    return score;
}

} // namespace dahut::magna_carta
