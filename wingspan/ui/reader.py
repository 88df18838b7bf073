"""A bird's card held up to be read, over whatever is on the screen."""

from __future__ import annotations

from wingspan.engine.catalog import Catalog
from wingspan.words import Words

from .bird_card import face
from .html import EMPTY, Html, el
from .icons import icon


def close_corner(words: Words) -> Html:
    """The cross in the corner of a dialog."""
    return el(
        "button",
        icon("close"),
        el("span", words.text("close"), class_="sr"),
        type="button",
        class_="quiet close",
        data_do="close",
    )


def reader(catalog: Catalog, words: Words, bird: str) -> Html:
    """The card of ``bird`` with what its name counts for; nothing if there is no such bird."""
    card = catalog.birds.get(bird)
    if card is None:
        return EMPTY
    named = [
        words.bonus(catalog.bonus_cards[bonus])
        for bonus in card.named[words.language]
        if bonus in catalog.bonus_cards
    ]
    return el(
        "dialog",
        el(
            "div",
            face(card, words),
            el("p", el("i", card.scientific, lang="la"), class_="faint"),
            el("p", icon("bonus"), " ", ", ".join(named), class_="faint") if named else None,
            close_corner(words),
            class_=f"card color-{card.color}",
        ),
        open=True,
        class_="dialog reader",
        aria_label=words.bird(card),
        id="reader",
    )
