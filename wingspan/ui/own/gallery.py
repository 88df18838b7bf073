"""All birds of all sets, with a search, and the choice of those that new games are dealt with."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from wingspan.engine.cards import BirdCard, BonusCard
from wingspan.engine.catalog import Catalog
from wingspan.engine.components import FOODS, HABITATS, NESTS, Color
from wingspan.engine.conditions import Birds, Eggs
from wingspan.words import Words, isolated
from wingspan.words.grammar import capital

from .. import messages
from ..kit.buttons import button, choice, dialog, from_field, on_input
from ..kit.fields import text_field
from ..kit.html import (
    EMPTY,
    Html,
    b,
    details,
    div,
    input,
    label,
    li,
    p,
    section,
    span,
    summary,
    ul,
)
from ..kit.icons import icon
from ..kit.lists import in_order, unfolding
from ..messages import CardField
from ..session.decks import Decks, how_many_out
from ..session.moment import Gallery
from ..table.cards import Card, bird_card, heard, printed, surface_of
from .card_search import found

MOST_SHOWN = 60
COLORS: tuple[Color, ...] = ("white", "brown", "pink", "teal", "yellow", "none")


def gallery_dialog(words: Words, shown: Gallery) -> Html:
    """The fields, the number of birds found, and the first :data:`MOST_SHOWN` as full cards.

    While the cards of new games are chosen, pressing one leaves it out; while a table is laid out,
    it is put there.
    """
    catalog, asked, decks, laying = shown.catalog, shown.asked, shown.decks, shown.laying
    birds = found(catalog, asked, words)
    if laying is not None:
        birds = [card for card in birds if card.id in laying.in_play]
    told = words.text("gallery_found", n=len(birds))
    if len(birds) > MOST_SHOWN:
        told += " · " + words.text("gallery_first", n=MOST_SHOWN)
    cards = (_card(card, words, shown) for card in birds[:MOST_SHOWN])
    return dialog(
        words,
        "gallery",
        words.text(
            "layout/choose_bird" if laying else "gallery" if decks is None else "left_out_choose"
        ),
        _fields(catalog, words, asked),
        None if decks is None else choosing(words, catalog, decks, asked),
        p(".faint", role="status")[told],
        ul(".cards.gallery-birds")[*cards] if birds else _none(words),
    )


def _none(words: Words) -> Html:
    return div(".no-birds")[
        icon("play_bird"),
        p[words.text("gallery_none")],
        button(messages.FindAllCards(), ".option")[words.text("gallery_all")],
    ]


def _card(card: BirdCard, words: Words, shown: Gallery) -> Html:
    decks = shown.decks
    if shown.laying is not None:
        return _to_lay(card, words, is_named=card.id in shown.laying.lies)
    if decks is None:
        corner = heard(shown.hearing, card, words, "picture")
        return bird_card(Card(card=card, words=words, where="gallery", corner=corner))
    out = card.id in decks.left_out
    surface = surface_of(
        messages.LeaveOut(card.id),
        words.text("leave_out", card=words.bird(card)),
        pressed=out,
    )
    mark = words.text("left_out") if out else ""
    return bird_card(
        Card(card=card, words=words, where="gallery", dim=out, mark=mark, surface=surface)
    )


def _to_lay(card: BirdCard, words: Words, *, is_named: bool) -> Html:
    label = words.text("layout/put", bird=words.bird(card))
    return bird_card(
        Card(
            card=card,
            words=words,
            where="gallery",
            dim=is_named,
            mark=words.text("layout/on_table") if is_named else "",
            surface=EMPTY if is_named else surface_of(messages.LayBird(card.id), label),
        )
    )


def _fields(catalog: Catalog, words: Words, asked: Mapping[str, str]) -> Html:
    bonus = [
        (card.id, words.bonus(card))
        for card in catalog.bonus_cards.values()
        if isinstance(card.counts, (Birds, Eggs)) and card.counts.like is not None
    ]
    selects: dict[CardField, list[tuple[str, str]]] = {
        "habitat": [(habitat, words.habitat(habitat)) for habitat in HABITATS],
        "food": [*((food, words.food(food)) for food in FOODS), ("wild", words.text("any_food"))],
        "nest": [(nest, words.nest(nest)) for nest in (*NESTS, "star", "none")],
        "power": [(color, words.power_kind(color)) for color in COLORS],
        "bonus": in_order(bonus),
        "set": [(name, words.text(f"set.{name}")) for name in catalog.sets],
    }
    return div(".gallery-fields")[
        label[
            words.text("gallery_name"),
            input(
                "#gallery-name",
                type="search",
                value=asked.get("gallery_name", ""),
                **on_input(messages.FindCards("name"), "value"),
                autocomplete="off",
            ),
        ],
        details(".gallery-filters")[summary[_filters(words, asked, selects)]],
        div(".gallery-selects")[
            *(
                _select(words, field, choices, asked.get(f"gallery_{field}", ""))
                for field, choices in selects.items()
            )
        ],
    ]


def _filters(words: Words, asked: Mapping[str, str], fields: Iterable[CardField]) -> str:
    """The heading of the filters, which a phone folds, with the number of those in use."""
    used = sum(bool(asked.get(f"gallery_{field}")) for field in fields)
    return words.text("gallery_filters") + (f" ({used})" if used else "")


def _select(words: Words, field: CardField, choices: list[tuple[str, str]], chosen: str) -> Html:
    return label[
        words.text(f"gallery_{field}"),
        unfolding(
            messages.FindCards(field),
            "value",
            [("", words.text("gallery_any")), *((value, capital(name)) for value, name in choices)],
            chosen,
            id=f"gallery-{field}",
        ),
    ]


def choosing(words: Words, catalog: Catalog, decks: Decks, asked: Mapping[str, str]) -> Html:
    """What is left out, buttons for all birds found, the saved decks, and the bonus cards."""
    told = how_many_out(words, decks.left_out)
    keeps = messages.KeepDeck(asked.get("gallery_deck", ""))
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
                **text_field(keeps, "name"),
                dir="auto",
                aria_label=words.text("deck_name"),
                placeholder=words.text("deck_name"),
            ),
            button(messages.KeepDeck(), ".option", **from_field("gallery-deck", "name"))[
                words.text("keep_deck")
            ],
        ],
        ul(".deck-deeds")[*(_deck(words, decks, each) for each in decks.kept)]
        if decks.kept
        else None,
        _bonus_cards(words, catalog, decks),
    ]


def _deck(words: Words, decks: Decks, name: str) -> Html:
    told = words.label(isolated(name)) + how_many_out(words, decks.kept[name])
    return li[
        choice(messages.UseDeck(name), ".option", on=name == decks.name)[told],
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
        p(".mark")[span(".sr")[words.text("left_out_bonus")]] if out else None,
        surface_of(
            messages.LeaveOut(card.id), words.text("leave_out", card=words.bonus(card)), pressed=out
        ),
    ]
