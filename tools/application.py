"""Compile our own code for the page and find out what it needs. Runs under the browser's Python.

`python -m tools.application FOLDER` writes into FOLDER, laid out as in the page's file system: our
own code as byte-code with the cards, msgspec, segno's encoder, and PyScript's own modules, whose
sources it reads from `pyscript.json` there. It also writes `sitecustomize.pyc`, which goes into the
standard library, and `needed.json`, the names of all files of the standard library that this code
may import.
"""

import ast
import importlib
import importlib.util
import json
import re
import sys
import types
from collections.abc import Iterator
from pathlib import Path

from tools.pyc import bare, cached_pyc, pyc
from wingspan.words.folders import folders, languages

# Shipped as sources: large tables and the modules about them, which are fetched late and are much
# smaller that way.
AS_SOURCES = (
    "wingspan/voices/",
    *(f"wingspan/words/{language}/voices.py" for language in languages()),
    "wingspan/words/voices.py",
    "wingspan/ui/own/singing.py",
    "wingspan/ui/table/hear.py",
)
ROOT = Path(__file__).parents[1]
HOME = "home/pyodide"
PACKAGES = "lib/python3.14/site-packages"
# For programs outside the page, which does not ship them, and languages that are not offered.
ELSEWHERE = (
    "wingspan/tournament/",
    "wingspan/envs/",
    *(f"wingspan/words/{language}/" for language in folders() if language not in languages()),
)
SOURCES = sorted(
    path
    for path in (ROOT / "wingspan").rglob("*.py")
    if not str(path.relative_to(ROOT)).startswith(ELSEWHERE)
)
CARDS = sorted((ROOT / "static" / "cards").rglob("*.json"))
TEACHING = sorted((ROOT / "wingspan" / "teaching").rglob("*.json"))
WEIGHTS = sorted((ROOT / "wingspan" / "bots").rglob("*.json"))
EXERCISES = sorted((ROOT / "wingspan" / "coach").rglob("*.json"))
SEGNO = ("consts.py", "encoder.py")
"""The files of segno that the page ships: they compute a code, and do not write it to a file."""
MEASURED = sorted((ROOT / "wingspan" / "words").rglob("*.json"))
CHAPTERS = sorted(
    path
    for path in (ROOT / "wingspan" / "words").rglob("*.md")
    if not str(path.relative_to(ROOT)).startswith(ELSEWHERE)
)
FINDER = "sitecustomize.py"
BROWSER = (
    "js",
    "jsffi",
    "page_scripts",
    "pyodide",
    "pyodide_js",
    "polyscript",
    "pyscript",
    "_pyscript",
)


def imported_names(source: bytes) -> set[str]:
    """Return all modules that a source imports, anywhere in it, except the browser's."""
    names = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names.add(node.module)
    return {name for name in names if name.split(".")[0] not in BROWSER}


def library_files(library: str) -> list[str]:
    """Return the files of the standard library imported so far, including their packages."""
    files = set()
    for module in list(sys.modules.values()):
        origin = getattr(getattr(module, "__spec__", None), "origin", None) or ""
        if origin.startswith(f"{library}/"):
            files.add(origin.removeprefix(f"{library}/"))
    return sorted(files)


def let_encoder_be_imported_alone() -> None:
    """Make segno's encoder importable without the rest of segno, which the page does not ship."""
    found = importlib.util.find_spec("segno")
    assert found is not None and found.submodule_search_locations
    package = types.ModuleType("segno")
    package.__path__ = found.submodule_search_locations
    sys.modules["segno"] = package


def needed(pyscript: dict[str, bytes]) -> list[str]:
    """Return the files of the standard library that the page may import."""
    let_encoder_be_imported_alone()
    library = next(entry for entry in sys.path if entry.endswith(".zip"))
    paths = [path for path in SOURCES if path.stem != "__main__"]  # those are not for the page
    sources = [path.read_bytes() for path in [*paths, ROOT / "main.py"]] + list(pyscript.values())
    for name in sorted({name for source in sources for name in imported_names(source)}):
        if not name.startswith("wingspan.ui"):
            importlib.import_module(name)
    return library_files(library)


def in_order(name: str, source: bytes) -> bytes:
    """Return a source. The table of voices loses its ids: it is in the order of the cards."""
    is_table = name == "wingspan/voices/species.py"
    return re.sub(rb"(?m)^\w+: ", b"", source) if is_table else source


def without_air(data: bytes) -> bytes:
    """Return JSON without indentation and line breaks."""
    return json.dumps(json.loads(data), ensure_ascii=False, separators=(",", ":")).encode()


def compiled(pyscript: dict[str, bytes]) -> Iterator[tuple[str, bytes]]:
    """Yield the place and the content of every file."""
    for path in SOURCES:
        name = str(path.relative_to(ROOT))
        if name.startswith(AS_SOURCES):
            yield f"{HOME}/{name}", bare(in_order(name, path.read_bytes()))
        else:
            yield f"{HOME}/{name}c", pyc(path.read_bytes(), name, optimize=2)
    for data in (*CARDS, *TEACHING, *WEIGHTS, *EXERCISES, *MEASURED):
        yield f"{HOME}/{data.relative_to(ROOT)}", without_air(data.read_bytes())
    for path in CHAPTERS:
        yield f"{HOME}/{path.relative_to(ROOT)}", path.read_bytes()
    # PyScript writes these sources into this folder when it starts, and imports them.
    for name, source in pyscript.items():
        cached = f"{name.removesuffix('.py')}.{sys.implementation.cache_tag}.pyc"
        yield f"{HOME}/pyscript/__pycache__/{cached}", cached_pyc(source, f"pyscript/{name}")
    yield f"{PACKAGES}/segno/__init__.pyc", pyc(b"", "segno/__init__.py", optimize=2)
    from segno import encoder

    for name in SEGNO:
        source = Path(encoder.__file__).with_name(name).read_bytes()
        yield f"{PACKAGES}/segno/{name}c", pyc(source, f"segno/{name}", optimize=2)
    import msgspec

    folder = Path(msgspec.__file__).parent
    for path in sorted(folder.iterdir()):
        place = f"{PACKAGES}/msgspec/{path.name}"
        if path.suffix == ".py":
            yield f"{place}c", pyc(path.read_bytes(), f"msgspec/{path.name}", optimize=2)
        elif path.suffix == ".so":
            yield place, path.read_bytes()


def main(folder: str) -> None:
    sources: dict[str, str] = json.loads(Path(folder, "pyscript.json").read_text())
    pyscript = {name: source.encode() for name, source in sources.items()}
    Path(folder, "needed.json").write_text(json.dumps(needed(pyscript)))
    finder = (ROOT / "tools" / FINDER).read_bytes()
    Path(folder, f"{FINDER}c").write_bytes(pyc(finder, FINDER, optimize=2))
    for place, content in compiled(pyscript):
        target = Path(folder, place)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(content)


if __name__ == "__main__":
    main(*sys.argv[1:])
