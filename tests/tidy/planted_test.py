"""Every house rule finds what was planted for it and leaves alone what only looks like it."""
import unittest

import arrows
import banned
import browsers
import citations
import layout
import newer
import packages
import sizes
from rules import RULES
from source import sources

CLIENT = "web-client/app/page/page.js"
MARK, MACHINE = "TO" + "DO", "/ro" + "ot/dahut"
LONG_BODY = "    go();\n" * 70
RULES_TEXT = "docs/rules/ys.md"

# Each cites something that is not in a text with 3, 3.2, 3.2 a and 13 only.
CITING_WHAT_IS_NOT_THERE = (
    ("engine/ys/a.cpp", "// ys 3.3: placing."), ("engine/ys/a.hpp", "// Placing (ys 3.2 b)."),
    ("engine/ys/a.cpp", "// ys 3, 4: both."), ("engine/ys/a.cpp", "// ys 3 to 5"), ("engine/ys/a.cpp", "// 3.2 a, c"),
    ("engine/ys/a.cpp", "int a; // As is usual (3.3)."), ("tests/ys/a_test.cpp", "// ys 3 and 13 R1: bids."),
    ("tests/ys/a_test.cpp", 'TEST_CASE("bids are secret (ys 3.2 a, 13 R2)")'), ("engine/bots/a.cpp", "// ys 1.1"),
)

# One line for each thing that Node.js 18 does not know, in the order of newer.NEWER.
NEWER_THAN_NODE_18 = (
    "const sorted = list.toSorted();", "for (const one of list.toReversed()) {", "return list.toSpliced(1, 2);",
    "return list.with(0, one);", "const here = import.meta.dirname;", "Object.groupBy(list, nameOf);",
    "const {promise, resolve} = Promise.withResolvers();", "await Array.fromAsync(lines);",
    "return seen.union(wanted);",
    "return [...text.matchAll(/a(b)/g)].concat(map.values().map(go));", "Iterator.from(list);",
    "if (name.isWellFormed()) {",
    "const signal = AbortSignal.any([one, other]);", "const address = URL.parse(text);", "RegExp.escape(text);",
    "    using file = open(path);", "const files = globSync('*.js');", "const {path} = {path: entry.parentPath};",
    "process.loadEnvFile();", "context.mock.timers.enable();", "t.mock.module('./a.js');",
    "performance.now = () => moment;",
    "t.plan(2);", "assert.partialDeepStrictEqual(one, other);", "import {suite, test} from 'node:test';",
    "import {DatabaseSync} from 'node:sqlite';", "import names from './names.json' with {type: 'json'};",
)
# One line for each thing that an old browser does not know, in the order of browsers.STYLES and browsers.MODULES.
UNKNOWN_STYLES = (
    "a { anchor-name: --it; }", "a { color: rgb(from red r g b / .5); }", "@starting-style { a { opacity: 0; } }",
    "@property --it { inherits: false; }", "@scope (.it) {}", "a { width: if(media(print): 1px); }",
    "a { height: calc-size(auto, size); }", "input { field-sizing: content; }", "a { width: round(1.4px, 1px); }",
    "a { clip-path: shape(from 0 0, close); }", "details::details-content {}", "a { animation-timeline: scroll(); }",
    "a { text-box: trim-both; }", "@container style(--it: 1) {}", "a { scrollbar-gutter: stable; }",
)
UNKNOWN_CALLS = (
    "new Intl.DurationFormat('en');", "document.startViewTransition(draw);", "requestIdleCallback(draw);",
    "list.moveBefore(one, other);", "new URLPattern(path);", "list.onscrollend = draw;", "bytes.toHex();",
    "Error.isError(it);", "seen.getOrInsert(name, 0);", "dialog.requestClose();", "Temporal.Now.instant();",
)
KNOWN_TO_NODE_18 = """// toSorted() came later, and so did `suite`.
import {mock, test} from 'node:test';
import {setTimeout} from 'node:timers/promises';
const told = 'list.toSorted()';
const address = `http://${host}/toSorted`, again = `.toSorted() is a word here`;
mock.method(globalThis, 'setTimeout', hold);
const names = [...map.values()].map(nameOf).concat(Object.values(names).filter(isNew), [...names].sort().reverse());
const last = names.findLast(({union}) => structuredClone(union)) ?? list.at(-1) ?? Object.hasOwn(list, 'with');
"""

