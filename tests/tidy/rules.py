"""All house rules. Run this file to see every finding: python3 tests/tidy/rules.py"""
import sys

import arrows
import banned
import browsers
import citations
import layout
import newer
import packages
import sizes
from source import repository

RULES = (
    arrows.include_direction, arrows.foreign_libraries, arrows.client_imports, arrows.client_rooms,
    sizes.line_length, sizes.function_length, sizes.file_length,
    banned.banned_calls, banned.unfinished_marks, banned.machine_paths, banned.remote_addresses,
    layout.opening_comment, layout.pragma_once, layout.orphans, layout.orphan_modules, layout.tests_of_rules,
    layout.named_files, layout.games_are_proved, layout.games_listed_once,
    citations.cited_sections, citations.named_headings,
    newer.newer_than_node_18, browsers.unknown_to_old_browsers, browsers.oldest_browsers_told,
    packages.package_list, packages.kinds_of_packages,
)


def main():
    findings = [finding for rule in RULES for finding in rule(repository())]
    for finding in findings:
        print(finding)
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main())
