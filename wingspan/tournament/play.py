"""One game of a tournament: who plays it, and how it ended.

The fixture determines the game on every machine; only the times differ.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import cache, partial

from msgspec import Struct, structs

from wingspan.bots.features.value_features import CATEGORIES
from wingspan.bots.levels import Level, level
from wingspan.bots.player import Player, kind_of_game
from wingspan.bots.weights import NEWEST
from wingspan.engine import Game, Record, Setup, load_catalog
from wingspan.engine.chance import below, streams
from wingspan.engine.components import AUTOMA_LEVELS
from wingspan.engine.decision import Decision
from wingspan.engine.setup import SEEDS

RANDOM = "random"
"""The name of a player that picks options at random."""


Answers = Callable[[Game, Decision], int]
"""A player at its seat: returns the index of the option to take."""


class Fixture(Struct, frozen=True):
    """A game to play: its set-up, the level at each seat, and the version of their weights."""

    setup: Setup
    seats: tuple[str, ...]
    weights: int = NEWEST


class Result(Struct, frozen=True):
    """A game that was played: its record, who sat where, and how it ended.

    ``points``, ``wins`` (1, or a share of it in a tie) and ``columns`` of the score pad are by
    seat, without the Automa; ``automa`` holds its points at its three levels, () without it.
    ``seconds`` of processor time and ``turns`` taken are by seat.
    """

    record: Record
    seats: tuple[str, ...]
    weights: int
    points: tuple[int, ...]
    wins: tuple[float, ...]
    columns: tuple[tuple[int, ...], ...]
    automa: tuple[int, ...]
    seconds: tuple[float, ...]
    turns: tuple[int, ...]

    @property
    def fixture(self) -> Fixture:
        """The fixture of the game."""
        return Fixture(self.record.setup, self.seats, self.weights)


def play(fixture: Fixture) -> Result:
    """Play a game. Raises SetupError, LookupError or WeightsError if it cannot be played."""
    return play_out(fixture)[0]


def play_out(fixture: Fixture) -> tuple[Result, Game]:
    """Play a game as :func:`play` does; return the game at its end too."""
    game = Game.new(fixture.setup, load_catalog())
    players = [_seated(fixture, seat) for seat in range(len(fixture.seats))]
    seconds, turns = [0.0] * len(players), [0] * len(players)
    while (decision := game.decision) is not None:
        seat = decision.player
        begun = time.process_time()
        choice = players[seat](game, decision)
        seconds[seat] += time.process_time() - begun
        turns[seat] += decision.kind == "action"
        game.answer(choice)
    sheets = game.scores()
    people = sheets[: len(players)]
    first = [sheet.player for sheet in sheets if sheet.rank == 1]
    result = Result(
        record=game.record(),
        seats=fixture.seats,
        weights=fixture.weights,
        points=tuple(sheet.total for sheet in people),
        wins=tuple(1 / len(first) if sheet.player in first else 0.0 for sheet in people),
        columns=tuple(tuple(getattr(sheet, column) for column in CATEGORIES) for sheet in people),
        automa=_automa(game),
        seconds=tuple(round(spent, 4) for spent in seconds),
        turns=tuple(turns),
    )
    return result, game


def _automa(game: Game) -> tuple[int, ...]:
    """Return the Automa's points at each of its levels; these differ in what face-down birds
    score.
    """
    automa = game.state.automa
    if automa is None:
        return ()
    worth = game.catalog.furniture.face_down_points
    total = game.scores()[-1].total - worth[game.setup.automa or ""] * len(automa.face_down)
    return tuple(total + worth[name] * len(automa.face_down) for name in AUTOMA_LEVELS)


def _seated(fixture: Fixture, seat: int) -> Answers:
    """Return the player at a seat."""
    name = fixture.seats[seat]
    if name == RANDOM:
        chance = streams((fixture.setup.seed + 1 + seat) % SEEDS)
        return lambda _, decision: below(chance, "dice", len(decision.options))
    who = level(name, fixture.weights)
    player = _player(who, kind_of_game(fixture.setup), seat, fixture.weights)
    if who.budget is None and not who.temperature:
        # It reads only what its view shows of the state (tests/bots/test_fairness.py).
        return lambda game, decision: player.evaluator.policy.greedy(game.state, decision)
    return lambda game, _: player.answer(game.view(seat), partial(game.worlds, seat))


@cache
def _player(level: Level, kind: Setup, seat: int, weights: int) -> Player:
    """Return the player of that level and seat, for all games: it keeps no state between them."""
    return Player(level, kind, load_catalog(), seat, weights)


def mirrored(fixture: Fixture) -> list[Fixture]:
    """Return the fixture with the levels rotated round the table, once per distinct seating."""
    seats = fixture.seats
    moved = dict.fromkeys(seats[number:] + seats[:number] for number in range(len(seats)))
    return [structs.replace(fixture, seats=each) for each in moved]
