#include "tests/secrecy/yspahan_twin.hpp"

#include <algorithm>

namespace dahut::yspahan {

namespace {

// yspahan 4 a, b, 9 R1: the cards that the action shows.
struct ShownCards {
    SmallList<Card, 2> operator()(const UseRowWithCard& use) const { return {use.card}; }
    SmallList<Card, 2> operator()(const PlayCard& play) const { return {play.card}; }
    SmallList<Card, 2> operator()(const PlaceByCard&) const { return {Card::place_on_shop}; }
    SmallList<Card, 2> operator()(const SellCamels&) const { return {Card::sell_camels}; }
    SmallList<Card, 2> operator()(const SellGold&) const { return {Card::sell_gold}; }
    SmallList<Card, 2> operator()(const Exchange&) const { return {Card::exchange}; }
    SmallList<Card, 2> operator()(const BuildByCard& build) const { return {build.card}; }
    SmallList<Card, 2> operator()(const Build& build) const { return paying(build.payment); }
    SmallList<Card, 2> operator()(const BuildWithGroup& build) const { return paying(build.payment); }
    template <typename WithoutCard>
    SmallList<Card, 2> operator()(const WithoutCard&) const
    {
        return {};
    }

private:
    static SmallList<Card, 2> paying(Payment payment)
    {
        SmallList<Card, 2> cards;
        if (payment == Payment::without_camels || payment == Payment::nothing) {
            cards.push_back(Card::build_without_camels);
        }
        if (payment == Payment::without_gold || payment == Payment::nothing) {
            cards.push_back(Card::build_without_gold);
        }
        return cards;
    }
};

SmallList<Card, 2> shown_cards(const PlayedAction& played) { return std::visit(ShownCards{}, played.action); }

// The hidden cards of a state, which can be moved to where the viewer will see them.
class HiddenCards {
public:
    HiddenCards(State& state, Viewer viewer) : state_(state)
    {
        hide(state.deck);
        for (const Seat seat : SeatSet::first(state.seats)) {
            if (viewer != seat) {
                hide(state.of(seat).hand);
            }
        }
    }

    // Makes this card the one drawn after `drawn_before` others.
    void deck_holds(int drawn_before, Card card) { put(state_.deck[state_.deck.size() - 1 - drawn_before], card); }

    void hand_holds(Seat seat, Card card)
    {
        Cards& hand = state_.of(seat).hand;
        const auto free = [this](const Card& place) { return std::ranges::find(places_, &place) != places_.end(); };
        const auto same = std::ranges::find_if(hand, [&](const Card& place) { return place == card && free(place); });
        put(same != hand.end() ? *same : *std::ranges::find_if(hand, free), card);
    }

private:
    void hide(Cards& cards)
    {
        for (Card& card : cards) {
            places_.push_back(&card);
        }
    }

    // Puts this card here, in exchange for the hidden card at this place. The place is then fixed.
    void put(Card& place, Card card)
    {
        std::erase(places_, &place);
        if (place != card) {
            std::swap(place, **std::ranges::find(places_, card, [](const Card* other) { return *other; }));
        }
    }

    State& state_;
    std::vector<Card*> places_;
};

// How many cards of a new deck lie above the latest one that the viewer has drawn from it, that one included.
int seen_of_new_deck(const PlayedAction& played, Viewer viewer)
{
    int drawn = 0;
    int seen = 0;
    for (const DrawInAccount& draw : played.known_after.draws()) {
        drawn += draw.from_new_deck ? 1 : 0;
        seen = draw.from_new_deck && viewer == draw.seat ? drawn : seen;
    }
    return seen;
}

// The same dice fall today and others tomorrow. A new deck begins with the cards that the viewer sees of it, since
// shuffling settles the topmost card first.
Chance<Purpose> chance_of_same_luck(const PlayedAction& played, Viewer viewer, Random& random)
{
    State state = played.before;
    Events<Event> events;
    Yspahan::apply(state, played.actor, played.action, events);
    Script script(random.stream("luck"));
    script.repeat(events.draws(), word(Purpose::dice), played.known_after.dice().size());
    script.repeat(events.draws(), word(Purpose::cards), seen_of_new_deck(played, viewer));
    return Chance<Purpose>(steered_key(script));
}

} // namespace

bool reveals(const PlayedAction& played, Viewer viewer)
{
    const bool shows_cards = viewer != played.actor && !shown_cards(played).empty();
    const bool draws = std::ranges::any_of(played.known_after.draws(),
                                           [viewer](const DrawInAccount& draw) { return viewer == draw.seat; });
    return shows_cards || draws || played.known_after.dice_fell();
}

// Hands stay hidden after the match (yspahan 9 R12), so the end needs no exception.
State twin_before(const PlayedAction& played, Viewer viewer, Random& random)
{
    State twin = Yspahan::resample(played.before, viewer, random);
    HiddenCards hidden(twin, viewer);
    const Cards& deck = played.before.deck;
    for (const DrawInAccount& draw : played.known_after.draws()) {
        if (viewer == draw.seat && !draw.from_new_deck) {
            hidden.deck_holds(draw.drawn_before, deck[deck.size() - 1 - draw.drawn_before]);
        }
    }
    if (viewer != played.actor) {
        for (const Card card : shown_cards(played)) {
            hidden.hand_holds(played.actor, card);
        }
    }
    if (played.known_after.dice_fell() || seen_of_new_deck(played, viewer) > 0) {
        twin.chance = chance_of_same_luck(played, viewer, random);
    }
    return twin;
}

std::optional<Action> twin_action(const State& twin, const PlayedAction& played, Viewer /*viewer*/, Random& /*random*/)
{
    return check_action<Yspahan>(twin, played.actor, played.action) ? std::nullopt : std::optional(played.action);
}

// yspahan 6 a
Script other_start(const Options& /*options*/, int /*seats*/, const Draws& truly, Viewer /*viewer*/, Random& random)
{
    Script script(random.stream("start"));
    script.repeat(truly, word(Purpose::start_player));
    return script;
}

std::vector<std::string_view> wrong_actions(Yspahan)
{
    return {
        R"({"type": "roll", "yellow": 3})",
        R"({"type": "use_row", "row": "vase"})",
        R"({"type": "use_row_with_card", "row": "camel", "card": "exchange"})",
        R"({"type": "move_supervisor", "row": "gold", "to": "west10"})",
        R"({"type": "draw_card", "row": "chest"})",
        R"({"type": "draw_without_group"})",
        R"({"type": "build_with_group", "row": "bag", "building": "hoist", "payment": "nothing"})",
        R"({"type": "place_good", "shop": "vase3c"})",
        R"({"type": "leave_good"})",
        R"({"type": "send_first", "shop": "barrel1a"})",
        R"({"type": "pay_camel"})",
        R"({"type": "give_up_good"})",
        R"({"type": "build", "building": "bazaar", "payment": "without_gold"})",
        R"({"type": "end_turn"})",
        R"({"type": "play", "card": "three_camels"})",
        R"({"type": "play", "card": "sell_gold"})",
        R"({"type": "place_by_card", "shop": "bag1a"})",
        R"({"type": "sell_camels", "camels": 4})",
        R"({"type": "sell_gold", "gold": 1})",
        R"({"type": "exchange", "direction": "camels_for_gold", "amount": 1})",
        R"({"type": "build_by_card", "card": "build_without_camels", "building": "paddock"})",
    };
}

} // namespace dahut::yspahan
