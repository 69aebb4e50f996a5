// Estimates for bots: how the actions of one seat would change what it will have at the end of a match of Caylus Magna
// Carta, by its view.
#pragma once

#include "engine/bots/magna_carta_expected.hpp"

namespace dahut::magna_carta {

class Prospects {
public:
    // Keeps references: the view must outlive it, and so must the outlook of the same seat.
    Prospects(const View& view, Seat seat, const Outlook& outlook);

    [[nodiscard]] const Plan& plan() const { return plan_; }
    // What the seat expects to have, and the same after a payment.
    [[nodiscard]] const Stock& stock() const { return stock_; }
    [[nodiscard]] Stock without(const Payment& payment) const;
    [[nodiscard]] Stock without_deniers(int number) const;
    // How much more this stock is worth than the one that is expected; and how much more this is than its worth.
    [[nodiscard]] Worth gain(const Stock& other) const { return plan_.of(other) - now_; }
    [[nodiscard]] Worth gain(Worth planned) const { return planned - now_; }
    [[nodiscard]] Worth of_deniers(int more) const;

    // A worker of this seat on a card of the road, without its price.
    [[nodiscard]] Worth of_worker(Place place) const;
    // How much more than the others this seat would gain if the provost stood there when abilities are used.
    [[nodiscard]] Worth of_provost(Place provost) const;
    // Buys this with an ability.
    [[nodiscard]] Worth of_cubes(const SmallList<Cube, 2>& cubes, int price) const;
    // An own building that becomes a residence.
    [[nodiscard]] Worth of_turning(const RoadCard& card, Cube payment) const;
    // A worker who goes home with nothing from an own building that is turned over (magna-carta 14 R4).
    [[nodiscard]] Worth of_sending_home(Place place) const;

    // What the seat will have at the end, in hundredths of a point.
    [[nodiscard]] Worth of_position() const;

private:
    static constexpr Worth unknown = INT32_MIN;

    [[nodiscard]] const PlayerView& own() const { return view_.players[seat_.index()]; }
    [[nodiscard]] int held(Cube cube) const { return stock_.cubes[index_of(cube)]; }
    // What so many cubes more gain; so many are at least -1 and at most 2, and not 0.
    [[nodiscard]] Worth of_more(Cube cube, int number) const;
    [[nodiscard]] Worth of_ability(const RoadCard& card, Ability ability) const;
    [[nodiscard]] Worth of_effect(const Effect& effect, const RoadCard& card) const;
    [[nodiscard]] Worth of_buying_cubes(const Effect& effect) const;
    // The better of buying one and buying two, if both can be paid for.
    [[nodiscard]] Worth of_buying(const Effect& effect, Worth one, Worth two) const;
    // Gains this and gives a cube of the first so many kinds, the one that is missed least.
    [[nodiscard]] Worth of_giving(std::size_t kinds, Worth gained) const;
    [[nodiscard]] Worth of_best_turning() const;
    [[nodiscard]] Worth loss_of(const RoadCard& card) const;

    const View& view_;
    Seat seat_;
    const Outlook& outlook_;
    Stock stock_;
    Plan plan_;
    Worth now_;
    // What has been reckoned already.
    mutable std::array<std::array<Worth, 4>, 4> changes_{};
    mutable std::array<std::array<Worth, 2>, building_cards.size()> abilities_{};
};

} // namespace dahut::magna_carta
