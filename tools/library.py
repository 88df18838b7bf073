"""Compile the whole standard library of the browser's Python. Runs under that Python."""

import sys
from pathlib import Path
from zipfile import ZIP_STORED, ZipFile, ZipInfo

from tools.pyc import pyc


def compile_library(source: Path, target: Path) -> int:
    """Write `target` with a `.pyc` for each `.py` of `source`; return the number of files."""
    with ZipFile(source) as old, ZipFile(target, "w", ZIP_STORED) as new:
        names = [name for name in old.namelist() if not name.endswith("/")]
        for name in names:
            data = old.read(name)
            if name.endswith(".py"):
                data = pyc(data, f"<python>/{name}")
                name += "c"
            new.writestr(ZipInfo(name), data)
    return len(names)


if __name__ == "__main__":
    library = next(Path(entry) for entry in sys.path if entry.endswith(".zip"))
    count = compile_library(library, Path(sys.argv[1]))
    print(f"standard library: {count} files compiled")
