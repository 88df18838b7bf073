"""The part of the gallery that chooses the cards of new games, and keeps the choice as a deck."""

from __future__ import annotations

from collections.abc import Mapping

from wingspan.engine.cards import BonusCard
from wingspan.engine.catalog import Catalog
from wingspan.words import Words, isolated

from .. import commands
from ..kit.buttons import button, on_input
from ..kit.html import Html, el
from ..kit.icons import icon
from ..session.decks import LONGEST_NAME, Decks
from ..table.bird_card import surface_of
from ..table.bonus import printed
from .left_out import how_many_out


def choosing(words: Words, catalog: Catalog, decks: Decks, asked: Mapping[str, str]) -> Html:
    """What is left out, buttons for all birds found, the saved decks, and the bonus cards."""
    told = how_many_out(words, decks.left_out)
    name = asked.get("gallery_deck", "")
    return el(
        "section",
        el("p", el("b", told), " ", words.text("left_out_help"), role="status"),
        el(
            "p",
            button(commands.LeaveOutFound(), words.text("leave_out_found"), class_="option"),
            button(commands.LeaveOutFound(back=True), words.text("take_found"), class_="option"),
            button(
                commands.UseDeck(),
                words.text("left_out_none"),
                class_="option",
                disabled=not decks.left_out,
            ),
            class_="deck-deeds",
        ),
        el(
            "p",
            el(
                "input",
                type="text",
                value=name,
                **on_input(commands.NameDeck(), "name"),
                id="gallery-deck",
                maxlength=LONGEST_NAME,
                dir="auto",
                aria_label=words.text("deck_name"),
                placeholder=words.text("deck_name"),
                autocomplete="off",
            ),
            button(commands.KeepDeck(), words.text("keep_deck"), class_="option"),
            class_="deck-deeds",
        ),
        el("ul", *(_deck(words, decks, each) for each in decks.kept), class_="deck-deeds")
        if decks.kept
        else None,
        _bonus_cards(words, catalog, decks),
        class_="choosing",
    )


def _deck(words: Words, decks: Decks, name: str) -> Html:
    """A saved deck, with buttons to deal from it and to delete it."""
    return el(
        "li",
        button(
            commands.UseDeck(name),
            words.label(isolated(name)) + how_many_out(words, decks.kept[name]),
            class_="option",
            aria_pressed="true" if name == decks.name else "false",
        ),
        button(
            commands.DropDeck(name),
            icon("bin"),
            el("span", words.text("drop_deck", name=isolated(name)), class_="sr"),
            class_="quiet",
        ),
    )


def _bonus_cards(words: Words, catalog: Catalog, decks: Decks) -> Html:
    """All bonus cards except those that only the Automa uses, folded away."""
    cards = [card for card in catalog.bonus_cards.values() if not card.automa_only]
    return el(
        "details",
        el("summary", words.text("bonus_cards")),
        el(
            "ul",
            *(
                _bonus_card(words, card, card.id in decks.left_out)
                for card in sorted(cards, key=words.bonus)
            ),
            class_="choosing-bonus",
        ),
        class_="choosing-bonus-cards",
    )


def _bonus_card(words: Words, card: BonusCard, out: bool) -> Html:
    return el(
        "li",
        printed(words, card),
        el("p", words.text("left_out_bonus"), class_="mark") if out else None,
        surface_of(
            commands.LeaveOut(card.id),
            words.text("leave_out", card=words.bonus(card)),
            pressed=out,
        ),
        class_="card bonus-card ready" + (" dim" if out else ""),
        data_entry=f"bonus.{card.id}",
        id=f"choose-{card.id}",
    )