# Rule: what it must find. Each planted repository is {path: text}; the finding must be in the file named first.
PLANTED = {
    arrows.include_direction: [
        {"engine/core/a.cpp": '#include "engine/ys/b.hpp"\n', "engine/ys/b.hpp": ""},
        {"engine/core/a.cpp": '#include "protocol/b.hpp"\n', "protocol/b.hpp": ""},
        {"engine/ys/a.cpp": '#include "engine/yspahan/b.hpp"\n', "engine/yspahan/b.hpp": ""},
        {"engine/bots/a.cpp": '#include "engine/ys/state.hpp"\n', "engine/ys/state.hpp": ""},
        {"engine/ys/a.cpp": '#include "engine/bots/b.hpp"\n', "engine/bots/b.hpp": ""},
        {"protocol/a.cpp": '#include "server/net/b.hpp"\n', "server/net/b.hpp": ""},
        {"protocol/a.cpp": '#include "engine/ys/b.hpp"\n', "engine/ys/b.hpp": ""},
        {"server/net/a.cpp": '#include "engine/ys/b.hpp"\n', "engine/ys/b.hpp": ""},
        {"server/room/a.cpp": '#include "server/net/b.hpp"\n', "server/net/b.hpp": ""},
        {"server/room/a.cpp": '#include "engine/ys/b.hpp"\n', "engine/ys/b.hpp": ""},
        {"server/room/a.cpp": '#include "server/lobby/b.hpp"\n', "server/lobby/b.hpp": ""},
        {"server/table/a.cpp": '#include "server/room/b.hpp"\n', "server/room/b.hpp": ""},
        {"server/table/a.cpp": '#include "server/store/b.hpp"\n', "server/store/b.hpp": ""},
        {"server/archive/a.cpp": '#include "server/room/b.hpp"\n', "server/room/b.hpp": ""},
        {"server/store/a.cpp": '#include "engine/ys/b.hpp"\n', "engine/ys/b.hpp": ""},
        {"server/store/a.cpp": '#include "server/room/b.hpp"\n', "server/room/b.hpp": ""},
        {"server/main.cpp": '#include "tests/tiny/b.hpp"\n', "tests/tiny/b.hpp": ""},
        {"engine/core/a.cpp": '#include "seat.hpp"\n', "engine/core/seat.hpp": ""},
    ],
    arrows.foreign_libraries: [
        {"engine/ys/a.cpp": "#include <nlohmann/json.hpp>\n"}, {"engine/ys/a.cpp": "#include <boost/asio.hpp>\n"},
        {"engine/core/a.cpp": "#include <spdlog/spdlog.h>\n"}, {"engine/bots/a.cpp": "#include <thread>\n"},
        {"engine/ys/a.cpp": "#include <unordered_map>\n"}, {"engine/core/a.cpp": "#include <openssl/evp.h>\n"},
        {"protocol/a.cpp": "#include <boost/asio.hpp>\n"}, {"server/room/a.cpp": "#include <sqlite3.h>\n"},
        {"server/room/a.cpp": "#include <boost/beast/http.hpp>\n"},
        {"server/table/a.cpp": "#include <boost/asio.hpp>\n"}, {"server/lobby/a.cpp": "#include <sqlite3.h>\n"},
        {"server/net/a.cpp": "#include <SQLiteCpp/SQLiteCpp.h>\n"},
        {"server/store/a.cpp": "#include <boost/beast.hpp>\n"},
    ],
    arrows.client_imports: [
        {CLIENT: "import x from 'https://cdn.example/x.js';\n"}, {CLIENT: "import {\n    x,\n} from 'react';\n"},
        {CLIENT: "export {x} from 'lodash';\n"}, {CLIENT: "const x = await import('lodash');\n"},
        {CLIENT: "import 'lodash';\n"},
    ],
    arrows.client_rooms: [
        {"web-client/app/log/a.js": "import {b} from '../table/b.js';\n"},
        {"web-client/app/log/a.js": "const b = () => import('../../games/b.js');\n"},
        {"web-client/games/ys/a.js": "export {b} from '../../app/lobby/b.js';\n"},
        {"web-client/app/board/a.js": "/** @import {B, C,\n *      D} from '../telling/b.js' */\n"},
        {"web-client/app/board/a.js": "/** @type {import('../telling/b.js').B} */\n"},
        {"web-client/games/scene.d.ts": "import type {B} from '../app/replay/b.js';\n"},
        {"web-client/app/a.js": "// A.\n"}, {"web-client/app/attic/a.js": "// A.\n"},
    ],
    sizes.line_length: [{"engine/core/a.cpp": "x" * 121 + "\n"}, {"web-client/app/style.css": "x" * 121 + "\n"}],
    sizes.file_length: [{"engine/core/a.cpp": "x;\n" * 401}],
    sizes.function_length: [
        {"engine/core/a.cpp": "void go()\n{\n" + LONG_BODY + "}\n"},
        {"engine/core/a.hpp": "class A {\n    int b() const noexcept\n    {\n" + LONG_BODY + "    }\n};\n"},
        {"engine/core/a.cpp": "A::A(int b) : b_{b}\n{\n" + LONG_BODY + "}\n"},
        {"engine/core/a.cpp": "const auto go = [&] {\n" + LONG_BODY + "};\n"},
        {CLIENT: "export function go({a, b}) {\n" + LONG_BODY + "}\n"},
        {CLIENT: "class A {\n    async go(a) {\n" + LONG_BODY + "    }\n}\n"},
        {CLIENT: "const go = (a) => {\n" + LONG_BODY + "};\n"},
        {CLIENT: "describe('x', () => {\n    it('y', () => {\n" + LONG_BODY + "    });\n});\n"},
    ],
    banned.unfinished_marks: [{"engine/core/a.cpp": f"// {MARK}: later\n"}, {"README.md": f"{MARK}\n"}],
    banned.machine_paths: [{"docs/HACKING.md": f"cd {MACHINE}\n"}, {"run": f"data={MACHINE}\n"}],
    banned.remote_addresses: [
        {"web-client/index.html": '<script src="https://cdn.example/x.js"></script>\n'},
        {"web-client/index.html": '<link rel="stylesheet" href="http://x.example/x.css">\n'},
        {"web-client/style.css": "@import '//x.example/x.css';\n"},
        {"web-client/style.css": "@import url(x.css);\n"},
        {"web-client/style.css": "a { background: url(https://x.example/y.png) }\n"},
    ],
    layout.opening_comment: [{"engine/core/a.cpp": '#include "engine/core/b.hpp"\n'}, {CLIENT: "import './a.js';\n"},
                             {"tests/CMakeLists.txt": "add_library(x)\n"},
                             {"tests/a.py": "#!/usr/bin/python3\nimport x\n"}],
    layout.games_are_proved: [
        {"CMakeLists.txt": "set(DAHUT_GAMES ys)\n", "tests/ys/CMakeLists.txt": "# Tests.\n",
         "tests/records/ys_facets.cpp": "// Ys.\n"},
    ],
    layout.games_listed_once: [
        {"tests/CMakeLists.txt": "# Tests.\nadd_subdirectory(ys)\n"},
        {"tests/records/CMakeLists.txt": "# Records.\nadd_executable(x ys_facets.cpp)\n"},
        {"server/CMakeLists.txt": "# The server.\ntarget_link_libraries(x PRIVATE dahut_yspahan)\n"},
    ],
    layout.pragma_once: [{"engine/core/a.hpp": "// A.\n// #pragma once\n"}],
    layout.orphans: [
        {"engine/core/a.cpp": "", "engine/CMakeLists.txt": "add_library(core core/aa.cpp core/a.cpp.in)\n"},
        {"engine/core/a.cpp": "", "engine/CMakeLists.txt": "# core/a.cpp\n"},
        {"engine/core/a.cpp": "", "server/CMakeLists.txt": "add_library(core core/a.cpp a.cpp)\n"},
        {"engine/core/a.hpp": ""},
    ],
    layout.orphan_modules: [
        {CLIENT: "", "web-client/index.html": '<script src="app/otherpage.js">'},
        {"web-client/app/words/languages/xx.js": "", "web-client/app/words/language.js": "{\n    en: 'English',\n}\n",
         "web-client/index.html": '<script src="app/words/language.js">'},
    ],
    layout.tests_of_rules: [{"engine/ys/bids.cpp": "// ys 3.2: bids.\n", "tests/ys/bid_test.cpp": ""}],
    layout.named_files: [{"README.md": "See `engine/ys/gone.cpp`.\n"},
                         {"docs/HACKING.md": "See [this](GONE.md).\n"},
                         {"docs/decisions/0001-x.md": "See [this](../../gone.md).\n"}],
    citations.cited_sections: [
        {"engine/ys/bids.cpp": "// ys 3.2: bids.\n"},
        *({path: text + "\n", RULES_TEXT: "## 3. A turn\n\n### 3.2 Bids\n\n**a.** Everybody.\n\n## 13. Rulings\n"}
          for path, text in CITING_WHAT_IS_NOT_THERE),
    ],
    citations.named_headings: [
        {"README.md": "See [bids](docs/rules/ys.md#33-bids).\n", RULES_TEXT: "### 3.2 Bids\n"},
        {"docs/HACKING.md": "See [bids](rules/ys.md#32-bids).\n", RULES_TEXT: "3.2 Bids\n"},
        {RULES_TEXT: "See [bids](#32-bid).\n\n### 3.2 Bids\n"}, {"README.md": "See [it](GONE.md#it).\n\n# It\n"},
    ],
    browsers.unknown_to_old_browsers: [
        *[{"web-client/style/page.css": f"/* The page. */\n{line}\n"} for line in UNKNOWN_STYLES],
        *[{CLIENT: f"// The page.\n{line}\n"} for line in UNKNOWN_CALLS],
        {"web-client/vendor/a/a.js": "requestIdleCallback(go);\n"},
    ],
    browsers.oldest_browsers_told: [
        {"README.md": "It works in Chromium 123.\n"}, {"docs/hosting.md": "Any browser will do.\n"},
    ],
    newer.newer_than_node_18: [{path: line + "\n"} for line in NEWER_THAN_NODE_18
                               for path in (CLIENT, "tests/server/a.test.mjs")],
    packages.package_list: [{packages.LIST: line + "\n"} for line in (
        "build cmake cmake 3", "build", "build Boost", "build a-dev, b-dev", "build a-dev|", " build cmake", "",
        "build a-dev\nbuild b|a-dev")],
    packages.kinds_of_packages: [{path: text, packages.LIST: "build cmake\n"} for path, text in (
        ("run", "docker/install build\n    docker/install browser\n"),
        ("docker/Dockerfile", "RUN docker/install build test\n"),
        ("docker/Dockerfile", "RUN /opt/docker/install runtime && rm -r /opt/docker\n"))],
}

