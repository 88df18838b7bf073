"""Text reaches the page only escaped."""

from __future__ import annotations

import ast
from itertools import permutations
from pathlib import Path

import pytest

from tests.ui.markup import read
from tests.ui.tables import scene
from wingspan.engine import Setup
from wingspan.engine.decision import Decision
from wingspan.engine.options import ACTIVATE, SKIP
from wingspan.ui.kit import html
from wingspan.ui.kit.html import Html, b, classes, escape, i, img, input, join, p
from wingspan.ui.kit.parts import whole
from wingspan.ui.table.table_page import table

UI = Path(__file__).parents[2] / "wingspan" / "ui"
EVIL = "<img src=x onerror=alert(1)>\"'&"


def test_text_in_an_element_is_escaped() -> None:
    assert p["<b>&"] == "<p>&lt;b&gt;&amp;</p>"


def test_markup_in_an_element_is_left_as_it_is() -> None:
    assert p[b["x"]] == "<p><b>x</b></p>"


def test_attributes_are_escaped_and_named_with_hyphens() -> None:
    assert p(".c", data_name='a"b') == '<p class="c" data-name="a&quot;b"></p>'


def test_true_is_a_bare_attribute_and_false_or_none_is_none_at_all() -> None:
    assert input(checked=True, disabled=False, value=None) == "<input checked>"


def test_zero_is_a_value() -> None:
    assert b(data_choice=0) == '<b data-choice="0"></b>'


def test_an_element_is_whole_without_children_and_empty_with_none() -> None:
    assert i(".icon") == '<i class="icon"></i>'
    assert i(".icon")[None] == i(".icon")[()] == i(".icon")
    assert i == i[()] == "<i></i>"
    assert img(".bird", src="a.svg") == '<img class="bird" src="a.svg">'


def test_an_element_is_text_whose_characters_can_be_looked_at() -> None:
    text: str = i(".icon")
    assert (text[0], text[1:3], text[-1]) == ("<", "i ", ">")


def test_children_stand_in_their_order_text_escaped_and_none_left_out() -> None:
    assert p["<", b["&"], None, *(i for _ in "ab"), ">"] == (
        "<p>&lt;<b>&amp;</b><i></i><i></i>&gt;</p>"
    )


def test_an_element_can_be_filled_again_and_again() -> None:
    row = p(".row")
    assert (row["1"], row["2"], row) == (
        '<p class="row">1</p>',
        '<p class="row">2</p>',
        '<p class="row"></p>',
    )


def test_the_head_comes_first_then_the_other_attributes() -> None:
    assert p(".a.b-c#d", title="e") == '<p class="a b-c" id="d" title="e"></p>'
    assert p("#d", class_="a", title="e") == '<p id="d" class="a" title="e"></p>'


@pytest.mark.parametrize("more", ["", None, False])
def test_classes_join_those_of_the_head(more: str | bool | None) -> None:
    assert p(".a#d", class_="b c") == '<p class="a b c" id="d"></p>'
    assert p(".a", class_=more) == '<p class="a"></p>'
    assert p(".a", class_=EVIL) == f'<p class="a {escape(EVIL)}"></p>'
    assert classes(None, "b", "", "c") == "b c"
    assert classes(None, "") is None


@pytest.mark.parametrize("values", list(permutations([1, True, 0, False], 4)))
def test_one_and_true_are_different_values_whichever_comes_first(values: tuple[int, ...]) -> None:
    named = f"data_{''.join(map(str, values))}"  # not used before: nothing of it is remembered
    name = named.replace("_", "-")
    for value in values:
        written = f" {name}" if value is True else "" if value is False else f' {name}="{value}"'
        assert b(**{named: value}) == f"<b{written}></b>"


@pytest.mark.parametrize("head", [EVIL, ".a b", "a", ".", "#", ".a#", "#a.b", '.a"', ".a\n", ".é"])
def test_no_text_passes_for_a_head(head: str) -> None:
    with pytest.raises(ValueError, match="classes and an id"):
        p(head)
    with pytest.raises(ValueError, match="classes and an id"):
        img(head)


def test_every_head_is_a_literal() -> None:
    tags = {name for name, value in vars(html).items() if isinstance(value, html.Tag)}
    found = 0
    for path in UI.rglob("*.py"):
        if path.parent.name == "kit" and path.stem in ("html", "buttons", "lists"):
            continue
        tree = ast.parse(path.read_text(encoding="utf-8"))
        imported = {
            alias.name: node.module
            for node in ast.walk(tree)
            if isinstance(node, ast.ImportFrom)
            for alias in node.names
        }
        for call in ast.walk(tree):
            if not isinstance(call, ast.Call):
                continue
            name = ast.unparse(call.func)
            if name.removeprefix("html.") in tags and (
                name.startswith("html.") or str(imported.get(name)).endswith("html")
            ):
                heads = call.args
            elif name == "button" and str(imported.get(name)).endswith("buttons"):
                heads = call.args[1:]
            elif name == "unfolding":
                heads = call.args[4:]
            else:
                continue
            found += len(heads)
            assert all(isinstance(head, ast.Constant) for head in heads), f"{path}:{call.lineno}"
    assert found > 500


def test_joined_text_is_escaped_between_and_inside() -> None:
    assert join(["<", Html("<i></i>")], "&") == "&lt;&amp;<i></i>"


@pytest.mark.parametrize("character", list("&<>\"'"))
def test_no_character_with_a_meaning_survives(character: str) -> None:
    assert escape(character).startswith("&")


def test_markup_is_made_in_one_place_only() -> None:
    makers = {path for path in UI.rglob("*.py") if "Html(" in path.read_text(encoding="utf-8")}
    kit, example = UI / "kit", UI / "rules" / "reference.py"
    picture = UI / "table" / "end_picture.py"  # a plate is embedded in another drawing
    emblem = UI / "table" / "cards.py"  # a drawing takes its colours from the style sheet
    keys = kit / "buttons.py"  # single keys that are off are taken out of what is shown
    drawn = {example, picture, emblem, keys}
    assert makers == {kit / "html.py", kit / "icons.py", kit / "parts.py", *drawn}


def test_a_name_that_looks_like_markup_is_only_text() -> None:
    setup = Setup(players=1, names=(EVIL,), automa="eagle")
    page = read(
        whole(table(scene(Decision(3, 0, 0, "use_power", None, [ACTIVATE, SKIP]), setup=setup)))
    )
    assert EVIL in page.by_id("scores").words()
    pictures = [element.attributes["src"] for element in page.all() if element.tag == "img"]
    assert [source for source in pictures if not source.startswith("data:image/svg+xml,")] == []
    assert not [e for e in page.all() if any(name.startswith("on") for name in e.attributes)]
