"""How long lines, functions and files may be."""
import re

from source import Finding

LINE_MAX = 120
FUNCTION_MAX = 70
FILE_MAX = 400

CODE = (".cpp", ".hpp", ".js", ".mjs", ".py", ".sh", ".css", ".html", ".cmake", ".txt", "")
# Lists of words and texts that tests keep are read like tables, not like code.
NOT_PROSE = re.compile(r"^web-client/.*/languages/|^tests/(?:playthroughs|signatures)/\w+\.txt$")

# What may stand before a brace that opens no function.
_CONTROL = re.compile(r"^\s*(?:\}\s*)?(?:else\s+)?(?:if|for|while|switch|catch|do|else|try|with)\b")
_TYPE = re.compile(
    r"^\s*(?:template\s*<.*>\s*)?(?:export\s+)?(?:default\s+)?(?:struct|class|enum|union|namespace|concept)\b", re.S)
_GROUP = re.compile(r"^\s*(?:describe|suite)\s*\(")
_FUNCTION = re.compile(r"\)|=>|\bfunction\b|\]\s*$")


def _is_code(source):
    return source.suffix in CODE and not NOT_PROSE.search(source.path)


def line_length(files):
    return [Finding(source.path, number, f"{len(line)} columns, at most {LINE_MAX} are allowed")
            for source in files.values() if _is_code(source)
            for number, line in enumerate(source.lines, 1) if len(line) > LINE_MAX]


def file_length(files):
    return [Finding(source.path, len(source.lines),
                    f"{len(source.lines)} lines, at most {FILE_MAX} are allowed; split it")
            for source in files.values() if _is_code(source) and len(source.lines) > FILE_MAX]


def _initialises(code, opened_at, closed_at):
    """Whether these braces hold the first value of a member, as in `A::A(int b) : b_{b}, c_{0}`: the header goes on."""
    follows = code[closed_at + 1:].lstrip()[:1]
    return follows == "{" or (follows == "," and re.match(r"[\w>]", code[opened_at - 1]) is not None)


def functions(source):
    """(first line, last line) of each braced function body's function, lambdas and methods included."""
    open_braces, header_start, parentheses = [], 0, 0
    for place, letter in enumerate(source.code):
        if letter in "()":
            parentheses += 1 if letter == "(" else -1
        elif letter == ";" and parentheses == 0:
            header_start = place + 1
        elif letter == "{":
            header = source.code[header_start:place]
            opens_function = (_FUNCTION.search(header) and not _CONTROL.match(header) and not _TYPE.match(header)
                              and not _GROUP.match(header))
            first = header_start + len(header) - len(header.lstrip())
            open_braces.append((first if opens_function else None, parentheses, header_start, place))
            header_start, parentheses = place + 1, 0
        elif letter == "}" and open_braces:
            first, parentheses, opened_by, opened_at = open_braces.pop()
            header_start = opened_by if _initialises(source.code, opened_at, place) else place + 1
            if first is not None:
                yield source.line_at(first), source.line_at(place)


def function_length(files):
    findings = []
    for source in files.values():
        for first, last in functions(source) if source.is_cpp or source.is_js else ():
            if last - first + 1 > FUNCTION_MAX:
                findings.append(Finding(source.path, first, f"a function of {last - first + 1} lines, at most "
                                                            f"{FUNCTION_MAX} are allowed; give its steps names"))
    return findings
