"""The repository keeps every house rule: one test for each."""
import unittest

from layout import EXCUSED_FROM_TEST
from rules import RULES
from source import repository


class TheRepository(unittest.TestCase):
    def test_is_read(self):
        self.assertIn("CMakeLists.txt", repository())
        self.assertIn("engine/core/game.hpp", repository())

    def test_excuses_nothing_that_is_gone(self):
        for path in EXCUSED_FROM_TEST:
            self.assertIn(path, repository())


def _keeps(rule):
    def test(self):
        findings = rule(repository())
        if findings:
            self.fail("\n" + "\n".join(str(finding) for finding in findings))
    return test


for _rule in RULES:
    setattr(TheRepository, f"test_keeps_{_rule.__name__}", _keeps(_rule))


if __name__ == "__main__":
    unittest.main()
