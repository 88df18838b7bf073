"""The comparison of two stylesheets."""

import pytest

pytest.importorskip("playwright")  # the browser's Python has none

from tools.compare_styles import Declaration, Weight, decided_otherwise, weight


@pytest.mark.parametrize(
    ("selector", "weighs"),
    [
        ("*", (0, 0, 0)),
        ("#root .card h3", (1, 1, 1)),
        ("ul > li:first-child::before", (0, 1, 3)),
        (".card:nth-child(n + 3)", (0, 2, 0)),
        (':is(.card, #hand p) [value="a.b"]', (1, 1, 1)),
        (".spaces:not(.row .dim):has(> p)", (0, 3, 1)),
        (":where(#root) b", (0, 0, 1)),
    ],
)
def test_a_selector_weighs_what_it_names(selector: str, weighs: Weight) -> None:
    """Expected: CSS Selectors Level 4, chapter 17."""
    assert weight(selector) == weighs


def said(selector: str, value: str, layer: str = "table") -> Declaration:
    return Declaration(layer, "", selector, "color", value, "")


def test_the_order_counts_for_equal_weights_of_one_layer() -> None:
    one, other = said(".a", "red"), said(".b", "blue")
    assert list(decided_otherwise([one, other], [other, one])) == [(one, other)]
    assert not list(decided_otherwise([one, other], [one, other]))


@pytest.mark.parametrize(
    "other", [said("#b", "blue"), said(".b", "red"), said(".b", "blue", "print")]
)
def test_the_order_of_what_cannot_rival_is_free(other: Declaration) -> None:
    one = said(".a", "red")
    assert not list(decided_otherwise([one, other], [other, one]))
