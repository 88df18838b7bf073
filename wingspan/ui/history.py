"""A game that is over, gone through once more: everybody's score after every turn."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from wingspan.engine import Game
from wingspan.engine.catalog import Catalog
from wingspan.engine.events import TurnBegan
from wingspan.engine.record import decode
from wingspan.engine.state import PlayedBird, ScoreSheet


class Moment(NamedTuple):
    """The scores at the end of a turn: of which player, in which round, the how manieth."""

    player: int
    round: int
    turn: int
    sheets: tuple[ScoreSheet, ...]


@lru_cache(maxsize=1)
def history(record: str, catalog: Catalog) -> tuple[Moment, ...]:
    """The scores after each turn of everybody, in order; the last one is the end of the game.

    What is scored between two rounds belongs to the turn before it.
    """
    written = decode(record)
    game = (
        Game.new(written.setup, catalog=catalog)
        if written.start is None
        else Game.from_position(written.start, catalog)
    )
    turns: list[TurnBegan] = []
    scores: list[tuple[ScoreSheet, ...]] = []
    seen = 0

    def look() -> None:
        nonlocal seen
        now = game.scores()
        for event in game.events[seen:]:
            if isinstance(event, TurnBegan):
                if turns:
                    scores.append(now)
                turns.append(event)
        seen = len(game.events)

    look()
    for answer in written.answers:
        game.answer(answer)
        look()
    scores.append(game.scores())
    return tuple(
        Moment(begun.player, begun.round, begun.turn, sheets)
        for begun, sheets in zip(turns, scores, strict=True)
    )


def own_turns(moments: tuple[Moment, ...], seat: int) -> list[tuple[Moment, int]]:
    """Each turn of ``seat``, with the points gained from the last one's end to this one's."""
    found: list[tuple[Moment, int]] = []
    before = 0
    for moment in moments:
        if moment.player == seat:
            total = moment.sheets[seat].total
            found.append((moment, total - before))
            before = total
    return found


def worth(bird: PlayedBird, catalog: Catalog) -> int:
    """What a bird on the mat brought by itself: printed points, eggs, food and cards on it."""
    cached = sum(bird.cached.values())
    return catalog.birds[bird.bird].points + bird.eggs + cached + len(bird.tucked)
