"""What is cited can be looked up: sections of the rules in docs/rules, and headings that links of the documents name.

The rules of a game are docs/rules/NAME.md, its folders have the same name with underscores. Headings begin with their
number (`## 5. The market`, `### 5.3 Columns`), letters stand as `**a.**` under such a heading, rulings as `**R6.` or
`**R6 ` under heading 13. Sources cite `NAME 5.3`, `NAME 9.2 a, b`, `NAME 9, 13 R1`; in the game's own folders the name
may be left out, but not before a whole number.
"""
import re
from pathlib import PurePosixPath

from arrows import GAMES
from source import Finding, normal, under

_SECTION = r"\d{1,2}(?:\.\d{1,2})?(?!\d)"
_PART = r"(?:R\d+|[a-z](?![\w'’]))"
# After a comma or a word, `a` is more likely an article than a letter of the rules.
_LATER_PART = r"(?:, | and | to )(?:R\d+|[b-z](?![\w'’]))"
_PLACE = rf"{_SECTION}(?: {_PART}(?:{_LATER_PART})*)?"
_CHAIN = rf"{_PLACE}(?:(?:, | and | to ){_PLACE})*"
_WITHOUT_NAME = rf"(?<![\w.])(?:\d{{1,2}}\.\d{{1,2}}(?![\w.])|\d{{1,2}}(?= R\d))(?: {_PART}(?:{_LATER_PART})*)?"

_HEADING = re.compile(r"^#+ (?P<words>(?P<number>\d{1,2}(?:\.\d{1,2})?)?.*)$")
_LETTER = re.compile(r"^\*\*(?P<letter>[a-z](?=\.\*\*)|R\d+(?=[. ]))")
_LINK = re.compile(r"\]\((?P<path>[^)#:]*)#(?P<anchor>[^)]+)\)")


def sections(text):
    """The numbers of a text of rules: {"9", "9.2", "9.2 a", …}."""
    found, heading = set(), None
    for line in text.splitlines():
        if number := _HEADING.match(line):
            heading = number["number"]
            found.add(heading)
        elif heading and (letter := _LETTER.match(line)):
            found.add(f"{heading} {letter['letter']}")
    return found - {None}


def cited(source, name):
    """(place, section) of everything that a source cites from the rules of this game."""
    passages = [(found.start(1), found.group(1))
                for found in re.finditer(rf"\b{name} ({_CHAIN})", source.text)]
    folder = name.replace("-", "_")
    if under(source.path, f"engine/{folder}", f"tests/{folder}"):
        passages += [(found.start(), found.group()) for found in re.finditer(_WITHOUT_NAME, source.text)]
    return sorted({(start + place.start(), section) for start, passage in passages
                   for place in re.finditer(_PLACE, passage) for section in _sections_of(place.group())})


def _sections_of(place):
    """All that one place names: 9.2 a and 9.2 b, of `9.2 a, b`."""
    number = re.match(_SECTION, place).group()
    return [f"{number} {part}" for part in re.findall(rf"(?<= ){_PART}", place)] or [number]


def cited_sections(files):
    findings = []
    for name in (PurePosixPath(game).name.replace("_", "-") for game in GAMES):
        text = f"docs/rules/{name}.md"
        known = sections(files[text].text) if text in files else set()
        for path, source in files.items():
            if source.is_cpp and under(path, "engine", "tests"):
                findings += [Finding(path, source.line_at(place), f"{name} {section}: {text} has no such section")
                             for place, section in cited(source, name) if section not in known]
    return findings


def _anchor(words):
    """The name that GitHub gives to a heading."""
    return re.sub(r"[^\w\- ]", "", words.lower()).replace(" ", "-")


def named_headings(files):
    """Every heading that a link of the documents names is there."""
    findings = []
    for path, source in files.items():
        if not (path == "README.md" or re.fullmatch(r"(docs|protocol)/.*\.md", path)):
            continue
        for link in _LINK.finditer(source.text):
            target = str(normal(PurePosixPath(path).parent / link["path"])) if link["path"] else path
            lines = files[target].lines if target in files else []
            if link["anchor"] not in {_anchor(found["words"]) for found in map(_HEADING.match, lines) if found}:
                findings.append(Finding(path, source.line_at(link.start()),
                                        f"{target} has no heading #{link['anchor']}"))
    return findings
