"""Build the page as a folder of static files, `site/`, that needs nothing from anywhere else.

`python -m tools.site` expects the npm packages, the wheel for the browser's Python and the compiled
standard library to be in place; the Makefile provides them.
"""

import argparse
import base64
import fcntl
import gzip
import hashlib
import html
import io
import json
import marshal
import re
import shutil
import subprocess
import sys
import tomllib
import zlib
from collections.abc import Iterable, Iterator
from pathlib import Path
from zipfile import ZIP_STORED, ZipFile, ZipInfo

from tools import icon_pictures, licences, styles, welcome
from wingspan.engine import load_catalog
from wingspan.plates import plate
from wingspan.plates.description import APART
from wingspan.ui.kit.drawings import landscape
from wingspan.ui.page.showing import moment
from wingspan.ui.page.views import page
from wingspan.ui.session.session import Session
from wingspan.words import DEFAULT, Language, languages
from wingspan.words.folders import load
from wingspan.words.grammar import filled

ROOT = Path(__file__).parents[1]
BUILD = ROOT / ".build"
SITE = ROOT / "site"
MODULES = ROOT / "node_modules"
LIBRARY = BUILD / "library-shipped.zip"
MARGIN = ROOT / "tools" / "library-margin.txt"
AT_START = ROOT / "tools" / "start-modules.txt"
TABLE = "table"
PYODIDE_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
# What PyScript imports at its start; its editors, terminals and second interpreter are left out.
PYSCRIPT_FILES = (
    "core",
    "deprecations-manager",
    "donkey",
    "error",
    "py-editor",
    "py-game",
    "py-terminal",
)


# What other modules import only if it is there, or to install packages; nothing here uses it.
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


def said_in(room: str) -> tuple[str, ...]:
    """Return the places of a part of `wingspan/words`, shared and in the default language."""
    return tuple(f"wingspan/words/{place}{room}" for place in ("", f"{DEFAULT}/"))


def messages_in(part: str) -> str:
    """Return the place of a compiled catalogue of the default language."""
    return f"wingspan/words/{DEFAULT}/messages/{part}.py"


def of_room(room: str) -> tuple[str, ...]:
    """Return the modules of a room of the page that come with its archive.

    The updates do not: they say what is fetched.
    """
    return tuple(
        f"wingspan/ui/{room}/{path.name}"
        for path in sorted((ROOT / "wingspan" / "ui" / room).glob("*.py"))
        if path.stem != "__init__" and not path.stem.startswith("update")
    )


