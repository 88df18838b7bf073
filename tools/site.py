"""Build the page as a folder of static files, `site/`, that needs nothing from anywhere else.

`python -m tools.site` expects the npm packages, the wheel for the browser's Python and the compiled
standard library to be there (the Makefile sees to that).
"""

import base64
import fcntl
import gzip
import hashlib
import io
import json
import re
import shutil
import subprocess
from collections.abc import Iterable, Iterator
from pathlib import Path
from zipfile import ZIP_STORED, ZipFile, ZipInfo

from wingspan.engine import load_catalog
from wingspan.engine.things import Language
from wingspan.ui.page import page
from wingspan.ui.session import Session

ROOT = Path(__file__).parents[1]
BUILD = ROOT / ".build"
SITE = ROOT / "site"
MODULES = ROOT / "node_modules"
LIBRARY = BUILD / "library-shipped.zip"
MARGIN = ROOT / "tools" / "library-margin.txt"
PYODIDE_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
# What PyScript's start imports; its editors, terminals and second interpreter stay behind.
PYSCRIPT_FILES = (
    "core",
    "deprecations-manager",
    "donkey",
    "error",
    "py-editor",
    "py-game",
    "py-terminal",
    "toml",
)


# What others import only if it is there, or to install packages, and nothing here uses.
UNNEEDED = (
    "_ssl.pyc",
    "bz2.pyc",
    "compression/__init__.pyc",
    "compression/_common/__init__.pyc",
    "compression/_common/_streams.pyc",
    "compression/zstd/__init__.pyc",
    "compression/zstd/_zstdfile.pyc",
    "lzma.pyc",
    "ssl.pyc",
    "tarfile.pyc",
)
# Packs that are fetched when they are first wanted, and the packages and modules in each.
LATER = {
    "reference": ("wingspan/words/reference/", "wingspan/ui/reference/"),
    "bots": ("wingspan/bots/",),
    "lessons": ("wingspan/teaching/", "wingspan/words/teaching/", "wingspan/ui/teaching/"),
}
VERSION = '<meta name="wingspan-version" content="{}">'
# What is published and never asked for by the page.
NOT_KEPT = (".nojekyll", "lib/notice.txt", "static/fonts/LICENSE.txt", "sw.js")


def compile_application(folder: Path) -> set[str]:
    """Write what is compiled under `folder`; return the files of the library that it imports."""
    module = MODULES / "@pyscript" / "core" / "src" / "stdlib" / "pyscript.js"
    printed = "m => console.log(JSON.stringify(m.default.pyscript))"
    command = ["node", "--eval", f"import({json.dumps(module.as_uri())}).then({printed})"]
    with (folder / "pyscript.json").open("w") as sources:
        subprocess.run(command, check=True, stdin=subprocess.DEVNULL, stdout=sources)
    command = ["node", "tools/python.mjs", "--library", str(LIBRARY), "-m", "tools.application"]
    command.append(str(folder.relative_to(ROOT)))
    subprocess.run(command, cwd=ROOT, check=True, stdin=subprocess.DEVNULL)
    return set(json.loads((folder / "needed.json").read_text()))


def stored(files: Iterable[tuple[str, bytes]]) -> bytes:
    """A zip of files that are not compressed, the same whenever it is made."""
    buffer = io.BytesIO()
    with ZipFile(buffer, "w", ZIP_STORED) as archive:
        for name, content in files:
            archive.writestr(ZipInfo(name), content)
    return buffer.getvalue()


def write_pack(target: Path, files: Iterable[tuple[str, bytes]]) -> None:
    """Files by their places in the page's file system, as static/pack.mjs takes them apart."""
    target.write_bytes(gzip.compress(stored(files), 9, mtime=0))


def files_under(folder: Path, *places: str) -> Iterator[tuple[str, bytes]]:
    """Everything under those of its folders or files."""
    for path in sorted(folder.rglob("*")):
        name = str(path.relative_to(folder))
        if path.is_file() and name.startswith(places):
            yield name, path.read_bytes()


