"""What a review says in sentences, on made-up games whose figures can be worked out by hand."""

from __future__ import annotations

from typing import Any

from tests.coach.test_review import judgement
from tests.table import solo
from wingspan.bots.candidates import Candidate
from wingspan.coach.figures import Estimate
from wingspan.coach.judging import Judgement, Stood, Stretch
from wingspan.coach.review import Review
from wingspan.engine.options import take_action
from wingspan.ui.coach.review import figures_told, scale, summary
from wingspan.ui.play.history import History, Turn
from wingspan.ui.session.moment import BestMove, Judged
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
"""Three mistakes: 5 points for laying eggs instead of drawing cards, 4 for food. 13.5 points in 6
decisions, 2.25 in each."""


def judged(lost: tuple[Judgement, ...] = LOST) -> Judged:
    """Return a game with those losses: 60 ±1 points expected at the deal, 50 at the end."""
    review = Review(0, 8, {0: Stretch(0, lost, (), Estimate(60.0, 1.0))})
    return Judged(review, "", 50)


NOBODY: Any = None
"""Stands for a scene and a replay that are not used."""


def test_a_game_is_told_by_who_plays_so_and_by_the_dearest_habit_with_what_to_do() -> None:
    assert summary(words_in("en"), judged(), NOBODY, NOBODY) == [
        "You played about as well as Paloma.",
        "What cost you most: eggs laid too early, about 5 points in all. Early on, birds, food and"
        " cards bring more; lay when few turns are left.",
    ]


def test_the_same_in_french() -> None:
    assert summary(words_in("fr"), judged(), NOBODY, NOBODY) == [
        "Vous avez joué à peu près comme Paloma.",
        f"Ce qui vous a coûté le plus{NBSP}: des œufs pondus trop tôt, environ 5 points en tout. Au"
        f" début, oiseaux, nourriture et cartes rapportent plus{NBSP}; pondez quand il reste peu de"
        " tours.",
    ]


def test_without_a_mistake_nothing_is_blamed() -> None:
    *_, last = summary(words_in("en"), judged(LOST[3:]), NOBODY, NOBODY)
    assert last == "No mistake stands out."


def test_the_best_move_is_named_with_its_turn() -> None:
    from msgspec import structs

    game = solo({"hand": ["barred_owl"], "food": {"rodent": 1}})
    assert game.decision is not None
    option = game.decision.options.index(take_action("play_bird"))
    best = BestMove(7, game.decision, Candidate(option, 0, "barred_owl", "forest"))

    class Scene:
        catalog, names, bird_at = game.catalog, ("Ada", "Automa"), None

    class Replay:
        past = History((), (Turn(0, 1, 1), Turn(0, 2, 3, answers=6), Turn(0, 2, 4, answers=9)))

    told_of = structs.replace(judged(), best=best)
    found = summary(words_in("en"), told_of, Scene, Replay)  # type: ignore[arg-type]
    assert found[1] == "Your best move: “Play Barred Owl (forest)” in round 2, turn 3."
    assert len(found) == 3


def test_luck_and_all_that_was_lost_are_in_the_details() -> None:
    """13.5 points were lost; 50 were reached instead of the 60 expected at the deal."""
    assert figures_told(words_in("en"), judged()) == [
        "Better choices would have brought about 14 points more in all.",
        "You were unlucky: cards and dice brought about 10 points fewer than usual.",
    ]


def test_what_the_levels_lose_is_told_on_the_same_scale() -> None:
    assert scale(words_in("en"), LOST) == (
        "Points that computer players lose a decision: Minerva 0.10, Fisher 0.44, Jay 0.62,"
        " Robin 0.73, Paloma 1.12. You lost 2.25 in each of 6 decisions that were not obvious."
    )
    assert "Minerva 0,10" in scale(words_in("fr"), LOST)


def with_others(before: int, after: int, final: int = 50) -> list[str]:
    """Return what is told where the others' turn changes the expected points so."""
    stood = (Stood(2, False, before), Stood(4, True, after))
    review = Review(0, 8, {0: Stretch(0, (), stood, Estimate(60.0, 1.0))})
    return figures_told(words_in("en"), Judged(review, "", final))


def test_what_the_others_did_is_told_apart_from_luck() -> None:
    """Of 10 points lost on the way from 60 to 50, -3 or 2 are the others'; less than a point is
    nothing to speak of.
    """
    unlucky = "You were unlucky: cards and dice brought about {} points fewer than usual."
    assert with_others(57_000, 54_000)[-1] == (
        f"{unlucky.format(7)} The others’ turns cost you about 3 points."
    )
    assert with_others(57_000, 59_000)[-1] == (
        f"{unlucky.format(12)} The others’ turns brought you about 2 points."
    )
    assert with_others(57_000, 57_900)[-1] == unlucky.format(11)


def test_luck_within_two_standard_errors_is_none() -> None:
    assert with_others(50_000, 50_000, 61)[-1] == (
        "Cards and dice were neither kind nor unkind to you."
    )
