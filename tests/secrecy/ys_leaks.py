"""Planted leaks of the secrets of Ys, and of secrets in the parts of the server that all games share."""
from leaks import Leak, in_facts

TITLE = "Ys"

PLACING, CHARACTERS, VIEW = "engine/ys/placing.cpp", "engine/ys/characters_placing.cpp", "engine/ys/view.cpp"
QUARTERS, STREAM = "engine/ys/quarters.cpp", "server/table/stream.cpp"
HISTORY, RESAMPLE = "server/table/history.cpp", "engine/ys/resample.cpp"

LEAKS = (
    Leak("the value of a face-down broker in an event to everybody", "a message", {PLACING: [(
        "const auto shown = broker.face == Face::up ? std::optional(broker.value) : std::nullopt;",
        "const auto shown = std::optional(broker.value);")]}),
    Leak("a broker's number that stays its own when it has come home", "a view says of brokers on the board", {
        PLACING: [("    const BrokerNumber number(state.placed++);\n", """\
    const auto is_its_own = [&](const PlacedBroker& entry) {
        return entry.on_board == 0 && entry.side == broker.side && entry.value == broker.value;
    };
    int entry = 0;
    while (entry < state.placed && !is_its_own(state.brokers[static_cast<std::size_t>(entry)])) {
        ++entry;
    }
    if (entry == placements_max) {
        for (entry = 0; state.brokers[static_cast<std::size_t>(entry)].on_board != 0; ++entry) {
        }
    }
    state.placed = std::max<std::uint8_t>(state.placed, static_cast<std::uint8_t>(entry + 1));
    const BrokerNumber number(entry);
""")],
        QUARTERS: [("    broker = PlacedBroker{};\n", "    broker.on_board = 0;\n")],
        "engine/ys/course.cpp": [("    state.brokers = {};\n    state.placed = 0;\n", "")]}),
    Leak("a refusal that differs by a hidden value", "a refusal", {CHARACTERS: [("""\
Seat seat, const Look&)
{
    return has_looks(state, seat) ?""", """\
Seat seat, const Look& look)
{
    return has_looks(state, seat) || state.at(look.broker).value.number() > 2 ?""")]}),
    Leak("legal actions computed from hidden knowledge", "a message", {CHARACTERS: [(
        "    legal.add<Look>(unseen_brokers(state, seat));\n", """\
    for (const BrokerNumber number : unseen_brokers(state, seat)) {
        if (state.at(number).value.number() > 0) {
            legal.add<Look>(number);
        }
    }
""")]}),
    Leak("a count of hidden events in a stream's number", "a message", {
        PLACING: [("    if (in_market(broker.where)) {\n", """\
    if (broker.face == Face::down && !broker.placer && broker.value.number() > 2) {
        log.tell_only(seat_of(broker.side), BrokerSeen{number, broker.value});
    }
    if (in_market(broker.where)) {
""")],
        STREAM: [("    next.stream.number += next.noticed ? 1 : 0;\n", """\
    std::string heard = "[";
    told.append_to(heard, stream.viewer, Style::named);
    const auto hidden = Json::parse("[" + told.all() + "]").size() - Json::parse(heard + "]").size();
    next.stream.number += next.noticed ? 1 + static_cast<std::int64_t>(hidden) : 0;
""")]}),
    Leak("the value of a face-down broker in the view", "a message", {VIEW: [(
        "    if (broker.face == Face::up) {", "    if (broker.face == Face::up || in_market(broker.where)) {")]}),
    Leak("an own broker that option blind_own hides", "a view", {VIEW: [(
        "    const bool own = broker.side == side_of(*eyes.viewer) && state.options.blind_own == Switch::off;",
        "    const bool own = broker.side == side_of(*eyes.viewer);")]}),
    Leak("a bid before all are revealed", "a message", {VIEW: [(
        "    seen.before_screen = player.before_screen;\n", """\
    seen.before_screen = player.before_screen;
    if (player.bid) {
        seen.before_screen = {player.bid->first, player.bid->second};
    }
""")]}),
    Leak("a character that is still face down", "a message", {VIEW: [(
        "    seen.played = listed<decltype(seen.played)>(state.played);\n", """\
    seen.played = listed<decltype(seen.played)>(state.played);
    if (state.quarters[0].turned < pile_size) {
        seen.discarded.push_back(state.quarters[0].pile[state.quarters[0].turned]);
    }
""")]}),
    Leak("a courtier in the throne room", "a message", {VIEW: [(
        "    return own || looked ||", "    return own || looked || eyes.viewer ||")]}),
    Leak("a courtier before all are sent", "a message", {"engine/ys/kings_favour.cpp": [(
        "    log.tell(CourtierChosen{seat});\n",
        "    log.tell(CourtierChosen{seat});\n    log.tell(LastBrokerJoined{seat, broker});\n")]}),
    Leak("the neutral's broker, to its placer", "a view", {VIEW: [(
        "    const bool own = broker.side == side_of(*eyes.viewer) && state.options.blind_own == Switch::off;",
        "    const bool own = (broker.side == side_of(*eyes.viewer) && state.options.blind_own == Switch::off)"
        " || broker.placer == eyes.viewer;")]}),
    Leak("whether a decision is asked, depending on what is hidden", "a message", {CHARACTERS: [(
        "    return !unseen_brokers(state, spy).empty() ||", """\
    const auto is_strong = [&](BrokerNumber number) { return state.at(number).value.number() > 0; };
    return std::ranges::any_of(unseen_brokers(state, spy), is_strong) ||""")]}),
    Leak("a decision's number that depends on a bid", "a decision's number", {STREAM: [(
        "    next.stream.decision = decision_after(stream.decision, since, acted);\n", """\
    std::string all;
    step.after->write_view(all, AllSeeing{});
    const Json own = Json::parse(all)["players"][0]["own"];
    const bool bids_four = own.contains("bid") && own["bid"]["first"] == 4;
    next.stream.decision = decision_after(stream.decision, since, acted) + (bids_four ? 1 : 0);
"""),
        ("since != RequestSince::same || acted == ActedBy::this_seat;\n",
         "bids_four || since != RequestSince::same || acted == ActedBy::this_seat;\n")]}),
    Leak("the next ship", "a message", {"engine/ys/arrivals.cpp": [(
        "        log.tell(RowGemArrived{row, *state.at(row)});\n    }\n", """\
        log.tell(RowGemArrived{row, *state.at(row)});
    }
    if (state.ships_arrived < state.ships.size()) {
        log.tell(RowGemArrived{Row(0), gem_of(state.ships[state.ships_arrived].big)});
    }
""")]}),
    Leak("what a Spy has seen, to everybody", "a message", {CHARACTERS: [(
        "    log.tell_only(seat, BrokerSeen{", "    log.tell(BrokerSeen{")]}),
    Leak("brokers in the market, when a quarter is revealed", "a message", {QUARTERS: [(
        "    reveal(state, everybody_here, log);\n", """\
    reveal(state, everybody_here, log);
    for (int index = 0; index < state.placed; ++index) {
        const PlacedBroker& broker = state.at(BrokerNumber(index));
        if (broker.on_board != 0 && in_market(broker.where) && broker.face == Face::down) {
            log.tell(BrokerRevealed{BrokerNumber(index), broker.side, broker.value, broker.where});
        }
    }
""")]}),
    Leak("everybody's events, to those who resume", "a snapshot", {HISTORY: [(
        "    step.told.append_to(heard.events, viewer_, Style::named);\n",
        "    step.told.append_to(heard.events, AllSeeing{}, Style::named);\n")]}),
    Leak("everybody's events, in what is packed", "a message", {"protocol/event_texts.cpp": [(
        "        if (part.is_for(*viewer)) {\n", "        if (part.is_for(*viewer) || is_packed) {\n")]}),
    Leak("progress derived from hidden facts, in the lobby", "the table's facts", in_facts("""\
    std::string view = match_ ? "" : R"({"brokers":{}})";
    if (match_) {
        match_->write_view(view, AllSeeing{});
    }
    int strength = 0;
    const Json seen = Json::parse(view);
    for (const auto& broker : seen["brokers"]) {
        strength += broker["value"].get<int>();
    }
    facts.trouble = std::to_string(strength);
""")),
    Leak("brokers in an area that the Queen closes", "a message", {CHARACTERS: [(
        "    state.closed.insert(closure.area);\n", """\
    state.closed.insert(closure.area);
    for (const BrokerNumber number : state.at(closure.area)) {
        state.at(number).face = Face::up;
        log.tell(BrokerRevealed{number, state.at(number).side, state.at(number).value, closure.area});
    }
""")]}),
    Leak("all courtiers, to whom looks at one", "a message", {CHARACTERS: [("    courtier.seen_by.insert(seat);\n", """\
    for (Courtier& other : state.of(look.owner).throne_room) {
        other.seen_by.insert(seat);
    }
""")]}),
    Leak("all brokers in a place, to whom looks at one", "a message", {CHARACTERS: [(
        "    state.at(look.broker).seen_by.insert(seat);\n", """\
    for (const BrokerNumber number : state.at(state.at(look.broker).where)) {
        state.at(number).seen_by.insert(seat);
    }
""")]}),
    Leak("the neutral's brokers, when all are placed", "a view says of", {PLACING: [("""\
        player.behind = {};
    }
""", """\
        player.behind = {};
    }
    for (PlacedBroker& broker : state.brokers) {
        broker.face = broker.placer ? Face::up : broker.face;
    }
""")]}),
    Leak("the next character, when the last bid is in", "a view says of", {"engine/ys/order.cpp": [(
        "        log.tell(BidRevealed{", """\
        for (QuarterState& quarter : state.quarters) {
            quarter.turned = std::max<std::uint8_t>(quarter.turned, 2);
        }
        log.tell(BidRevealed{""")]}),
    Leak("last brokers, of each who has placed all others", "a message", {PLACING: [(
        "void end_seat_round(State& state)\n{\n", """\
void end_seat_round(State& state)
{
    Player& player = state.of(seat_on_turn(state));
    for (int value = Broker::lowest; count_of(player.behind) == 1 && value <= Broker::highest; ++value) {
        if (player.behind[static_cast<std::size_t>(value)] > 0) {
            player.before_screen.push_back(Broker(value));
            player.behind = {};
        }
    }
""")]}),
    Leak("a broker that changes places", "a message", {CHARACTERS: [(
        "    stand(state, swap.first, second);\n", """\
    stand(state, swap.first, second);
    state.at(swap.first).face = Face::up;
""")]}),
    Leak("courtiers, to bots, which resampling keeps", "resampling never changes a secret", {RESAMPLE: [(
        "        const bool seen = state.stage == Stage::over || (viewer && courtier.seen_by.contains(*viewer));",
        "        const bool seen = state.seats > 0;")]}),
    Leak("a bid, to bots, which resampling keeps", "resampling never changes a secret", {RESAMPLE: [(
        "    state.of(seat).bid = pick(stream, bids);\n", "")]}),
    Leak("the last ship, when the match begins", "a message", {"engine/ys/arrivals.cpp": [(
        "    log.tell(TurnBegan{state.turn});\n", """\
    log.tell(TurnBegan{state.turn});
    if (state.turn.number() == 1) {
        log.tell(RowGemArrived{Row(0), gem_of(state.ships.back().big)});
    }
""")]}),
    Leak("the last ship, with the bids", "a message", {"engine/ys/order.cpp": [(
        "        log.tell(BidRevealed{", """\
        log.tell(RowGemArrived{Row(0), gem_of(state.ships.back().big)});
        log.tell(BidRevealed{""")]}),
    Leak("the next quarter's ranking, with this one's", "a message", {QUARTERS: [(
        "        log.tell(QuarterRanked{quarter, ranking});\n    }\n", """\
        log.tell(QuarterRanked{quarter, ranking});
    }
    for (const Quarter other : quarters_of(state)) {
        if (other.index() == quarter.index() + 1) {
            log.tell(QuarterRanked{other, claims(state, standing_in(state, places_of(other)))});
        }
    }
""")]}),
    Leak("what a Spy saw, which resampling forgets", "a view differs", {RESAMPLE: [(
        "!is_own(state, seat, viewer) && !(viewer && broker.seen_by.contains(*viewer))",
        "!is_own(state, seat, viewer)")]}),
)
