"""Run the native tests that depend on what has changed: ``python -m tools.changed main``.

A file has changed if it differs from the commit at which this branch left the given one, or if it
is not in git yet. Its tests are those that import it, directly or through other modules. A file
that is not a module counts as imported by every module that names it or its folder. At most `MOST`
test files are run, the nearest ones; `make test` runs them all.
"""

from __future__ import annotations

import argparse
import ast
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).parents[1]
ROOMS = ("wingspan", "tools", "bench", "examples", "tests")
MOST = 40
"""Greatest number of test files to run."""


def changed(base: str) -> set[str]:
    """Return the names of the files that have changed since the branch left ``base``."""

    def git(*command: str) -> list[str]:
        done = subprocess.run(
            ["git", *command], cwd=ROOT, check=True, capture_output=True, text=True
        )
        return done.stdout.splitlines()

    (left,) = git("merge-base", "HEAD", base)
    return {*git("diff", "--name-only", left), *git("ls-files", "--others", "--exclude-standard")}


def imports(tree: ast.AST, package: tuple[str, ...]) -> Iterator[str]:
    """Yield the modules that a file imports anywhere, and imported names that may be modules.

    ``package``: the package that the file is in, by the names of its folders.
    """
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else ()
            module = ".".join([*base, *([node.module] if node.module else [])])
            yield module
            yield from (f"{module}.{alias.name}" for alias in node.names)


def names(text: str, data: str) -> bool:
    """Return whether ``text`` names the file ``data`` or the folder that it is in."""
    path = PurePosixPath(data)
    folder = re.escape(path.parent.name)
    return path.name in text or bool(folder and re.search(rf'["/]{folder}["/]', text))


def importers(sources: dict[str, str], data: Iterable[str]) -> dict[str, set[str]]:
    """Map each file's name to the names of the modules that import or name it.

    ``sources``: the texts of all modules by their names. ``data``: changed files that are not
    modules.
    """
    found: dict[str, set[str]] = {}
    for name, text in sources.items():
        package = PurePosixPath(name).parent.parts
        for module in imports(ast.parse(text), package):
            place = module.replace(".", "/")
            for file in (f"{place}.py", f"{place}/__init__.py"):
                if file in sources:
                    found.setdefault(file, set()).add(name)
        for file in data:
            if names(text, file):
                found.setdefault(file, set()).add(name)
    return found


def distances(starts: Iterable[str], importers: dict[str, set[str]]) -> dict[str, int]:
    """Return every file that depends on one of ``starts``, and by how many imports at least."""
    found = dict.fromkeys(starts, 0)
    ahead = list(found)
    for name in ahead:
        for other in sorted(importers.get(name, ())):
            if other not in found:
                found[other] = found[name] + 1
                ahead.append(other)
    return found


def is_test(name: str) -> bool:
    path = PurePosixPath(name)
    return name.startswith("tests/") and path.name.startswith("test_") and path.suffix == ".py"


def affected(files: set[str], sources: dict[str, str]) -> list[str]:
    """Return the test files that depend on one of ``files``, the nearest first."""
    data = {name for name in files if not name.endswith(".py")}
    far = distances(files, importers(sources, data))
    tests = [name for name in far if is_test(name) and name in sources]
    return sorted(tests, key=lambda name: (far[name], name))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("base", help="the branch or commit to compare with")
    base = parser.parse_args().base
    paths = [path for room in ROOMS for path in (ROOT / room).rglob("*.py")]
    sources = {path.relative_to(ROOT).as_posix(): path.read_text("utf-8") for path in paths}
    found = [name for name in affected(changed(base), sources) if "tests/pyodide/" not in name]
    print(f"Running {len(found[:MOST])} of {len(found)} test files that depend on the changes.")
    if found:
        command = [sys.executable, "-m", "pytest", "--numprocesses=auto", *found[:MOST]]
        sys.exit(subprocess.run(command, cwd=ROOT, check=False).returncode)


if __name__ == "__main__":
    main()
