"""The coach of a first game: what each option would bring, and one suggestion.

It looks only at what whoever is asked can see, and knows no words: a tip is a reason with its
numbers, which ``wingspan/words/reference`` turns into a sentence.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct

from wingspan.engine import Game
from wingspan.engine.catalog import Catalog
from wingspan.engine.components import ACTION_OF_HABITAT, HABITATS, Food, Habitat
from wingspan.engine.conditions import Birds
from wingspan.engine.decision import Decision, Kind
from wingspan.engine.goals import counted
from wingspan.engine.mat import bird_at, covered
from wingspan.engine.matching import matches
from wingspan.engine.options import (
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
GUIDED_ROUNDS = 1
"""After so many rounds the coach speaks only when asked."""

ENOUGH_CARDS = 3
CHEAP = 2


class Tip(Struct, frozen=True):
    """What speaks for or against an option. ``values``: numbers, and ids of birds and food."""

    reason: str
    values: Mapping[str, int | str] = {}
    worth: int = 0


class Advice(Struct, frozen=True):
    """A tip for each option of the pending decision, in their order; ``best`` is suggested."""

    kind: Kind
    tips: tuple[Tip, ...]
    best: int


def first_game(name: str, catalog: Catalog, seed: int = 1) -> Game:
    """A game alone against the easiest Automa that begins with birds of the Swift-Start pack."""
    return Game.from_position(
        {
            "setup": {"players": 1, "names": [name], "automa": "eaglet", "seed": seed},
            "phase": "setup",
            "players": [
                {
                    "hand": [
                        "scaled_quail",
                        "painted_whitestart",
                        "canvasback",
                        "vauxs_swift",
                        "american_redstart",
                    ],
                    "food": {"invertebrate": 1, "seed": 1, "fish": 1, "fruit": 1, "rodent": 1},
                    "choosing": ["ecologist", "bird_counter"],
                }
            ],
            "goals": ["birds_in_forest", "eggs_in_ground", "total_birds", "eggs_in_grassland"],
            "tray": ["white_throated_swift", "red_breasted_merganser", "brant"],
        },
        catalog,
    )


def speaks_unasked(game: Game) -> bool:
    """Whether the game is still in the rounds that the coach guides."""
    return game.decision is not None and game.state.round <= GUIDED_ROUNDS


def advice(game: Game) -> Advice | None:
    """What the coach says of the pending decision; None if the game is over."""
    decision = game.decision
    if decision is None:
        return None
    coach = _Coach(game, decision)
    tips = tuple(coach.tip(option) for option in decision.options)
    best = max(range(len(tips)), key=lambda number: (tips[number].worth, -number))
    return Advice(decision.kind, tips, best)


class _Coach:
    """What is known of the table by whoever must answer."""

    def __init__(self, game: Game, decision: Decision) -> None:
        self.game = game
        self.decision = decision
        self.table = Table(game.setup, game.catalog, game.state, [], 0)
        self.birds = game.catalog.birds
        self.me: Player = game.state.players[decision.player]

    def tip(self, option: AnyOption) -> Tip:
        about = _TIPS.get(self.decision.kind)
        found = about(self, option) if about else None
        return found or self._any(option)

    def _any(self, option: AnyOption) -> Tip:
        """What can be said of an option whatever is asked."""
        match option:
            case Skip() | Done():
                return Tip("decline", worth=-1)
            case Reroll():
                return Tip("reroll", worth=-1)
            case Bird(bird):
                return Tip("card", {"bird": bird, "n": self.birds[bird].points})
            case _:
                return Tip("take", worth=1)

    # What birds in the hand still need

    def _missing(self, bird: str, food: Mapping[Food, int]) -> int:
        """Food tokens that the bird's cost lacks, paid without exchanging two for one."""
        cost = self.birds[bird].cost
        if cost.either:
            return 0 if any(food.get(kind) for kind in cost.food) else 1
        lacking = sum(max(0, n - food.get(kind, 0)) for kind, n in cost.food.items())
        spare = sum(food.values()) - (cost.total - cost.wild - lacking)
        return lacking + max(0, cost.wild - spare)

    def _wants(self, food: Food) -> str:
        """The bird in the hand that this food would bring nearest to being played; or ""."""
        more = {**self.me.food, food: self.me.food.get(food, 0) + 1}
        nearer = [
            (self._missing(bird, more), -self.birds[bird].points, bird)
            for bird in self.me.hand
            if self._missing(bird, more) < self._missing(bird, self.me.food)
        ]
        return min(nearer)[2] if nearer else ""

    def _payable(self, hand: list[str], food: Mapping[Food, int]) -> int:
        """How many of these birds could be paid, one after the other, cheapest first."""
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
        """What the row's action gives now, or with ``more`` birds in it."""
        spaces = self.table.mat.rows[habitat]
        return spaces[min(covered(self.me.mat[habitat]) + more, len(spaces) - 1)].gain

    def _room(self) -> int:
        """Eggs that the nests can still hold."""
        return sum(
            self.birds[bird.bird].egg_limit - bird.eggs
            for row in self.me.mat.values()
            for bird in row
        )

    def _goal(self, player: Player) -> int:
        goal = self.game.catalog.goals[self.game.state.goals[self.game.state.round - 1]]
        return counted(self.table, player, goal.counts, goal=True)

    # One question after the other

    def keep_bird(self, option: AnyOption) -> Tip | None:
        kept = len(self.me.hand) - (len(self.decision.options) - 1)
        if isinstance(option, Done):
            left = sum(self.me.food.values()) - kept
            return Tip("keep_no_more", {"n": left}, worth=5 if kept >= CHEAP else 0)
        if not isinstance(option, Bird):
            return None
        cost = self.birds[option.bird].cost.total
        cheap = cost <= 1 or (cost <= CHEAP and kept == 0)
        reason = "keep_cheap" if cost <= CHEAP else "keep_dear"
        return Tip(reason, {"bird": option.bird, "n": cost}, worth=7 - cost if cheap else 4 - cost)

    def pay_for_kept(self, option: AnyOption) -> Tip | None:
        if not isinstance(option, Payment):
            return None
        left = {kind: n - option.food.get(kind, 0) for kind, n in self.me.food.items()}
        birds = self._payable(self._kept(), left)
        return Tip("pays_then", {"n": birds}, worth=birds)

    def _kept(self) -> list[str]:
        """The birds that were said to be kept in the set-up."""
        kept = []
        back, answers = self.game.copy(), list(self.game.answers)
        while answers and back.state.phase == "setup":
            answer = answers.pop()
            back.undo()
            option = back.decision.options[answer] if back.decision else None
            if isinstance(option, Bird):
                kept.append(option.bird)
        return kept

    def keep_bonus(self, option: AnyOption) -> Tip | None:
        if not isinstance(option, Bonus):
            return None
        kept = self._kept() if self.game.state.phase == "setup" else self.me.hand
        counts = self.game.catalog.bonus_cards[option.bonus].counts
        if not isinstance(counts, Birds) or counts.like is None:
            return Tip("bonus_table")
        like, names = counts.like, self.game.setup.names_language
        n = sum(matches(self.birds[bird], like, names) for bird in kept)
        return Tip("bonus_birds", {"n": n}, worth=n)

    def action(self, option: AnyOption) -> Tip | None:
        if not isinstance(option, TakeAction):
            return None
        if option.action == "play_bird":
            return self._play_action()
        habitat = HABITAT_OF_ACTION[option.action]
        n = self._gain(habitat)
        helpers = sum(self.birds[bird.bird].color == "brown" for bird in self.me.mat[habitat])
        values: dict[str, int | str] = {"n": n, "helpers": helpers}
        hungry = bool(self.me.hand)
        match option.action:
            case "gain_food":
                kinds = {food for face in self.game.state.birdfeeder for food in self._foods(face)}
                found = [bird for food in sorted(kinds) if (bird := self._wants(food))]
                if found:
                    return Tip("food_for", {**values, "bird": found[0]}, worth=6 + helpers)
                return Tip("food", values, worth=3 + helpers if hungry else 2)
            case "lay_eggs":
                laid = min(n, self._room())
                eggs = sum(bird.eggs for row in self.me.mat.values() for bird in row)
                values["n"] = laid
                worth = 0 if not laid else 5 + helpers if not eggs else 3 + helpers
                return Tip("eggs" if laid else "eggs_no_room", values, worth=worth)
            case _:
                worth = 7 if not hungry else 4 if len(self.me.hand) < ENOUGH_CARDS else 1
                return Tip("cards", {**values, "hand": len(self.me.hand)}, worth=worth + helpers)

    def _foods(self, face: str) -> tuple[Food, ...]:
        return tuple(self.table.faces[face])

    def _play_action(self) -> Tip:
        can = [
            option.bird
            for option in playable(self.table, self.decision.player, HABITATS)
            if isinstance(option, Bird)
        ]
        best = max(can, key=self._bird_worth)
        return Tip("play", {"n": len(can), "bird": best, "points": self._points(best)}, worth=9)

    def _points(self, bird: str) -> int:
        return self.birds[bird].points

    def _bird_worth(self, bird: str) -> int:
        return self._points(bird) + (4 if self.birds[bird].color == "brown" else 0)

    def bird_to_play(self, option: AnyOption) -> Tip | None:
        if not isinstance(option, Bird):
            return None
        card = self.birds[option.bird]
        reason = "bird_brown" if card.color == "brown" else "bird"
        values: dict[str, int | str] = {
            "bird": option.bird,
            "points": card.points,
            "cost": card.cost.total,
        }
        return Tip(reason, values, worth=self._bird_worth(option.bird))

    def habitat(self, option: AnyOption) -> Tip | None:
        if not isinstance(option, InHabitat):
            return None
        now, then = self._gain(option.habitat), self._gain(option.habitat, 1)
        more = 2 * (then - now) - len(self.me.mat[option.habitat])
        reason = f"row_{ACTION_OF_HABITAT[option.habitat]}"
        return Tip(reason, {"now": now, "then": then}, worth=more)

    def payment(self, option: AnyOption) -> Tip | None:
        if not isinstance(option, Payment):
            return None
        source = self.decision.source
        about = source.bird if source else None
        tokens = sum(option.food.values()) + len(option.cached) + option.cards
        left = {kind: n - option.food.get(kind, 0) for kind, n in self.me.food.items()}
        others = [bird for bird in self.me.hand if bird != about]
        after = self._payable(others, left)
        return Tip("pay", {"n": tokens, "birds": after}, worth=2 * after - 3 * tokens)

    def egg_to_pay(self, option: AnyOption) -> Tip | None:
        if not isinstance(option, Slot):
            return None
        bird = bird_at(self.me.mat[option.habitat], option.column)
        fewer = self._with_egg(option, -1)
        loses = self._goal(self.me) - self._goal(fewer)
        reason = "egg_counts" if loses > 0 else "egg_left"
        return Tip(reason, {"bird": bird.bird, "n": bird.eggs - 1}, worth=bird.eggs - 5 * loses)

    def _with_egg(self, slot: Slot, change: int) -> Player:
        twin = self.me.copy()
        bird_at(twin.mat[slot.habitat], slot.column).eggs += change
        return twin

    def food(self, option: AnyOption) -> Tip | None:
        if not isinstance(option, (Die, FoodToken)):
            return None
        bird = self._wants(option.food)
        if not bird:
            return Tip("food_spare", {"food": option.food}, worth=1)
        more = {**self.me.food, option.food: self.me.food.get(option.food, 0) + 1}
        lacking = self._missing(bird, more)
        reason = "food_completes" if not lacking else "food_helps"
        values: dict[str, int | str] = {"food": option.food, "bird": bird, "n": lacking}
        return Tip(reason, values, worth=9 - lacking)

    def lay_egg(self, option: AnyOption) -> Tip | None:
        if not isinstance(option, Slot):
            return None
        bird = bird_at(self.me.mat[option.habitat], option.column)
        room = self.birds[bird.bird].egg_limit - bird.eggs
        gains = self._goal(self._with_egg(option, 1)) - self._goal(self.me)
        reason = "lay_goal" if gains > 0 else "lay"
        return Tip(reason, {"bird": bird.bird, "n": room}, worth=5 * gains + room)

    def draw(self, option: AnyOption) -> Tip | None:
        if isinstance(option, DrawDeck):
            return Tip("draw_unknown", worth=2)
        if not isinstance(option, Draw):
            return None
        lacking = self._missing(option.bird, self.me.food)
        values: dict[str, int | str] = {
            "bird": option.bird,
            "points": self._points(option.bird),
            "n": lacking,
        }
        reason = "draw_missing" if lacking else "draw_ready"
        return Tip(reason, values, worth=self._bird_worth(option.bird) - 3 * lacking)

    def give_card(self, option: AnyOption) -> Tip | None:
        if not isinstance(option, Bird):
            return None
        lacking = self._missing(option.bird, self.me.food)
        values: dict[str, int | str] = {
            "bird": option.bird,
            "n": lacking,
            "hand": len(self.me.hand),
        }
        spare = len(self.me.hand) > ENOUGH_CARDS
        return Tip("give_card", values, worth=lacking if spare else lacking - 9)

    def trade(self, option: AnyOption) -> Tip | None:
        if isinstance(option, Bird):
            return self.give_card(option)
        if isinstance(option, Slot):
            bird = bird_at(self.me.mat[option.habitat], option.column)
            return Tip("give_egg", {"bird": bird.bird, "n": bird.eggs - 1}, worth=-2)
        if isinstance(option, FoodToken):
            left = self.me.food[option.food] - 1
            return Tip("give_food", {"food": option.food, "n": left}, worth=-2)
        return None


_TIPS: dict[Kind, Callable[[_Coach, Any], Tip | None]] = {
    "keep_bird": _Coach.keep_bird,
    "pay_for_kept_birds": _Coach.pay_for_kept,
    "keep_bonus": _Coach.keep_bonus,
    "action": _Coach.action,
    "bird_to_play": _Coach.bird_to_play,
    "habitat": _Coach.habitat,
    "payment": _Coach.payment,
    "egg_to_pay": _Coach.egg_to_pay,
    "discard_egg": _Coach.egg_to_pay,
    "gain_die": _Coach.food,
    "gain_food": _Coach.food,
    "lay_egg": _Coach.lay_egg,
    "draw_card": _Coach.draw,
    "tuck_card": _Coach.give_card,
    "discard_card": _Coach.give_card,
    "trade": _Coach.trade,
}
