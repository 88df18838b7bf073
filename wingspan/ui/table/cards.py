"""Cards: what is printed on them, birds wherever they lie and held up to be read; bonus cards with
what they count and pay, and those that can be chosen.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

from msgspec import Struct

from wingspan.engine import conditions as c
from wingspan.engine.cards import BirdCard, BonusCard, FoodCost
from wingspan.engine.catalog import Catalog
from wingspan.engine.components import COLUMNS, FOODS, Language
from wingspan.engine.goals import counted
from wingspan.engine.mat import covered
from wingspan.engine.matching import matches
from wingspan.engine.scoring import bonus_counting
from wingspan.engine.setup import Setup
from wingspan.engine.state import PlayedBird
from wingspan.plates import plate
from wingspan.words import Words
from wingspan.words.grammar import capital, sentence

from .. import messages
from ..kit import html
from ..kit.buttons import button, close_corner, deed, digit_of, key_hint, keyed
from ..kit.html import (
    EMPTY,
    Html,
    Tag,
    Value,
    a,
    b,
    classes,
    dd,
    dialog,
    div,
    dl,
    dt,
    h2,
    h3,
    i,
    img,
    join,
    li,
    p,
    section,
    span,
    ul,
)
from ..kit.icons import explained, icon, lines
from ..kit.parts import Part, as_it_is, inline, lazy, place
from ..play.scene import Mark, Offer, Scene
from ..session.moment import HeldUp

WORDY = (79, 115, 150)
"""Lengths of a power, in characters: each one exceeded makes the picture smaller."""

WIDE = 11
"""A power's longest word leaves lines unfilled: each character beyond these counts as three."""

SIGNS = 5
"""With more habitats and foods than this they stand in two columns. Each length of ``WORDY`` that
the power exceeds lowers it by one."""

LONG = (20, 10)
"""The most characters of a name, and of a word in it, that are not set smaller."""

LOOKS = {"left": " looks-left", "both": " looks-both"}
"""The class of a picture whose bird does not face right, by the side that it faces."""

BLANK = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>'

_drawings: dict[str, str] = {}


def heard(hearing: str, card: BirdCard, words: Words, where: str) -> Html:
    """The control (:data:`.hear.PLACES`) that plays the song; empty while ``hearing`` is ""."""
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


def portrait(card: BirdCard, id_: str | None = None) -> Html:
    """The drawing of the bird as a single element, so that many of them cost little."""
    return img(
        src=drawing(card),
        alt="",
        class_=f"plate{LOOKS.get(card.beak, '')}",
        draggable="false",
        id=id_,
    )


def drawing(card: BirdCard) -> str:
    """The drawing as a data URL, cached: each takes some milliseconds to make. Blank until the
    archive of its set is there.
    """
    made = _drawings.get(card.id)
    if made is None:
        try:
            drawn = plate(card, fill=True)
        except ImportError:
            return BLANK
        drawn = drawn.replace("%", "%25").replace("#", "%23").replace("'", "%27")
        made = _drawings[card.id] = f"data:image/svg+xml,{drawn}"
    return made


def plate_part(card: BirdCard, where: str) -> Part:
    """The drawing as a separate part: it changes less often than the text around it."""
    id_ = f"{where}-{card.id}-plate"
    return lazy(id_, portrait, card, id_)


def face(
    card: BirdCard,
    words: Words,
    badges: Html = EMPTY,
    corner: Html = EMPTY,
    picture: Html | None = None,
    id_: str | None = None,
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
        id=id_,
    )[
        points(card.points, words),
        h3(".bird-name")[words.heading(card)],
        span(".edge")[habitats(card, words), cost(card.cost, words)],
        portrait(card) if picture is None else picture,
        span(".badges")[badges] if badges else None,
        _figures(card, words),
        power(card, words),
        corner,
    ]


def _room(card: BirdCard, words: Words) -> str | None:
    """Classes for how much is printed on the card; the style sheet lays it out by them."""
    long = words.power(card)
    room = len(long) + 2 * max((0, *(len(word) - WIDE for word in long.split())))
    wordy = sum(room > letters for letters in WORDY)
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


