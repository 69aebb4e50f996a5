// Estimates for bots: what a view of Ys is worth to one seat. Unknown brokers count as average ones.
#pragma once

#include "engine/ys/view.hpp"

#include <array>

namespace dahut::ys {

// Hundredths of a point, roughly.
using Worth = int;

// A broker as a bot imagines it. Its strength is in tenths, because unknown ones are estimated.
struct ImaginedBroker {
    Side side;
    Location where{};
    int tenths = 0;
    bool operator==(const ImaginedBroker&) const = default;
};

// The brokers on the board as one seat imagines them, and what the seat would win with them.
class ImaginedBoard {
public:
    ImaginedBoard(const View& view, Seat seat);

    // What the seat would win in the city and the market if scoring came now.
    [[nodiscard]] Worth worth() const { return worth_; }
    // The same with one more broker of this side.
    [[nodiscard]] Worth worth_with(Side side, Location where, int tenths) const;
    // The same after a broker has moved. `number` is the number in the view.
    [[nodiscard]] Worth worth_after_move(BrokerNumber number, Location where) const;
    [[nodiscard]] Worth worth_after_swap(BrokerNumber first, BrokerNumber second) const;
    [[nodiscard]] Worth worth_after_mark(BrokerNumber number) const;
    // Whether the seat is ahead in this area.
    [[nodiscard]] bool leads_in(Location area) const;

    // What one more gem of this kind is worth to the seat.
    [[nodiscard]] Worth worth_of(Gem gem) const;

private:
    using Brokers = SmallList<ImaginedBroker, placements_max>;
    using Totals = std::array<int, sides_max>;
    // The totals of all sides in every place with something to win.
    struct Contests {
        Contests();
        void add(const ImaginedBroker& broker);

        std::array<Totals, areas_in_all> areas{};
        std::array<Totals, 4> quarters{};
        std::array<Totals, 4> rows{};
        Totals market{};
    };

    [[nodiscard]] static Contests contests_of(const Brokers& brokers);
    [[nodiscard]] Worth worth_of(const Contests& contests) const;
    // The part of the worth to which a broker in this place contributes.
    [[nodiscard]] Worth worth_around(Location where, const Contests& contests) const;
    [[nodiscard]] Worth area_prize(Location area, const Contests& contests) const;
    [[nodiscard]] Worth row_prize(Row row, const Contests& contests) const;
    [[nodiscard]] ImaginedBroker& at(Brokers& brokers, BrokerNumber number) const;
    [[nodiscard]] Worth quarter_worth(Quarter quarter, const Totals& totals) const;
    [[nodiscard]] Worth area_worth(Location area) const;
    // The chances against the three strongest others.
    using Chances = std::array<int, 3>;
    [[nodiscard]] Chances chances(const Totals& totals) const;
    // A prize that goes to the highest total.
    [[nodiscard]] Worth prize(const Totals& totals, Worth worth) const;

    const View& view_;
    Seat seat_;
    int slack_;
    Brokers brokers_;
    // For each broker number of the view, its index in `brokers_`.
    std::array<int, placements_max> index_{};
    // The totals of `brokers_`.
    Contests contests_;
    Worth worth_;
};

} // namespace dahut::ys
