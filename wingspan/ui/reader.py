"""A bird's card held up to be read, over whatever is on the screen."""

from __future__ import annotations

from wingspan.engine.catalog import Catalog
from wingspan.words import Words

from .bird_card import face
from .html import EMPTY, Html, el
from .icons import icon


def reader(catalog: Catalog, words: Words, bird: str) -> Html:
    """The card of ``bird`` with its bonus cards and scientific name; nothing if there is none."""
    card = catalog.birds.get(bird)
    if card is None:
        return EMPTY
    named = [
        words.bonus(catalog.bonus_cards[bonus])
        for bonus in card.named[words.language]
        if bonus in catalog.bonus_cards
    ]
    return el(
        "div",
        el(
            "div",
            face(card, words),
            el("p", el("i", card.scientific, lang="la"), class_="faint"),
            el("p", icon("bonus"), ", ".join(named), class_="faint") if named else None,
            el(
                "button",
                icon("close"),
                el("span", words.text("close"), class_="sr"),
                type="button",
                class_="quiet close",
                data_do="look",
                data_value="card=",
                id="close-card",
            ),
            class_=f"card color-{card.color}",
        ),
        class_="reader",
        role="dialog",
        aria_label=words.bird(card),
        id="reader",
    )
