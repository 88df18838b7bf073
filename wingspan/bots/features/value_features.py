"""Value features: a state as seen from one seat, in whole numbers.

Only what the seat may know is read.
"""

from __future__ import annotations

from wingspan.engine.components import FOODS, HABITATS
from wingspan.engine.scoring import bonus_counting
from wingspan.engine.state import GameState, Player

from .context import share
from .index import FeatureIndex
from .tables import Tables
from .tallies import KINDS

CATEGORIES = ("birds", "bonus", "goals", "eggs", "cached", "tucked", "nectar")
"""The columns of the score pad, in its order."""

VALUE_FEATURES = FeatureIndex()
"""The names and units of value features, in the order of ``numbers`` of :class:`ValueFeatures`."""

_one, _row = VALUE_FEATURES.one, VALUE_FEATURES.row
_one("one")
_one("turns", 26)
_one("turns_squared", 676)
_one("left")
_row("round", 5)
_row("players", 6)
for _habitat in HABITATS:
    _one(f"birds.{_habitat}", 3)
    _one(f"birds_squared.{_habitat}", 9)
    _one(f"full.{_habitat}")
    _one(f"eggs.{_habitat}", 4)
    _one(f"gain.{_habitat}", 2)
_one("birds_on_mat", 8)
_one("birds_squared_on_mat", 64)
_one("fewest", 2)
_one("brown", 4)
_one("pink", 2)
_one("teal", 2)
_one("yellow", 2)
_one("points", 20)
_one("eggs", 8)
_one("egg_room", 8)
_one("layable", 4)
_one("layable_late", 4)
_one("no_eggs")
_one("stored", 8)
_one("tokens", 5)
_one("tokens_over", 4)
_one("tokens_late", 5)
for _food in FOODS:
    _one(f"has.{_food}")
_one("hand", 4)
_one("hand_over", 4)
_one("hand_late", 4)
_row("ready", 4)
_one("ready_many", 2)
_one("ready_points", 5)
_one("ready_points_late", 5)
_one("near", 2)
_one("lacking", 5)
_one("blocked", 2)
_one("dead", 2)
_one("bonus_now", 5)
_one("bonus_way", 20)
_one("bonus_hand", 20)
_one("bonus_cards", 2)
_one("goal_now", 4)
_one("goal_lead", 2)
_one("goal_now_left", 16)
_one("goal_lead_left", 8)
_one("goals_later", 8)
_one("goals_later_lead", 4)
_one("goals_later_hand", 2)
for _kind in KINDS:
    _one(f"goal.{_kind}", 1)
_one("nectar_spent", 3)
_one("nectar_points", 5)
_one("mine")
_row("last", 5)
_one("last_room", 4)
_one("last_ready", 5)
_one("oceania_mat")  # any mat but the base game's; files of weights use this name
_one("blue")
_one("solo")

LATE = 4
"""Features named late count when at most this many turns are left."""


class ValueFeatures:
    """A seat's side of the table in numbers.

    ``turns``: turns left in the game. ``now``: the points that it already has, by CATEGORIES.
    ``numbers``: the amounts of VALUE_FEATURES. ``mat``, ``hand``: its birds, by number in the
    catalog.
    """

    __slots__ = ("hand", "mat", "now", "numbers", "turns")

    def __init__(self, turns: int, now: list[int], numbers: list[int]) -> None:
        self.turns = turns
        self.now = now
        self.numbers = numbers
        self.mat: list[int] = []
        self.hand: list[int] = []


def _one_of(number: int, places: int) -> list[int]:
    found = [0] * places
    found[max(0, min(number, places - 1))] = 1
    return found