# Packs that are fetched when they are first needed, and the packages and modules in each.
LATER = {
    "voices": (
        "wingspan/voices/",
        *said_in("voices.py"),
        messages_in("voices"),
        "wingspan/ui/own/singing.py",
        "wingspan/ui/table/hear.py",
    ),
    "emblems": ("wingspan/plates/emblems.py",),
    "reference": (*said_in("reference/"), messages_in("reference"), *of_room("rules")),
    "bots": ("wingspan/bots/", "wingspan/ui/thinking/"),
    "coach": (
        "wingspan/coach/",
        "wingspan/words/coach/",
        messages_in("coach"),
        *of_room("coach"),
        "wingspan/ui/learn/exercise.py",
        "wingspan/ui/learn/exercising.py",
    ),
    "about": (
        "wingspan/ui/own/about.py",
        "wingspan/ui/own/shipped",
        "wingspan/ui/browser/description.py",
        "wingspan/ui/report/dialog.py",
        "wingspan/ui/report/report.py",
        messages_in("about"),
    ),
    "board": ("wingspan/ui/board/", "wingspan/ui/browser/waking.py", messages_in("board")),
    "codes": ("wingspan/links/codes.py",),
    "live": (
        "wingspan/links/connection.py",
        *of_room("live"),
        messages_in("live"),
    ),
    "layout": (
        "wingspan/links/table_link.py",
        *of_room("layout"),
        messages_in("layout"),
    ),
    "lessons": (
        "wingspan/teaching/",
        *said_in("teaching/"),
        messages_in("facts"),
        messages_in("guide"),
        messages_in("teaching"),
        "wingspan/ui/learn/lesson.py",
        "wingspan/ui/learn/practice.py",
    ),
}
# Every other language is such a pack as a whole, but for what says that it is there.
OTHER_LANGUAGES = tuple(language for language in languages() if language != DEFAULT)
LATER |= {
    language: tuple(
        f"wingspan/words/{language}/{path.name}"
        for path in sorted((ROOT / "wingspan" / "words" / language).iterdir())
        if path.name not in ("__init__.py", "__pycache__") and path.suffix != ".ftl"
    )
    for language in OTHER_LANGUAGES
}
# So is what the pictures of a set are drawn from, if the set is not among those of most games.
LATER |= {name: (f"wingspan/plates/species/{name}.py",) for name in APART}
# Third-party packages that come in such a pack.
LATER_PACKAGES = {"codes": ("segno/",)}
# Scripts that are loaded when they are first needed, and a style that one of them loads.
LATER_SCRIPTS = (
    "static/camera.mjs",
    "static/letters.mjs",
    "static/icons.css",
    "static/icons.mjs",
    "static/motion.mjs",
    "static/offline.mjs",
    "static/peers.mjs",
    "static/picture.mjs",
    "static/sound.mjs",
    "static/thinking.mjs",
    "static/twice.mjs",
    "static/voice.mjs",
    "static/watching.mjs",
)
DOCS = '<meta name="wingspan-docs" content="{}">'
VERSION = '<meta name="wingspan-version" content="{}">'
# The place of the start page's landscape.
LANDSCAPE = '<i class="landscape"></i>'
# Named as files in the page's source; the built page contains them.
WATCH = '<script src="./static/watch.js"></script>'
MAIN = '<script type="py" src="./main.py" config="./pyscript.toml"></script>'
POLICY = "script-src 'self' "
# Published, but not kept for offline use.
NOT_KEPT = (".nojekyll", "lib/notice.txt", "sw.js")
# Files of static/ that reach the page in another way.
NOT_COPIED = ("watch.js", "cards", "icons.svg", "style", "LICENSE.txt")
COMMENT = re.compile(r"^\s*//.*\n|^\s+|(?<=;)\s+//.*$", re.MULTILINE)
SAY = re.compile(r' data-say="(?P<key>\w+)"></')
# Left out of the packs: the builder writes their sentences into the page.
HOME = "home/pyodide/"
NOT_PACKED = tuple(f"{HOME}wingspan/words/{code}/messages/before.pyc" for code in languages())
STANDARD, PACKAGES = "lib/library.zip", "lib/python3.14/site-packages/"
STANDARD_LATER = "lib/python3.14/"
# The zip in which Python looks for its library, with what it imports before it finds modules in
# lists: it reads the names of all files in there.
FIRST_ZIP = "lib/python314.zip"
FIRST = ("__future__.pyc", "encodings/", "sitecustomize.pyc", "types.pyc")
# Imported once an error is shown, which may be before the table's modules are there.
FOR_ERRORS = {"dataclasses"}
LOCAL_HEADER = 30  # bytes in a zip before the name of a file that follows it
Listed = tuple[bool, str, str, int, int]
SHIPPED = "home/pyodide/wingspan/ui/own/shipped.json"


def compile_application(folder: Path) -> set[str]:
    """Compile the application into `folder`; return the library files that it may import."""
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
    """Return a zip of uncompressed files; the same files always give the same bytes."""
    buffer = io.BytesIO()
    with ZipFile(buffer, "w", ZIP_STORED) as archive:
        for name, content in files:
            archive.writestr(ZipInfo(name), content)
    return buffer.getvalue()


def write_pack(target: Path, files: Iterable[tuple[str, bytes]]) -> None:
    """Write a pack: files with their places in the page's file system, for static/pack.mjs to
    unpack.
    """
    target.write_bytes(smallest(stored(files)))


def smallest(content: bytes) -> bytes:
    """Compress with gzip at the memory level that gives the shortest result."""
    ways = (zlib.compressobj(9, zlib.DEFLATED, 31, memory) for memory in range(5, 10))
    return min((way.compress(content) + way.flush() for way in ways), key=len)


def files_under(folder: Path, *places: str) -> Iterator[tuple[str, bytes]]:
    """Yield every file of a folder whose place begins with one of ``places``."""
    for path in sorted(folder.rglob("*")):
        name = str(path.relative_to(folder))
        if path.is_file() and name.startswith(places):
            yield name, path.read_bytes()


