"""Planted leaks that the proof over sockets finds (over_the_wire.test.mjs): in messages in which something else is
revealed, to one of two connections of a seat, in headers, in how connections are closed, and made from a digest.
"""
from leaks import OVER_THE_WIRE, Leak, in_facts

STREAM, TELLING, ARCHIVE = "server/table/stream.cpp", "server/room/telling.cpp", "server/archive/archive.cpp"
SESSION = "server/net/websocket_session.cpp"
UNEXCUSED = "a message differs without a reveal"

# Planted for every game.
FOR_EACH = (
    Leak("a length, to the actor's other connection", UNEXCUSED, {TELLING: [(
        "            for_all = message_of(step_text(step, viewer));\n", """\
            std::string text = step_text(step, viewer);
            if (doing.is_answered) {
                std::string everything;
                step.after->write_view(everything, AllSeeing{});
                text += std::string(std::hash<std::string>{}(everything) % 8, ' ');
            }
            for_all = message_of(std::move(text));
""")]}, OVER_THE_WIRE),
    Leak("a length made from the digest, over sockets", UNEXCUSED, {STREAM: [(
        "                                   viewer.asks_anew ? std::optional<Written>(decision) : std::nullopt});\n",
        """\
                                   viewer.asks_anew ? std::optional<Written>(decision) : std::nullopt});
    text += std::string(static_cast<std::size_t>(step.after->digest().front()) % 8, ' ');
""")]}, OVER_THE_WIRE),
    Leak("a part of the digest, in the public list", "an answer by HTTP differs", in_facts("""\
    if (match_) {
        facts.trouble = match_->digest().substr(0, 8);
    }
"""), OVER_THE_WIRE),
    Leak("a header made from the latest digest", "an answer by HTTP differs", {ARCHIVE: [(
        "        return {{}, not_finished()};\n", """\
        ApiAnswer answer = not_finished();
        answer.tag = std::to_string(std::hash<std::string>{}(stored.entries.back().text));
        return {{}, answer};
""")]}, OVER_THE_WIRE),
    Leak("how a connection is closed, by what is hidden", "a connection is closed otherwise", {SESSION: [(
        "    closing_ = code;\n", """\
    closing_ = code;
    if (role()) {
        std::string everything;
        role()->room->table().match()->write_view(everything, AllSeeing{});
        closing_ = std::hash<std::string>{}(everything) % 2 == 0 ? code : websocket::close_code::policy_error;
    }
""")]}, OVER_THE_WIRE),
)
# Planted for one game each: something hidden, beside something that is revealed.
LEAKS = {
    "ys": (Leak("a ship to come, beside a bid that is revealed", UNEXCUSED, {"engine/ys/order.cpp": [(
        "        log.tell(BidRevealed{", """\
        log.tell(TurnBegan{Turn(1 + static_cast<int>(state.ships.back().big) % 4)});
        log.tell(BidRevealed{""")]}, OVER_THE_WIRE),),
    "yspahan": (Leak("a card to come, beside the dice", UNEXCUSED, {"engine/yspahan/tower.cpp": [(
        "    log.tell(rolled);\n", """\
    log.tell(rolled);
    if (!state.deck.empty()) {
        log.tell(DeckReshuffled{static_cast<std::uint8_t>(state.deck.back())});
    }
""")]}, OVER_THE_WIRE),),
    "magna_carta": (Leak("a card of the hand, beside the building that was built", UNEXCUSED, {
        "engine/magna_carta/buildings.cpp": [(
            "    log.tell(BuildingBuilt{seat, on_road(state, last_place(state)), build.payment, card.cubes});\n", """\
    log.tell(BuildingBuilt{seat, on_road(state, last_place(state)), build.payment, card.cubes});
    if (!state.of(seat).hand.empty()) {
        log.tell(DeckShuffled{seat, static_cast<std::uint8_t>(state.of(seat).hand.nth(0))});
    }
""")]}, OVER_THE_WIRE),),
}
