#include "tests/secrecy/yspahan_twin.hpp"

#include <algorithm>

namespace dahut::yspahan {

namespace {

// yspahan 4 a, b, 9 R1: the cards that the actor lays open.
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

// What the viewer hears of chance when the action is carried out.
struct ChanceSeen {
    bool dice = false;
    bool shuffle = false;
    std::uint8_t drawn = 0;
    // For each card that the viewer draws from the deck as it was: how many were drawn before.
    SmallList<std::uint8_t, cards_in_all> own_draws;
    // Whether the viewer draws from a deck that was shuffled just before.
    bool draws_after_shuffle = false;
};

// Listens to the events of one action.
struct ChanceListener {
    ChanceSeen& seen;
    Viewer viewer;

    void operator()(const DiceRolled&) const { seen.dice = true; }
    void operator()(const DeckReshuffled&) const { seen.shuffle = true; }
    void operator()(const CardDrawn& draw) const
    {
        if (viewer == draw.seat && seen.shuffle) {
            seen.draws_after_shuffle = true;
        } else if (viewer == draw.seat) {
            seen.own_draws.push_back(seen.drawn);
        }
        ++seen.drawn;
    }
    template <typename WithoutChance>
    void operator()(const WithoutChance&) const
    {}
};

ChanceSeen chance_seen(const PlayedAction& played, Viewer viewer)
{
    State state = played.before;
    Events<Event> events;
    Yspahan::apply(state, played.actor, played.action, events);
    ChanceSeen seen;
    const ChanceListener listener{seen, viewer};
    for (const auto& one : events.all()) {
        std::visit(listener, one.event);
    }
    return seen;
}

// The hidden cards of a state, to be put where the viewer will see them.
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

    // The card that is drawn when so many others have been drawn.
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

    // Exchanges what is at this place for the card, wherever else that is hidden; then the place is no longer free.
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

} // namespace

bool reveals(const PlayedAction& played, Viewer viewer)
{
    const ChanceSeen seen = chance_seen(played, viewer);
    const bool shows_cards = viewer != played.actor && !shown_cards(played).empty();
    return shows_cards || seen.dice || seen.draws_after_shuffle || !seen.own_draws.empty();
}

// Hands stay hidden when the match is over (yspahan 9 R12), so the end is no different.
State twin_before(const PlayedAction& played, Viewer viewer, Random& random)
{
    const ChanceSeen seen = chance_seen(played, viewer);
    State twin = Yspahan::resample(played.before, viewer, random);
    HiddenCards hidden(twin, viewer);
    for (const std::uint8_t drawn : seen.own_draws) {
        const Cards& deck = played.before.deck;
        hidden.deck_holds(drawn, deck[deck.size() - 1 - drawn]);
    }
    if (viewer != played.actor) {
        for (const Card card : shown_cards(played)) {
            hidden.hand_holds(played.actor, card);
        }
    }
    if (seen.dice || seen.draws_after_shuffle) {
        twin.chance = played.before.chance;
    }
    return twin;
}

std::optional<Action> twin_action(const State& twin, const PlayedAction& played, Viewer /*viewer*/, Random& /*random*/)
{
    return check_action<Yspahan>(twin, played.actor, played.action) ? std::nullopt : std::optional(played.action);
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
