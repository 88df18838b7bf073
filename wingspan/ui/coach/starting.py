"""The start that a hint advises as one package: birds, food, bonus card, and why each of them."""

from __future__ import annotations

from collections.abc import Iterator

from wingspan.coach.starts import Package
from wingspan.words import Words
from wingspan.words.grammar import capital, small

from .. import messages
from ..kit.buttons import button
from ..kit.html import Html, b, div, kbd, li, p, ul
from ..play.scene import Scene
from .because import ReasonContext, sentence


def start_package(scene: Scene, start: Package, *, waits: bool) -> Html:
    """What to keep, each thing with its reason. ``waits``: the reasons are still being found."""
    words = scene.words
    told = start_told(words, scene, start)
    items = [li[b[name], None if waits else why] for name, why in told]
    can_tick = scene.opening.choice is not None
    title = p(".teaching-aim")[words.text("coach/start_with")]
    return div("#hint-why", tabindex=-1)[
        div(".start-top")[title, _tick(words, start) if can_tick else None],
        ul(".start-package", class_="waits" if waits else None)[*items],
        p(".faint")[words.text("coach/thinking")] if waits else None,
    ]


def start_told(words: Words, scene: Scene, start: Package) -> Iterator[tuple[str, str]]:
    """Yield the name of each thing that the start keeps, with a colon, and its reason."""
    catalog, own = scene.catalog, start.candidate
    telling = ReasonContext(words, catalog)
    for bird in own.kept or ():
        plays = start.birds.get(bird)
        why = (
            words.text("coach/start_later")
            if plays is None
            else small(sentence(telling, plays, bird))
        )
        yield words.label(words.bird(catalog.birds[bird])), why
    if not own.kept:
        yield words.label(words.text("coach/keep_no_bird")), words.text("coach/start_no_bird")
    if own.food:
        food = capital(words.all_of(words.food(kind) for kind in own.food))
        pays = small(sentence(telling, start.food)) if start.food else ""
        yield words.label(food), pays or words.text("coach/start_any_food")
    if own.bonus is not None:
        name = words.bonus(catalog.bonus_cards[own.bonus])
        yield words.label(name), small(sentence(telling, start.bonus)) if start.bonus else ""


def _tick(words: Words, start: Package) -> Html:
    """The button that selects the whole start, by Enter unless there is a start to confirm; the
    person then confirms it."""
    own = start.candidate
    tick = messages.StartChoice(own.kept or (), own.food or (), own.bonus or "")
    return button(tick, ".option.primary.tick-start", data_enter=True)[
        kbd(aria_hidden="true")[words.text("key_enter")], words.text("coach/start_tick")
    ]
