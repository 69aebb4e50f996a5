// Builds positions and plays them on. Every step leaves a state that adds up.
#include "tests/magna_carta/position.hpp"

#include <algorithm>

namespace dahut::magna_carta {

namespace {

State match(const Options& options, int seats)
{
    Log told;
    return MagnaCarta::start(options, seats, ChanceKey(1), told);
}

void require_sound(const State& state)
{
    const auto fault = MagnaCarta::check_state(state);
    INFO(fault.value_or(""));
    REQUIRE_FALSE(fault);
}

} // namespace

bool is_told(const Log& log, const Event& event)
{
    return std::any_of(log.all().begin(), log.all().end(), [&event](const auto& one) { return one.event == event; });
}

Position::Position(int seats, const Options& options) : state(match(options, seats))
{
    constexpr std::array neutrals{Building::park, Building::forest, Building::neutral_quarry};
    for (int card = 0; card + 1 < seats; ++card) {
        state.road[card].building = neutrals[static_cast<std::size_t>(card)];
    }
    state.first_player = red;
    for (const Seat seat : seats_of(state)) {
        MagnaCarta::apply(state, seat, ChooseHand{HandChoice::keep}, told);
    }
    for (const Seat seat : seats_of(state)) {
        hold(seat, {});
    }
    told.clear();
}

void Position::own(Seat seat, const Cubes& cubes, int deniers)
{
    Player& player = state.of(seat);
    for (std::size_t kind = 0; kind < cubes.size(); ++kind) {
        state.cubes_paid[kind] += cubes[kind] - player.cubes[kind];
    }
    state.deniers_paid += deniers - player.deniers.number();
    player.cubes = cubes;
    player.deniers = Deniers(deniers);
    require_sound(state);
}

void Position::hold(Seat seat, std::initializer_list<Building> cards)
{
    Player& player = state.of(seat);
    player.deck.join(player.hand);
    player.hand = cards;
    REQUIRE(player.deck.contains_all(player.hand));
    player.deck = player.deck.without(player.hand);
    require_sound(state);
}

void Position::discard(Seat seat, std::initializer_list<Building> cards)
{
    Player& player = state.of(seat);
    REQUIRE(player.deck.contains_all(cards));
    player.deck = player.deck.without(cards);
    player.discards.join(cards);
    require_sound(state);
}

Place Position::lay(Seat seat, Building building, Face face)
{
    RoadCard card;
    card.building = building;
    card.owner = seat;
    card.face = face;
    if (stores_cubes(building) && face == Face::building) {
        card.cubes = static_cast<std::uint8_t>(cubes_stored(state.seats));
    }
    REQUIRE(state.of(seat).deck.contains(building));
    state.of(seat).deck.erase(building);
    state.road.push_back(card);
    return last_place(state);
}

Place Position::lay_prestige(Seat seat, Building building, Prestige prestige)
{
    const Place place = lay(seat, building, Face::covered);
    state.at(place).prestige = prestige;
    state.prestige.erase(prestige);
    state.of(seat).prestige.insert(prestige);
    require_sound(state);
    return place;
}

void Position::send_worker(Seat seat, Place place)
{
    --state.of(seat).workers;
    state.at(place).worker = seat;
    require_sound(state);
}

void Position::leave_tokens(const Tokens& tokens)
{
    for (std::size_t part = 0; part < tokens.size(); ++part) {
        state.removed[part] = static_cast<std::uint8_t>(state.removed[part] + state.castle[part] - tokens[part]);
    }
    state.castle = tokens;
    require_sound(state);
}

void Position::go_on(Phase phase, void (*begin)(State&, Log&))
{
    told.clear();
    state.phase = phase;
    begin(state, told);
    carry_on(state, told);
    require_sound(state);
}

void Position::begin_provost(const SeatList& bridge)
{
    state.bridge = bridge;
    go_on(provost, magna_carta::begin_provost);
}

void Position::begin_abilities(const SeatList& bridge)
{
    state.bridge = bridge;
    go_on(abilities, magna_carta::begin_abilities);
}

void Position::begin_castle(const SeatList& bridge)
{
    state.bridge = bridge;
    go_on(castle, magna_carta::begin_castle);
}

void Position::end_round() { go_on(round_end, begin_round_end); }

void Position::act(Seat seat, const Action& action)
{
    REQUIRE_FALSE(check_action<MagnaCarta>(state, seat, action));
    told.clear();
    MagnaCarta::apply(state, seat, action, told);
    require_sound(state);
}

void Position::all_pass()
{
    for (int left = state.seats - state.bridge.size(); left > 0; --left) {
        act(state.on_turn, Pass{});
    }
}

std::string_view Position::refusal(Seat seat, const Action& action) const
{
    const auto rejection = check_action<MagnaCarta>(state, seat, action);
    REQUIRE(rejection);
    CHECK_FALSE(offers(seat, action));
    CHECK_FALSE(rejection->sentence.empty());
    return rejection->code;
}

bool Position::offers(Seat seat, const Action& action) const
{
    return legal_rows<MagnaCarta>(state, seat).holds(action);
}

bool Position::asks(Seat seat, Stage stage) const
{
    return state.stage == stage && MagnaCarta::to_act(state).must == SeatSet::only(seat);
}

} // namespace dahut::magna_carta
