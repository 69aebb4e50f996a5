// ys 8: the end of the game.
#include "engine/ys/rules.hpp"

#include <algorithm>
#include <tuple>

namespace dahut::ys {

namespace {

int gems_of(const State& state, Side side, Colour colour)
{
    return state.purse_of(side).gems[static_cast<std::size_t>(colour)];
}

Points points_for(std::size_t place, std::size_t rank) { return Points(colour_points[place - 1][rank]); }

// 8.2: tied sides score the lowest of the places they share. The neutral scores the third place for a colour it lacks;
// this changes nobody else's place (9.2 g, 13 R20).
ColourScore score_colour(const State& state, Colour colour, std::size_t rank)
{
    ColourScore score{colour, state.at(colour), {}};
    const auto sides = sides_of(state);
    for (const Side side : sides) {
        const int gems = gems_of(state, side, colour);
        if (gems == 0 && side != the_neutral) {
            continue;
        }
        const auto equal_or_more =
            std::ranges::count_if(sides, [&](Side other) { return gems_of(state, other, colour) >= gems; });
        const auto place = static_cast<std::size_t>(gems == 0 ? 3 : equal_or_more);
        score.places.push_back(
            {side, static_cast<std::uint8_t>(gems), static_cast<std::uint8_t>(place), points_for(place, rank)});
    }
    sort_few(score.places, [](const ColourPlace& left, const ColourPlace& right) { return left.place < right.place; });
    return score;
}

// 8.3
Points score_black(std::uint8_t gems)
{
    return Points(black_points[std::min<std::size_t>(gems, black_points.size() - 1)]);
}

int coloured_points(const FinalScore& score, Side side)
{
    int sum = 0;
    for (const ColourScore& colour : score.colours) {
        for (const ColourPlace& place : colour.places) {
            sum += place.side == side ? place.points.number() : 0;
        }
    }
    return sum;
}

Points favour_of(const FinalScore& score, Side side)
{
    for (const FavourPlace& place : score.favour) {
        if (place.side == side) {
            return place.points;
        }
    }
    return {};
}

SideScore score_side(const State& state, const FinalScore& score, Side side)
{
    const Purse& purse = state.purse_of(side);
    SideScore sum;
    sum.side = side;
    sum.turns = purse.score;
    sum.coloured = Points(coloured_points(score, side));
    sum.black = score_black(purse.black);
    sum.favour = favour_of(score, side);
    sum.total = Points(sum.turns.number() + sum.coloured.number() + sum.black.number() + sum.favour.number());
    sum.gems = purse.black;
    for (const std::uint8_t gems : purse.gems) {
        sum.gems = static_cast<std::uint8_t>(sum.gems + gems);
    }
    return sum;
}

// 8.4: most points win; then most gems; then the place is shared. The neutral has no place: the others decide the win
// among themselves (9.2 g).
void find_places(FinalScore& score)
{
    for (SideScore& one : score.sides) {
        if (one.side == the_neutral) {
            continue;
        }
        const auto better = std::ranges::count_if(score.sides, [&one](const SideScore& other) {
            return other.side != the_neutral && std::tie(other.total, other.gems) > std::tie(one.total, one.gems);
        });
        one.place = static_cast<std::uint8_t>(better + 1);
    }
}

// `score` already holds the points of King's Favour. Adds those of gems and black gems.
FinalScore add_up(const State& state, FinalScore score)
{
    std::size_t rank = 0;
    for (const Colour colour : ranked_colours(state)) {
        score.colours.push_back(score_colour(state, colour, rank++));
    }
    for (const Side side : sides_of(state)) {
        score.sides.push_back(score_side(state, score, side));
    }
    find_places(score);
    return score;
}

} // namespace

FinalScore final_score(const State& state)
{
    return add_up(state, {.colours = {}, .favour = score_favour(state), .sides = {}});
}

FinalScore projected_score(const State& state)
{
    return state.stage == Stage::over ? final_score(state) : add_up(state, {});
}

} // namespace dahut::ys
