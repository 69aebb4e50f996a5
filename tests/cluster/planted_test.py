"""Checks that the campaign finds what is wrong with a server: each fault of planted.py is patched into the server of
the tiny game, and the campaign must fail for it, with faults of the surroundings that bring it to light.

That takes minutes, and whether a fault shows is chance. So it is done with DAHUT_NIGHTLY; the normal run looks whether
each still fits the sources.
"""
import os
import re
import shutil
import subprocess
import sys
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.append(str(ROOT / "tests/support"))

from patched import BUILD, link, objects, patched
from planted import PLANTED

SCRATCH = BUILD / "tests/cluster"
# Whether a fault shows is chance. It shows in one of these campaigns.
SEEDS = range(1, 9)
FAULTS = 12
PATIENCE_MS = 60_000


def _campaign(program, planted, seed):
    """The exit status and the output of a campaign with this server."""
    command = [str(ROOT / "tests/cluster/run"), str(seed), str(FAULTS), *planted.surroundings]
    environment = os.environ | {"DAHUT_SERVER": program, "DAHUT_PATIENCE_MS": str(PATIENCE_MS)}
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
    return done.returncode, done.stdout + done.stderr


def finding_of(planted):
    """What the first campaign says that finds this fault; nothing if none does."""
    folder = SCRATCH / re.sub(r"\W+", "-", planted.kind)
    shutil.rmtree(folder, ignore_errors=True)
    try:
        folder.mkdir(parents=True)
        program = link(objects(planted.changes, folder), folder, "tests/server/tiny_server")
        for seed in SEEDS:
            status, output = _campaign(program, planted, seed)
            if status == 1 and "notes and journal:" in output:
                return output
            if status != 0:
                raise AssertionError(output)
        return ""
    finally:
        shutil.rmtree(folder, ignore_errors=True)


class Faults(unittest.TestCase):
    def test_fit_the_sources(self):
        for planted in PLANTED:
            with self.subTest(planted.kind):
                for path, changes in planted.changes.items():
                    patched(path, changes)


def _finds(planted):
    def test(self):
        output = finding_of(planted)
        self.assertNotEqual("", output, f"{planted.kind} is not found")
        print(f"\nplanted: {planted.kind}: {output.splitlines()[len(planted.surroundings)]}")
    return test


for _planted in PLANTED if "DAHUT_NIGHTLY" in os.environ else ():
    setattr(Faults, "test_find_" + re.sub(r"\W+", "_", _planted.kind), _finds(_planted))


if __name__ == "__main__":
    unittest.main()
