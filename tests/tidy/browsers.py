"""What the oldest browsers that the README names do not know, in what is served to them.

Whoever raises a number reads these lists again: what all of them know by then is struck off. Syntax is held by
tests/web-client/browsers.test.mjs, and what Node.js 18 does not know either by newer.py.
"""
from dataclasses import dataclass

from source import Finding, under

OLDEST = "Chromium 123, Firefox 125 and Safari 17.5"
TOLD_IN = ("README.md", "docs/hosting.md")
SERVED = ("web-client/app", "web-client/games", "web-client/style", "web-client/vendor", "web-client/offline_worker.js")


@dataclass(frozen=True)
class Unknown:
    pattern: str
    known_by: str
    instead: str


STYLES = (
    Unknown(r"\b(?:anchor-name|position-anchor|position-area|position-try)\b|\banchor(?:-size)?\(",
            "only Firefox and Safari", "place it by a grid, or from the module that opens it"),
    Unknown(r"\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)\(from\b", "only Chromium and Safari", "use color-mix()"),
    Unknown(r"@starting-style\b|\ballow-discrete\b", "only Chromium and Safari", "animate with @keyframes"),
    Unknown(r"@property\b", "only Chromium and Safari", "use an ordinary variable"),
    Unknown(r"@scope\b", "only Chromium and Safari", "name the class around it"),
    Unknown(r"@function\b|(?<![\w-])(?:if|random|sibling-index|sibling-count)\(", "none",
            "write it out, or set a variable in the module"),
    Unknown(r"\binterpolate-size\b|\bcalc-size\(", "none", "animate a transform"),
    Unknown(r"\bfield-sizing\b", "only Chromium", "give rows and columns"),
    Unknown(r"(?<![\w-])(?:round|mod|rem|abs|sign|progress)\(", "only Firefox and Safari",
            "use calc(), min() and max()"),
    Unknown(r"(?<![\w-])shape\(", "none", "use path() or a polygon"),
    Unknown(r"::details-content|:open\b", "none", "use the attribute [open]"),
    Unknown(r"\b(?:animation|scroll|view)-timeline\b", "only Chromium", "use a module"),
    Unknown(r"\b(?:corner-shape|reading-flow|text-box)\b", "none", "do without"),
    Unknown(r"(?<![\w-])(?:style|scroll-state)\(", "only Chromium and Safari", "set a class"),
    Unknown(r"\bscrollbar-gutter\b", "only Chromium and Firefox", "leave room by a padding"),
)
MODULES = (
    Unknown(r"\bIntl\.DurationFormat\b", "only Firefox and Safari", "use sayTime of words.js"),
    Unknown(r"\bstartViewTransition\b", "only Chromium", "animate with @keyframes"),
    Unknown(r"\brequestIdleCallback\b", "only Chromium and Firefox", "use setTimeout"),
    Unknown(r"\.(?:moveBefore|setHTML|setHTMLUnsafe)\(", "not all", "use lit-html"),
    Unknown(r"\b(?:CloseWatcher|URLPattern)\b|\b(?:navigation|scheduler)\.", "only Chromium",
            "listen to the events of the page"),
    Unknown(r"\bonscrollend\b", "only Chromium and Firefox", "do without"),
    Unknown(r"\.(?:toBase64|toHex|setFromBase64|setFromHex)\(|\bUint8Array\.from(?:Base64|Hex)\b",
            "only Firefox and Safari", "use btoa() and atob(), or map each byte"),
    Unknown(r"\bError\.isError\b|\bMath\.(?:sumPrecise|f16round)\b|\bFloat16Array\b", "none", "do without"),
    Unknown(r"\.getOrInsert(?:Computed)?\(", "none", "ask with get(), then set()"),
    Unknown(r"\b(?:commandFor|closedBy)\b|\.requestClose\(", "none", "listen to its click, and use close()"),
    Unknown(r"\bTemporal\.", "none", "use Date and words.js"),
)


def unknown_to_old_browsers(files):
    kinds = {".css": STYLES, ".js": MODULES}
    served = [source for path, source in files.items() if under(path, *SERVED) and source.suffix in kinds]
    return [finding for source in served for one in kinds[source.suffix]
            for finding in source.find(one.pattern, f"of the oldest browsers, {one.known_by} know this: {one.instead}",
                                       source.text if source.suffix == ".css" else None)]


def oldest_browsers_told(files):
    told = {path: " ".join(files[path].text.split()) for path in TOLD_IN if path in files}
    return [Finding(path, 1, f"does not say which browsers are the oldest that work: {OLDEST}")
            for path, text in told.items() if OLDEST not in text]
