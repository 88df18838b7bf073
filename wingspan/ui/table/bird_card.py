"""A bird card: in full, and as it lies on the mat."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from wingspan.engine.cards import BirdCard, FoodCost
from wingspan.engine.components import FOODS, Food
from wingspan.plates import plate
from wingspan.words import Words

from .. import commands
from ..kit.buttons import button
from ..kit.html import EMPTY, Html, el, join
from ..kit.icons import icon

WORDY = 105
"""A power of more letters than that wants a wider card."""

_faces: dict[tuple[str, str], tuple[Html, Html]] = {}
_drawings: dict[str, Html] = {}


def food_icon(food: Food, words: Words) -> Html:
    """A food token, said in words too."""
    return icon(food, words.food(food, 1))


@cache
def _slash() -> Html:
    return el("span", "/", class_="or")


def cost(printed: FoodCost, words: Words) -> Html:
    """A food cost as a row of tokens; "/" between foods of which one is enough."""
    tokens = [food_icon(food, words) for food in FOODS for _ in range(printed.food.get(food, 0))]
    wild = [icon("wild", words.text("any_food"))] * printed.wild
    if not tokens and not wild:
        return el("span", words.text("no_cost"), class_="cost free")
    if printed.either:
        pieces = [piece for token in tokens for piece in (_slash(), token)][1:]
    else:
        pieces = list(tokens)
    return el("span", *pieces, *wild, class_="cost")


def habitats(card: BirdCard, words: Words) -> Html:
    return el(
        "span", *(icon(place, words.habitat(place)) for place in card.habitats), class_="habitats"
    )


def points(value: int, words: Words) -> Html:
    return el(
        "span",
        str(value),
        el("span", " " + words.text("points_word", n=value), class_="sr"),
        class_="points",
        data_tip=words.text("points", n=value),
        data_entry="icon.points",
    )


def power(card: BirdCard, words: Words) -> Html:
    """What the bird does and when: a word, an icon and a colour say the kind."""
    if card.power is None:
        return EMPTY
    kind = words.text("power_lead", kind=words.power_kind(card.color))
    text = words.power(card)
    marks = join(
        (
            icon("predator", words.text("predator")) if card.predator else None,
            icon("flocking", words.text("flocking")) if card.flocking else None,
        )
    )
    return el(
        "p",
        el(
            "b",
            icon(f"power-{card.color}"),
            kind,
            marks,
            class_="kind",
        ),
        " ",
        text,
        class_=f"power power-{card.color}",
    )


def portrait(card: BirdCard) -> Html:
    """The bird as it is drawn for this project: one element, so that many cost little."""
    drawing = _drawings.get(card.id)
    if drawing is None:
        drawn = plate(card).replace("%", "%25").replace("#", "%23").replace("'", "%27")
        drawing = _drawings[card.id] = el(
            "img",
            src=f"data:image/svg+xml,{drawn}",
            alt="",
            class_="plate",
            draggable="false",
        )
    return drawing


def face(card: BirdCard, words: Words, badges: Html = EMPTY, corner: Html = EMPTY) -> Html:
    """Everything printed on the card. What is the same every time is made once.

    ``badges``: small signs of what it is good for now, beside its name. ``corner``: what stands
    in the picture's free corner.
    """
    name_line, below = _made(card, words)
    signs = el("span", badges, class_="badges") if badges else EMPTY
    return el(
        "div",
        el("div", name_line, signs, class_="face-top"),
        below,
        corner,
        class_=" ".join(("face", *(f"in-{habitat}" for habitat in card.habitats))),
    )


def _made(card: BirdCard, words: Words) -> tuple[Html, Html]:
    made = _faces.get((card.id, words.language))
    if made is None:
        name = (points(card.points, words), el("h3", words.bird(card), class_="bird-name"))
        rest = (_figures(card, words), portrait(card), power(card, words))
        made = _faces[card.id, words.language] = (join(name), join(rest))
    return made


def make_ahead(cards: Iterable[BirdCard], words: Words) -> bool:
    """Make the first face that is not made yet. A drawing takes some milliseconds; done before
    the card comes, nobody waits for it. Returns whether there was one.
    """
    for card in cards:
        if (card.id, words.language) not in _faces:
            _made(card, words)
            return True
    return False


def _figures(card: BirdCard, words: Words) -> Html:
    """Where it lives and what it costs, its nest with room for eggs, its wingspan."""
    if card.wingspan is None:
        span, spoken = "–", words.text("flightless")
    else:
        span, spoken = str(card.wingspan), words.text("wingspan", cm=card.wingspan)
    return el(
        "p",
        habitats(card, words),
        cost(card.cost, words),
        el(
            "span",
            icon(card.nest, words.nest(card.nest)),
            str(card.egg_limit),
            icon("egg", words.text("egg_limit", n=card.egg_limit)),
            class_="nest",
        ),
        el(
            "span",
            icon("wingspan"),
            el("span", span, aria_hidden="true"),
            el("span", spoken, class_="sr"),
            class_="span",
            data_tip=spoken,
            data_entry="icon.wingspan",
        ),
        class_="figures",
    )


def bird_card(
    card: BirdCard,
    words: Words,
    *,
    choice: int | None = None,
    label: str = "",
    dim: bool = False,
    mark: str = "",
    note: Html = EMPTY,
    badges: Html = EMPTY,
    fresh: bool = False,
    pick: str = "",
    picked: bool = False,
    surface: Html = EMPTY,
    where: str,
) -> Html:
    """A whole card, clickable if it stands for an option. ``where`` makes its id unique.

    ``mark``: a word that sets this card apart from the others. ``note``: the line that says why it
    cannot be played. ``badges``: small signs of what it is good for. ``fresh``: it has just come.
    ``pick``: what picking it up to put it on the mat says; ``picked``: it is held there.
    ``surface``: does something else when the card is clicked.
    """
    states = " choosable" if choice is not None else " dim" if dim or note else ""
    states += (" fresh" if fresh else "") + (" picked" if picked else "")
    states += " ready" if surface else ""
    if card.power and len(words.power(card)) > WORDY:
        states += " wordy"
    return el(
        "li",
        face(card, words, badges, reader_button(card, words)),
        el("p", icon("check"), mark, class_="mark") if mark else None,
        note,
        el("p", words.text("new_card"), class_="new-card") if fresh else None,
        hit(choice, label),
        surface_of(commands.Pick(card.id), pick, pressed=picked) if pick else None,
        surface,
        id=f"{where}-{card.id}",
        class_=f"card color-{card.color}{states}",
        data_entry=f"bird.{card.id}",
        draggable="true" if pick else None,
        data_card=card.id if pick else None,
        data_thing=f"card:{card.id}" if where in ("hand", "tray") else None,
    )


def reader_button(card: BirdCard, words: Words) -> Html:
    """Holds the whole card up, where it lies too small to be read."""
    return button(
        commands.Look("card", card.id),
        el("span", words.text("read_card", name=words.bird(card)), class_="sr"),
        el("span", "i", aria_hidden="true"),
        class_="read",
    )


def surface_of(
    command: commands.Command,
    label: str,
    *,
    pressed: bool | None = None,
    inside: bool = False,
    key: str = "",
) -> Html:
    """The clickable surface of a thing that does something without being an option itself.

    ``inside``: it lies in a cell of a grid, which has the focus in its stead. ``key``: does it.
    """
    return button(
        command,
        el("span", label, class_="sr"),
        class_="hit deed",
        tabindex="-1" if inside else None,
        aria_pressed=None if pressed is None else "true" if pressed else "false",
        data_key=key or None,
        aria_keyshortcuts=key or None,
    )


def hit(choice: int | None, label: str, *, inside: bool = False) -> Html:
    """The clickable surface of a thing that stands for an option; nothing if it does not.

    ``inside``: as in :func:`deed`.
    """
    if choice is None:
        return EMPTY
    return el(
        "button",
        el("span", label, class_="sr"),
        type="button",
        class_="hit",
        data_choice=choice,
        tabindex="-1" if inside else None,
    )
