"""Licences and licence texts of the third-party parts of the site, listed in `licences/parts.toml`.

The build stops with a :class:`LicenceError` if a file of the site is neither ours nor part of a
listed one, if a script has a package bundled that is not listed, or if a part has no licence text.
"""

from __future__ import annotations

import gzip
import io
import json
import re
from collections.abc import Iterable, Iterator
from fnmatch import fnmatchcase
from pathlib import Path
from typing import NamedTuple
from zipfile import ZipFile

import msgspec
from msgspec import Struct

ROOT = Path(__file__).parents[1]
TABLE = "licences/parts.toml"
BUNDLED = re.compile(r"node_modules/((?:@[^/]+/)?[^/]+)/(?!.*node_modules/)")
RULE = "-" * 78


class LicenceError(ValueError):
    """Something would be shipped that the table does not fully describe."""


class Part(Struct, frozen=True, forbid_unknown_fields=True):
    """One part as written in the table; the comment at the table's head describes the fields."""

    name: str
    licence: str
    source: str
    version: str = ""
    within: str = ""
    npm: str = ""
    wheel: str = ""
    text: str = ""
    copyright: str = ""
    files: tuple[str, ...] = ()


class Table(Struct, frozen=True, forbid_unknown_fields=True):
    """The table. ``ours``: the files of the site that we have made. All patterns are fnmatch's."""

    ours: tuple[str, ...]
    part: tuple[Part, ...]


class Licensed(NamedTuple):
    """A part with its version and licence; ``notice`` precedes ``text``."""

    part: Part
    version: str
    notice: str
    text: str


def read_table(path: Path = ROOT / TABLE) -> Table:
    """Return the table.

    Raises LicenceError if it cannot be read, if a part is within one that is not listed, or if a
    part has no files and is within no other.
    """
    try:
        table = msgspec.toml.decode(path.read_bytes(), type=Table)
    except (msgspec.DecodeError, UnicodeDecodeError, OSError) as error:
        raise LicenceError(f"{path.name} cannot be read: {error}") from error
    names = {part.name for part in table.part}
    for part in table.part:
        if part.within and part.within not in names:
            raise LicenceError(f"{part.name} is within {part.within}, which {path.name} lacks.")
        if not part.within and not part.files:
            raise LicenceError(f"{part.name} has no files and is within no other part.")
    return table


def licensed(part: Part, root: Path = ROOT) -> Licensed:
    """Add version and licence text to a part. Raises LicenceError if either is missing."""
    version, text = part.version, ""
    if part.npm:
        version, text = _of_package(part, root / "node_modules" / part.npm)
    elif part.wheel:
        version, text = _of_wheel(part, root / ".build" / "wheels" / "page")
    if part.text:
        text = _read(root / part.text)
    notice = "" if text else part.copyright.strip()
    if notice:
        text = _read(root / "licences" / f"{part.licence}.txt")
    if not text:
        raise LicenceError(
            f"{part.name} has no licence text: add one to licences/ and name it in {TABLE}."
        )
    if not version and not part.within:
        raise LicenceError(f"{part.name} has no version in {TABLE}.")
    return Licensed(part, version, notice, text)


def _of_package(part: Part, folder: Path) -> tuple[str, str]:
    """Return version and licence text of an npm package.

    Raises LicenceError if its licence is not the one in the table.
    """
    package = json.loads((folder / "package.json").read_text(encoding="utf-8"))
    if str(package.get("license", "")).casefold() != part.licence.casefold():
        raise LicenceError(
            f"{part.name} is under {package.get('license')!r} by its package.json,"
            f" and under {part.licence!r} in {TABLE}."
        )
    texts = [path for path in sorted(folder.iterdir()) if path.name.upper().startswith("LICEN")]
    return package["version"], _read(texts[0]) if texts else ""