# Ban: one thing it must find, and one that only looks like it.
RULE, SERVER, TEST = "engine/ys/a.cpp", "server/room/a.cpp", "tests/core/a.cpp"
BANNED = {
    "standard chance": (RULE, "std::shuffle(a, b, c);", "shuffle(stream, cards);"),
    "order by chance": (RULE, "std::unordered_map<int, int> a;", "std::map<int, int> a;"),
    "floating point in rules": (RULE, "double share = 0.5;", "int doubled = 2;"),
    "clocks in rules": (RULE, "std::chrono::system_clock::now();", "int clock_size = 1;"),
    "threads in rules": (RULE, "std::jthread worker(go);", "int thread = 1;"),
    "owning raw pointers": (SERVER, "auto* a = new Table();", "Table(const Table&) = delete; // new table"),
    "printing": (SERVER, 'std::cout << "x";', 'fmt::format("std::cout");'),
    "C text": (SERVER, "snprintf(a, 1, b);", "std::from_chars(a, b, c);"),
    "volatile": (SERVER, "volatile int a;", "bool volatile_x;"),
    "const_cast": (SERVER, "const_cast<int&>(a);", "static_cast<int>(a);"),
    "reinterpret_cast": (SERVER, "reinterpret_cast<char*>(a);", "std::bit_cast<int>(a);"),
    "assertions": (RULE, "assert(left > 0);", "static_assert(left > 0); require(left > 0, \"some are left\");"),
    "macros": (SERVER, "#define LIMIT 3", "constexpr int limit = 3; // no #define"),
    "using a namespace in a header": ("engine/ys/a.hpp", "using namespace std::literals;", "using std::string;"),
    "goto": (RULE, "goto end;", "go_to(end);"),
    "sleeping": (SERVER, "std::this_thread::sleep_for(a);", "co_await timer.async_wait();"),
    "detached threads": (SERVER, "thread.detach();", "co_spawn(a, b, asio::detached);"),
    "html from text": (CLIENT, "a.innerHTML = text;", "html`<p>innerHTML</p>`;"),
    "code from text": (CLIENT, "eval(text);", "page.eval(text);"),
    "console in the client": (CLIENT, "console.log(a);", "'console.log';"),
    "weak chance in the client": (CLIENT, "Math.random();", "Math.round(a);"),
    "blocking dialogues": (CLIENT, "alert('x');", "this.alert('x');"),
    "asking the whole page": ("web-client/style/a.css", ".match.live:has(> .strip) {}",
                              ".decide:has(.sending) .match-name {} .game-side:has(.log) {} .match .dock:has(a) {}"),
    "var": (CLIENT, "var a = 1;", "const variable = 1;"),
}

