"""Bird cards: what is printed on them, whole cards in the hand, the tray and dialogs, and a card
held up to be read."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from wingspan.engine.cards import BirdCard, FoodCost
from wingspan.engine.catalog import Catalog
from wingspan.engine.components import FOODS
from wingspan.plates import plate
from wingspan.words import Words
from wingspan.words.grammar import capital

from .. import messages
from ..kit.buttons import button, deed
from ..kit.dialogs import close_corner
from ..kit.html import (
    EMPTY,
    Html,
    Tag,
    a,
    b,
    classes,
    dd,
    dialog,
    div,
    dl,
    dt,
    h3,
    i,
    img,
    li,
    p,
    span,
)
from ..kit.icons import explained, icon
from ..kit.parts import Part, inline, lazy, place
from ..play.scene import Mark
from ..session.moment import HeldUp
from .surfaces import Offer, hints, hit, surface_of

WORDY = (80, 115, 150)
"""Lengths of a power, in characters: each one exceeded makes the picture smaller."""

SIGNS = 5
"""With more habitats and foods than this they stand in two columns. Each length of ``WORDY`` that
the power exceeds lowers it by one."""

LONG = (20, 10)
"""The most characters of a name, and of a word in it, that are not set smaller."""

LOOKS = {"left": " looks-left", "both": " looks-both"}
"""The class of a picture whose bird does not face right, by the side that it faces."""

_drawings: dict[str, str] = {}


def heard(hearing: str, card: BirdCard, words: Words, where: str) -> Html:
    """The control that plays the bird's song; empty while ``hearing`` is "".

    ``where``: a key of :data:`.hear.PLACES`.
    """
    if not hearing:
        return EMPTY
    from .hear import PLACES

    return PLACES[where](hearing, card, words)


@cache
def slash(*, said: bool = True) -> Html:
    """A "/" between alternative foods; screen readers skip it unless it is ``said``."""
    return span(".or", aria_hidden=None if said else "true")["/"]


def cost(printed: FoodCost, words: Words) -> Html:
    """A food cost as a row of tokens, with "/" between alternatives."""
    foods = (food for food in FOODS for _ in range(printed.food.get(food, 0)))
    tokens = [icon(food, words.food(food, 1)) for food in foods]
    wild = [icon("wild", words.text("any_food"))] * printed.wild
    if not tokens and not wild:
        return span(".cost.free")[words.text("no_cost")]
    kind = "cost"
    if printed.either and len(tokens) > 1:
        tokens = [piece for token in tokens for piece in (slash(), token)][1:]
        kind = "cost either"
    elif len(tokens) + len(wild) > 2:
        kind = "cost three"
    return span(class_=kind)[*tokens, *wild]


def habitats(card: BirdCard, words: Words) -> Html:
    return span(".habitats")[*(icon(place, words.habitat(place)) for place in card.habitats)]


def points(value: int, words: Words) -> Html:
    return span(".points", data_tip=words.text("points", n=value), data_entry="icon.points")[
        str(value), span(".sr")[" " + words.text("points_word", n=value)]
    ]


def power(card: BirdCard, words: Words) -> Html:
    """The bird's power; its kind is shown by an icon and a colour, and read as a word."""
    if card.power is None:
        return EMPTY
    kind = words.text("power_lead", kind=words.power_kind(card.color))
    return p(".power", class_=f"power-{card.color}")[
        b(".kind")[
            icon(f"power-{card.color}"),
            span(".sr")[kind, " "],
            icon("predator", words.text("predator")) if card.predator else None,
            icon("flocking", words.text("flocking")) if card.flocking else None,
        ],
        words.power(card),
    ]


def portrait(card: BirdCard, id: str | None = None) -> Html:
    """The drawing of the bird as a single element, so that many of them cost little."""
    return img(
        src=drawing(card),
        alt="",
        class_=f"plate{LOOKS.get(card.beak, '')}",
        draggable="false",
        id=id,
    )


def drawing(card: BirdCard) -> str:
    """The drawing as a data URL, cached: each takes some milliseconds to make."""
    made = _drawings.get(card.id)
    if made is None:
        drawn = plate(card, fill=True).replace("%", "%25").replace("#", "%23").replace("'", "%27")
        made = _drawings[card.id] = f"data:image/svg+xml,{drawn}"
    return made


def plate_part(card: BirdCard, where: str) -> Part:
    """The drawing as a separate part: it changes less often than the text around it."""
    id = f"{where}-{card.id}-plate"
    return lazy(id, portrait, card, id)


