"""The stylesheet that the site's build joins."""

import re
from pathlib import Path

import pytest

from tools.styles import FOLDER, LATER, ORDER, joined, text_of, without_air


def test_the_layers_are_named_before_anything_else_is_said() -> None:
    first = "@layer tokens, base, parts, table, layout, wide, contrast, print;"
    assert joined().startswith(f"{first}\n")


def test_every_file_is_in_it_once() -> None:
    whole = "".join((joined(), *map(text_of, LATER)))
    for path in FOLDER.rglob("*.css"):
        assert whole.count(without_air(path.read_text())) == 1, path


def written(folder: Path, *names: str) -> None:
    """Write empty files of those names."""
    for name in names:
        file = folder / f"{name}.css"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()


def test_a_file_without_a_place_is_said(tmp_path: Path) -> None:
    written(tmp_path, *ORDER, "table/weather")
    with pytest.raises(LookupError, match=r"table/weather\.css has no place in ORDER"):
        joined(tmp_path)


def test_a_place_without_a_file_is_said(tmp_path: Path) -> None:
    written(tmp_path, *ORDER[:-1])
    with pytest.raises(LookupError, match=rf"names {ORDER[-1]}\.css"):
        joined(tmp_path)


def test_a_layer_that_is_not_declared_is_said(tmp_path: Path) -> None:
    written(tmp_path, *ORDER)
    (tmp_path / f"{ORDER[0]}.css").write_text("@layer base, parts;\n")
    (tmp_path / f"{ORDER[1]}.css").write_text("@layer base {\n}\n@layer part {\n}\n")
    with pytest.raises(ValueError, match=rf"{ORDER[1]}\.css uses the layer part,"):
        joined(tmp_path)


def test_comments_and_indentation_are_not_shipped() -> None:
    text = "/* On a\n   phone. */\n.a {\n  --gap: ;\n\n  margin: 1px 2px; /* small */\n}\n"
    assert without_air(text) == ".a {\n--gap: ;\nmargin: 1px 2px;\n}\n"


def test_nothing_stays_lit_where_a_finger_has_been() -> None:
    """On touch screens, the last element touched stays hovered."""
    blocks: list[str] = []
    hovered = 0
    for line in joined().splitlines():
        if line.endswith("{"):
            blocks.append(line)
        if ":hover" in line:
            hovered += 1
            assert any("(hover: hover)" in block for block in blocks), line
        if line == "}":
            blocks.pop()
    assert hovered > 0


def test_nothing_on_the_screen_looks_through_the_whole_table() -> None:
    """`.table:has(.log)` costs two milliseconds for every element that an answer inserts.

    Give the table a class instead. `:has(> …)`, which looks only at children, and print styles
    cost nothing.
    """
    screen = (FOLDER / f"{name}.css" for name in ORDER if name != "print")
    deep = re.compile(r"(body|#app|\.root[.\w]*|\.table[.\w]*|\.taught|\.middle):has\((?!> )")
    for file in screen:
        assert not deep.findall(file.read_text()), file
