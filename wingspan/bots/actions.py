"""Features of the four actions. "Play a bird" stands once for each bird and row.

So the policy weighs the bird it would play, and the answers to "which bird" and "which row"
that follow are weighed by the very same features.
"""

from __future__ import annotations

from wingspan.engine.components import ACTION_OF_HABITAT, Action, Habitat
from wingspan.engine.options import AnyOption, TakeAction

from . import labels as at
from .sight import Sight
from .tables import BirdFacts
from .yields import amount

Features = tuple[list[int], list[int]]
"""Places of weights, and how much of each."""

ROW_OF: dict[Action, Habitat] = {action: habitat for habitat, action in ACTION_OF_HABITAT.items()}


class Play:
    """A way to play a bird: which, and into which row."""

    __slots__ = ("bird", "habitat")

    def __init__(self, bird: BirdFacts, habitat: Habitat) -> None:
        self.bird = bird
        self.habitat = habitat


class Outlook:
    """What all actions are weighed by: eggs, room for eggs, birds that could be played."""

    __slots__ = ("best", "blocked", "blocked_merit", "eggs", "least", "on_mat", "plays", "ready",
                 "room", "rows")  # fmt: skip

    def __init__(self, sight: Sight) -> None:
        birds = sight.tables.birds
        me = sight.me
        self.eggs = self.room = self.on_mat = 0
        spaces: dict[Habitat, int] = {}
        for habitat, row in me.mat.items():
            column = len(row)
            for played in row:
                self.eggs += played.eggs
                self.room += birds[played.bird].limit - played.eggs
                if played.sideways:
                    column += 1
            spaces[habitat] = column
            self.on_mat += len(row)
        self.rows = spaces
        cost = sight.tables.egg_cost
        open_ = {h for h, column in spaces.items() if column < 5 and cost[column] <= self.eggs}
        self.plays: list[Play] = []
        self.ready = self.blocked = 0
        self.best = self.blocked_merit = 0
        self.least = 9
        for bird, short in zip(sight.hand, sight.short, strict=True):
            if short:
                if short < self.least:
                    self.least = short
                continue
            ways = [Play(bird, habitat) for habitat in bird.homes if habitat in open_]
            if ways:
                self.ready += 1
                self.plays += ways
                merit = sight.merit(bird)
                if merit > self.best or self.ready == 1:
                    self.best = merit
            elif any(spaces[habitat] < 5 for habitat in bird.homes):
                self.blocked += 1
                self.blocked_merit = max(self.blocked_merit, sight.merit(bird))


def of_actions(
    sight: Sight, options: list[AnyOption]
) -> tuple[list[Features], list[int], list[Play | None]]:
    """Features of each way to act, the option it begins with, and the bird it plays."""
    outlook = Outlook(sight)
    found: list[Features] = []
    begins: list[int] = []
    plays: list[Play | None] = []
    for number, option in enumerate(options):
        assert isinstance(option, TakeAction)
        shared = _shared(sight, outlook, option.action)
        if option.action != "play_bird":
            found.append(_row(sight, outlook, option.action, shared))
            begins.append(number)
            plays.append(None)
            continue
        last: BirdFacts | None = None
        whole = shared
        for play in outlook.plays:
            if play.bird is not last:
                last = play.bird
                whole = shared[0][:], shared[1][:]
                of_play(sight, last, *whole)
            i, v = whole[0][:], whole[1][:]
            of_row(sight, play.bird, play.habitat, i, v)
            found.append((i, v))
            begins.append(number)
            plays.append(play)
        if not outlook.plays:  # only in a way that its card allows, or two foods for one
            found.append(([*shared[0], at.PLAY_OTHERWISE], [*shared[1], 1]))
            begins.append(number)
            plays.append(None)
    return found, begins, plays


