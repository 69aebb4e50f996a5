// What the cards in the hand of one seat are worth in Caylus Magna Carta, and what other cards would be worth instead.
#pragma once

#include "engine/bots/magna_carta_outlook.hpp"

namespace dahut::magna_carta {

class HandWorth {
public:
    // The view must be the seat's own.
    HandWorth(const View& view, Seat seat, const Outlook& outlook);

    [[nodiscard]] Worth of_hand() const { return of(best_); }
    // What one more card gains, on average.
    [[nodiscard]] Worth of_one_more() const;
    // As many other cards as there are in the hand.
    [[nodiscard]] Worth of_others() const;

private:
    using Best = std::array<Worth, 3>;

    [[nodiscard]] static Worth of(const Best& best);
    static void insert(Best& best, Worth worth);
    [[nodiscard]] Worth of_card(Building building) const;

    const Outlook& outlook_;
    int size_;
    // The cards of the hand that are worth most.
    Best best_{};
    // The cards that may be in the deck: those neither in the hand, nor on the road, nor discarded.
    SmallList<Worth, cards_in_deck> unseen_;
};

} // namespace dahut::magna_carta
