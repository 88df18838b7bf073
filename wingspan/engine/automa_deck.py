"""The Automa's deck from round to round (Automa, set-up and end of the round)."""

from __future__ import annotations

from .cards import AutomaCard, AutomaSection
from .catalog import Catalog
from .chance import shuffled
from .components import Habitat
from .events import AutomaCardRemoved, AutomaNectar
from .setup import Setup
from .state import Automa
from .table import Table


def cards_in_round(setup: Setup, catalog: Catalog, round_: int) -> list[str]:
    """The Automa cards that are in the deck during that round, in catalog order."""
    return [
        card
        for card in catalog.ids_of("automa_cards", setup.sets)
        if _stays(catalog.automa_cards[card], round_)
        and (setup.automubon or not catalog.automa_cards[card].optional)
    ]


def _stays(card: AutomaCard, round_: int) -> bool:
    return card.remove_after is None or card.remove_after >= round_


def _cards(table: Table, round_: int) -> list[str]:
    return cards_in_round(table.setup, table.catalog, round_)


def prepare_round(table: Table, automa: Automa, ended: int) -> None:
    """After round ``ended``: its card leaves, the others are shuffled, the goal's cubes go."""
    for card in _cards(table, ended):
        if table.catalog.automa_cards[card].remove_after == ended:
            table.log(AutomaCardRemoved(card))
    automa.deck = list(shuffled(table.state.random, "automa", _cards(table, ended + 1)))
    automa.turned = []
    automa.goal_cubes = 0
    automa.turns = 0


def move_nectar(table: Table, automa: Automa) -> None:
    """End of a round: cards are turned up whose sections move the Automa's spent nectar.

    The first section stands for the forest, the second for the grassland, the third for the
    wetland: a cube placed is one more, a cube removed one less, never below none.
    """
    nectar = table.catalog.furniture.nectar
    for _ in range(min(nectar.automa_draws, len(automa.deck))):
        card = automa.deck.pop(0)
        automa.turned.append(card)
        changes: dict[Habitat, int] = {}
        sections = table.catalog.automa_cards[card].rounds
        for habitat, section in zip(nectar.automa_rows, sections, strict=True):
            if habitat is None or section is None:
                continue
            change = {"place_cube": 1, "remove_cube": -1}.get(section.secondary, 0)
            if automa.nectar[habitat] + change >= 0 and change:
                automa.nectar[habitat] += change
                changes[habitat] = change
        table.log(AutomaNectar(card, changes))


def turn_up(table: Table, automa: Automa) -> tuple[str, AutomaSection]:
    """The next card and its section for this round; a spent deck is shuffled again."""
    if not automa.deck:
        automa.deck = list(shuffled(table.state.random, "automa", _cards(table, table.state.round)))
        automa.turned = []
    card = automa.deck.pop(0)
    automa.turned.append(card)
    section = table.catalog.automa_cards[card].rounds[table.state.round - 1]
    assert section is not None
    return card, section
