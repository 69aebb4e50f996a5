"""Deliberate leaks by the ways out of a server that all games share: what those who come back are sent, facts of
tables, the log, what is said of a broken table, matches that are read. Each is planted for one game, whose proof by
ways_out.cpp, or of keys by ways_out_test.cpp, finds it. A new game need not have one.
"""
from leaks import Leak

SEATING, STORING, ROOM = "server/tables/seating.cpp", "server/tables/room_storing.cpp", "server/tables/room.cpp"
HISTORY, STREAM, ARCHIVE = "server/tables/history.cpp", "server/tables/stream.cpp", "server/tables/archive.cpp"
WAYS_OUT = "Whatever leaves a server of {} by any way is the same in every world"
KEYS = "No part of a secret that seals a deal or opens a seat leaves a server before the match is over"

ALL_SEEING = """\
    std::string everything;
    MATCH->write_view(everything, AllSeeing{});
"""

YS = (
    Leak("the secret of the deal, in facts of a table that somebody left", "a key is in", {SEATING: [(
        "    add_circumstances(facts, circumstances);", """\
    const auto* const secret = std::get_if<Secret>(&charter.chance);
    if (secret != nullptr && circumstances.status == TableStatus::running) {
        facts["deal"] = secret->hex_for_the_record();
    }
    add_circumstances(facts, circumstances);""")]}, KEYS),
    Leak("a whole view, in the latest update to those who come back", "what leaves a server of Ys", {HISTORY: [(
        "        updates_.push_back(step_text(step, *mine));\n",
        ALL_SEEING.replace("MATCH", "step.after") + """\
        std::string text = step_text(step, *mine);
        text.back() = ',';
        updates_.push_back(text + "\\"all\\":" + everything + "}");
""")]}, WAYS_OUT),
)
YSPAHAN = (
    Leak("a contribution, in facts of a table that its person left", "a key is in", {SEATING: [(
        "        if (place.bot) {\n", """\
        if (place.bot && place.contribution) {
            one["part"] = to_hex(*place.contribution).substr(20, 16);
        }
        if (place.bot) {
""")]}, KEYS),
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
