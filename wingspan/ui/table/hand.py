"""The viewer's hand, in the order that its owner chose, and the hands that are open."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache, partial

from wingspan.engine.components import HABITATS
from wingspan.engine.options import Bird
from wingspan.words import Words

from .. import messages
from ..kit.buttons import digit_of, on_input
from ..kit.html import (
    EMPTY,
    Html,
    article,
    b,
    classes,
    div,
    h2,
    i,
    join,
    label,
    li,
    option,
    p,
    section,
    select,
    span,
    ul,
)
from ..kit.icons import counted, icon
from ..kit.parts import Put, around, inline
from ..messages import StartChoice
from ..play.plan import Shortage, leave, plan, reason, shortages
from ..play.scene import Scene
from .bird_card import Card, card_part, slash
from .bonus import counting_badges
from .surfaces import offer_of, shown_seat, surface_of

WIDE = (4, 5, 6, 8, 10, 14)
"""Numbers of cards above which the style sheet puts the hand in two or three rows on a desk: which
of them apply depends on the width of the window."""
ORDERS = ("drawn", "habitat", "cost", "points", "playable")
"""What a hand can be sorted by."""


def hand(scene: Scene, put: Put = inline) -> Html:
    """The cards in hand in full; those that cannot be chosen or played now are dimmed, with the
    reason."""
    words, cards = scene.words, scene.me.hand
    asked = scene.state.phase == "setup" or (
        scene.decision is not None
        and any(
            isinstance(option, Bird) and option.bird in cards for option in scene.decision.options
        )
    )
    short, advised = _short(scene, asked), scene.answering.advised
    pieces = []
    for number, bird in enumerate(in_order(scene, short), 1):
        if scene.opening.choice is not None and bird not in scene.opening.kept:
            start = _to_keep(scene, scene.opening.choice, bird, number)
            pieces.append(_in_place(put(card_part(start))))
            continue
        choice = scene.choices.bird(bird)
        lacking = bird in short and choice is None
        card = Card(
            card=scene.catalog.birds[bird],
            words=words,
            offer=offer_of(scene, choice),
            dim=asked and choice is None and bird not in scene.opening.kept,
            mark=words.text("kept") if bird in scene.opening.kept else "",
            note=needs(short[bird], words, bird) if lacking else EMPTY,
            badges=counting_badges(scene, bird),
            pick=_pick_label(scene, bird) if bird in scene.playable else "",
            picked=bird == scene.answering.picked,
            marked=scene.marks.get(bird),
            enter=advised is not None and advised.bird == bird and not scene.answering.picked,
            tag=article,
            where="hand",
        )
        pieces.append(_in_place(put(card_part(card))))
    return section(".hand#hand", class_=_fullness(cards))[
        div(".panel-title")[
            h2[words.text("hand"), " ", span(".count")[words.text("cards_count", n=len(cards))]],
            _sorter(words, scene.look.get("sort", ORDERS[0])) if len(cards) > 1 else EMPTY,
        ],
        ul(".cards")[*pieces] if pieces else p(".faint")[words.text("hand_empty")],
    ]


def _fullness(cards: Sequence[str]) -> str:
    """Classes for the number of cards: "over-4 over-5" for six."""
    return " ".join(f"over-{few}" for few in WIDE if len(cards) > few)


def _in_place(card: Html) -> Html:
    """A card in its place in the row; the place may be narrower than the card."""
    return li(".place")[card]


def _pick_label(scene: Scene, bird: str) -> str:
    """The label of a playable card: a press holds it over the mat, or plays it if there is only
    one way."""
    words = scene.words
    name, only = words.the_bird(scene.catalog.birds[bird]), plan(scene.table, scene.seat, bird).only
    if only is None:
        return words.text("pick_card", bird=name)
    return words.text("pick_card_only", bird=name, habitat=words.habitat(only.habitat))


def _to_keep(scene: Scene, start: StartChoice, bird: str, number: int) -> Card:
    """A card that can be kept at the start of the game. ``number``: the key that presses it."""
    words, card = scene.words, scene.catalog.birds[bird]
    kept = bird in start.birds
    return Card(
        card=card,
        words=words,
        mark=words.text("kept") if kept else "",
        marked=scene.marks.get(bird),
        badges=counting_badges(scene, bird),
        surface=surface_of(
            messages.ChooseStart("bird", bird),
            words.text("set_up_keep", what=words.bird(card)),
            pressed=kept,
            key=digit_of(number - 1),
        ),
        tag=article,
        where="hand",
    )


def hands(scene: Scene, put: Put = inline) -> Html:
    """The viewer's hand and, if they are disclosed, the other players' hands beside it.

    The hand that belongs to the mat in the middle comes first.
    """
    own = around("hand", lambda put: hand(scene, put))
    if not scene.disclosed.hands:
        return put(own)
    shown = shown_seat(scene)
    others = sorted(scene.disclosed.hands, key=lambda seat: (seat != shown, seat))
    pieces = [put(around(f"hand-of-{seat}", partial(_open_hand, scene, seat))) for seat in others]
    pieces.insert(0 if shown == scene.seat else 1, put(own))
    return div(".hands", tabindex="0")[*pieces]


def _open_hand(scene: Scene, seat: int, put: Put) -> Html:
    words, cards = scene.words, scene.disclosed.hands[seat]
    birds, where = scene.catalog.birds, f"hand-{seat}"
    pieces = (
        _in_place(put(card_part(Card(card=birds[bird], words=words, tag=article, where=where))))
        for bird in cards
    )
    return section(
        ".hand.open-hand", class_=classes(f"seat-{seat}", _fullness(cards)), id=f"hand-of-{seat}"
    )[
        div(".panel-title")[
            h2[
                i(".seat-mark", aria_hidden="true"),
                words.text("hand_of", name=scene.names[seat]),
                " ",
                span(".count")[words.text("cards_count", n=len(cards))],
            ]
        ],
        ul(".cards")[*pieces] if cards else p(".faint")[words.text("hand_empty")],
    ]


def _short(scene: Scene, asked: bool) -> dict[str, Shortage]:
    """Return what each card that cannot be played lacks, by its id; empty where that is irrelevant.

    ``asked``: whether the pending decision is about cards of the hand.
    """
    decision = scene.decision
    if decision is None or scene.state.phase == "setup":
        return {}
    if asked and decision.kind != "bird_to_play":
        return {}
    return shortages(scene.table, scene.seat, leave(decision, scene.catalog))


def in_order(scene: Scene, short: Mapping[str, Shortage]) -> list[str]:
    """Return the hand in the chosen order; ties keep the order in which they were drawn.

    ``short``: the cards that cannot be played, which come last when sorted by "playable".
    """
    birds, hand = scene.catalog.birds, scene.me.hand
    match scene.look.get("sort", ""):
        case "habitat":
            return sorted(hand, key=lambda b: [HABITATS.index(h) for h in birds[b].habitats])
        case "cost":
            return sorted(hand, key=lambda b: birds[b].cost.total)
        case "points":
            return sorted(hand, key=lambda b: -birds[b].points)
        case "playable":
            return sorted(hand, key=lambda b: b in short)
        case _:
            return hand


@cache
def _sorter(words: Words, chosen: str) -> Html:
    return label(".sorter")[
        span[words.text("sort")],
        select("#sort-hand", **on_input(messages.SortHand(), "order"))[
            *(
                option(value=order, selected=order == chosen)[words.text(f"sort_{order}")]
                for order in ORDERS
            )
        ],
    ]


@lru_cache(64)
def needs(shortage: Shortage, words: Words, bird: str) -> Html:
    """The line on the card of ``bird``; its tip and screen readers give the whole sentence."""
    sentence = reason(shortage, words)
    missing = _missing(shortage)
    shown = words.text("needs_short") if missing else sentence
    return p(".needs", data_why=f"bird.{bird}", data_tip=sentence)[
        icon("lock"), span(".sr")[sentence], span(".needs-word", aria_hidden="true")[shown], missing
    ]


def _missing(shortage: Shortage) -> Html:
    """What is missing as icons, with "/" between alternatives: eggs, then food, then any food."""
    either = [piece for food in shortage.one_of for piece in (slash(said=False), icon(food))][1:]
    return join(
        (
            counted("egg", shortage.eggs),
            *(counted(food, count) for food, count in shortage.food),
            span(".cost")[*either] if either else EMPTY,
            counted("wild", shortage.any_food),
            _instead(shortage.instead),
        )
    )


def _instead(number: int) -> Html:
    """The food of any kind that does as well: a wheel, with a number if it is several."""
    if not number:
        return EMPTY
    many = b(aria_hidden="true")[str(number)] if number > 1 else EMPTY
    return span(".cost")[slash(said=False), many, icon("wild")]
