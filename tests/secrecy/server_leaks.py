"""Planted leaks in the ways out of a server that all games share: messages to returning clients, facts of tables, the
log, reports of broken tables, and reading of matches. Some are planted for every game, the others for one. The proof of
ways_out.cpp finds them, or that of ways_out_test.cpp if a key is told. A new game need not have any of its own.
"""
from leaks import Leak, in_facts

FACTS, STORING, ROOM = "server/table/facts.cpp", "server/room/storing.cpp", "server/room/room.cpp"
ACTING, ERRANDS, NOTICES = "server/table/acting.cpp", "server/room/errands.cpp", "server/room/notices.cpp"
REQUESTS, HINTING = "server/lobby/requests.cpp", "server/table/hinting.cpp"
HISTORY, STREAM, ARCHIVE = "server/table/history.cpp", "server/table/stream.cpp", "server/archive/archive.cpp"
WAYS_OUT = "Whatever leaves a server of {} by any way is the same in every world"
KEYS = "No part of a secret that seals a deal or opens a seat leaves a server before the match is over"

ALL_SEEING = """\
    std::string everything;
    MATCH->write_view(everything, AllSeeing{});
"""

LEAVES = "what leaves a server of"
SEEN_MORE = "    spdlog::error(\"table {}: {} has seen"


def _at_tables_for(seats):
    """A leak that only a visit to a table of this size finds."""
    return Leak(f"a whole view, in the log, at tables for {seats}", LEAVES, {ROOM: [(
        SEEN_MORE, ALL_SEEING.replace("MATCH", "table_.match()") + f"""\
    if (table_.seating().seats().size() == {seats}) {{
        spdlog::error("{{}}", everything);
    }}
""" + SEEN_MORE)]}, WAYS_OUT)


# States that are seldom visited: a game that fails, people who are away, tables of other sizes.
SELDOM_VISITED = (
    Leak("a whole view, in what is said of a game that fails", LEAVES, {ACTING: [("""\
        return step_plan(std::move(acted), std::move(step));
    } catch (const std::exception& error) {
        return Fault{error.what()};
""", """\
        return step_plan(std::move(acted), std::move(step));
    } catch (const std::exception& error) {
""" + ALL_SEEING.replace("MATCH", "at.table.match()") + "        return Fault{everything};\n")]}, WAYS_OUT),
    Leak("a whole view, when telling fails", LEAVES, {STORING: [(
        "        (void)break_down(error.what());\n",
        ALL_SEEING.replace("MATCH", "table_.match()") + "        (void)break_down(everything);\n")]}, WAYS_OUT),
    Leak("a whole view, when a bot fails", LEAVES, {ERRANDS: [(
        "        acts.fault = error.what();\n",
        ALL_SEEING.replace("MATCH", "table_.match()") + "        acts.fault = everything;\n")]}, WAYS_OUT),
    Leak("a whole view, when judging an undo fails", LEAVES, {REQUESTS: [(
        "        spdlog::error(\"a request failed: {}\", fault_text(error));\n", """\
        std::string everything = error.what();
        if (guest->role()) {
            guest->role()->room->table().match()->write_view(everything, AllSeeing{});
        }
        spdlog::error("a request failed: {}", everything);
""")]}, WAYS_OUT),
    Leak("the moment of a notice, by what is hidden", LEAVES, {NOTICES: [(
        "        if (awaits_notice(seat) && away(seat) >= services_.notifier.after()) {\n",
        ALL_SEEING.replace("MATCH", "table_.match()") + """\
        const std::chrono::minutes later(std::hash<std::string>{}(everything) % 4);
        if (awaits_notice(seat) && away(seat) >= services_.notifier.after() + later) {
""")]}, WAYS_OUT),
    Leak("a part of a notice, by what is hidden", LEAVES, {NOTICES: [(
        "    return {.table = table_.id(),\n            .table_name = table_.charter().name,\n",
        ALL_SEEING.replace("MATCH", "table_.match()") + """\
    return {.table = table_.id(),
            .table_name = table_.charter().name + std::to_string(std::hash<std::string>{}(everything) % 100),
""")]}, WAYS_OUT),
    _at_tables_for(2),
    _at_tables_for(4),
)
# What is made from a digest, which other worlds have too.
OF_DIGESTS = (
    Leak("a part of the digest, in facts of a table", "the table's facts", in_facts("""\
    if (match_) {
        facts.trouble = match_->digest().substr(0, 8);
    }
""")),
    Leak("a length made from the digest", "a message", {STREAM: [(
        "                                   viewer.asks_anew ? std::optional<Written>(decision) : std::nullopt});\n",
        """\
                                   viewer.asks_anew ? std::optional<Written>(decision) : std::nullopt});
    text += std::string(static_cast<std::size_t>(step.after->digest().front()) % 8, ' ');
""")]}),
    Leak("a tag made from the digest", LEAVES, {ARCHIVE: [("        return {{}, not_finished()};\n", """\
        ApiAnswer answer = not_finished();
        answer.tag = std::to_string(std::hash<std::string>{}(stored.entries.back().text));
        return {{}, answer};
""")]}, WAYS_OUT),
    Leak("a part of the digest, in the log", LEAVES, {ROOM: [(
        SEEN_MORE, "    spdlog::error(\"{}\", table_.match()->digest().substr(0, 4));\n" + SEEN_MORE)]}, WAYS_OUT),
)
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
    *SELDOM_VISITED,
    *OF_DIGESTS,
    Leak("everybody's events of the past, to those who come back", "what is told again", {HISTORY: [(
        "        updates_.push_back(step_text(step, *mine));\n", """\
        std::string text = step_text(step, *mine);
        text.back() = ',';
        updates_.push_back(text + "\\"all\\":[" + step.told.all() + "]}");
""")]}),
    Leak("a hint computed from the true state", LEAVES, {ERRANDS: [("""\
    FastRandom random(1);
    return match.hint_within(allowance, seat, random);
""", ALL_SEEING.replace("MATCH->", "match.") + """\
    FastRandom random(std::hash<std::string>{}(everything));
    return {match.choose_within(allowance, BotKind::random, seat, random)};
""")]}, WAYS_OUT),
    Leak("a whole view, in what everybody hears of a hint", LEAVES, {HINTING: [(
        "    plan.effects.emplace_back(effect::Tell{Hearers::all, hinted_text(at.seat())});\n",
        ALL_SEEING.replace("MATCH", "at.table.match()") + """\
    std::string text = hinted_text(at.seat());
    text.back() = ',';
    plan.effects.emplace_back(effect::Tell{Hearers::all, text + "\\"all\\":" + everything + "}"});
""")]}, WAYS_OUT),
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
        "    add_course(facts, course);", """\
    add_course(facts, course);
    const auto* const secret = std::get_if<Secret>(&charter.chance);
    if (secret != nullptr && course.status == TableStatus::running) {
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
