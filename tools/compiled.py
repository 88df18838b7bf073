"""Build a copy of the package, compiled by mypyc where possible, and run programs with it.

`make compiled` builds the copy and replays the golden records and answers in it. ``python -m
tools.compiled run MODULE ARGUMENTS…`` runs a program with it, and so does the flag ``--compiled``
of some tools. Building needs a C compiler and Python's headers.
"""

from __future__ import annotations

import argparse
import ast
import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).parents[1]
COPY = ROOT / ".build" / "mypyc"
BUILT = COPY / "built-from.txt"
"""Names the sources that the copy was built from, by their digest; written last."""
ROOMS = ("engine", "bots")
"""Rooms of the package that are compiled; the others are copied as they are."""
GOLDEN = ("tests/engine/test_golden.py", "tests/bots/test_golden_answers.py")
HELP = "run with the compiled copy of the package, which `make compiled` builds"

BUILD = """
import sys
from mypyc.build import mypycify
from setuptools import setup
options = ["--strict", "--config-file=", "--explicit-package-bases", "--namespace-packages"]
modules = mypycify([*options, *sys.argv[1:]], opt_level="3", debug_level="0")
setup(packages=[], ext_modules=modules, script_args=["--quiet", "build_ext", "--inplace"])
"""


def digest() -> str:
    """Return the digest of all files that the copy is made from."""
    whole = hashlib.sha256()
    for folder in (ROOT / "wingspan", ROOT / "static" / "cards"):
        for path in sorted(folder.rglob("*")):
            if path.is_file() and "__pycache__" not in path.parts:
                whole.update(f"{path.relative_to(ROOT)}\0".encode())
                whole.update(path.read_bytes())
    return whole.hexdigest()


def structs(trees: Iterable[ast.Module]) -> set[str]:
    """Return the names of all classes that derive from msgspec's Struct, directly or not."""
    bases = {
        node.name: {ast.unparse(base).rpartition(".")[2] for base in node.bases}
        for tree in trees
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
    }
    found = {"Struct"}
    while more := {name for name in bases if bases[name] & found} - found:
        found |= more
    return found


def can_be_compiled(tree: ast.Module, structs: set[str]) -> bool:
    """Return whether mypyc supports everything in a module.

    It supports no metaclass but abc's, and Structs have another; nor does it support classes in
    functions. `copy` cannot copy instances of compiled classes.
    """
    copies = any(isinstance(node, ast.ImportFrom) and node.module == "copy" for node in tree.body)
    classes = [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    made = [ast.unparse(base).rpartition(".")[2] for one in classes for base in one.bases]
    at_the_top = all(one in tree.body for one in classes)
    return at_the_top and not copies and not structs.intersection(made)


def modules(package: Path) -> list[Path]:
    """Return the files under ``package`` to compile."""
    files = [path for room in ROOMS for path in sorted((package / room).rglob("*.py"))]
    trees = {path: ast.parse(path.read_bytes()) for path in files}
    known = structs(trees.values())
    return [
        path
        for path, tree in trees.items()
        if not path.stem.startswith("__") and can_be_compiled(tree, known)
    ]


def environment() -> dict[str, str]:
    """Return an environment in which Python imports the copy, and the rest of the repository."""
    path = os.pathsep.join(map(str, (COPY, ROOT)))
    return {**os.environ, "PYTHONSAFEPATH": "1", "PYTHONPATH": path}


def build() -> None:
    """Build the copy anew: compile it, then replay the golden records and answers in it."""
    built_from = digest()
    shutil.rmtree(COPY, ignore_errors=True)
    ignored = shutil.ignore_patterns("__pycache__")
    shutil.copytree(ROOT / "wingspan", COPY / "wingspan", ignore=ignored)
    shutil.copytree(ROOT / "static" / "cards", COPY / "static" / "cards")
    found = modules(COPY / "wingspan")
    names = [str(path.relative_to(COPY)) for path in found]
    subprocess.run([sys.executable, "-c", BUILD, *names], cwd=COPY, check=True)
    shutil.rmtree(COPY / "build")
    for path in found:
        path.unlink()  # so that only the compiled module can be imported
    command = ["-m", "pytest", "--override-ini=pythonpath=", "-p", "no:cacheprovider", *GOLDEN]
    subprocess.run([sys.executable, *command], cwd=ROOT, env=environment(), check=True)
    BUILT.write_text(built_from)
    print(f"{len(found)} modules are compiled in {COPY.relative_to(ROOT)}.")


def run(module: str, arguments: list[str]) -> None:
    """Replace this process with ``module``, run with the copy.

    Raises SystemExit if there is no copy, or if the sources have changed since it was built.
    """
    if not BUILT.exists():
        raise SystemExit("There is no compiled copy of the package: `make compiled` builds one.")
    if BUILT.read_text() != digest():
        raise SystemExit("The sources have changed: `make compiled` renews the compiled copy.")
    os.execve(sys.executable, [sys.executable, "-m", module, *arguments], environment())


def run_if_asked(module: str) -> None:
    """Replace this process with ``module``, run with the copy, if ``--compiled`` was given."""
    if "--compiled" in sys.argv:
        run(module, [argument for argument in sys.argv[1:] if argument != "--compiled"])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("build", help="build the copy anew")
    program = commands.add_parser("run", help="run a program with the copy")
    program.add_argument("module")
    program.add_argument("arguments", nargs=argparse.REMAINDER)
    wanted = parser.parse_args()
    if wanted.command == "build":
        build()
    else:
        run(wanted.module, wanted.arguments)


if __name__ == "__main__":
    main()
