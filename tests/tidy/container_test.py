"""What an image of a container says of itself: its version, its commit and its packages; and that whoever builds it by
one of the commands that are written down hands the commit in, because the image's sources come without .git."""
import re
import subprocess
import unittest

from source import ROOT

COMPOSE_FILES = ("docker/compose.yaml", "docker/compose.tls.yaml", "docker/compose.cluster.yaml")
BUILDING = "docker build -t dahut --build-arg COMMIT=$(git rev-parse HEAD) -f docker/Dockerfile ."


def text_of(path):
    return (ROOT / path).read_text(encoding="utf-8")


class TheImage(unittest.TestCase):
    def setUp(self):
        # Instructions as they are read: what a backslash carries over stands in one line.
        self.build, self.served = text_of("docker/Dockerfile").replace("\\\n", "").split("\nFROM debian:12-slim\n")

    def test_has_labels_of_its_version_and_commit(self):
        labels = dict(re.findall(r'org\.opencontainers\.image\.(\w+)="([^"]*)"', self.served))
        self.assertEqual({"title": "Dahut", "version": "$VERSION", "revision": "$COMMIT"}, labels)
        version = re.search(r"^ARG VERSION=(.+)$", self.served, re.M).group(1)
        self.assertIn(f"project(dahut VERSION {version} ", text_of("CMakeLists.txt"))
        self.assertLess(self.served.index("ARG COMMIT="), self.served.index("LABEL"))

    def test_has_a_program_that_knows_its_commit(self):
        self.assertIn(".git\n", text_of(".dockerignore"))
        self.assertRegex(self.build, r'ARG COMMIT=\nRUN .*cmake --preset run -DDAHUT_COMMIT="\$COMMIT"')

    def test_is_given_its_commit_by_all_that_build_it(self):
        for path in COMPOSE_FILES:
            building = re.findall(r"^ +build: (.*)$", text_of(path), re.M)
            self.assertEqual(['{context: .., dockerfile: docker/Dockerfile, args: {COMMIT: "${COMMIT:-}"}}'], building)
        for path in ("README.md", "docker/Dockerfile"):
            commands = re.findall(r"docker build .*? \.(?=$|`)", text_of(path), re.M)
            self.assertEqual([BUILDING], commands, path)
        started = re.findall(r"^ +(.*docker compose .* up .*)$", text_of("docs/hosting.md"), re.M)
        self.assertEqual(len(COMPOSE_FILES), len(started))
        for command in started:
            self.assertIn("COMMIT=$(git rev-parse HEAD) ", command)

    def test_lists_its_packages_after_all_are_installed(self):
        listing = re.search(r"dpkg-query .*?(?= >)", self.served)
        self.assertLess(self.served.index("/opt/docker/install runtime"), listing.start())
        self.assertIn(f"{listing.group()} > /usr/local/share/dahut/packages.txt", self.served)
        lines = subprocess.run(listing.group(), shell=True, capture_output=True, text=True, check=True).stdout
        self.assertRegex(lines, r"(?m)^libc6 \d\S+$")


if __name__ == "__main__":
    unittest.main()
