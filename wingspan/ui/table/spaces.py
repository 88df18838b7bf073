"""The spaces of a mat: with what is printed on them, or with a bird and what is on it."""

from __future__ import annotations

from msgspec import Struct

from wingspan.engine.cards import BirdCard, Space
from wingspan.engine.components import (
    FOODS,
    Habitat,
)
from wingspan.engine.options import Slot
from wingspan.engine.state import PlayedBird
from wingspan.words import Words

from .. import messages
from ..kit.buttons import button
from ..kit.html import EMPTY, Html, b, div, join, span
from ..kit.icons import MOST_DRAWN, counted, icon, icons, said_icon
from ..kit.parts import Part, lazy, place
from ..play.scene import Scene
from .bird_card import heard, hit, is_long, plate_part, portrait, surface_of
from .first_things import again_here, lay_here

BENEFIT_ICON = {"forest": "dice", "grassland": "egg", "wetland": "card"}
TRADE_ICON = {"card": "card", "food": "wild", "egg": "egg", "nectar": "nectar"}


def yields(words: Words, habitat: Habitat, space: Space) -> list[Html]:
    """Return icons for what the row's action yields if ``space`` is the first without a bird."""
    pieces: list[Html] = []
    if space.reset:
        pieces.append(span(".reset")[said_icon("reset", words.text(f"reset_{space.reset}"))])
    pieces.append(
        span(".gain")[
            str(space.gain),
            said_icon(BENEFIT_ICON[habitat], words.text(f"benefit_{habitat}", n=space.gain)),
        ]
    )
    if space.trade:
        paid = [said_icon(TRADE_ICON[pay], words.text(f"trade_{pay}")) for pay in space.trade.pay]
        pieces.append(
            span(".trade")[
                "+1" if space.trade.times == 1 else f"+{space.trade.times}×1", join(paid, "/")
            ]
        )
    return pieces


class Exposed(Struct, frozen=True):
    """A space without a bird, as it looks now."""

    id: str
    """The id of its element."""
    words: Words
    """In the language of the page."""
    habitat: Habitat
    """The row that it is in."""
    printed: Space
    """What is printed on it."""
    classes: str
    """The classes of its element."""
    shade: Html | None
    """The bird held over the mat, if it may go there."""
    presses: tuple[Html, ...]
    """The buttons on it."""


def empty_space(scene: Scene, seat: int, habitat: Habitat, column: int, next_one: bool) -> Part:
    """A space without a bird, with what is printed on it.

    ``next_one``: whether a bird played into the row would cover it; it can then stand for the row.
    """
    choice = scene.choices.habitat(habitat) if next_one else None
    label = "" if choice is None else scene.choices.label(choice)
    held = scene.plan is not None and scene.plan.place(habitat) is not None and next_one
    states = (
        (" next" if next_one else "")
        + (" choosable" if choice is not None else "")
        + (" place" if held else "")
    )
    space = Exposed(
        f"space-{seat}-{habitat}-{column}",
        scene.words,
        habitat,
        scene.printed_mat.rows[habitat][column],
        f"space empty{states}",
        _shade(scene) if held else None,
        (hit(choice, label, scene.marked(choice), inside=True), _place_here(scene, habitat))
        if next_one
        else (),
    )
    return lazy(space.id, _space, space)


def _space(space: Exposed) -> Html:
    words, printed = space.words, space.printed
    return div(class_=space.classes, role="gridcell", tabindex="-1", data_cell=True, id=space.id)[
        span(".sr")[words.text("empty_space")],
        space.shade or span(".printed")[*yields(words, space.habitat, printed)],
        *space.presses,
    ]


def _shade(scene: Scene) -> Html:
    """The bird held over the mat, drawn on a space that it may go to."""
    assert scene.plan is not None
    return span(".shade")[portrait(scene.catalog.birds[scene.plan.bird])]


def _place_here(scene: Scene, habitat: Habitat) -> Html:
    """A surface that plays the card held over the mat into the row; empty if it cannot go there."""
    held = scene.plan
    if held is None or held.place(habitat) is None:
        return EMPTY
    label = scene.words.text(
        "place_here", bird=scene.words.the_bird(scene.catalog.birds[held.bird])
    )
    return surface_of(messages.Place(held.bird, habitat), label, inside=True)


