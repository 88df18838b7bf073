"""A bird card held up to be read, as a dialog over the page."""

from __future__ import annotations

from wingspan.engine.cards import BirdCard
from wingspan.engine.catalog import Catalog
from wingspan.engine.components import FOODS
from wingspan.words import Words
from wingspan.words.grammar import capital

from .. import commands
from ..kit.buttons import button, deed
from ..kit.dialogs import close_corner
from ..kit.html import EMPTY, Html, el
from ..kit.icons import icon
from ..kit.tips import explained
from ..session.moment import HeldUp
from ..table.bird_card import face, heard


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
    return el(
        "dl",
        *(
            el(
                "div",
                el("dt", *map(icon, signs), " ", capital(said)),
                el("dd", explained(words, entry), class_="faint") if entry else None,
            )
            for signs, said, entry in figures
        ),
        class_="legend",
    )


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
    return el(
        "dialog",
        el(
            "div",
            close_corner(words),
            face(card, words, corner=heard(hearing, card, words, "picture")),
            el(
                "div",
                el("i", card.scientific, lang="la"),
                heard(hearing, card, words, "button"),
                class_="faint reader-name",
            ),
            legend(card, words),
            el("p", icon("bonus"), " ", words.listed(named), class_="faint") if named else None,
            button(commands.Why(f"bird.{card.id}"), words.text("why_not_playable"), class_="option")
            if stays
            else None,
            el(
                "a",
                words.text("tip.rules"),
                href=f"#r=bird.{card.id}",
                class_="more-rules",
                **deed(commands.OpenRule(f"bird.{card.id}")),
            ),
            class_=f"card color-{card.color}",
            data_entry=f"bird.{card.id}",
        ),
        open=True,
        class_="dialog reader",
        aria_label=words.bird(card),
        id="reader",
    )
