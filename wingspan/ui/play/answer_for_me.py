"""Answers given without asking: decisions with no choice, no cost and no downside.

A person is always asked if the answer costs a card or food, leads to a discard, lets others gain or
could spoil a goal. Uses only what the player who must answer can see.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from wingspan.engine import Game
from wingspan.engine import effects as e
from wingspan.engine import options as o
from wingspan.engine.conditions import Birds
from wingspan.engine.decision import Decision, Kind
from wingspan.engine.program import Unasked

NO_BENEFIT = (o.Skip, o.Done, o.Reroll)
BENEFITS: tuple[Kind, ...] = (
    "gain_die",
    "gain_food",
    "lay_egg",
    "draw_card",
    "cache_on",
    "tuck_behind",
)


def answer_for_me(game: Game) -> int | None:
    """The index of the option to take without asking; None if a person must be asked."""
    return None if game.decision is None else _Judge(game, game.decision).answer()


def answer_in_advance(game: Game, unasked: Unasked) -> int | None:
    """The option that other screens may take for the player; None if the player must be asked.

    ``unasked`` is what the player allows: "ask" nothing, "free" what :func:`answer_for_me`
    answers. "all" also takes the first option of a free benefit in the middle of somebody else's
    turn.
    """
    decision = game.decision
    if decision is None or unasked == "ask":
        return None
    apart = unasked == "all" and decision.player != decision.turn_of
    return _Judge(game, decision).answer(any_choice=apart)


def is_free(game: Game) -> bool:
    """Whether the pending decision is an optional benefit that costs nothing and harms nobody."""
    decision = game.decision
    return decision is not None and _Judge(game, decision).may_go_on_free(decision.options[-1])


class _Judge:
    """Judges whether the pending decision is free; knows the power that asks it, if any."""

    def __init__(self, game: Game, decision: Decision) -> None:
        self.game = game
        self.decision = decision
        self.state = game.state
        self.birds = game.catalog.birds
        source = decision.source
        asking = None if source is None else source.copied or source.bird
        power = self.birds[asking].power if asking else None
        self.effects: Sequence[e.Effect] = power.effects if power else ()
        self.predator = bool(asking) and self.birds[asking or ""].predator

    def answer(self, *, any_choice: bool = False) -> int | None:
        """The option to take, or None. ``any_choice``: take a benefit even if there is a choice."""
        *offered, last = self.decision.options
        if not any_choice and any(isinstance(option, NO_BENEFIT) for option in offered):
            return None
        if not (self._without_choice() or (any_choice and self._is_benefit())):
            return None
        return 0 if self.may_go_on_free(last) else None

    def may_go_on_free(self, last: o.AnyOption) -> bool:
        """Whether the power that asks is free, or going on with it. ``last``: the last option."""
        if isinstance(last, o.Skip):
            return self._free(self.effects, self.predator)
        return isinstance(last, o.Done) and self._goes_on_free()

    def _is_benefit(self) -> bool:
        """Whether the first option gains something, without weighing it against the others."""
        return self.decision.kind in BENEFITS and not isinstance(
            self.decision.options[0], NO_BENEFIT
        )

    def _without_choice(self) -> bool:
        """Whether there is only one benefit, or the first option takes all of it."""
        first, only = self.decision.options[0], len(self.decision.options) == 2
        match self.decision.kind:
            case "use_power":
                return isinstance(first, o.Activate)
            case "gain_food":
                return only and isinstance(first, o.FoodToken)
            case "how_many":
                return isinstance(first, o.Count) and self._counts_only_gains()
            case "lay_egg":
                return isinstance(first, o.All) or (only and isinstance(first, o.Slot))
            case "draw_card":
                return isinstance(first, o.All) or (only and isinstance(first, o.DrawDeck))
            case "gain_die":
                return isinstance(first, o.All) or (only and isinstance(first, o.Die))
            case _:
                return False

    def _goes_on_free(self) -> bool:
        """Whether going on with a power already begun is free.

        A player who took part of what could be taken all at once has made a choice, so the rest is
        asked.
        """
        within = list(e.tree(self.effects))
        match self.decision.kind:
            case "gain_food":
                first = self.decision.options[0]
                nectar = isinstance(first, o.FoodToken) and first.food == "nectar"
                return not (nectar and self._wakes(e.GainsNectar))
            case "how_many":
                return True
            case "lay_egg":
                return self._eggs_are_welcome() and not _has(within, e.LayEggOnEach)
            case "draw_card":
                return not any(isinstance(part, e.DrawCards) and part.discard for part in within)
            case "gain_die":
                return not _has(within, e.GainAllDice) and not (
                    self.predator and self._wakes(e.HuntSucceeds)
                )
            case _:
                return False

    def _counts_only_gains(self) -> bool:
        """Whether the number asked for counts things gained, not things given."""
        within = list(e.tree(self.effects))
        giving = (e.CacheOwnFood, e.DiscardFood, e.GainAllDice, e.DrawBonus)
        gaining = (e.GainFood, e.LayEggsFor)
        if _has(within, *giving) or not _has(within, *gaining):
            return False
        return self._eggs_are_welcome() or not _has(within, e.LayEggsFor)

    def _free(self, effects: Sequence[e.Effect], predator: bool) -> bool:
        return bool(effects) and all(self._is_free(effect, predator) for effect in effects)

    def _is_free(self, effect: e.Effect, predator: bool) -> bool:
        nectar = isinstance(effect, e.GainFood) and "nectar" in effect.food
        tucks = effect.TUCKS or isinstance(effect, e.DrawAndKeep)
        lays = effect.GIVES == "eggs" or (isinstance(effect, e.HuntDice) and effect.reward == "egg")
        return (
            effect.is_free
            and not (effect.SHARED and len(self.state.players) > 1)
            and not (predator and self._wakes(e.HuntSucceeds))
            and not (nectar and self._wakes(e.GainsNectar))
            and not (tucks and self._wakes(e.TucksCard))
            and not (lays and not self._eggs_are_welcome())
            and all(self._is_free(part, predator) for part in e.parts(effect))
        )

    def _eggs_are_welcome(self) -> bool:
        """Whether no goal still to be scored counts birds without eggs."""
        goals = self.state.goals[self.state.round - 1 :]
        tallies = [self.game.catalog.goals[goal].counts for goal in goals]
        return not any(isinstance(tally, Birds) and tally.no_eggs for tally in tallies)

    def _wakes(self, *triggers: type[e.Trigger]) -> bool:
        """Whether another player has a pink power that one of those events triggers."""
        return any(
            power is not None and isinstance(power.trigger, triggers)
            for seat, player in enumerate(self.state.players)
            if seat != self.decision.player
            for row in player.mat.values()
            for bird in row
            for power in (self.birds[bird.bird].power,)
        )


def _has(effects: Iterable[e.Effect], *kinds: type[e.Effect]) -> bool:
    return any(isinstance(effect, kinds) for effect in effects)