def margin(names: list[str]) -> Iterator[str]:
    """Yield the files that are shipped whether or not the application imports them.

    A line of the list is a module (`traceback`) or a whole package (`encodings.*`). Raises
    LookupError if the library has no such module.
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


def library(needed: set[str]) -> dict[str, bytes]:
    """Return the files of the compiled standard library, cut down to what is needed."""
    with ZipFile(LIBRARY) as whole:
        names = whole.namelist()
        kept = {*needed, *margin(names)} - set(UNNEEDED)
        return {name: whole.read(name) for name in sorted(kept)}


def at_start() -> frozenset[str]:
    """Return the names of the modules that the start page imports: `e2e/test_start_modules.py`
    compares the list with the page.
    """
    return frozenset(AT_START.read_text().split())


def divided(
    files: dict[str, bytes], root: str, modules: frozenset[str]
) -> tuple[dict[str, bytes], dict[str, bytes]]:
    """Divide files into those of the given modules, and all others.

    ``root``: the folder that holds their packages.
    """
    first = {
        name: content
        for name, content in files.items()
        if name.endswith(".pyc") and module_of(name.removeprefix(root))[0] in modules
    }
    return first, {name: content for name, content in files.items() if name not in first}


def module_of(path: str) -> tuple[str, bool]:
    """Return the name of the module in that .pyc, and whether it is a package."""
    name = path.removesuffix(".pyc").replace("/", ".")
    return name.removesuffix(".__init__"), name.endswith(".__init__")


def listed_files(root: str, files: Iterable[tuple[str, bytes]]) -> Iterator[tuple[str, Listed]]:
    """Yield the modules among files, in the form that tools/sitecustomize.py reads.

    ``root``: the folder that holds their packages.
    """
    for place, content in files:
        if place.startswith(root) and place.endswith(".pyc") and "__pycache__" not in place:
            name, is_package = module_of(place.removeprefix(root))
            yield name, (is_package, f"/{place}", f"/{place}", 0, len(content))


def listed_zip(place: str, content: bytes) -> Iterator[tuple[str, Listed]]:
    """Yield the modules in a zip, in the same form."""
    with ZipFile(io.BytesIO(content)) as archive:
        for entry in archive.infolist():
            if entry.filename.endswith(".pyc"):
                name, is_package = module_of(entry.filename)
                start = entry.header_offset + LOCAL_HEADER + len(entry.filename.encode())
                end = start + entry.file_size
                yield name, (is_package, f"/{place}/{entry.filename}", f"/{place}", start, end)


def as_list(modules: Iterable[tuple[str, Listed]]) -> bytes:
    """Return a list of modules in a form that every Python can read."""
    return marshal.dumps(dict(modules), 2)


def write_lock(target: Path) -> None:
    """Write an empty list of packages, so that Pyodide never looks for one."""
    stock = json.loads((MODULES / "pyodide" / "pyodide-lock.json").read_text())
    target.write_text(json.dumps({"info": stock["info"], "packages": {}}))


def copy_script(source: Path, target: Path) -> None:
    """Copy a script without the link to its source map, which is not shipped."""
    text = re.sub(r"\n?//# sourceMappingURL=\S+\s*$", "\n", source.read_text())
    target.write_text(text)


def copy_idiomorph(target: Path) -> None:
    """Copy the minified script, which is not a module, as a module."""
    copy_script(MODULES / "idiomorph" / "dist" / "idiomorph.min.js", target)
    with target.open("a") as script:
        script.write("export { Idiomorph };\n")


def copy_pyodide(folder: Path) -> None:
    """Copy the browser's Python. The library it asks for is empty: a pack replaces it."""
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
    """Copy what PyScript imports at its start; return the names of the files."""
    folder.mkdir(parents=True)
    names = []
    for script in sorted((MODULES / "@pyscript" / "core" / "dist").glob("*.js")):
        if script.stem.startswith(PYSCRIPT_FILES):
            copy_script(script, folder / script.name)
            names.append(script.name)
    return names


def before(text: str, mark: str, more: str) -> str:
    """Return the page with ``more`` before the mark."""
    return instead(text, mark, more + mark)


def start_forms() -> str:
    """Return the first view in each language, shown before Python is ready."""
    return "".join(
        f'<template id="start-{session.language}">{page(moment(session))}</template>\n'
        for session in (Session(load_catalog(), language) for language in languages())
    )


