"""A game gone through again with the coach's panel beside the bar that steers it."""

from __future__ import annotations

from wingspan.coach.judging import Judgement
from wingspan.coach.review import mistakes
from wingspan.words import Words
from wingspan.words.coach.interface import points, say
from wingspan.words.coach.reasons import why

from .. import commands
from ..kit.buttons import button
from ..kit.html import Html, el
from ..kit.icons import icon
from ..play.scene import Scene
from ..screens.replay import replayed_table
from ..session.moment import Judged, Reviewed
from ..table.table_page import Panel
from .hidden import what_was_hidden
from .hint import pairs
from .review_words import summary
from .ways import told


def reviewed_table(words: Words, shown: Reviewed) -> Html:
    """The table at the moment that a replay shows, and what the coach says of it."""
    panel = Panel(_panel(words, shown), kind="of-review")
    return replayed_table(words, shown.screen, panel)


def _panel(words: Words, shown: Reviewed) -> Html:
    screen, judged = shown.screen, shown.judged
    scene, review = screen.scene, judged.review
    several = len(scene.state.players) > 1
    title = say(words, "review_of", name=scene.names[review.seat]) if several else ""
    here = next((one for one in review.judged if one.at == screen.replay.at), None)
    return el(
        "section",
        el(
            "h2",
            icon("hint"),
            title or say(words, "review"),
            class_="teaching-title",
            id="review-title",
        ),
        None if review.is_whole else _progress(words, judged),
        what_was_hidden(words, scene, shown.uncovered) if shown.uncovered is not None else None,
        el("div", *_said(words, scene, judged, here), class_="hint-said", aria_live="polite"),
        _buttons(words, judged, screen.replay.at, is_uncovered=shown.uncovered is not None),
        class_="teaching review-panel",
        id="review",
        aria_labelledby="review-title",
    )


def _progress(words: Words, judged: Judged) -> Html:
    review = judged.review
    return el(
        "progress",
        value=len(review.done),
        max=review.stretches,
        class_="thought",
        aria_label=say(words, "review_running"),
    )


def _said(words: Words, scene: Scene, judged: Judged, here: Judgement | None) -> list[Html]:
    """What is said of the moment shown, or of the whole game at other moments."""
    if here is not None and scene.awaited is not None:
        return judgement(words, scene, here)
    if judged.review.is_whole:
        return [el("p", sentence) for sentence in summary(words, judged)[:2]]
    return [el("p", say(words, "review_running" if judged.running else "review_stopped"))]


def judgement(words: Words, scene: Scene, one: Judgement) -> list[Html]:
    """What was played, what was better, and why; of the decision that the scene waits at."""
    decision = scene.awaited
    assert decision is not None

    def name(best: bool) -> str:
        way = one.best if best else one.chosen
        return told(words, scene.catalog, scene.names, decision, way, scene.bird_at)

    if not one.grade:
        return [el("p", say(words, "review_fine", chosen=name(best=False)))]
    lost = points(words, one.told.points)
    called = el(
        "p",
        el("b", say(words, f"grade_{one.grade}"), class_=f"grade grade-{one.grade}"),
        " ",
        say(words, "review_lost", chosen=name(best=False), lost=lost),
        class_="teaching-aim",
    )
    if one.why is None:
        return [called]
    found = one.why
    because = why(
        words,
        name(best=True),
        name(best=False),
        found.more.points,
        pairs(found.carried),
        pairs(found.against),
        pairs(found.held),
    )
    return [called, el("p", because, class_="hint-why")]


def _buttons(words: Words, judged: Judged, at: int, *, is_uncovered: bool) -> Html:
    """From mistake to mistake, on with it, to the whole of it, and what was hidden."""
    review = judged.review
    places = sorted(one.at for one in mistakes(review.judged))
    before = max((place for place in places if place < at), default=None)
    after = min((place for place in places if place > at), default=None)
    if judged.running:
        on: Html | None = button(commands.StopReview(), say(words, "review_stop"), class_="option")
    elif not review.is_whole:
        on = button(
            commands.ReviewGame(review.seat, judged.deep),
            say(words, "review_go_on"),
            class_="option primary",
        )
    else:
        on = None
    return el(
        "div",
        on,
        button(commands.ShowReview(), say(words, "review_whole"), class_="option")
        if review.is_whole
        else None,
        _to(words, before, "mistake_before"),
        _to(words, after, "mistake_after"),
        button(
            commands.Uncover(),
            el("kbd", words.text("key_uncover"), aria_hidden="true"),
            say(words, "uncover"),
            class_="quiet choice uncover",
            aria_pressed="true" if is_uncovered else "false",
            data_key=words.text("key_uncover").lower(),
        ),
        class_="teaching-buttons",
    )


def _to(words: Words, at: int | None, key: str) -> Html | None:
    if at is None:
        return None
    return button(commands.GoToMoment(at), say(words, key), class_="quiet")
