"""A reviewed game: the replay with the coach's panel beside its controls."""

from __future__ import annotations

from wingspan.coach.judging import Judgement
from wingspan.coach.review import asked_again, mistakes, of_fault
from wingspan.engine.decision import Decision
from wingspan.words import Words
from wingspan.words.coach.figures import is_open, whole
from wingspan.words.coach.reasons import by_columns
from wingspan.words.grammar import capital

from .. import messages
from ..kit import html
from ..kit.buttons import button
from ..kit.html import Html, b, details, div, h2, h3, kbd, p, progress, section, span
from ..kit.icons import icon
from ..play.replay import ReplayState
from ..play.scene import Scene
from ..session.moment import Judged, Replayed, Reviewing
from ..table.bird_card import portrait
from ..table.table_page import Panel
from .answers import better_was, chance_bar
from .because import ReasonContext, because, columns_of
from .candidates import told
from .following import plan_line
from .helps import help_for_reasons
from .hidden import what_was_hidden
from .review_words import fault_named, level_of, summary
from .turn_strip import turn_strip


def review_panel(words: Words, screen: Replayed, shown: Reviewing) -> Panel:
    """What the coach says about the moment that the replay shows."""
    return Panel(_panel(words, screen, shown), kind="of-review", tab="review")


def _panel(words: Words, screen: Replayed, shown: Reviewing) -> Html:
    scene, judged = screen.scene, shown.judged
    review, several = judged.review, len(scene.state.players) > 1
    title = words.text("coach/review_of", name=scene.names[review.seat]) if several else ""
    here = next((one for one in review.judged if one.at == screen.replay.at), None)
    return section(".teaching.review-panel#review", aria_labelledby="review-title")[
        h2(".teaching-title#review-title")[icon("replay"), title or words.text("coach/review")],
        None if review.is_whole else _progress(words, judged),
        turn_strip(words, review, screen.replay),
        what_was_hidden(words, scene, shown.uncovered) if shown.uncovered is not None else None,
        div(".hint-said", aria_live="polite")[*_said(words, scene, screen.replay, judged, here)],
        _buttons(words, judged, screen.replay.at, is_uncovered=shown.uncovered is not None),
    ]


def _progress(words: Words, judged: Judged) -> Html:
    review = judged.review
    return progress(
        ".thought",
        value=len(review.done),
        max=review.stretches,
        aria_label=words.text("coach/review_running"),
    )


def _said(
    words: Words, scene: Scene, replay: ReplayState, judged: Judged, here: Judgement | None
) -> list[Html]:
    """What the coach says about the moment, or else about the whole game.

    The start of the replay, where a review opens, gets both.
    """
    said: list[Html] = []
    comes_in = not replay.at
    if judged.review.is_whole and (comes_in or here is None or scene.awaited is None):
        played, *others = summary(words, judged, scene, replay)
        said.append(_played(scene, judged, played))
        said += [p[sentence] for sentence in others]
    if here is not None and scene.awaited is not None and (here.grade or not comes_in):
        retry = judged.own and here in asked_again(judged.review.judged)
        said += [*_which(words, judged, here), *judgement(words, scene, here, retry=retry)]
    running = words.text("coach/review_running" if judged.running else "coach/review_stopped")
    return said or [p[running]]


def _played(scene: Scene, judged: Judged, sentence: str) -> Html:
    """How well the game was played, beside the bird whose level that is."""
    level = level_of(judged.review.judged)
    bird = scene.catalog.birds.get(level)
    return p(".review-played")[
        span(".review-bird")[portrait(bird)] if bird is not None else None, b[sentence]
    ]


def _which(words: Words, judged: Judged, here: Judgement) -> list[Html]:
    """The moment's number among those of the habit being looked at; empty if it is not one."""
    found = [one.at for one in of_fault(judged.review.judged, judged.fault)]
    if here.at not in found:
        return []
    fault = capital(fault_named(words, judged.fault))
    n, number = found.index(here.at) + 1, len(found)
    return [p(".faint")[words.text("coach/moment_of", fault=fault, n=n, all=number)]]


