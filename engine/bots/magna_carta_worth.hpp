// What things seem to be worth to one seat in Caylus Magna Carta, as far as its view tells, for bots. Nothing is looked
// ahead further than to the end of the round.
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

    // One denier, and the next cube of this kind: the more of a kind are there, the less one more is worth.
    [[nodiscard]] Worth of_denier() const;
    [[nodiscard]] Worth of_cube(Cube cube) const { return of_cube(cube, 0); }
    [[nodiscard]] Worth of_cubes(const SmallList<Cube, 2>& cubes) const;
    // What is lost with cubes that are given away.
    [[nodiscard]] Worth of_payment(const Payment& payment) const;
    // The castle tokens that are taken next, so many of them.
    [[nodiscard]] Worth of_tokens(int number) const;

    // What an ability is worth to this seat.
    [[nodiscard]] Worth of_ability(const RoadCard& card, Ability ability) const;
    // A worker of this seat on a card of the road, if the provost reaches it.
    [[nodiscard]] Worth of_worker(Place place) const;
    // How likely he does, in hundredths, as long as players may still move him.
    [[nodiscard]] int chance_of(Place place) const;
    // What this seat would gain more than the others if he stood there when abilities are used.
    [[nodiscard]] Worth of_provost(Place provost) const;

    // A card of the hand on the road; an own building there as a residence.
    [[nodiscard]] Worth of_building(Building building) const;
    [[nodiscard]] Worth of_turning(Building building) const;
    [[nodiscard]] Worth of_prestige(Prestige prestige) const;

    // How many cubes are missing to pay this; gold is anything.
    [[nodiscard]] int cubes_missing(const Cost& cost) const;

    // How many rounds are likely still to come after this one.
    [[nodiscard]] int rounds_left() const;

private:
    [[nodiscard]] const PlayerView& own() const { return view_.players[seat_.index()]; }
    // The cube that comes after so many more of its kind.
    [[nodiscard]] Worth of_cube(Cube cube, int more) const;
    [[nodiscard]] Worth of_effect(const Effect& effect, const RoadCard& card) const;
    [[nodiscard]] Worth of_purchase(const Effect& effect, Worth one, Worth two) const;
    [[nodiscard]] bool has_card_to_turn() const;
    // What is left for an ability: while actions are chosen, the worker has to be paid first.
    [[nodiscard]] int purse() const;
    [[nodiscard]] bool belongs_to_another(const RoadCard& card) const { return card.owner && card.owner != seat_; }

    const View& view_;
    Seat seat_;
};

} // namespace dahut::magna_carta
