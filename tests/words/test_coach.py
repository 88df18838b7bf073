"""What the coach says, in every language: natural sentences that carry no more than the figures."""

from __future__ import annotations

import re

import pytest

from wingspan.words import languages, words_in
from wingspan.words.coach.interface import figure, interface, with_error
from wingspan.words.coach.reasons import why

NBSP = "\u00a0"
ENGLISH = interface("en")


def values(message: str) -> set[str]:
    """What a message is filled with; the number that only chooses a form may be left out."""
    return {name for name in re.findall(r"\{(\w+)\}", message) if name != "whole"}


@pytest.mark.parametrize("language", languages())
def test_every_language_says_the_same_things_in_the_same_order(language: str) -> None:
    said = interface(language)
    assert list(said) == list(ENGLISH)
    assert {key: values(text) for key, text in said.items()} == {
        key: values(text) for key, text in ENGLISH.items()
    }


def test_figures_have_one_decimal_and_a_true_minus() -> None:
    assert [figure("en", number) for number in (3.14, 0.0, -0.44, -0.04, 12)] == [
        "3.1",
        "0.0",
        "−0.4",
        "0.0",
        "12.0",
    ]
    assert with_error("fr", 78.25, 0.4) == "78,2 ±0,4"


def test_a_reason_names_what_brings_the_points() -> None:
    parts = [("birds", 2.1), ("eggs", 1.0)]
    assert why(words_in("en"), "Wood Duck", "Gain", 3.1, parts) == (
        "“Wood Duck” brings about 3.1 points more than “Gain”: 2.1 from birds and 1.0 from eggs."
    )
    assert why(words_in("fr"), "Canard branchu", "Gagner de la nourriture", 1.5, parts) == (
        f"«{NBSP}Canard branchu{NBSP}» rapporte environ 1,5 point de plus que"
        f" «{NBSP}Gagner de la nourriture{NBSP}»{NBSP}: 2,1 par les oiseaux et 1,0 par les œufs."
    )


def test_what_speaks_against_it_is_said_as_well() -> None:
    said = why(words_in("en"), "A", "B", 2, [("birds", 3.0)], [("goals", -1.0)])
    assert said == (
        "“A” brings about 2.0 points more than “B”: 3.0 from birds, less 1.0 from goals."
    )
    said = why(words_in("fr"), "A", "B", 2, [("birds", 3.0)], [("goals", -1.0)])
    assert said.endswith("3,0 par les oiseaux, moins 1,0 par les objectifs.")


def test_what_is_left_some_turns_later_is_said_in_the_right_form() -> None:
    held = [("cards_held", 2.0), ("food_left", -1.2)]
    english = why(words_in("en"), "A", "B", 1, [("eggs", 1.0)], held=held)
    assert english.endswith(
        "Some turns later it leaves you 2.0 more cards in hand and 1.2 fewer food tokens."
    )
    french = why(words_in("fr"), "A", "B", 1, [("eggs", 1.0)], held=held)
    assert french.endswith(
        "Quelques tours plus tard, il vous reste 2,0 cartes de plus en main et 1,2 jeton nourriture"
        " de moins."
    )


def test_where_nothing_explains_it_only_the_points_are_told() -> None:
    said = why(words_in("en"), "A", "B", 0.8, held=[("food_left", 1.0)])
    assert said.startswith(
        "“A” brings about 0.8 points more than “B”. No single thing explains it."
    )
    assert "from" not in said