def with_landscape(text: str) -> str:
    """Return the page with the landscape of the start page, and a place for each of its birds."""
    return instead(text, LANDSCAPE, landscape() + welcome.tree() + welcome.perched())


def write_birds(folder: Path) -> None:
    """Write a picture of each bird of the start page, named by its id."""
    folder.mkdir()
    catalog = load_catalog()
    for bird in welcome.birds():
        (folder / f"{bird}.svg").write_text(plate(catalog.birds[bird], fill=True))


def write_index(folder: Path, pyscript: list[str], archives: list[str], docs: str = "") -> None:
    """Write the page, which requests at once the files that PyScript would request one by one.

    It also states the digests of the archives and scripts that are loaded later. ``docs``: the
    address of the documentation, to which its menu then leads.
    """
    early = [f'<link rel="modulepreload" href="./lib/pyscript/{name}">\n' for name in pyscript]
    early += [
        f'<meta name="wingspan-archive" data-archive="{name}"'
        f' data-integrity="{digests_of_pack(folder / f"{name}.pack")}">\n'
        for name in archives
    ]
    early += [
        f'<meta name="wingspan-script" data-script="{name}"'
        f' data-integrity="{digest(folder / name)}">\n'
        for name in LATER_SCRIPTS
    ]
    text = with_landscape(with_sentences((ROOT / "index.html").read_text()))
    text = instead(text, DOCS.format(""), DOCS.format(html.escape(docs)))
    text = before(text, '<script src="./static/first-view.js">', start_forms())
    text = before(text, '<script src="./static/start.js">', "".join(early))
    (folder / "index.html").write_text(with_main(with_watch(text)))


def instead(text: str, mark: str, other: str) -> str:
    """Return the page with ``other`` in place of the mark.

    Raises LookupError unless the page holds the mark once.
    """
    if text.count(mark) != 1:
        raise LookupError(f"the page must hold {mark} once")
    return text.replace(mark, other)


def before_python(part: str) -> dict[Language, dict[str, str]]:
    """Return the sentences used before Python is ready, of "page" or "watch", by language.

    The script `watch.js` fills in ``{what}``.
    """
    said = {}
    for language in sorted(languages(), key=lambda language: language != DEFAULT):
        messages = load(language, "messages.before").MESSAGES
        said[language] = {
            key.removeprefix(f"{part}."): filled(message, {"what": "{what}"})
            for key, message in messages.items()
            if key.startswith(f"{part}.")
        }
    return said


def with_sentences(text: str) -> str:
    """Return the page with its sentences in the default language, and the others beside them.

    An element with a ``data-say`` holds its sentence in each language, for static/start.js to
    choose from.
    """
    said = before_python("page")

    def in_all_languages(match: re.Match[str]) -> str:
        texts = {language: html.escape(said[language][match["key"]]) for language in said}
        others = "".join(f' data-{language}="{text}"' for language, text in texts.items())
        return f" data-say{others}>{texts[DEFAULT]}</"

    text = SAY.sub(in_all_languages, text)
    for key in ("title", "description"):
        text = instead(text, f"{{{key}}}", html.escape(said[DEFAULT][key]))
    every = " · ".join(html.escape(sentences["needs_javascript"]) for sentences in said.values())
    return instead(text, "{needs_javascript}", every)


def watch() -> str:
    """Return the script that reports a failed start, with its sentences and without comments."""
    script = COMMENT.sub("", (ROOT / "static" / "watch.js").read_text())
    said = json.dumps(before_python("watch"), ensure_ascii=False, separators=(",", ":"))
    return instead(script, "const words = {};", f"const words = {said};")


def with_watch(text: str) -> str:
    """Return the page with that script inside, and with a policy that allows it."""
    script = watch()
    text = instead(text, POLICY, f"{POLICY}'{digest_of(script.encode())}' ")
    return instead(text, WATCH, f"<script>{script}</script>")


def with_main(text: str) -> str:
    """Return the page with the main program and its configuration inside: two requests fewer."""
    configuration = json.dumps(tomllib.loads((ROOT / "pyscript.toml").read_text()))
    main = (ROOT / "main.py").read_text()
    return instead(
        text, MAIN, f'<script type="py" config="{html.escape(configuration)}">\n{main}</script>'
    )


