"""Answers: in words, marked on the table, and compared in a list.

The figure beside an answer is the one that is compared: expected final points, the best answer's
less the whole points that the answer loses. Its label and its mark on the table say the same loss.
The chance to win is told once, for the best answer, while the game is open. All figures are under
"Details".
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import floor

from msgspec import Struct

from wingspan.bots.candidates import Candidate
from wingspan.coach.figures import NOTHING, Estimate, told_loss
from wingspan.engine.catalog import Catalog
from wingspan.engine.decision import Decision, Kind
from wingspan.engine.options import Bird
from wingspan.words import BirdAt, Words
from wingspan.words.coach.figures import behind, figure, is_open, percent, whole, with_error

from ..kit import html
from ..kit.buttons import key_hint
from ..kit.html import EMPTY, Html, b, dd, div, dl, dt, join, li, ol, p, progress, span, summary
from ..play.scene import Mark, Scene

DEEDS: dict[Kind, str] = {
    "bird_to_play": "play_it",
    "draft": "do_take",
    "keep_card": "do_take",
    "discard_card": "do_give",
    "card_to_pay": "do_give",
    "trade": "do_give",
    "tuck_card": "do_tuck",
    "tuck_behind": "do_tuck",
}
"""What happens to a card that is chosen, by the kind of decision."""

Marks = dict[int | str, Mark]

KEPT = Mark("\N{CHECK MARK}", "\N{CHECK MARK}")
"""The mark on a card to keep at the start."""

THOUSAND = 1000

LEAST_ERROR = 0.1
"""The smallest error shown, in points, since figures have one decimal."""


# in words


def told(
    words: Words,
    catalog: Catalog,
    names: tuple[str, ...],
    decision: Decision,
    candidate: Candidate,
    bird_at: BirdAt | None = None,
) -> str:
    """A candidate in words: the birds to keep, the bird and row to play, or its option's label."""
    if candidate.kept is not None:
        kept = [words.bird(catalog.birds[bird]) for bird in candidate.kept]
        if not kept:
            return words.text("coach/keep_no_bird")
        return words.text("coach/keep_birds", birds=words.all_of(kept))
    if candidate.bird is not None and candidate.habitat is not None:
        bird, habitat = words.bird(catalog.birds[candidate.bird]), words.habitat(candidate.habitat)
        return words.text("coach/play_in", bird=bird, habitat=habitat)
    if candidate.bird is not None:
        return words.text("coach/play_it", bird=words.bird(catalog.birds[candidate.bird]))
    if candidate.habitat is not None:
        return words.text("coach/play_there", habitat=words.habitat(candidate.habitat))
    option = decision.options[candidate.option]
    if isinstance(option, Bird) and decision.kind in DEEDS:
        bird = words.bird(catalog.birds[option.bird])
        return words.text(f"coach/{DEEDS[decision.kind]}", bird=bird)
    return words.option(option, decision, catalog, names, bird_at=bird_at)


def in_words(scene: Scene, decision: Decision, candidate: Candidate) -> str:
    """A candidate for the decision that the scene shows, in words."""
    return told(scene.words, scene.catalog, scene.names, decision, candidate, scene.bird_at)


# on the table


def marks_on(words: Words, found: Iterable[tuple[Candidate, int]]) -> Marks:
    """Return the marks to show for candidates, best first, each with the points that it loses.

    At the start of a game, these are marks on the cards that the best candidate keeps.
    """
    marks: Marks = {}
    for place, (candidate, lost) in enumerate(found):
        if candidate.kept is not None:
            return dict.fromkeys(candidate.kept, KEPT)
        note = mark(words, place, lost)
        marks.setdefault(candidate.option, note)
        if candidate.bird is not None:
            marks.setdefault(candidate.bird, note)
            marks.setdefault(f"{candidate.bird}|{candidate.habitat}", note)
    return marks


