"""Answers compared: how good each is in plain words, with all figures under "Details"."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from wingspan.coach.figures import NOTHING, Estimate
from wingspan.words import Words
from wingspan.words.coach.figures import behind, figure, percent, whole, with_error

from ..kit.html import EMPTY, Html, el, join

THOUSAND = 1000

LEAST_ERROR = 0.1
"""The smallest error shown, in points, since figures have one decimal."""


class Told(Struct, frozen=True):
    """An answer to show.

    ``name``: the answer in words. ``points``: expected final points. ``lost``: the points by which
    the best move is better. ``rank``: "best", "equally_good", or "" if it is clearly worse.
    ``chance``: the chance to win, None in a solo game or if unknown. ``columns``: expected final
    points by category, if known. ``plan``: what follows the answer.
    """

    name: str
    points: Estimate
    lost: Estimate = NOTHING
    rank: str = ""
    chance: float | None = None
    columns: Mapping[str, float] = {}
    plan: Html = EMPTY


def answer_list(words: Words, answers: Sequence[Told]) -> Html:
    """The answers, best first: each with its rank, and its chance to win or its points.

    Rounded points are the best move's minus the rounded loss, so that the figures add up.
    """
    best = round(answers[0].points.points) if answers else 0
    items = [_item(words, answer, best - round(answer.lost.points)) for answer in answers]
    return el("ol", *items, class_="hint-choices") if items else EMPTY


def _item(words: Words, answer: Told, points: int) -> Html:
    rank = words.text(f"coach/{answer.rank}") if answer.rank else behind(words, answer.lost.points)
    if answer.chance is None:
        amount, bar = words.text("coach/about_points", points=whole(words, points)), EMPTY
    else:
        amount, bar = to_win(words, answer.chance), _bar(answer.chance)
    return el(
        "li",
        el("b", answer.name),
        el("span", rank, class_="hint-rank" + (" good" if answer.rank else "")),
        el("span", amount, class_="hint-points"),
        bar,
        answer.plan,
        class_="best" if answer.rank else None,
    )


def better_was(words: Words, best: str, reasons: str) -> Html:
    """What was better than an answer and why, to be said in one breath with how much it lost."""
    return join(
        (
            el("b", words.text("coach/review_best", best=best), class_="better-was"),
            " " if reasons else "",
            el("span", reasons, class_="hint-why") if reasons else "",
        )
    )


def to_win(words: Words, chance: float) -> str:
    """The chance to win in words: "64% to win"."""
    return words.text("coach/to_win", chance=percent(words, chance))


def chance_bar(words: Words, chance: float) -> Html:
    """The chance to win with its bar, outside a list of answers."""
    return el("p", el("span", to_win(words, chance)), _bar(chance), class_="chance-alone")


def _bar(chance: float) -> Html:
    share = round(THOUSAND * chance)
    return el("progress", value=share, max=THOUSAND, class_="hint-chance", aria_hidden="true")


def details(words: Words, answers: Sequence[Told], worlds: int) -> Html:
    """All figures, folded away: points with errors and by category, and the number of worlds."""
    rows = [_row(words, answer) for answer in answers]
    how = el("p", words.text("coach/estimate", n=worlds), class_="faint") if worlds else EMPTY
    return el(
        "details",
        el("summary", words.text("coach/details")),
        el("dl", *rows),
        how,
        class_="hint-details",
    )


def _row(words: Words, answer: Told) -> Html:
    found = [words.text("coach/expected", n=figures(words, answer.points))]
    if answer.lost.points:
        found.append(words.text("coach/behind", n=figures(words, answer.lost)))
    parts = [
        f"{words.text(f'score_{name}')} {figure(words, number)}"
        for name, number in answer.columns.items()
        if abs(number) >= 0.05
    ]
    return el(
        "div",
        el("dt", answer.name),
        el("dd", words.listed(found)),
        el("dd", words.listed(parts), class_="faint") if parts else None,
    )


def figures(words: Words, found: Estimate) -> str:
    """Points with their error, shown as at least :data:`LEAST_ERROR`; no error if it is unknown."""
    if not found.error:
        return figure(words, found.points)
    return with_error(words, found.points, max(LEAST_ERROR, found.error))
