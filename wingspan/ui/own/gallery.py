"""All birds of all sets, with a search."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from wingspan.engine.cards import BirdCard
from wingspan.engine.catalog import Catalog
from wingspan.engine.components import FOODS, HABITATS, NESTS, Color
from wingspan.engine.conditions import Birds, Eggs
from wingspan.words import Words

from .. import messages
from ..kit.buttons import on_input
from ..kit.dialogs import dialog
from ..kit.html import Html, details, div, input, label, option, p, select, summary, ul
from ..messages import CardField
from ..session.decks import Decks
from ..session.moment import Gallery
from ..table.bird_card import Card, bird_card, heard
from ..table.surfaces import surface_of
from .card_search import found, plain
from .choosing import choosing

MOST_SHOWN = 60
COLORS: tuple[Color, ...] = ("white", "brown", "pink", "teal", "yellow", "none")


def gallery_dialog(words: Words, shown: Gallery) -> Html:
    """The gallery as a dialog over the page."""
    return gallery(shown.catalog, words, shown.asked, shown.decks, shown.hearing)


def gallery(
    catalog: Catalog,
    words: Words,
    asked: Mapping[str, str],
    decks: Decks | None = None,
    hearing: str = "",
) -> Html:
    """The fields, the number of birds found, and the first :data:`MOST_SHOWN` as full cards.

    ``decks``: the chosen cards of new games; if given, pressing a card leaves it out.
    """
    birds = found(catalog, asked, words.printed)
    shown = birds[:MOST_SHOWN]
    told = words.text("gallery_found", n=len(birds))
    if len(birds) > MOST_SHOWN:
        told += " · " + words.text("gallery_first", n=MOST_SHOWN)
    return dialog(
        words,
        "gallery",
        words.text("gallery" if decks is None else "left_out_choose"),
        _fields(catalog, words, asked),
        None if decks is None else choosing(words, catalog, decks, asked),
        p(".faint", role="status")[told],
        ul(".cards.gallery-birds")[*(_card(card, words, decks, hearing) for card in shown)],
    )


def _card(card: BirdCard, words: Words, decks: Decks | None, hearing: str) -> Html:
    if decks is None:
        corner = heard(hearing, card, words, "picture")
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
        "bonus": sorted(bonus, key=lambda pair: plain(pair[1])),
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
        select(**on_input(messages.FindCards(field), "value"), id=f"gallery-{field}")[
            option(value="")[words.text("gallery_any")],
            *(
                option(value=value, selected=value == chosen)[name[:1].upper() + name[1:]]
                for value, name in choices
            ),
        ],
    ]
