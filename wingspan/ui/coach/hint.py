"""A hint: the coach's panel beside the question, and its marks on the table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from msgspec import structs

from wingspan.coach.advice import Advice
from wingspan.coach.analysis import Choice
from wingspan.coach.starts import Package
from wingspan.engine.options import (
    Bird,
    Die,
    Draw,
    DrawDeck,
    FoodToken,
    InHabitat,
    RefillTray,
    Reroll,
    ResetTray,
    Slot,
    TakeAction,
    UsePower,
)
from wingspan.words import Words
from wingspan.words.coach.figures import whole
from wingspan.words.coach.reasons import plainly
from wingspan.words.grammar import capital

from .. import messages
from ..kit.buttons import button
from ..kit.html import EMPTY, Html, b, div, h2, kbd, li, p, progress, section, ul
from ..kit.icons import icon
from ..play.scene import Advised, Answering, Scene
from ..session.moment import Hint, TableInPlay
from ..table.table_page import Panel
from .answers import Marks, compared, in_words, marks_on
from .reasons import ReasonContext, because, columns_of, compared_with, help_for_reasons, sentence

Region = Literal["hand", "forest", "grassland", "wetland", "birdfeeder", "supply", "tray", "prompt"]

ROWS: dict[str, Region] = {
    "play_bird": "hand",
    "gain_food": "forest",
    "lay_eggs": "grassland",
    "draw_cards": "wetland",
}


def hint_panel(words: Words, shown: TableInPlay, hint: Hint) -> Panel:
    scene, advice = shown.scene, hint.advice
    marked = structs.replace(scene, marks=_marks(words, hint), answering=_advised(scene, hint))
    asks = hint.step == 1 and advice is not None and advice.start is None and advice.why is not None
    regions = _regions(scene, advice) if asks and advice else ()
    around = "" if advice is None else " ".join(("hinted", *(f"look-{one}" for one in regions)))
    return Panel(hint_said(marked, hint), scene=marked, around=around)


def hint_said(scene: Scene, hint: Hint) -> Html:
    """What the coach says at the current step."""
    words, advice = scene.words, hint.advice
    if advice is None:
        content = [
            p[words.text("coach/thinking")],
            progress(
                ".thought", value=hint.done, max=hint.whole, aria_label=words.text("coach/thinking")
            ),
        ]
    elif advice.start is not None:
        package = start_package(scene, advice.start, waits=not advice.foreseen)
        content = [package, *_compared(scene, advice)]
    elif hint.step == 1:
        content = [p(".teaching-aim")[_where(scene, advice)]]
    else:
        taken = _taken_by_enter(scene, hint)
        content = [*_compared(scene, advice, taken, planned=hint.is_last)]
        if hint.is_last:
            against, said = _why(scene, advice)
            rather = p(".faint")[against] if against else EMPTY
            kind = "hint-why" if advice.foreseen else "hint-why waits"
            reasons = p("#hint-why", class_=kind, tabindex=-1)[said]
            helps = help_for_reasons(words, scene.catalog, advice.grounds)
            content[:0] = [rather, reasons, helps]
    return section(".teaching.hint-panel#hint", aria_labelledby="hint-title")[
        h2(".teaching-title#hint-title")[icon("hint"), words.text("coach/hint")],
        div(".hint-said", aria_live="polite")[*content],
        _buttons(words, hint),
    ]


def _buttons(words: Words, hint: Hint) -> Html:
    advice, more = hint.advice, None
    if advice is not None and advice.start is None and not hint.is_last:
        key = "show_choices" if hint.step == 1 else "show_why"
        more = button(messages.AskCoach(), ".option")[
            kbd(aria_hidden="true")[words.text("key_hint")], words.text(f"coach/{key}")
        ]
    close = button(messages.CloseHint(), ".quiet")[words.text("coach/close")]
    return div(".teaching-buttons")[more, close]


def _taken_by_enter(scene: Scene, hint: Hint) -> Choice | None:
    """Return what Enter takes: the best answer, of those with the card that is held over the mat.

    None before the answers are shown, at the start of a game, and if the coach has not thought of
    that card.
    """
    if hint.advice is None or hint.step == 1:
        return None
    held = scene.answering.picked
    likely = [choice for choice in hint.advice.choices if not held or choice.candidate.bird == held]
    return likely[0] if likely and likely[0].candidate.kept is None else None


def _region(scene: Scene, choice: Choice) -> Region:
    assert scene.decision is not None
    match scene.decision.options[choice.candidate.option]:
        case TakeAction(action):
            return ROWS[action]
        case Bird(bird) if bird in scene.me.hand:
            return "hand"
        case Slot(_, habitat) | UsePower(_, habitat) | InHabitat(habitat):
            return habitat
        case Die() | Reroll():
            return "birdfeeder"
        case FoodToken():
            return "supply"
        case Draw() | DrawDeck() | RefillTray() | ResetTray():
            return "tray"
        case _:
            return "prompt"


def _regions(scene: Scene, advice: Advice) -> list[Region]:
    return list(dict.fromkeys(_region(scene, one) for one in advice.choices if not one.lost))


def _where(scene: Scene, advice: Advice) -> str:
    """The first step of a hint: which action, or what else matters, and by how much."""
    words, decision = scene.words, scene.decision
    assert decision is not None
    if advice.why is None:
        return words.text("coach/all_alike")
    best = [decision.options[one.candidate.option] for one in advice.choices if not one.lost]
    match list(dict.fromkeys(option for option in best if isinstance(option, TakeAction))):
        case [TakeAction(action)]:
            return words.text(f"coach/turn_{action}")
        case [one, other]:
            first, second = (
                words.option(action, decision, scene.catalog, scene.names)
                for action in (one, other)
            )
            return words.text("coach/turn_either", best=first, other=second)
    worse = advice.choices[advice.against]
    points = whole(words, worse.lost)
    if isinstance(best[0], InHabitat):
        return words.text("coach/look_row", points=points)
    about = {*_regions(scene, advice), _region(scene, worse)}
    subject = about.pop() if len(about) == 1 else "prompt"
    return words.text(f"coach/look_{subject}", points=points)


def _marks(words: Words, hint: Hint) -> Marks:
    """Return the marks to show: from the second step on, or at once at the start of a game."""
    advice = hint.advice
    if advice is None or (hint.step == 1 and advice.start is None):
        return {}
    return marks_on(words, ((choice.candidate, choice.lost) for choice in advice.choices))


def _advised(scene: Scene, hint: Hint) -> Answering:
    """How the question can be answered, with what Enter takes."""
    taken = _taken_by_enter(scene, hint)
    if taken is None:
        return scene.answering
    best = taken.candidate
    advised = Advised(best.option, best.bird or "", best.habitat)
    return structs.replace(scene.answering, advised=advised)


def _compared(
    scene: Scene, advice: Advice, taken: Choice | None = None, *, planned: bool = False
) -> tuple[Html, Html]:
    assert scene.decision is not None
    return compared(
        scene, scene.decision, advice.choices, advice.worlds, planned=planned, taken=taken
    )


def _told(scene: Scene, choice: Choice) -> str:
    assert scene.decision is not None
    return in_words(scene, scene.decision, choice.candidate)


def _why(scene: Scene, advice: Advice) -> tuple[str, str]:
    """The answer that the best one is compared with, "" for the next one, and the reason in words;
    or that all candidates are equally good.
    """
    words = scene.words
    if advice.why is None:
        return "", words.text("coach/all_alike")
    if not advice.foreseen:
        return "", words.text("coach/thinking")
    other = _told(scene, advice.choices[advice.against])
    telling = ReasonContext(words, scene.catalog, other)
    if said := because(telling, advice.grounds):
        return compared_with(telling, said) if advice.against > 1 else "", said
    lost = advice.choices[advice.against].lost
    best = _told(scene, advice.choices[0])
    return "", plainly(words, best, other, lost, columns_of(advice.why))


# the start of a game, as one package


def start_package(scene: Scene, start: Package, *, waits: bool) -> Html:
    """What to keep, each thing with its reason. ``waits``: the reasons are still being found."""
    words = scene.words
    told = start_told(words, scene, start)
    items = [li[b[name], None if waits else why] for name, why in told]
    can_tick = scene.answering.start is not None
    title = p(".teaching-aim")[words.text("coach/start_with")]
    return div("#hint-why", tabindex=-1)[
        div(".start-top")[title, _tick(words, start) if can_tick else None],
        ul(".start-package", class_="waits" if waits else None)[*items],
        p(".faint")[words.text("coach/thinking")] if waits else None,
    ]


def start_told(words: Words, scene: Scene, start: Package) -> Iterator[tuple[str, str]]:
    catalog, own = scene.catalog, start.candidate
    telling = ReasonContext(words, catalog)
    for bird in own.kept or ():
        plays = start.birds.get(bird)
        why = (
            words.small(sentence(telling, plays, bird))
            if plays
            else words.text("coach/start_later")
        )
        yield words.label(words.bird(catalog.birds[bird])), why
    if not own.kept:
        yield words.label(words.text("coach/keep_no_bird")), words.text("coach/start_no_bird")
    if own.food:
        food = capital(words.all_of(words.food(kind) for kind in own.food))
        pays = words.small(sentence(telling, start.food)) if start.food else ""
        yield words.label(food), pays or words.text("coach/start_any_food")
    if own.bonus is not None:
        name = words.bonus(catalog.bonus_cards[own.bonus])
        yield words.label(name), words.small(sentence(telling, start.bonus)) if start.bonus else ""


def _tick(words: Words, start: Package) -> Html:
    """The button that selects the whole start, by Enter unless there is a start to confirm; the
    person then confirms it.
    """
    own = start.candidate
    tick = messages.StartChoice(own.kept or (), own.food or (), own.bonus or "")
    return button(tick, ".option.primary.tick-start", data_enter=True)[
        kbd(aria_hidden="true")[words.text("key_enter")], words.text("coach/start_tick")
    ]