SEALED = re.compile(
    r'<(?:script|link rel="(?P<rel>modulepreload|preload|stylesheet)")[^>]*?'
    r' (?:src|href)="\./(?P<file>[^"]+)"(?P<seal> (?:data-)?integrity="[^"]+")?'
)


def seal(index: Path) -> None:
    """Write into the page the digest of each file that the start needs.

    A browser then takes no other script, module or style. Files that are fetched in another way are
    checked once the start has failed (static/watch.js): checking them earlier would slow down every
    start.
    """

    def sealed(match: re.Match[str]) -> str:
        tag = match[0].removesuffix(match["seal"] or "")
        name = "data-integrity" if match["rel"] == "preload" else "integrity"
        return f'{tag} {name}="{digest(index.parent / match["file"])}"'

    index.write_text(SEALED.sub(sealed, index.read_text()))


def digest(path: Path) -> str:
    """Return a file's digest in the form that `fetch` checks."""
    return digest_of(path.read_bytes())


def digests_of_pack(path: Path) -> str:
    """Return the digests of a pack as it is served, and as the service worker may keep it: `fetch`
    accepts either.
    """
    packed = path.read_bytes()
    return f"{digest_of(packed)} {digest_of(gzip.decompress(packed))}"


def digest_of(content: bytes) -> str:
    return f"sha256-{base64.b64encode(hashlib.sha256(content).digest()).decode()}"


def digests(folder: Path) -> dict[str, str]:
    """Return the digest of every file that the page may ask for, by name."""
    files = (path for path in sorted(folder.rglob("*")) if path.is_file())
    names = {str(path.relative_to(folder)): path for path in files}
    return {name: digest(path) for name, path in names.items() if name not in NOT_KEPT}


def fill_in(path: Path, blank: str, filled: str) -> None:
    """Fill a blank in a file once the site is finished.

    Raises LookupError unless the file holds the blank once.
    """
    text = path.read_text()
    if text.count(blank) != 1:
        raise LookupError(f"{path.name} must hold {blank} once")
    path.write_text(text.replace(blank, filled))


def write_worker(folder: Path) -> None:
    """Write the service worker with its list of files, and the version into it and the page."""
    seal(folder / "index.html")
    files = digests(folder)
    shutil.copyfile(ROOT / "sw.js", folder / "sw.js")
    everything = json.dumps([files, digest(folder / "sw.js")])
    version = hashlib.sha256(everything.encode()).hexdigest()[:12]
    fill_in(folder / "index.html", VERSION.format(""), VERSION.format(version))
    del files["index.html"]
    files["./"] = digest(folder / "index.html")
    fill_in(folder / "sw.js", 'const VERSION = "";', f'const VERSION = "{version}";')
    fill_in(folder / "sw.js", "const FILES = {};", f"const FILES = {json.dumps(files, indent=2)};")
    languages_kept = json.dumps([f"{language}.pack" for language in OTHER_LANGUAGES])
    fill_in(folder / "sw.js", "const LANGUAGES = [];", f"const LANGUAGES = {languages_kept};")


def write_packs(folder: Path, shipped: bytes) -> list[str]:
    """Write the packs; return the names of those that are fetched when first needed.

    ``shipped``: what the page says of its version and its parts, as JSON.
    """
    compiled = BUILD / "compiled"
    shutil.rmtree(compiled, ignore_errors=True)
    compiled.mkdir()
    needed = compile_application(compiled)
    packages = dict(files_under(compiled, "lib/"))
    app = {**dict(files_under(compiled, "home/")), SHIPPED: shipped}
    for name in NOT_PACKED:
        del app[name]
    archives = []
    for archive, places in LATER.items():
        later = tuple(f"{HOME}{place}" for place in places)
        packed = [(name, app.pop(name)) for name in list(app) if name.startswith(later)]
        with_it = tuple(f"{PACKAGES}{name}" for name in LATER_PACKAGES.get(archive, ()))
        packed += [
            (name, packages.pop(name)) for name in list(packages) if name.startswith(with_it)
        ]
        if archive in styles.LATER:
            packed.append(("style.css", styles.text_of(archive).encode()))
        if packed:
            write_pack(folder / f"{archive}.pack", packed)
            archives.append(archive)
    start = at_start() | FOR_ERRORS
    app, app_later = divided(app, HOME, start)
    found = list(listed_files(HOME, app.items()))
    write_pack(folder / "app.pack", [*app.items(), ("lib/app.list", as_list(found))])
    files, rest = divided(library(needed), "", start)
    files["sitecustomize.pyc"] = (compiled / "sitecustomize.pyc").read_bytes()
    first = [(name, files.pop(name)) for name in list(files) if name.startswith(FIRST)]
    zips = {FIRST_ZIP: stored(first), STANDARD: stored(files.items())}
    packed = [*zips.items(), *packages.items()]
    listed = [entry for place, content in zips.items() for entry in listed_zip(place, content)]
    listed += listed_files(PACKAGES, packages.items())
    packed.append(("lib/library.list", as_list(listed)))
    write_pack(folder / "lib" / "library.pack", packed)
    missing = start - {name for name, _ in (*found, *listed)}
    if missing:
        raise LookupError(f"{AT_START.name} names {min(missing)}, which no pack holds")
    library_later = {f"{STANDARD_LATER}{name}": content for name, content in rest.items()}
    listed = [
        *listed_files(HOME, app_later.items()),
        *listed_files(STANDARD_LATER, library_later.items()),
    ]
    packed = [*app_later.items(), *library_later.items()]
    write_pack(folder / f"{TABLE}.pack", [*packed, (f"lib/{TABLE}.list", as_list(listed))])
    return [*archives, TABLE]


