"""Features of the four actions; "play a bird" has one set of features per bird and row.

The policy can thus weigh the very bird that it would play, with the features that also score the
answers to "which bird" and "which row" afterwards.
"""

from __future__ import annotations

from wingspan.engine.components import ACTION_OF_HABITAT, Action, Habitat
from wingspan.engine.options import AnyOption, TakeAction

from . import index as at
from .context import Context
from .tables import BirdFacts
from .yields import amount

Features = tuple[list[int], list[int]]
"""The indices of features, and the amount of each."""

ROW_OF: dict[Action, Habitat] = {action: habitat for habitat, action in ACTION_OF_HABITAT.items()}


class Play:
    """A bird, and the row to play it in."""

    __slots__ = ("bird", "habitat")

    def __init__(self, bird: BirdFacts, habitat: Habitat) -> None:
        self.bird = bird
        self.habitat = habitat


class Outlook:
    """Values that the features of all actions share: eggs, room for eggs, playable birds.

    ``asking``: birds on the mat that want all four actions in the round, if that can still be.
    """

    __slots__ = ("asking", "best", "blocked", "blocked_merit", "eggs", "least", "on_mat", "plays",
                 "ready", "room", "rows")  # fmt: skip

    def __init__(self, context: Context) -> None:
        birds = context.tables.birds
        me = context.me
        self.eggs = self.room = self.on_mat = self.asking = 0
        spaces: dict[Habitat, int] = {}
        for habitat, row in me.mat.items():
            column = len(row)
            for played in row:
                self.eggs += played.eggs
                facts = birds[played.bird]
                self.room += max(0, facts.limit - played.eggs)
                self.asking += facts.all_actions
                if played.sideways:
                    column += 1
            spaces[habitat] = column
            self.on_mat += len(row)
        self.rows = spaces
        if self.asking and sum(not used for used in me.cubes.values()) > context.left + 1:
            self.asking = 0
        cost = context.tables.egg_cost
        open_ = {h for h, column in spaces.items() if column < 5 and cost[column] <= self.eggs}
        self.plays: list[Play] = []
        self.ready = self.blocked = 0
        self.best = self.blocked_merit = 0
        self.least = 9
        for bird, short in zip(context.hand, context.short, strict=True):
            if short:
                if short < self.least:
                    self.least = short
                continue
            ways = [Play(bird, habitat) for habitat in bird.homes if habitat in open_]
            if ways:
                self.ready += 1
                self.plays += ways
                merit = context.merit(bird)
                if merit > self.best or self.ready == 1:
                    self.best = merit
            elif any(spaces[habitat] < 5 for habitat in bird.homes):
                self.blocked += 1
                self.blocked_merit = max(self.blocked_merit, context.merit(bird))


def of_actions(
    context: Context, options: list[AnyOption]
) -> tuple[list[Features], list[int], list[Play | None]]:
    """Return for each answer its features, the index of its option, and the bird it plays."""
    outlook = Outlook(context)
    found: list[Features] = []
    begins: list[int] = []
    plays: list[Play | None] = []
    for number, option in enumerate(options):
        assert isinstance(option, TakeAction)
        shared = _shared(context, outlook, option.action)
        if option.action != "play_bird":
            found.append(_row(context, outlook, option.action, shared))
            begins.append(number)
            plays.append(None)
            continue
        last: BirdFacts | None = None
        whole = shared
        for play in outlook.plays:
            if play.bird is not last:
                last = play.bird
                whole = shared[0][:], shared[1][:]
                of_play(context, last, *whole)
            i, v = whole[0][:], whole[1][:]
            of_row(context, play.bird, play.habitat, i, v)
            found.append((i, v))
            begins.append(number)
            plays.append(play)
        if not outlook.plays:  # only as a card allows, or two food for one
            found.append(([*shared[0], at.PLAY_OTHERWISE], [*shared[1], 1]))
            begins.append(number)
            plays.append(None)
    return found, begins, plays