def surface_of(
    command: messages.Command,
    label: str,
    *,
    pressed: bool | None = None,
    inside: bool = False,
    key: str | None = None,
    enter: bool = False,
) -> Html:
    """The clickable surface of a thing that runs a command instead of standing for an option.

    ``inside``: it is in a grid cell, which takes the focus instead. ``key``: the key that presses
    it. ``enter``: whether Enter does.
    """
    return button(
        command,
        ".hit.deed",
        tabindex="-1" if inside else None,
        aria_pressed=None if pressed is None else "true" if pressed else "false",
        data_enter=enter,
        **keyed(key),
    )[span(".sr")[label], key_hint(key)]


def pressed(scene: Scene, thing: str, *, inside: bool = False) -> Html:
    """The surface of a thing that is pressed to lay it out; empty at any other time."""
    press = scene.presses.get(thing)
    if press is None:
        return EMPTY
    return surface_of(press.command, press.label, pressed=press.on, inside=inside)


def hints(mark: Mark | None) -> dict[str, Value]:
    """The attributes of an element that the coach has marked."""
    return {} if mark is None else {"data_hint": mark.word, "data_hint_sign": mark.sign}


def hit(offer: Offer | None, *, inside: bool = False) -> Html:
    """The clickable surface of a thing that stands for an option; empty if it does not."""
    if offer is None:
        return EMPTY
    tab = "-1" if inside else None
    return html.button(
        ".hit", type="button", data_choice=offer.choice, **hints(offer.mark), tabindex=tab
    )[span(".sr")[offer.label], key_hint(digit_of(offer.choice))]


class Card(Struct, frozen=True, kw_only=True):
    """A whole card in some place; clickable if it stands for an option."""

    card: BirdCard
    words: Words
    where: str
    offer: Offer | None = None
    dim: bool = False
    """Whether it cannot be chosen while other cards can."""
    mark: str = ""
    """A word that marks this card, such as "kept"; "" for no mark."""
    note: Html = EMPTY
    """A line that explains why it cannot be played."""
    badges: Html = EMPTY
    """Small icons beside its name, for what it is good for now."""
    fresh: bool = False
    pick: str = ""
    """The label of the button that picks it up to play it; "" if it cannot be picked up."""
    picked: bool = False
    enter: bool = False
    corner: Html = EMPTY
    surface: Html = EMPTY
    """A clickable surface that does something else. A card with no surface, option or pick opens to
    be read wherever it is clicked."""
    marked: Mark | None = None
    tag: Tag = li

    @property
    def id(self) -> str:
        return f"{self.where}-{self.card.id}"


def card_part(card: Card) -> Part:
    """The card as a part of the page, with its face as a part inside it: what can be done with a
    card changes more often than what is printed on it.
    """
    return Part(card.id, (card,), _card, (_face_part(card),))


def _face_part(seen: Card) -> Part:
    plate, id_ = plate_part(seen.card, seen.where), f"{seen.id}-face"
    printed = seen.card, seen.words, seen.badges, seen.corner, place(plate), id_
    return Part(id_, printed, face, (plate,))


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
    """The card, with the bonus cards that its name counts for; empty if there is no such bird."""
    catalog, hearing = shown.catalog, shown.hearing
    card = catalog.birds.get(shown.bird)
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
            if shown.stays
            else None,
            a(
                ".more-rules",
                href=f"#r=bird.{card.id}",
                **deed(messages.OpenRule(f"bird.{card.id}")),
            )[words.text("tip.rules")],
        ]
    ]


MOST_PIPS = 12

MOST_HELD = 5
"""The most bonus cards shown beside the hand."""

FOLDS = ((1, ""), (2, "pair"), (4, "several"))
"""How the panel beside the hand is folded for up to that many cards; "crowded" for more."""


def shows_bonus_cards(scene: Scene) -> bool:
    """Whether bonus cards are shown beside the hand: not while they are chosen or covered."""
    return scene.answering.start is None and not scene.disclosed.covered


