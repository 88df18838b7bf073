"""All players' scores after every turn of a game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from msgspec import structs

from wingspan.engine import Game
from wingspan.engine.catalog import Catalog
from wingspan.engine.events import AnyEvent, GoalScored, TurnBegan
from wingspan.engine.notation.record import decode
from wingspan.engine.state import PlayedBird, ScoreSheet


class Turn(NamedTuple):
    """A turn, with all players' scores at its end."""

    player: int
    """The seat whose turn it was."""
    round: int
    turn: int
    """Counted from 1 within the round."""
    sheets: tuple[ScoreSheet, ...] = ()
    """By seat."""
    entry: int = 0
    """The index of the log entry with which the turn began."""
    answers: int = 0
    """The number of answers given before it."""


class History(NamedTuple):
    """The scores when the first turn began, and after each turn of every player.

    A game may have no turn: one that is still being set up, or that began from a position
    after its last turn.
    """

    start: tuple[ScoreSheet, ...]
    """By seat, when the first turn began."""
    turns: tuple[Turn, ...]
    """In the order in which they were taken."""
    finals: tuple[int, ...] = ()
    """The final points by seat; () if the game is not over."""


@lru_cache(maxsize=1)
def history(record: str, catalog: Catalog) -> History:
    """The history of the game in a JSON record. Raises what :meth:`Game.replay` raises.

    Points scored between two rounds belong to the turn before, if there was one.
    """
    written = decode(record)
    game = Game.begun(written, catalog)
    turns: list[Turn] = []
    seen, before = 0, game.scores()
    start = before

    def look(given: int) -> None:
        nonlocal seen, before, start
        now, new = game.scores(), game.events[seen:]
        for number, event in enumerate(new):
            if not isinstance(event, TurnBegan):
                continue
            if turns:
                later = new[number + 1 :]
                before = _at(turns[-1], before, now, later) if later else now
                turns[-1] = turns[-1]._replace(sheets=before)
            else:
                start = now
            begun = Turn(event.player, event.round, event.turn, (), seen + number, given)
            turns.append(begun)
        seen, before = len(game.events), now

    look(0)
    for number, answer in enumerate(written.answers, 1):
        game.answer(answer)
        look(number)
    if turns:
        turns[-1] = turns[-1]._replace(sheets=before)
    finals = () if game.decision is not None else tuple(sheet.total for sheet in before)
    return History(start, tuple(turns), finals)


def _at(
    turn: Turn,
    before: tuple[ScoreSheet, ...],
    now: tuple[ScoreSheet, ...],
    later: Sequence[AnyEvent],
) -> tuple[ScoreSheet, ...]:
    """The scores at the end of a turn whose last answer continued into the next turns.

    This happens when the Automa follows, because it is never asked. ``before`` and ``now`` are the
    scores before and after that answer, ``later`` the events after the end of the turn.
    """
    paid = sum(
        standing.points
        for event in later
        if isinstance(event, GoalScored)
        for standing in event.standings
        if standing.player == turn.player
    )
    mine = now[turn.player]
    mine = structs.replace(mine, goals=mine.goals - paid, total=mine.total - paid)
    return tuple(mine if sheet.player == turn.player else sheet for sheet in before)


def own_turns(past: History, seat: int) -> list[tuple[Turn, int]]:
    """Each turn of ``seat`` with the points gained since its previous one, goals excluded."""
    found: list[tuple[Turn, int]] = []
    before = _without_goals(past.start[seat])
    for moment in past.turns:
        if moment.player == seat:
            total = _without_goals(moment.sheets[seat])
            found.append((moment, total - before))
            before = total
    return found


def _without_goals(sheet: ScoreSheet) -> int:
    return sheet.total - sheet.goals


def worth(bird: PlayedBird, catalog: Catalog) -> int:
    """Points of a bird on the mat by itself: printed points, eggs, cached food, tucked cards."""
    cached = sum(bird.cached.values())
    return catalog.birds[bird.bird].points + bird.eggs + cached + len(bird.tucked)
