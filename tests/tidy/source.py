"""The files of the repository as the house rules see them: text, and the same text with comments and strings blanked.

A rule is a function from {path: Source} to a list of findings, so that its own test can hand it a planted violation.
"""
import functools
import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).resolve().parents[2]
sys.path.append(str(ROOT / "tests/support"))

from games import GAMES, games_in

_CPP = re.compile(
    r'//[^\n]*|/\*.*?\*/'
    r'|R"(?P<delimiter>[^()\s\\]*)\(.*?\)(?P=delimiter)"'
    r'|(?<![0-9a-fA-F])\'(?:\\.|[^\'\\\n])+\''
    r'|"(?:\\.|[^"\\\n])*"', re.S)
_JS_REGEX = r'(?<=[(,=:\[!&|?{};\n])\s*/(?![/*])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n\[])+/[a-z]*'
_JS = re.compile(r'//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\'|' + _JS_REGEX, re.S)
_PYTHON = re.compile(r'#[^\n]*|""".*?"""|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\'', re.S)
_HASH = re.compile(r'(?:^|(?<=\s))#[^\n]*')
_KINDS = {".cpp": _CPP, ".hpp": _CPP, ".js": _JS, ".mjs": _JS, ".ts": _JS, ".py": _PYTHON}


@dataclass(frozen=True)
class Finding:
    path: str
    line: int
    message: str

    def __str__(self):
        return f"{self.path}:{self.line}: {self.message}"


def _blanks(text):
    """As long as the text, with the same line breaks, and nothing else."""
    return re.sub(r"[^\n]", " ", text)


def _without_templates(text):
    """JavaScript with the words of template literals blanked; the code inside ${...} stays."""
    out, depths, place = [], [], 0
    while place < len(text):
        letter = text[place]
        if depths and depths[-1] == 0:
            if letter == "\\":
                out.append(_blanks(text[place:place + 2]))
                place += 2
                continue
            if letter == "`":
                depths.pop()
                out.append(" ")
            elif text.startswith("${", place):
                depths[-1] = 1
                out.append(" {")
                place += 2
                continue
            else:
                out.append(_blanks(letter))
        elif letter == "`":
            depths.append(0)
            out.append(" ")
        elif found := _JS.match(text, place):
            out.append(_blanks(found.group()))
            place = found.end()
            continue
        else:
            if depths:
                depths[-1] += (letter == "{") - (letter == "}")
            out.append(letter)
        place += 1
    return "".join(out)


@dataclass(frozen=True)
class Source:
    path: str
    text: str

    @functools.cached_property
    def suffix(self):
        return Path(self.path).suffix

    @property
    def is_cpp(self):
        return self.suffix in (".cpp", ".hpp")

    @property
    def is_js(self):
        return self.suffix in (".js", ".mjs")

    @functools.cached_property
    def lines(self):
        return self.text.splitlines()

    @functools.cached_property
    def code(self):
        """The text with comments and strings blanked, places unchanged."""
        if self.is_js:
            return _without_templates(self.text)
        return _KINDS.get(self.suffix, _HASH).sub(lambda found: _blanks(found.group()), self.text)

    def line_at(self, place):
        return self.text.count("\n", 0, place) + 1

    def find(self, pattern, message, text=None):
        """One finding for each place of the code (or of `text`) where the pattern is found."""
        text = self.code if text is None else text
        return [Finding(self.path, self.line_at(found.start()), message) for found in re.finditer(pattern, text, re.M)]


def sources(files):
    """{path: Source} of {path: text}."""
    return {path: Source(path, text) for path, text in files.items()}


def under(path, *folders):
    return any(path == folder or path.startswith(folder + "/") for folder in folders)


def normal(path):
    """The path without `.` and `..`, as the repository names it."""
    parts = []
    for part in path.parts:
        if part == ".." and parts:
            parts.pop()
        elif part != ".":
            parts.append(part)
    return PurePosixPath(*parts)


def _listed_files():
    """Every file that is committed or could be, relative to the root."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return sorted(set(listed.splitlines()))


@functools.cache
def repository():
    """The text files of this repository."""
    files = {}
    for path in _listed_files():
        try:
            files[path] = (ROOT / path).read_text(encoding="utf-8")
        except (UnicodeDecodeError, FileNotFoundError):
            continue  # a picture, or a file deleted but not yet committed
    return sources(files)
