"""The index of features: the position of each weight in the list that the policy uses.

Named features come first, as the constants of this module; then one weight for each of CARD_WEIGHTS
and bird card; then one for each bonus card. Files of weights refer to features by name, so a name
never changes, and new ones may be added anywhere.

A name ("egg.left") may end in labels ("action.hand.lay_eggs.3"). Amounts are whole numbers. The
unit of a feature is the amount that counts as one, chosen so that all weights are of about the same
size.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import get_args

from wingspan.engine import Catalog
from wingspan.engine.components import ACTIONS, FOODS, HABITATS
from wingspan.engine.decision import Kind

from .card_features import COLORS
from .powers import FAMILIES, MOST
from .tallies import KINDS

T = 26
"""The unit of features that are multiplied by the turns left: about the turns of a game."""


class FeatureIndex:
    """The names and units of features, by index; indices are assigned in order."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.units: list[int] = []

    def __len__(self) -> int:
        return len(self.names)

    def one(self, name: str, unit: int = 1) -> int:
        """Add a feature and return its index."""
        self.names.append(name)
        self.units.append(unit)
        return len(self.names) - 1

    def each(self, name: str, labels: Sequence[object], unit: int = 1) -> dict[str, int]:
        """Add a feature for each label and return the indices by label."""
        return {str(label): self.one(f"{name}.{label}", unit) for label in labels}

    def row(self, name: str, number: int, unit: int = 1) -> list[int]:
        """Add features for 0 to ``number`` - 1 and return their indices.

        Callers use the last one for anything greater.
        """
        return [self.one(f"{name}.{count}", unit) for count in range(number)]

    def rows(
        self, name: str, labels: Sequence[object], number: int, unit: int = 1
    ) -> dict[str, list[int]]:
        """Add a row of ``number`` features for each label and return the rows by label."""
        return {str(label): self.row(f"{name}.{label}", number, unit) for label in labels}


CARD_WEIGHTS = (
    "hand",
    "hand_t",
    "play",
    "play_t",
    "use",
    "use_t",
    "keep",
    "decline",
    "decline_t",
    "give",
    "give_t",
    "forest",
    "grassland",
    "wetland",
    "first",
    "second",
)
"""The weights of a bird card: for holding it in hand, playing it, using its power, and keeping
it at the start; when its power asks, for declining, giving something up, and taking the first or
the second course; and for playing it into each row. Those in ``_t`` are multiplied by the turns
left."""

PER_TURN = ("hand_t", "play_t", "use_t", "decline_t", "give_t", "forest", "grassland", "wetland")
"""The weights of a bird card that are multiplied by the turns left."""

POLICY_FEATURES = FeatureIndex()
_one, _each = POLICY_FEATURES.one, POLICY_FEATURES.each
_row, _rows = POLICY_FEATURES.row, POLICY_FEATURES.rows

# Every action: by round, turns left, food supply, hand and mat.
ACTION = _each("action", ACTIONS)
ACTION_T = _each("action.t", ACTIONS, T)
ACTION_ROUND = _rows("action.round", ACTIONS, 5)
ACTION_LEFT = _rows("action.left", ACTIONS, 5)
ACTION_AFTER = _rows("action.after", ACTIONS, 5)
ACTION_AFTER_READY = _rows("action.after_ready", ACTIONS, 5)
ACTION_HAND = _rows("action.hand", ACTIONS, 8)
ACTION_HAND_T = _each("action.hand_t", ACTIONS, 4 * T)
ACTION_FOOD = _rows("action.food", ACTIONS, 8)
ACTION_FOOD_T = _each("action.food_t", ACTIONS, 4 * T)
ACTION_EGGS = _rows("action.eggs", ACTIONS, 8)
ACTION_EGGS_T = _each("action.eggs_t", ACTIONS, 5 * T)
ACTION_READY = _rows("action.ready", ACTIONS, 4)
ACTION_BLOCKED = _rows("action.blocked", ACTIONS, 3)
ACTION_SHORT = _rows("action.short", ACTIONS, 6)
ACTION_BIRDS = _each("action.birds", ACTIONS, 8)
ACTION_GOAL = {a: _rows(f"action.goal.{a}", KINDS, 5) for a in ACTIONS}
ACTION_LEAD = {a: _each(f"action.lead.{a}", KINDS, 2) for a in ACTIONS}
ACTION_NECTAR = _rows("action.nectar", ACTIONS, 5)
ACTION_PLAYERS = _rows("action.players", ACTIONS, 6)
ACTION_ASKED = _each("action.asked", ACTIONS)
ACTION_MERIT = _each("action.merit", ACTIONS, 16)
ACTION_MERIT_T = _each("action.merit_t", ACTIONS, 16 * T)