def judgement(words: Words, scene: Scene, one: Judgement, *, retry: bool = False) -> list[Html]:
    """What was played at the scene's decision, what was better and why; what follows is folded.

    ``retry``: whether to offer the decision again as an exercise.
    """
    decision = scene.awaited
    assert decision is not None

    def name(best: bool) -> str:
        candidate = one.best if best else one.chosen
        return told(words, scene.catalog, scene.names, decision, candidate, scene.bird_at)

    if not one.grade:
        return [p[words.text("coach/review_fine", chosen=name(best=False))]]
    lost = whole(words, one.told.points)
    reasons = because(ReasonContext(words, scene.catalog, name(best=False)), one.grounds)
    if not reasons and one.why is not None:
        reasons = by_columns(words, columns_of(one.why))
    called = p(".teaching-aim")[
        b(".grade", class_=f"grade-{one.grade}")[words.text(f"coach/grade_{one.grade}")],
        " ",
        words.text("coach/review_lost", chosen=name(best=False), lost=lost),
        " ",
        better_was(words, name(best=True), reasons),
    ]
    again = None
    if retry:
        text = words.text("coach/retry")
        again = button(messages.RetryMistake(one.at), ".option.retry")[icon("exercise"), text]
    plans = _plans(scene, decision, one)
    folded = details(".review-better")[html.summary[words.text("coach/review_follows")], *plans]
    return [
        called,
        help_for_reasons(words, scene.catalog, one.grounds),
        *((again,) if again is not None else ()),
        *((folded,) if plans else ()),
    ]


def _plans(scene: Scene, decision: Decision, one: Judgement) -> list[Html]:
    """What most often follows the better answer and the given one, with their chances to win."""
    chances = told_chances(one)
    words = scene.words
    given, planned = (one.best, one.chosen), any(plan and plan.steps for plan in one.plans)
    named = zip(("best", "chosen"), given, one.plans, chances or (None, None), strict=True)
    return [
        section(".plan-of", class_=f"plan-of-{name}")[
            h3[words.text(f"coach/plan_{name}")],
            chance_bar(words, chance),
            plan_line(scene, decision, candidate, plan, place) if planned else None,
        ]
        for place, (name, candidate, plan, chance) in enumerate(named)
        if planned or chance is not None
    ]


def told_chances(one: Judgement) -> tuple[float, float] | None:
    """The chances to win after the better and the given answer, if the difference can be seen.

    Points are what is compared; chances that say the opposite, or nothing, are left out.
    """
    if one.chances is None or not all(map(is_open, one.chances)):
        return None
    best, chosen = one.chances
    return one.chances if round(100 * best) > round(100 * chosen) else None


def _buttons(words: Words, judged: Judged, at: int, *, is_uncovered: bool) -> Html:
    """Buttons to stop or resume judging, to open the whole review, to go to the next mistakes, and
    to uncover what was hidden."""
    review = judged.review
    told_now = of_fault(review.judged, judged.fault) if judged.fault else mistakes(review.judged)
    places = sorted(one.at for one in told_now)
    before = max((place for place in places if place < at), default=None)
    after = min((place for place in places if place > at), default=None)
    if judged.running:
        on: Html | None = button(messages.StopReview(), ".option")[words.text("coach/review_stop")]
    elif not review.is_whole:
        on = button(messages.ReviewGame(review.seat, judged.deep), ".option.primary")[
            words.text("coach/review_go_on")
        ]
    else:
        on = None
    return div(".teaching-buttons")[
        on,
        button(messages.ShowReview(), ".option", class_=None if at else "primary")[
            words.text("coach/review_whole")
        ]
        if review.is_whole
        else None,
        _to(words, before, "mistake_before"),
        _to(words, after, "mistake_after"),
        button(
            messages.Uncover(),
            ".quiet.choice.uncover",
            aria_pressed="true" if is_uncovered else "false",
            data_key=words.text("key_uncover").lower(),
        )[kbd(aria_hidden="true")[words.text("key_uncover")], words.text("coach/uncover")],
    ]


def _to(words: Words, at: int | None, key: str) -> Html | None:
    if at is None:
        return None
    return button(messages.GoToMoment(at), ".quiet")[words.text(f"coach/{key}")]