def margin(names: list[str]) -> Iterator[str]:
    """The files that are shipped whether or not the application imports them.

    A line of the list is a module (`traceback`) or a whole package (`encodings.*`).
    """
    for line in MARGIN.read_text().splitlines():
        entry = line.partition("#")[0].strip()
        if not entry:
            continue
        path = entry.removesuffix(".*").replace(".", "/")
        found = [
            name
            for name in names
            if name in (f"{path}.pyc", f"{path}/__init__.pyc")
            or (entry.endswith(".*") and name.startswith(f"{path}/"))
        ]
        if not found:
            raise LookupError(f"{MARGIN.name}: the standard library has no {entry}")
        yield from found


def library(needed: set[str]) -> bytes:
    """The compiled standard library, cut down to what is needed."""
    with ZipFile(LIBRARY) as whole:
        names = whole.namelist()
        kept = {*needed, *margin(names)} - set(UNNEEDED)
        return stored((name, whole.read(name)) for name in sorted(kept))


def write_lock(target: Path) -> None:
    """Pyodide's list of packages, without any: none can be looked for anywhere."""
    stock = json.loads((MODULES / "pyodide" / "pyodide-lock.json").read_text())
    target.write_text(json.dumps({"info": stock["info"], "packages": {}}))


def copy_script(source: Path, target: Path) -> None:
    """A script without the link to its source map, which is not shipped."""
    text = re.sub(r"\n?//# sourceMappingURL=\S+\s*$", "\n", source.read_text())
    target.write_text(text)


def copy_pyodide(folder: Path) -> None:
    """Copy the browser's Python. It asks for a library, which the one in the pack replaces."""
    folder.mkdir(parents=True)
    for name in PYODIDE_FILES:
        source = MODULES / "pyodide" / name
        if name.endswith(".mjs"):
            copy_script(source, folder / name)
        else:
            shutil.copyfile(source, folder / name)
    write_lock(folder / "pyodide-lock.json")
    (folder / "python_stdlib.zip").write_bytes(stored([]))


def copy_pyscript(folder: Path) -> list[str]:
    """Copy what PyScript's start imports; return the names of the files."""
    folder.mkdir(parents=True)
    names = []
    for script in sorted((MODULES / "@pyscript" / "core" / "dist").glob("*.js")):
        if script.stem.startswith(PYSCRIPT_FILES):
            copy_script(script, folder / script.name)
            names.append(script.name)
    return names


def before(html: str, mark: str, more: str) -> str:
    """The page with something more before the mark."""
    if html.count(mark) != 1:
        raise LookupError(f"index.html must hold {mark} once")
    return html.replace(mark, more + mark)


def start_forms() -> str:
    """The first view in each language, to be shown before Python can make it."""
    languages: tuple[Language, ...] = ("en", "fr")
    return "".join(
        f'<template id="start-{language}">{page(Session(load_catalog(), language))}</template>\n'
        for language in languages
    )


def write_index(folder: Path, pyscript: list[str], archives: list[str]) -> None:
    """The page, which asks at once for the files that Python and PyScript would ask for in turn.

    Of the archives it says what must be in them.
    """
    early = [f'<link rel="modulepreload" href="./lib/pyscript/{name}">\n' for name in pyscript]
    early += [
        f'<meta name="wingspan-archive" data-archive="{name}"'
        f' data-integrity="{digest(folder / f"{name}.pack")}">\n'
        for name in archives
    ]
    html = (ROOT / "index.html").read_text()
    html = before(html, '<script src="./static/first-view.js">', start_forms())
    html = before(html, '<script src="./static/start.js">', "".join(early))
    (folder / "index.html").write_text(html)


def digest(path: Path) -> str:
    """A file's content as `fetch` checks it."""
    return f"sha256-{base64.b64encode(hashlib.sha256(path.read_bytes()).digest()).decode()}"


