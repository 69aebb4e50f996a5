// yspahan 8: who may know what. This is the only place that decides what a viewer knows. It starts from an empty view
// and adds, fact by fact, what lies open, and then what else the viewer knows. Only hands, the deck and future draws
// are hidden.
#include "engine/yspahan/rules.hpp"
#include "engine/yspahan/yspahan.hpp"

namespace dahut::yspahan {

namespace {

// The viewer: a seat, the public, or a reader of a finished record.
struct Eyes {
    Viewer viewer;
    bool see_everything = false;

    [[nodiscard]] bool belong_to(Seat seat) const { return see_everything || viewer == seat; }
};

void see_caravan(const State& state, Seat seat, PlayerView& seen)
{
    if (const std::optional<CaravanShare> share = caravan_share(state, seat)) {
        seen.caravan_goods = share->goods;
        seen.caravan_row = share->row;
    }
}

PlayerView see_player(const State& state, Seat seat)
{
    const Player& player = state.of(seat);
    PlayerView seen;
    seen.camels = player.camels;
    seen.gold = player.gold;
    seen.score = player.score();
    seen.points = player.points;
    for (const Building building : player.buildings) {
        seen.buildings.push_back(building);
    }
    seen.next_building = points_of_next_building(player);
    seen.hand = static_cast<std::uint8_t>(player.hand.size());
    see_caravan(state, seat, seen);
    seen.tally = week_tally(state, seat);
    return seen;
}

GroupView see_group(const State& state, Row row)
{
    const Group& group = state.at(row);
    const int brings = income_of(state, state.seat_on_turn(), row);
    return {group.value, group.white, group.yellow, static_cast<std::uint8_t>(brings)};
}

void see_tower(const State& state, View& seen)
{
    for (const Row row : all_of<Row>()) {
        if (!state.at(row).empty()) {
            seen.tower[static_cast<std::size_t>(row)] = see_group(state, row);
        }
    }
}

void see_city(const State& state, View& seen)
{
    seen.supervisor = state.supervisor;
    for (const Space space : all_of<Space>()) {
        seen.distances[static_cast<std::size_t>(space)] = distance_between(state.supervisor, space);
    }
    for (const Shop shop : all_of<Shop>()) {
        seen.goods[static_cast<std::size_t>(shop)] = owner_at(state, shop);
    }
    seen.hits = state.hits;
    seen.caravan = state.caravan;
    seen.camels_in_row = static_cast<std::uint8_t>(camels_in_row(state.seats));
}

// What the seat on turn could do, or is doing.
void see_turn(const State& state, View& seen)
{
    seen.turn = state.turn;
    for (const Quarter quarter : all_of<Quarter>()) {
        for (const Souk souk : open_souks(state, state.seat_on_turn(), quarter)) {
            seen.open_souks.push_back(souk);
        }
    }
    if (state.stage == Stage::placing) {
        seen.placing = PlacingView{state.quarter, state.goods_left};
    }
}

void see_course(const State& state, View& seen)
{
    seen.options = state.options;
    seen.week = state.week;
    seen.day = state.day;
    seen.stage = state.stage;
    for (const Seat seat : Yspahan::to_act(state).must) {
        seen.asked.push_back(seat);
    }
    seen.order = state.order;
    seen.next_start = next_start_player(state);
    seen.deck = static_cast<std::uint8_t>(state.deck.size());
    seen.discards = state.discards;
    if (state.stage != Stage::over) {
        see_turn(state, seen);
    }
}

View see_open(const State& state)
{
    View seen;
    see_course(state, seen);
    see_tower(state, seen);
    see_city(state, seen);
    for (const Seat seat : seats_of(state)) {
        seen.players.push_back(see_player(state, seat));
    }
    seen.outcome = Yspahan::outcome(state);
    return seen;
}

void reveal_to(const Eyes& eyes, const State& state, View& seen)
{
    seen.viewer = eyes.viewer;
    for (const Seat seat : seats_of(state)) {
        if (eyes.belong_to(seat)) {
            seen.players[seat.index()].cards = state.of(seat).hand;
        }
    }
}

View seen_by(const Eyes& eyes, const State& state)
{
    View seen = see_open(state);
    reveal_to(eyes, state, seen);
    return seen;
}

} // namespace

View Yspahan::view(const State& state, Viewer viewer) { return seen_by({viewer}, state); }

void Yspahan::reveal(const State& state, Viewer viewer, View& open) { reveal_to({viewer}, state, open); }

View Yspahan::all_seeing(const State& state) { return seen_by({the_public, true}, state); }

} // namespace dahut::yspahan
