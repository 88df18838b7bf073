"""Facts for beginners about what each option would bring; the coach gives advice.

They use only what the player can see, and contain no words: each is the name of a sentence and its
values, which ``wingspan/words/teaching`` turns into text.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct

from wingspan.engine import Game
from wingspan.engine.components import ACTION_OF_HABITAT, HABITATS, Food, Habitat
from wingspan.engine.conditions import Birds
from wingspan.engine.decision import Decision, Kind
from wingspan.engine.goals import counted
from wingspan.engine.mat import bird_at, covered
from wingspan.engine.matching import matches
from wingspan.engine.options import (
    Activate,
    AnyOption,
    Bird,
    Bonus,
    Die,
    Done,
    Draw,
    DrawDeck,
    FoodToken,
    InHabitat,
    Payment,
    Reroll,
    Skip,
    Slot,
    TakeAction,
)
from wingspan.engine.play_a_bird import playable
from wingspan.engine.state import Player
from wingspan.engine.table import Table

HABITAT_OF_ACTION = {action: habitat for habitat, action in ACTION_OF_HABITAT.items()}


class Fact(Struct, frozen=True):
    """A fact about an option. ``values``: numbers, and ids of birds and food."""

    name: str
    values: Mapping[str, int | str] = {}


def facts(game: Game) -> tuple[Fact | None, ...]:
    """Return a fact for each option of the pending decision, None if there is nothing to say."""
    decision = game.decision
    if decision is None:
        return ()
    told = _Told(game, decision)
    return tuple(map(told.fact, decision.options))


def fact_of_bird(game: Game, bird: str) -> Fact:
    """Return a fact about a bird that can be played."""
    assert game.decision is not None
    return _Told(game, game.decision).of_bird(bird)


class _Told:
    """The table as the player who must answer knows it."""

    def __init__(self, game: Game, decision: Decision) -> None:
        self.game = game
        self.decision = decision
        self.table = Table(game.setup, game.catalog, game.state, [], 0)
        self.birds = game.catalog.birds
        self.me: Player = game.state.players[decision.player]

    def fact(self, option: AnyOption) -> Fact | None:
        about = _ABOUT.get(self.decision.kind)
        found = about(self, option) if about else None
        return found or self._any(option)

    def _any(self, option: AnyOption) -> Fact | None:
        """Return a fact about an option that may occur in any decision."""
        source = self.decision.source
        match option:
            case Skip() | Done():
                return Fact("decline")
            case Reroll():
                return Fact("reroll")
            case Activate() if source is not None and source.bird is not None:
                return Fact("power", {"power": source.copied or source.bird})
            case Bird(bird):
                return self.of_bird(bird)
            case _:
                return None

    def of_bird(self, bird: str) -> Fact:
        """Return a bird's points, cost and power."""
        card = self.birds[bird]
        return Fact("bird", {"points": card.points, "cost": card.cost.total, "card": bird})

    # What birds in hand still need

    def _missing(self, bird: str, food: Mapping[Food, int]) -> int:
        """Count the food tokens missing for the bird's cost, without paying two for one."""
        cost = self.birds[bird].cost
        if cost.either:
            return 0 if any(food.get(kind) for kind in cost.food) else 1
        lacking = sum(max(0, n - food.get(kind, 0)) for kind, n in cost.food.items())
        spare = sum(food.values()) - (cost.total - cost.wild - lacking)
        return lacking + max(0, cost.wild - spare)

    def _wants(self, food: Food) -> str:
        """Return the bird in hand that this food would bring closest to being payable, or ""."""
        more = {**self.me.food, food: self.me.food.get(food, 0) + 1}
        nearer = [
            (self._missing(bird, more), -self.birds[bird].points, bird)
            for bird in self.me.hand
            if self._missing(bird, more) < self._missing(bird, self.me.food)
        ]
        return min(nearer)[2] if nearer else ""

    def _payable(self, hand: list[str], food: Mapping[Food, int]) -> int:
        """Count how many of these birds could be paid for one after the other, cheapest first."""
        left = dict(food)
        paid = 0
        for bird in sorted(hand, key=lambda bird: self.birds[bird].cost.total):
            if self._missing(bird, left):
                continue
            cost = self.birds[bird].cost
            wanted = [next(k for k in cost.food if left.get(k))] if cost.either else []
            wanted += [] if cost.either else [k for k, n in cost.food.items() for _ in range(n)]
            for kind in wanted:
                left[kind] -= 1
            for _ in range(cost.wild):
                left[max(left, key=lambda kind: left[kind])] -= 1
            paid += 1
        return paid

    def _gain(self, habitat: Habitat, more: int = 0) -> int:
        """Return what the row's action gives now, or with ``more`` birds in the row."""
        spaces = self.table.mat.rows[habitat]
        return spaces[min(covered(self.me.mat[habitat]) + more, len(spaces) - 1)].gain

    def _room(self) -> int:
        """Count the eggs that the nests can still hold."""
        return sum(
            self.birds[bird.bird].egg_limit - bird.eggs
            for row in self.me.mat.values()
            for bird in row
        )

    def _goal(self, player: Player) -> int:
        goal = self.game.catalog.goals[self.game.state.goals[self.game.state.round - 1]]
        return counted(self.table, player, goal.counts, goal=True)

    # Kinds of decisions

    def keep_bird(self, option: AnyOption) -> Fact | None:
        if isinstance(option, Done):
            return Fact("keep_no_more", {"n": sum(self.me.food.values()) - len(self.me.apart)})
        return None

    def pay_for_kept(self, option: Payment) -> Fact:
        left = {kind: n - option.food.get(kind, 0) for kind, n in self.me.food.items()}
        return Fact("pays_then", {"n": self._payable(self.me.apart, left)})

    def keep_bonus(self, option: AnyOption) -> Fact | None:
        if not isinstance(option, Bonus):
            return None
        kept = self.me.apart if self.game.state.phase == "setup" else self.me.hand
        counts = self.game.catalog.bonus_cards[option.bonus].counts
        if not isinstance(counts, Birds) or counts.like is None:
            return Fact("bonus_table")
        like, names = counts.like, self.game.setup.names_language
        n = sum(matches(self.birds[bird], like, names) for bird in kept)
        return Fact("bonus_birds", {"n": n})

    def action(self, option: TakeAction) -> Fact:
        if option.action == "play_bird":
            birds = playable(self.table, self.decision.player, HABITATS)
            return Fact("play", {"n": sum(isinstance(bird, Bird) for bird in birds)})
        habitat = HABITAT_OF_ACTION[option.action]
        n = self._gain(habitat)
        helpers = sum(self.birds[bird.bird].color == "brown" for bird in self.me.mat[habitat])
        values: dict[str, int | str] = {"n": n, "helpers": helpers}
        match option.action:
            case "gain_food":
                kinds = {food for face in self.game.state.birdfeeder for food in self._foods(face)}
                found = [bird for food in sorted(kinds) if (bird := self._wants(food))]
                if found:
                    return Fact("food_for", {**values, "bird": found[0]})
                return Fact("food", values)
            case "lay_eggs":
                laid = min(n, self._room())
                return Fact("eggs" if laid else "eggs_no_room", {**values, "n": laid})
            case _:
                return Fact("cards", {**values, "hand": len(self.me.hand)})

    def _foods(self, face: str) -> tuple[Food, ...]:
        return tuple(self.table.faces[face])

    def habitat(self, option: InHabitat) -> Fact:
        now, then = self._gain(option.habitat), self._gain(option.habitat, 1)
        return Fact(f"row_{ACTION_OF_HABITAT[option.habitat]}", {"now": now, "then": then})

    def payment(self, option: Payment) -> Fact:
        source = self.decision.source
        about = source.bird if source else None
        tokens = sum(option.food.values()) + len(option.cached) + option.cards
        left = {kind: n - option.food.get(kind, 0) for kind, n in self.me.food.items()}
        others = [bird for bird in self.me.hand if bird != about]
        more = self._payable(others, left)
        return Fact("pay", {"n": tokens, "birds": more}) if more else Fact("pay_all", {"n": tokens})

    def egg_to_pay(self, option: AnyOption) -> Fact | None:
        if not isinstance(option, Slot):
            return None
        bird = bird_at(self.me.mat[option.habitat], option.column)
        loses = self._goal(self.me) - self._goal(self._with_egg(option, -1))
        return Fact("egg_counts" if loses > 0 else "egg_left", _on(bird.bird, bird.eggs - 1))

    def _with_egg(self, slot: Slot, change: int) -> Player:
        twin = self.me.copy()
        bird_at(twin.mat[slot.habitat], slot.column).eggs += change
        return twin

    def food(self, option: AnyOption) -> Fact | None:
        if not isinstance(option, (Die, FoodToken)):
            return None
        bird = self._wants(option.food)
        if not bird:
            return Fact("food_spare", {"food": option.food})
        more = {**self.me.food, option.food: self.me.food.get(option.food, 0) + 1}
        lacking = self._missing(bird, more)
        name = "food_completes" if not lacking else "food_helps"
        return Fact(name, {"food": option.food, "bird": bird, "n": lacking})

    def lay_egg(self, option: AnyOption) -> Fact | None:
        if not isinstance(option, Slot):
            return None
        bird = bird_at(self.me.mat[option.habitat], option.column)
        room = self.birds[bird.bird].egg_limit - bird.eggs
        gains = self._goal(self._with_egg(option, 1)) - self._goal(self.me)
        return Fact("lay_goal" if gains > 0 else "lay", _on(bird.bird, room))

    def draw(self, option: AnyOption) -> Fact | None:
        if isinstance(option, DrawDeck):
            return Fact("draw_unknown")
        if not isinstance(option, Draw):
            return None
        lacking = self._missing(option.bird, self.me.food)
        name = "draw_missing" if lacking else "draw_ready"
        points = self.birds[option.bird].points
        return Fact(name, {"points": points, "n": lacking, "card": option.bird})

    def give_card(self, option: AnyOption) -> Fact | None:
        if not isinstance(option, Bird):
            return None
        lacking = self._missing(option.bird, self.me.food)
        name = "give_card" if lacking else "give_ready"
        return Fact(name, {**_on(option.bird, lacking), "hand": len(self.me.hand)})

    def trade(self, option: AnyOption) -> Fact | None:
        if isinstance(option, Bird):
            return self.give_card(option)
        if isinstance(option, Slot):
            bird = bird_at(self.me.mat[option.habitat], option.column)
            return Fact("give_egg", _on(bird.bird, bird.eggs - 1))
        if isinstance(option, FoodToken):
            return Fact("give_food", {"food": option.food, "n": self.me.food[option.food] - 1})
        return None


def _on(bird: str, number: int) -> dict[str, int | str]:
    return {"bird": bird, "n": number}


_ABOUT: dict[Kind, Callable[[_Told, Any], Fact | None]] = {
    "keep_bird": _Told.keep_bird,
    "pay_for_kept_birds": _Told.pay_for_kept,
    "keep_bonus": _Told.keep_bonus,
    "action": _Told.action,
    "habitat": _Told.habitat,
    "payment": _Told.payment,
    "egg_to_pay": _Told.egg_to_pay,
    "discard_egg": _Told.egg_to_pay,
    "gain_die": _Told.food,
    "gain_food": _Told.food,
    "lay_egg": _Told.lay_egg,
    "draw_card": _Told.draw,
    "tuck_card": _Told.give_card,
    "discard_card": _Told.give_card,
    "trade": _Told.trade,
}
