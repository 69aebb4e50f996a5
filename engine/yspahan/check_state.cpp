// The invariants of every state of Yspahan: nothing is lost and nothing is created. Used by tests and simulations.
#include "engine/yspahan/rules.hpp"
#include "engine/yspahan/yspahan.hpp"

#include <algorithm>

namespace dahut::yspahan {

namespace {

using Fault = std::optional<std::string_view>;

// yspahan 4: every card is in the deck, among the discards or in a hand.
Fault check_cards(const State& state)
{
    std::array<int, words<Card>.size()> found{};
    const auto count = [&found](Card card) { ++found[static_cast<std::size_t>(card)]; };
    std::ranges::for_each(state.deck, count);
    std::ranges::for_each(state.discards, count);
    for (const Player& player : state.players) {
        std::ranges::for_each(player.hand, count);
    }
    const bool complete = std::ranges::all_of(found, [](int copies) { return copies == copies_of_card; });
    return complete ? std::nullopt : Fault("a card is missing or one too many");
}

// yspahan 1.4
Fault check_supplies(const State& state)
{
    int camels = 0;
    int gold = 0;
    for (const Player& player : state.players) {
        camels += player.camels.number();
        gold += player.gold.number();
    }
    return camels == state.camels_out && gold == state.gold_out ? std::nullopt : Fault("camels or gold do not add up");
}

// yspahan 3.1 a: all goods of a souk belong to one player.
Fault check_souks(const State& state)
{
    for (const Souk souk : all_of<Souk>()) {
        const auto owners = std::ranges::count_if(state.players, [souk](const Player& player) {
            return shops_of(souk).without(player.goods) != shops_of(souk);
        });
        if (owners > 1) {
            return "two players have goods in one souk";
        }
    }
    return std::nullopt;
}

// yspahan 2 b: values rise from the bottom to the top.
Fault check_tower(const State& state)
{
    int value = 0;
    int white = 0;
    for (const Group& group : state.tower) {
        if (group.empty() ? group != Group{} : group.value.number() <= value) {
            return "the rows of the tower are not in order";
        }
        value = group.empty() ? value : group.value.number();
        white += group.white.number();
    }
    return white <= white_dice(state.seats) ? std::nullopt : Fault("there are too many dice");
}

// yspahan 2 d
Fault check_yellow_dice(const State& state)
{
    const bool yellow =
        std::ranges::any_of(state.tower, [](const Group& group) { return group.yellow > YellowDice(0); });
    return yellow && state.seats > 2 && state.turn > 0 ? Fault("yellow dice are left for others") : std::nullopt;
}

// yspahan 5 c: a full caravan is emptied at once.
Fault check_caravan(const State& state)
{
    return state.caravan.size() < camels_in_caravan(state.seats) ? std::nullopt : Fault("the caravan is full");
}

// yspahan 3.1, 3.2: goods wait to be placed or sent only in the stages that ask for it, and the goods to be sent exist.
Fault check_work(const State& state)
{
    const bool sends = state.stage == Stage::ordering || state.stage == Stage::sending;
    if (sends == state.hits.empty() || (state.stage == Stage::placing) != (state.goods_left > Goods(0))) {
        return "goods wait to be placed or sent at the wrong time";
    }
    if (state.goods_of_hoist > Goods(goods_of_hoist)) {
        return "a Hoist brings too many goods";
    }
    const bool there =
        std::ranges::all_of(state.hits, [&state](const Hit& hit) { return owner_at(state, hit.shop) == hit.owner; });
    return there ? std::nullopt : Fault("a good is to be sent that is not there");
}

// yspahan 6 b, 7.1 a: every player has a turn; with two players the start player has a second one.
Fault check_order(const State& state)
{
    SeatSet seats;
    for (const Seat seat : state.order) {
        seats.insert(seat);
    }
    const int turns = state.seats == 2 ? 3 : state.seats;
    return seats == seats_of(state) && state.order.size() == turns && state.turn < turns
               ? std::nullopt
               : Fault("somebody has no turn today");
}

// yspahan 3.3: the points of buildings follow from their number.
Fault check_building_points(const State& state)
{
    for (const Player& player : state.players) {
        const int built = player.buildings.size();
        const int points = std::accumulate(building_points.begin(), building_points.begin() + built, 0);
        if (player.points[static_cast<std::size_t>(Source::buildings)].number() != points) {
            return "the points of buildings do not add up";
        }
    }
    return std::nullopt;
}

// Unused seats are empty.
Fault check_nobodies(const State& state)
{
    for (int seat = state.seats; seat < players_max; ++seat) {
        if (state.of(Seat(seat)) != Player{}) {
            return "a seat that nobody holds owns something";
        }
    }
    return std::nullopt;
}

} // namespace

std::optional<std::string_view> Yspahan::check_state(const State& state)
{
    for (const auto& check_part : {check_cards, check_supplies, check_souks, check_tower, check_yellow_dice,
                                   check_caravan, check_work, check_order, check_building_points, check_nobodies}) {
        if (const Fault fault = check_part(state)) {
            return fault;
        }
    }
    return std::nullopt;
}

} // namespace dahut::yspahan