class Holder(Struct, frozen=True):
    """What the viewer's bonus cards are explained by."""

    words: Words
    catalog: Catalog
    setup: Setup
    hand: tuple[str, ...]
    mat: tuple[tuple[str, ...], ...]


def holder(scene: Scene) -> Holder:
    me = scene.me
    rows = tuple(tuple(bird.bird for bird in row) for row in me.mat.values())
    return Holder(scene.words, scene.catalog, scene.setup, tuple(me.hand), rows)


Counted = tuple[tuple[BonusCard, int], ...]
"""Bonus cards, each with how many things it counts."""


def bonus_cards(scene: Scene, *, whole: bool = False) -> Part:
    """The viewer's bonus cards with what they are worth now, and others' once they are disclosed.

    Before one is kept, these are the cards dealt; empty while they are shown in the set-up.
    ``whole``: a second copy, for the drawer, with its own ids.
    """
    if not shows_bonus_cards(scene):
        return lazy("bonus", as_it_is, EMPTY)
    others = tuple(
        (scene.names[seat], _counts(scene, seat, theirs))
        for seat, theirs in scene.disclosed.bonus.items()
    )
    mine, over = _counts(scene, scene.seat, held(scene)), scene.state.phase == "over"
    who, name = holder(scene), scene.names[scene.seat]
    return lazy("bonus", _bonus_cards, who, name, mine, others, whole, over, waits="seen")


def _bonus_cards(
    who: Holder,
    name: str,
    held: Counted,
    others: tuple[tuple[str, Counted], ...],
    whole: bool,
    over: bool,
) -> Html:
    """``others``: other players' names and cards. ``over``: whether nothing comes next."""
    words, end = who.words, "-all" if whole else ""
    cards = [_bonus_card(who, card, number, end, over=over) for card, number in held]
    left = 0 if whole or others or len(cards) <= MOST_HELD else len(cards) - MOST_HELD + 1
    mine = p(".bonus-owner")[name] if others else None
    count = len(cards) + sum(len(theirs) for _, theirs in others)
    return section(
        ".bonus.panel",
        class_="" if whole else next((fold for most, fold in FOLDS if count <= most), "crowded"),
        id=f"bonus{end}",
        tabindex=None if whole else "0",
    )[
        h2(".panel-title")[words.text("bonus_cards")],
        mine,
        ul(".bonus-list")[*cards[: len(cards) - left]]
        if cards
        else p(".faint")[words.text("no_bonus_cards")],
        button(messages.ShowDrawer("facts"), ".quiet.bonus-others")[
            words.text("bonus_others", n=left)
        ]
        if left
        else None,
        *(_of_another(words, name, theirs) for name, theirs in others),
    ]


def _counts(scene: Scene, seat: int, cards: Iterable[str]) -> Counted:
    every = (scene.catalog.bonus_cards[card] for card in cards)
    return tuple((card, scene.count(card.counts, seat)) for card in every)


def _of_another(words: Words, name: str, cards: Counted) -> Html:
    return join(
        (
            p(".bonus-owner")[name],
            ul(".bonus-list")[
                *(
                    li(".bonus-card", data_entry=f"bonus.{card.id}")[
                        printed(words, card), p(".bonus-now")[worth(words, card, number)]
                    ]
                    for card, number in cards
                )
            ],
        )
    )


def held(scene: Scene) -> list[str]:
    """Return the viewer's bonus cards, or those dealt until one is kept; none while covered."""
    return [] if scene.disclosed.covered else [*bonus_counting(scene.me)] or scene.me.choosing


def would_count(scene: Scene, card: BonusCard, bird: BirdCard) -> bool:
    """Whether playing ``bird`` now, where there is room, would make the card worth more.

    For a card that counts birds or eggs of a kind: whether the bird is of that kind.
    """
    tally, like = card.counts, _kind_of(card)
    if isinstance(tally, (c.CardsInHand, c.FoodInSupply)):
        return False
    if like is not None:
        return matches(bird, like, scene.setup.names_language)
    now = scene.count(tally, scene.seat)
    for habitat in bird.habitats:
        if covered(scene.me.mat[habitat]) < COLUMNS:
            after = scene.me.copy()
            after.mat[habitat].append(PlayedBird(bird.id))
            if card.points(counted(scene.table, after, tally)) > card.points(now):
                return True
    return False