def _shared(sight: Sight, outlook: Outlook, action: Action) -> Features:
    after, left = sight.after, min(sight.left, 4)
    hand, eggs, food = len(sight.hand), outlook.eggs, sight.have
    goal = sight.goal.kind
    mine, others = sight.goal_standing
    lead = max(-3, min(3, mine - max(others, default=0)))
    ready = min(outlook.ready, 3)
    i = [
        at.ACTION[action],
        at.ACTION_ROUND[action][sight.round],
        at.ACTION_LEFT[action][left],
        at.ACTION_HAND[action][min(hand, 7)],
        at.ACTION_FOOD[action][min(food, 7)],
        at.ACTION_EGGS[action][min(eggs, 7)],
        at.ACTION_READY[action][ready],
        at.ACTION_BLOCKED[action][min(outlook.blocked, 2)],
        at.ACTION_GOAL[action][goal][left],
        at.ACTION_PLAYERS[action][len(sight.state.players)],
        at.ACTION_T[action],
        at.ACTION_HAND_T[action],
        at.ACTION_FOOD_T[action],
        at.ACTION_EGGS_T[action],
        at.ACTION_BIRDS[action],
        at.ACTION_LEAD[action][goal],
        at.ACTION_MERIT[action],
        at.ACTION_MERIT_T[action],
    ]
    best = outlook.best
    v = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
         after, min(hand, 9) * after, min(food, 9) * after, min(eggs, 12) * after,
         outlook.on_mat, lead, best, best * after]  # fmt: skip
    if sight.me.food["nectar"]:
        i.append(at.ACTION_NECTAR[action][left])
        v.append(min(sight.me.food["nectar"], 3))
    if not ready:
        i.append(at.ACTION_SHORT[action][min(outlook.least, 5)])
        v.append(1)
    if after < 5:
        i.append(at.ACTION_AFTER[action][after])
        v.append(1)
        if ready:
            i.append(at.ACTION_AFTER_READY[action][after])
            v.append(1)
    return i, v


def _row(sight: Sight, outlook: Outlook, action: Action, shared: Features) -> Features:
    """A habitat's action: what its space gives, and the brown powers of its row."""
    i, v = shared
    habitat = ROW_OF[action]
    after = sight.after
    column = outlook.rows[habitat]
    space = sight.tables.rows[habitat][column]
    gain = space.gain
    if action == "lay_eggs":
        gain = min(gain, outlook.room)
    i += (at.ROW[action][str(sight.round)][column], at.ROW_GAIN[action], at.ROW_GAIN_T[action])
    v += (1, gain, gain * after)
    if space.trade is not None:
        i.append(at.ROW_TRADE[action])
        v.append(1)
    if space.reset is not None:
        i.append(at.ROW_RESET[action])
        v.append(1)
    if action == "gain_food":
        _gaining(sight, gain, i, v)
    elif action == "lay_eggs":
        _laying(sight, outlook, gain, i, v)
    else:
        _drawing(sight, i, v)
    birds = sight.tables.birds
    for bird in sight.me.mat[habitat]:
        card = birds[bird.bird]
        if card.brown:
            of_use(sight, card, habitat, i, v)
    return i, v


def of_use(sight: Sight, bird: BirdFacts, habitat: Habitat, i: list[int], v: list[int]) -> None:
    """The power of a bird in that row, used."""
    i += (bird.use, bird.use_t)
    v += (1, sight.after)
    if bird.family is not None:
        i.append(at.USE_YIELD[bird.family][amount(sight, bird.effect, habitat)])
        v.append(1)


def _gaining(sight: Sight, gain: int, i: list[int], v: list[int]) -> None:
    """The birdfeeder: how many dice, how many wanted kinds, which birds it would feed."""
    faces = sight.tables.faces
    shown = sight.state.birdfeeder
    offered = {food for face in shown for food in faces[face]}
    food = sight.me.food
    unlocks = best = 0
    wanted: set[str] = set()
    for bird, short in zip(sight.hand, sight.short, strict=True):
        if not short:
            continue
        lacks = [kind for kind, count in bird.cost if food[kind] < count]
        wanted.update(kind for kind in lacks if kind in offered)
        if short <= gain and (
            not lacks
            or (any if bird.either else all)(kind in offered for kind in lacks)
            or "nectar" in offered
        ):
            unlocks += 1
            best = max(best, sight.merit(bird))
    i += (at.FOOD_DICE[len(shown)], at.FOOD_WANTED[min(len(wanted), 4)])
    v += (1, 1)
    _unlocks("gain_food", unlocks, best, i, v)


def _unlocks(action: Action, number: int, best: int, i: list[int], v: list[int]) -> None:
    i.append(at.ROW_UNLOCKS[action][min(number, 2)])
    v.append(1)
    if number:
        i.append(at.ROW_UNLOCKS_MERIT[action])
        v.append(best)


