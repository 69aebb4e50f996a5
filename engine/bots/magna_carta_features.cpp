// The table of features of Caylus Magna Carta (magna_carta_features.hpp).
#include "engine/bots/magna_carta_features.hpp"

#include "engine/bots/magna_carta_hand.hpp"

namespace dahut::magna_carta {

namespace {

using Position = SeatPosition;

int rounds(const Position& position) { return position.outlook.rounds_left(); }

int cubes_of(const Position& position, Cube cube) { return position.own().cubes[index_of(cube)]; }

int plain_cubes_of(const PlayerView& player) { return player.cubes[0] + player.cubes[1] + player.cubes[2]; }

int batches_of(const PlayerView& player) { return std::min({player.cubes[0], player.cubes[1], player.cubes[2]}); }

template <typename Is>
int cards(const Position& position, Is&& is)
{
    return static_cast<int>(std::ranges::count_if(position.view.road, is));
}

int buildings(const Position& position)
{
    return cards(position,
                 [&](const RoadCard& card) { return card.owner == position.seat && card.face == Face::building; });
}

int others_buildings(const Position& position)
{
    return cards(position, [&](const RoadCard& card) {
        return card.owner && card.owner != position.seat && card.face == Face::building;
    });
}

int residences(const Position& position)
{
    return cards(position,
                 [&](const RoadCard& card) { return card.owner == position.seat && card.face == Face::residence; });
}

// Those that the provost has not left behind, so that abilities are used.
int safe_buildings(const Position& position)
{
    int safe = 0;
    for (int place = 0; place < position.view.road.size(); ++place) {
        const RoadCard& card = position.view.road[place];
        const bool is_reached = !position.view.provost || place <= position.view.provost->number();
        safe += card.owner == position.seat && card.face == Face::building && is_reached ? 1 : 0;
    }
    return safe;
}

// The sum over the other seats.
template <typename Of>
int others(const Position& position, Of&& of)
{
    int sum = 0;
    for (int seat = 0; seat < position.view.players.size(); ++seat) {
        sum += seat == position.seat.index() ? 0 : of(position.view.players[seat]);
    }
    return sum;
}

// How many seats are asked before this one in a round.
int seats_before(const Position& position)
{
    const int players = position.view.players.size();
    return (position.seat.index() - position.view.first_player.index() + players) % players;
}

constexpr std::array table{
    Feature<Position>{"always", [](const Position&) { return 1; }},
    Feature<Position>{"points", [](const Position& one) { return one.own().score.number(); }},
    Feature<Position>{"forecast", own_forecast<Position>},
    Feature<Position>{"forecast_of_others", forecast_of_others<Position>},
    Feature<Position>{"rounds", rounds},
    Feature<Position>{"rounds_squared", [](const Position& one) { return rounds(one) * rounds(one); }},
    Feature<Position>{"rounds_played", [](const Position& one) { return one.view.round.number(); }},
    Feature<Position>{"castle", [](const Position& one) { return count_of(one.view.castle); }},
    Feature<Position>{"deniers", [](const Position& one) { return one.own().deniers.number(); }},
    Feature<Position>{"food", [](const Position& one) { return cubes_of(one, Cube::food); }},
    Feature<Position>{"wood", [](const Position& one) { return cubes_of(one, Cube::wood); }},
    Feature<Position>{"stone", [](const Position& one) { return cubes_of(one, Cube::stone); }},
    Feature<Position>{"gold", [](const Position& one) { return cubes_of(one, Cube::gold); }},
    Feature<Position>{"batches", [](const Position& one) { return batches_of(one.own()); }},
    Feature<Position>{"deniers_in_rounds",
                      [](const Position& one) { return one.own().deniers.number() * rounds(one); }},
    Feature<Position>{"cubes_in_rounds", [](const Position& one) { return plain_cubes_of(one.own()) * rounds(one); }},
    Feature<Position>{"gold_in_rounds", [](const Position& one) { return cubes_of(one, Cube::gold) * rounds(one); }},
    Feature<Position>{"hand", [](const Position& one) { return int{one.own().hand}; }},
    Feature<Position>{"deck", [](const Position& one) { return int{one.own().deck}; }},
    Feature<Position>{"worth_of_hand",
                      [](const Position& one) { return HandWorth(one.view, one.seat, one.outlook).of_hand(); }},
    Feature<Position>{"buildings", buildings},
    Feature<Position>{"buildings_in_rounds", [](const Position& one) { return buildings(one) * rounds(one); }},
    Feature<Position>{"safe_buildings", safe_buildings},
    Feature<Position>{"residences", residences},
    Feature<Position>{"residences_in_rounds", [](const Position& one) { return residences(one) * rounds(one); }},
    Feature<Position>{"prestige", [](const Position& one) { return one.own().prestige.size(); }},
    Feature<Position>{"tokens", [](const Position& one) { return count_of(one.own().tokens); }},
    Feature<Position>{"prestige_left", [](const Position& one) { return one.view.prestige.size(); }},
    Feature<Position>{"road", [](const Position& one) { return one.view.road.size(); }},
    Feature<Position>{"buildings_of_others", others_buildings},
    Feature<Position>{"buildings_of_others_in_rounds",
                      [](const Position& one) { return others_buildings(one) * rounds(one); }},
    Feature<Position>{"batches_of_others", [](const Position& one) { return others(one, batches_of); }},
    Feature<Position>{"cubes_of_others", [](const Position& one) { return others(one, plain_cubes_of); }},
    Feature<Position>{"deniers_of_others",
                      [](const Position& one) {
                          return others(one, [](const PlayerView& other) { return other.deniers.number(); });
                      }},
    Feature<Position>{"seats_before", seats_before},
};
static_assert(table.size() <= features_max);

} // namespace

std::span<const Feature<SeatPosition>> features() { return table; }

} // namespace dahut::magna_carta
