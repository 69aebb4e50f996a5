"""How much of the system the service of systemd can reach, as systemd itself counts it: from 0 for nothing to 10."""
import re
import shutil
import subprocess
import unittest

from source import ROOT

MOST = 2.0


@unittest.skipUnless(shutil.which("systemd-analyze"), "systemd is not installed (docker/install ci)")
class TheService(unittest.TestCase):
    def test_reaches_little(self):
        said = subprocess.run(["systemd-analyze", "security", "--offline=true", ROOT / "docker/dahut.service"],
                              capture_output=True, text=True, check=True).stdout
        exposure = re.search(r"Overall exposure level for dahut\.service: (\d+\.\d)", said)
        self.assertIsNotNone(exposure, said)
        self.assertLess(float(exposure.group(1)), MOST, said)


if __name__ == "__main__":
    unittest.main()
