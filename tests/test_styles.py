"""The stylesheet that the site's builder joins."""

import re
from pathlib import Path

import pytest

from tools.styles import FOLDER, ORDER, joined, without_air


def test_the_layers_are_named_before_anything_else_is_said() -> None:
    first = "@layer tokens, base, parts, table, layout, wide, print;"
    assert joined().startswith(f"{first}\n")


def test_every_file_is_in_it_once() -> None:
    whole = joined()
    for path in FOLDER.rglob("*.css"):
        assert whole.count(without_air(path.read_text())) == 1, path


def test_a_file_without_a_place_is_said(tmp_path: Path) -> None:
    for name in (*ORDER, "table/weather"):
        file = tmp_path / f"{name}.css"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
    with pytest.raises(LookupError, match="table/weather"):
        joined(tmp_path)


def test_comments_and_indentation_are_not_shipped() -> None:
    text = "/* On a\n   phone. */\n.a {\n  --gap: ;\n\n  margin: 1px 2px; /* small */\n}\n"
    assert without_air(text) == ".a {\n--gap: ;\nmargin: 1px 2px;\n}\n"


def test_nothing_stays_lit_where_a_finger_has_been() -> None:
    """A touch screen goes on hovering over what was touched last."""
    blocks: list[str] = []
    for line in joined().splitlines():
        if line.endswith("{"):
            blocks.append(line)
        if ":hover" in line:
            assert any("(hover: hover)" in block for block in blocks), line
        if line == "}":
            blocks.pop()


def test_nothing_on_the_screen_looks_through_the_whole_table() -> None:
    """`.table:has(.log)` costs two milliseconds for every element that an answer puts in.

    Whoever wants to know what a table holds gives it a class. What looks no deeper than the next
    floor (`:has(> …)`) or is for paper costs nothing.
    """
    screen = (FOLDER / f"{name}.css" for name in ORDER if name != "print")
    deep = re.compile(r"(body|#app|\.root[.\w]*|\.table[.\w]*|\.taught|\.middle):has\((?!> )")
    for file in screen:
        assert not deep.findall(file.read_text()), file
