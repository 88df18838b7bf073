"""What a position leaves out and play decides: whose turn it is, the phase, the Automa's turns.

A record keeps the position filled in, so that it is replayed as it was begun.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import structs

from ..automa_deck import cards_in_round
from ..catalog import Catalog
from ..components import ROUNDS, Color, Phase
from ..dealing import deal
from ..rounds import turns_in_round
from .positions import AutomaPosition, PlayerPosition, Position

_LAST: tuple[Phase | None, ...] = ("game_end", "over")
"""The phases that only the last round has."""


def names_round(position: Position | dict[str, Any] | str | bytes) -> bool:
    """Whether a position says which round it is; a :class:`Position` does unless it is round 1."""
    if isinstance(position, Position):
        return position.round != 1
    plain = msgspec.json.decode(position) if isinstance(position, (str, bytes)) else position
    return "round" in plain


def filled_in(position: Position, catalog: Catalog, *, knows_round: bool = True) -> Position:
    """Return the position with the values that play would have for what it leaves out.

    The set-up must have been checked; what else is impossible stays as it is, to be refused when
    the table is laid out. ``knows_round``: whether the position says which round it is.
    """
    if not knows_round and position.phase in _LAST:
        position = structs.replace(position, round=ROUNDS)
    goals_known = all(goal in catalog.goals for goal in position.goals or ())
    if not (
        1 <= position.round <= ROUNDS
        and 0 <= position.first_player < position.setup.players
        and goals_known
        and (position.phase != "automa" or position.setup.automa is not None)
    ):
        return position
    filling = _Filling(position, catalog)
    phase = filling.phase
    turn_of = filling.turn_of(phase) if position.turn_of is None else position.turn_of
    automa = filling.automa(phase)
    return structs.replace(position, phase=phase, turn_of=turn_of, automa=automa)


class _Filling:
    """Works out what one position leaves out."""

    def __init__(self, position: Position, catalog: Catalog) -> None:
        setup = position.setup
        self.position = position
        self.catalog = catalog
        self.dealt = deal(setup, catalog)
        first = position.first_player
        self.order = [(first + step) % setup.players for step in range(setup.players)]
        """The people's seats, in the order of the round."""
        self.turns = turns_in_round(catalog, position.goals or self.dealt.goals, position.round)
        self.phase: Phase = position.phase or self._phase()

    def _player(self, seat: int) -> PlayerPosition:
        described = self.position.players
        return described[seat] if seat < len(described) else PlayerPosition()

    def _taken(self, seat: int) -> int:
        return sum(self._player(seat).cubes.values())

    def _with(self, color: Color) -> list[int]:
        """The seats that have a bird with powers of that colour, in the order of the round."""
        cards = self.catalog.birds
        return [
            seat
            for seat in self.order
            if any(
                bird.bird in cards and cards[bird.bird].color == color
                for row in self._player(seat).mat.values()
                for bird in row
            )
        ]

    def _phase(self) -> Phase:
        position = self.position
        automas = position.automa.turns if position.automa is not None else 0
        if position.turn_of is not None:
            return "automa" if position.turn_of == position.setup.players else "turn"
        if position.setup.automa is not None and 0 < automas < self._taken(0):
            return "automa"
        if any(self._taken(seat) < self.turns for seat in self.order):
            return "turn"
        return "round_end" if self._with("teal") else "scoring"

    def turn_of(self, phase: Phase) -> int:
        """Whose turn it is in that phase: of those who use powers at an end, the first."""
        seats = self.position.setup.players
        if phase == "automa":
            return seats
        if phase == "setup":
            return next((seat for seat in range(seats) if not self._has_chosen(seat)), 0)
        if phase == "turn":
            return min(self.order, key=self._taken)
        if phase in ("round_end", "game_end"):
            return (self._with("teal" if phase == "round_end" else "yellow") or self.order)[0]
        last = self.order[-1] if self.position.setup.automa is None else seats
        used = (self._with("yellow") if phase == "over" else []) or self._with("teal")
        return (used or [last])[-1]

    def _has_chosen(self, seat: int) -> bool:
        player = self._player(seat)
        return bool(player.bonus) and not player.choosing

    def automa(self, phase: Phase) -> AutomaPosition | None:
        """The Automa with its turns and the cards that it has turned up in them."""
        setup, automa = self.position.setup, self.position.automa
        if setup.automa is None or phase == "setup":
            return automa
        automa = automa or AutomaPosition()
        if not automa.turns and automa.deck is None:  # a whole position says its turns
            ended = phase not in ("turn", "automa")
            taken = self.turns if ended else self._taken(0) - (phase == "automa")
            automa = structs.replace(automa, turns=max(taken, 0))
        if automa.turns and not automa.turned and automa.deck is None:
            automa = structs.replace(automa, turned=self._turned(automa))
        return None if automa == AutomaPosition() else automa

    def _turned(self, automa: AutomaPosition) -> tuple[str, ...]:
        """The cards turned up in the Automa's turns, if they came in the order dealt."""
        assert self.dealt.automa is not None
        cards = cards_in_round(self.position.setup, self.catalog, self.position.round)
        order = [card for card in self.dealt.automa.deck if card in cards]
        order = [card for card in order if card not in automa.deck_top]
        size = max(len(order), 1)
        return tuple(order[: (automa.turns - 1) % size + 1])
