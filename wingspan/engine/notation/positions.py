"""Positions: tables written down in whole or in part.

A position is to this game what FEN is to chess. Every field is optional: a player who is left
out is dealt a start (five cards, one of each food, one bonus card), a field left out of a given
player is empty, and tray, decks, dice, goals and the Automa's cards are dealt from the seed.
``docs/positions.md`` shows the fields with examples.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from ..components import (
    Action,
    Food,
    Habitat,
    Phase,
)
from ..rules import RULES, RulesError, check_number
from ..setup import Setup
from ..state import Automa, GameState, Player, ScoredGoal


class PositionError(ValueError):
    """Raised for an impossible position; the message names the field and the reason."""


class BirdPosition(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A bird on a mat. ``tucked``: the cards under it, or their number (taken from the deck).

    ``sideways``: whether it covers two spaces.
    """

    bird: str
    eggs: int = 0
    cached: dict[Food, int] = {}
    tucked: int | tuple[str, ...] = 0
    sideways: bool = False


class PlayerPosition(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A person's side of the table; see :class:`~wingspan.engine.state.Player`.

    ``hand_dealt``, ``bonus_dealt``: numbers of cards held besides those named, which are dealt.
    """

    hand: tuple[str, ...] = ()
    food: dict[Food, int] = {}
    bonus: tuple[str, ...] = ()
    mat: dict[Habitat, tuple[BirdPosition, ...]] = {}
    cubes: dict[Action, int] = {}
    pink_used: tuple[str, ...] = ()
    known: tuple[str, ...] = ()
    seen: tuple[str, ...] = ()
    unseen: tuple[str, ...] = ()
    choosing: tuple[str, ...] = ()
    nectar: dict[Habitat, int] = {}
    shown: tuple[str, ...] = ()
    copied: tuple[str, ...] = ()
    hand_dealt: int = 0
    bonus_dealt: int = 0


class AutomaPosition(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The Automa's side of the table; ``face_down``: the cards, or their number."""

    bonus: str | None = None
    deck: tuple[str, ...] | None = None
    deck_top: tuple[str, ...] = ()
    turned: tuple[str, ...] = ()
    birds: tuple[str, ...] = ()
    face_down: int | tuple[str, ...] = 0
    eggs: int = 0
    goal_cubes: int = 0
    turns: int = 0
    nectar: dict[Habitat, int] | None = None


class Position(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A table. ``answers``: answers given since, in the turn that begins there.

    ``rules``: the rules version; None if a record states it.
    """

    setup: Setup
    rules: int | None = None
    round: int = 1
    phase: Phase | None = None
    turn_of: int | None = None
    first_player: int = 0
    players: tuple[PlayerPosition, ...] = ()
    birdfeeder: tuple[str, ...] | None = None
    dice_out: tuple[str, ...] | None = None
    tray: tuple[str | None, ...] | None = None
    deck: tuple[str, ...] | None = None
    deck_top: tuple[str, ...] = ()
    discards: tuple[str, ...] = ()
    bonus_deck: tuple[str, ...] | None = None
    bonus_deck_top: tuple[str, ...] = ()
    bonus_discards: tuple[str, ...] = ()
    goals: tuple[str, ...] | None = None
    scored: tuple[ScoredGoal, ...] = ()
    automa: AutomaPosition | None = None
    random: dict[str, int] | None = None
    answers: tuple[int, ...] = ()


def read(position: Position | dict[str, Any] | str | bytes) -> Position:
    """Read a position from plain data or JSON. Raises PositionError if it is not one."""
    try:
        if isinstance(position, (str, bytes)):
            return msgspec.json.decode(position, type=Position)
        if isinstance(position, dict):
            return msgspec.convert(position, Position)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise PositionError(f"This is not a position: {error}") from error
    return position


def to_plain(position: Position) -> dict[str, Any]:
    """Return the position as plain data, without fields that hold their defaults."""
    plain: dict[str, Any] = msgspec.to_builtins(position)
    return plain


def rules_of(position: Position, given: int | None) -> int:
    """Return a position's rules version; by default ``given``, or else the current one.

    Raises PositionError if the position disagrees with ``given``, or the version is unknown.
    """
    rules = position.rules if given is None else given
    if position.rules not in (None, rules):
        raise PositionError(f"rules: the position is of rules {position.rules}, not {rules}.")
    try:
        check_number(RULES if rules is None else rules)
    except RulesError as error:
        raise PositionError(f"rules: {error}") from error
    return RULES if rules is None else rules


def of(setup: Setup, state: GameState, answers: tuple[int, ...], rules: int) -> Position:
    """Return the complete position of a table."""
    automa = state.automa
    return Position(
        setup=setup,
        rules=rules,
        round=state.round,
        phase=state.phase,
        turn_of=state.turn_of,
        first_player=state.first_player,
        players=tuple(_player_of(player) for player in state.players),
        birdfeeder=tuple(state.birdfeeder),
        dice_out=tuple(state.dice_out),
        tray=tuple(state.tray),
        deck=state.deck.left(),
        discards=tuple(state.deck.discards),
        bonus_deck=state.bonus_deck.left(),
        bonus_discards=tuple(state.bonus_deck.discards),
        goals=state.goals,
        scored=tuple(state.scored),
        automa=None if automa is None else _automa_of(automa),
        random=dict(state.random),
        answers=answers,
    )


def _player_of(player: Player) -> PlayerPosition:
    return PlayerPosition(
        hand=tuple(player.hand),
        food={food: n for food, n in player.food.items() if n},
        bonus=tuple(player.bonus),
        mat={
            habitat: tuple(
                BirdPosition(bird.bird, bird.eggs, bird.cached, bird.tucked, bird.sideways)
                for bird in row
            )
            for habitat, row in player.mat.items()
            if row
        },
        cubes={action: n for action, n in player.cubes.items() if n},
        pink_used=tuple(player.pink_used),
        known=tuple(player.known),
        seen=tuple(player.seen),
        unseen=tuple(player.unseen),
        choosing=tuple(player.choosing),
        nectar={habitat: n for habitat, n in player.nectar.items() if n},
        shown=player.shown or (),
        copied=player.copied or (),
    )


def _automa_of(automa: Automa) -> AutomaPosition:
    return AutomaPosition(
        bonus=automa.bonus,
        deck=tuple(automa.deck),
        turned=tuple(automa.turned),
        birds=tuple(automa.birds),
        face_down=tuple(automa.face_down),
        eggs=automa.eggs,
        goal_cubes=automa.goal_cubes,
        turns=automa.turns,
        nectar=dict(automa.nectar),
    )
