"""Build the page as a folder of static files, `site/`, that needs nothing from anywhere else.

`python -m tools.site` expects the npm packages, the wheel for the browser's Python and the compiled
standard library to be there (the Makefile sees to that).
"""

import base64
import fcntl
import gzip
import hashlib
import json
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile

ROOT = Path(__file__).parents[1]
BUILD = ROOT / ".build"
SITE = ROOT / "site"
MODULES = ROOT / "node_modules"
LIBRARY = BUILD / "library.zip"
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


VERSION = '<meta name="wingspan-version" content="{}">'
# What is published and never asked for by the page.
NOT_KEPT = (".nojekyll", "lib/notice.txt", "static/fonts/LICENSE.txt", "sw.js")


def compile_application(folder: Path) -> set[str]:
    """Write `app.zip`; return the files of the standard library that it imports."""
    needed = BUILD / "needed.json"
    archive = folder / "app.zip"
    command = ["node", "tools/python.mjs", "--library", str(LIBRARY), "-m", "tools.application"]
    command += [str(path.relative_to(ROOT)) for path in (archive, needed)]
    subprocess.run(command, cwd=ROOT, check=True, stdin=subprocess.DEVNULL)
    return set(json.loads(needed.read_text()))


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


def write_library(target: Path, needed: set[str]) -> None:
    """The compiled standard library, cut down to what is needed.

    It is compressed because static hosts do not compress what is called a zip.
    """
    with ZipFile(LIBRARY) as whole, ZipFile(target, "w", ZIP_DEFLATED, compresslevel=9) as cut:
        names = whole.namelist()
        for name in sorted({*needed, *margin(names)}):
            cut.writestr(whole.getinfo(name), whole.read(name), ZIP_DEFLATED)


def write_lock(target: Path, wheel: Path) -> None:
    """Pyodide's list of packages, with ours alone: no other can be looked for anywhere."""
    stock = json.loads((MODULES / "pyodide" / "pyodide-lock.json").read_text())
    version = wheel.name.split("-")[1]
    msgspec = stock["packages"]["msgspec"] | {
        "file_name": wheel.name,
        "sha256": hashlib.sha256(wheel.read_bytes()).hexdigest(),
        "version": version,
    }
    lock = {"info": stock["info"], "packages": {"msgspec": msgspec}}
    target.write_text(json.dumps(lock))


def copy_script(source: Path, target: Path) -> None:
    """A script without the link to its source map, which is not shipped."""
    text = re.sub(r"\n?//# sourceMappingURL=\S+\s*$", "\n", source.read_text())
    target.write_text(text)


def copy_pyodide(folder: Path) -> str:
    """Copy the browser's Python and msgspec's wheel; return the wheel's name."""
    folder.mkdir(parents=True)
    for name in PYODIDE_FILES:
        source = MODULES / "pyodide" / name
        if name.endswith(".mjs"):
            copy_script(source, folder / name)
        else:
            shutil.copyfile(source, folder / name)
    (wheel,) = (BUILD / "wheels" / "page").glob("*.whl")
    shutil.copyfile(wheel, folder / wheel.name)
    write_lock(folder / "pyodide-lock.json", wheel)
    return wheel.name


def copy_pyscript(folder: Path) -> list[str]:
    """Copy what PyScript's start imports; return the names of the files."""
    folder.mkdir(parents=True)
    names = []
    for script in sorted((MODULES / "@pyscript" / "core" / "dist").glob("*.js")):
        if script.stem.startswith(PYSCRIPT_FILES):
            copy_script(script, folder / script.name)
            names.append(script.name)
    return names


def write_index(target: Path, pyscript: list[str], wheel: str) -> None:
    """The page, which asks at once for the files that Python and PyScript would ask for in turn."""
    early = [f'<link rel="modulepreload" href="./lib/pyscript/{name}">\n' for name in pyscript]
    early.append(f'<link rel="preload" href="./lib/pyodide/{wheel}" as="fetch" crossorigin>\n')
    html = (ROOT / "index.html").read_text()
    start = '<script src="./static/start.js">'
    if html.count(start) != 1:
        raise LookupError(f"index.html must hold {start} once")
    target.write_text(html.replace(start, "".join(early) + start))


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


def build(folder: Path) -> None:
    for name in ("pyscript.toml", "main.py"):
        shutil.copyfile(ROOT / name, folder / name)
    (folder / ".nojekyll").touch()
    shutil.copytree(ROOT / "static", folder / "static", ignore=shutil.ignore_patterns("cards"))
    wheel = copy_pyodide(folder / "lib" / "pyodide")
    write_index(folder / "index.html", copy_pyscript(folder / "lib" / "pyscript"), wheel)
    copy_script(
        MODULES / "idiomorph" / "dist" / "idiomorph.min.js", folder / "lib" / "idiomorph.js"
    )
    shutil.copyfile(ROOT / "tools" / "notice.txt", folder / "lib" / "notice.txt")
    needed = compile_application(folder)
    write_library(folder / "lib" / "pyodide" / "python_stdlib.zip", needed)
    write_worker(folder)


def print_sizes(folder: Path) -> None:
    """What a first visit transfers, file by file, as it is and as a server compresses it."""
    total = packed_total = 0
    for path in sorted(folder.rglob("*")):
        if path.is_file() and path.stat().st_size:
            size = path.stat().st_size
            packed = len(gzip.compress(path.read_bytes(), 6))
            total, packed_total = total + size, packed_total + packed
            print(f"{size:>12,} {packed:>12,}  {path.relative_to(folder)}")
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
