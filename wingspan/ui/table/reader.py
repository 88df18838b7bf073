"""A bird card held up to be read, as a dialog over the page."""

from __future__ import annotations

from wingspan.engine.cards import BirdCard
from wingspan.engine.catalog import Catalog
from wingspan.engine.components import FOODS
from wingspan.words import Words
from wingspan.words.grammar import capital

from .. import messages
from ..kit.buttons import button, deed
from ..kit.dialogs import close_corner
from ..kit.html import EMPTY, Html, a, dd, dialog, div, dl, dt, i, p
from ..kit.icons import icon
from ..kit.tips import explained
from ..session.moment import HeldUp
from .bird_card import face, heard


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
        for bonus in card.named[words.printed]
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
