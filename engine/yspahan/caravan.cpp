// yspahan 5: the caravan. It is loaded camel by camel. It scores when it is full and when a week ends.
#include "engine/yspahan/rules.hpp"

#include <algorithm>

namespace dahut::yspahan {

namespace {

bool is_full(const State& state) { return state.caravan.size() == camels_in_caravan(state.seats); }

// 5 b
void load(State& state, Seat seat, LoadingCause cause, Log& log)
{
    const CaravanPlace place(state.caravan.size());
    const CaravanRow row = caravan_row_at(place, state.seats);
    const Points points(caravan_place_points[static_cast<std::size_t>(row.index())]);
    state.caravan.push_back(seat);
    score(state, seat, Source::caravan_places, points);
    log.tell(CaravanLoaded{seat, place, row, points, cause});
}

} // namespace

// 9 R21: first the good, then its points, then the card, and only then the scoring of a full caravan.
void load_caravan(State& state, Seat seat, LoadingCause cause, Log& log)
{
    load(state, seat, cause, log);
    if (cause == LoadingCause::supervisor && state.of(seat).has(Building::caravanserai)) {
        draw_card(state, seat, DrawCause::caravanserai, log);
    }
    if (is_full(state)) {
        score_caravan(state, CaravanCause::full, log);
        state.caravan.clear();
        log.tell(CaravanCleared{});
    }
}

void score_caravan(State& state, CaravanCause cause, Log& log)
{
    CaravanScored scored{cause, {}};
    for (const Seat seat : seats_of(state)) {
        if (const std::optional<CaravanShare> share = caravan_share(state, seat)) {
            score(state, seat, Source::caravan, share->points);
            scored.shares.push_back(*share);
        }
    }
    if (!scored.shares.empty()) {
        log.tell(scored);
    }
}

// 5 e: the highest row is the row of the good loaded last.
std::optional<CaravanShare> caravan_share(const State& state, Seat seat)
{
    CaravanShare share{seat, 0, {}, {}};
    for (int place = 0; place < state.caravan.size(); ++place) {
        if (state.caravan[place] == seat) {
            ++share.goods;
            share.row = caravan_row_at(CaravanPlace(place), state.seats);
        }
    }
    share.points = Points(share.goods * share.row.number());
    return share.goods > 0 ? std::optional(share) : std::nullopt;
}

} // namespace dahut::yspahan
