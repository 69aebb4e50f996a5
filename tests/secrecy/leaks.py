"""What a deliberate leak is: a small change of the sources that tells a viewer what it must not know. Which ones there
are is said for each game by a file of its own, as in ys_leaks.py.

A leak replaces texts that must occur exactly once in their file, so that one which no longer fits the sources fails
loudly. `found` is what the proof must say (tests/secrecy/paired_tables.cpp).
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
