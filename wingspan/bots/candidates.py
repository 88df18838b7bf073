"""Candidates: the answers to a decision that are worth searching.

"Play a bird" gives one candidate per bird and row.
"""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct

from wingspan.engine import options as o
from wingspan.engine.components import Food, Habitat
from wingspan.engine.decision import Decision
from wingspan.engine.state import GameState

from .evaluator import Policy
from .weights import SCALE

SURE = 5 << SCALE
"""A candidate whose score is below the best by more than this is left out."""

POLICY_ONLY = frozenset(
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
"""Kinds of decisions that the policy answers as well as a search would."""


class Played(Protocol):
    """A game or a playout: anything that asks for decisions and can be answered."""

    @property
    def decision(self) -> Decision | None:
        """The pending decision; None when the game is over."""

    def answer(self, choice: int) -> None:
        """Answer the pending decision with the option of that index."""


class Candidate(Struct, frozen=True, omit_defaults=True):
    """An option and the policy's ``score`` of it; for "play a bird" the bird and the row as well.

    ``kept``: at the start of the game, all birds to keep in addition to those already kept; then
    ``food`` and ``bonus`` are what else to keep, None to leave that to whoever answers next.
    """

    option: int
    score: int
    bird: str | None = None
    habitat: Habitat | None = None
    kept: tuple[str, ...] | None = None
    food: tuple[Food, ...] | None = None
    bonus: str | None = None

    def take(self, playout: Played) -> None:
        """Answer with the option, then with the bird and the row, or the rest of a start."""
        seat = playout.decision.player if playout.decision is not None else -1
        playout.answer(self.option)
        if self.kept is not None:
            for bird in self.kept:
                _answer(playout, seat, "keep_bird", o.bird(bird))
            _answer(playout, seat, "keep_bird", o.DONE)
            if self.food is not None:
                _pay(playout, seat, self.food)
            if self.bonus is not None:
                _answer(playout, seat, "keep_bonus", o.Bonus(self.bonus))
        if self.bird is not None:
            _answer(playout, seat, "bird_to_play", o.bird(self.bird))
        if self.habitat is not None:
            _answer(playout, seat, "habitat", o.habitat(self.habitat))


def _pay(playout: Played, seat: int, kept: tuple[Food, ...]) -> None:
    """Discard what is not kept for the birds kept, if that is asked."""
    decision = playout.decision
    if decision is None or decision.kind != "pay_for_kept_birds" or decision.player != seat:
        return
    for option in decision.options:
        if isinstance(option, o.Payment) and not any(option.food.get(food) for food in kept):
            playout.answer(decision.options.index(option))
            return


def _answer(playout: Played, seat: int, kind: str, option: o.AnyOption) -> None:
    """Choose the option if a decision of that kind is pending; the game skips forced choices."""
    decision = playout.decision
    if decision is None or decision.kind != kind or decision.player != seat:
        return
    if option in decision.options:
        playout.answer(decision.options.index(option))


def candidates(
    policy: Policy, state: GameState, decision: Decision, most: int, least: int = 1
) -> list[Candidate]:
    """Return the candidates with the highest scores, the best first, at most ``most``.

    Candidates whose scores are lower by more than SURE are dropped, but at least ``least`` stay.
    """
    found, begins, plays = policy.weigh(state, decision)
    scores = policy.score(found)
    order = sorted(range(len(scores)), key=lambda place: (-scores[place], place))
    chosen: list[Candidate] = []
    for place in order[:most]:
        if len(chosen) >= least and scores[order[0]] - scores[place] > SURE:
            break
        play = plays[place]
        chosen.append(
            Candidate(begins[place], scores[place])
            if play is None
            else Candidate(begins[place], scores[place], play.bird.card.id, play.habitat)
        )
    return chosen
