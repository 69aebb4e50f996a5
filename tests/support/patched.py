"""Programs with faults planted on purpose: copies of sources are patched, compiled as the build compiles them, and
linked with everything else. Whether a fault is then found is for others to say.

Needs programs built by CMake with Ninja. Writes to the folder that it is given.
"""
import json
import os
import re
import shlex
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / os.environ.get("DAHUT_BUILD", "build/release")
SECONDS_MOST = 600


class CannotPatch(Exception):
    """A change does not fit the sources, or the patched sources are not C++."""


def _output_of(command):
    done = subprocess.run(command, cwd=BUILD, capture_output=True, text=True, timeout=SECONDS_MOST)
    if done.returncode != 0:
        raise CannotPatch(f"{shlex.join(command)}\n{done.stdout}{done.stderr}")
    return done.stdout


def patched(path, changes):
    """The text of this source, changed. Each change replaces a text that occurs exactly once."""
    text = (ROOT / path).read_text(encoding="utf-8")
    for old, new in changes:
        if text.count(old) != 1:
            raise CannotPatch(f"{path} contains {text.count(old)} times, not once:\n{old}")
        text = text.replace(old, new)
    return text


def _units(paths):
    """The units in which these sources are compiled, alone or together: {file: (command, text, sources in it)}."""
    units = {}
    for entry in json.loads((BUILD / "compile_commands.json").read_text(encoding="utf-8")):
        file = entry["file"]
        text = Path(file).read_text(encoding="utf-8") if "/Unity/" in file else f'#include "{file}"\n'
        within = [path for path in paths if f'#include "{ROOT / path}"' in text]
        if within:
            units[file] = (entry["command"], text, within)
    return units


def _compile(file, unit, folder):
    """The object file of this unit, in which the sources that stand in the folder replace those of the repository."""
    command, text, within = unit
    source = folder / re.sub(r"\W+", "-", file)
    for path in within:
        text = text.replace(f'#include "{ROOT / path}"', f'#include "{folder / path}"')
    source = source.with_suffix(".cpp")
    source.write_text(text, encoding="utf-8")
    words = shlex.split(command)
    words[words.index("-o") + 1] = str(source.with_suffix(".o"))
    words[words.index("-c") + 1] = str(source)
    # A header that is changed is found before the one of the repository.
    words += ["-iquote", str(folder)]
    # A planted fault need not be good style. It only has to compile.
    _output_of([re.sub(r"^-O\d$", "-O1", word) for word in words if word != "-Werror"] + ["-w"])
    return source.with_suffix(".o")


def objects(changes, folder, source=""):
    """The object files of all sources that are changed, and of this one, if there is one, with all headers that are."""
    for path, texts in changes.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(patched(path, texts), encoding="utf-8")
    sources = {path for path in changes if path.endswith(".cpp") or not source}
    units = _units(sources)
    if {path for _, _, within in units.values() for path in within} != sources:
        raise CannotPatch(f"not all of {', '.join(changes)} are compiled")
    alone = {f"{source} alone": (command, f'#include "{ROOT / source}"\n', [])
             for command, _, _ in _units([source] if source else []).values()}
    return [_compile(file, unit, folder) for file, unit in (units | alone).items()]


def link(compiled, folder, target, source=""):
    """This program, as `tests/secrecy/secrecy_tests`. The linker finds these object files before those of libraries. If
    one of its own sources is among them, it does without the others.
    """
    commands = _output_of(["ninja", "-t", "commands", Path(target).name]).splitlines()
    linking = next(command for command in reversed(commands) if f" -o {target} " in command)
    words = shlex.split(linking.split("&&")[1])
    output = words.index("-o") + 1
    words[output] = str(folder / Path(target).name)
    if source:
        words = [word for word in words if f"/{Path(target).name}.dir/" not in word]
        output = words.index("-o") + 1
    _output_of(words[:output - 1] + [str(one) for one in compiled] + words[output - 1:])
    return words[output]