def mark(words: Words, place: int, lost: int) -> Mark:
    """Return the mark for the answer in that place, best first, which loses that many points."""
    if lost:
        points = f"\N{MINUS SIGN}{lost}"
        return Mark(points, points)
    rank, sign = ("equally_good", "=") if place else ("best", "\N{CHECK MARK}")
    return Mark(words.text(f"coach/mark_{rank}"), sign)


# compared


class AnswerShown(Struct, frozen=True):
    """An answer to show.

    ``name``: the answer in words. ``points``: expected final points. ``behind``: the points by
    which the best move is better. ``chance``: the chance to win, None in a solo game or if
    unknown. ``columns``: expected final points by category, if known. ``plan``: what follows the
    answer. ``key``: the key that takes it.
    """

    name: str
    points: Estimate
    behind: Estimate = NOTHING
    chance: float | None = None
    columns: Mapping[str, float] = {}
    plan: Html = EMPTY
    key: str | None = None


def answer_list(words: Words, answers: Sequence[AnswerShown]) -> Html:
    """The answers, best first: each with its expected points and what it loses of them."""
    best = floor(answers[0].points.points + 0.5) if answers else 0
    items = [_item(words, place, answer, best) for place, answer in enumerate(answers)]
    return ol(".hint-choices")[*items] if items else EMPTY


def _item(words: Words, place: int, answer: AnswerShown, best: int) -> Html:
    lost = told_loss(answer.behind) if place else 0
    rank = behind(words, lost) if place else words.text("coach/best")
    amount = words.text("coach/about_points", points=whole(words, best - lost))
    chance = answer.chance if not place else None
    return li(class_=None if lost else "best")[
        b[answer.name, key_hint(answer.key)],
        span(".hint-rank", class_=None if lost else "good")[rank],
        span(".hint-points")[amount],
        chance_bar(words, chance),
        answer.plan,
    ]


def better_was(words: Words, best: str, reasons: str) -> Html:
    """What was better than an answer and why, to be said in one breath with how much it lost."""
    return join(
        (
            b(".better-was")[words.text("coach/review_best", best=best)],
            " " if reasons else "",
            span(".hint-why")[reasons] if reasons else "",
        )
    )


def to_win(words: Words, chance: float) -> str:
    """The chance to win in words: "64% to win"."""
    return words.text("coach/to_win", chance=percent(words, chance))


def chance_bar(words: Words, chance: float | None) -> Html:
    """The chance to win with its bar; empty if it is unknown, or no longer open."""
    if chance is None or not is_open(chance):
        return EMPTY
    share = round(THOUSAND * chance)
    bar = progress(".hint-chance", value=share, max=THOUSAND, aria_hidden="true")
    return p(".chance-alone")[span[to_win(words, chance)], bar]


def details(words: Words, answers: Sequence[AnswerShown], worlds: int) -> Html:
    """All figures, folded away: points with errors and by category, and the number of worlds."""
    rows = [_row(words, answer) for answer in answers]
    how = p(".faint")[words.text("coach/estimate", n=worlds)] if worlds else EMPTY
    return html.details(".hint-details")[summary[words.text("coach/details")], dl[*rows], how]


def _row(words: Words, answer: AnswerShown) -> Html:
    found = [words.text("coach/expected", n=figures(words, answer.points))]
    if answer.behind.points:
        found.append(words.text("coach/behind", n=figures(words, answer.behind)))
    parts = [
        f"{words.text(f'score_{name}')} {figure(words, number)}"
        for name, number in answer.columns.items()
        if abs(number) >= 0.05
    ]
    return div[
        dt[answer.name],
        dd[words.listed(found)],
        dd(".faint")[words.listed(parts)] if parts else None,
    ]


def figures(words: Words, found: Estimate) -> str:
    """Points with their error, shown as at least :data:`LEAST_ERROR`; no error if it is unknown."""
    if not found.error:
        return figure(words, found.points)
    return with_error(words, found.points, max(LEAST_ERROR, found.error))
