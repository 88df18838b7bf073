"""Text reaches the page only escaped."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.ui.markup import read
from tests.ui.tables import scene
from wingspan.engine import Setup
from wingspan.engine.decision import Decision
from wingspan.engine.options import ACTIVATE, SKIP
from wingspan.ui.kit.html import Html, el, escape, join
from wingspan.ui.kit.parts import whole
from wingspan.ui.table.table_page import table

UI = Path(__file__).parents[2] / "wingspan" / "ui"
EVIL = "<img src=x onerror=alert(1)>\"'&"


def test_text_in_an_element_is_escaped() -> None:
    assert el("p", "<b>&") == "<p>&lt;b&gt;&amp;</p>"


def test_markup_in_an_element_is_left_as_it_is() -> None:
    assert el("p", el("b", "x")) == "<p><b>x</b></p>"


def test_attributes_are_escaped_and_named_with_hyphens() -> None:
    assert el("p", data_name='a"b', class_="c") == '<p data-name="a&quot;b" class="c"></p>'


def test_true_is_a_bare_attribute_and_false_or_none_is_none_at_all() -> None:
    assert el("input", checked=True, disabled=False, value=None) == "<input checked>"


def test_zero_is_a_value() -> None:
    assert el("b", data_choice=0) == '<b data-choice="0"></b>'


def test_joined_text_is_escaped_between_and_inside() -> None:
    assert join(["<", Html("<i></i>")], "&") == "&lt;&amp;<i></i>"


@pytest.mark.parametrize("character", list("&<>\"'"))
def test_no_character_with_a_meaning_survives(character: str) -> None:
    assert escape(character).startswith("&")


def test_markup_is_made_in_one_place_only() -> None:
    makers = {path for path in UI.rglob("*.py") if "Html(" in path.read_text(encoding="utf-8")}
    kit, example = UI / "kit", UI / "teaching" / "example.py"
    picture = UI / "screens" / "end_picture.py"  # a plate is embedded in another drawing
    emblem = UI / "table" / "bonus_offer.py"  # a drawing takes its colours from the style sheet
    keys = UI / "kit" / "keys.py"  # single keys that are off are taken out of what is shown
    drawn = {example, picture, emblem, keys}
    assert makers == {kit / "html.py", kit / "icons.py", kit / "parts.py", *drawn}


def test_a_name_that_looks_like_markup_is_only_text() -> None:
    setup = Setup(players=1, names=(EVIL,), automa="eagle")
    page = read(
        whole(
            table(scene(Decision(3, 0, 0, "use_power", None, [ACTIVATE, SKIP]), setup=setup), True)
        )
    )
    assert EVIL in page.by_id("scores").words()
    pictures = [element.attributes["src"] for element in page.all() if element.tag == "img"]
    assert [source for source in pictures if not source.startswith("data:image/svg+xml,")] == []
    assert not [e for e in page.all() if any(name.startswith("on") for name in e.attributes)]
