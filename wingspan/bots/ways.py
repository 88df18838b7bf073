"""Ways to answer a decision that are worth a look ahead: "play a bird" with which and where."""

from __future__ import annotations

from msgspec import Struct

from wingspan.engine import options as o
from wingspan.engine.components import Habitat
from wingspan.engine.decision import Decision
from wingspan.engine.playout import Playout
from wingspan.engine.state import GameState

from .policy import SCALE, Policy

SURE = 5 << SCALE
"""An option is not looked at again if the policy scores the others lower by so much."""

AT_ONCE = frozenset(
    (
        "lay_egg",
        "egg_to_pay",
        "payment",
        "use_power",
        "order_powers",
        "cache_or_keep",
        "card_to_pay",
        "discard_egg",
        "how_many",
    )
)
"""Kinds of decisions that the policy answers as well as a look ahead would."""


class Way(Struct, frozen=True):
    """An option, for "play a bird" the bird and the row as well; ``score`` is the policy's.

    ``kept``: at the start of the game, all birds that are kept beside those kept already.
    """

    option: int
    score: int
    bird: str | None = None
    habitat: Habitat | None = None
    kept: tuple[str, ...] | None = None

    def take(self, playout: Playout) -> None:
        """Answer this way; the bird and the row, or the other birds, are asked for afterwards."""
        seat = playout.decision.player if playout.decision is not None else -1
        playout.answer(self.option)
        if self.kept is not None:
            for bird in self.kept:
                _answer(playout, seat, "keep_bird", o.bird(bird))
            _answer(playout, seat, "keep_bird", o.DONE)
        if self.bird is not None:
            _answer(playout, seat, "bird_to_play", o.bird(self.bird))
        if self.habitat is not None:
            _answer(playout, seat, "habitat", o.habitat(self.habitat))


def _answer(playout: Playout, seat: int, kind: str, option: o.AnyOption) -> None:
    """Answer so, if that is asked; a forced choice is not, and another one is left open."""
    decision = playout.decision
    if decision is None or decision.kind != kind or decision.player != seat:
        return
    if option in decision.options:
        playout.answer(decision.options.index(option))


def ways(
    policy: Policy, state: GameState, decision: Decision, most: int, least: int = 1
) -> list[Way]:
    """At most so many ways to answer, the one that the policy likes best first.

    As few as ``least`` if the others are clearly worse.
    """
    found, begins, plays = policy.weigh(state, decision)
    scores = policy.score(found)
    order = sorted(range(len(scores)), key=lambda place: (-scores[place], place))
    chosen: list[Way] = []
    for place in order[:most]:
        if len(chosen) >= least and scores[order[0]] - scores[place] > SURE:
            break
        play = plays[place]
        chosen.append(
            Way(begins[place], scores[place])
            if play is None
            else Way(begins[place], scores[place], play.bird.card.id, play.habitat)
        )
    return chosen
