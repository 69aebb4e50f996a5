"""Planted leaks of the secrets of Yspahan (as in leaks.py): hands, the deck, dice and shuffles to come."""
from leaks import Leak

TITLE = "Yspahan"

VIEW, CARDS, TOWER, TURN = (f"engine/yspahan/{name}.cpp" for name in ("view", "cards", "tower", "turn"))
SUPERVISOR, CALENDAR, BUILDINGS = (f"engine/yspahan/{name}.cpp" for name in ("supervisor", "calendar", "buildings"))
EVENTS, RESAMPLE = "protocol/event_texts.cpp", "engine/yspahan/resample.cpp"

TOLD_TO_ONE = "    log.tell_only(seat, CardSeen{card});\n"
SHUFFLED = "    shuffle(cards, std::span(state.deck.begin(), state.deck.end()));\n"
OWN_CARDS = "        if (eyes.belong_to(seat)) {"

LEAKS = (
    Leak("which card a seat drew", "a message", {CARDS: [(TOLD_TO_ONE, "    log.tell(CardSeen{card});\n")]}),
    Leak("which card a seat drew, to its left neighbour", "a message", {CARDS: [(TOLD_TO_ONE, TOLD_TO_ONE + """\
    log.tell_only(Seat((seat.number() + 1) % state.seats), CardSeen{card});
""")]}),
    Leak("the next card of the deck", "a message", {CARDS: [(TOLD_TO_ONE, TOLD_TO_ONE + """\
    if (!state.deck.empty()) {
        log.tell(NoCardLeft{Seat(static_cast<int>(state.deck.back()) % 4), cause});
    }
""")]}),
    Leak("the seat that drew, by what it drew", "a message", {CARDS: [(
        "    log.tell(CardDrawn{seat, cause});\n",
        "    log.tell(CardDrawn{card == Card::exchange ? Seat(0) : seat, cause});\n")]}),
    Leak("a count after a reshuffle that says what lies on top", "a message", {CARDS: [(SHUFFLED, SHUFFLED + """\
    log.tell(DeckReshuffled{static_cast<std::uint8_t>(state.deck.back())});
""")]}),
    Leak("what was drawn for a shuffle, before the match is over", "a message", {EVENTS: [(
        "    const std::string& all = is_packed ? packed_ : named_;\n", """\
    const std::string& all = is_packed ? packed_ : named_;
    for (const Draw& draw : draws_) {
        separate(list);
        list += std::to_string(draw.drawn);
    }
""")]}),
    Leak("dice not yet rolled", "a message", {TOWER: [(
        "    if (most_yellow_dice(state, seat) > 0 || holds_cards(state, seat)) {\n", """\
    if (most_yellow_dice(state, seat) > 0 || holds_cards(state, seat)) {
        State future = state;
        Log unheard;
        Drawing dice = future.chance.stream(Purpose::dice, unheard);
        log.tell(RowFilled{Row::gold, roll_one(dice), {}, {}});
""")]}),
    Leak("a hand, to the public", "a view says of", {VIEW: [(
        OWN_CARDS, "        if (eyes.belong_to(seat) || !eyes.viewer) {")]}),
    Leak("hands when the match is over", "a view says of", {VIEW: [(
        OWN_CARDS, "        if (eyes.belong_to(seat) || state.stage == Stage::over) {")]}),
    Leak("a hand's influence on the live tally", "a view", {VIEW: [(
        "    seen.tally = week_tally(state, seat);\n", """\
    seen.tally = week_tally(state, seat);
    if (player.hand.contains(Card::place_on_shop)) {
        seen.tally.souks = Points(seen.tally.souks.number() + 1);
    }
""")]}),
    Leak("a hand's influence on who is asked for a camel", "a message", {SUPERVISOR: [(
        "owner == state.seat_on_turn() && holds_cards(state, owner);",
        "owner == state.seat_on_turn() && state.of(owner).hand.contains(Card::three_camels);")]}),
    Leak("a hand's influence on who is asked at the end of a turn", "a message", {BUILDINGS: [(
        "    if (holds_cards(state, seat) || !affordable(", """\
    const Cards& hand = state.of(seat).hand;
    const bool useful = hand.contains(Card::three_camels) || hand.contains(Card::exchange);
    if (useful || !affordable(""")]}),
    Leak("a size of the deck that counts what lies on top", "a view", {VIEW: [(
        "    seen.deck = static_cast<std::uint8_t>(state.deck.size());\n", """\
    seen.deck = static_cast<std::uint8_t>(state.deck.size());
    seen.deck += !state.deck.empty() && state.deck.back() == Card::exchange ? 1 : 0;
""")]}),
    Leak("legal actions computed from the next card", "a message", {TURN: [(
        "    rows.add<DrawCard>(open);\n", """\
    if (state.deck.empty() || state.deck.back() != Card::sell_gold) {
        rows.add<DrawCard>(open);
    }
""")]}),
    Leak("a refusal that differs by the left neighbour's cards", "a refusal", {CARDS: [(
        "    return state.of(seat).hand.contains(card) ? otherwise : card_not_in_hand;\n", """\
    const Seat next((seat.number() + 1) % state.seats);
    return state.of(seat).hand.contains(card) || state.of(next).hand.contains(card) ? otherwise : card_not_in_hand;
""")]}),
    Leak("an order of the last day that counts cards in hand", "a message", {CALENDAR: [(
        "        standings.push_back({seat, state.of(seat).score(),", """\
        const int bonus = state.of(seat).hand.contains(Card::sell_gold) ? 1 : 0;
        standings.push_back({seat, Points(state.of(seat).score().number() + bonus),""")]}),
    Leak("the next card as well, to whom draws one", "a message", {CARDS: [(TOLD_TO_ONE, TOLD_TO_ONE + """\
    if (!state.deck.empty()) {
        log.tell_only(seat, CardSeen{state.deck.back()});
    }
""")]}),
    Leak("the dice, before it is said how many are rolled", "a message", {TOWER: [(
        "    if (most_yellow_dice(state, seat) > 0 || holds_cards(state, seat)) {\n", """\
    if (most_yellow_dice(state, seat) > 0 || holds_cards(state, seat)) {
        State future = state;
        Log heard;
        apply(future, seat, Roll{}, heard);
        log.tell(std::get<DiceRolled>(heard.all().front().event));
""")]}),
    Leak("tomorrow's first die, with the dice of today", "a message", {TOWER: [("    log.tell(rolled);\n", """\
    log.tell(rolled);
    State future = state;
    Log unheard;
    Drawing next = future.chance.stream(Purpose::dice, unheard);
    log.tell(RowFilled{Row::gold, roll_one(next), {}, {}});
""")]}),
    Leak("the card on top, when the match begins", "a message", {"engine/yspahan/setup.cpp": [(
        "    shuffle_deck(state, log);\n", """\
    shuffle_deck(state, log);
    log.tell(DeckReshuffled{static_cast<std::uint8_t>(state.deck.back())});
""")]}),
    Leak("tomorrow's last die, with the dice of today", "a message", {TOWER: [("    log.tell(rolled);\n", """\
    log.tell(rolled);
    State future = state;
    Log unheard;
    Drawing next = future.chance.stream(Purpose::dice, unheard);
    for (int die = 1; die < white_dice(state.seats); ++die) {
        (void)roll_one(next);
    }
    log.tell(RowFilled{Row::gold, roll_one(next), {}, {}});
""")]}),
    Leak("hands, once the last day has begun", "a view says of", {VIEW: [(
        OWN_CARDS, "        if (eyes.belong_to(seat) || (state.week.number() == 3 && state.day.number() == 7)) {")]}),
    Leak("a hand, to bots, which resampling keeps", "resampling never changes a secret", {RESAMPLE: [(
        "        if (viewer != seat) {", "        if (viewer != seat && seat.number() < 2) {")]}),
    Leak("dice to come, to bots, which resampling keeps", "resampling never changes a secret", {RESAMPLE: [(
        "    other.chance = Chance<Purpose>(ChanceKey(draw_64_bits(stream)));\n",
        "    (void)draw_64_bits(stream);\n")]}),
)
