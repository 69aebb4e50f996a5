"""What docker/install says and does where packages are missing, on systems that the test makes up."""
import os
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

from source import ROOT

LIST = """# kind package command
build     cmake                          no-such-cmake
build     libboost1.81-dev|libboost-dev
build     zlib1g-dev
test      catch2
"""
INSTALL = "Please install as root: apt-get install --no-install-recommends"
READ_LISTS = "Please run as root, then try again: apt-get update (no package cmake is known here)\n"


class System:
    """A folder of commands that stand for those of a system; bash and the usual ones are the machine's own."""

    def __init__(self, folder, user, packages=(), installed=(), others=()):
        self.folder = Path(folder)
        shutil.copy(ROOT / "docker/install", self.folder / "install")
        (self.folder / "packages.txt").write_text(LIST, encoding="utf-8")
        listed = "\n".join(f"[[ ${{@: -1}} != {name} ]] || echo Package: {name}" for name in packages)
        marked = " ".join(f"'ii :{name} '" for name in installed)
        self._command("id", f"echo {user}")
        self._command("apt-cache", listed)
        self._command("dpkg-query", f"printf %s {marked}")
        for name in ("apt-get", *others):
            self._command(name, f'echo "{name} $*" >> "$(dirname "$0")/called"')
        for name in ("bash", "dirname", "env", "grep"):
            (self.folder / name).symlink_to(shutil.which(name))

    def _command(self, name, text):
        path = self.folder / name
        path.write_text(f"#!{shutil.which('bash')}\n{text}\n", encoding="utf-8")
        path.chmod(0o755)

    def install(self, *kinds):
        """What it ended with, said as an error, and had called."""
        done = subprocess.run([shutil.which("bash"), self.folder / "install", *kinds], capture_output=True, text=True,
                              env={**os.environ, "PATH": str(self.folder)}, check=False)
        called = self.folder / "called"
        return done.returncode, done.stderr, called.read_text(encoding="utf-8") if called.exists() else ""


class Installing(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name

    def test_says_one_command_with_the_names_of_this_system_to_whoever_is_not_root(self):
        newer = System(self.folder, 1000, packages=("cmake", "libboost-dev", "zlib1g-dev"), installed=("zlib1g-dev",))
        self.assertEqual((1, f"{INSTALL} cmake libboost-dev\n", ""),
                         newer.install("build"))

    def test_takes_the_first_name_that_there_is(self):
        older = System(self.folder, 1000, packages=("cmake", "libboost1.81-dev", "libboost-dev", "zlib1g-dev"))
        self.assertEqual(f"{INSTALL} cmake libboost1.81-dev zlib1g-dev\n",
                         older.install("build")[1])

    def test_asks_for_the_lists_of_packages_where_there_are_none(self):
        unread = System(self.folder, 1000)
        self.assertEqual((1, READ_LISTS, ""), unread.install("build"))

    def test_installs_as_root_what_is_missing_of_the_kinds_asked_for(self):
        fresh = System(self.folder, 0, packages=("cmake", "libboost-dev", "zlib1g-dev"), installed=("cmake",))
        self.assertEqual((0, "", "apt-get update -qq\n"
                                 "apt-get install -y -qq --no-install-recommends libboost-dev zlib1g-dev\n"),
                         fresh.install("build"))

    def test_asks_sudo_where_there_is_one(self):
        fresh = System(self.folder, 1000, packages=("catch2",), others=("sudo",))
        status, _, called = fresh.install("test")
        self.assertEqual((0, "sudo apt-get update -qq"), (status, called.splitlines()[0]))
        self.assertIn("apt-get install -y -qq --no-install-recommends catch2", called)

    def test_names_what_the_system_does_not_have(self):
        poor = System(self.folder, 0, packages=("cmake", "zlib1g-dev"))
        status, said, called = poor.install("build")
        self.assertEqual((1, "This system has no package libboost1.81-dev|libboost-dev, which Dahut needs.\n"),
                         (status, said))
        self.assertNotIn("apt-get install", called)

    def test_does_nothing_where_all_is_there(self):
        full = System(self.folder, 1000, installed=("cmake", "libboost-dev", "zlib1g-dev"))
        self.assertEqual((0, "", ""), full.install("build"))


if __name__ == "__main__":
    unittest.main()
