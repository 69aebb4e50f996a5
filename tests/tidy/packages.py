"""The form of docker/packages.txt, and that it has every kind of package that scripts and the container ask for."""
import re

from source import Finding

LIST = "docker/packages.txt"
_NAME = r"[a-z0-9][a-z0-9+.-]+"
_LINE = re.compile(rf"(?P<kind>[a-z]+) +(?P<packages>{_NAME}(?:\|{_NAME})*)(?: +(?P<command>[\w+.-]+))?")


def package_list(files):
    """Every line is a kind, a package with its alternatives, and perhaps a command; each package of a kind once."""
    if LIST not in files:
        return []
    findings = []
    seen = set()
    for number, line in enumerate(files[LIST].lines, 1):
        if line.startswith("#"):
            continue
        found = _LINE.fullmatch(line)
        if not found:
            findings.append(Finding(LIST, number, "a line is a kind, a package or alternatives of it, and a command"))
            continue
        for package in found["packages"].split("|"):
            if (found["kind"], package) in seen:
                findings.append(Finding(LIST, number, f"{package} is in the list already"))
            seen.add((found["kind"], package))
    return findings


def kinds_of_packages(files):
    """Every kind that is asked for is in the list."""
    if LIST not in files:
        return []
    kinds = {line.split()[0] for line in files[LIST].lines if line and not line.startswith("#")}
    findings = []
    for path, source in files.items():
        for found in re.finditer(r"^(?:RUN +)?[ \t]*(?:/opt/)?docker/install((?: [a-z]+)+)", source.code, re.M):
            for kind in found.group(1).split():
                if kind not in kinds:
                    findings.append(Finding(path, source.line_at(found.start(1)), f"{LIST} has no kind {kind}"))
    return findings
