"""A planted leak: a small change of the sources that tells a viewer a secret. Each game lists its leaks in a file of
its own, such as ys_leaks.py.

A leak replaces texts that must occur exactly once in their file. So a leak that no longer fits the sources fails
loudly. `found` is the message with which the proof must fail, as those of tests/secrecy/paired_tables.cpp.
"""
from dataclasses import dataclass


@dataclass(frozen=True)
class Leak:
    kind: str
    found: str
    # For each file, pairs of a text and its replacement.
    changes: dict
    # The test case that must fail. The braces stand for the game's title.
    proof: str = "A short proof of {}"
    # The program with the proof. If headers are changed, this one of its sources is compiled with them, and makes the
    # program without its others.
    program: str = "tests/secrecy/secrecy_tests"
    source: str = ""


# The proof over sockets, instead of a test case (over_the_wire.test.mjs).
OVER_THE_WIRE = "over the wire"

_FACTS = """\
table_facts(id_, charter_, seating_, course_,
                       {connected, certainty_, accords_, result(), notices_.has_webhook()}, audience);
"""


def in_facts(more):
    """The change that adds this to the facts of a table."""
    return {"server/table/table.cpp": [(
        "    return " + _FACTS, "    TableFacts facts = " + _FACTS + more + "    return facts;\n")]}