def face(
    card: BirdCard,
    words: Words,
    badges: Html = EMPTY,
    corner: Html = EMPTY,
    picture: Html | None = None,
    id: str | None = None,
) -> Html:
    """Everything printed on the card.

    ``badges``: small icons beside the name, for what the card is good for now. ``corner``: shown in
    the free corner of the picture. ``picture``: replaces the drawing of the bird.
    """
    return div(
        ".face",
        class_=classes(
            *(f"in-{habitat}" for habitat in card.habitats),
            _room(card, words),
            "badged" if badges else None,
        ),
        id=id,
    )[
        points(card.points, words),
        h3(".bird-name")[words.bird(card)],
        span(".edge")[habitats(card, words), cost(card.cost, words)],
        portrait(card) if picture is None else picture,
        span(".badges")[badges] if badges else None,
        _figures(card, words),
        power(card, words),
        corner,
    ]


def _room(card: BirdCard, words: Words) -> str | None:
    """Classes for how much is printed on the card; the style sheet lays it out by them."""
    long = "" if card.power is None else words.power(card)
    wordy = sum(len(long) > letters for letters in WORDY)
    signs = len(card.habitats) + sum(card.cost.food.values()) + card.cost.wild
    return classes(
        "many-signs" if signs > SIGNS - wordy else None,
        f"wordy-{wordy}" if wordy else None,
        "long-name" if is_long(words.bird(card)) else None,
    )


def is_long(name: str) -> bool:
    """Whether a name needs smaller letters where space is short."""
    most, word = LONG
    return len(name) > most or max(map(len, name.replace("-", " ").split())) > word


def _figures(card: BirdCard, words: Words) -> Html:
    """The nest with its egg limit, and the wingspan."""
    if card.wingspan is None:
        wide, spoken = "–", words.text("flightless")
    else:
        wide, spoken = str(card.wingspan), words.text("wingspan", cm=card.wingspan)
    return p(".figures")[
        span(".nest")[
            icon(card.nest, words.nest(card.nest)),
            str(card.egg_limit),
            icon("egg", words.text("egg_limit", n=card.egg_limit)),
        ],
        span(".span", data_tip=spoken, data_entry="icon.wingspan")[
            icon("wingspan"), span(aria_hidden="true")[wide], span(".sr")[spoken]
        ],
    ]


class Card(Struct, frozen=True, kw_only=True):
    """A whole card in some place; clickable if it stands for an option."""

    card: BirdCard
    """The bird."""
    words: Words
    """In the language of the page."""
    where: str
    """The place of the card, which begins the id of its element."""
    offer: Offer | None = None
    """The option that it stands for, if any."""
    dim: bool = False
    """Whether it cannot be chosen while other cards can."""
    mark: str = ""
    """A word that marks this card, such as "kept"; "" for no mark."""
    note: Html = EMPTY
    """A line that explains why it cannot be played."""
    badges: Html = EMPTY
    """Small icons beside its name, for what it is good for now."""
    fresh: bool = False
    """Whether it is new since the last turn."""
    pick: str = ""
    """The label of the button that picks it up to play it; "" if it cannot be picked up."""
    picked: bool = False
    """Whether it is picked up now."""
    enter: bool = False
    """Whether Enter picks it up."""
    corner: Html = EMPTY
    """Markup over the picture."""
    surface: Html = EMPTY
    """A clickable surface that does something else. A card with no surface, option or pick opens to
    be read wherever it is clicked."""
    marked: Mark | None = None
    """The coach's mark on the card itself."""
    tag: Tag = li
    """The tag of its element."""

    @property
    def id(self) -> str:
        return f"{self.where}-{self.card.id}"


def card_part(card: Card) -> Part:
    """The card as a part of the page, with its face as a part inside it: what can be done with a
    card changes more often than what is printed on it."""
    return Part(card.id, (card,), _card, (_face_part(card),))


def _face_part(seen: Card) -> Part:
    plate, id = plate_part(seen.card, seen.where), f"{seen.id}-face"
    printed = seen.card, seen.words, seen.badges, seen.corner, place(plate), id
    return Part(id, printed, face, (plate,))


def bird_card(card: Card) -> Html:
    """The card as plain markup, with its parts in place."""
    return inline(card_part(card))