def _of_wheel(part: Part, wheels: Path) -> tuple[str, str]:
    """Return version and licence texts of the only wheel of that name in a folder."""
    (wheel,) = wheels.glob(f"{part.wheel}-*.whl")
    with ZipFile(wheel) as archive:
        texts = [name for name in archive.namelist() if ".dist-info/licenses/" in name]
        text = "\n".join(archive.read(name).decode() for name in texts).strip()
    return wheel.name.split("-")[1], text


def _read(path: Path) -> str:
    """Return a text without empty lines at its ends; "" if there is no such file."""
    return path.read_text(encoding="utf-8").strip("\n") if path.is_file() else ""


def shipped_files(site: Path) -> Iterator[str]:
    """Yield all files of a site. A file in a pack, or in a zip inside it, is written pack!place."""
    for path in sorted(site.rglob("*")):
        if path.is_file():
            name = path.relative_to(site).as_posix()
            if name.endswith(".pack"):
                yield from _inside(name, gzip.decompress(path.read_bytes()))
            else:
                yield name


def _inside(name: str, archive: bytes) -> Iterator[str]:
    with ZipFile(io.BytesIO(archive)) as opened:
        for inner in opened.namelist():
            if inner.endswith(".zip"):
                yield from _inside(f"{name}!{inner}", opened.read(inner))
            else:
                yield f"{name}!{inner}"


def check_files(files: Iterable[str], table: Table) -> None:
    """Raise LicenceError if a file belongs to no part, or a pattern of a part matches none."""
    names = list(files)
    patterns = [pattern for part in table.part for pattern in part.files]
    for name in names:
        if not any(fnmatchcase(name, pattern) for pattern in (*table.ours, *patterns)):
            raise LicenceError(
                f"{name} is shipped, but {TABLE} does not say whose it is:"
                " list it under ours, or under the files of a part with its licence."
            )
    for pattern in patterns:
        if not any(fnmatchcase(name, pattern) for name in names):
            raise LicenceError(f"Nothing that is shipped is called {pattern}, as {TABLE} says.")


def check_bundles(maps: Iterable[Path], table: Table) -> None:
    """Raise LicenceError if a source map names a package that the table lacks."""
    known = {part.npm for part in table.part if part.npm}
    for path in maps:
        for source in json.loads(path.read_text(encoding="utf-8"))["sources"]:
            found = BUNDLED.search(source)
            if found and found[1] not in known:
                raise LicenceError(
                    f"{path.stem} has the package {found[1]} in it, which {TABLE} lacks."
                )


def text_name(licence: str) -> str:
    """Return the file of the site that holds all texts of a licence."""
    return f"licences/{re.sub(r'[^A-Za-z0-9.]+', '-', licence)}.txt"


def texts(parts: Iterable[Licensed]) -> dict[str, str]:
    """Return the licence files by name; a text that several parts share appears once."""
    groups: dict[str, dict[str, list[Licensed]]] = {}
    for one in parts:
        alike = groups.setdefault(text_name(one.part.licence), {})
        alike.setdefault(one.text, []).append(one)
    return {
        name: f"\n\n{RULE}\n\n".join(
            "\n\n".join([*map(_head, sharing), text]) for text, sharing in alike.items()
        )
        + "\n"
        for name, alike in groups.items()
    }


def _head(one: Licensed) -> str:
    """Return name, version, source and notice of a part, to stand above its text."""
    within = f" (in {one.part.within})" if one.part.within else ""
    title = f"{' '.join(filter(None, (one.part.name, one.version)))}{within}, {one.part.source}"
    return f"{title}\n\n{one.notice}" if one.notice else title


def listed(parts: Iterable[Licensed], version: str) -> bytes:
    """Return what the page says of itself, as JSON: :class:`wingspan.ui.own.shipped.Shipped`."""
    rows = [
        {
            "name": part.name,
            "version": found,
            "licence": part.licence,
            "source": part.source,
            "within": part.within,
            "text": text_name(part.licence),
        }
        for part, found, _notice, _text in parts
    ]
    return msgspec.json.encode({"version": version, "parts": rows})
