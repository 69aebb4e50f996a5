"""Planted leaks of the secrets of Caylus Magna Carta (as in leaks.py): hands, first decisions, cards to come."""
from leaks import Leak

TITLE = "Caylus Magna Carta"

VIEW, CARDS, SETUP = (f"engine/magna_carta/{name}.cpp" for name in ("view", "cards", "setup"))
BUILDINGS, PROVOST, WORKERS, SCORING = (f"engine/magna_carta/{name}.cpp"
                                        for name in ("buildings", "provost", "workers", "final_scoring"))
ACTIONS, CASTLE, RESAMPLE = (f"engine/magna_carta/{name}.cpp" for name in ("actions", "castle", "resample"))

TOLD_TO_ONE = "    log.tell_only(seat, drawn);\n"

LEAKS = (
    Leak("all hands, to the public", "a message", {VIEW: [(
        "return see_everything || viewer == seat; }", "return see_everything || !viewer || viewer == seat; }")]}),
    Leak("a large hand in the view", "a message", {VIEW: [(
        "        if (eyes.belong_to(seat)) {",
        "        if (eyes.belong_to(seat) || state.of(seat).hand.size() > 3) {")]}),
    Leak("which card was drawn, to everybody", "a message", {CARDS: [(TOLD_TO_ONE, "    log.tell(drawn);\n")]}),
    Leak("which card a replacement drew", "a message", {
CARDS: [(TOLD_TO_ONE, TOLD_TO_ONE + """\
    if (drawn.cards.size() > 1) {
        log.tell(DeckShuffled{seat, static_cast<std::uint8_t>(drawn.cards.front())});
    }
""")]}),
    Leak("the top of a deck", "a message", {
VIEW: [("    seen.score = score_of(state, seat).total;\n", """\
    seen.score = score_of(state, seat).total;
    if (!player.deck.empty()) {
        State future = state;
        Log log;
        draw_cards(future, seat, 1, log);
        seen.score = Points(static_cast<int>(future.of(seat).hand.without(player.hand).nth(0)));
    }
""")]}),
    Leak("a first decision, in an event", "a message", {
    SETUP: [("    log.tell(HandChosen{seat});\n", """\
    log.tell(HandChosen{seat});
    if (choice.choice == HandChoice::keep) {
            log.tell(HandKept{seat});
    }
""")]}),
    Leak("a first decision, in the size of a deck", "a view", {
        VIEW: [(
        "    seen.deck = static_cast<std::uint8_t>(player.deck.size());\n", """\
    seen.deck = static_cast<std::uint8_t>(player.deck.size());
    if (player.choice == HandChoice::replace) {
                seen.deck = static_cast<std::uint8_t>(player.deck.size() - hand_at_start);
    }
""")]}),
    Leak("whether a seat is asked, depending on its hand", "a message", {BUILDINGS: [(
        "    const Cards unseen = player.deck.with(player.hand);\n", "    const Cards unseen = player.hand;\n")]}),
    Leak("legal actions computed from another's hand", "a message", {
            PROVOST: [(
        "    offers.add<MoveProvost>(steps);\n", """\
    if (state.of(next_seat(state, seat)).hand.contains(Building::bank)) {
        steps.erase(Steps(1));
    }
    offers.add<MoveProvost>(steps);
""")]}),
    Leak("a refusal that differs by another's hand", "a refusal", {
            WORKERS: [(
        "        return no_such_card;\n", """\
        return state.of(next_seat(state, seat)).hand.contains(Building::market) ? no_building : no_such_card;
""")]}),
    Leak("points for cards in hand", "a message", {
                SCORING: [("    score.total = Points(total);\n", """\
    for (const Building building : player.hand) {
        total += card_of(building).points;
    }
    score.total = Points(total);
""")]}),
    Leak("a first decision that is carried out before all have decided", "a message", {SETUP: [(
        "    log.tell(HandChosen{seat});\n", """\
    log.tell(HandChosen{seat});
    if (choice.choice == HandChoice::replace) {
        state.of(seat).choice = HandChoice::keep;
        discard_hand(state, seat, Deniers(0), log);
        draw_cards(state, seat, hand_at_start, log);
    }
""")]}),
    Leak("the next card, in what may be done", "a message", {ACTIONS: [(
        "    if (can_draw(player)) {\n        offers", """\
    State future = state;
    Log unheard;
    if (can_draw(player)) {
        draw_cards(future, seat, 1, unheard);
    }
    if (can_draw(player) && !future.of(seat).hand.without(player.hand).contains(Building::market)) {
        offers""")]}),
    Leak("a tie that is decided by hands", "a message", {CASTLE: [("    bonus.seat = bonus.tied.front();\n", """\
    bonus.seat = bonus.tied.front();
    for (const Seat seat : bonus.tied) {
        if (state.of(seat).hand.contains(Building::market)) {
            bonus.seat = seat;
        }
    }
""")]}),
    Leak("the next card as well, to whom draws one", "a message", {CARDS: [(TOLD_TO_ONE, TOLD_TO_ONE + """\
    if (!player.deck.empty()) {
        State future = state;
        Log unheard;
        Drawing next = future.chance.stream(deck_purpose(seat), unheard);
        const std::uint32_t place = next.below(static_cast<std::uint32_t>(player.deck.size()));
        CardsDrawn coming;
        coming.cards.push_back(player.deck.nth(static_cast<int>(place)));
        log.tell_only(seat, coming);
    }
""")]}),
    Leak("decisions, when all but one have decided", "a message", {SETUP: [(
        "    if (!std::ranges::all_of(std::span(state.players).first(state.seats), has_chosen)) {\n", """\
    if (!std::ranges::all_of(std::span(state.players).first(state.seats), has_chosen)) {
        const auto decided = std::ranges::count_if(std::span(state.players).first(state.seats), has_chosen);
        for (const Seat seat : seats_of(state)) {
            if (decided + 1 == state.seats && state.of(seat).choice == HandChoice::keep) {
                log.tell(HandKept{seat});
            }
        }
""")]}),
    Leak("a card of each hand, when the match begins", "a message", {SETUP: [(
        "        draw_cards(state, seat, hand_at_start, log);\n    }\n    return state;\n", """\
        draw_cards(state, seat, hand_at_start, log);
        log.tell(DeckShuffled{seat, static_cast<std::uint8_t>(state.of(seat).hand.nth(0))});
    }
    return state;
""")]}),
    Leak("a card to come, with the hand that is kept", "a message", {SETUP: [(
        "            log.tell(HandKept{seat});\n", """\
            log.tell(HandKept{seat});
            State future = state;
            Log unheard;
            draw_cards(future, seat, 1, unheard);
            const Cards drawn = future.of(seat).hand.without(state.of(seat).hand);
            log.tell(DeckShuffled{seat, static_cast<std::uint8_t>(drawn.nth(0))});
""")]}),
    Leak("hands of those who have passed", "a message", {VIEW: [(
        "    if (eyes.belong_to(seat)) {", "    if (eyes.belong_to(seat) || state.bridge.contains(seat)) {")]}),
    Leak("a card of the hand, with what it builds", "a message", {BUILDINGS: [(
        "    state.of(seat).hand.erase(build.building);\n", """\
    state.of(seat).hand.erase(build.building);
    if (!state.of(seat).hand.empty()) {
        log.tell(HandReplaced{seat, Deniers(0), {state.of(seat).hand.nth(0)}});
    }
""")]}),
    Leak("a first decision, to bots, which resampling keeps", "resampling never changes a secret", {RESAMPLE: [(
        "    if (player.choice) {", "    if (player.choice && player.workers == 0) {")]}),
    Leak("cards to come, to bots, which resampling keeps", "resampling never changes a secret", {RESAMPLE: [(
        "    other.chance = other_chance(stream);\n", "    (void)other_chance(stream);\n")]}),
)