def _card(seen: Card) -> Html:
    card, words, offer, pick = seen.card, seen.words, seen.offer, seen.pick
    idle = offer is None and not pick and not seen.surface
    states = " choosable" if offer is not None else " dim" if seen.dim or seen.note else ""
    states += (" fresh" if seen.fresh else "") + (" picked" if seen.picked else "")
    states += (" ready" if seen.surface else "") + (" kept" if seen.mark else "")
    return seen.tag(
        ".card",
        class_=f"color-{card.color}{states}",
        id=seen.id,
        **hints(seen.marked),
        data_entry=f"bird.{card.id}",
        draggable="true" if pick else None,
        data_card=card.id if pick else None,
        data_thing=f"card:{card.id}" if seen.where in ("hand", "tray") else None,
    )[
        place(_face_part(seen)),
        reader_button(card, words, whole=idle),
        hit(offer),
        surface_of(messages.Pick(card.id), pick, pressed=seen.picked, enter=seen.enter)
        if pick
        else None,
        seen.surface,
        # What comes and goes stands last: what was pressed stays the same element, with the focus.
        p(".mark")[icon("check"), span(".sr")[seen.mark]] if seen.mark else None,
        seen.note,
        p(".new-card")[words.text("new_card")] if seen.fresh else None,
    ]


def reader_button(card: BirdCard, words: Words, *, whole: bool = False) -> Html:
    """A button that holds the card up, on its corner or over the ``whole`` card."""
    return button(messages.HoldUp(card.id), ".read", class_="whole" if whole else None)[
        span(".sr")[words.text("read_card", name=words.bird(card))], span(aria_hidden="true")["i"]
    ]


def legend(card: BirdCard, words: Words) -> Html:
    """Every icon on the card, explained in words."""
    homes = words.all_of(map(words.habitat, card.habitats))
    figures = [
        (card.habitats, homes, "habitat.forest"),
        (tuple(food for food in FOODS if food in card.cost.food), cost_in_words(card, words), ""),
        ((card.nest,), words.nest(card.nest), f"nest.{card.nest}"),
        (("egg",), words.text("egg_limit", n=card.egg_limit), "icon.egg"),
        (
            ("wingspan",),
            words.text("flightless")
            if card.wingspan is None
            else words.text("wingspan", cm=card.wingspan),
            "icon.wingspan",
        ),
    ]
    if card.power is not None:
        kind = words.power_kind(card.color)
        figures.append(((f"power-{card.color}",), kind, f"power.{card.color}"))
    if card.predator:
        figures.append((("predator",), words.text("predator"), "icon.predator"))
    if card.flocking:
        figures.append((("flocking",), words.text("flocking"), "icon.flocking"))
    return dl(".legend")[
        *(
            div[
                dt[*map(icon, signs), " ", capital(said)],
                dd(".faint")[explained(words, entry)] if entry else None,
            ]
            for signs, said, entry in figures
        )
    ]


def cost_in_words(card: BirdCard, words: Words) -> str:
    """The food cost: "1 seed and 2 fish", "1 invertebrate or fruit", "free"."""
    printed = card.cost
    if printed.either:
        kinds = words.one_of(words.food(food) for food in printed.food)
        parts = [words.text("amount", n=1, thing=kinds)]
    else:
        parts = [
            words.text("amount", n=n, thing=words.food(food, n))
            for food in FOODS
            if (n := printed.food.get(food, 0))
        ]
    if printed.wild:
        parts.append(words.text("food_count", n=printed.wild))
    return words.all_of(parts) if parts else words.text("no_cost")


def held_up(words: Words, shown: HeldUp) -> Html:
    """The card that is held up."""
    return reader(shown.catalog, words, shown.bird, shown.hearing, stays=shown.stays)


def reader(
    catalog: Catalog,
    words: Words,
    bird: str,
    hearing: str = "",
    *,
    stays: bool = False,
) -> Html:
    """The card of ``bird``, with the bonus cards that its name counts for; empty if there is no
    such bird.

    ``stays``: whether it is in hand and cannot be played now; a button then explains why.
    """
    card = catalog.birds.get(bird)
    if card is None:
        return EMPTY
    named = [
        words.bonus(catalog.bonus_cards[bonus])
        for bonus in card.named.get(words.printed, ())
        if bonus in catalog.bonus_cards
    ]
    return dialog(".dialog.reader#reader", open=True, aria_label=words.bird(card))[
        div(".card", class_=f"color-{card.color}", data_entry=f"bird.{card.id}")[
            close_corner(words),
            face(card, words, corner=heard(hearing, card, words, "picture")),
            div(".faint.reader-name")[
                i(lang="la")[card.scientific], heard(hearing, card, words, "button")
            ],
            legend(card, words),
            p(".faint")[icon("bonus"), " ", words.listed(named)] if named else None,
            button(messages.Why(f"bird.{card.id}"), ".option")[words.text("why_not_playable")]
            if stays
            else None,
            a(
                ".more-rules",
                href=f"#r=bird.{card.id}",
                **deed(messages.OpenRule(f"bird.{card.id}")),
            )[words.text("tip.rules")],
        ]
    ]
