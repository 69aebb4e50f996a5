"""The arrows of docs/ARCHITECTURE.md: which part may include which, and which libraries each part must not know."""
import re
from pathlib import PurePosixPath

from source import GAMES as NAMES_OF_GAMES
from source import Finding, normal, under

GAMES = tuple(f"engine/{name}" for name in NAMES_OF_GAMES)

# Part: the parts it may include besides itself. The longest matching name counts.
MAY_INCLUDE = {
    "engine/core": (),
    "engine/bots": ("engine/core", *GAMES),
    **{game: ("engine/core",) for game in GAMES},
    "protocol": ("engine/core", "engine/bots"),
    "server/clock.hpp": (),
    "server/credits.hpp": (),
    "server/file_text.hpp": (),
    "server/gzip.cpp": ("server/gzip.hpp",),
    "server/gzip.hpp": (),
    "server/kept_text.cpp": ("server/gzip.hpp", "server/kept_text.hpp"),
    "server/kept_text.hpp": (),
    "server/limits.hpp": (),
    "server/message.hpp": (),
    "server/stored_table.hpp": (),
    "server/metrics": (),
    "server/waiting": ("server/limits.hpp",),
    "server/net": ("server/credits.hpp", "server/file_text.hpp", "server/gzip.hpp", "server/limits.hpp",
                   "server/message.hpp", "server/metrics", "server/lobby", "server/archive", "server/room",
                   "server/table", "server/store", "server/waiting", "protocol", "engine/core", "engine/bots"),
    "server/operating": ("server/clock.hpp", "server/limits.hpp", "server/lobby", "server/net", "server/room",
                         "server/store", "server/table", "server/waiting", "protocol"),
    "server/notices": ("server/clock.hpp", "server/limits.hpp", "server/metrics", "protocol", "engine/core"),
    "server/table": ("server/limits.hpp", "server/stored_table.hpp", "protocol", "engine/core", "engine/bots"),
    "server/room": ("server/clock.hpp", "server/limits.hpp", "server/message.hpp", "server/table", "server/waiting",
                    "server/notices", "server/store", "protocol", "engine/core", "engine/bots"),
    "server/archive": ("server/gzip.hpp", "server/kept_text.hpp", "server/limits.hpp", "server/message.hpp",
                       "server/table", "server/waiting", "server/store", "protocol", "engine/core", "engine/bots"),
    "server/lobby": ("server/clock.hpp", "server/credits.hpp", "server/limits.hpp", "server/message.hpp",
                     "server/metrics",
                     "server/archive", "server/room", "server/table", "server/waiting", "server/notices",
                     "server/store", "protocol", "engine/core", "engine/bots"),
    "server/store": ("server/kept_text.hpp", "server/limits.hpp", "server/metrics", "server/stored_table.hpp",
                     "protocol", "engine/core"),
    "server": ("engine", "protocol"),
    "tests": ("engine", "protocol", "server"),
}

# Part: what its include lines must not match, and what to do instead. Every matching name counts.
SYSTEM = (r"<(thread|mutex|shared_mutex|condition_variable|atomic|future|chrono|ctime|fstream|filesystem|iostream"
          r"|random)>")