def write_licences(folder: Path, table: licences.Table) -> bytes:
    """Write all licence texts; return what the page says of its version and its parts."""
    parts = [licences.licensed(part) for part in table.part]
    (folder / "licences").mkdir()
    shutil.copyfile(ROOT / "LICENSE", folder / "licences" / "wingspan.txt")
    for name, text in licences.texts(parts).items():
        (folder / name).write_text(text, encoding="utf-8")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return licences.listed(parts, project["version"])


def check_parts(folder: Path, table: licences.Table, pyscript: list[str]) -> None:
    """Raise LicenceError if the table of parts lacks anything that is shipped."""
    scripts = MODULES / "@pyscript" / "core" / "dist"
    licences.check_bundles((scripts / f"{name}.map" for name in pyscript), table)
    licences.check_files(licences.shipped_files(folder), table)


def build(folder: Path, docs: str = "") -> None:
    """Build the site into a folder. ``docs``: where its documentation will be, if anywhere."""
    # the dependencies of these are missing where only words are tested
    from tools import chapters, icon_font

    if found := chapters.every_fault():
        sys.exit("\n".join(found))
    table = licences.read_table()
    shutil.copyfile(ROOT / "manifest.webmanifest", folder / "manifest.webmanifest")
    (folder / ".nojekyll").touch()
    shutil.copytree(ROOT / "static", folder / "static", ignore=shutil.ignore_patterns(*NOT_COPIED))
    (folder / "static" / "style.css").write_text(styles.joined())
    sprite = icon_font.SPRITE.read_text()
    (folder / "static" / "fonts" / "icons.woff").write_bytes(icon_font.font(sprite))
    (folder / "static" / "icons.css").write_text(icon_pictures.pictures(sprite))
    write_birds(folder / "static" / "birds")
    copy_pyodide(folder / "lib" / "pyodide")
    copy_idiomorph(folder / "lib" / "idiomorph.mjs")
    shutil.copyfile(ROOT / "tools" / "notice.txt", folder / "lib" / "notice.txt")
    archives = write_packs(folder, write_licences(folder, table))
    pyscript = copy_pyscript(folder / "lib" / "pyscript")
    write_index(folder, pyscript, archives, docs)
    write_worker(folder)
    check_parts(folder, table, pyscript)


def print_sizes(folder: Path) -> None:
    """Print the size of every file, plain and compressed, and the beginning of its SHA-256."""
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
    """Build beside the old `site/` and swap the two, so that nobody sees half a site."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--docs", default="", metavar="ADDRESS", help="where documentation will be")
    docs = parser.parse_args().docs
    BUILD.mkdir(exist_ok=True)
    with (BUILD / "site.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        new, old = BUILD / "site-new", BUILD / "site-old"
        for leftover in (new, old):
            shutil.rmtree(leftover, ignore_errors=True)
        new.mkdir()
        build(new, docs)
        if SITE.exists():
            SITE.rename(old)
        new.rename(SITE)
        shutil.rmtree(old, ignore_errors=True)
        print_sizes(SITE)


if __name__ == "__main__":
    main()
