"""A computer player: a level at a seat. It is given a view and worlds, never the game.

>>> from wingspan.engine import Game, Setup, load_catalog
>>> from wingspan.bots.levels import level
>>> setup = Setup(players=2, seed=7)
>>> player = Player(level("belted_kingfisher"), kind_of_game(setup), load_catalog())
>>> game = Game.new(setup)
>>> while game.decision is not None and game.state.phase == "setup":
...     seat = game.decision.player
...     game.answer(player.answer(game.view(seat), lambda: game.worlds(seat)))
>>> game.state.phase
'turn'
"""

from __future__ import annotations

from collections.abc import Callable, Generator

from msgspec import Struct, structs

from wingspan.engine import Catalog, Setup, View
from wingspan.engine.decision import Decision
from wingspan.engine.keys import key
from wingspan.engine.playout import Worlds
from wingspan.engine.slices import finish

from .chances import pick
from .levels import WARM, Level
from .look_ahead import LookAhead
from .policy import Policy
from .tables import tables_of
from .value import Value
from .weights import NEWEST, policy_weights, value_weights

GetWorlds = Callable[[], Worlds]


class Progress(Struct, frozen=True):
    """How many playouts of how many have been made."""

    done: int
    whole: int


def kind_of_game(setup: Setup) -> Setup:
    """The set-up as a player may know it: without its seed and names."""
    return structs.replace(setup, seed=0, names=())


class Player:
    """Answers for a seat. It keeps nothing from one decision to the next, so that the same view
    gets the same answer, after an undo or a reload too.

    ``seed`` is its own, for its chances; two players with different seeds differ in those only.
    ``share``: the percentage of the level's worlds that it looks at.
    """

    def __init__(
        self,
        level: Level,
        setup: Setup,
        catalog: Catalog,
        seed: int = 0,
        version: int = NEWEST,
        share: int = 100,
    ) -> None:
        """Raises WeightsError if there are no weights of that version."""
        tables = tables_of(setup, catalog)
        self.level = level
        self.policy = Policy(tables, policy_weights(catalog, version))
        self.value = Value(tables, value_weights(catalog, version))
        budget = level.budget_of(setup.players)
        self.budget = budget and budget.cut(share)
        self._seed = seed

    def answer(self, view: View, worlds: GetWorlds) -> int:
        """The number of an option of the decision in ``view``, which must be there."""
        return finish(self.think(view, worlds))

    def think(self, view: View, worlds: GetWorlds) -> Generator[Progress, None, int]:
        """The same in slices of a few milliseconds."""
        decision = asked(view)
        looking = self.look_ahead(view, worlds)
        if looking is None:
            return self._at_once(view, decision)
        for _ in looking.steps():
            yield Progress(looking.done, looking.whole)
        return looking.answer

    def look_ahead(self, view: View, worlds: GetWorlds) -> LookAhead | None:
        """The look ahead for that decision, for who wants to stop it or to share it out."""
        if self.budget is None:
            return None
        decision = asked(view)
        seed = self._chance(view, decision) >> 16
        return LookAhead(self.policy, self.value, view.state, decision, worlds(), self.budget, seed)

    def _at_once(self, view: View, decision: Decision) -> int:
        if not self.level.quarters or decision.kind not in WARM:
            return self.policy.greedy(view.state, decision)
        found, begins, _ = self.policy.weigh(view.state, decision)
        chance = self._chance(view, decision)
        return begins[pick(self.policy.score(found), self.level.quarters, chance)]

    def _chance(self, view: View, decision: Decision) -> int:
        """A number of 64 bits that follows from what is seen and the player's own seed."""
        return key(self._seed, view.seat, view.state, decision)


def asked(view: View) -> Decision:
    """The decision of a view. Raises ValueError if its seat is not asked anything."""
    if view.decision is None:
        raise ValueError(f"Seat {view.seat} is not asked anything.")
    return view.decision