def _kind_of(card: BonusCard) -> c.AnyCondition | None:
    """The kind of the birds that the card counts, or whose eggs; None if it counts otherwise."""
    return card.counts.like if isinstance(card.counts, (c.Birds, c.Eggs)) else None


def counting_badges(scene: Scene, bird: str) -> Html:
    """An icon on a bird card for each of the viewer's bonus cards that it would count for."""
    words = scene.words
    cards = [scene.catalog.bonus_cards[card] for card in held(scene)]
    return join(
        icon("bonus", words.text("counts_for", card=words.bonus(card)))
        for card in cards
        if would_count(scene, card, scene.catalog.birds[bird])
    )


def worth(words: Words, card: BonusCard, number: int) -> str:
    """What the card is worth for ``number`` of what it counts: "3 birds: 4 points"."""
    points = words.text("points", n=card.points(number))
    if isinstance(card.counts, c.MatchingNests):
        return points
    return words.label(words.counted(card.counts, number)) + points


def progress(mine: Holder, card: BonusCard, number: int) -> str:
    """What the card is worth now and what comes next: "3 birds: 4 points · 2 more: 7 points"."""
    words = mine.words
    step = card.next_step(number)
    if step is None:
        then = words.text("bonus_most")
    else:
        more, points = step
        if isinstance(card.counts, c.BirdsInSmallestHabitat):
            more = sum(max(0, number + more - len(row)) for row in mine.mat)
        then = words.text("bonus_next", n=more, points=points)
    return f"{worth(words, card, number)} · {then}"


def _bonus_card(mine: Holder, card: BonusCard, number: int, end: str, *, over: bool) -> Html:
    words = mine.words
    now = worth(words, card, number) if over else progress(mine, card, number)
    return li(
        ".bonus-card",
        id=f"bonus{end}-{card.id}",
        data_tip=lines(bonus_tip(mine, card), words.bonus_points(card), now),
        data_entry=f"bonus.{card.id}",
        data_why=f"bonus.{card.id}",
    )[
        printed(words, card),
        _pips(card, number),
        p(".bonus-now")[now],
        None if end else points(card.points(number), words),
    ]


def bonus_tip(mine: Holder, card: BonusCard) -> str:
    """What the card counts, which of the viewer's birds it counts, and how many the sets hold."""
    words, birds = mine.words, mine.catalog.birds
    kind, like = sentence(words.bonus_rule(card)), _kind_of(card)
    if like is None:
        return kind

    language = mine.setup.names_language

    def named(cards: Iterable[str]) -> str:
        return words.listed(
            words.bird(birds[bird])
            for bird in cards
            if bird in birds and matches(birds[bird], like, language)
        )

    played = named(bird for row in mine.mat for bird in row)
    hand = named(mine.hand)
    n, total = _share(mine.catalog, mine.setup.sets, like, language)
    return lines(
        kind,
        words.text("tip.bonus.mat", birds=played) if played else "",
        words.text("tip.bonus.hand", birds=hand) if hand else "",
        words.text("tip.bonus.share", n=n, total=total),
    )


@cache
def _share(
    catalog: Catalog, sets: tuple[str, ...], like: c.AnyCondition, language: Language
) -> tuple[int, int]:
    """Return how many birds of the sets in play match, and how many birds the sets hold."""
    cards = [catalog.birds[bird] for bird in catalog.ids_of("birds", sets)]
    return sum(matches(card, like, language) for card in cards), len(cards)


def _pips(card: BonusCard, number: int) -> Html:
    """One pip per thing counted, up to the highest points; larger where points rise."""
    steps = {tier.count for tier in card.tiers}
    most = max(steps, default=0)
    if not 0 < most <= MOST_PIPS:
        return EMPTY
    return p(".bonus-pips", aria_hidden="true")[
        join(
            i(
                ".pip",
                class_=classes("got" if n <= number else None, "pays" if n in steps else None),
            )
            for n in range(1, most + 1)
        )
    ]