CLEAN = {
    "README.md": f"# Dahut\n\nThe oldest browsers that work are {browsers.OLDEST}.\n\n"
                 "See `engine/ys/bids.cpp` and [the page](docs/HACKING.md), [the rule]"
                 "(docs/rules/ys.md#32-bids-and-order), https://ys.example/#bids.\n",
    "docs/HACKING.md": "Back to [the start](../README.md). Records lie in data/ and /healthz answers.\n",
    "CMakeLists.txt": "# Dahut.\nset(DAHUT_GAMES ys)\n",
    "engine/CMakeLists.txt": "# The engine, of which ys is a part.\nadd_library(x core/a.cpp core/b.cpp)\n",
    "engine/ys/CMakeLists.txt": "# Ys.\ndahut_game(ys\n  RULES bids.cpp BOT ../bots/ys_greedy.cpp)\n",
    "tests/ys/CMakeLists.txt": "# Tests.\nadd_executable(x\n  bids_test.cpp)\n",
    "tests/records/CMakeLists.txt": "# Records.\nadd_executable(x ${game}_facets.cpp)\n",
    "tests/records/ys_facets.cpp": "// Ys.\n",
    "tests/secrecy/CMakeLists.txt": "# Secrecy.\nadd_executable(x ${game}_proof_test.cpp)\n",
    "tests/secrecy/ys_proof_test.cpp": "// Ys.\n",
    "tests/secrecy/ys_leaks.py": '"""Leaks of Ys."""\n',
    "tests/secrecy/ys_secrets.mjs": "// Ys.\n",
    "engine/bots/ys_greedy.cpp": "// The bot.\n",
    "engine/core/a.cpp": '// A, whose "quotes don\'t matter.\n#include "engine/core/a.hpp"\n\n#include <array>\n\n'
                         "constexpr int many = 1'000'000;\nconstexpr char quote = '\"';\n"
                         "void go()\n{\n" + "    go();\n" * 60 + "}\n",
    RULES_TEXT: "# Ys\n\n[Bids](#32-bids-and-order) · [start](../../README.md#dahut)\n\n## 3. A turn\n\n"
                "### 3.2 Bids, and order\n\n**a.** A bid.\n\n**b.** A choice.\n\n## 13. Rulings\n\n**R2. Words**\n",
    "engine/core/b.cpp": '#include "engine/core/b.hpp"\n',
    "engine/core/b.hpp": "// B, whose header says it all.\n#pragma once\n",
    "engine/core/a.hpp": "// A.\n#pragma once\n\nclass A {\n" + "    int a() { return 1; }\n" * 80 + "};\n",
    "engine/ys/bids.cpp": '// ys 3.2: bids.\n#include "engine/core/a.hpp"\n#include <optional>\n',
    "tests/ys/bids_test.cpp": '// ys 3, 3.2 b and a choice: (13 R2), by 3.2 a, a bid; 16 rounds.\n'
                              '#include "engine/core/a.hpp"\n',
    "web-client/index.html": '<script type="module" src="app/page/page.js"></script>\n'
                             '<svg xmlns="http://www.w3.org/2000/svg">\n',
    "web-client/app/protocol.d.ts": "dealing: import('./dealing/dealing.js').Dealing;\n",
    packages.LIST: "# kind package command\nbuild  g++  g++\nbuild  libboost1.81-dev|libboost-dev\nci  g++  g++\n",
    "run": "# docker/install what is missing\ndocker/install build ci\ndocker/modules web-client --omit=dev\n",
    "tests/web-client/a.test.mjs": KNOWN_TO_NODE_18,
    "web-client/style/page.css": "/* The page. */\na:is(.it) { inset: 0; width: calc(100dvh - 1px); --to: round; }\n",
    CLIENT: "// The page.\nimport {html} from 'lit-html';\nimport './page.js';\nimport '../words/words.js';\n"
            "/** @import {Table} from '../protocol.d.ts' */\n"
            "const slash = a.replace(/[\"'`/]/g, '');\n"
            "describe('many', () => {\n" + "    it(`is ${a ? `{` : '}'}`, () => { go(); });\n" * 80 + "});\n",
}


