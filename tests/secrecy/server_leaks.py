"""Planted leaks in the ways out of a server that all games share: messages to returning clients, facts of tables, the
log, reports of broken tables, and reading of matches. Some are planted for every game, the others for one. The proof of
ways_out.cpp finds them, or that of ways_out_test.cpp if a key is told. A new game need not have any of its own.
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

# Planted for the games in which something private is told soon.
SNAPSHOT_OF_THE_PAST = Leak(
    "everybody's events of all steps but the latest, in a snapshot", "the past is told otherwise", {HISTORY: [(
        "    Heard& heard = heard_.emplace_back();\n", """\
    static thread_local std::string before;
    if (!heard_.empty()) {
        heard_.back().events = before;
    }
    before = "[" + step.told.all();
    Heard& heard = heard_.emplace_back();
""")]}, WAYS_OUT)
# Planted for every game.
FOR_EACH = (
    Leak("everybody's events of the past, to those who come back", "what is told again", {HISTORY: [(
        "        updates_.push_back(step_text(step, *mine));\n", """\
        std::string text = step_text(step, *mine);
        text.back() = ',';
        updates_.push_back(text + "\\"all\\":[" + step.told.all() + "]}");
""")]}),
    Leak("a whole view, in the answer to whoever acts", "an answer", {STREAM: [(
        "    write_update(text, step, viewer, answers);\n", """\
    write_update(text, step, viewer, answers);
    if (answers) {
        text.back() = ',';
        text += "\\"all\\":";
        step.after->write_view(text, AllSeeing{});
        text += '}';
    }
""")]}),
)
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
    SNAPSHOT_OF_THE_PAST,
    Leak("a contribution, in facts of a table that its person left", "a key is in", {FACTS: [(
        "{.player = place.player,", """{
            .player = !place.bot ? place.player : to_hex(place.contribution.value_or(Bytes32{})).substr(20, 16),""")]},
         KEYS),
    Leak("a whole view, in the sentence about a broken table", "what leaves a server of Yspahan", {STORING: [(
        "    table_.break_down(std::string(trouble));\n",
        ALL_SEEING.replace("MATCH", "table_.match()") + "    table_.break_down(everything);\n")]}, WAYS_OUT),
)
MAGNA_CARTA = (
    SNAPSHOT_OF_THE_PAST,
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
