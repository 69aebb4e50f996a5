"""The arrows of docs/ARCHITECTURE.md: which part may include which, and which libraries each part must not know."""
import re

from source import GAMES as NAMES_OF_GAMES
from source import Finding, under

GAMES = tuple(f"engine/{name}" for name in NAMES_OF_GAMES)

# Part: the parts it may include besides itself. The longest matching name counts.
MAY_INCLUDE = {
    "engine/core": (),
    "engine/bots": ("engine/core", *GAMES),
    **{game: ("engine/core",) for game in GAMES},
    "protocol": ("engine/core", "engine/bots"),
    "server/clock.hpp": (),
    "server/gzip.cpp": ("server/gzip.hpp",),
    "server/gzip.hpp": (),
    "server/limits.hpp": (),
    "server/net": ("server/gzip.hpp", "server/limits.hpp", "server/tables", "server/store", "protocol", "engine/core",
                   "engine/bots"),
    "server/notices": ("server/clock.hpp", "server/limits.hpp", "protocol", "engine/core"),
    "server/tables": ("server/clock.hpp", "server/gzip.hpp", "server/limits.hpp", "server/notices", "server/store",
                      "protocol", "engine/core", "engine/bots"),
    "server/store": ("server/limits.hpp", "protocol", "engine/core"),
    "server": ("engine", "protocol"),
    "tests": ("engine", "protocol", "server"),
}

# Part: what its include lines must not match, and what to do instead. Every matching name counts.
SYSTEM = (r"<(thread|mutex|shared_mutex|condition_variable|atomic|future|chrono|ctime|fstream|filesystem|iostream"
          r"|random)>")
FOREIGN_TO = (
    ("engine", r"<(nlohmann|boost|spdlog|CLI|sqlite3?|SQLiteCpp)\b",
     "the engine knows only rules; do this in protocol or server"),
    ("engine", SYSTEM, "rules have no clock, threads, files or chance of their own; pass in what they need"),
    ("engine", r"<unordered_(map|set)>", "use std::map, std::array or SmallList, whose order is the same everywhere"),
    ("engine", r"<openssl\b", "only chance and deal_key know cryptography"),
    ("protocol", r"<(boost|spdlog|sqlite3?|SQLiteCpp|thread|curl)\b",
     "the protocol knows no network and no store; do this in server"),
    ("server/tables", r"<(sqlite3?|SQLiteCpp|boost/beast|curl)\b",
     "tables know neither SQL nor Beast nor curl; use server/store, server/net and server/notices"),
    ("server/net", r"<(sqlite3?|SQLiteCpp|curl)\b", "the network knows no SQL; use server/store"),
    ("server/store", r"<boost/beast\b", "the store knows no HTTP; use server/net"),
)
CRYPTOGRAPHY = ("engine/core/deal_key.cpp", "engine/core/chance.cpp")

_INCLUDE = re.compile(r'^\s*#\s*include\s+("[^"]+"|<[^>]+>)', re.M)
_IMPORT = re.compile(
    r"""(?:^\s*import\b[^'"`;]*|^\s*export\b[^'"`;]*\bfrom\s*|\bimport\s*\(\s*)(['"])(?P<name>[^'"]+)\1""", re.M)


def part_of(path):
    """The longest part that holds this file, or None."""
    names = [name for name in MAY_INCLUDE if under(path, name)]
    return max(names, key=len, default=None)


def _includes(source):
    for found in _INCLUDE.finditer(source.text):
        yield source.line_at(found.start(1)), found.group(1)


def _wrong_arrow(path, part, included, files):
    if included not in files:
        return "no such file; includes are written from the root of the repository"
    if under(included, *GAMES) and under(path, *GAMES) and part_of(included) != part:
        return "a game never includes another"
    allowed = (part, *MAY_INCLUDE[part])
    if under(path, "engine/bots") and re.fullmatch(r"engine/\w+/(state|rules)\.hpp", included):
        return "bots know views and actions, never the state"
    if not under(included, *allowed):
        return f"{part} must not include {part_of(included) or included}; see docs/ARCHITECTURE.md for the arrows"
    return None


def include_direction(files):
    findings = []
    for path, source in files.items():
        part = part_of(path) if source.is_cpp else None
        for line, included in _includes(source) if part else ():
            if included.startswith('"'):
                wrong = _wrong_arrow(path, part, included.strip('"'), files)
                if wrong:
                    findings.append(Finding(path, line, f"{included}: {wrong}"))
    return findings


def foreign_libraries(files):
    findings = []
    for path, source in files.items():
        for line, included in _includes(source) if source.is_cpp else ():
            for part, pattern, instead in FOREIGN_TO:
                excused = path in CRYPTOGRAPHY and "openssl" in pattern
                if under(path, part) and re.match(pattern, included) and not excused:
                    findings.append(Finding(path, line, f"{included}: {instead}"))
    return findings


def client_imports(files):
    """The client is files of its own and lit-html, which `npm ci` fetched; nothing comes from elsewhere at run time."""
    findings = []
    for path, source in files.items():
        if not (source.is_js and under(path, "web-client/app", "web-client/games")):
            continue
        for found in _IMPORT.finditer(source.text):
            name = found.group("name")
            if not name.startswith(("./", "../", "lit-html")):
                findings.append(Finding(path, source.line_at(found.start("name")),
                                        f"import of {name}: the client uses its own files and lit-html only"))
    return findings
