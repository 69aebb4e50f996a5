"""Judges a campaign: holds what people wrote down, each message that they sent and heard, against the journal. It reads
nothing else, and shares no code with the server, with those people or with other tests. What it finds wrong are
sentences; none is right.

    check.py NOTES JOURNAL    prints what is wrong and fails, or prints what was compared
"""
import base64
import hashlib
import json
import lzma
import sys
import zlib
from collections import Counter, defaultdict

# Refusals that faults, other people and coming late explain. Any other one says that something was lost or broke.
EXPLAINED = {"moved", "storage_failed", "outcome_unknown", "stale_decision", "not_asked", "nothing_to_undo",
             "undo_too_late", "undo_learned", "table_over", "table_running", "table_not_running", "seats_missing"}
# After these a request may have been carried out all the same.
UNKNOWN = {None, "outcome_unknown"}
ENDS = {"moved", "stopping"}


class Connection:
    """What one connection was used for: whose stream it hears, and what was asked by it."""

    def __init__(self, where):
        self.where, self.table, self.viewer = where, None, None
        self.number, self.is_open = 0, True
        self.tokens, self.asked = set(), {}


def unpacked(packed):
    """The entries of a finished match (docs/decisions/0092): a mark, a checksum and a length stand before raw LZMA."""
    kept = base64.b64decode(packed)
    checksum, length = (int.from_bytes(kept[begin:begin + 4], "little") for begin in (1, 5))
    filters = [{"id": lzma.FILTER_LZMA1, "pb": 0, "dict_size": max(length, 4096)}]
    text = lzma.decompress(kept[9:], lzma.FORMAT_RAW, filters=filters)
    if (len(text), zlib.crc32(text)) != (length, checksum):
        raise ValueError("a packed match is damaged")
    return [line.split(" ", 1)[1] for line in text.decode().split("\n")[1:-1]]


def journal_of(lines):
    """All entries by table, in the order of their numbers, and what is wrong with these numbers."""
    tables, wrong = defaultdict(list), []
    for row in map(json.loads, lines):
        entries = tables[row["table"]]
        entries += map(json.loads, unpacked(row["packed"]) if row["packed"] else [row["entry"]])
        if row["number"] != len(entries):
            wrong.append(f"table {row['table']}: entry {row['number']} is the {len(entries)}th")
    return tables, wrong


def acted_in(entries):
    return [entry for entry in entries if entry["type"] == "acted"]


def applied(value, change):
    """A view after these changes (PROTOCOL.md 3). In this game no list is changed but as a whole."""
    if not isinstance(change, dict):
        return change
    result = dict(value) if isinstance(value, dict) else {}
    for key, one in change.items():
        if one is None:
            result.pop(key, None)
        else:
            result[key] = applied(result.get(key), one)
    return result


