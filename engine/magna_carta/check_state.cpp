// The invariants of every state of Caylus Magna Carta: nothing is lost and nothing is created. Used by tests and
// simulations.
#include "engine/magna_carta/magna_carta.hpp"
#include "engine/magna_carta/rules.hpp"

#include <algorithm>

namespace dahut::magna_carta {

namespace {

using Fault = std::optional<std::string_view>;

// 1: each card of a deck is in exactly one place.
Fault check_cards(const State& state)
{
    for (const Seat seat : seats_of(state)) {
        const Player& player = state.of(seat);
        Cards found = player.deck.with(player.hand).with(player.discards);
        int places = player.deck.size() + player.hand.size() + player.discards.size();
        for (const RoadCard& card : state.road) {
            if (card.owner == seat) {
                found.insert(card.building);
                ++places;
            }
        }
        if (found != deck_of(state.options) || places != found.size()) {
            return "a card is missing or in two places";
        }
    }
    return std::nullopt;
}

// 2: the neutral buildings, one for each player, lie at the old end, with the Peddler last.
Fault check_neutral_cards(const State& state)
{
    Cards found;
    for (int place = 0; place < state.road.size(); ++place) {
        const RoadCard& card = state.road[place];
        if ((place < state.seats) != is_neutral(card.building) || is_neutral(card.building) == card.owner.has_value()) {
            return "a neutral card lies where none can be";
        }
        if (is_neutral(card.building)) {
            found.insert(card.building);
        }
    }
    if (found.size() != state.seats || state.road[state.seats - 1].building != Building::neutral_peddler) {
        return "a neutral card is missing or there twice";
    }
    return std::nullopt;
}

// 1, 3, 5.5
Fault check_faces(const State& state)
{
    for (const RoadCard& card : state.road) {
        const bool turned = card.face != Face::building;
        if (turned && (is_basic(state) || !card.owner || card.building == Building::lawyer)) {
            return "a card is turned over that cannot be";
        }
        if ((card.face == Face::covered) != card.prestige.has_value()) {
            return "a residence and what covers it disagree";
        }
        const int most = stores_cubes(card.building) && (!turned || card.worker) ? cubes_stored(state.seats) : 0;
        if (card.cubes > most) {
            return "cubes lie where none can be";
        }
    }
    return std::nullopt;
}

// 3: each prestige building is unbuilt or has one owner. In the standard game it lies on a residence of this owner.
Fault check_prestige(const State& state)
{
    Choices<Prestige> found = state.prestige;
    int places = state.prestige.size();
    for (const Player& player : state.players) {
        found.join(player.prestige);
        places += player.prestige.size();
    }
    if (found != prestige_of(state.options) || places != found.size()) {
        return "a prestige building is missing or in two places";
    }
    Choices<Prestige> covering;
    for (const RoadCard& card : state.road) {
        if (card.prestige) {
            if (!state.of(*card.owner).prestige.contains(*card.prestige)) {
                return "a prestige building covers a card of somebody else";
            }
            covering.insert(*card.prestige);
        }
    }
    if (!is_basic(state) && covering != found.without(state.prestige)) {
        return "a prestige building covers no residence";
    }
    return std::nullopt;
}

// 5.2 c
Fault check_workers(const State& state)
{
    for (const Seat seat : seats_of(state)) {
        const auto at_work =
            std::ranges::count_if(state.road, [seat](const RoadCard& card) { return card.worker == seat; });
        if (state.of(seat).workers + at_work != workers_of_player) {
            return "a worker is missing or one too many";
        }
    }
    return std::nullopt;
}

// 4
Fault check_tokens(const State& state)
{
    const Tokens all = castle_of(state.seats);
    for (std::size_t part = 0; part < all.size(); ++part) {
        int found = state.castle[part] + state.removed[part];
        for (const Player& player : state.players) {
            found += player.tokens[part];
        }
        if (found != all[part]) {
            return "a token is missing or one too many";
        }
    }
    return std::nullopt;
}

// The supply has paid out everything that the players own.
Fault check_payments(const State& state)
{
    std::int32_t deniers = 0;
    std::array<std::int32_t, 4> cubes{};
    for (const Player& player : state.players) {
        deniers += player.deniers.number();
        for (std::size_t kind = 0; kind < cubes.size(); ++kind) {
            cubes[kind] += player.cubes[kind];
        }
    }
    if (deniers != state.deniers_paid || cubes != state.cubes_paid) {
        return "deniers or cubes do not add up";
    }
    return std::nullopt;
}

// 5.2 f, 5.3
Fault check_bridge_and_provost(const State& state)
{
    SeatSet passed;
    for (const Seat seat : state.bridge) {
        passed.insert(seat);
    }
    if (passed.size() != state.bridge.size()) {
        return "a seat is on the bridge twice";
    }
    if (state.provost.has_value() == is_basic(state) || (state.provost && *state.provost > last_place(state))) {
        return "the provost is where he cannot be";
    }
    return std::nullopt;
}

// 5.1, 4
Fault check_course(const State& state)
{
    for (const Player& player : state.players) {
        if (player.choice && state.stage != Stage::choosing_hands) {
            return "a choice of a hand was not carried out";
        }
        if (player.batches > 0 && state.stage != Stage::delivering) {
            return "batches are counted that nobody delivers";
        }
    }
    return std::nullopt;
}

} // namespace

std::optional<std::string_view> MagnaCarta::check_state(const State& state)
{
    for (const auto& check_part : {check_cards, check_neutral_cards, check_faces, check_prestige, check_workers,
                                   check_tokens, check_payments, check_bridge_and_provost, check_course}) {
        if (const Fault fault = check_part(state)) {
            return fault;
        }
    }
    return std::nullopt;
}

} // namespace dahut::magna_carta
