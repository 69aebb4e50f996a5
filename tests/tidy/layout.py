"""Where things stand: opening comments, include guards, files that nothing uses, tests that are missing."""
import re
from pathlib import PurePosixPath

from arrows import GAMES
from source import GAMES as NAMES_OF_GAMES
from source import Finding, games_in, normal, under

# Files of a game that cite the rules but have their test elsewhere, each with the place.
EXCUSED_FROM_TEST = {}

_OPENING = {
    ".cpp": r"//", ".hpp": r"//", ".js": r"//|/\*", ".mjs": r"//|/\*", ".css": r"/\*", ".py": r'"""', ".sh": r"#",
    ".cmake": r"#",
}


def opening_comment(files):
    findings = []
    for source in files.values():
        is_cmake = PurePosixPath(source.path).name == "CMakeLists.txt"
        pattern = "#" if is_cmake else _OPENING.get(source.suffix)
        text = re.sub(r"\A#!.*\n", "", source.text)
        # A .cpp that begins with its own header is explained there.
        own_header = f'#include "{source.path.removesuffix(".cpp")}.hpp"\n'
        if pattern and not re.match(rf"(?:{pattern})\s*\S", text) and not text.startswith(own_header):
            findings.append(Finding(source.path, 1, "open by saying what the file does and what it leaves to others"))
    return findings


def pragma_once(files):
    return [Finding(source.path, 1, "a header needs #pragma once") for source in files.values()
            if source.suffix == ".hpp" and not re.search(r"^#pragma once$", source.text, re.M)]


def orphans(files):
    """C++ files that no CMakeLists.txt compiles, and headers that nobody includes."""
    findings = []
    compiled = {name for path, source in _cmake_lists(files) for name in _named_in(path, _for_each_game(source.code))}
    included = {name for source in files.values() if source.is_cpp
                for name in re.findall(r'#\s*include\s+"([^"]+)"', source.text)}
    for path in files:
        if path.endswith(".cpp") and path not in compiled:
            findings.append(Finding(path, 1, "no CMakeLists.txt compiles this file"))
        if path.endswith(".hpp") and path not in included:
            findings.append(Finding(path, 1, "nothing includes this file"))
    return findings


def _cmake_lists(files):
    return [(path, source) for path, source in files.items() if PurePosixPath(path).name == "CMakeLists.txt"]


def _for_each_game(text):
    """With what stands there for ${game} written out for every game."""
    return "\n".join(re.sub(r"\$\{game\}", game, text) for game in NAMES_OF_GAMES)


def _named_in(cmake_list, text):
    """The paths of all that may be files in the text of this CMakeLists.txt."""
    folder = PurePosixPath(cmake_list).parent
    return {str(normal(folder / name)) for name in re.findall(r"[\w./]+", text)}


# What proves a game, beside the tests of its rules. CMake leaves out what is missing.
PROOFS = ("tests/{}/CMakeLists.txt", "tests/records/{}_facets.cpp", "tests/secrecy/{}_proof_test.cpp",
          "tests/secrecy/{}_leaks.py", "tests/secrecy/{}_secrets.mjs")


def games_are_proved(files):
    """Every game of the list has all that proves it, as docs/HACKING.md says."""
    top = files.get("CMakeLists.txt")
    return [Finding("CMakeLists.txt", 1, f"{game} is in the list of games, so it needs {proof.format(game)}")
            for game in (games_in(top.text) if top else ()) for proof in PROOFS if proof.format(game) not in files]


def games_listed_once(files):
    """The games stand in the list DAHUT_GAMES of the topmost CMakeLists.txt; all others loop over it."""
    findings = []
    for path, source in _cmake_lists(files):
        own = [f"{top}/{game}/CMakeLists.txt" for top in ("engine", "tests") for game in NAMES_OF_GAMES]
        if path not in ("CMakeLists.txt", *own):
            findings += source.find(rf"(?<![a-zA-Z])(?:{'|'.join(NAMES_OF_GAMES)})(?![a-zA-Z])",
                                    "a game by its name: loop over DAHUT_GAMES, which alone lists the games")
    return findings


def orphan_modules(files):
    """JavaScript modules of the client that no other file names. Words are loaded by the name of their language."""
    findings = []
    speaks = files.get("web-client/app/words/language.js")
    spoken = set(re.findall(r"^    (\w+): '", speaks.text, re.M)) if speaks else set()
    named = {}
    for path, source in files.items():
        if source.is_js or source.suffix == ".html":
            for name in re.findall(r"(?=['\"/]([^'\"/\n]+)['\"])", source.text):
                named.setdefault(name, set()).add(path)
    for path in files:
        if under(path, "web-client/app", "web-client/games") and path.endswith(".js"):
            used = named.get(PurePosixPath(path).name, set()) - {path}
            is_spoken = "/languages/" in path and PurePosixPath(path).stem.split("_")[-1] in spoken
            if not used and not is_spoken:
                findings.append(Finding(path, 1, "no module or page loads this file"))
    return findings


def tests_of_rules(files):
    """One heading, one file, one test of the same name."""
    findings = []
    for path, source in files.items():
        game = PurePosixPath(path).parent.name
        cites = re.match(rf"// {game.replace('_', '-')} \d", source.text)
        if under(path, *GAMES) and path.endswith(".cpp") and cites:
            test = f"tests/{game}/{PurePosixPath(path).stem}_test.cpp"
            if test not in files and EXCUSED_FROM_TEST.get(path) not in files:
                findings.append(Finding(path, 1, f"this file cites the rules, so it needs {test}"))
    return findings


def named_files(files):
    """Every file that the documents name in backticks or links exists."""
    findings = []
    for path, source in files.items():
        if not (path == "README.md" or re.fullmatch(r"docs/.*\.md", path)):
            continue
        names = [(found.start(1), PurePosixPath(found.group(1)))
                 for found in re.finditer(r"`((?:[\w.-]+/)+[\w.-]+\.\w+)`", source.text)]
        for found in re.finditer(r"\]\(([^)#:]+)\)", source.text):
            names.append((found.start(1), normal(PurePosixPath(path).parent / found.group(1))))
        for place, name in names:
            if str(name) not in files and not under(str(name), "build", "data") and name.suffix != ".png":
                findings.append(Finding(path, source.line_at(place), f"{name} does not exist"))
    return findings