class Check:
    """All notes, read once from the first to the last."""

    def __init__(self, notes, journal):
        self.tables, self.wrong = journal_of(journal)
        self.connections, self.requests = {}, {}
        # What a viewer of a table was told over all connections, by number.
        self.streams = defaultdict(lambda: {"update": {}, "snapshot": {}})
        self.tokens = defaultdict(set)
        self.secrets = {table: entries[0].get("secret") for table, entries in self.tables.items() if entries}
        self.heard, self.left_waiting = Counter(), []
        self.started, self.clocks = {}, []
        for note in map(json.loads, notes):
            self.now = note["at"]
            self._read(note)

    def say(self, *words):
        self.wrong.append(" ".join(map(str, words)))

    def _read(self, note):
        if "over" in note:
            self.left_waiting = [one for one in self.connections.values() if one.is_open and one.table]
            return
        if "where" in note:
            self.connections[note["connection"]] = Connection(note["where"])
            return
        connection = self.connections[note["connection"]]
        if "sent" in note:
            self._send(connection, note["sent"])
        elif "heard" in note:
            self.heard[note["heard"]["type"]] += 1
            self._hear(connection, note["heard"])
        elif "closed" in note:
            connection.is_open = False

    def _send(self, connection, sent):
        if "token" in sent:
            connection.tokens.add(sent["token"])
        if sent["type"] == "enter":
            connection.number = sent.get("seen", 0)
        if sent["type"] == "start":
            self.started.setdefault(connection.table, self.now)
        if sent["type"] in ("act", "undo"):
            key = (connection.table, connection.viewer, sent["id"])
        elif sent["type"] in ("create", "join"):
            key = sent["token"]
        else:
            return
        # A request under one id or token can be sent several times. It has no answer so far.
        _, answers = self.requests.setdefault(key, (sent, []))
        connection.asked[sent["id"]] = (answers, len(answers))
        answers.append(None)

    def _hear(self, connection, heard):
        kind = heard["type"]
        if heard.get("id") in connection.asked:
            answers, place = connection.asked.pop(heard["id"])
            answers[place] = heard.get("code", kind)
        if kind == "seated":
            self._enter(connection, heard, heard["seat"])
            self.tokens[connection.table].add(heard["token"])
        elif kind == "entered":
            self._enter(connection, heard, heard["role"])
        elif kind in ("snapshot", "update"):
            self._follow(connection, heard)
        elif kind == "clock":
            self.clocks.append((connection, self.now, connection.number, heard["seats"]))
        elif kind == "refused" and heard["code"] not in EXPLAINED:
            self.say("refused", heard["code"], "at table", connection.table)
        elif kind == "closing" and heard["code"] not in ENDS:
            self.say("a connection ends with", heard["code"])
        self._hide(connection, heard)

    def _enter(self, connection, heard, viewer):
        connection.table = heard["table"]["id"]
        connection.viewer = viewer
        if heard.get("lost"):
            self.say("table", connection.table, "viewer", viewer, "was told more than there is")
        if connection.table not in self.tables:
            self.say("table", connection.table, "was told and is gone")

    def _follow(self, connection, heard):
        """Every stream is without gaps, and the same wherever it is heard."""
        where = f"table {connection.table} viewer {connection.viewer} message {heard['n']}"
        kind, number = heard["type"], heard["n"]
        if kind == "update" and number != connection.number + 1:
            self.say(where, "comes after", connection.number)
        connection.number = number
        # Who else is there, and what is asked now, can differ where somebody begins to listen.
        same = ("view", "events") if kind == "snapshot" else heard.keys() - {"id"}
        told = {key: heard[key] for key in same}
        if self.streams[connection.table, connection.viewer][kind].setdefault(number, told) != told:
            self.say(where, "is another one at", connection.where)

    def _hide(self, connection, heard):
        """Nobody hears a hand, a choice or a card of another one, nor what only another one or the server knows."""
        own = {str(connection.viewer)}
        for part in (heard.get("view", {}), heard.get("changes") or {}):
            for field in ("hands", "chosen"):
                shown = {seat for seat, cards in part.get(field, {}).items() if cards is not None}
                if shown - own:
                    self.say("table", connection.table, "viewer", connection.viewer, "sees", field, *(shown - own))
        if connection.viewer == "public" and any(one["type"] == "card_dealt" for one in heard.get("events", [])):
            self.say("table", connection.table, "the public hears which card was dealt")
        text = json.dumps(heard)
        secrets = (self.tokens[connection.table] - connection.tokens) | {self.secrets.get(connection.table)}
        if any(one and one in text for one in secrets):
            self.say("table", connection.table, "viewer", connection.viewer, "hears a secret")

    def judge(self):
        for table, entries in self.tables.items():
            self._judge_table(table, entries)
        self._judge_requests()
        for (table, viewer), stream in self.streams.items():
            self._judge_stream(table, viewer, stream["update"], stream["snapshot"])
        self._judge_waiting()
        self._judge_clocks()
        return self.wrong

    def _judge_table(self, table, entries):
        kinds = Counter(entry["type"] for entry in entries)
        ids = Counter((entry["seat"], entry["id"]) for entry in acted_in(entries) if "id" in entry)
        for name, times in ids.items():
            if times > 1:
                self.say("table", table, "request", name, "was carried out", times, "times")
        if kinds["created"] != 1 or kinds["started"] != 1 or entries[0]["type"] != "created":
            self.say("table", table, "was not made and started once")
        if kinds["finished"] != 1:
            self.say("table", table, "has no end")

    def _judge_waiting(self):
        """Whoever is still connected after the last patience has heard everything that there is."""
        for one in self.left_waiting:
            last = len(acted_in(self.tables.get(one.table, []))) + 1
            if one.number < last:
                self.say("table", one.table, "viewer", one.viewer, "waits at", one.where, "in vain for message",
                         one.number + 1, "of", last)

    def _judge_clocks(self):
        """Nobody is charged for more time than has passed since the start, and only actions give any."""
        before = {}
        for connection, at, number, seats in self.clocks:
            table = connection.table
            acted, terms = acted_in(self.tables[table]), self.tables[table][0]["clock"]
            passed, bank, lost = at - self.started[table], 1000 * terms["bank_s"], 1000 * terms.get("lost_s", 0)
            for told in seats:
                seat, left, state = told["seat"], told["left_ms"], (told.get("thinks"), told.get("excused"))
                most = bank + 1000 * terms["increment_s"] * sum(one["seat"] == seat for one in acted)
                first, earlier, former = before.get((connection, seat), (0, most, None))
                # What is stored has the moment of when it was asked for. What is undone gives others time back.
                since = acted[max(first - 1, 0):number]
                if state == former and not any(one["seat"] == seat or one["action"]["type"] == "undo" for one in since):
                    most = earlier
                if not bank - passed <= left <= most:
                    self.say("table", table, "seat", seat, "has", left, "ms, and not", bank - passed, "to", most)
                if told.get("excuse_left_ms", lost) < lost - passed:
                    self.say("table", table, "seat", seat, "is excused for less time than is left")
                before[connection, seat] = number, left, state

    def _judge_requests(self):
        for key, (sent, answers) in self.requests.items():
            found = self._acted_by(*key, sent) if isinstance(key, tuple) else self._joined_by(key)
            done = [one for one in answers if one in ("update", "done", "seated")]
            if found > 1 or (done and found == 0):
                self.say("request", key, "answered", done, "is there", found, "times")
            if found == 1 and not done and not UNKNOWN.intersection(answers):
                self.say("request", key, "is there and was refused:", *answers)

    def _acted_by(self, table, seat, name, sent):
        action = sent.get("action", {"type": "undo"})
        return sum((one["seat"], one.get("id"), one["action"]) == (seat, name, action)
                   for one in acted_in(self.tables.get(table, [])))

    def _joined_by(self, token):
        hashed = hashlib.sha256(token.encode()).hexdigest()
        return sum(entry.get("key") == hashed for entries in self.tables.values()
                   for entry in entries if entry["type"] == "joined")

    def _judge_stream(self, table, viewer, updates, snapshots):
        """Each message but the first tells of one action: the journal's, by the same seat. All of it fits together."""
        acted = acted_in(self.tables.get(table, []))
        for number, update in sorted(updates.items()):
            if number - 1 > len(acted):
                self.say("table", table, "viewer", viewer, "was told", number, "of", len(acted) + 1)
                continue
            told = next((one["seat"] for one in update["events"] if "seat" in one), None)
            if told != acted[number - 2]["seat"]:
                self.say("table", table, "viewer", viewer, "message", number, "tells of an action of seat", told)
        view, dealt = None, 0
        for number in range(1, max([*updates, *snapshots, 0]) + 1):
            update = updates.get(number)
            view = applied(view, update["changes"]) if update and view is not None else None
            snapshot = snapshots.get(number)
            if snapshot and view is not None and snapshot["view"] != view:
                self.say("table", table, "viewer", viewer, "snapshot", number, "is not what was told")
            if snapshot:
                view = snapshot["view"]
                dealt = max(dealt, sum(one["type"] == "card_dealt" for one in snapshot["events"]))
        if dealt > 3:
            self.say("table", table, "viewer", viewer, "heard of", dealt, "cards, three are its own")

    def summary(self):
        told = sum(any(one in ("update", "done") for one in answers)
                   for key, (_, answers) in self.requests.items() if isinstance(key, tuple))
        return (f"{len(self.tables)} tables, {told} actions told, {len(self.clocks)} clocks told,"
                f" {sum(self.heard.values())} messages heard over {len(self.connections)} connections")


def main():
    with open(sys.argv[1], encoding="utf-8") as notes, open(sys.argv[2], encoding="utf-8") as journal:
        check = Check(notes, journal)
    wrong = check.judge()
    print("\n".join(wrong[:40]) if wrong else check.summary())
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
