#!/usr/bin/env python3
"""Computes dealing_vectors.json from PROTOCOL.md section 7, with only Python's hashlib and the openssl command line. So
the C++ and the JavaScript tests compare with code that shares nothing with either.

Run as: python3 tests/core/make_dealing_vectors.py > tests/core/dealing_vectors.json
"""
import hashlib
import json
import subprocess
import sys


# Small and large, even and odd. The large ones reject nearly every second number.
BOUNDS = [1, 2, 6, 7, 24, 1000, (1 << 31) + 1, 3, (1 << 31) + 1, (1 << 31) + 1, (1 << 32) - 1, 10, (1 << 31) + 11, 16]


def stream(key, purpose, count):
    """The first `count` 32-bit numbers drawn for a purpose."""
    stream_key = hashlib.sha256(key + purpose.encode()).hexdigest()
    command = ["openssl", "enc", "-aes-256-ctr", "-K", stream_key, "-iv", "0" * 32]
    drawn = subprocess.run(command, input=bytes(4 * count), capture_output=True, check=True).stdout
    return [int.from_bytes(drawn[place:place + 4], "big") for place in range(0, 4 * count, 4)]


def drawn_below(numbers, bounds):
    """One draw below each bound in turn. Numbers that would make draws uneven are rejected."""
    drawn = iter(numbers)
    draws = []
    for below in bounds:
        number = next(drawn)
        while number < (1 << 32) % below:
            number = next(drawn)
        draws.append({"below": below, "drawn": number % below})
    return draws


def shuffled(numbers, cards):
    """The cards 0, 1, ... after Fisher and Yates from the end. Numbers that would make picks uneven are rejected."""
    order = list(range(cards))
    drawn = iter(numbers)
    for left in range(cards, 1, -1):
        number = next(drawn)
        while number < (1 << 32) % left:
            number = next(drawn)
        chosen = number % left
        order[left - 1], order[chosen] = order[chosen], order[left - 1]
    return order


def vector(secret, table, game, options, contributions, purposes):
    options_text = json.dumps(options, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    lines = ["dahut deal 1", secret.hex(), table, game, options_text]
    lines += [one.hex() if one else "bot" for one in contributions]
    key = hashlib.sha256("".join(line + "\n" for line in lines).encode()).digest()
    return {
        "secret": secret.hex(), "commitment": hashlib.sha256(secret).hexdigest(), "table": table, "game": game,
        "options": options_text, "contributions": [one.hex() if one else None for one in contributions],
        "key": key.hex(),
        "streams": [{"purpose": purpose, "numbers": stream(key, purpose, 40),
                     "draws": drawn_below(stream(key, purpose, 200), BOUNDS),
                     "shuffled_24": shuffled(stream(key, purpose, 80), 24)} for purpose in purposes],
    }


def main():
    some_bytes = [hashlib.sha256(f"example {number}".encode()).digest() for number in range(6)]
    vectors = [
        vector(bytes(32), "t1", "ys", {}, [None, None], ["order cards"]),
        vector(some_bytes[0], "x7Kq-2", "ys", {"market": "printed", "captain": "fixed"},
               [some_bytes[1], None, some_bytes[2], some_bytes[3]],
               ["order cards", "characters", "ships", "blue-edged"]),
        vector(some_bytes[4], "tavola", "pips", {"name": "Kővár – 7"}, [some_bytes[5]] * 8, ["", "kártya"]),
    ]
    json.dump({"made_by": "tests/core/make_dealing_vectors.py", "vectors": vectors}, sys.stdout, indent=1,
              ensure_ascii=False)
    print()


if __name__ == "__main__":
    main()