def value_features(tables: Tables, state: GameState, seat: int) -> ValueFeatures:
    """Return the value features of a state as ``seat`` sees it."""
    me = state.players[seat]
    birds = tables.birds
    r = state.round - 1
    by_round, after = tables.turns(state.goals)
    over = state.phase in ("game_end", "over")
    left = 0 if over else max(0, by_round[r] - sum(me.cubes.values()))
    turns = 0 if over else left + after[r]
    late = turns <= LATE
    counts: list[int] = []
    colors = {"brown": 0, "pink": 0, "teal": 0, "yellow": 0}
    points = eggs = room = cached = tucked = on_mat = 0
    lengths, columns, mat = [], [], []
    for habitat in HABITATS:
        row = me.mat[habitat]
        column = number = len(row)
        held = 0
        for bird in row:
            facts = birds[bird.bird]
            mat.append(facts.number)
            points += facts.points
            held += bird.eggs
            room += max(0, facts.limit - bird.eggs)
            tucked += len(bird.tucked)
            if bird.cached:
                cached += sum(bird.cached.values())
            if bird.sideways:
                column += 1
            color = facts.color
            if color in colors:
                colors[color] += 1
        eggs += held
        on_mat += number
        lengths.append(number)
        columns.append(column)
        space = tables.rows[habitat][column]
        counts += (number, number * number, int(column == 5), held, space.gain)
    layable = min(room, tables.rows["grassland"][columns[1]].gain * left)
    numbers = [1, turns, turns * turns, left, *_one_of(state.round, 5)]
    numbers += _one_of(len(state.players), 6)
    numbers += counts
    numbers += (on_mat, on_mat * on_mat, min(lengths))
    numbers += colors.values()
    numbers += (points, eggs, min(room, 14), layable, layable * late, int(eggs == 0),
                cached + tucked)  # fmt: skip
    food = me.food
    tokens = sum(food.values())
    numbers += (tokens, max(0, tokens - 5), tokens * late)
    numbers += [int(food[kind] > 0) for kind in FOODS]
    ready_points = _hand(tables, me, tokens, eggs, columns, turns, numbers)
    bonus = _bonus(tables, me, numbers)
    _goals(tables, state, seat, left, numbers)
    nectar = _nectar(tables, state, seat, numbers)
    numbers += (int(state.turn_of == seat), *_one_of(turns, 5))
    numbers += (min(room, 4) * (turns == 1), ready_points * (turns in (1, 2)))
    numbers += (int(tables.mat != "base"), int(tables.blue), int(len(state.players) == 1))
    goals = 0
    for scored in state.scored:
        goals += scored.standings[seat].points
    found = ValueFeatures(turns, [points, bonus, goals, eggs, cached, tucked, nectar], numbers)
    found.mat = mat
    found.hand = [birds[card].number for card in me.hand]
    return found


def _hand(
    tables: Tables,
    me: Player,
    tokens: int,
    eggs: int,
    columns: list[int],
    turns: int,
    numbers: list[int],
) -> int:
    """Count the ready, near, blocked and dead cards; return the most points of a ready one."""
    birds, food, cost = tables.birds, me.food, tables.egg_cost
    free = dict(zip(HABITATS, columns, strict=True))
    ready = near = lacking = blocked = dead = best = 0
    for card in me.hand:
        facts = birds[card]
        homes = [free[habitat] for habitat in facts.homes if free[habitat] < 5]
        if not homes:
            dead += 1
            continue
        short = facts.missing(food, tokens)
        if short:
            lacking += short
            near += short == 1
        elif cost[min(homes)] <= eggs:
            ready += 1
            if facts.points > best:
                best = facts.points
        else:
            blocked += 1
    hand = len(me.hand)
    late = turns <= LATE
    numbers += (hand, max(0, hand - 4), hand * late)
    numbers += _one_of(ready, 4)
    numbers += (min(ready, turns), best, best * late, near, min(lacking, 9), blocked, dead)
    return best


def _bonus(tables: Tables, me: Player, numbers: list[int]) -> int:
    """Add the bonus cards as they stand, and return their points."""
    points = way = in_hand = 0
    for bonus in bonus_counting(me):
        facts = tables.bonus[bonus]
        number = facts.counted.count(me)
        points += facts.points[number]
        way += facts.slope * min(number, 8)
        adds = facts.counted.adds
        in_hand += facts.slope * sum([card in adds for card in me.hand])
    numbers += (points, way, in_hand, len(me.bonus))
    return points


def _goals(tables: Tables, state: GameState, seat: int, left: int, numbers: list[int]) -> None:
    """Add the goals still to be scored, as they stand."""
    now = lead = later = later_lead = in_hand = 0
    kinds = dict.fromkeys(KINDS, 0)
    me = state.players[seat]
    for r in range(len(state.scored), len(state.goals)):
        goal = tables.goals[state.goals[r]]
        if goal.kind == "none":
            continue
        mine = goal.count(me)
        others = [goal.count(p) for other, p in enumerate(state.players) if other != seat]
        if state.automa is not None:
            cubes = state.automa.goal_cubes if r == state.round - 1 else 0
            others.append(tables.automa_counts(state.goals[r], r + 1, cubes))
        if tables.blue:
            pays = max(0, min(mine, tables.blue_most))
            ahead = min(mine, 5) - 2
        else:
            pays = share(mine, others, tables.pays[r])
            ahead = max(-3, min(3, mine - max(others)))
        if r == state.round - 1:
            now, lead = pays, ahead
            kinds[goal.kind] = ahead
        else:
            later += pays
            later_lead += ahead
            in_hand += sum([card in goal.adds for card in me.hand])
    numbers += (now, lead, now * left, lead * left, later, later_lead, in_hand)
    numbers += kinds.values()


def _nectar(tables: Tables, state: GameState, seat: int, numbers: list[int]) -> int:
    """Add the nectar spent, and return the points of its majorities as they stand."""
    if not tables.nectar:
        numbers += (0, 0)
        return 0
    points = spent = 0
    for habitat in HABITATS:
        mine = state.players[seat].nectar[habitat]
        others = [p.nectar[habitat] for other, p in enumerate(state.players) if other != seat]
        if state.automa is not None:
            others.append(state.automa.nectar[habitat])
        points += share(mine, others, tables.majority)
        spent += mine
    numbers += (spent, points)
    return points
