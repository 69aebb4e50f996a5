// magna-carta 2, 5.1: set-up. It draws the road, the first player and the first hands. Then all seats decide secretly
// and at once whether to keep their hands.
#include "engine/magna_carta/rules.hpp"

#include <algorithm>
#include <span>

namespace dahut::magna_carta {

namespace {

constexpr std::array neutrals_to_shuffle{Building::park, Building::forest, Building::neutral_quarry,
                                         Building::trading_post};

void lay(State& state, Building building)
{
    RoadCard card;
    card.building = building;
    state.road.push_back(card);
}

// magna-carta 2: the Peddler is always there, as the last card.
void lay_road(State& state, Log& log)
{
    auto neutrals = neutrals_to_shuffle;
    Drawing chance = state.chance.stream(Purpose::road, log);
    shuffle(chance, std::span<Building>(neutrals));
    for (std::size_t card = 0; card + 1 < state.seats; ++card) {
        lay(state, neutrals[card]);
    }
    lay(state, Building::neutral_peddler);
    RoadLaid laid;
    for (const RoadCard& card : state.road) {
        laid.buildings.push_back(card.building);
    }
    log.tell(laid);
}

void draw_first_player(State& state, Log& log)
{
    Drawing chance = state.chance.stream(Purpose::first_player, log);
    state.first_player = Seat(static_cast<int>(chance.below(state.seats)));
    log.tell(FirstPlayerDrawn{state.first_player});
}

void equip(State& state, Seat seat)
{
    Player& player = state.of(seat);
    player.deck = deck_of(state.options);
    player.workers = workers_of_player;
    gain(state, seat, deniers_at_start);
    for (const Cube cube : all_of<Cube>()) {
        for (int number = cubes_at_start[static_cast<std::size_t>(cube)]; number > 0; --number) {
            gain(state, seat, cube);
        }
    }
}

bool has_chosen(const Player& player) { return player.choice.has_value(); }

} // namespace

State set_up(const Options& options, int seats, const ChanceKey& key, Log& log)
{
    State state(key);
    state.options = options;
    state.seats = static_cast<std::uint8_t>(seats);
    state.castle = castle_of(seats);
    state.prestige = prestige_of(options);
    lay_road(state, log);
    if (!is_basic(state)) {
        state.provost = last_place(state);
    }
    draw_first_player(state, log);
    for (const Seat seat : seats_of(state)) {
        equip(state, seat);
        draw_cards(state, seat, hand_at_start, log);
    }
    return state;
}

void list_hand_choices(Offers& offers) { offers.add<ChooseHand>(Choices<HandChoice>::all()); }

void apply(State& state, Seat seat, const ChooseHand& choice, Log& log)
{
    state.of(seat).choice = choice.choice;
    log.tell(HandChosen{seat});
}

// 14 R2: nobody's decision is shown or carried out before all have decided.
Progress proceed_hands(State& state, Log& log)
{
    state.stage = Stage::choosing_hands;
    if (!std::ranges::all_of(std::span(state.players).first(state.seats), has_chosen)) {
        return Progress::asking;
    }
    for (const Seat seat : seats_of(state)) {
        if (state.of(seat).choice == HandChoice::keep) {
            log.tell(HandKept{seat});
        } else {
            discard_hand(state, seat, Deniers(0), log);
            draw_cards(state, seat, hand_at_start, log);
        }
        state.of(seat).choice.reset();
    }
    return Progress::finished;
}

} // namespace dahut::magna_carta
