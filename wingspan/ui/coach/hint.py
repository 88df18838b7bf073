"""A hint: the coach's panel beside the question, and its marks on the table."""

from __future__ import annotations

from functools import partial

from wingspan.coach.advice import Advice
from wingspan.coach.opinion import Choice
from wingspan.coach.reasons import Part
from wingspan.words import Words
from wingspan.words.coach.interface import figure, say, with_error
from wingspan.words.coach.reasons import why

from .. import commands
from ..kit.buttons import button
from ..kit.html import EMPTY, Html, el
from ..kit.icons import icon
from ..play.scene import Scene
from ..session.moment import MOST_STEPS, Hint, Hinted
from ..table.table_page import Panel, table_in_play
from .marks import marked
from .ways import region, told

KEPT = "\N{CHECK MARK}"
"""On a card that is kept to begin with."""


def hinted_table(words: Words, shown: Hinted) -> Html:
    """The table in play with the coach's panel beside the question, and its marks."""
    scene, hint = shown.screen.scene, shown.hint
    table = table_in_play(words, shown.screen, Panel(hint_panel(scene, hint)))
    if hint.advice is None:
        return table
    if hint.step > 1:
        table = marked(table, *_notes(scene, hint.advice))
    looked_at = {_region(scene, choice) for choice in _good(hint.advice)}
    looks = " ".join(sorted(f"look-{name}" for name in looked_at)) if hint.step == 1 else ""
    return el("div", table, class_=f"hinted {looks}".rstrip())


def hint_panel(scene: Scene, hint: Hint) -> Html:
    """What the coach says so far."""
    words, advice = scene.words, hint.advice
    if advice is None:
        content = [
            el("p", say(words, "thinking")),
            el(
                "progress",
                value=hint.done,
                max=hint.whole,
                class_="thought",
                aria_label=say(words, "thinking"),
            ),
        ]
    elif hint.step == 1:
        content = [el("p", _where(scene, advice), class_="teaching-aim")]
    else:
        content = [_choices(scene, advice)]
        if hint.step == MOST_STEPS:
            content.append(el("p", _why(scene, advice), class_="hint-why"))
        content.append(el("p", say(words, "estimate", n=advice.worlds), class_="faint"))
    return el(
        "section",
        el("h2", icon("hint"), say(words, "hint"), class_="teaching-title", id="hint-title"),
        el("div", *content, class_="hint-said", aria_live="polite"),
        _buttons(words, hint),
        class_="teaching hint-panel",
        id="hint",
        aria_labelledby="hint-title",
    )


def _buttons(words: Words, hint: Hint) -> Html:
    """The next step, and the way to put it away."""
    more = None
    if hint.advice is not None and hint.step < MOST_STEPS:
        key = "show_choices" if hint.step == 1 else "show_why"
        more = button(
            commands.AskCoach(),
            el("kbd", words.text("key_hint"), aria_hidden="true"),
            say(words, key),
            class_="option",
        )
    close = button(commands.CloseHint(), say(words, "close"), class_="quiet")
    return el("div", more, close, class_="teaching-buttons")


def _good(advice: Advice) -> list[Choice]:
    """The best way and those as good."""
    return [choice for choice in advice.choices if choice.is_equal]


def _region(scene: Scene, choice: Choice) -> str:
    decision = scene.decision
    assert decision is not None
    return region(decision.options[choice.way.option], scene.me.hand)


def _where(scene: Scene, advice: Advice) -> str:
    """Where to look."""
    return say(scene.words, f"look_{_region(scene, advice.choices[0])}")


def _notes(scene: Scene, advice: Advice) -> tuple[dict[int, str], dict[str, str]]:
    """What is written on things: by the number of their option, and by the card of the hand.

    At the start, the cards that the best of them keeps are marked.
    """
    options: dict[int, str] = {}
    cards: dict[str, str] = {}
    best = advice.choices[0]
    if best.way.kept is not None:
        return {}, dict.fromkeys(best.way.kept, KEPT)
    for choice in advice.choices:
        note = _note(scene.words, choice)
        options.setdefault(choice.way.option, note)
        if choice.way.bird is not None:
            cards.setdefault(choice.way.bird, note)
    return options, cards


def _note(words: Words, choice: Choice) -> str:
    figures = partial(figure, words.language)
    if choice.is_equal:
        return figures(choice.points.points)
    return f"\N{MINUS SIGN}{figures(choice.behind.points)}"


def _choices(scene: Scene, advice: Advice) -> Html:
    """The best ways, each with its points and how far it is behind."""
    words = scene.words
    items = []
    for place, choice in enumerate(advice.choices):
        expected = with_error(words.language, choice.points.points, choice.points.error)
        if place == 0:
            rank = say(words, "best")
        elif choice.is_equal:
            rank = say(words, "equally_good")
        else:
            behind = with_error(words.language, choice.behind.points, choice.behind.error)
            rank = say(words, "behind", n=behind)
        items.append(
            el(
                "li",
                el("b", _told(scene, choice)),
                el("span", say(words, "expected", n=expected), class_="hint-points"),
                el("span", rank, class_="hint-rank" + (" good" if choice.is_equal else "")),
            )
        )
    return el("ol", *items, class_="hint-choices") if items else EMPTY


def _told(scene: Scene, choice: Choice) -> str:
    assert scene.decision is not None
    return told(scene.words, scene.catalog, scene.names, scene.decision, choice.way, scene.bird_at)


def _why(scene: Scene, advice: Advice) -> str:
    """The reason in words; that there is none where all is as good."""
    if advice.why is None:
        return say(scene.words, "all_alike")
    return why(
        scene.words,
        _told(scene, advice.choices[0]),
        _told(scene, advice.choices[advice.against]),
        advice.why.more.points,
        pairs(advice.why.carried),
        pairs(advice.why.against),
        pairs(advice.why.held),
    )


def pairs(parts: tuple[Part, ...]) -> list[tuple[str, float]]:
    """Parts of a reason as the words want them."""
    return [(part.name, part.more.points) for part in parts]
