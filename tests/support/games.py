"""The games, by the names of their folders: the list DAHUT_GAMES of the topmost CMakeLists.txt."""
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def games_in(cmake_list):
    """The games that this text of a CMakeLists.txt lists."""
    found = re.search(r"^set\(DAHUT_GAMES ([\w ]+)\)$", cmake_list, re.M)
    return tuple(found.group(1).split()) if found else ()


GAMES = games_in((ROOT / "CMakeLists.txt").read_text(encoding="utf-8"))
