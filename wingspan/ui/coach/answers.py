"""Answers: in words, marked on the table, compared in a list, and with what could follow each.

The figure beside an answer is the one that is compared: expected final points, the best answer's
less the whole points that the answer loses. Its label and its mark on the table say the same loss.
The chance to win is told once, for the best answer, while the game is open. All figures are under
"Details".
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import floor
from typing import TYPE_CHECKING

from wingspan.bots.candidates import Candidate
from wingspan.coach.analysis import Choice
from wingspan.coach.figures import Estimate
from wingspan.coach.plans import Plan, Step
from wingspan.engine.catalog import Catalog
from wingspan.engine.decision import Decision, Kind
from wingspan.engine.options import Bird, TakeAction
from wingspan.words import BirdAt, Words
from wingspan.words.coach.figures import behind, figure, is_open, percent, whole, with_error
from wingspan.words.coach.reasons import by_columns

from .. import messages
from ..kit import html
from ..kit.buttons import button, key_hint
from ..kit.html import (
    EMPTY,
    Html,
    b,
    dd,
    div,
    dl,
    dt,
    h2,
    join,
    li,
    ol,
    p,
    progress,
    section,
    span,
    summary,
)
from ..kit.icons import icon
from ..play.scene import Mark, Scene
from ..session.moment import Outlook, Replayed
from ..table.cards import portrait
from ..table.log import bird_link
from ..table.table_page import Panel
from .reasons import ReasonContext, because, columns_of

if TYPE_CHECKING:
    from wingspan.coach.exercises import Thought
    from wingspan.coach.judging import Judgement

DEEDS: dict[Kind, str] = {
    "bird_to_play": "play_it",
    "draft": "do_take",
    "keep_card": "do_take",
    "discard_card": "do_give",
    "card_to_pay": "do_give",
    "give_card": "do_give",
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
        return words.text("coach/keep_birds", birds=kept)
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


Named = tuple[str, "Choice | Thought"]
"""An answer in words, and what the coach says of it."""


def compared(
    scene: Scene,
    decision: Decision,
    answers: Sequence[Choice | Thought],
    worlds: int,
    *,
    planned: bool,
    taken: Choice | None = None,
) -> tuple[Html, Html]:
    """The answers to the decision in a list, and their figures in another, folded away.

    ``planned``: whether to add what follows each. ``taken``: the one that Enter takes.
    """
    named = [(in_words(scene, decision, answer.candidate), answer) for answer in answers]
    plans = [
        plan_line(scene, decision, answer.candidate, answer.plan, place)
        if answer.plan is not None or isinstance(answer, Choice)
        else EMPTY  # an exercise does not say that what follows is open
        for place, answer in enumerate(answers)
        if planned
    ]
    return answer_list(scene.words, named, plans, taken), details(scene.words, named, worlds)


def answer_list(
    words: Words, answers: Sequence[Named], plans: Sequence[Html] = (), taken: Choice | None = None
) -> Html:
    """The answers, best first: each with its expected points and what it loses of them."""
    if not answers:
        return EMPTY
    best = floor(answers[0][1].points.points + 0.5)
    items = []
    for place, (name, answer) in enumerate(answers):
        lost = answer.lost if place else 0
        rank = behind(words, lost) if place else words.text("coach/best")
        amount = words.text("coach/about_points", points=whole(words, best - lost))
        items.append(
            li(class_=None if lost else "best")[
                b[name, key_hint(words.text("key_enter") if answer is taken else None)],
                span(".hint-rank", class_=None if lost else "good")[rank],
                span(".hint-points")[amount],
                EMPTY if place else chance_bar(words, answer.chance),
                plans[place] if plans else EMPTY,
            ]
        )
    return ol(".hint-choices")[*items]


def better_was(telling: ReasonContext, best: str, judged: Judgement | Thought) -> Html:
    words = telling.words
    reasons = because(telling, judged.grounds)
    if not reasons and judged.why is not None:
        reasons = by_columns(words, columns_of(judged.why))
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


def details(words: Words, answers: Sequence[Named], worlds: int) -> Html:
    """All figures, folded away: points with errors and by category, and the number of worlds."""
    rows = [_row(words, name, answer) for name, answer in answers]
    how = p(".faint")[words.text("coach/estimate", n=worlds)] if worlds else EMPTY
    return html.details(".hint-details")[summary[words.text("coach/details")], dl[*rows], how]


def _row(words: Words, name: str, answer: Choice | Thought) -> Html:
    found = [words.text("coach/expected", n=figures(words, answer.points))]
    if answer.behind.points:
        found.append(words.text("coach/behind", n=figures(words, answer.behind)))
    columns = answer.columns if isinstance(answer, Choice) else {}
    parts = [
        f"{words.text(f'score_{column}')} {figure(words, number)}"
        for column, number in columns.items()
        if abs(number) >= 0.05
    ]
    return div[
        dt[name],
        dd[words.listed(found)],
        dd(".faint")[words.listed(parts)] if parts else None,
    ]


def figures(words: Words, found: Estimate) -> str:
    """Points with their error, shown as at least :data:`LEAST_ERROR`; no error if it is unknown."""
    if not found.error:
        return figure(words, found.points)
    return with_error(words, found.points, max(LEAST_ERROR, found.error))


# what could follow: a line of small pictures, and the panel beside its replay

PICTURES = {"gain_food": "dice", "lay_eggs": "egg", "draw_cards": "card"}


def plan_line(
    scene: Scene,
    decision: Decision,
    candidate: Candidate,
    plan: Plan | None,
    place: int | None = None,
) -> Html:
    """The answer, if it is an action, and the actions that most often follow it.

    Empty if the plan has no steps. ``place``: the answer's index among those shown, for a button
    that plays it out; None for no button.
    """
    words = scene.words
    if plan is not None and not plan.steps:
        return EMPTY
    if plan is None:
        return p(".plan.faint")[words.text("coach/plan_open")]
    then = span(".plan-then")[" → "]
    between = then if plan.ordered else span(".plan-then")[" + "]
    first, *others = (_picture(scene, step) for step in plan.steps)
    told = join((first, *(piece for step in others for piece in (between, step))))
    option = decision.options[candidate.option]
    if isinstance(option, TakeAction):
        taken = Step(option.action, candidate.bird, candidate.habitat)
        told = join((_picture(scene, taken), then, told))
    often = span(".plan-often")[words.text(f"coach/plan_{plan.how_often}")]
    line = p(".plan")[often, " ", span(".plan-steps")[told]]
    if place is None:
        return line
    name = words.text("coach/play_plan")
    return join((line, button(messages.PlayPlan(place), ".quiet.play-plan")[icon("play"), name]))


def _picture(scene: Scene, step: Step) -> Html:
    """A picture with a name; pressing the name of a bird shows its card."""
    words = scene.words
    if step.bird is not None:
        card = scene.catalog.birds[step.bird]
        where = icon(step.habitat, words.habitat(step.habitat)) if step.habitat else EMPTY
        name = bird_link(words.bird(card), step.bird)
        return span(".plan-step.plan-bird")[portrait(card), where, name]
    if step.likely is not None:
        card = scene.catalog.birds[step.likely]
        named = bird_link(words.bird(card), step.likely)
        likely = span[words.text("coach/plan_likely"), " ", named]
        return span(".plan-step.plan-bird")[portrait(card), likely]
    if step.action == "play_bird":
        drawn, name = icon("play_bird"), span[words.text("coach/plan_some_bird")]
    else:
        drawn, name = icon(PICTURES[step.action]), span[words.action(step.action)]
    return span(".plan-step")[drawn, name]


def outlook_panel(words: Words, shown: Replayed, outlook: Outlook) -> Panel:
    scene = shown.scene
    name = told(words, scene.catalog, scene.names, outlook.decision, outlook.candidate)
    panel = section(".teaching.hint-panel", aria_labelledby="outlook")[
        h2(".teaching-title#outlook")[icon("play"), words.text("coach/outlook")],
        div(".hint-said")[
            p(".teaching-aim")[words.text("coach/outlook_of", answer=name)],
            plan_line(scene, outlook.decision, outlook.candidate, outlook.plan),
            p(".faint")[words.text("coach/outlook_about")],
        ],
        div(".teaching-buttons")[
            button(messages.CloseReplay(), ".option.primary")[words.text("coach/outlook_back")]
        ],
    ]
    return Panel(panel, kind="of-outlook", tab="outlook")