# The action of a habitat: its row, what its space gives, which birds it makes playable.
ROW = {a: _rows(f"row.{a}", range(1, 5), 6) for a in ACTIONS[1:]}
ROW_GAIN = _each("row.gain", ACTIONS, 2)
ROW_GAIN_T = _each("row.gain_t", ACTIONS, 2 * T)
ROW_TRADE = _each("row.trade", ACTIONS)
ROW_RESET = _each("row.reset", ACTIONS)
ROW_GOAL = _each("row.goal", ACTIONS, 2)
ROW_UNLOCKS = _rows("row.unlocks", ACTIONS, 3)
ROW_UNLOCKS_MERIT = _each("row.unlocks_merit", ACTIONS, 16)
FOOD_DICE = _row("food.dice", 6)
FOOD_WANTED = _row("food.wanted", 5)
EGGS_LAID_LATE = _row("eggs.laid_late", 4, 2)
EGGS_ROOM = _row("eggs.room", 7)
CARDS_TRAY = _one("cards.tray", 16)
CARDS_TRAY_NEXT = _one("cards.tray_next", 16)

# What powers would yield on the table as it is.
USE_YIELD = _rows("use.yield", FAMILIES, MOST + 1)
PLAY_YIELD = _rows("play.yield", FAMILIES, MOST + 1)

# Playing a bird into a row: the row, the cost, bonus cards, goals.
PLAY_ROW = _rows("play.row", HABITATS, 5)
PLAY_ROW_T = _rows("play.row_t", HABITATS, 5, T)
PLAY_EGGS = _one("play.eggs")
PLAY_EGGS_T = _one("play.eggs_t", T)
PLAY_TWO_FOR_ONE = _one("play.two_for_one")
PLAY_BONUS = _one("play.bonus", 4)
PLAY_BONUS_NOW = _one("play.bonus_now", 2)
PLAY_GOAL = _each("play.goal", KINDS, 1)
PLAY_GOAL_POINTS = _one("play.goal_points", 2)
PLAY_LATER = _each("play.later", KINDS, 1)
PLAY_LATE = _rows("play.late", COLORS, 4)
PLAY_GOAL_ROW = _each("play.goal_row", KINDS)
PLAY_LATER_ROW = _each("play.later_row", KINDS)
PLAY_NEST = _each("play.nest", KINDS)
PLAY_NEST_LATER = _each("play.nest_later", KINDS)
PLAY_SMALLEST = _one("play.smallest")
PLAY_FOOD_LEFT = _row("play.food_left", 5)
PLAY_OTHERWISE = _one("play.otherwise")
PLAY_NECTAR = _one("play.nectar")

# Gaining a card, or giving it up.
HAND_READY = _one("hand.ready")
HAND_READY_LATE = _row("hand.ready_late", 4)
HAND_SHORT = _row("hand.short", 6)
HAND_LATE = _row("hand.late", 4)
HAND_SPACE = _row("hand.space", 6)
HAND_BONUS = _one("hand.bonus", 4)
HAND_GOAL = _each("hand.goal", KINDS)
HAND_LATER = _each("hand.later", KINDS)
HAND_NEST = _each("hand.nest", KINDS)
HAND_NEST_LATER = _each("hand.nest_later", KINDS)
HAND_SIZE = _row("hand.size", 9)
HAND_SIZE_T = _one("hand.size_t", 4 * T)
HAND_POINTS_LATE = _row("hand.points_late", 4, 5)
HAND_GOAL_CARDS = _one("hand.goal_cards", 2)
HAND_BONUS_CARDS = _one("hand.bonus_cards", 2)

# Cards kept at the start.
KEEP_DONE = _row("keep.done", 6)
KEEP_AFTER = _row("keep.after", 6)
KEEP_OVERLAP = _one("keep.overlap", 2)
KEEP_COST = _one("keep.cost", 4)
KEEP_BONUS = _one("keep.bonus", 4)
KEEP_MERIT = _one("keep.merit", 16)

