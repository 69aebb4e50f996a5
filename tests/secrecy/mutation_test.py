"""The proof of tests/secrecy/paired_worlds_test.cpp finds leaks: each of leaks.py, and of the file of each further game
beside it, is patched into copies of sources, which are compiled and linked with everything else as it is built; a short
proof must then fail and say where.

Needs the program secrecy_tests, built by CMake with Ninja. Nothing is written but to the build folder.
"""
import concurrent.futures
import json
import os
import re
import shlex
import shutil
import subprocess
import unittest
from pathlib import Path

import leaks
import magna_carta_leaks

LEAKS = leaks.LEAKS + magna_carta_leaks.LEAKS
ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / os.environ.get("DAHUT_BUILD", "build/release")
SCRATCH = BUILD / "tests/secrecy/mutations"
SECONDS_MOST = 600


class CannotPatch(Exception):
    """A leak does not fit the sources, or its patched sources are not C++."""


def _output_of(command):
    done = subprocess.run(command, cwd=BUILD, capture_output=True, text=True, timeout=SECONDS_MOST)
    if done.returncode != 0:
        raise CannotPatch(f"{shlex.join(command)}\n{done.stdout}{done.stderr}")
    return done.stdout


def _patched(path, changes):
    text = (ROOT / path).read_text(encoding="utf-8")
    for old, new in changes:
        if text.count(old) != 1:
            raise CannotPatch(f"{path} contains {text.count(old)} times, not once:\n{old}")
        text = text.replace(old, new)
    return text


def _compile(path, text, folder):
    """The object file of this text in the place of the source at `path`."""
    source, object_file = folder / path, (folder / path).with_suffix(".o")
    source.parent.mkdir(parents=True, exist_ok=True)
    source.write_text(text, encoding="utf-8")
    entries = json.loads((BUILD / "compile_commands.json").read_text(encoding="utf-8"))
    entry = next(entry for entry in entries if Path(entry["file"]) == ROOT / path)
    words = shlex.split(entry["command"])
    words[words.index("-o") + 1] = str(object_file)
    words[words.index("-c") + 1] = str(source)
    # A leak need not be good style, only C++.
    _output_of([re.sub(r"^-O\d$", "-O1", word) for word in words if word != "-Werror"] + ["-w"])
    return object_file


def _link(objects, folder):
    """The test program with these object files before the libraries, which then need not bring their own."""
    commands = _output_of(["ninja", "-t", "commands", "secrecy_tests"]).splitlines()
    link = next(command for command in reversed(commands) if " -o tests/secrecy/secrecy_tests " in command)
    words = shlex.split(link.split("&&")[1])
    output = words.index("-o") + 1
    words[output] = str(folder / "secrecy_tests")
    _output_of(words[:output - 1] + [str(one) for one in objects] + words[output - 1:])
    return words[output]


def short_proof(name, changes):
    """The exit status and the output of the short proof when the sources are changed so."""
    folder = SCRATCH / re.sub(r"\W+", "-", name)
    shutil.rmtree(folder, ignore_errors=True)
    try:
        folder.mkdir(parents=True)
        objects = [_compile(path, _patched(path, texts), folder) for path, texts in changes.items()]
        program = _link(objects, folder)
        done = subprocess.run([program, "A short proof"], cwd=BUILD, capture_output=True, text=True,
                              timeout=SECONDS_MOST)
        return done.returncode, done.stdout + done.stderr
    finally:
        shutil.rmtree(folder, ignore_errors=True)


class TheProof(unittest.TestCase):
    found = 0

    @classmethod
    def setUpClass(cls):
        pool = concurrent.futures.ThreadPoolExecutor(os.cpu_count())
        cls.addClassCleanup(pool.shutdown, cancel_futures=True)
        cls.sound = pool.submit(short_proof, "no leak", {})
        cls.leaking = {leak.kind: pool.submit(short_proof, leak.kind, leak.changes) for leak in LEAKS}

    @classmethod
    def tearDownClass(cls):
        print(f"\nmutations: {len(LEAKS)} leaks patched in, {cls.found} found")

    def test_holds_without_a_leak(self):
        status, output = self.sound.result()
        self.assertEqual(0, status, output)
        self.assertIn("paired worlds: ", output)

    def test_covers_many_kinds(self):
        self.assertGreaterEqual(len(self.leaking), 10)


def _finds(leak):
    def test(self):
        status, output = self.leaking[leak.kind].result()
        self.assertGreater(status, 0, f"the leak is not found, or the program was ended by a signal:\n{output}")
        self.assertIn(f"leak: {leak.found}", re.sub(r"\s+", " ", output))
        self.assertNotIn("SIG", output)
        type(self).found += 1
    return test


for _leak in LEAKS:
    setattr(TheProof, "test_finds_" + re.sub(r"\W+", "_", _leak.kind), _finds(_leak))


if __name__ == "__main__":
    unittest.main()
