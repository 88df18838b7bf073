"""A computer player: a level at a seat. It receives a view and worlds, never the game.

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

from .evaluator import evaluator_of
from .levels import SAMPLED, Level
from .sampling import sample_softmax
from .search import Search, pending_decision
from .weights import NEWEST

GetWorlds = Callable[[], Worlds]


class Progress(Struct, frozen=True):
    """``done`` of ``whole`` rollouts have been made."""

    done: int
    whole: int


def kind_of_game(setup: Setup) -> Setup:
    """Return the set-up as a player may know it: without its seed and names."""
    return structs.replace(setup, seed=0, names=())


class Player:
    """Answers for a seat. It keeps no state between decisions, so the same view always gets the
    same answer, even after an undo or a reload.

    ``seed`` seeds its own random choices and affects nothing else. ``share``: the percentage of the
    level's worlds that it searches.
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
        self.level = level
        self.evaluator = evaluator_of(setup, catalog, version)
        budget = level.budget_of(setup.players)
        self.budget = budget and budget.scaled(share)
        self._seed = seed

    def answer(self, view: View, worlds: GetWorlds) -> int:
        """Return the index of the option to take. Raises ValueError if the view has no decision."""
        return finish(self.think(view, worlds))

    def think(self, view: View, worlds: GetWorlds) -> Generator[Progress, None, int]:
        """Do the same as :meth:`answer` in slices of a few milliseconds."""
        search = self.search(view, worlds)
        if search is None:
            return self._at_once(view, pending_decision(view))
        for _ in search.steps():
            yield Progress(search.done, search.whole)
        return search.answer

    def search(self, view: View, worlds: GetWorlds) -> Search | None:
        """Return the search for that decision, which may be stopped early or shared out.

        Returns None for a level that answers at once.
        """
        if self.budget is None:
            return None
        return Search(self.evaluator, view, worlds(), self.budget, self._seed)

    def _at_once(self, view: View, decision: Decision) -> int:
        policy = self.evaluator.policy
        if not self.level.temperature or decision.kind not in SAMPLED:
            return policy.greedy(view.state, decision)
        found, begins, _ = policy.weigh(view.state, decision)
        random = key(self._seed, view.seat, view.state, decision)
        return begins[sample_softmax(policy.score(found), self.level.temperature, random)]
