"""The line that describes a saved game, as data that views put into words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from wingspan.engine.components import Level, Phase

if TYPE_CHECKING:
    from wingspan.engine import Game, Setup


class Line(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a list of games says about one.

    ``round``: 0 if only the set-up is known, not the table. ``turns_left``: turns of the current
    player in this round, including this one. ``totals``: by seat, the Automa's last, as everybody
    may know them. ``awaited``: the seat that must answer, None when the game is over.
    """

    players: int
    names: tuple[str, ...] = ()
    automa: Level | None = None
    automubon: bool = False
    sets: tuple[str, ...] = ()
    round: int = 0
    turns_left: int = 0
    phase: Phase = "setup"
    totals: tuple[int, ...] = ()
    awaited: int | None = None
    answers: int = 0

    @property
    def over(self) -> bool:
        return self.phase == "over"


def of_setup(setup: Setup, answers: int) -> Line:
    """Return the line that is known without replaying the game."""
    return Line(
        players=setup.players,
        names=setup.names,
        automa=setup.automa,
        automubon=setup.automubon,
        sets=setup.sets,
        answers=answers,
    )


def known_totals(game: Game) -> tuple[int, ...]:
    """Return the points by seat that everybody may know: with several people, no bonus cards."""
    secret = len(game.state.players) > 1 and game.state.phase != "over"
    return tuple(sheet.total - (sheet.bonus if secret else 0) for sheet in game.scores())


def describe(game: Game) -> Line:
    """Return the line of a game as it stands."""
    from wingspan.engine.rounds import turns_in_round

    setup, state, decision = game.setup, game.state, game.decision
    left = 0
    if state.phase in ("setup", "turn"):
        at_its_start = game.position()["players"][state.turn_of].get("cubes", {})
        turns = turns_in_round(game.catalog, state.goals, state.round)
        left = turns - sum(at_its_start.values())
    return Line(
        players=setup.players,
        names=setup.names,
        automa=setup.automa,
        automubon=setup.automubon,
        sets=setup.sets,
        round=state.round,
        turns_left=left,
        phase=state.phase,
        totals=known_totals(game),
        awaited=decision.player if decision else None,
        answers=len(game.answers),
    )
