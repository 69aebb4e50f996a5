// ys 2: set-up. All chance of a match is drawn here. Every ship is dealt in the order of its arrival: no action changes
// when the deck runs out and is reshuffled (13 R21).
#include "engine/ys/rules.hpp"

#include <algorithm>

namespace dahut::ys {

namespace {

using ShipPile = SmallList<Ship, ships_in_deck>;

// ys 1.3, 9.4: Express leaves out the ships with a white gem.
ShipPile new_deck(const Options& options)
{
    static constexpr ShipDeckCards all_pairs = all_pairs_deck();
    static constexpr ShipDeckCards four_white = four_white_deck();
    ShipPile deck;
    for (const Ship& ship : options.ships == ShipDeck::all_pairs ? all_pairs : four_white) {
        const bool white = ship.small[0] == Gem::white || ship.small[1] == Gem::white;
        if (!white || options.express == Switch::off) {
            deck.push_back(ship);
        }
    }
    return deck;
}

// ys 2.3
void deal_order_cards(State& state, Stream& stream)
{
    state.order.clear();
    for (const Seat seat : seats_of(state)) {
        state.order.push_back(seat);
    }
    shuffle(stream, std::span(state.order.begin(), state.order.end()));
    for (int position = 0; position < state.order.size(); ++position) {
        state.of(state.order[position]).order_card = OrderCard::at_index(position);
    }
}

// ys 2.4
void deal_characters(State& state, Stream& stream)
{
    std::array<Character, yellow_edged_characters> cards{};
    for (std::size_t card = 0; card < cards.size(); ++card) {
        cards[card] = static_cast<Character>(card);
    }
    shuffle(stream, std::span<Character>(cards));
    const Character* next = cards.data();
    for (const Quarter quarter : quarters_of(state)) {
        std::copy_n(next, pile_size, state.at(quarter).pile.begin());
        next += pile_size;
    }
}

} // namespace

// ys 2.1, 3.1 b, c, 13 R21: deals every ship in the order of its arrival; the first `known` are dealt already. Drawing
// at random from the cards left is the same as shuffling them.
void deal_ships(State& state, int known, Stream& stream)
{
    const SmallList<Ship, 20> before = state.ships;
    const int ships_in_turn = quarters_of(state).size() + 1;
    ShipPile deck = new_deck(state.options);
    ShipPile discards;
    state.ships.clear();
    while (state.ships.size() < Turn::size * ships_in_turn) {
        // The rules discard the market's ship at once and the others after their turn. For the deck this makes no
        // difference.
        for (int number = 0; number < ships_in_turn; ++number) {
            if (deck.empty()) {
                std::swap(deck, discards);
            }
            const int next = state.ships.size();
            const Ship ship = next < known ? before[next] : pick(stream, deck);
            deck.remove(ship);
            state.ships.push_back(ship);
        }
        for (int number = ships_in_turn; number > 0; --number) {
            discards.push_back(state.ships[state.ships.size() - number]);
        }
    }
}

State set_up(const Options& options, int seats, const ChanceKey& key, Log& log)
{
    Chance<Purpose> chance(key);
    State state;
    state.options = options;
    state.seats = static_cast<std::uint8_t>(seats);
    state.quotations.fill(quotation_start);
    state.blue_edged_left = static_cast<std::uint8_t>(quarters_of(state).size());

    for (const Seat seat : seats_of(state)) {
        state.of(seat).behind = team_of(options);
        if (has_neutral(state)) {
            state.of(seat).neutral = neutral_team_of(options);
        }
    }
    Drawing for_ships = chance.stream(Purpose::ships, log);
    deal_ships(state, 0, for_ships);
    Drawing for_order_cards = chance.stream(Purpose::order_cards, log);
    deal_order_cards(state, for_order_cards);
    Drawing for_characters = chance.stream(Purpose::characters, log);
    deal_characters(state, for_characters);
    return state;
}

} // namespace dahut::ys
