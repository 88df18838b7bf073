"""What the site ships is what licences/parts.toml says, as far as the parts can tell."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.pyodide.node import in_the_browser
from tools.licences import check_files, licensed, read_table, shipped_files, text_name

ROOT = Path(__file__).parents[2]
SITE = ROOT / "site"
TABLE = read_table()
PARTS = {one.name: one for one in TABLE.part}
TELL = """
import json, platform, re, sys
import _zstd, bz2, decimal, lzma, pyexpat, sqlite3, sysconfig, unicodedata, zlib
print(json.dumps({
    "CPython": platform.python_version(),
    "Emscripten": ".".join(map(str, sys._emscripten_info.emscripten_version)),
    "Expat": pyexpat.EXPAT_VERSION.removeprefix("expat_"),
    "libmpdec": decimal.__libmpdec_version__,
    "SQLite": sqlite3.sqlite_version,
    "Unicode Character Database": unicodedata.unidata_version,
    "Zstandard": _zstd.zstd_version,
    "zlib": zlib.ZLIB_RUNTIME_VERSION,
}))
"""
WRITTEN_IN = {"bzip2": b"1.0.6, 6-Sept-2010\0", "XZ Utils (liblzma)": b"\x005.2.2\0"}


def test_the_site_that_is_built_has_nothing_that_is_nobodys() -> None:
    files = list(shipped_files(SITE))
    assert len(files) > 500
    check_files(files, TABLE)


def test_the_libraries_in_the_browsers_python_have_the_versions_of_the_table() -> None:
    library = str(ROOT / ".build" / "library.zip")
    told = json.loads(in_the_browser("--library", library, "-c", TELL))
    assert {name: PARTS[name].version for name in told} == told


@pytest.mark.parametrize("name", WRITTEN_IN)
def test_libraries_that_no_module_asks_for_their_version_have_it_in_them(name: str) -> None:
    wasm = (SITE / "lib" / "pyodide" / "pyodide.asm.wasm").read_bytes()
    assert WRITTEN_IN[name] in wasm
    assert PARTS[name].version.encode() in WRITTEN_IN[name]


@pytest.mark.parametrize("name", PARTS)
def test_the_text_of_every_licence_lies_in_the_site_under_the_name_of_its_part(name: str) -> None:
    part = licensed(PARTS[name])
    text = (SITE / text_name(part.part.licence)).read_text(encoding="utf-8")
    assert part.text in text and part.notice in text
    assert f"{name} {part.version}".strip() in text


def test_the_page_is_told_of_every_part() -> None:
    told = in_the_browser("-c", "from wingspan.ui.own.shipped import shipped; print(shipped())")
    assert all(repr(name) in told for name in PARTS)


def test_the_worker_keeps_every_licence_for_when_there_is_no_network() -> None:
    worker = (SITE / "sw.js").read_text(encoding="utf-8")
    names = [path.name for path in (SITE / "licences").iterdir()]
    assert len(names) >= 15
    assert [name for name in names if f'"licences/{name}": "sha256-' not in worker] == []
