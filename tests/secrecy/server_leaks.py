"""Planted leaks in the ways out of a server that all games share: messages to returning clients, facts of tables, the
log, reports of broken tables, and reading of matches. Each is planted for one game. The proof of ways_out.cpp finds it,
or that of ways_out_test.cpp if it tells a key. A new game need not have one.
"""
from leaks import Leak

FACTS, STORING, ROOM = "server/table/facts.cpp", "server/room/storing.cpp", "server/room/room.cpp"
HISTORY, STREAM, ARCHIVE = "server/table/history.cpp", "server/table/stream.cpp", "server/archive/archive.cpp"
WAYS_OUT = "Whatever leaves a server of {} by any way is the same in every world"
KEYS = "No part of a secret that seals a deal or opens a seat leaves a server before the match is over"

ALL_SEEING = """\
    std::string everything;
    MATCH->write_view(everything, AllSeeing{});
"""

YS = (
    Leak("the secret of the deal, in facts of a table that somebody left", "a key is in", {FACTS: [(
        "    add_circumstances(facts, circumstances);", """\
    add_circumstances(facts, circumstances);
    const auto* const secret = std::get_if<Secret>(&charter.chance);
    if (secret != nullptr && circumstances.status == TableStatus::running) {
        facts.trouble = secret->hex_for_the_record();
    }""")]}, KEYS),
    Leak("a whole view, in the latest update to those who come back", "what leaves a server of Ys", {HISTORY: [(
        "        updates_.push_back(step_text(step, *mine));\n",
        ALL_SEEING.replace("MATCH", "step.after") + """\
        std::string text = step_text(step, *mine);
        text.back() = ',';
        updates_.push_back(text + "\\"all\\":" + everything + "}");
""")]}, WAYS_OUT),
)
YSPAHAN = (
    Leak("a contribution, in facts of a table that its person left", "a key is in", {FACTS: [(
        "{.player = place.player,", """{
            .player = !place.bot ? place.player : to_hex(place.contribution.value_or(Bytes32{})).substr(20, 16),""")]},
         KEYS),
    Leak("a whole view, in the sentence about a broken table", "what leaves a server of Yspahan", {STORING: [(
        "    table_.break_down(std::string(trouble));\n",
        ALL_SEEING.replace("MATCH", "table_.match()") + "    table_.break_down(everything);\n")]}, WAYS_OUT),
)
MAGNA_CARTA = (
    Leak("hidden cards, in the log", "what leaves a server of Caylus Magna Carta", {ROOM: [(
        "    spdlog::error(\"table {}: {} has seen",
        ALL_SEEING.replace("MATCH", "table_.match()")
        + "    spdlog::error(\"{}\", everything);\n    spdlog::error(\"table {}: {} has seen")]}, WAYS_OUT),
    Leak("everybody's events of the start", "the start is told otherwise", {STREAM: [(
        "        step.told.append_to(events, viewer.stream.viewer, Style::named);\n",
        "        step.told.append_to(events, AllSeeing{}, Style::named);\n")]}, WAYS_OUT),
    Leak("the record of a match that goes on", "a match that goes on is read", {ARCHIVE: [(
        "        return {{}, not_finished()};\n",
        "        return {{}, api_answer(stored.entries.back().text)};\n")]}, WAYS_OUT),
)

LEAKS = {"ys": YS, "yspahan": YSPAHAN, "magna_carta": MAGNA_CARTA}
