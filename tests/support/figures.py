#!/usr/bin/env python3
"""Adds up what the tests say they checked: lines as "records: 24 records replayed, 4800 actions", of which several
tests may print the like with other numbers. Reads the logs named on the command line; `./test` ends with what this
prints.
"""
import re
import sys
from pathlib import Path

LABELS = ("records", "playthroughs", "signatures", "many games", "paired worlds", "secrets", "mutations",
          "over the wire", "worlds over the wire", "undone in many worlds", "people over the wire")
LINE = re.compile(rf"^(?:{'|'.join(LABELS)}): .*\d.*$", re.MULTILINE)


def added_up(texts):
    """One line for all lines that differ in their numbers only, in the order in which they first occur."""
    sums = {}
    for text in texts:
        for line in LINE.findall(text):
            numbers = [int(number) for number in re.findall(r"\d+", line)]
            shape = re.sub(r"\d+", "{:,}", line)
            sums[shape] = [sum(pair) for pair in zip(numbers, sums.get(shape, [0] * len(numbers)))]
    return [shape.format(*numbers) for shape, numbers in sums.items()]


if __name__ == "__main__":
    print("\n".join(added_up(Path(name).read_text(errors="replace") for name in sys.argv[1:])))
