"""What the guide of a first game says in every language: plain sentences in whole points."""

from __future__ import annotations

from wingspan.words import words_in
from wingspan.words.teaching import guide

NBSP = "\N{NO-BREAK SPACE}"
EN, FR = words_in("en"), words_in("fr")


def test_a_reason_names_the_two_greatest_columns_in_whole_points() -> None:
    carried = [("goals", 0.6), ("birds", 2.1), ("eggs", 1.0)]
    assert guide.reason_text(EN, "Draw cards", 3.4, carried) == (
        "It should bring about 3 points more than “Draw cards”, through birds and eggs."
    )
    assert guide.reason_text(FR, "Piocher des cartes", 1.2, carried) == (
        f"Environ 1 point de mieux que «{NBSP}Piocher des cartes{NBSP}»,"
        " grâce aux oiseaux et aux œufs."
    )


def test_what_speaks_against_it_and_what_is_held_is_said_as_well() -> None:
    said = guide.reason_text(
        EN, "B", 2, [("birds", 3.0)], [("tucked", -1.0)], [("birds_played", 0.5)]
    )
    assert said == (
        "It should bring about 2 points more than “B”, through birds, though less through tucked"
        " cards. A few turns later you would have more birds on your mat."
    )
    said = guide.reason_text(FR, "B", 2, [("birds", 3.0)], [("tucked", -1.0)], [("food_left", 0.5)])
    assert said == (
        f"Environ 2 points de mieux que «{NBSP}B{NBSP}», grâce aux"
        " oiseaux, mais avec moins de cartes glissées. Quelques tours plus tard, vous auriez plus"
        " de nourriture."
    )


def test_nothing_is_claimed_that_no_column_carries() -> None:
    assert guide.reason_text(EN, "B", 1) == "It should bring about 1 point more than “B”."
    assert guide.points_fewer(FR, 2) == "environ 2 points de moins"


def test_a_bird_is_told_by_what_it_brings_to_keep_it() -> None:
    assert guide.bird_text(EN, 4.8, [("birds", 3.4), ("goals", 1.1)]) == (
        "With it you should have about 5 points more at the end, through birds and goals."
    )
    assert guide.bird_text(EN, -3.2, held=[("birds_played", -1.0)]) == (
        "With it you should have about 3 points fewer at the end. A few turns later you would have"
        " fewer birds on your mat."
    )
    assert guide.bird_text(FR, -3.2, held=[("birds_played", -1.0)]) == (
        f"Avec cet oiseau{NBSP}: environ 3 points de moins à la fin. Quelques tours plus"
        " tard, vous auriez moins d’oiseaux sur votre plateau."
    )
    assert guide.bird_text(EN, None) == "With it or without it comes to about the same."
