"""Nothing is shipped without its licence: the rules of the build."""

from __future__ import annotations

import gzip
import io
import json
import re
from pathlib import Path
from zipfile import ZipFile

import pytest

from tools.licences import (
    LicenceError,
    Part,
    Table,
    check_bundles,
    check_files,
    licensed,
    listed,
    read_table,
    shipped_files,
    text_name,
    texts,
)
from wingspan.ui.own.shipped import shipped

TABLE = read_table()
SPDX = re.compile(r"[A-Za-z0-9.-]+( WITH [A-Za-z0-9.-]+)?|public domain")


def part(**fields: object) -> Part:
    """Return a part that is in the table and in the site."""
    known = {"name": "Lark", "version": "1.2", "licence": "MIT", "source": "https://lark.example"}
    return Part(**{**known, "files": ("lib/lark.js",), **fields})  # type: ignore[arg-type]


def package(root: Path, licence: str, text: str = "") -> None:
    """Write an npm package called lark, version 3.4, under a root."""
    folder = root / "node_modules" / "lark"
    folder.mkdir(parents=True)
    (folder / "package.json").write_text(json.dumps({"version": "3.4", "license": licence}))
    if text:
        (folder / "LICENSE").write_text(text)


def zipped(**files: bytes) -> bytes:
    buffer = io.BytesIO()
    with ZipFile(buffer, "w") as archive:
        for name, content in files.items():
            archive.writestr(name, content)
    return buffer.getvalue()


def test_the_table_has_the_parts_that_everybody_knows_of() -> None:
    names = {known.name: known.licence for known in TABLE.part}
    assert names["Pyodide"] == "MPL-2.0" and names["CPython"] == "PSF-2.0"
    assert names["PyScript core"] == "Apache-2.0" and names["msgspec"] == "BSD-3-Clause"
    assert names["idiomorph"] == "0BSD" and names["Atkinson Hyperlegible Next"] == "OFL-1.1"
    assert {"musl", "zlib", "SQLite", "libffi", "Emscripten", "codedent"} < set(names)


@pytest.mark.parametrize("known", TABLE.part, ids=lambda known: known.name)
def test_every_part_of_the_table_says_its_licence_where_it_lives_and_whence_its_text_comes(
    known: Part,
) -> None:
    assert SPDX.fullmatch(known.licence)
    assert re.fullmatch(r"https?://[\w.-]+(/[\w./-]*)?", known.source)
    if not (known.npm or known.wheel):
        assert licensed(known).text.count("\n") >= 1
        assert known.version or known.within


def test_a_file_that_is_nobodys_stops_the_build() -> None:
    table = Table(ours=("index.html",), part=(part(),))
    check_files(["index.html", "lib/lark.js"], table)
    with pytest.raises(LicenceError, match=r"lib/finch\.js is shipped, but .* whose it is"):
        check_files(["index.html", "lib/lark.js", "lib/finch.js"], table)


def test_a_part_that_is_shipped_no_more_stops_the_build() -> None:
    table = Table(ours=("index.html",), part=(part(),))
    with pytest.raises(LicenceError, match=r"Nothing that is shipped is called lib/lark\.js"):
        check_files(["index.html"], table)


def test_what_lies_in_a_pack_and_in_a_zip_of_it_is_seen(tmp_path: Path) -> None:
    inner = zipped(**{"lark.pyc": b""})
    outer = zipped(**{"lib/all.zip": inner, "lib/finch.pyc": b""})
    (tmp_path / "app.pack").write_bytes(gzip.compress(outer))
    (tmp_path / "lib").mkdir()
    (tmp_path / "lib" / "lark.js").touch()
    found = ["app.pack!lib/all.zip!lark.pyc", "app.pack!lib/finch.pyc", "lib/lark.js"]
    assert list(shipped_files(tmp_path)) == found


