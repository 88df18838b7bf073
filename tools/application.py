"""Compile our own code for the page and see what it needs. Runs under the browser's Python.

`python -m tools.application app.zip needed.json` writes the application as byte-code, with the
cards, and the names of all files of the standard library that it may come to import.
"""

import ast
import importlib
import json
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCES = sorted((ROOT / "wingspan").rglob("*.py"))
CARDS = sorted((ROOT / "static" / "cards").rglob("*.json"))
BROWSER = ("js", "pyodide", "pyodide_js", "pyscript")


def imported_names(source: Path) -> set[str]:
    """All modules that a file may import, at its top or in a function."""
    names = set()
    for node in ast.walk(ast.parse(source.read_bytes())):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names.add(node.module)
    return {name for name in names if name.split(".")[0] not in BROWSER}


def library_files(library: str) -> list[str]:
    """The files of the standard library that have been imported so far, and their packages."""
    files = set()
    for module in list(sys.modules.values()):
        origin = getattr(getattr(module, "__spec__", None), "origin", None) or ""
        if origin.startswith(f"{library}/"):
            files.add(origin.removeprefix(f"{library}/"))
    return sorted(files)


def main(archive: str, needed: str) -> None:
    library = next(entry for entry in sys.path if entry.endswith(".zip"))
    names = {name for source in [*SOURCES, ROOT / "main.py"] for name in imported_names(source)}
    for name in sorted(names):
        if not name.startswith("wingspan.ui"):
            importlib.import_module(name)
    Path(needed).write_text(json.dumps(library_files(library)))

    from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

    from tools.pyc import pyc

    with ZipFile(archive, "w", ZIP_DEFLATED, compresslevel=9) as app:
        for source in SOURCES:
            name = str(source.relative_to(ROOT))
            app.writestr(ZipInfo(f"{name}c"), pyc(source.read_bytes(), name), ZIP_DEFLATED)
        for card in CARDS:
            name = str(card.relative_to(ROOT))
            app.writestr(ZipInfo(name), card.read_bytes(), ZIP_DEFLATED)


if __name__ == "__main__":
    main(*sys.argv[1:])