FOREIGN_TO = (
    ("engine", r"<(nlohmann|boost|spdlog|CLI|sqlite3?|SQLiteCpp|libpq-fe)\b",
     "the engine knows only rules; do this in protocol or server"),
    ("engine", SYSTEM, "rules have no clock, threads, files or chance of their own; pass in what they need"),
    ("engine", r"<unordered_(map|set)>", "use std::map, std::array or SmallList, whose order is the same everywhere"),
    ("engine", r"<openssl\b", "only chance and deal_key know cryptography"),
    ("protocol", r"<(boost|spdlog|sqlite3?|SQLiteCpp|libpq-fe|thread|curl)\b",
     "the protocol knows no network and no store; do this in server"),
    ("server/table", r"<(boost|spdlog|sqlite3?|SQLiteCpp|libpq-fe|curl)\b",
     "what a table is knows no network, no store and no log; do this in server/room"),
    ("server/table", r"<(thread|mutex|atomic|future|ctime)>", "a plan is given the time, and waits for nothing"),
    ("server/room", r"<(sqlite3?|SQLiteCpp|libpq-fe|boost/beast|curl)\b",
     "rooms know neither SQL nor Beast nor curl; use server/store, server/net and server/notices"),
    ("server/lobby", r"<(sqlite3?|SQLiteCpp|libpq-fe|boost/beast|curl)\b",
     "the lobby knows neither SQL nor Beast nor curl; use server/store, server/net and server/notices"),
    ("server/archive", r"<(sqlite3?|SQLiteCpp|libpq-fe|boost/beast|curl)\b",
     "the archive knows neither SQL nor Beast; use server/store and server/net"),
    ("server/net", r"<(sqlite3?|SQLiteCpp|libpq-fe|curl)\b", "the network knows no SQL; use server/store"),
    ("server/store", r"<boost/beast\b", "the store knows no HTTP; use server/net"),
)
CRYPTOGRAPHY = ("engine/core/deal_key.cpp", "engine/core/chance.cpp")

# The rooms of the page, the lowest first. A room imports, and names types of, itself and those before it.
CLIENT_ROOMS = (
    "web-client/app/browser",  # what this browser keeps, and where its files come from
    "web-client/app/words",  # languages and messages
    "web-client/app/connection",  # the server: requests, addresses, and what it said of one table
    "web-client/app/page",  # what all pages share: bar, dialogs, settings, focus, what is in sight
    "web-client/app/board",  # working with boards: targets of keys, drags, notes, tabs of a phone
    "web-client/app/rules",  # the rules in words
    "web-client/app/log",  # what happened, as lines
    "web-client/app/telling",  # what happens, beat by beat
    "web-client/app/asking",  # decisions: rows, choices, the panel
    "web-client/app/dealing",  # the check of honest dealing
    "web-client/app/people",  # who sits where, talks, is away, thinks
    "web-client/app/teaching",  # the hints of a first game
    "web-client/games",  # how each game is drawn
    "web-client/app/sharing",  # links, codes and results that are given away
    "web-client/app/gathering",  # coming together at a table: invited, waiting, once more
    "web-client/app/table",  # the page of a table
    "web-client/app/replay",  # the page of a finished match
    "web-client/app/lobby",  # the first page
    "web-client/app/administering",  # the page of whoever runs the server
)
PROTOCOL_TYPES = "web-client/app/protocol.d.ts"  # every room may name them

_INCLUDE = re.compile(r'^\s*#\s*include\s+("[^"]+"|<[^>]+>)', re.M)
_IMPORT = re.compile(
    r"""(?:^\s*import\b[^'"`;]*|^\s*export\b[^'"`;]*\bfrom\s*|\bimport\s*\(\s*)(['"])(?P<name>[^'"]+)\1""", re.M)


_TYPE_IMPORT = re.compile(r"""@import\b[^'"`;]*?(['"])(?P<name>[^'"]+)\1""")


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


def _room_of(path):
    return next((room for room in CLIENT_ROOMS if under(path, room)), None)


def _imports(source):
    """Line and path of each file that a module imports, or whose types its comments name."""
    for pattern in (_IMPORT, _TYPE_IMPORT):
        for found in pattern.finditer(source.text):
            name = found.group("name")
            if name.startswith("."):
                path = normal(PurePosixPath(source.path).parent / name)
                yield source.line_at(found.start("name")), str(path)


def client_rooms(files):
    """Each module of the page stands in a room, and none imports from a room above its own."""
    findings = []
    for path, source in files.items():
        is_code = source.is_js or path.endswith(".d.ts")
        if not is_code or not under(path, "web-client/app", "web-client/games") or path == PROTOCOL_TYPES:
            continue
        room = _room_of(path)
        if room is None:
            findings.append(Finding(path, 1, "stands in no room; see CLIENT_ROOMS in tests/tidy/arrows.py"))
            continue
        for line, imported in _imports(source):
            above = _room_of(imported)
            if above and CLIENT_ROOMS.index(above) > CLIENT_ROOMS.index(room):
                message = f"{imported}: {room} stands below {above}; move what both need down"
                findings.append(Finding(path, line, message))
    return findings
