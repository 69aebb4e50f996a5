// What a view of Ys seems to be worth to one seat, for bots. Unknown brokers count as average ones.
#pragma once

#include "engine/ys/view.hpp"

#include <array>
#include <vector>

namespace dahut::ys {

// Hundredths of a point, roughly.
using Worth = int;

// A broker as a bot imagines it: its strength in tenths, because unknown ones are guessed.
struct ImaginedBroker {
    Side side;
    Location where{};
    int tenths = 0;
};

// The brokers on the board, imagined from one seat's view, and what the seat would win with them.
class ImaginedBoard {
public:
    ImaginedBoard(const View& view, Seat seat);

    // What the seat would win in the whole city and the market if scoring came now.
    [[nodiscard]] Worth worth() const;
    // The same with one more broker of this side.
    [[nodiscard]] Worth worth_with(Side side, Location where, int tenths) const;
    // The same after a change of brokers already there; the numbers are those of the view.
    [[nodiscard]] Worth worth_after_move(BrokerNumber number, Location where) const;
    [[nodiscard]] Worth worth_after_swap(BrokerNumber first, BrokerNumber second) const;
    [[nodiscard]] Worth worth_after_mark(BrokerNumber number) const;
    // Whether the seat is ahead in this area.
    [[nodiscard]] bool leads_in(Location area) const;

    // What one more gem of this kind is worth to the seat.
    [[nodiscard]] Worth worth_of(Gem gem) const;

private:
    using Totals = std::array<int, sides_max>;

    [[nodiscard]] Worth quarter_worth(Quarter quarter, const Totals& totals) const;
    [[nodiscard]] Worth area_worth(Location area) const;
    // Against the three strongest others.
    using Chances = std::array<int, 3>;
    [[nodiscard]] Chances chances(const Totals& totals) const;
    // A prize that goes to the highest total.
    [[nodiscard]] Worth prize(const Totals& totals, Worth worth) const;

    const View& view_;
    Seat seat_;
    int slack_;
    std::vector<ImaginedBroker> brokers_;
    // Where each broker number of the view stands in `brokers_`.
    std::array<int, placements_max> index_{};
};

} // namespace dahut::ys
