// yspahan 6 a: set-up. It draws only the deck and the first start player; dice are rolled day by day.
#include "engine/yspahan/rules.hpp"

#include <span>

namespace dahut::yspahan {

namespace {

void shuffle_deck(State& state, Log& log)
{
    for (const Card card : all_of<Card>()) {
        for (int copy = 0; copy < copies_of_card; ++copy) {
            state.deck.push_back(card);
        }
    }
    Drawing cards = state.chance.stream(Purpose::cards, log);
    shuffle(cards, std::span(state.deck.begin(), state.deck.end()));
}

} // namespace

State set_up(const Options& options, int seats, const ChanceKey& key, Log& log)
{
    State state;
    state.options = options;
    state.seats = static_cast<std::uint8_t>(seats);
    state.chance = Chance<Purpose>(key);
    for (const Seat seat : seats_of(state)) {
        state.of(seat).gold = gold_at_start;
        state.gold_out = static_cast<std::int16_t>(state.gold_out + gold_at_start.number());
    }
    shuffle_deck(state, log);
    Drawing start_player = state.chance.stream(Purpose::start_player, log);
    state.order.push_back(Seat(static_cast<int>(start_player.below(static_cast<std::uint32_t>(seats)))));
    return state;
}

} // namespace dahut::yspahan
