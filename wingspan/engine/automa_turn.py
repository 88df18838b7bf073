"""The Automa's turn: one card, two actions, no powers of its own (Automa, turn)."""

from __future__ import annotations

from . import birdfeeder, tray
from .automa_deck import turn_up
from .cards import AutomaSection
from .chance import below
from .conditions import Birds, matches
from .decision import Asking
from .events import (
    AutomaCube,
    AutomaDrew,
    AutomaLaidEggs,
    AutomaTookBird,
    AutomaTookDice,
    AutomaTookFaceDown,
    AutomaWakesPink,
    TurnBegan,
)
from .powers import wake_all
from .rounds import next_seat
from .state import Automa
from .table import Table


def automa_turn(table: Table) -> Asking:
    """Turn up a card, carry out its section for this round, refill the tray."""
    state = table.state
    automa = state.automa
    assert automa is not None
    automa.turns += 1
    table.log(TurnBegan(state.turn_of, state.round, automa.turns))
    card, section = turn_up(table, automa)
    table.log(AutomaDrew(card))
    _primary(table, automa, section)
    if section.secondary == "pink_powers":
        table.log(AutomaWakesPink())
        yield from wake_all(table, 0)
    elif section.secondary != "none":
        _move_cube(table, automa, section.secondary == "place_cube")
    tray.refill(table)
    next_seat(table)


def _primary(table: Table, automa: Automa, section: AutomaSection) -> None:
    if section.primary == "play_bird":
        _play_a_bird(table, automa)
    elif section.primary == "draw_cards":
        _take_face_down(table, automa, tray.clear(table))
    elif section.primary == "lay_eggs":
        automa.eggs += section.eggs
        table.log(AutomaLaidEggs(section.eggs))
    else:
        _gain_food(table, section)


def wanted(table: Table, automa: Automa) -> list[str]:
    """The cards of the tray that the Automa's bonus card looks for."""
    counts = table.catalog.bonus_cards[automa.bonus].counts
    assert isinstance(counts, Birds)
    return [
        card
        for card in table.state.tray
        if card is not None
        and (
            counts.like is None
            or matches(table.birds[card], counts.like, table.setup.names_language)
        )
    ]


def _play_a_bird(table: Table, automa: Automa) -> None:
    """Of the wanted face-up cards the most valuable is kept, by lot among equals."""
    matching = wanted(table, automa)
    if not matching:
        _take_face_down(table, automa, ())
        return
    most = max(table.birds[card].points for card in matching)
    best = [card for card in matching if table.birds[card].points == most]
    kept = best[below(table.state.random, "automa", len(best))] if len(best) > 1 else best[0]
    spaces = table.state.tray
    for card in matching:
        spaces[spaces.index(card)] = None
    automa.birds.append(kept)
    table.log(AutomaTookBird(kept, tuple(matching)))
    for card in matching:
        if card != kept:
            tray.discard(table, card)


def _take_face_down(table: Table, automa: Automa, discarded: tuple[str, ...]) -> None:
    card = tray.top_card(table)
    if card is not None:
        automa.face_down.append(card)
    table.log(AutomaTookFaceDown(discarded))


def _gain_food(table: Table, section: AutomaSection) -> None:
    """All dice of the first face in the card's order that the birdfeeder shows."""
    while birdfeeder.all_alike(table):
        birdfeeder.refill(table, table.state.turn_of, "reroll")
    shown = table.state.birdfeeder
    face = next(face for face in section.food if face in shown)
    count = shown.count(face)
    table.log(AutomaTookDice(face, count))
    for _ in range(count):
        birdfeeder.take_out(table, face)


def _move_cube(table: Table, automa: Automa, place: bool) -> None:
    if place:
        automa.goal_cubes += 1
        table.log(AutomaCube(1, automa.goal_cubes))
    elif automa.goal_cubes:
        automa.goal_cubes -= 1
        table.log(AutomaCube(-1, automa.goal_cubes))
