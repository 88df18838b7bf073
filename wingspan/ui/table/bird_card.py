"""A bird card: in full, and as it lies on the mat."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from msgspec import Struct

from wingspan.engine.cards import BirdCard, FoodCost
from wingspan.engine.components import FOODS, Food
from wingspan.plates import plate
from wingspan.words import Words

from .. import commands
from ..kit.buttons import button
from ..kit.html import EMPTY, Html, el, join
from ..kit.icons import icon
from ..kit.keys import DIGITS
from ..kit.parts import Part, inline, place

WORDY = (80, 115, 150)
"""A power of more letters than these leaves the picture less and less of its card."""

SIGNS = 5
"""More habitats and foods than these, less one for each step of ``WORDY``, stand in two columns."""

LONG = (20, 10)
"""A name of more letters than these, or with a longer word, is set smaller."""

LOOKS = {"left": " looks-left", "both": " looks-both"}
"""The class of a picture whose bird does not look to the right."""

_drawings: dict[str, str] = {}


def heard(hearing: str, card: BirdCard, words: Words, where: str) -> Html:
    """What lets the bird be heard there (``PLACES``); nothing while there are no voices yet."""
    if not hearing:
        return EMPTY
    from .hear import PLACES

    return PLACES[where](hearing, card, words)


def food_icon(food: Food, words: Words) -> Html:
    """A food token, said in words too."""
    return icon(food, words.food(food, 1))


@cache
def slash(*, said: bool = True) -> Html:
    """Stands between foods of which one is enough; not read aloud unless it is ``said``."""
    return el("span", "/", class_="or", aria_hidden=None if said else "true")


def cost(printed: FoodCost, words: Words) -> Html:
    """A food cost as a row of tokens; "/" between foods of which one is enough."""
    tokens = [food_icon(food, words) for food in FOODS for _ in range(printed.food.get(food, 0))]
    wild = [icon("wild", words.text("any_food"))] * printed.wild
    if not tokens and not wild:
        return el("span", words.text("no_cost"), class_="cost free")
    if printed.either:
        pieces = [piece for token in tokens for piece in (slash(), token)][1:]
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
            el("span", kind, " ", class_="sr"),
            marks,
            class_="kind",
        ),
        text,
        class_=f"power power-{card.color}",
    )


def portrait(card: BirdCard, id: str | None = None) -> Html:
    """The bird as it is drawn for this project: one element, so that many cost little."""
    return el(
        "img",
        src=_drawing(card),
        alt="",
        class_=f"plate{LOOKS.get(card.beak, '')}",
        draggable="false",
        id=id,
    )


def _drawing(card: BirdCard) -> str:
    """The drawing as an address. It is made once."""
    drawing = _drawings.get(card.id)
    if drawing is None:
        drawn = plate(card, fill=True).replace("%", "%25").replace("#", "%23").replace("'", "%27")
        drawing = _drawings[card.id] = f"data:image/svg+xml,{drawn}"
    return drawing


def plate_part(card: BirdCard, where: str) -> Part:
    """The bird as a part of its own: what is written around it changes more often."""
    id = f"{where}-{card.id}-plate"
    return Part(id, (card, id), _plate)


def _plate(drawn: tuple[BirdCard, str]) -> Html:
    return portrait(*drawn)


def face(
    card: BirdCard,
    words: Words,
    badges: Html = EMPTY,
    corner: Html = EMPTY,
    picture: Html | None = None,
    id: str | None = None,
) -> Html:
    """Everything printed on the card.

    ``badges``: small signs of what it is good for now, beside its name. ``corner``: what stands
    in the picture's free corner. ``picture``: stands in the place of the bird.
    """
    above, below = _printed(card, words)
    return el(
        "div",
        above,
        portrait(card) if picture is None else picture,
        el("span", badges, class_="badges") if badges else None,
        below,
        corner,
        class_=" ".join(
            (
                "face",
                *(f"in-{habitat}" for habitat in card.habitats),
                *_room(card, words),
                *(["badged"] if badges else []),
            )
        ),
        id=id,
    )


def _room(card: BirdCard, words: Words) -> tuple[str, ...]:
    """Classes that say how much is written on the card: the style gives it its room."""
    long = "" if card.power is None else words.power(card)
    wordy = sum(len(long) > letters for letters in WORDY)
    signs = len(card.habitats) + sum(card.cost.food.values()) + card.cost.wild
    return (
        *(("many-signs",) if signs > SIGNS - wordy else ()),
        *((f"wordy-{wordy}",) if wordy else ()),
        *(("long-name",) if is_long(words.bird(card)) else ()),
    )


def is_long(name: str) -> bool:
    """Whether a name asks for smaller letters where there is little room."""
    most, word = LONG
    return len(name) > most or max(map(len, name.replace("-", " ").split())) > word


def _printed(card: BirdCard, words: Words) -> tuple[Html, Html]:
    above = (
        points(card.points, words),
        el("h3", words.bird(card), class_="bird-name"),
        el("span", habitats(card, words), cost(card.cost, words), class_="edge"),
    )
    return join(above), join((_figures(card, words), power(card, words)))


def draw_ahead(cards: Iterable[BirdCard]) -> bool:
    """Draw the first bird that is not drawn yet. That takes some milliseconds; done before the card
    comes, nobody waits for it. Returns whether there was one.
    """
    for card in cards:
        if card.id not in _drawings:
            _drawing(card)
            return True
    return False


def _figures(card: BirdCard, words: Words) -> Html:
    """Its nest with room for eggs, its wingspan."""
    if card.wingspan is None:
        span, spoken = "–", words.text("flightless")
    else:
        span, spoken = str(card.wingspan), words.text("wingspan", cm=card.wingspan)
    return el(
        "p",
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


class Card(Struct, frozen=True, kw_only=True):
    """A whole card as it lies somewhere; clickable if it stands for an option."""

    card: BirdCard
    """The bird."""
    words: Words
    """The language it is told in."""
    where: str
    """Where it lies: the beginning of its id."""
    choice: int | None = None
    """The option that it stands for."""
    label: str = ""
    """What that option says."""
    dim: bool = False
    """Whether it cannot be chosen although others can."""
    mark: str = ""
    """A word that sets this card apart from the others."""
    note: Html = EMPTY
    """The line that says why it cannot be played."""
    badges: Html = EMPTY
    """Small signs of what it is good for."""
    fresh: bool = False
    """Whether it has just come."""
    pick: str = ""
    """What picking it up to put it on the mat says."""
    picked: bool = False
    """Whether it is held there."""
    corner: Html = EMPTY
    """What lies over its picture."""
    surface: Html = EMPTY
    """Does something else when the card is clicked; where nothing does, all of it opens the card
    to be read."""
    tag: str = "li"
    """The kind of its element."""

    @property
    def id(self) -> str:
        return f"{self.where}-{self.card.id}"


class Face(Struct, frozen=True):
    """What is printed on a card, with the signs beside its name."""

    id: str
    """The id of its element."""
    card: BirdCard
    """The bird."""
    words: Words
    """The language it is told in."""
    badges: Html
    """Small signs of what it is good for."""
    where: str
    """Where it lies: the beginning of its id."""
    corner: Html
    """What lies over its picture."""


def card_part(card: Card) -> Part:
    """The card as a part of the page, its face a part of it: what is done with a card changes
    more often than what is printed on it."""
    return Part(card.id, card, _card, (_face_part(card),))


def _face_part(seen: Card) -> Part:
    id = f"{seen.id}-face"
    face = Face(id, seen.card, seen.words, seen.badges, seen.where, seen.corner)
    return Part(face.id, face, _face, (plate_part(seen.card, seen.where),))


def _face(seen: Face) -> Html:
    picture = place(plate_part(seen.card, seen.where))
    return face(seen.card, seen.words, seen.badges, seen.corner, picture, seen.id)


def bird_card(card: Card) -> Html:
    """The card, made on the spot."""
    return inline(card_part(card))


def _card(seen: Card) -> Html:
    card, words, choice, pick = seen.card, seen.words, seen.choice, seen.pick
    idle = choice is None and not pick and not seen.surface
    states = " choosable" if choice is not None else " dim" if seen.dim or seen.note else ""
    states += (" fresh" if seen.fresh else "") + (" picked" if seen.picked else "")
    states += (" ready" if seen.surface else "") + (" kept" if seen.mark else "")
    return el(
        seen.tag,
        place(_face_part(seen)),
        reader_button(card, words, whole=idle),
        el("p", icon("check"), el("span", seen.mark, class_="sr"), class_="mark")
        if seen.mark
        else None,
        seen.note,
        el("p", words.text("new_card"), class_="new-card") if seen.fresh else None,
        hit(choice, seen.label),
        surface_of(commands.Pick(card.id), pick, pressed=seen.picked) if pick else None,
        seen.surface,
        id=seen.id,
        class_=f"card color-{card.color}{states}",
        data_entry=f"bird.{card.id}",
        draggable="true" if pick else None,
        data_card=card.id if pick else None,
        data_thing=f"card:{card.id}" if seen.where in ("hand", "tray") else None,
    )


def reader_button(card: BirdCard, words: Words, *, whole: bool = False) -> Html:
    """Holds the card up, by its corner or by the ``whole`` of it."""
    return button(
        commands.HoldUp(card.id),
        el("span", words.text("read_card", name=words.bird(card)), class_="sr"),
        el("span", "i", aria_hidden="true"),
        class_="read whole" if whole else "read",
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

    ``inside``: as in :func:`surface_of`.
    """
    if choice is None:
        return EMPTY
    return el(
        "button",
        el("span", label, class_="sr"),
        None if choice >= len(DIGITS) else el("kbd", DIGITS[choice], aria_hidden="true"),
        type="button",
        class_="hit",
        data_choice=choice,
        tabindex="-1" if inside else None,
    )
