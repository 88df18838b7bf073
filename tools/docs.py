"""Build the documentation with Sphinx into a folder: `python -P tools/docs.py FOLDER`.

The pages are those of `docs/`, with CONTRIBUTING, SECURITY and CHANGELOG, and a page for each room
of the package that programs use, made of its docstrings. `docs/conf.py` says how. `make docs` runs
this, by its path, in an environment of its own, which has what tools/docs-requirements.txt lists
and not what the other tools need.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from importlib.metadata import distribution
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / ".build" / "docs-source"
BESIDE = ("CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md")
"""Documents that are beside `docs/`."""
ROOMS = ("engine", "links", "bots", "tournament", "envs")
"""Rooms that programs use, of which every module has its place in the documentation."""
SHIPPED = ("furo", "pygments", "snowballstemmer", "sphinx", "sphinx-basic-ng")
"""Packages whose scripts and style are in what is built."""


def modules_of(room: Path) -> list[str]:
    """Return the names of all modules in a room, each package before what is in it."""
    names = [".".join(path.relative_to(ROOT).with_suffix("").parts) for path in room.rglob("*.py")]
    return sorted(name.removesuffix(".__init__") for name in names if "__main__" not in name)


def write_room(room: str) -> None:
    """Write a page for each module of a room, and one that lists them."""
    modules = modules_of(ROOT / "wingspan" / room)
    for name in modules:
        # A function with the name of a module of its package is described in that module.
        inside = [other for other in modules if other.startswith(f"{name}.")]
        names = ", ".join(other.rpartition(".")[2] for other in inside)
        options = f"   :exclude-members: {names}\n" if names else ""
        page = f"# {name}\n\n```{{eval-rst}}\n.. automodule:: {name}\n{options}```\n"
        (SOURCE / "modules" / f"{name}.md").write_text(page, encoding="utf-8")
    listed = "\n".join(modules)
    (SOURCE / "modules" / f"{room}.md").write_text(
        f"# Every module of `{room}`\n\n```{{toctree}}\n:maxdepth: 1\n\n{listed}\n```\n",
        encoding="utf-8",
    )


def write_source() -> None:
    """Write everything that Sphinx reads into a folder of its own, but for `docs/conf.py`."""
    shutil.rmtree(SOURCE, ignore_errors=True)
    shutil.copytree(ROOT / "docs", SOURCE, ignore=shutil.ignore_patterns("*.py", "__pycache__"))
    for name in BESIDE:
        text = (ROOT / name).read_text(encoding="utf-8")
        (SOURCE / name).write_text(text.replace("](docs/", "]("), encoding="utf-8")
    (SOURCE / "modules").mkdir()
    for room in ROOMS:
        write_room(room)


def copy_licences(folder: Path) -> None:
    """Put the licences of whatever Sphinx and its theme bring along into the folder."""
    target = folder / "_static" / "licences"
    target.mkdir(parents=True, exist_ok=True)
    for name in SHIPPED:
        package = distribution(name)
        texts = [path for path in package.files or () if re.match("LICEN[CS]E|COPYING", path.name)]
        if not texts:
            sys.exit(f"{name} has no licence text.")
        text = "\n\n".join(path.read_text(encoding="utf-8") for path in texts)
        (target / f"{name}.txt").write_text(text, encoding="utf-8")


def main() -> None:
    folder = Path(sys.argv[1]).resolve()
    write_source()
    # Every warning is an error; all of them are told before the build fails.
    command = [sys.executable, "-m", "sphinx", "--builder", "html", "--nitpicky", "--quiet"]
    command += [
        "--conf-dir",
        str(ROOT / "docs"),
        "--fail-on-warning",
        "--jobs",
        "1",
        "--doctree-dir",
        str(SOURCE) + "-trees",
    ]
    done = subprocess.run([*command, str(SOURCE), str(folder)], cwd=ROOT, check=False)
    if done.returncode:
        sys.exit(done.returncode)
    copy_licences(folder)


if __name__ == "__main__":
    main()
