"""What the coach says in every language: natural sentences that claim no more than the figures."""

from __future__ import annotations

import re

import pytest

from tests.table import CATALOG
from wingspan.coach import grounds as g
from wingspan.coach.figures import Estimate
from wingspan.ui.coach.because import Telling, because
from wingspan.words import languages, words_in
from wingspan.words.coach.figures import behind, figure, percent, with_error
from wingspan.words.coach.reasons import plainly
from wingspan.words.folders import load

NBSP = "\u00a0"
ENGLISH = load("en", "coach.interface").MESSAGES


def values(message: str) -> set[str]:
    """Return the values of a message but ``whole``, which only chooses a plural."""
    return {name for name in re.findall(r"\{(\w+)\}", message) if name != "whole"}


@pytest.mark.parametrize("language", languages())
def test_every_language_says_the_same_things_in_the_same_order(language: str) -> None:
    said = load(language, "coach.interface").MESSAGES
    assert list(said) == list(ENGLISH)
    assert {key: values(text) for key, text in said.items()} == {
        key: values(text) for key, text in ENGLISH.items()
    }


def test_figures_have_one_decimal_and_a_true_minus() -> None:
    assert [figure(words_in("en"), number) for number in (3.14, 0.0, -0.44, -0.04, 12)] == [
        "3.1",
        "0.0",
        "−0.4",
        "0.0",
        "12.0",
    ]
    assert with_error(words_in("fr"), 78.25, 0.4) == "78,2 ±0,4"


def test_where_no_reason_is_known_only_the_points_are_told() -> None:
    assert plainly(words_in("en"), "Wood Duck", "Gain", 3.1) == (
        "“Wood Duck” is about 3 points better than “Gain” in the long run."
    )
    assert plainly(words_in("fr"), "Canard branchu", "Gagner de la nourriture", 1.4) == (
        f"«{NBSP}Canard branchu{NBSP}» rapporte environ 1 point de plus que"
        f" «{NBSP}Gagner de la nourriture{NBSP}» à la longue."
    )


def test_points_are_whole_and_nothing_is_certain() -> None:
    english, french = words_in("en"), words_in("fr")
    told = [behind(english, number) for number in (0.74, 0.75, 2.5, 3.51)]
    assert told == [
        "a little worse",
        "about 1 point worse",
        "about 2 points worse",
        "about 4 points worse",
    ]
    assert behind(french, 1.2) == "environ 1 point de moins"
    assert [percent(english, share) for share in (0.001, 0.637, 1.0)] == ["1%", "64%", "99%"]
    assert percent(french, 0.5) == f"50{NBSP}%"


def test_a_bird_that_was_just_named_is_not_named_again() -> None:
    shown = Estimate(2.0, 0.1)
    grounds = g.BirdPoints(shown, "burrowing_owl", 5), g.Caches(shown, "burrowing_owl")
    other = g.BirdPoints(shown, "burrowing_owl", 5), g.Caches(shown, "barred_owl")
    english, french = (Telling(words_in(language), CATALOG, "A") for language in ("en", "fr"))
    assert because(english, grounds).endswith(". It caches food, a point each.")
    assert because(french, grounds).endswith(
        f". Elle stocke de la nourriture{NBSP}: un point par jeton."
    )
    assert "Barred Owl caches food" in because(english, other)
