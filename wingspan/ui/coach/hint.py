"""A hint: the coach's panel beside the question, and its marks on the table."""

from __future__ import annotations

from wingspan.coach.advice import Advice
from wingspan.coach.analysis import Choice
from wingspan.words import Words
from wingspan.words.coach.reasons import plainly

from .. import commands
from ..kit.buttons import button
from ..kit.html import EMPTY, Html, el
from ..kit.icons import icon
from ..kit.parts import Layout
from ..play.scene import Scene
from ..session.moment import MOST_STEPS, Hint, Hinted
from ..table.table_page import Panel, table_in_play
from .answers import Told, answer_list, details
from .because import Telling, because
from .candidates import region, told
from .following import plan_line
from .helps import help_for_reasons
from .marks import KEPT, Mark, mark, marked


def hinted_table(words: Words, shown: Hinted) -> Layout:
    """The table in play, with the coach's panel beside the question and its marks on the table."""
    scene, hint = shown.screen.scene, shown.hint
    table = table_in_play(words, shown.screen, Panel(hint_panel(scene, hint)))
    if hint.advice is None:
        return table
    if hint.step > 1:
        table = marked(table, *_notes(scene, hint.advice))
    looks = f"look-{_region(scene, hint.advice.choices[0])}" if hint.step == 1 else ""
    return Layout(el("div", table.frame, class_=f"hinted {looks}".rstrip()), table.parts)


def hint_panel(scene: Scene, hint: Hint) -> Html:
    """What the coach says at the current step."""
    words, advice = scene.words, hint.advice
    if advice is None:
        content = [
            el("p", words.text("coach/thinking")),
            el(
                "progress",
                value=hint.done,
                max=hint.whole,
                class_="thought",
                aria_label=words.text("coach/thinking"),
            ),
        ]
    elif hint.step == 1:
        content = [el("p", _where(scene, advice), class_="teaching-aim")]
    else:
        answers = _answers(scene, advice, planned=hint.step == MOST_STEPS)
        content = [answer_list(words, answers)]
        if hint.step == MOST_STEPS:
            reasons = el("p", _why(scene, advice), class_="hint-why", id="hint-why", tabindex=-1)
            helps = help_for_reasons(words, scene.catalog, advice.grounds)
            content[:0] = [reasons, helps]
        content.append(details(words, answers, advice.worlds))
    return el(
        "section",
        el("h2", icon("hint"), words.text("coach/hint"), class_="teaching-title", id="hint-title"),
        el("div", *content, class_="hint-said", aria_live="polite"),
        _buttons(words, hint),
        class_="teaching hint-panel",
        id="hint",
        aria_labelledby="hint-title",
    )


def _buttons(words: Words, hint: Hint) -> Html:
    """The button for the next step, and the button that closes the hint."""
    more = None
    if hint.advice is not None and hint.step < MOST_STEPS:
        key = "show_choices" if hint.step == 1 else "show_why"
        more = button(
            commands.AskCoach(),
            el("kbd", words.text("key_hint"), aria_hidden="true"),
            words.text(f"coach/{key}"),
            class_="option",
        )
    close = button(commands.CloseHint(), words.text("coach/close"), class_="quiet")
    return el("div", more, close, class_="teaching-buttons")


def _region(scene: Scene, choice: Choice) -> str:
    decision = scene.decision
    assert decision is not None
    return region(decision.options[choice.candidate.option], scene.me.hand)


def _where(scene: Scene, advice: Advice) -> str:
    """The first step of a hint: which part of the table to look at."""
    return scene.words.text(f"coach/look_{_region(scene, advice.choices[0])}")


def _notes(scene: Scene, advice: Advice) -> tuple[dict[int, Mark], dict[str, Mark]]:
    """Return the marks to show: by index of an option, and by id of a card in hand.

    At the start of a game, these are marks on the cards that the best candidate keeps.
    """
    options: dict[int, Mark] = {}
    cards: dict[str, Mark] = {}
    best = advice.choices[0]
    if best.candidate.kept is not None:
        return {}, dict.fromkeys(best.candidate.kept, KEPT)
    for place, choice in enumerate(advice.choices):
        note = mark(scene.words, _rank(place, choice), choice.behind)
        options.setdefault(choice.candidate.option, note)
        if choice.candidate.bird is not None:
            cards.setdefault(choice.candidate.bird, note)
    return options, cards


def _answers(scene: Scene, advice: Advice, *, planned: bool) -> list[Told]:
    """The candidates, best first. ``planned``: whether to add what follows each."""
    decision = scene.decision
    assert decision is not None
    return [
        Told(
            _told(scene, choice),
            choice.points,
            choice.behind,
            _rank(place, choice),
            choice.chance,
            choice.columns,
            plan_line(scene, decision, choice.candidate, choice.plan, place) if planned else EMPTY,
        )
        for place, choice in enumerate(advice.choices)
    ]


def _rank(place: int, choice: Choice) -> str:
    if place == 0:
        return "best"
    return "equally_good" if choice.is_equal else ""


def _told(scene: Scene, choice: Choice) -> str:
    assert scene.decision is not None
    return told(
        scene.words, scene.catalog, scene.names, scene.decision, choice.candidate, scene.bird_at
    )


def _why(scene: Scene, advice: Advice) -> str:
    """The reason in words, or that all candidates are equally good."""
    if advice.why is None:
        return scene.words.text("coach/all_alike")
    other = _told(scene, advice.choices[advice.against])
    if advice.grounds:
        return because(Telling(scene.words, scene.catalog, other), advice.grounds)
    best = _told(scene, advice.choices[0])
    return plainly(scene.words, best, other, advice.why.more.points)
