// The table of features of Ys (ys_features.hpp).
#include "engine/bots/ys_features.hpp"

namespace dahut::ys {

namespace {

using Position = SeatPosition;

// How many colours stand above this one.
int rank_of(const View& view, Colour colour)
{
    const Step here = view.quotations[static_cast<std::size_t>(colour)];
    return static_cast<int>(std::ranges::count_if(all_of<Colour>(), [&](Colour other) {
        const Step there = view.quotations[static_cast<std::size_t>(other)];
        return there > here || (there == here && other < colour);
    }));
}

// The gems of the colour at this rank.
template <int Rank>
int gems(const Position& position)
{
    for (const Colour colour : all_of<Colour>()) {
        if (rank_of(position.view, colour) == Rank) {
            return position.own().gems[static_cast<std::size_t>(colour)];
        }
    }
    return 0;
}

template <int Rank>
int gems_in_turns(const Position& position)
{
    return gems<Rank>(position) * position.turns;
}

// The most gems of one colour.
int most_gems(const Position& position) { return int{*std::ranges::max_element(position.own().gems)}; }

// What the neutral of a match of two has won.
int neutral(const Position& position) { return position.view.neutral ? position.view.neutral->projected.number() : 0; }

constexpr std::array table{
    Feature<Position>{"always", [](const Position&) { return 1; }},
    Feature<Position>{"points", [](const Position& one) { return one.own().projected.number(); }},
    Feature<Position>{"scored", [](const Position& one) { return one.own().score.number(); }},
    Feature<Position>{"forecast", own_forecast<Position>},
    Feature<Position>{"forecast_of_others", forecast_of_others<Position>},
    Feature<Position>{"turns", [](const Position& one) { return one.turns; }},
    Feature<Position>{"turns_squared", [](const Position& one) { return one.turns * one.turns; }},
    Feature<Position>{"hand", [](const Position& one) { return int{one.own().hand}; }},
    Feature<Position>{"hand_in_turns", [](const Position& one) { return one.own().hand * one.turns; }},
    Feature<Position>{"points_in_turns", [](const Position& one) { return one.own().projected.number() * one.turns; }},
    Feature<Position>{"black", [](const Position& one) { return int{one.own().black}; }},
    Feature<Position>{"black_in_turns", [](const Position& one) { return one.own().black * one.turns; }},
    Feature<Position>{"gems_of_first", gems<0>},
    Feature<Position>{"gems_of_second", gems<1>},
    Feature<Position>{"gems_of_third", gems<2>},
    Feature<Position>{"gems_of_fourth", gems<3>},
    Feature<Position>{"gems_of_first_in_turns", gems_in_turns<0>},
    Feature<Position>{"gems_of_second_in_turns", gems_in_turns<1>},
    Feature<Position>{"gems_of_third_in_turns", gems_in_turns<2>},
    Feature<Position>{"gems_of_fourth_in_turns", gems_in_turns<3>},
    Feature<Position>{"most_gems", most_gems},
    Feature<Position>{"most_gems_in_turns", [](const Position& one) { return most_gems(one) * one.turns; }},
    Feature<Position>{"courtiers", [](const Position& one) { return one.own().throne_room.size(); }},
    Feature<Position>{"order_card", [](const Position& one) { return one.own().order_card.number(); }},
    Feature<Position>{"neutral", neutral},
};
static_assert(table.size() <= features_max);

} // namespace

std::span<const Feature<SeatPosition>> features() { return table; }

} // namespace dahut::ys