@pytest.mark.parametrize(
    ("source", "name"),
    [
        ("../node_modules/finch/index.js", "finch"),
        ("../node_modules/@bird/finch/src/a.js", "@bird/finch"),
        ("../node_modules/lark/node_modules/finch/a.js", "finch"),
    ],
)
def test_a_package_in_a_script_that_the_table_lacks_stops_the_build(
    source: str, name: str, tmp_path: Path
) -> None:
    table = Table(ours=(), part=(part(npm="lark"),))
    script = tmp_path / "core.js.map"
    script.write_text(json.dumps({"sources": ["../src/a.js", "../node_modules/lark/b.js"]}))
    check_bundles([script], table)
    script.write_text(json.dumps({"sources": [source]}))
    with pytest.raises(LicenceError, match=rf"core\.js has the package {name} in it"):
        check_bundles([script], table)


def test_a_part_without_a_licence_text_stops_the_build(tmp_path: Path) -> None:
    with pytest.raises(LicenceError, match="Lark has no licence text"):
        licensed(part(), tmp_path)
    with pytest.raises(LicenceError, match="Lark has no licence text"):
        licensed(part(text="licences/none.txt"), tmp_path)
    package(tmp_path, "MIT")
    with pytest.raises(LicenceError, match="Lark has no licence text"):
        licensed(part(npm="lark"), tmp_path)


def test_a_part_without_a_version_stops_the_build_unless_another_carries_it() -> None:
    notice = "Copyright (c) 2020 Ada"
    with pytest.raises(LicenceError, match="Lark has no version"):
        licensed(part(version="", copyright=notice))
    assert licensed(part(version="", copyright=notice, within="Pyodide")).version == ""


def test_a_package_brings_its_version_and_its_text(tmp_path: Path) -> None:
    package(tmp_path, "mit", "\nCopyright (c) Ada\n")
    found = licensed(part(npm="lark", version=""), tmp_path)
    assert (found.version, found.notice, found.text) == ("3.4", "", "Copyright (c) Ada")


def test_a_package_that_has_changed_its_licence_stops_the_build(tmp_path: Path) -> None:
    package(tmp_path, "GPL-3.0-only", "text")
    with pytest.raises(LicenceError, match=r"Lark is under 'GPL-3.0-only' .* 'MIT' in"):
        licensed(part(npm="lark"), tmp_path)


@pytest.mark.parametrize(
    ("lines", "sentence"),
    [
        ("ours = 1", "cannot be read"),
        ('part = [{name = "A", licence = "MIT", source = "", files = []}]', "ours"),
        (
            'ours = []\npart = [{name = "A", licence = "MIT", source = "", within = "B"}]',
            "A is within B",
        ),
        ('ours = []\npart = [{name = "A", licence = "MIT", source = ""}]', "A has no files"),
    ],
)
def test_a_table_that_cannot_be_used_is_refused_in_a_sentence(
    lines: str, sentence: str, tmp_path: Path
) -> None:
    path = tmp_path / "parts.toml"
    path.write_text(lines)
    with pytest.raises(LicenceError, match=sentence):
        read_table(path)


def test_a_text_that_two_parts_share_stands_once_after_the_names_and_notices_of_both() -> None:
    ada, bo = "Copyright (c) 2020 Ada", "Copyright (c) 2021 Bo"
    lark = licensed(part(copyright=ada))
    finch = licensed(part(name="Finch", version="5", copyright=bo, within="Lark"))
    ((name, text),) = texts([lark, finch]).items()
    assert name == text_name("MIT") == "licences/MIT.txt"
    assert text.count("WITHOUT WARRANTY OF ANY KIND") == 1
    places = [
        text.index(piece)
        for piece in ("Lark 1.2, https", ada, "Finch 5 (in Lark), https", bo, "WITHOUT WARRANTY")
    ]
    assert places == sorted(places)


def test_the_page_reads_what_the_build_writes_down(tmp_path: Path) -> None:
    notice = "Copyright (c) 2020 Ada"
    lark = licensed(part(copyright=notice))
    finch = licensed(part(name="Finch", copyright=notice, within="Lark"))
    path = tmp_path / "shipped.json"
    path.write_bytes(listed([lark, finch], "0.9"))
    found = shipped(path)
    assert found.version == "0.9"
    assert [one.name for one in found.carried_by("")] == ["Lark"]
    assert [(one.name, one.text) for one in found.carried_by("Lark")] == [
        ("Finch", "licences/MIT.txt")
    ]
