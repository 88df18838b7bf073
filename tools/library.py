"""Compile the whole standard library of the browser's Python. Runs under that Python.

`python -m tools.library whole.zip shipped.zip` writes it twice: complete, for the tests, and
without docstrings and assertions, for the page.
"""

import sys
from pathlib import Path
from zipfile import ZIP_STORED, ZipFile, ZipInfo

from tools.pyc import pyc

DESCRIBES_ITSELF = "_pyodide/"  # makes Pyodide's documentation out of its own docstrings


def compile_library(source: Path, target: Path, optimize: int) -> int:
    """Write `target` with a `.pyc` for each `.py` of `source`; return the number of files."""
    with ZipFile(source) as old, ZipFile(target, "w", ZIP_STORED) as new:
        names = [name for name in old.namelist() if not name.endswith("/")]
        for name in names:
            data = old.read(name)
            if name.endswith(".py"):
                level = 0 if name.startswith(DESCRIBES_ITSELF) else optimize
                data = pyc(data, f"<python>/{name}", optimize=level)
                name += "c"
            new.writestr(ZipInfo(name), data)
    return len(names)


if __name__ == "__main__":
    library = next(Path(entry) for entry in sys.path if entry.endswith(".zip"))
    for target, optimize in zip(sys.argv[1:], (0, 2), strict=True):
        count = compile_library(library, Path(target), optimize)
    print(f"standard library: {count} files compiled")
