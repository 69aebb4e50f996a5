"""Checks that the checker of the campaign finds what is wrong: notes and a journal of a real match are kept beside it,
each test plants one fault in them, and the checker must say so. What is kept is right as it is.
"""
import base64
import copy
import json
import lzma
import sys
import unittest
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[1] / "support"))

from check import Check
from kept_text import kept_text

KEPT = Path(__file__).resolve().parent / "kept"


def _lines(name):
    return [json.loads(line) for line in (KEPT / name).read_text(encoding="utf-8").splitlines()]


class Planted(unittest.TestCase):
    def setUp(self):
        self.notes = _lines("notes.jsonl")
        self.journal = _lines("journal.jsonl")

    def judge(self):
        return Check(map(json.dumps, self.notes), map(json.dumps, self.journal)).judge()

    def assert_found(self, words):
        found = self.judge()
        self.assertTrue(any(words in one for one in found), f"{words}: {found}")

    def heard(self, kind, which=0):
        return [note for note in self.notes if note.get("heard", {}).get("type") == kind][which]

    def entries(self, kind):
        return [row for row in self.journal if json.loads(row["entry"])["type"] == kind]

    def remove(self, row):
        """The entry never was: those behind it have lower numbers."""
        self.journal.remove(row)
        for number, one in enumerate(self.journal, 1):
            one["number"] = number

    def add(self, row):
        self.journal.insert(-1, copy.deepcopy(row))
        for number, one in enumerate(self.journal, 1):
            one["number"] = number

    def test_finds_nothing_in_what_is_right(self):
        self.assertEqual([], self.judge())

    def test_reads_a_match_that_is_packed(self):
        text = "\n".join(["head"] + ["0 " + row["entry"] for row in self.journal] + [""])
        table, number = self.journal[0]["table"], len(self.journal)
        kept = kept_text(text.encode())
        self.journal = [{"table": table, "number": number, "entry": "0 packed",
                         "packed": base64.b64encode(kept).decode()}]
        self.assertEqual([], self.judge())
        for place in range(1, len(kept)):
            damaged = kept[:place] + bytes([kept[place] ^ 1]) + kept[place + 1:]
            self.journal[0]["packed"] = base64.b64encode(damaged).decode()
            with self.assertRaises((ValueError, lzma.LZMAError)):
                self.judge()

    def test_finds_an_action_that_was_told_and_is_gone(self):
        self.remove(self.entries("acted")[-1])
        self.assert_found("is there 0 times")
        self.assert_found("was told")

    def test_finds_an_action_that_was_carried_out_twice(self):
        self.add(self.entries("acted")[0])
        self.assert_found("was carried out 2 times")

    def test_finds_another_action_than_was_told(self):
        row = self.entries("acted")[0]
        entry = json.loads(row["entry"])
        entry["action"] = {"type": "choose", "card": 7}
        row["entry"] = json.dumps(entry)
        self.assert_found("is there 0 times")

    def test_finds_two_entries_of_one_number(self):
        self.journal.insert(4, copy.deepcopy(self.journal[3]))
        self.assert_found("is the 5th")

    def test_finds_an_action_that_was_refused_and_is_there(self):
        note = next(one for one in self.notes if one.get("heard", {}).get("id") == "P1-3")
        note["heard"] = {"type": "refused", "id": "P1-3", "code": "storage_failed"}
        self.assert_found("is there and was refused")

    def test_finds_a_gap(self):
        self.notes.remove(self.heard("update", 3))
        self.assert_found("comes after")

    def test_finds_a_stream_that_is_another_one_elsewhere(self):
        twice = [note for note in self.notes if note.get("heard", {}).get("n") == 3
                 and note["heard"]["type"] == "update"]
        twice[0]["heard"]["events"].append({"type": "planted"})
        self.add_connection_like(twice[0])
        self.assert_found("is another one at")

    def add_connection_like(self, note):
        """The same person hears what this connection heard once more, over another one, as it really was."""
        number = max(one["connection"] for one in self.notes) + 1
        again = [one for one in _lines("notes.jsonl") if one["connection"] == note["connection"]]
        self.notes += [one | {"connection": number} for one in again]

    def test_finds_a_snapshot_that_is_not_what_was_told(self):
        connection = self.heard("update", 2)["connection"]
        number = self.heard("update", 2)["heard"]["n"]
        view = {"round": 9}
        self.notes.append({"at": 0, "connection": connection, "heard": {"type": "snapshot", "n": number, "view": view,
                                                               "events": []}})
        self.assert_found("is not what was told")

    def test_finds_what_only_another_seat_may_hear(self):
        self.heard("snapshot")["heard"]["view"]["hands"]["9"] = [1]
        self.assert_found("sees hands")

    def test_finds_the_secret_and_the_token_of_another(self):
        secret = json.loads(self.journal[0]["entry"])["secret"]
        self.heard("update", -1)["heard"]["planted"] = secret
        self.assert_found("hears a secret")

    def test_finds_a_card_that_another_seat_was_dealt(self):
        self.heard("snapshot")["heard"]["events"] += [{"type": "card_dealt", "card": 1}] * 2
        self.assert_found("cards, three are its own")

    def test_finds_a_table_without_an_end(self):
        self.remove(self.entries("finished")[0])
        self.assert_found("has no end")

    def test_finds_a_table_that_is_gone(self):
        self.journal = []
        self.assert_found("was told and is gone")

    def test_finds_a_seat_that_was_taken_twice(self):
        self.add(self.entries("joined")[0])
        self.assert_found("is there 2 times")

    def test_finds_a_seat_that_does_not_know_its_person(self):
        self.heard("entered")["heard"].update(type="refused", code="unknown_token")
        self.assert_found("refused unknown_token")

    def test_finds_that_a_person_has_seen_more_than_there_is(self):
        self.heard("entered")["heard"]["lost"] = True
        self.assert_found("was told more than there is")

    def add_clock(self, told, **terms):
        """The table has a clock, which was told to a seat right behind its first update."""
        made = json.loads(self.journal[0]["entry"])
        self.journal[0]["entry"] = json.dumps(made | {"clock": {"bank_s": 900, "increment_s": 0} | terms})
        update = self.heard("update")
        place = self.notes.index(update) + 1
        self.notes.insert(place, {"at": update["at"], "connection": update["connection"],
                                  "heard": {"type": "clock", "seats": [{"seat": 0, "left_ms": 900_000} | told]}})
        start = next(note["at"] for note in self.notes if note.get("sent", {}).get("type") == "start")
        return update["at"] - start

    def test_finds_that_a_clock_ran_while_no_time_passed(self):
        passed = self.add_clock({})
        self.assertEqual([], self.judge())
        clock = self.heard("clock")["heard"]["seats"][0]
        clock["left_ms"] -= passed
        self.assertEqual([], self.judge())
        clock["left_ms"] -= 1
        self.assert_found("and not")

    def test_finds_that_somebody_was_given_time(self):
        self.add_clock({"left_ms": 900_001})
        self.assert_found("and not")

    def test_finds_that_a_later_clock_says_more(self):
        acted = [json.loads(row["entry"])["seat"] for row in self.entries("acted")]
        self.add_clock({"seat": 1 - acted[1]})
        again = copy.deepcopy(self.heard("clock"))
        again["heard"]["seats"][0]["left_ms"] = 899_999
        self.notes.insert(self.notes.index(self.heard("clock")), again)
        self.assert_found("and not 8")

    def test_finds_that_an_excuse_has_lasted_longer_than_time_has_passed(self):
        passed = self.add_clock({"excuse_left_ms": 300_000}, lost_s=300)
        self.assertEqual([], self.judge())
        self.heard("clock")["heard"]["seats"][0]["excuse_left_ms"] -= passed + 1
        self.assert_found("is excused")

    def test_finds_somebody_who_waits_for_what_is_told_elsewhere(self):
        connection = self.heard("update", -1)["connection"]
        told = [note for note in self.notes if note["connection"] == connection and "heard" in note]
        last = next(note for note in reversed(told) if note["heard"]["type"] == "update")
        place = self.notes.index(last)
        self.notes = [note for number, note in enumerate(self.notes)
                      if number < place or note["connection"] != connection]
        self.assertEqual([], self.judge())
        self.notes.append({"at": 0, "over": True})
        self.assert_found("waits at")


if __name__ == "__main__":
    unittest.main()
