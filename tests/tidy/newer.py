"""What the oldest Node.js that Dahut is built and tested with does not know, and what is written instead.

That is 18: Debian 12 and Ubuntu 24.04 bring it. The modules of the pages count as well, because the tests load them.
"""
from dataclasses import dataclass


@dataclass(frozen=True)
class Newer:
    pattern: str
    instead: str
    in_text: bool = False  # reads strings as well, where the names of modules stand


_HELPERS = r"(?:map|filter|flatMap|take|drop|reduce|forEach|some|every|find|toArray)\("

NEWER = (
    Newer(r"\.toSorted\b", "sort a copy: [...list].sort()"),
    Newer(r"\.toReversed\b", "reverse a copy: [...list].reverse()"),
    Newer(r"\.toSpliced\b", "splice a copy, or use slice and spread"),
    Newer(r"\.with\(", "use map, or change a copy"),
    Newer(r"\bimport\.meta\.(?:dirname|filename|main)\b", "use new URL('...', import.meta.url) and fileURLToPath"),
    Newer(r"\b(?:Object|Map)\.groupBy\b", "fill a Map in a loop"),
    Newer(r"\bPromise\.(?:withResolvers|try)\b", "use new Promise and an async function"),
    Newer(r"\bArray\.fromAsync\b", "use for await, or Promise.all"),
    Newer(r"\.(?:union|intersection|difference|symmetricDifference|isSubsetOf|isSupersetOf|isDisjointFrom)\(",
          "spread the set and use filter, some and every"),
    Newer(rf"\.(?:(?:values|keys|entries)\(\)|matchAll\([^()\n]*\))\s*\.{_HELPERS}",
          "spread the iterator into an array first"),
    Newer(r"\bIterator\.from\b", "spread the iterator into an array"),
    Newer(r"\.(?:is|to)WellFormed\(", "encode and decode it, or look for lone surrogates"),
    Newer(r"\bAbortSignal\.any\b", "listen to each signal"),
    Newer(r"\bURL\.parse\b", "use new URL and catch"),
    Newer(r"\bRegExp\.escape\b", "escape with replace"),
    Newer(r"^[ \t]*(?:await\s+)?using\s+\w+\s*=", "use try and finally"),
    Newer(r"\b(?:glob|globSync)\s*\(", "use readdirSync(folder, {recursive: true}) and filter"),
    Newer(r"\.parentPath\b", "use readdirSync without withFileTypes: its names begin at the folder"),
    Newer(r"\b(?:styleText|loadEnvFile|parseEnv|getBuiltinModule)\b", "do without"),
    Newer(r"\bmock\.timers\b", "use holdTimers of tests/web-client/held_timers.mjs"),
    Newer(r"\bmock\.(?:module|property)\b", "hand the test's own part in"),
    Newer(r"\bperformance\.now\s*=(?!=)", "use mock.method(performance, 'now', …)"),
    Newer(r"\b(?:t|test|context)\.(?:plan|waitFor|assert)\b", "import assert, and await what the test waits for"),
    Newer(r"\bpartialDeepStrictEqual\b", "compare the parts with assert.deepEqual"),
    Newer(r"^import\s*\{[^}]*\bsuite\b[^}]*\}\s*from\s*['\"]node:test['\"]", "use describe, or only test",
          in_text=True),
    Newer(r"\bfrom\s*['\"]node:(?:sqlite|sea)['\"]", "ask the server instead", in_text=True),
    Newer(r"\bfrom\s*['\"][^'\"\n]+['\"]\s*with\s*\{", "read the file and use JSON.parse", in_text=True),
)


def newer_than_node_18(files):
    return [finding for source in files.values() if source.is_js for newer in NEWER
            for finding in source.find(newer.pattern, f"Node.js 18 does not know this: {newer.instead}",
                                       source.text if newer.in_text else None)]
