// magna-carta 7: another state that the viewer cannot tell from the true one, chosen uniformly among all of them. A
// viewer does not know which of another player's never-shown cards are in the hand and which in the deck, nor a choice
// not yet shown. Nobody knows future draws.
#include "engine/magna_carta/magna_carta.hpp"
#include "engine/magna_carta/rules.hpp"

namespace dahut::magna_carta {

namespace {

// Draws a hand of the same size from all cards of the hand and the deck.
void deal_again(Player& player, Stream& stream)
{
    const int cards = player.hand.size();
    player.deck.join(player.hand);
    player.hand.clear();
    while (player.hand.size() < cards) {
        const std::uint32_t place = pick_below(stream, static_cast<std::uint32_t>(player.deck.size()));
        const Building card = player.deck.nth(static_cast<int>(place));
        player.deck.erase(card);
        player.hand.insert(card);
    }
}

void resample_seat(Player& player, Stream& stream)
{
    deal_again(player, stream);
    if (player.choice) {
        player.choice = pick(stream, all_of<HandChoice>());
    }
}

// A new key for future draws.
Chance<Purpose> other_chance(Stream& stream) { return Chance<Purpose>(ChanceKey(draw_64_bits(stream))); }

} // namespace

State MagnaCarta::resample(const State& state, Viewer viewer, Random& random)
{
    Stream& stream = random.stream("resample");
    State other = state;
    for (const Seat seat : seats_of(state)) {
        if (viewer != seat) {
            resample_seat(other.of(seat), stream);
        }
    }
    other.chance = other_chance(stream);
    return other;
}

} // namespace dahut::magna_carta