def printed(words: Words, card: BonusCard) -> Html:
    return div(".bonus-face")[
        h3(".bonus-name")[icon("bonus"), words.heading(card)],
        p(".bonus-rule")[
            words.bonus_rule(card), " ", span(".bonus-pays")[words.bonus_points(card)]
        ],
    ]


MOST_SHOWN = 7
"""The most birds drawn on a card; of the others there is the number."""


def bonus_offer(scene: Scene, bonus: str, choice: int) -> Html:
    """A bonus card that is an answer now, with what it would be worth."""
    card = scene.catalog.bonus_cards[bonus]
    number = scene.count(card.counts, scene.seat)
    return li(
        ".card.bonus-card.choosable",
        data_tip=bonus_tip(holder(scene), card),
        data_entry=f"bonus.{bonus}",
        id=f"offer-{bonus}",
    )[
        printed(scene.words, card),
        bonus_art(
            scene,
            card,
            ("mat", _of_its_kind(scene, card)),
            ("hand", _wanted(scene, card, scene.me.hand)),
        ),
        p(".bonus-now")[progress(holder(scene), card, number)],
        hit(scene.offer(choice)),
    ]


def bonus_art(scene: Scene, card: BonusCard, *places: tuple[str, list[BirdCard]]) -> Html:
    """The card's picture, and below it the birds that count: at those places and in the tray."""
    words = scene.words
    tray = _wanted(scene, card, (bird for bird in scene.state.tray if bird is not None))
    groups = [(place, birds) for place, birds in (*places, ("tray", tray)) if birds]
    if groups:
        counting: Html = ul(".counting")[*_groups(scene, groups)]
    elif _kind_of(card) is not None:
        counting = p(".counting")[words.text("counts_none")]
    else:
        counting = EMPTY
    return div(".bonus-art")[picture(card.id), counting]


def picture(bonus: str) -> Html:
    """The picture of a bonus card; empty until the archive of these pictures is there."""
    try:
        from wingspan.plates.emblems import emblem
    except ImportError:
        return EMPTY
    return Html(emblem(bonus))


def _groups(scene: Scene, groups: list[tuple[str, list[BirdCard]]]) -> Iterator[Html]:
    words, room = scene.words, MOST_SHOWN
    for number, (where, birds) in enumerate(groups):
        shown = birds[: max(1, room - (len(groups) - number - 1))]
        room -= len(shown)
        more = len(birds) - len(shown)
        yield li[
            b(aria_hidden="true")[words.text(f"counts_{where}")],
            *map(portrait, shown),
            span(".more", aria_hidden="true")[f"+{more}"] if more else None,
            span(".many", aria_hidden="true")[str(len(birds))],
            span(".sr")[
                words.label(words.text(f"counts_{where}")), words.listed(map(words.bird, birds))
            ],
        ]


def _wanted(scene: Scene, card: BonusCard, birds: Iterable[str]) -> list[BirdCard]:
    known = scene.catalog.birds
    return [known[b] for b in birds if b in known and would_count(scene, card, known[b])]


def _of_its_kind(scene: Scene, card: BonusCard) -> list[BirdCard]:
    """The birds on the viewer's mat of the kind that the card counts."""
    like = _kind_of(card)
    if like is None:
        return []
    birds = (scene.catalog.birds[bird.bird] for row in scene.me.mat.values() for bird in row)
    return [bird for bird in birds if matches(bird, like, scene.setup.names_language)]


def start_art(scene: Scene, card: BonusCard, kept: Iterable[str]) -> Html:
    """The same at the start of a game, where some of the birds dealt are ``kept``."""
    kept = tuple(kept)
    dealt = (bird for bird in scene.me.hand if bird not in kept)
    return bonus_art(
        scene,
        card,
        ("kept", _wanted(scene, card, kept)),
        ("hand", _wanted(scene, card, dealt)),
    )
