// Estimates for the bots that play Ys (ys_worth.hpp).
#include "engine/bots/ys_worth.hpp"

#include "engine/ys/tables.hpp"

#include <algorithm>
#include <utility>

namespace dahut::ys {

namespace {

// The average of an unknown broker is 22 / 11 (ys 1.1).
constexpr int unknown_tenths = 20;
// The total of a side without brokers there.
constexpr int absent = -1;
// The worth of a gem by the rank of its colour, and of a black one.
constexpr std::array<Worth, 4> gem_worth{480, 400, 320, 240};
constexpr Worth black_worth = 330;
constexpr Worth best_bid_worth = 150;
// A lead of this many tenths counts as won in the last round. Each round before adds to it.
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

void add_to(auto& totals, const ImaginedBroker& broker)
{
    int& total = totals[static_cast<std::size_t>(broker.side.index())];
    total = std::max(total, 0) + broker.tenths;
}

} // namespace

ImaginedBoard::ImaginedBoard(const View& view, Seat seat)
    : view_(view), seat_(seat), slack_(slack_least + slack_per_round * (Round::highest - view.round.number()))
{
    for (std::size_t number = 0; number < view.brokers.size(); ++number) {
        index_[number] = brokers_.size();
        if (const auto& broker = view.brokers[number]) {
            brokers_.push_back({broker->side, broker->where, tenths_of(*broker)});
        }
    }
    contests_ = contests_of(brokers_);
    worth_ = worth_of(contests_);
}

ImaginedBoard::Contests::Contests()
{
    constexpr Totals nobody{absent, absent, absent, absent, absent};
    areas.fill(nobody);
    quarters.fill(nobody);
    rows.fill(nobody);
    market = nobody;
}

void ImaginedBoard::Contests::add(const ImaginedBroker& broker)
{
    if (in_city(broker.where)) {
        add_to(areas[static_cast<std::size_t>(broker.where)], broker);
        add_to(quarters[static_cast<std::size_t>(quarter_of(broker.where).index())], broker);
    } else {
        add_to(rows[static_cast<std::size_t>(row_of(broker.where).index())], broker);
        add_to(market, broker);
    }
}

ImaginedBoard::Contests ImaginedBoard::contests_of(const Brokers& brokers)
{
    Contests contests;
    for (const ImaginedBroker& broker : brokers) {
        contests.add(broker);
    }
    return contests;
}

// For each rival, strongest first: the chance to beat it, in hundredths. It is 50 at equal totals and changes with the
// lead. The same lead counts more, the fewer brokers are still to come.
ImaginedBoard::Chances ImaginedBoard::chances(const Totals& totals) const
{
    const int own = totals[static_cast<std::size_t>(seat_.index())];
    Totals rivals = totals;
    rivals[static_cast<std::size_t>(seat_.index())] = absent;
    sort_few(rivals, std::ranges::greater{});
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
    std::array<Worth, 4> gems{};
    std::ranges::transform(view_.quarters[static_cast<std::size_t>(quarter.index())].gems, gems.begin(),
                           [this](Gem gem) { return worth_of(gem); });
    sort_few(gems, std::ranges::greater{});
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

Worth ImaginedBoard::area_prize(Location area, const Contests& contests) const
{
    return prize(contests.areas[static_cast<std::size_t>(area)], area_worth(area));
}

Worth ImaginedBoard::row_prize(Row row, const Contests& contests) const
{
    const auto index = static_cast<std::size_t>(row.index());
    return view_.rows[index] ? prize(contests.rows[index], worth_of(*view_.rows[index])) : 0;
}

Worth ImaginedBoard::worth_of(const Contests& contests) const
{
    Worth sum = prize(contests.market, best_bid_worth);
    for (const Location area : all_areas) {
        sum += area_prize(area, contests);
    }
    for (const Quarter quarter : Choices<Quarter>::all()) {
        sum += quarter_worth(quarter, contests.quarters[static_cast<std::size_t>(quarter.index())]);
    }
    for (const Row row : Choices<Row>::all()) {
        sum += row_prize(row, contests);
    }
    return sum;
}

Worth ImaginedBoard::worth_around(Location where, const Contests& contests) const
{
    if (in_market(where)) {
        return prize(contests.market, best_bid_worth) + row_prize(row_of(where), contests);
    }
    const Quarter quarter = quarter_of(where);
    return area_prize(where, contests)
           + quarter_worth(quarter, contests.quarters[static_cast<std::size_t>(quarter.index())]);
}

Worth ImaginedBoard::worth_with(Side side, Location where, int tenths) const
{
    Contests after = contests_;
    after.add({side, where, tenths});
    return worth_ - worth_around(where, contests_) + worth_around(where, after)
           + (in_market(where) && side == side_of(seat_) ? 100 : 0);
}

ImaginedBroker& ImaginedBoard::at(Brokers& brokers, BrokerNumber number) const
{
    return brokers[index_[static_cast<std::size_t>(number.index())]];
}

Worth ImaginedBoard::worth_after_move(BrokerNumber number, Location where) const
{
    Brokers after = brokers_;
    ImaginedBroker& broker = at(after, number);
    const bool into_market = in_city(broker.where) && in_market(where);
    broker.where = where;
    return worth_of(contests_of(after)) + (into_market ? 100 : 0);
}

Worth ImaginedBoard::worth_after_swap(BrokerNumber first, BrokerNumber second) const
{
    Brokers after = brokers_;
    std::swap(at(after, first).where, at(after, second).where);
    return worth_of(contests_of(after));
}

Worth ImaginedBoard::worth_after_mark(BrokerNumber number) const
{
    Brokers after = brokers_;
    at(after, number).tenths = 10 * marked_strength;
    return worth_of(contests_of(after));
}

bool ImaginedBoard::leads_in(Location area) const
{
    return chances(contests_.areas[static_cast<std::size_t>(area)]).front() > 50;
}

} // namespace dahut::ys
