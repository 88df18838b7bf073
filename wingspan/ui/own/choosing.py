"""The part of the gallery that chooses the cards of new games, and keeps the choice as a deck."""

from __future__ import annotations

from collections.abc import Mapping

from wingspan.engine.cards import BonusCard
from wingspan.engine.catalog import Catalog
from wingspan.words import Words, isolated

from .. import messages
from ..kit.buttons import button, on_input
from ..kit.html import Html, b, details, input, li, p, section, span, summary, ul
from ..kit.icons import icon
from ..session.decks import LONGEST_NAME, Decks, how_many_out
from ..table.bonus import printed
from ..table.surfaces import surface_of


def choosing(words: Words, catalog: Catalog, decks: Decks, asked: Mapping[str, str]) -> Html:
    """What is left out, buttons for all birds found, the saved decks, and the bonus cards."""
    told = how_many_out(words, decks.left_out)
    name = asked.get("gallery_deck", "")
    return section(".choosing")[
        p(role="status")[b[told], " ", words.text("left_out_help")],
        p(".deck-deeds")[
            button(messages.LeaveOutFound(), ".option")[words.text("leave_out_found")],
            button(messages.LeaveOutFound(back=True), ".option")[words.text("take_found")],
            button(messages.UseDeck(), ".option", disabled=not decks.left_out)[
                words.text("left_out_none")
            ],
        ],
        p(".deck-deeds")[
            input(
                "#gallery-deck",
                type="text",
                value=name,
                **on_input(messages.NameDeck(), "name"),
                maxlength=LONGEST_NAME,
                dir="auto",
                aria_label=words.text("deck_name"),
                placeholder=words.text("deck_name"),
                autocomplete="off",
            ),
            button(messages.KeepDeck(), ".option")[words.text("keep_deck")],
        ],
        ul(".deck-deeds")[*(_deck(words, decks, each) for each in decks.kept)]
        if decks.kept
        else None,
        _bonus_cards(words, catalog, decks),
    ]


def _deck(words: Words, decks: Decks, name: str) -> Html:
    """A saved deck, with buttons to deal from it and to delete it."""
    return li[
        button(
            messages.UseDeck(name),
            ".option",
            aria_pressed="true" if name == decks.name else "false",
        )[words.label(isolated(name)) + how_many_out(words, decks.kept[name])],
        button(messages.DropDeck(name), ".quiet")[
            icon("bin"), span(".sr")[words.text("drop_deck", name=isolated(name))]
        ],
    ]


def _bonus_cards(words: Words, catalog: Catalog, decks: Decks) -> Html:
    """All bonus cards except those that only the Automa uses, folded away."""
    cards = [card for card in catalog.bonus_cards.values() if not card.automa_only]
    return details(".choosing-bonus-cards")[
        summary[words.text("bonus_cards")],
        ul(".choosing-bonus")[
            *(
                _bonus_card(words, card, card.id in decks.left_out)
                for card in sorted(cards, key=words.bonus)
            )
        ],
    ]


def _bonus_card(words: Words, card: BonusCard, out: bool) -> Html:
    return li(
        ".card.bonus-card.ready",
        class_="dim" if out else None,
        data_entry=f"bonus.{card.id}",
        id=f"choose-{card.id}",
    )[
        printed(words, card),
        p(".mark")[words.text("left_out_bonus")] if out else None,
        surface_of(
            messages.LeaveOut(card.id), words.text("leave_out", card=words.bonus(card)), pressed=out
        ),
    ]