class Lying(Struct, frozen=True):
    """A bird on a mat, as it looks now."""

    card: BirdCard
    """The bird."""
    words: Words
    """In the language of the page."""
    classes: str
    """The classes of its space."""
    stock: Html
    """Its eggs, cached food and tucked cards."""
    presses: tuple[Html, ...]
    """The buttons on it."""


def bird_space(scene: Scene, seat: int, habitat: Habitat, column: int, played: PlayedBird) -> Part:
    """The space of a bird, with the bird's drawing as a part inside it."""
    words = scene.words
    card = scene.catalog.birds[played.bird]
    choice = scene.choices.place(seat, habitat, column)
    asking = (
        scene.decision is not None
        and scene.decision.source is not None
        and scene.decision.source.bird == played.bird
    )
    states = (
        (" choosable" if choice is not None else "")
        + (" asking" if asking else "")
        + (" sideways" if played.sideways else "")
        + (" long-name" if is_long(words.bird(card)) else "")
        + (" fresh" if played.bird in scene.news.birds else "")
    )
    song = "unasked" if played.bird == scene.look.get("song") else ""
    bird = Lying(
        card,
        words,
        f"space bird color-{card.color} column-{column}{states}",
        stock(scene, played),
        (
            hit(
                choice,
                "" if choice is None else scene.choices.label(choice),
                scene.marked(choice),
                inside=True,
            ),
            again_here(scene, choice),
            lay_here(scene, Slot(seat, habitat, column)),
            heard(song, card, words, "inside"),
        ),
    )
    return Part(f"bird-{card.id}", bird, _lying, (plate_part(card, "bird"),))


def _lying(bird: Lying) -> Html:
    card, words = bird.card, bird.words
    return div(
        id=f"bird-{card.id}",
        data_thing=f"card:{card.id}",
        class_=bird.classes,
        data_tip=None if card.power is None else words.power(card),
        data_entry=f"bird.{card.id}",
        role="gridcell",
        tabindex="-1",
        data_cell=True,
    )[
        b(".points")[str(card.points)],
        span(".bird-name")[words.bird(card)],
        place(plate_part(card, "bird")),
        bird.stock,
        _sign(words, card),
        *bird.presses,
        peek(words, card),
    ]


def _sign(words: Words, card: BirdCard) -> Html:
    """The icon of its kind of power, with the power's text for screen readers."""
    if card.power is None:
        return EMPTY
    return span(".sign", class_=f"power-{card.color}")[
        icon(f"power-{card.color}", words.power_kind(card.color)),
        span(".sr")[" " + words.power(card)],
    ]


def stock(scene: Scene, played: PlayedBird) -> Html:
    """What is on and under a bird: eggs out of its egg limit, cached food, tucked cards."""
    words, card = scene.words, scene.catalog.birds[played.bird]
    said = words.text("eggs_of", n=played.eggs, limit=card.egg_limit)
    eggs = span(".eggs", data_tip=said, data_entry="icon.egg")[
        icon(card.nest, words.nest(card.nest), "nest"),
        _eggs(played.eggs, card.egg_limit),
        span(".sr")[said],
    ]
    cached = join(
        _kept(food, n, words.text("cached", n=n, food=words.food(food, n)), "caching")
        for food in FOODS
        if (n := played.cached.get(food, 0))
    )
    n = len(played.tucked)
    tucked = _kept("tucked", n, words.text("tucked", n=n), "icon.tucked") if n else None
    return span(".stock")[eggs, cached, tucked]


def _eggs(eggs: int, limit: int) -> Html:
    """The eggs and the room for more, with their number too if the limit is high."""
    drawn = join((icons("egg", eggs), icons("egg-space", limit - eggs)))
    if limit <= MOST_DRAWN:
        return drawn
    number = b(".limit", aria_hidden="true")[f"{eggs}/{limit}"]
    return join((span(".each")[drawn], number))


def _kept(name: str, count: int, said: str, entry: str) -> Html:
    """Food or cards of one kind on a bird. ``said``: the same in words."""
    return span(".kept", class_=name, data_tip=said, data_entry=entry)[
        counted(name, count), span(".sr")[said]
    ]


def peek(words: Words, card: BirdCard) -> Html:
    """A button that holds the card up: over the whole bird, or on its corner if it is an option."""
    return button(messages.HoldUp(card.id), ".info", tabindex="-1")[
        span(".sr")[words.text("read_card", name=words.bird(card))], span(aria_hidden="true")["i"]
    ]