def digests(folder: Path) -> dict[str, str]:
    """The digest of every file that the page may ask for, by its name."""
    files = (path for path in sorted(folder.rglob("*")) if path.is_file())
    names = {str(path.relative_to(folder)): path for path in files}
    return {name: digest(path) for name, path in names.items() if name not in NOT_KEPT}


def fill_in(path: Path, blank: str, filled: str) -> None:
    """Put into a file what only the finished site can tell."""
    text = path.read_text()
    if text.count(blank) != 1:
        raise LookupError(f"{path.name} must hold {blank} once")
    path.write_text(text.replace(blank, filled))


def write_worker(folder: Path) -> None:
    """The service worker, which knows every file, and the version's name in it and in the page."""
    files = digests(folder)
    shutil.copyfile(ROOT / "sw.js", folder / "sw.js")
    everything = json.dumps([files, digest(folder / "sw.js")])
    version = hashlib.sha256(everything.encode()).hexdigest()[:12]
    fill_in(folder / "index.html", VERSION.format(""), VERSION.format(version))
    del files["index.html"]
    files["./"] = digest(folder / "index.html")
    fill_in(folder / "sw.js", 'const VERSION = "";', f'const VERSION = "{version}";')
    fill_in(folder / "sw.js", "const FILES = {};", f"const FILES = {json.dumps(files, indent=2)};")


def write_packs(folder: Path) -> list[str]:
    """What the page starts with, and what it fetches when it is first wanted: those's names."""
    compiled = BUILD / "compiled"
    shutil.rmtree(compiled, ignore_errors=True)
    compiled.mkdir()
    needed = compile_application(compiled)
    packages = files_under(compiled, "lib/")
    write_pack(folder / "lib" / "library.pack", [("lib/python314.zip", library(needed)), *packages])
    app = dict(files_under(compiled, "home/"))
    archives = []
    for archive, places in LATER.items():
        later = tuple(f"home/pyodide/{place}" for place in places)
        packed = [(name, app.pop(name)) for name in list(app) if name.startswith(later)]
        if packed:
            write_pack(folder / f"{archive}.pack", packed)
            archives.append(archive)
    write_pack(folder / "app.pack", app.items())
    return archives


def build(folder: Path) -> None:
    for name in ("pyscript.toml", "main.py", "manifest.webmanifest"):
        shutil.copyfile(ROOT / name, folder / name)
    (folder / ".nojekyll").touch()
    shutil.copytree(ROOT / "static", folder / "static", ignore=shutil.ignore_patterns("cards"))
    copy_pyodide(folder / "lib" / "pyodide")
    copy_script(
        MODULES / "idiomorph" / "dist" / "idiomorph.min.js", folder / "lib" / "idiomorph.js"
    )
    shutil.copyfile(ROOT / "tools" / "notice.txt", folder / "lib" / "notice.txt")
    archives = write_packs(folder)
    write_index(folder, copy_pyscript(folder / "lib" / "pyscript"), archives)
    write_worker(folder)


def print_sizes(folder: Path) -> None:
    """Every file as it is, as a server compresses it, and the beginning of its SHA-256."""
    total = packed_total = 0
    for path in sorted(folder.rglob("*")):
        if path.is_file() and path.stat().st_size:
            content = path.read_bytes()
            packed = len(gzip.compress(content, 6))
            total, packed_total = total + len(content), packed_total + packed
            name = hashlib.sha256(content).hexdigest()[:16]
            print(f"{len(content):>12,} {packed:>12,}  {name}  {path.relative_to(folder)}")
    print(f"{total:>12,} {packed_total:>12,}  in all (bytes, bytes gzip)")


def main() -> None:
    """Build beside the old `site/` and take its place at once, so that nobody sees half of it."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / "site.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        new, old = BUILD / "site-new", BUILD / "site-old"
        for leftover in (new, old):
            shutil.rmtree(leftover, ignore_errors=True)
        new.mkdir()
        build(new)
        if SITE.exists():
            SITE.rename(old)
        new.rename(SITE)
        shutil.rmtree(old, ignore_errors=True)
        print_sizes(SITE)


if __name__ == "__main__":
    main()
