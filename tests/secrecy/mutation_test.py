"""Checks that the proofs of tests/secrecy find leaks. Each leak that a file such as ys_leaks.py plants is patched into
copies of the sources. These are compiled and linked with everything else. Then the short proof of that game must fail
and say where.

The normal run tries one leak in eight, others after each commit. With DAHUT_NIGHTLY all are tried.

Needs the programs secrecy_tests, bots_tests and resampled_server, built by CMake with Ninja. Writes to the build folder
only.
"""
import concurrent.futures
import hashlib
import importlib
import os
import re
import shutil
import subprocess
import sys
import unittest
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.append(str(ROOT / "tests/support"))

import bot_leaks
import server_leaks
import undo_leaks
import wire_leaks
from games import GAMES
from leaks import OVER_THE_WIRE, Leak
from patched import BUILD, SECONDS_MOST, link, objects, patched


def _leaks_of(game):
    """The title of this game, as its short proof is named, and all leaks that are planted for it."""
    own = importlib.import_module(f"{game}_leaks")
    return own.TITLE, (*own.LEAKS, *server_leaks.FOR_EACH, *server_leaks.LEAKS.get(game, ()), *undo_leaks.FOR_EACH,
                       *undo_leaks.LEAKS.get(game, ()), *wire_leaks.FOR_EACH, *wire_leaks.LEAKS.get(game, ()),
                       *bot_leaks.FOR_EACH)


LEAKS = dict(map(_leaks_of, GAMES))
# As the proof over sockets calls the games.
NAMES = {title: game.replace("_", "-") for title, game in zip(LEAKS, GAMES)}
SCRATCH = BUILD / "tests/secrecy/mutations"


def _commit():
    done = subprocess.run(["git", "rev-parse", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout.strip()


def _is_tried(leak, seed=os.environ.get("DAHUT_SEED") or _commit()):
    return "DAHUT_NIGHTLY" in os.environ or hashlib.sha256(f"{seed} {leak.kind}".encode()).digest()[0] % 8 == 0


TRIED = {game: [leak for leak in leaks if _is_tried(leak)] for game, leaks in LEAKS.items()}


def _ran(program, game, leak):
    # What a proof of all games says of one stands in a section of its own.
    command, environment = [program, leak.proof.format(game), "-c", NAMES[game]], os.environ
    if leak.proof == OVER_THE_WIRE:
        command = ["node", "--test", str(ROOT / "tests/secrecy/over_the_wire.test.mjs")]
        environment = os.environ | {"DAHUT_LEAKING_SERVER": program, "DAHUT_LEAK_OF": NAMES[game]}
    done = subprocess.run(command, cwd=BUILD, capture_output=True, text=True, timeout=SECONDS_MOST, env=environment)
    return done.returncode, done.stdout + done.stderr


def proofs_of(games, leak):
    """The exit status and the output of these games' proofs, which must find the leak: {game: (status, output)}."""
    folder = SCRATCH / re.sub(r"\W+", "-", f"{games[0]} {leak.kind}")
    shutil.rmtree(folder, ignore_errors=True)
    try:
        folder.mkdir(parents=True)
        target = "tests/secrecy/resampled_server" if leak.proof == OVER_THE_WIRE else leak.program
        program = link(objects(leak.changes, folder, leak.source), folder, target, leak.source)
        return {game: _ran(program, game, leak) for game in games}
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _with_their_games(leaks_of_games):
    """Each leak once, as it is compiled, with all games for which it is planted."""
    games = {}
    for game, leaks in leaks_of_games.items():
        for leak in leaks:
            games.setdefault(id(leak), (leak, []))[1].append(game)
    return games.values()


class Proofs(unittest.TestCase):
    """What all proofs must do. The tests of each game's leaks are added below."""
    found = Counter()

    @classmethod
    def setUpClass(cls):
        pool = concurrent.futures.ThreadPoolExecutor(os.cpu_count())
        cls.addClassCleanup(pool.shutdown, cancel_futures=True)
        cls.sound = pool.submit(proofs_of, list(LEAKS), Leak("no leak", "", {}))
        cls.leaking = {}
        for leak, games in _with_their_games(TRIED):
            proofs = pool.submit(proofs_of, games, leak)
            cls.leaking.update({(game, leak.kind): proofs for game in games})

    @classmethod
    def tearDownClass(cls):
        for game, leaks in TRIED.items():
            print(f"\nmutations: {len(leaks)} leaks of {game} patched in, {cls.found[game]} found"
                  f" (of {len(LEAKS[game])} that there are)")

    def test_hold_without_a_leak(self):
        for game, (status, output) in self.sound.result().items():
            with self.subTest(game):
                self.assertEqual(0, status, output)
                self.assertRegex(output, f"paired worlds: [0-9]+ pairs of {game} compared")

    def test_fit_the_sources(self):
        for game, leaks in LEAKS.items():
            for leak in leaks:
                with self.subTest(game, leak=leak.kind):
                    for path, texts in leak.changes.items():
                        patched(path, texts)

    def test_cover_many_kinds(self):
        for game, leaks in LEAKS.items():
            with self.subTest(game):
                self.assertGreaterEqual(len({leak.kind for leak in leaks}), 10)


def _finds(game, leak):
    def test(self):
        status, output = self.leaking[game, leak.kind].result()[game]
        self.assertGreater(status, 0, f"the leak is not found, or the program was ended by a signal:\n{output}")
        self.assertIn(f"leak: {leak.found}", re.sub(r"\s+", " ", output))
        self.assertNotIn("SIG", output)
        self.found[game] += 1
    return test


for _game, _leaks in TRIED.items():
    for _leak in _leaks:
        setattr(Proofs, "test_find_" + re.sub(r"\W+", "_", f"{_leak.kind} in {_game}"), _finds(_game, _leak))


if __name__ == "__main__":
    unittest.main()
