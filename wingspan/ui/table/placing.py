"""Where the card held over the mat can go, and how it can be paid for."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

from wingspan.engine.components import FOODS
from wingspan.engine.options import (
    Payment,
)
from wingspan.words import Words

from .. import messages
from ..kit.buttons import button
from ..kit.html import EMPTY, Html, div, join, kbd, li, span, ul
from ..kit.icons import icon, icons
from ..kit.keys import digit_of, key_hint, keyed
from ..play.plan import RowChoice
from ..play.scene import Scene
from .bird_card import hints

SHOWN_PAYMENTS = 7
"""The most other payments that have a button each; another button asks for the rest."""


def places(scene: Scene) -> Html:
    """The rows that the card held over the mat can go to, with prices.

    Digits press the buttons in their order. Enter takes the row that the coach marks best if a hint
    is open, else the first.
    """
    held = scene.plan
    if held is None:
        return EMPTY
    keys, advised = count(), scene.answering.advised
    best = held.places[0].habitat
    if advised is not None and advised.bird == held.bird and advised.habitat is not None:
        best = advised.habitat
    buttons = []
    for place in held.places:
        buttons.append(
            li[
                _place(scene, held.bird, place, next(keys), first=place.habitat == best),
                *_other_payments(scene, held.bird, place, keys),
            ]
        )
    return div(".places", role="group", aria_labelledby="question", aria_live="polite")[
        ul(".places-list")[*buttons]
    ]


def placing_asked(scene: Scene) -> str:
    """What is asked about the card held over the mat: where it goes, or how it is paid for.

    "" without such a card.
    """
    held, words = scene.plan, scene.words
    if held is None:
        return ""
    asked = "place_where" if len(held.places) > 1 else "place_how"
    return words.text(asked, bird=words.bird(scene.catalog.birds[held.bird]))


def way_back(words: Words, command: messages.Command, name: str) -> Html:
    """The button that takes back a press which is not an answer yet."""
    return button(command, ".option.aside.put-back")[
        words.text(name), kbd(aria_hidden="true")[words.text("key_escape")]
    ]


def _place(scene: Scene, bird: str, place: RowChoice, number: int, *, first: bool) -> Html:
    words, key, there = scene.words, digit_of(number), f"{bird}|{place.habitat}"
    payment = place.payments[place.cheapest] if place.payments else Payment({})
    said = price(scene, payment)
    return button(
        messages.Place(bird, place.habitat),
        ".option.place",
        data_place=there,
        **hints(scene.marks.get(there)),
        data_enter=first,
        **keyed(key),
    )[
        key_hint(words.text("key_enter") if first else key),
        icon(place.habitat),
        span[scene.words.habitat(place.habitat)],
        icons("egg", place.eggs, scene.words.text("eggs_count", n=place.eggs)),
        tokens(payment),
        span(".sr")[said],
    ]


def _other_payments(scene: Scene, bird: str, place: RowChoice, keys: Iterator[int]) -> list[Html]:
    """Buttons for other payments as cheap as the proposed one, and a button for all the rest."""
    words = scene.words
    like = place.like_the_cheapest[:SHOWN_PAYMENTS]
    shown = [_other_payment(scene, bird, place, number, digit_of(next(keys))) for number in like]
    if len(place.payments) > len(like) + 1:
        shown.append(
            button(
                messages.Place(bird, place.habitat, "?"),
                ".option.aside.otherwise",
                **keyed(digit_of(next(keys))),
            )[words.text("pay_otherwise")]
        )
    return shown


def _other_payment(scene: Scene, bird: str, place: RowChoice, number: int, key: str | None) -> Html:
    payment = place.payments[number]
    said = scene.words.text(
        "pay_so", habitat=scene.words.habitat(place.habitat), food=price(scene, payment)
    )
    return button(
        messages.Place(bird, place.habitat, number),
        ".option.other-payment",
        data_tip=said,
        **keyed(key),
    )[key_hint(key), tokens(payment), span(".sr")[said]]


def price(scene: Scene, payment: Payment) -> str:
    """The food that a payment takes from the supply, in words."""
    food, words = payment.food, scene.words
    parts = [
        words.text("amount", n=food[kind], thing=words.food(kind, food[kind]))
        for kind in FOODS
        if food.get(kind)
    ]
    return words.listed(parts)


def tokens(payment: Payment) -> Html:
    """A payment as a row of icons: food tokens, cached food, cards."""
    tokens = [icons(food, payment.food.get(food, 0)) for food in FOODS]
    cached = [icon(food, "", "cached") for food in payment.cached]
    return join((*tokens, *cached, icons("card", payment.cards)))
