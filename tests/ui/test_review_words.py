"""What a review says in sentences, on made-up games whose figures can be worked out by hand."""

from __future__ import annotations

from tests.coach.test_review import judgement
from wingspan.coach.figures import Estimate
from wingspan.coach.judging import Judgement, Stretch
from wingspan.coach.review import Review, by_habit
from wingspan.ui.coach.review_words import dearest, scale, summary
from wingspan.ui.session.moment import Judged
from wingspan.words import words_in

NBSP = "\N{NO-BREAK SPACE}"

LOST: tuple[Judgement, ...] = (
    judgement(1, 2.0, 0.1, again=2.0, theme="food"),
    judgement(2, 2.0, 0.1, again=2.0, theme="food"),
    judgement(3, 5.0, 0.1, again=5.0, habit="lay_eggs.draw_cards"),
    judgement(4, 1.0, 0.1, theme="start"),
    judgement(5, 0.5, 0.1, theme="eggs"),
    judgement(6, 3.0, 2.0, theme="powers"),
)
"""By habit: 5 for eggs laid where cards were better, 4 for food, 1 for the start, 0.5 for eggs; 3
of powers are less than two standard errors. 13.5 in 6 decisions, 2.25 in each."""


def judged(*, games: int = 1) -> Judged:
    """A game of that, at the deal 60 points ±1 and 50 at the end, and as many others like it."""
    review = Review(0, 8, {0: Stretch(0, LOST, (), Estimate(60.0, 1.0))})
    return Judged(review, "", 50, games=games, habits=tuple(by_habit(LOST * games)))


def test_a_game_is_told_in_three_sentences_with_the_dearest_habits_first() -> None:
    played, habits, luck = summary(words_in("en"), judged())
    assert played == (
        "You lost about 13.5 points in 6 decisions that were not obvious: 2.25 in each, about as"
        " the Mourning Dove does."
    )
    assert habits == (
        "What cost most, the dearest first: “Lay eggs” where “Draw cards” was better (5.0 points in"
        " 1 decision), food gained and spent (4.0 points in 2 decisions) and what was kept at the"
        " start (1.0 points in 1 decision)."
    )
    assert luck == "Cards and dice brought about 10.0 points fewer than could be expected."


def test_the_same_over_ones_last_games_a_game() -> None:
    *_, last = summary(words_in("en"), judged(games=4))
    assert last == (
        "Over your last 4 reviewed games the dearest habits are these: “Lay eggs” where “Draw"
        " cards” was better (5.0 points a game), food gained and spent (4.0 points a game) and"
        " the use of powers (3.0 points a game)."
    )


def test_the_same_in_french() -> None:
    _, habits, *_ = summary(words_in("fr"), judged())
    assert habits == (
        f"Ce qui a coûté le plus, dans l’ordre{NBSP}: «{NBSP}Pondre des œufs{NBSP}» là où"
        f" «{NBSP}Piocher des cartes{NBSP}» valait mieux (5,0 points en 1 décision), la nourriture"
        " gagnée et dépensée (4,0 points en 2 décisions) et ce qui est gardé au début (1,0 point"
        " en 1 décision)."
    )


def test_noise_is_no_habit() -> None:
    assert [one.name for one in dearest(by_habit(LOST))] == [
        "lay_eggs.draw_cards",
        "food",
        "start",
    ]
    assert dearest(by_habit(LOST[5:])) == []


def test_what_the_levels_lose_is_told_on_the_same_scale() -> None:
    assert scale(words_in("en")) == (
        "Computer players lose this much in each: Barn Owl 0.19, Belted Kingfisher 0.51,"
        " Blue Jay 0.54, American Robin 1.04, Mourning Dove 1.13."
    )
    assert "Chouette effraie 0,19" in scale(words_in("fr"))
