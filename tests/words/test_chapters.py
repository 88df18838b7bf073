"""The chapters: whole in every language, checked by lines, and plain Markdown for other tools."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from wingspan.words import DEFAULT, folders, languages
from wingspan.words.chapters import Text, chapter, points, read
from wingspan.words.reference.markup import Grid, Link, Note, Points, Strong, blocks, lines_of

pytest.importorskip("fluent.syntax", reason="the browser's Python has no compiler")
pytest.importorskip("markdown_it", reason="the browser's Python has no other reader")

from markdown_it import MarkdownIt

from tools import chapters
from tools.catalogues import WORDS

pytestmark = pytest.mark.native_only

EVERY = [(code, path) for code in folders() for path in chapters.chapters(WORDS / code)]


@pytest.mark.parametrize(("language", "path"), EVERY, ids=lambda one: str(one)[-30:])
def test_nothing_is_wrong_with_a_chapter(language: str, path: Path) -> None:
    assert [*chapters.faults(path, language)] == []


@pytest.mark.parametrize("language", languages())
def test_no_chapter_lacks_a_text(language: str) -> None:
    assert chapters.missing(WORDS / language) == []


TURN = WORDS / DEFAULT / "reference" / "turn.md"


@pytest.mark.parametrize(
    ("there", "instead", "wrong"),
    [
        ("# A turn", "A turn", "1: a chapter has one title, in its first line: # Title"),
        ("# A turn\n", "# A turn\nMore.\n", "2: this stands under no id"),
        ("## cubes", "## cubés!", "'cubés!' is no id"),
        ("## cubes", "## cubos", "cubos is not in en"),
        ("## cubes", "## turn", "turn is there already"),
        ("### Action cubes\n", "", "cubes has no title"),
        ("### Action cubes\n", "More.\n### Action cubes\n", "a title, and other words for it"),
        ("{cube} Each", "Each", "cubes lacks {cube}, unlike en"),
        ("{cube} Each", "{kube} Each", "{kube} is no icon"),
        ("{cube} Each", "{cube Each", "{ is left open"),
        ("(goal.no_goal)", "(goal.nogoal)", "(goal.nogoal) leads to no entry"),
        ("(goal.no_goal)", "(goals)", "cubes has [[goals]], unlike en"),
        ("{cube} Each", " {cube} Each", ": spaces"),
        ("{cube} Each", "Two.\n{cube} Each", "a blank line is missing before this one"),
        ("| 1 | 2 | 3 | 4 |", "| 1 | 2 | 3 |", "a row of 5 cells in a table of 4"),
        ("|---|---|---|---|---|\n| turns", "| turns", "|---|---| is missing under the head"),
        ("{cube} Each", "{cube} It's each", "apostrophes or no-break spaces: {cube} It’s each"),
    ],
)
def test_what_is_wrong_is_named_with_its_line(
    there: str, instead: str, wrong: str, tmp_path: Path
) -> None:
    path = tmp_path / "reference" / "turn.md"
    path.parent.mkdir()
    text = TURN.read_text("utf-8")
    assert there in text
    path.write_text(text.replace(there, instead, 1), encoding="utf-8")
    found = [*chapters.faults(path, DEFAULT)]
    assert any(wrong in one for one in found), found
    assert all(re.match(rf"{path}:\d+: ", one) for one in found)


def test_an_example_with_a_step_less_is_noticed(tmp_path: Path) -> None:
    path = tmp_path / "teaching" / "examples.md"
    path.parent.mkdir()
    text = (WORDS / DEFAULT / "teaching" / "examples.md").read_text("utf-8")
    path.write_text(re.sub(r"^1\. .+\n", "", text, count=1, flags=re.MULTILINE), encoding="utf-8")
    (wrong,) = chapters.faults(path, DEFAULT)
    assert wrong == f"{path}:3: start has other parts than in en: 1, 5, 1"


# The reader

WRITTEN = """# A chapter

## one.a-b
### Its title
_another word, some more words_

A text.

- a point
- another

## two

Only a text.
"""


def test_a_chapter_is_read_by_its_ids(tmp_path: Path) -> None:
    path = tmp_path / "any.md"
    path.write_text(WRITTEN, encoding="utf-8")
    assert read(path) == {
        "": Text("A chapter", ""),
        "one.a-b": Text(
            "Its title", "A text.\n\n- a point\n- another", ("another word", "some more words")
        ),
        "two": Text("", "Only a text."),
    }
    assert points("- a point\n- another") == points("9. a point\n10. another")


def test_what_a_language_lacks_is_read_in_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "qy"
    (folder / "reference").mkdir(parents=True)
    (folder / "__init__.py").touch()
    (folder / "reference" / "turn.md").write_text("# Tour\n\n## cubes\n### Cubos\n\nOla.\n")
    monkeypatch.setattr("wingspan.words.__path__", [str(tmp_path)])
    english = chapter(DEFAULT, "reference/turn")
    assert chapter("qy", "reference/turn") == {
        **english,
        "": Text("Tour", ""),
        "cubes": Text("Cubos", "Ola."),
    }
    assert list(chapter("qy", "reference/turn")) == list(english)
    assert chapter("qy", "reference/eggs") == chapter(DEFAULT, "reference/eggs")


# Plain Markdown

READER = MarkdownIt("commonmark").enable("table")


def of_another_reader(text: str) -> dict[str, int]:
    """Return how many of each element another reader of Markdown finds in a text."""
    tokens = READER.parse(text)
    told = [token.type for token in tokens]
    inner = [child.type for token in tokens for child in token.children or ()]
    return {
        "lists": told.count("bullet_list_open") + told.count("ordered_list_open"),
        "points": told.count("list_item_open"),
        "rows": told.count("tr_open"),
        "cells": told.count("td_open") + told.count("th_open"),
        "notes": told.count("blockquote_open"),
        "strong": inner.count("strong_open"),
        "links": inner.count("link_open"),
    }


def of_ours(text: str) -> dict[str, int]:
    found = blocks(text)
    inner = [piece for line in lines_of(text) for piece in line]
    grids = [block for block in found if isinstance(block, Grid)]
    lists = [block for block in found if isinstance(block, Points)]
    return {
        "lists": len(lists),
        "points": sum(len(block.lines) for block in lists),
        "rows": sum(1 + len(grid.rows) for grid in grids),
        "cells": sum(len(row) for grid in grids for row in (grid.head, *grid.rows)),
        "notes": sum(isinstance(block, Note) for block in found),
        "strong": sum(isinstance(piece, Strong) for piece in inner),
        "links": sum(isinstance(piece, Link) and bool(piece.label) for piece in inner),
    }


@pytest.mark.parametrize("path", [path for _, path in EVERY], ids=lambda one: str(one)[-30:])
def test_other_readers_of_markdown_find_the_same_elements(path: Path) -> None:
    for id_, text in read(path).items():
        assert of_another_reader(text.body) == of_ours(text.body), id_
    headings = [token.tag for token in READER.parse(path.read_text("utf-8"))]
    assert headings.count("h1") == 2  # opened and closed
    assert headings.count("h2") == 2 * (len(read(path)) - 1)
