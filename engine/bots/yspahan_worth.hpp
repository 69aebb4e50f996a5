// Estimates for bots: what a view of Yspahan is worth to one seat, by rules of thumb for holdings, goods, buildings and
// the caravan. They do not foresee what others will do.
#pragma once

#include "engine/yspahan/city.hpp"
#include "engine/yspahan/tables.hpp"
#include "engine/yspahan/view.hpp"

#include <array>

namespace dahut::yspahan {

// Hundredths of a point, roughly.
using Worth = int;

class Outlook {
public:
    // Keeps a reference: the view must outlive it.
    Outlook(const View& view, Seat seat);

    // The seat's own turns after this one.
    [[nodiscard]] int turns_left() const { return turns_left_; }
    // What gaining these camels and gold is worth to this seat now. Negative numbers are losses.
    [[nodiscard]] Worth gain_of(int camels, int gold) const;
    [[nodiscard]] Worth worth_of_card() const { return turns_left_ > 0 ? 210 : 120; }
    // What the seat's next goods in a quarter are worth, placed in the best way.
    [[nodiscard]] Worth worth_of_goods(Quarter quarter, int goods) const;
    // The same if the first of them goes to this shop.
    [[nodiscard]] Worth worth_of_good_on(Shop shop, int goods) const;
    // What a building is worth without its price.
    [[nodiscard]] Worth worth_of(Building building) const;
    // What the seat gains if the supervisor ends on this space, minus what others gain.
    [[nodiscard]] Worth worth_of_visit(Space space) const;
    // How many points the seat is likely to have at the end.
    [[nodiscard]] Worth worth_of_position() const;
    // What the owner loses when a good leaves its shop; and what the caravan pays for one more good.
    [[nodiscard]] Worth loss_of_good(Seat owner, Shop shop) const;
    [[nodiscard]] Worth worth_of_loading(Seat owner) const;

private:
    using Filled = std::array<int, souk_table.size()>;

    [[nodiscard]] const PlayerView& player(Seat seat) const { return view_.players[seat.index()]; }
    [[nodiscard]] bool has(Seat seat, Building building) const { return player(seat).buildings.contains(building); }
    [[nodiscard]] int count(Seat seat, Souk souk) const;
    [[nodiscard]] Worth worth_of_souk(Seat seat, Souk souk, int filled) const;
    [[nodiscard]] Worth worth_of_holdings(int camels, int gold) const;
    [[nodiscard]] Worth worth_of_filling(Souk souk, int goods) const;
    [[nodiscard]] Souk best_to_fill(const Souks& souks, int goods) const;

    const View& view_;
    Seat seat_;
    int turns_left_;
    // The total price of the buildings still missing.
    Price missing_{0, 0};
};

} // namespace dahut::yspahan
