// yspahan 8: another state that the viewer cannot tell from the true one, chosen uniformly among all of them. The cards
// that the viewer cannot see are dealt again to the same places. The key of future draws is replaced.
#include "engine/yspahan/rules.hpp"
#include "engine/yspahan/yspahan.hpp"

#include <algorithm>
#include <span>
#include <vector>

namespace dahut::yspahan {

namespace {

// The cards in the deck and in all other hands.
std::vector<Card*> hidden_cards(State& state, Viewer viewer)
{
    std::vector<Card*> hidden;
    const auto hide = [&hidden](Cards& cards) {
        for (Card& card : cards) {
            hidden.push_back(&card);
        }
    };
    hide(state.deck);
    for (const Seat seat : seats_of(state)) {
        if (viewer != seat) {
            hide(state.of(seat).hand);
        }
    }
    return hidden;
}

} // namespace

State Yspahan::resample(const State& state, Viewer viewer, Random& random)
{
    Stream& stream = random.stream("resample");
    State other = state;
    const std::vector<Card*> hidden = hidden_cards(other, viewer);
    std::vector<Card> cards;
    for (const Card* const card : hidden) {
        cards.push_back(*card);
    }
    // Sorted before, the cards come out alike for any two states that the viewer cannot tell apart.
    std::ranges::sort(cards);
    shuffle(stream, std::span(cards));
    for (std::size_t place = 0; place < hidden.size(); ++place) {
        *hidden[place] = cards[place];
    }
    other.chance = Chance<Purpose>(ChanceKey(draw_64_bits(stream)));
    return other;
}

} // namespace dahut::yspahan