def _laying(sight: Sight, outlook: Outlook, gain: int, i: list[int], v: list[int]) -> None:
    goal = sight.goal
    i.append(at.EGGS_ROOM[min(outlook.room, 6)])
    v.append(1)
    if sight.after < 4:
        i.append(at.EGGS_LAID_LATE[sight.after])
        v.append(gain)
    if goal.egg_on or (goal.first_egg_on and goal.kind == "birds_with_egg"):
        fits = goal.egg_on or goal.first_egg_on
        birds = sight.tables.birds
        more = 0
        for habitat, row in sight.me.mat.items():
            if goal.habitat in (None, habitat):
                for bird in row:
                    if bird.bird in fits:
                        space = birds[bird.bird].limit - bird.eggs
                        more += space if goal.egg_on else (not bird.eggs)
        more = min(more, gain)
        if more:
            i.append(at.ROW_GOAL["lay_eggs"])
            v.append(sight.goal_gain(more))
    _unlocks("lay_eggs", outlook.blocked, outlook.blocked_merit, i, v)


def _drawing(sight: Sight, i: list[int], v: list[int]) -> None:
    birds = sight.tables.birds
    merits = sorted(
        [sight.merit(birds[card]) for card in sight.state.tray if card is not None], reverse=True
    )
    if merits:
        i.append(at.CARDS_TRAY)
        v.append(merits[0])
    if len(merits) > 1:
        i.append(at.CARDS_TRAY_NEXT)
        v.append(merits[1])


def of_play(sight: Sight, bird: BirdFacts, i: list[int], v: list[int]) -> None:
    """A bird to be played, in whatever row."""
    after = sight.after
    card = bird.card.id
    i += (bird.play, bird.play_t)
    v += (1, after)
    me = sight.me
    for bonus in me.bonus:
        facts = sight.tables.bonus.known(bonus)
        if facts is not None and card in facts.counted.adds:
            number = facts.counted.count(me)
            i += (at.PLAY_BONUS, at.PLAY_BONUS_NOW)
            v += (facts.slope, facts.points[number + 1] - facts.points[number])
    if after < 4:
        i.append(at.PLAY_LATE[bird.color][after])
        v.append(1)
    left = sight.have - bird.total
    i.append(at.PLAY_FOOD_LEFT[max(0, min(left, 4))])
    v.append(1)
    if not bird.either:
        food = me.food
        if food["nectar"] and any(food[kind] < count for kind, count in bird.cost):
            i.append(at.PLAY_NECTAR)
            v.append(1)


def of_row(
    sight: Sight, bird: BirdFacts | None, habitat: Habitat, i: list[int], v: list[int]
) -> None:
    """A row for a bird to be played into."""
    after = sight.after
    me = sight.me
    column = 5 - sight.room(habitat)
    cost = sight.tables.egg_cost[column] if column < 5 else 0
    row = min(column, 4)
    i += (at.PLAY_ROW[habitat][row], at.PLAY_ROW_T[habitat][row])
    v += (1, after)
    if cost:
        i += (at.PLAY_EGGS, at.PLAY_EGGS_T)
        v += (cost, cost * after)
    card = ""
    if bird is not None:
        card = bird.card.id
        i.append(bird.rows[habitat])
        v.append(after)
        if bird.family is not None and bird.color == "white":
            i.append(at.PLAY_YIELD[bird.family][amount(sight, bird.effect, habitat)])
            v.append(1)
    goal = sight.goal
    if goal.habitat is None or goal.habitat == habitat:
        adds = goal.adds.get(card, 0)
        if adds:
            i += (at.PLAY_GOAL[goal.kind], at.PLAY_GOAL_POINTS)
            v += (adds, sight.goal_gain(adds))
        if card in goal.nests:
            i.append(at.PLAY_NEST[goal.kind])
            v.append(1)
        if goal.habitat:
            i.append(at.PLAY_GOAL_ROW[goal.kind])
            v.append(1)
    for goal in sight.later:
        if goal.habitat is None or goal.habitat == habitat:
            adds = goal.adds.get(card, 0)
            if adds:
                i.append(at.PLAY_LATER[goal.kind])
                v.append(adds)
            if card in goal.nests:
                i.append(at.PLAY_NEST_LATER[goal.kind])
                v.append(1)
            if goal.habitat:
                i.append(at.PLAY_LATER_ROW[goal.kind])
                v.append(1)
    for bonus in me.bonus:
        facts = sight.tables.bonus.known(bonus)
        if (
            facts is not None
            and facts.counted.kind == "smallest_row"
            and len(me.mat[habitat]) == min(map(len, me.mat.values()))
        ):
            i.append(at.PLAY_SMALLEST)
            v.append(1)
