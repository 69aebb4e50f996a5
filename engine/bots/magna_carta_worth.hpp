// Estimates for bots: what things are worth to one seat in Caylus Magna Carta, by its view. They look ahead to the end
// of the round and no further.
#pragma once

#include "engine/magna_carta/tables.hpp"
#include "engine/magna_carta/view.hpp"

namespace dahut::magna_carta {

// Hundredths of a point, roughly.
using Worth = int;

class Prospects {
public:
    // Keeps a reference: the view must outlive it.
    Prospects(const View& view, Seat seat);

    // One denier; and the next cube of this kind. The more cubes of a kind the seat has, the less one more is worth.
    [[nodiscard]] Worth of_denier() const;
    [[nodiscard]] Worth of_cube(Cube cube) const { return of_cube(cube, 0); }
    [[nodiscard]] Worth of_cubes(const SmallList<Cube, 2>& cubes) const;
    // The loss from giving these cubes away.
    [[nodiscard]] Worth of_payment(const Payment& payment) const;
    // The next `number` castle tokens.
    [[nodiscard]] Worth of_tokens(int number) const;

    // What an ability is worth to this seat.
    [[nodiscard]] Worth of_ability(const RoadCard& card, Ability ability) const;
    // A worker of this seat on a card of the road, if the provost reaches it.
    [[nodiscard]] Worth of_worker(Place place) const;
    // The chance that the provost reaches it, in hundredths, while players may still move the provost.
    [[nodiscard]] int chance_of(Place place) const;
    // How much more than the others this seat would gain if the provost stood there when abilities are used.
    [[nodiscard]] Worth of_provost(Place provost) const;

    // A card of the hand, once on the road; and an own building there, once a residence.
    [[nodiscard]] Worth of_building(Building building) const;
    [[nodiscard]] Worth of_turning(Building building) const;
    [[nodiscard]] Worth of_prestige(Prestige prestige) const;

    // How many points the seat is likely to have at the end.
    [[nodiscard]] Worth of_position() const;

    // How many cubes the seat lacks to pay this. Gold replaces any.
    [[nodiscard]] int cubes_missing(const Cost& cost) const;

    // How many rounds are likely to follow this one.
    [[nodiscard]] int rounds_left() const;

private:
    [[nodiscard]] const PlayerView& own() const { return view_.players[seat_.index()]; }
    // The cube that comes after `more` others of its kind.
    [[nodiscard]] Worth of_cube(Cube cube, int more) const;
    [[nodiscard]] Worth of_effect(const Effect& effect, const RoadCard& card) const;
    [[nodiscard]] Worth of_purchase(const Effect& effect, Worth one, Worth two) const;
    [[nodiscard]] bool has_card_to_turn() const;
    // The money left for an ability. While actions are chosen, the worker must be paid first.
    [[nodiscard]] int purse() const;
    [[nodiscard]] bool belongs_to_another(const RoadCard& card) const { return card.owner && card.owner != seat_; }

    const View& view_;
    Seat seat_;
};

} // namespace dahut::magna_carta