def _shared(context: Context, outlook: Outlook, action: Action) -> Features:
    after, left = context.after, min(context.left, 4)
    hand, eggs, food = len(context.hand), outlook.eggs, context.have
    goal = context.goal.kind
    mine, others = context.goal_standing
    lead = max(-3, min(3, mine - max(others, default=0)))
    ready = min(outlook.ready, 3)
    i = [
        at.ACTION[action],
        at.ACTION_ROUND[action][context.round],
        at.ACTION_LEFT[action][left],
        at.ACTION_HAND[action][min(hand, 7)],
        at.ACTION_FOOD[action][min(food, 7)],
        at.ACTION_EGGS[action][min(eggs, 7)],
        at.ACTION_READY[action][ready],
        at.ACTION_BLOCKED[action][min(outlook.blocked, 2)],
        at.ACTION_GOAL[action][goal][left],
        at.ACTION_PLAYERS[action][len(context.state.players)],
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
    if context.me.food["nectar"]:
        i.append(at.ACTION_NECTAR[action][left])
        v.append(min(context.me.food["nectar"], 3))
    if outlook.asking and not context.me.cubes[action]:
        i.append(at.ACTION_ASKED[action])
        v.append(outlook.asking)
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


def _row(context: Context, outlook: Outlook, action: Action, shared: Features) -> Features:
    """Extend ``shared`` by what a habitat's space gives and by the brown powers of its row."""
    i, v = shared
    habitat = ROW_OF[action]
    after = context.after
    column = outlook.rows[habitat]
    space = context.tables.rows[habitat][column]
    gain = space.gain
    if action == "lay_eggs":
        gain = min(gain, outlook.room)
    i += (at.ROW[action][str(context.round)][column], at.ROW_GAIN[action], at.ROW_GAIN_T[action])
    v += (1, gain, gain * after)
    if space.trade is not None:
        i.append(at.ROW_TRADE[action])
        v.append(1)
    if space.reset is not None:
        i.append(at.ROW_RESET[action])
        v.append(1)
    if action == "gain_food":
        _gaining(context, gain, i, v)
    elif action == "lay_eggs":
        _laying(context, outlook, gain, i, v)
    else:
        _drawing(context, i, v)
    birds = context.tables.birds
    for bird in context.me.mat[habitat]:
        card = birds[bird.bird]
        if card.brown:
            of_use(context, card, habitat, i, v)
    return i, v


def of_use(context: Context, bird: BirdFacts, habitat: Habitat, i: list[int], v: list[int]) -> None:
    """Add the features of using the power of a bird in that row."""
    i += (bird.use, bird.use_t)
    v += (1, context.after)
    if bird.family is not None:
        i.append(at.USE_YIELD[bird.family][amount(context, bird, habitat)])
        v.append(1)


def _gaining(context: Context, gain: int, i: list[int], v: list[int]) -> None:
    """Add features of the birdfeeder: its dice, the food needed, the birds it would pay for."""
    faces = context.tables.faces
    shown = context.state.birdfeeder
    offered = {food for face in shown for food in faces[face]}
    food = context.me.food
    unlocks = best = 0
    wanted: set[str] = set()
    for bird, short in zip(context.hand, context.short, strict=True):
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
            best = max(best, context.merit(bird))
    i += (at.FOOD_DICE[len(shown)], at.FOOD_WANTED[min(len(wanted), 4)])
    v += (1, 1)
    _unlocks("gain_food", unlocks, best, i, v)


def _unlocks(action: Action, number: int, best: int, i: list[int], v: list[int]) -> None:
    i.append(at.ROW_UNLOCKS[action][min(number, 2)])
    v.append(1)
    if number:
        i.append(at.ROW_UNLOCKS_MERIT[action])
        v.append(best)


def _laying(context: Context, outlook: Outlook, gain: int, i: list[int], v: list[int]) -> None:
    goal = context.goal
    i.append(at.EGGS_ROOM[min(outlook.room, 6)])
    v.append(1)
    if context.after < 4:
        i.append(at.EGGS_LAID_LATE[context.after])
        v.append(gain)
    if goal.egg_on or (goal.first_egg_on and goal.kind == "birds_with_egg"):
        fits = goal.egg_on or goal.first_egg_on
        birds = context.tables.birds
        more = 0
        for habitat, row in context.me.mat.items():
            if goal.habitat in (None, habitat):
                for bird in row:
                    if bird.bird in fits:
                        space = max(0, birds[bird.bird].limit - bird.eggs)
                        more += space if goal.egg_on else (not bird.eggs)
        more = min(more, gain)
        if more:
            i.append(at.ROW_GOAL["lay_eggs"])
            v.append(context.goal_gain(more))
    _unlocks("lay_eggs", outlook.blocked, outlook.blocked_merit, i, v)


def _drawing(context: Context, i: list[int], v: list[int]) -> None:
    birds = context.tables.birds
    merits = sorted(
        [context.merit(birds[card]) for card in context.state.tray if card is not None],
        reverse=True,
    )
    if merits:
        i.append(at.CARDS_TRAY)
        v.append(merits[0])
    if len(merits) > 1:
        i.append(at.CARDS_TRAY_NEXT)
        v.append(merits[1])


def of_play(context: Context, bird: BirdFacts, i: list[int], v: list[int]) -> None:
    """Add the features of playing a bird that do not depend on the row."""
    after = context.after
    card = bird.card.id
    i += (bird.play, bird.play_t)
    v += (1, after)
    me = context.me
    for bonus in me.bonus:
        facts = context.tables.bonus[bonus]
        if card in facts.counted.adds:
            number = facts.counted.count(me)
            i += (at.PLAY_BONUS, at.PLAY_BONUS_NOW)
            v += (facts.slope, facts.points[number + 1] - facts.points[number])
    if after < 4:
        i.append(at.PLAY_LATE[bird.color][after])
        v.append(1)
    left = context.have - bird.total
    i.append(at.PLAY_FOOD_LEFT[max(0, min(left, 4))])
    v.append(1)
    if not bird.either:
        food = me.food
        if food["nectar"] and any(food[kind] < count for kind, count in bird.cost):
            i.append(at.PLAY_NECTAR)
            v.append(1)


def of_row(
    context: Context, bird: BirdFacts | None, habitat: Habitat, i: list[int], v: list[int]
) -> None:
    """Add the features of the row that a bird is played into."""
    after = context.after
    me = context.me
    column = 5 - context.room(habitat)
    cost = context.tables.egg_cost[column] if column < 5 else 0
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
            i.append(at.PLAY_YIELD[bird.family][amount(context, bird, habitat)])
            v.append(1)
    goal = context.goal
    if goal.habitat is None or goal.habitat == habitat:
        adds = goal.adds.get(card, 0)
        if adds:
            i += (at.PLAY_GOAL[goal.kind], at.PLAY_GOAL_POINTS)
            v += (adds, context.goal_gain(adds))
        if card in goal.nests:
            i.append(at.PLAY_NEST[goal.kind])
            v.append(1)
        if goal.habitat:
            i.append(at.PLAY_GOAL_ROW[goal.kind])
            v.append(1)
    for goal in context.later:
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
        smallest = context.tables.bonus[bonus].counted.kind == "smallest_row"
        if smallest and len(me.mat[habitat]) == min(map(len, me.mat.values())):
            i.append(at.PLAY_SMALLEST)
            v.append(1)