# Laying an egg on a bird, or removing it.
EGG_GOAL = _rows("egg.goal", KINDS, 5)
EGG_GOAL_POINTS = _one("egg.goal_points", 2)
EGG_LATER = _each("egg.later", KINDS)
EGG_BREED = _one("egg.breed")
EGG_BREED_WAY = _one("egg.breed_way", 2)
EGG_FIRST_BONUS = _one("egg.first_bonus")
EGG_LEFT = _one("egg.left", 2)
EGG_FIRST = _one("egg.first")
EGG_LAYER = _one("egg.layer", 2)
EGG_ASKED = _one("egg.asked")
EGG_ROW = _each("egg.row", HABITATS)

# Gaining a food token, or giving it up.
FOOD = _each("food", FOODS)
FOOD_T = _each("food.t", FOODS, T)
FOOD_NEED = _one("food.need", 12)
FOOD_LAST = _one("food.last")
FOOD_LAST_MERIT = _one("food.last_merit", 16)
FOOD_WANT = _one("food.want", 2)
FOOD_HAVE = _row("food.have", 4)
FOOD_TOTAL = _row("food.total", 9)
FOOD_LATE = _row("food.late", 3)
FOOD_NECTAR = _row("food.nectar", 5)
FOOD_GOAL = _one("food.goal")

# Paying.
PAY = _each("pay", FOODS)
PAY_WANT = _one("pay.want")
PAY_LAST = _one("pay.last")
PAY_TOKENS = _one("pay.tokens")
PAY_CACHED = _one("pay.cached")
PAY_CARDS = _one("pay.cards")
PAY_KEPT = _one("pay.kept")
PAY_KEPT_ONLY = _one("pay.kept_only")

# Bonus cards.
BONUS_HAND = _one("bonus.hand", 4)
BONUS_MAT = _one("bonus.mat", 4)
BONUS_NOW = _one("bonus.now", 4)

# Discarding a card of the tray.
TRAY_MERIT = _one("tray.merit", 16)

# Everything else: by kind of decision and option.
_KINDS = get_args(Kind)
_PLAIN = ("all", "done", "skip", "activate", "cache", "keep", "tuck", "draw_deck", "reroll",
          "upright", "sideways", "on_top", "in_place_of", "reset_tray", "refill_tray", "again",
          "waive")  # fmt: skip
PLAIN = {kind: _each(f"say.{kind}", _PLAIN) for kind in _KINDS}
PLAIN_T = {kind: _each(f"say_t.{kind}", _PLAIN, T) for kind in _KINDS}
PLAIN_LATE = _rows("say.late", _PLAIN, 3)
GIVE = _each("give", _KINDS)
GIVE_T = _each("give.t", _KINDS, T)
GIVE_LATE = _rows("give.late", _KINDS, 4)
DECLINE_HAND = _rows("decline.hand", _KINDS, 6)
COUNT = _one("count", 2)
COUNT_T = _one("count.t", 2 * T)
SEAT_SELF = _each("seat.self", _KINDS)
SEAT_CUBES = _one("seat.cubes", 2)
SEAT_FOOD = _each("seat.food", _KINDS, 4)
SEAT_HAND = _each("seat.hand", _KINDS, 4)
DECK = _one("deck")
DECK_T = _one("deck.t", T)
DECK_LATE = _row("deck.late", 4)
REROLL_NEED = _one("reroll.need", 12)
HABITAT = {kind: _each(f"in.{kind}", HABITATS) for kind in ("move_to", "choose_habitat", "habitat")}
HABITAT_BIRDS = _each("in.birds", _KINDS, 2)
HABITAT_EGGS = _each("in.eggs", _KINDS, 2)
COVER_POINTS = _one("cover.points", 5)
COVER_EGGS = _one("cover.eggs")
COURSE = _row("course", 3)
RESET_FOOD = _one("reset.food", 2)


@cache
def places_of_birds(catalog: Catalog) -> dict[str, dict[str, int]]:
    """Return, by bird, the index of each of its CARD_WEIGHTS."""
    number = len(catalog.birds)
    first = len(POLICY_FEATURES)
    return {
        bird: {name: first + number * order + at for order, name in enumerate(CARD_WEIGHTS)}
        for at, bird in enumerate(catalog.birds)
    }


@cache
def places_of_bonus_cards(catalog: Catalog) -> dict[str, int]:
    """Return the index of each bonus card's weight."""
    first = len(POLICY_FEATURES) + len(CARD_WEIGHTS) * len(catalog.birds)
    return {bonus: first + at for at, bonus in enumerate(catalog.bonus_cards)}
