"""The Automa's turn: one card, two actions, no powers of its own (Automa, turn)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from . import birdfeeder, decks, tray
from .automa_deck import turn_up
from .cards import AutomaSection
from .chance import below
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
from .matching import matches
from .powers import do_what_waited, wake_all
from .rounds import next_seat
from .state import Automa
from .table import Table


def automa_turn(table: Table) -> Asking:
    """Turn up a card, carry out its section for this round, and refill the tray."""
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
    yield from do_what_waited(table, table.state.turn_of)
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
    """Return the face-up cards that the Automa's bonus card looks for."""
    like = table.catalog.bonus_cards[automa.bonus].wanted(table.setup.automa)
    names = table.setup.names_language
    return [
        card
        for card in table.state.tray
        if card is not None and like is not None and matches(table.birds[card], like, names)
    ]


def _play_a_bird(table: Table, automa: Automa) -> None:
    """Keep the wanted face-up cards of most value, or least, choosing at random between equals.

    If no face-up card is wanted, take the deck's top card face down.
    """
    matching = wanted(table, automa)
    if not matching:
        _take_face_down(table, automa, ())
        return
    spaces = table.state.tray
    left = matching[:]
    bonus = table.catalog.bonus_cards[automa.bonus]
    for _ in range(min(len(left), bonus.automa_keeps)):
        kept = _preferred(table, left, min if bonus.automa_lowest else max)
        left.remove(kept)
        automa.birds.append(kept)
        table.log(AutomaTookBird(kept, tuple(matching)))
    for card in matching:
        spaces[spaces.index(card)] = None
    decks.discard(table, "birds", left)


def _preferred(table: Table, cards: list[str], which: Callable[[Iterable[int]], int]) -> str:
    value = which(table.birds[card].points for card in cards)
    best = [card for card in cards if table.birds[card].points == value]
    return best[below(table.state.random, "automa", len(best))] if len(best) > 1 else best[0]


def _take_face_down(table: Table, automa: Automa, discarded: tuple[str, ...]) -> None:
    card = decks.top(table, "birds")
    if card is not None:
        automa.face_down.append(card)
    table.log(AutomaTookFaceDown(discarded))


def _gain_food(table: Table, section: AutomaSection) -> None:
    """Take all dice of the first face in the card's order that the birdfeeder shows."""
    while birdfeeder.all_alike(table):
        birdfeeder.refill(table, table.state.turn_of, "reroll")
    shown = table.state.birdfeeder
    face = next(face for face in faces_wanted(table, section) if face in shown)
    count = shown.count(face)
    table.log(AutomaTookDice(face, count))
    for _ in range(count):
        birdfeeder.take_out(table, face)


def faces_wanted(table: Table, section: AutomaSection) -> list[str]:
    """Return the faces in the card's order.

    On dice with nectar, a food without a face of its own stands for the face that shows it
    together with nectar; faces that the card does not name come last.
    """
    order = [
        next((name for name in (face, f"nectar_{face}") if name in table.faces), face)
        for face in section.food
    ]
    return [*order, *(face for face in table.faces if face not in order)]


def _move_cube(table: Table, automa: Automa, place: bool) -> None:
    if place:
        automa.goal_cubes += 1
        table.log(AutomaCube(1, automa.goal_cubes))
    elif automa.goal_cubes:
        automa.goal_cubes -= 1
        table.log(AutomaCube(-1, automa.goal_cubes))
