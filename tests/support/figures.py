#!/usr/bin/env python3
"""Adds up what the tests report to have checked, in lines such as "records: 24 records replayed, 4800 actions". Several
tests may print the same line with other numbers. Reads the logs named on the command line. `./test` prints the sums at
its end.
"""
import re
import sys
from pathlib import Path

LABELS = ("records", "playthroughs", "signatures", "many games", "paired worlds", "worlds of bots", "secrets",
          "mutations", "over the wire", "worlds over the wire", "undone in many worlds", "people over the wire",
          "campaign")
LINE = re.compile(rf"^(?:{'|'.join(LABELS)}): .*\d.*$", re.MULTILINE)


def added_up(texts):
    """One line for all lines that differ only in their numbers, in the order of their first occurrence."""
    sums = {}
    for text in texts:
        for line in LINE.findall(text):
            numbers = [int(number) for number in re.findall(r"\d+", line)]
            shape = re.sub(r"\d+", "{:,}", line)
            sums[shape] = [sum(pair) for pair in zip(numbers, sums.get(shape, [0] * len(numbers)))]
    return [shape.format(*numbers) for shape, numbers in sums.items()]


if __name__ == "__main__":
    print("\n".join(added_up(Path(name).read_text(errors="replace") for name in sys.argv[1:])))
