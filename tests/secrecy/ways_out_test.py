"""Checks that ways_out.json lists every way by which bytes leave a running server, no more and no fewer: kinds of
messages, HTTP routes and headers, codes of closing, lines of the log, kinds of notices, files; and what could make
bytes depend on chance or on time. The list says of each whether it is compared between worlds
(ways_out.cpp fails if it is not), or why it cannot reveal anything.
"""
import json
import re
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
WAYS = json.loads((ROOT / "tests/secrecy/ways_out.json").read_text(encoding="utf-8"))
PARTS = ("engine", "protocol", "server")
LITERAL = r'"((?:[^"\\]|\\.)*)"'
WRITING = r"\bstd::(?:cout|cerr|clog)\b|\b(?:f?printf|fputs|puts)\("
# Separate programs that an operator runs, what `serve` prints before it serves, and a program of the build.
NOT_SERVING = {f"server/commands/{name}.cpp"
               for name in ("replay", "verify", "simulate", "tournament", "tournament_table", "train", "backup",
                            "bring_back", "check", "check_start", "tables", "operation", "compact", "copy", "export",
                            "forget", "refuse", "repeated_backup", "command_line", "serve", "host")
               } | {"server/commands/attempted.hpp", "server/commands/former_copy.hpp", "protocol/make_prototypes.cpp"}


def sources(*folders):
    """The text of each of our sources below these folders, by path."""
    paths = [path for folder in folders for ending in ("*.cpp", "*.hpp") for path in (ROOT / folder).rglob(ending)]
    return {str(path.relative_to(ROOT)): path.read_text(encoding="utf-8") for path in paths}


def messages():
    """Every kind of message that the server can say."""
    described = (ROOT / "protocol/messages.hpp").read_text(encoding="utf-8")
    return set(re.findall(r'string_view type = "(\w+)"', described))


def routes():
    """The texts that HTTP paths are compared with."""
    text = (ROOT / "server/net/http_answers.cpp").read_text(encoding="utf-8")
    whole = set(re.findall(r'target\.path == "([^"]+)"', text))
    about_table = set(re.findall(r'what [!=]= "([^"]+)"', text))
    for alone in ("administration", "metrics_answer", "waiting_page"):
        text = (ROOT / f"server/net/{alone}.cpp").read_text(encoding="utf-8")
        whole |= set(re.findall(r'target\(\) == "([^"]+)"', text))
    return whole | {f"/api/tables/ID/{one}" for one in about_table} | {"files"}


def log_lines():
    """The first text of each statement that logs."""
    text = "\n".join(sources(*PARTS).values())
    return set(re.findall(r"spdlog::(?:trace|debug|info|warn|error|critical|log)\(\s*" + LITERAL, text))


def logging_statements():
    text = "\n".join(sources(*PARTS).values())
    return len(re.findall(r"spdlog::(?:trace|debug|info|warn|error|critical|log)\(", text))


def occurrences(pattern, *folders):
    """What the pattern finds in the sources below these folders."""
    return set(re.findall(pattern, "\n".join(sources(*folders).values())))


def files_with(pattern, *folders):
    """The sources in which the pattern occurs, apart from the files that declare what it finds."""
    return {path for path, text in sources(*folders).items() if path.endswith(".cpp") and re.search(pattern, text)}


class WaysOut(unittest.TestCase):
    def test_every_kind_of_message_is_listed(self):
        self.assertEqual(set(WAYS["messages"]), messages())

    def test_every_answer_to_an_operator_is_listed(self):
        described = (ROOT / "protocol/operating.hpp").read_text(encoding="utf-8")
        answers = re.search(r"using Answer = std::variant<([^>]*)>", described).group(1)
        self.assertEqual(set(WAYS["operator"]), {name.strip().lower() for name in answers.split(",")})

    def test_messages_are_those_of_the_schema(self):
        schema = json.loads((ROOT / "protocol/schemas/server.schema.json").read_text(encoding="utf-8"))
        kinds = set(re.findall(r'"type": \{"const": "(\w+)"\}', json.dumps(schema)))
        self.assertEqual(kinds, messages())

    def test_every_route_is_listed(self):
        self.assertEqual(set(WAYS["routes"]), routes())

    def test_every_line_of_the_log_is_listed(self):
        self.assertEqual(set(WAYS["log"]), log_lines())

    def test_every_line_of_the_log_has_a_stable_code(self):
        codes = (ROOT / "server/commands/log_codes.cpp").read_text(encoding="utf-8")
        of_sources, of_the_log = codes.split("// What the log says of itself.")
        found = re.findall(r"LogCode\{" + LITERAL + r",\s*" + LITERAL + r"\}", of_sources)
        self.assertEqual({beginning for _, beginning in found}, log_lines())
        every = [code for code, _ in found] + re.findall(r'LogCode\{"(\w+)"', of_the_log)
        self.assertEqual(len(every), len(set(every)))

    def test_every_header_of_an_answer_is_listed(self):
        setting = r"\bset\(\s*(?:(?:beast::)?http::field::|\")([A-Z]?[\w-]+)"
        self.assertEqual(set(WAYS["headers"]), occurrences(setting, "server"))

    def test_every_code_of_closing_is_listed(self):
        self.assertEqual(set(WAYS["closings"]), occurrences(r"close_code::(\w+)", "server"))

    def test_every_file_that_is_written_is_listed(self):
        self.assertEqual(set(WAYS["files"]), files_with(r"\bofstream\b|\bO_CREAT\b|\bfopen\(|\bcreat\(", *PARTS))

    def test_every_source_of_randomness_is_listed(self):
        drawing = r"\bdrawn_seed\(\)|\bnew_token\(\)|\bSecret::drawn\(\)|\brandom_device\b|\bRAND_\w+|\bgetrandom\b"
        self.assertEqual(set(WAYS["random"]), files_with(drawing, "protocol", "server"))

    def test_every_pause_is_listed(self):
        self.assertEqual(set(WAYS["pauses"]), files_with(r"\bexpires_(?:after|at)\(|\bsleep_(?:for|until)\(", *PARTS))

    def test_every_kind_of_notice_is_listed(self):
        kinds = re.search(r"words<NoticeKind>\{([^}]*)\}", "\n".join(sources("protocol").values())).group(1)
        self.assertEqual(set(WAYS["notices"]), set(re.findall(r'"(\w+)"', kinds)))

    def test_notices_know_no_match(self):
        texts = sources("server/notices").values()
        known = {name for text in texts for name in re.findall(r'#include "((?:engine|protocol|server)/[^"]+)"', text)}
        allowed = re.compile(r"server/(notices/\w+|limits|clock|metrics/figures)\.hpp"
                             r"|protocol/(messages|posted_notice|kinds_writing|limits|refusal_code)\.hpp"
                             r"|engine/core/(seat|per_seat|deal_key)\.hpp")
        self.assertEqual([name for name in known if not allowed.fullmatch(name)], [])

    def test_every_logging_statement_begins_with_a_text(self):
        found = sum(len(re.findall(r"spdlog::(?:trace|debug|info|warn|error|critical|log)\(\s*" + LITERAL, text))
                    for text in sources(*PARTS).values())
        self.assertEqual(found, logging_statements())

    def test_nothing_else_is_written_while_serving(self):
        writing = [path for path, text in sources(*PARTS).items()
                   if path not in NOT_SERVING and re.search(WRITING, text)]
        self.assertEqual(writing, [])


if __name__ == "__main__":
    unittest.main()
