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
    """Return the Automa cards in the deck during that round, in catalog order."""
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
    """Prepare the Automa for the next round, after round ``ended``.

    Remove the card marked for removal after that round, shuffle the others, and take back the
    cubes on the goal.
    """
    for card in _cards(table, ended):
        if table.catalog.automa_cards[card].remove_after == ended:
            table.log(AutomaCardRemoved(card))
    automa.deck = list(shuffled(table.state.random, "automa", _cards(table, ended + 1)))
    automa.turned = []
    automa.goal_cubes = 0
    automa.turns = 0


def move_nectar(table: Table, automa: Automa) -> None:
    """Turn up the cards that move the Automa's spent nectar at the end of a round.

    The first section stands for the forest, the second for the grassland, the third for the
    wetland: a cube placed adds one, a cube removed takes one away, never below 0.
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
    """Turn up the next card and return it with its section for this round.

    An empty deck is reshuffled first.
    """
    if not automa.deck:
        automa.deck = list(shuffled(table.state.random, "automa", _cards(table, table.state.round)))
        automa.turned = []
    card = automa.deck.pop(0)
    automa.turned.append(card)
    section = table.catalog.automa_cards[card].rounds[table.state.round - 1]
    assert section is not None
    return card, section
