"""The gallery of components shows every state of the tests, in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from e2e.states import STATES
from tools.gallery import GROUPS, KIT, LEFT_OUT, PARTS, build, grouped, kit_page
from wingspan.words import languages, words_in


def test_every_state_has_one_place_in_it() -> None:
    found = [name for names in grouped(STATES).values() for name in names]
    assert sorted(found) == sorted(name for name in STATES if not name.startswith(LEFT_OUT))


def test_every_group_has_a_state() -> None:
    assert [group for group, names in grouped(STATES).items() if not names] == []
    assert len(GROUPS) > 10


def test_a_state_without_a_place_is_said() -> None:
    with pytest.raises(LookupError, match="the state upside-down"):
        grouped(["start", "upside-down"])


def test_parts_of_the_table_are_shown_from_states_that_there_are() -> None:
    shown = {name for part in PARTS.values() for name in part.states}
    assert shown <= set(STATES)


def test_each_page_is_there_in_each_language_without_the_scripts_of_the_page(
    tmp_path: Path,
) -> None:
    index = build(["start"], tmp_path / "gallery")
    assert '["start", "start", ""]' in index.read_text(encoding="utf-8")
    for code in languages():
        text = (index.parent / code / "start.html").read_text(encoding="utf-8")
        assert f'<html lang="{code}" data-phase="start">' in text
        assert words_in(code).text("begin") in text
        assert "<script src" not in text and "{title}" not in text and "data-say" not in text
        pictures = re.findall(r'src="(?!data:)([^"]*)"', text)
        assert pictures
        assert [src for src in pictures if not (index.parent / code / src).is_file()] == []
        for name in KIT:
            assert (index.parent / code / f"{kit_page(name)}.html").stat().st_size > 1000
