"""What is not written here, and what is written instead."""
from dataclasses import dataclass

from arrows import GAMES
from source import under


@dataclass(frozen=True)
class Ban:
    name: str
    where: tuple  # folders; () stands for everywhere
    kinds: tuple  # suffixes
    pattern: str
    instead: str
    excused: tuple = ()  # files that may, each with a reason beside it


CPP = (".cpp", ".hpp")
JS = (".js", ".mjs")
OUR_CPP = ("engine", "protocol", "server")
PAGES = ("web-client/app", "web-client/games")
RULES = ("engine/core", *GAMES)

BANS = (
    Ban("standard chance", (), CPP,
        r"\bstd::(?:s?rand\b|random_shuffle|shuffle\b|sample\b|mt19937\w*|minstd_rand\w*|default_random_engine"
        r"|random_device|\w+_distribution)|(?<![\w.:>])s?rand\s*\(",
        "use Random, pick_below and shuffle of engine/core/random.hpp, which are the same everywhere"),
    Ban("order by chance", ("engine",), CPP, r"\bstd::unordered_\w+",
        "use std::map, std::array or SmallList, whose order is the same everywhere"),
    Ban("floating point in rules", RULES, CPP, r"\b(?:float|double)\b",
        "use whole numbers; rounding differs between machines"),
    Ban("clocks in rules", ("engine",), CPP, r"\bstd::(?:chrono|time\b|clock\b)|\b\w+_clock\b",
        "time belongs to the server; rules have none"),
    Ban("threads in rules", ("engine",), CPP,
        r"\bstd::j?thread\b|\bstd::async\b|\bstd::(?:\w+_)?mutex\b|\bstd::atomic\b",
        "threads belong to the server; rules are pure functions"),
    Ban("owning raw pointers", OUR_CPP, CPP,
        r"(?<!operator )\bnew\s+[\w:(]|(?<!= )\bdelete\b(?!;)|\b(?:malloc|calloc|realloc)\s*\(",
        "use values or std::make_unique",
        ("protocol/hosted_game.hpp",)),  # std::make_unique cannot reach the private constructor of clones
    Ban("printing", OUR_CPP, CPP,
        r"\bstd::(?:cout|cerr|clog|printf|puts)\b|(?<![\w.])f?printf\s*\(",
        "return a value, or log with spdlog; only commands print",
        ("server/main.cpp", "server/commands/", "protocol/make_prototypes.cpp")),
    Ban("C text", (), CPP,
        r"\b(?:std::)?(?:v?sn?printf|strcpy|strcat|strtok|gets|atoi|atol|strtol|sscanf)\s*\(",
        "use std::string, std::string_view and std::from_chars"),
    Ban("volatile", (), CPP, r"\bvolatile\b", "use std::atomic"),
    Ban("const_cast", (), CPP, r"\bconst_cast\b", "take what is changed as non-const"),
    Ban("reinterpret_cast", (), CPP, r"\breinterpret_cast\b", "use std::bit_cast, or copy"),
    Ban("assertions", (), CPP, r"(?<!static_)\bassert\s*\(",
        "use require of engine/core/require.hpp, which stops one table and not all"),
    Ban("macros", OUR_CPP, CPP, r"^[ \t]*#\s*define\b", "use constexpr, inline functions and templates"),
    Ban("using a namespace in a header", (), (".hpp",), r"\busing\s+namespace\b",
        "write the names out, headers are included by others"),
    Ban("goto", (), CPP, r"\bgoto\b", "use a function that returns"),
    Ban("sleeping", OUR_CPP, CPP, r"\bsleep_(?:for|until)\b|(?<![\w.])u?sleep\s*\(",
        "await a timer of Asio; nothing blocks the network",
        # Copies of a database rest, and a command waits for another one. No network waits for them.
        ("server/store/resting.hpp", "server/commands/refuse.cpp")),
    Ban("detached threads", OUR_CPP, CPP, r"\.detach\(\)", "keep the std::jthread and join it"),
    Ban("html from text", ("web-client",), JS,
        r"\b(?:inner|outer)HTML\b|\binsertAdjacentHTML\b|\bunsafe(?:HTML|SVG)\b|\bdocument\.write",
        "use the html`` and svg`` templates of lit-html, which escape"),
    Ban("code from text", ("web-client", "tests"), JS, r"(?<![\w.])eval\s*\(|\bnew\s+Function\b",
        "write the code out"),
    Ban("console in the client", PAGES, JS, r"\bconsole\.\w+", "tell the person on the page"),
    Ban("weak chance in the client", PAGES, JS, r"\bMath\.random\b", "use crypto.getRandomValues",
        ("web-client/app/connection/connection.js",)),  # spreads reconnections, which is no secret
    Ban("blocking dialogues", PAGES, JS, r"(?<![\w.])(?:alert|confirm|prompt)\s*\(", "use a <dialog> of the page"),
    Ban("asking the whole page", ("web-client",), (".css",),
        r"(?:(?<![\w.-])(?:html|body|main)|:root|#page|\.match|\.game|\.replay-page)(?![\w-])[^\s,{>+~]*:has\(",
        "let markPage of app/page/page_marks.js say it, or all of the page is styled again for whatever is drawn"),
    Ban("var", ("web-client", "tests"), JS, r"^[ \t]*var\s", "use const or let"),
)

_MARKS = "|".join(("TO" + "DO", "FIX" + "ME", "X" * 3, "HA" + "CK"))
_MACHINE = r"(?<![\w.$}])/(?:wo" + r"rk|ro" + r"ot|home|Users|t" + r"mp)/[\w.]"


def banned_calls(files):
    findings = []
    for source in files.values():
        for ban in BANS:
            if source.suffix in ban.kinds and (not ban.where or under(source.path, *ban.where)):
                if not source.path.startswith(ban.excused or ("\0",)):
                    findings += source.find(ban.pattern, f"{ban.name}: {ban.instead}")
    return findings


def unfinished_marks(files):
    return [finding for source in files.values()
            for finding in source.find(rf"\b(?:{_MARKS})\b", "unfinished: finish it, or write an issue", source.text)]


def machine_paths(files):
    """Paths of one machine; tests and scripts make their own temporary folders."""
    return [finding for source in files.values()
            for finding in source.find(_MACHINE, "a path of one machine: make it relative or temporary", source.text)]


def remote_addresses(files):
    """Pages, modules and styles load nothing from elsewhere (SVG's namespace is a name, not an address); a style may
    import one beside it."""
    anywhere = r"""(?:src|href)\s*=\s*["']?https?://|(?:import|from|url)\b[\s("'`]*https?://"""
    far = r"""|@import\s+(?!["'][\w-]+\.css["'];)"""
    patterns = {".html": anywhere, ".js": anywhere, ".mjs": anywhere, ".css": anywhere + far}
    return [finding for source in files.values()
            if under(source.path, "web-client") and source.suffix in patterns
            for finding in source.find(patterns[source.suffix], "loaded from elsewhere: serve it ourselves",
                                       source.text)]
