// Estimates for the bots that play Ys (ys_worth.hpp).
#include "engine/bots/ys_worth.hpp"

#include "engine/ys/tables.hpp"

#include <algorithm>
#include <utility>

namespace dahut::ys {

namespace {

// An unknown broker is worth 22 / 11 on average (ys 1.1).
constexpr int unknown_tenths = 20;
// Nobody stands here.
constexpr int absent = -1;
// A gem's worth by the rank of its colour, and of a black one.
constexpr std::array<Worth, 4> gem_worth{480, 400, 320, 240};
constexpr Worth black_worth = 330;
constexpr Worth best_bid_worth = 150;
// A lead of this many tenths is as good as won: in the last round, and more for each round before.
constexpr int slack_least = 25;
constexpr int slack_per_round = 15;

int tenths_of(const BrokerView& broker)
{
    if (broker.counts) {
        return 10 * broker.counts->number();
    }
    return broker.value ? 10 * broker.value->number() : unknown_tenths;
}

Worth worth_of_character(const std::optional<Character>& character)
{
    if (!character) {
        return 0;
    }
    return *character == Character::king ? 500 : *character == Character::prince ? 400 : 450;
}

template <typename Totals>
void add(Totals& totals, const ImaginedBroker& broker)
{
    int& total = totals[static_cast<std::size_t>(broker.side.index())];
    total = std::max(total, 0) + broker.tenths;
}

} // namespace

ImaginedBoard::ImaginedBoard(const View& view, Seat seat)
    : view_(view), seat_(seat), slack_(slack_least + slack_per_round * (Round::highest - view.round.number()))
{
    for (std::size_t number = 0; number < view.brokers.size(); ++number) {
        index_[number] = static_cast<int>(brokers_.size());
        if (const auto& broker = view.brokers[number]) {
            brokers_.push_back({broker->side, broker->where, tenths_of(*broker)});
        }
    }
}

// How sure the seat can be to beat each rival in turn, strongest first, in hundredths: half if equal, less or more by
// the lead, which counts the more the fewer brokers are still to come.
ImaginedBoard::Chances ImaginedBoard::chances(const Totals& totals) const
{
    const int own = totals[static_cast<std::size_t>(seat_.index())];
    Totals rivals = totals;
    rivals[static_cast<std::size_t>(seat_.index())] = absent;
    std::ranges::sort(rivals, std::ranges::greater{});
    Chances sure{};
    for (std::size_t rival = 0; rival < sure.size() && own != absent; ++rival) {
        const int lead = own - std::max(rivals[rival], -slack_ / 2);
        sure[rival] = std::clamp(50 + 50 * lead / slack_, 0, 100);
    }
    return sure;
}

Worth ImaginedBoard::prize(const Totals& totals, Worth worth) const { return worth * chances(totals).front() / 100; }

Worth ImaginedBoard::worth_of(Gem gem) const
{
    if (gem == Gem::white) {
        return gem_worth[0];
    }
    const Colour colour = colour_of(gem);
    const auto rank = std::ranges::count_if(all_of<Colour>(), [&](Colour other) {
        const Step there = view_.quotations[static_cast<std::size_t>(other)];
        const Step here = view_.quotations[static_cast<std::size_t>(colour)];
        return there > here || (there == here && other < colour);
    });
    const int held = view_.players[seat_.index()].gems[static_cast<std::size_t>(colour)];
    return gem_worth[static_cast<std::size_t>(rank)] + 20 * std::min(held, 5);
}

// The first takes two gems, the second and third one each (ys 4.3).
Worth ImaginedBoard::quarter_worth(Quarter quarter, const Totals& totals) const
{
    std::vector<Worth> gems;
    for (const Gem gem : view_.quarters[static_cast<std::size_t>(quarter.index())].gems) {
        gems.push_back(worth_of(gem));
    }
    gems.resize(4);
    std::ranges::sort(gems, std::ranges::greater{});
    const Chances sure = chances(totals);
    return ((gems[0] + gems[1]) * sure[0] + gems[2] * (sure[1] - sure[0]) + gems[3] * (sure[2] - sure[1])) / 100;
}

Worth ImaginedBoard::area_worth(Location area) const
{
    switch (static_cast<Area>(static_cast<int>(area) % 3)) {
    case Area::port:
        return black_worth;
    case Area::commerce:
        return 100 * (view_.effects.merchant ? merchant_points : commerce_points).number();
    case Area::palace:
        return worth_of_character(view_.quarters[static_cast<std::size_t>(quarter_of(area).index())].character);
    }
    return 0;
}

Worth ImaginedBoard::worth() const
{
    constexpr Totals nobody{absent, absent, absent, absent, absent};
    std::array<Totals, areas_in_all> areas{};
    std::array<Totals, 4> quarters{};
    std::array<Totals, 4> rows{};
    Totals market = nobody;
    areas.fill(nobody);
    quarters.fill(nobody);
    rows.fill(nobody);
    for (const ImaginedBroker& broker : brokers_) {
        if (in_city(broker.where)) {
            add(areas[static_cast<std::size_t>(broker.where)], broker);
            add(quarters[static_cast<std::size_t>(quarter_of(broker.where).index())], broker);
        } else {
            add(rows[static_cast<std::size_t>(row_of(broker.where).index())], broker);
            add(market, broker);
        }
    }
    Worth sum = prize(market, best_bid_worth);
    for (int area = 0; area < areas_in_all; ++area) {
        sum += prize(areas[static_cast<std::size_t>(area)], area_worth(location_at(area)));
    }
    for (std::size_t index = 0; index < 4; ++index) {
        sum += quarter_worth(Quarter::at_index(static_cast<int>(index)), quarters[index]);
        if (const std::optional<Gem>& gem = view_.rows[index]) {
            sum += prize(rows[index], worth_of(*gem));
        }
    }
    return sum;
}

Worth ImaginedBoard::worth_with(Side side, Location where, int tenths) const
{
    ImaginedBoard after = *this;
    after.brokers_.push_back({side, where, tenths});
    return after.worth() + (in_market(where) && side == side_of(seat_) ? 100 : 0);
}

Worth ImaginedBoard::worth_after_move(BrokerNumber number, Location where) const
{
    ImaginedBoard after = *this;
    ImaginedBroker& broker = after.brokers_[static_cast<std::size_t>(index_[static_cast<std::size_t>(number.index())])];
    const bool into_market = in_city(broker.where) && in_market(where);
    broker.where = where;
    return after.worth() + (into_market ? 100 : 0);
}

Worth ImaginedBoard::worth_after_swap(BrokerNumber first, BrokerNumber second) const
{
    ImaginedBoard after = *this;
    const auto place = [this](BrokerNumber number) {
        return static_cast<std::size_t>(index_[static_cast<std::size_t>(number.index())]);
    };
    std::swap(after.brokers_[place(first)].where, after.brokers_[place(second)].where);
    return after.worth();
}

Worth ImaginedBoard::worth_after_mark(BrokerNumber number) const
{
    ImaginedBoard after = *this;
    after.brokers_[static_cast<std::size_t>(index_[static_cast<std::size_t>(number.index())])].tenths =
        10 * marked_strength;
    return after.worth();
}

bool ImaginedBoard::leads_in(Location area) const
{
    Totals totals{absent, absent, absent, absent, absent};
    for (const ImaginedBroker& broker : brokers_) {
        if (broker.where == area) {
            add(totals, broker);
        }
    }
    return chances(totals).front() > 50;
}

} // namespace dahut::ys