class EveryRule(unittest.TestCase):
    def test_has_something_planted_for_it(self):
        self.assertEqual(set(PLANTED) | {banned.banned_calls}, set(RULES))
        self.assertEqual(sorted(BANNED), sorted(ban.name for ban in banned.BANS))

    def test_leaves_clean_files_alone(self):
        for rule in RULES:
            self.assertEqual([], rule(sources(CLEAN)), rule.__name__)

    def test_finds_what_is_planted(self):
        for rule, repositories in PLANTED.items():
            for files in repositories:
                with self.subTest(rule=rule.__name__, files=files):
                    self.assertEqual({next(iter(files))}, {finding.path for finding in rule(sources(files))})

    def test_finds_each_banned_call_and_names_the_replacement(self):
        for ban in banned.BANS:
            path, wrong, right = BANNED[ban.name]
            with self.subTest(ban=ban.name):
                found = [str(finding) for finding in banned.banned_calls(sources({path: f"// A.\n\n    {wrong}\n"}))]
                self.assertTrue(any(f"{path}:3: {ban.name}: {ban.instead}" in finding for finding in found), found)
                self.assertEqual([], banned.banned_calls(sources({path: right + "\n"})))

    def test_finds_each_thing_that_is_newer_and_names_the_replacement(self):
        self.assertEqual(len(NEWER_THAN_NODE_18), len(newer.NEWER))
        for line, one in zip(NEWER_THAN_NODE_18, newer.NEWER):
            with self.subTest(line=line):
                found = newer.newer_than_node_18(sources({CLIENT: f"// A.\n\n{line}\n"}))
                self.assertEqual([f"{CLIENT}:3: Node.js 18 does not know this: {one.instead}"],
                                 [str(finding) for finding in found])

    def test_finds_each_thing_that_an_old_browser_lacks(self):
        for path, lines, unknown in (("web-client/style/page.css", UNKNOWN_STYLES, browsers.STYLES),
                                     (CLIENT, UNKNOWN_CALLS, browsers.MODULES)):
            self.assertEqual(len(lines), len(unknown))
            for line, one in zip(lines, unknown):
                with self.subTest(line=line):
                    found = browsers.unknown_to_old_browsers(sources({path: f"{line}\n"}))
                    self.assertEqual({one.instead}, {str(finding).rsplit(": ", 1)[1] for finding in found})

    def test_reads_on_after_an_address_in_a_template(self):
        text = "// A.\n\nconst address = `http://${host}/`;\nconst sorted = list.toSorted();\nconst end = `.`;\n"
        self.assertEqual([4], [finding.line for finding in newer.newer_than_node_18(sources({CLIENT: text}))])

    def test_names_the_section_that_is_missing(self):
        files = sources({"engine/ys/a.cpp": "// A.\n\n// ys 3.2 a, 13 R7\n",
                         RULES_TEXT: "### 3.2 Bids\n\n**a.** A bid.\n"})
        self.assertEqual(["engine/ys/a.cpp:3: ys 13 R7: docs/rules/ys.md has no such section"],
                         [str(finding) for finding in citations.cited_sections(files)])

    def test_shows_the_line(self):
        finding = arrows.include_direction(sources({"protocol/a.cpp": '// A.\n\n#include "gone.hpp"\n'}))[0]
        self.assertTrue(str(finding).startswith("protocol/a.cpp:3: "))


if __name__ == "__main__":
    unittest.main()
