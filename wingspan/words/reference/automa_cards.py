"""The table of the Automa's cards, made from card data."""

from __future__ import annotations

from collections.abc import Iterator

from wingspan.engine.cards import AutomaSection, Primary, Secondary
from wingspan.engine.catalog import Catalog
from wingspan.words import Words
from wingspan.words.chapters import Text, chapter

from .notes import Notes, listed

ID = "automa.cards"

_STEPS: dict[Primary, str] = {
    "play_bird": "{play_bird}",
    "draw_cards": "{card}",
    "lay_eggs": "{egg}",
    "gain_food": "{dice}",
}
_ALSO: dict[Secondary, str] = {
    "place_cube": " + {cube}",
    "remove_cube": " − {cube}",
    "pink_powers": " {power-pink}",
    "none": "",
}


def text(catalog: Catalog, words: Words) -> Text:
    """Return the entry with the table."""
    title = chapter(words.language, "reference/automa_cards")[""].title
    return Text(title, "\n\n".join(_parts(catalog, words)))


def _parts(catalog: Catalog, words: Words) -> Iterator[str]:
    note = Notes(words.language, "automa_cards")
    yield note("intro")
    cards = list(catalog.automa_cards.values())
    rows = [f"| {note('card')} | {' | '.join(str(n + 1) for n in range(len(cards[0].rounds)))} |"]
    orders = []
    for card in cards:
        name = words.automa_card_name(card.id)
        rows.append(f"| {name} | {' | '.join(map(step, card.rounds))} |")
        for number, section in enumerate(card.rounds, 1):
            if section is not None and section.food:
                order = " ".join(f"{{{face}}}" for face in section.food)
                orders.append(note("in_round", card=name, round=number, order=order))
    yield "\n".join(rows)
    for card in cards:
        if card.optional:
            yield note("optional", card=words.automa_card_name(card.id))
        if catalog.set_of[card.id] != "core":
            origin = words.text(f"set.{catalog.set_of[card.id]}")
            yield note("of_set", card=words.automa_card_name(card.id), set=origin)
    yield note("orders")
    yield listed(orders)


def step(section: AutomaSection | None) -> str:
    """Return a section as icons; a dash if the card has left the deck.

    >>> step(AutomaSection("lay_eggs", "remove_cube", eggs=2))
    '2 {egg} − {cube}'
    """
    if section is None:
        return "–"
    eggs = f"{section.eggs} " if section.primary == "lay_eggs" else ""
    return f"{eggs}{_STEPS[section.primary]}{_ALSO[section.secondary]}"
