"""Features of the options of a decision, for the policy.

An option gets the indices of its features and the amount of each; its score is the sum of the
amounts times the weights. Only what the seat may know is read, so the state of a view is enough.
"""

from __future__ import annotations

from wingspan.engine import options as o
from wingspan.engine.components import HABITATS, Habitat
from wingspan.engine.mat import bird_at
from wingspan.engine.options import AnyOption

from . import index as at
from .actions import Features, of_play, of_row, of_use
from .context import Context
from .luck import worth_of_luck
from .tables import BirdFacts
from .tallies import Counted

GIVES_UP = frozenset(
    (
        "tuck_card",
        "discard_card",
        "trade",
        "card_to_pay",
        "discard_food",
        "discard_egg",
        "egg_to_pay",
        "cache_own",
        "reset",
        "discard_bonus",
        "give_card",
        "discard_thing",
    )
)
"""Kinds of decisions in which the chosen thing is given up."""


def features(context: Context, options: list[AnyOption]) -> list[Features]:
    """Return the features of each option.

    For those of actions see :mod:`wingspan.bots.features.actions`.
    """
    kind = context.kind
    if kind == "bird_to_play":
        return [_bird_to_play(context, option) for option in options]
    if kind in ("keep_bird", "pay_for_kept_birds"):
        return _at_the_start(context, options)
    return [_feature(context, option) for option in options]


def _bird_to_play(context: Context, option: AnyOption) -> Features:
    """Return the features of playing a bird in the row that scores best."""
    i: list[int] = []
    v: list[int] = []
    if not isinstance(option, o.Bird):
        _plain(context, option, i, v)
        return i, v
    bird = context.tables.birds[option.bird]
    of_play(context, bird, i, v)
    if bird.missing(context.me.food, context.have):
        i.append(at.PLAY_TWO_FOR_ONE)
        v.append(1)
    w = context.weights
    best: Features | None = None
    most = 0
    for habitat in bird.homes:
        if context.room(habitat) <= 0:
            continue
        j: list[int] = []
        u: list[int] = []
        of_row(context, bird, habitat, j, u)
        score = sum(w[place] * much for place, much in zip(j, u, strict=True))
        if best is None or score > most:
            best, most = (j, u), score
    if best is not None:
        i += best[0]
        v += best[1]
    return i, v


def _at_the_start(context: Context, options: list[AnyOption]) -> list[Features]:
    birds = context.tables.birds
    kept = [birds[card] for card in context.me.apart]
    rest = [birds[option.bird] for option in options if isinstance(option, o.Bird)]
    found: list[Features] = []
    for option in options:
        i: list[int] = []
        v: list[int] = []
        if isinstance(option, o.Bird):
            bird = birds[option.bird]
            of_card(context, bird, 1, i, v)
            of_kept(context, bird, kept, i, v)
        elif isinstance(option, o.Payment):
            of_payment_for_kept(option, kept, i, v)
        else:
            of_keeping_no_more(context, kept, rest, i, v)
        found.append((i, v))
    return found


def _feature(context: Context, option: AnyOption) -> Features:
    i: list[int] = []
    v: list[int] = []
    kind = context.kind
    if isinstance(option, (o.Die, o.FoodToken)):
        _food(context, option.food, i, v)
    elif isinstance(option, o.Slot):
        _slot(context, option, i, v)
    elif isinstance(option, o.Draw) and kind == "discard_tray":
        i.append(at.TRAY_MERIT)
        v.append(context.merit(context.tables.birds[option.bird]))
        _giving(context, i, v)
    elif isinstance(option, (o.Bird, o.Draw)):
        gives = kind in GIVES_UP
        of_card(context, context.tables.birds[option.bird], -1 if gives else 1, i, v)
        if gives:
            _giving(context, i, v)
    elif isinstance(option, o.InHabitat):
        _habitat(context, option, i, v)
    elif isinstance(option, o.Payment):
        of_payment(context, option, i, v)
    elif isinstance(option, o.Bonus):
        _bonus(context, option, -1 if kind in GIVES_UP else 1, i, v)
    elif isinstance(option, o.UsePower):
        row = context.state.players[option.player].mat[option.habitat]
        bird = context.tables.birds[bird_at(row, option.column).bird]
        of_use(context, bird, option.habitat, i, v)
    elif isinstance(option, o.PlayerSeat):
        _player(context, option.player, i, v)
    elif isinstance(option, o.Count):
        i += (at.COUNT, at.COUNT_T)
        v += (option.count, option.count * context.after)
    elif isinstance(option, o.Course):
        i.append(at.COURSE[min(option.number, 2)])
        v.append(1)
        if context.source is not None:
            i.append(context.source.second if option.number else context.source.first)
            v.append(1)
    elif isinstance(option, o.CachedFood):
        _food(context, option.food, i, v)
        i.append(at.PAY_CACHED)
        v.append(1)
    else:
        _plain(context, option, i, v)
    return i, v


def _food(context: Context, food: str, i: list[int], v: list[int]) -> None:
    gives = context.kind in GIVES_UP
    of_food(context, food, -1 if gives else 1, i, v)
    if gives:
        _giving(context, i, v)
    if context.kind == "reset":
        offered = {f for face in context.state.birdfeeder for f in context.tables.faces[face]}
        need = context.needs.need
        i.append(at.RESET_FOOD)
        v.append(sum(need[f] > 0 and f not in offered for f in need))


def _giving(context: Context, i: list[int], v: list[int]) -> None:
    """Add the features of giving something up for what the row or the asking bird offers."""
    kind, after = context.kind, context.after
    i += (at.GIVE[kind], at.GIVE_T[kind])
    v += (1, after)
    if after < 4:
        i.append(at.GIVE_LATE[kind][after])
        v.append(1)
    if context.source is not None:
        i += (context.source.give, context.source.give_t)
        v += (1, after)


def _slot(context: Context, option: o.Slot, i: list[int], v: list[int]) -> None:
    kind = context.kind
    if kind in ("egg_to_pay", "discard_egg", "trade", "discard_thing"):
        of_egg(context, option.player, option.habitat, option.column, -1, i, v)
        if kind != "egg_to_pay":
            _giving(context, i, v)
    elif kind == "bird_to_cover":
        bird = bird_at(context.me.mat[option.habitat], option.column)
        i += (at.COVER_POINTS, at.COVER_EGGS)
        v += (context.tables.birds[bird.bird].points, bird.eggs + sum(bird.cached.values()))
    elif kind == "lay_egg":
        of_egg(context, option.player, option.habitat, option.column, 1, i, v)


def _habitat(context: Context, option: o.InHabitat, i: list[int], v: list[int]) -> None:
    kind = context.kind
    if kind in at.HABITAT:
        of_row(context, context.source, option.habitat, i, v)
        i.append(at.HABITAT[kind][option.habitat])
        v.append(1 if kind != "habitat" else 0)
    row = context.me.mat[option.habitat]
    if kind != "habitat":
        i += (at.HABITAT_BIRDS[kind], at.HABITAT_EGGS[kind])
        v += (len(row), sum(bird.eggs for bird in row))


def _bonus(context: Context, option: o.Bonus, sign: int, i: list[int], v: list[int]) -> None:
    if context.kind in ("score_bonus", "copy_bonus"):
        i.append(at.BONUS_NOW)
        v.append(context.points_now(option.bonus))
        return
    facts = context.tables.bonus[option.bonus]
    adds = facts.counted.adds
    number = facts.counted.count(context.me)
    hand = context.hand
    if context.state.phase == "setup":
        birds = context.tables.birds
        hand = [birds[card] for card in context.me.apart]
    fits = sum(bird.card.id in adds for bird in hand)
    i += (facts.own, at.BONUS_HAND, at.BONUS_MAT)
    v += (sign, sign * facts.slope * fits, sign * facts.slope * min(number, 8))
    if context.after < 6:
        i.append(at.BONUS_NOW)
        v.append(sign * facts.points[number])


def _player(context: Context, seat: int, i: list[int], v: list[int]) -> None:
    kind = context.kind
    if seat == context.seat:
        i.append(at.SEAT_SELF[kind])
        v.append(1)
    elif seat < len(context.state.players):
        other = context.state.players[seat]
        i += (at.SEAT_FOOD[kind], at.SEAT_HAND[kind])
        v += (min(8, sum(other.food.values())), min(8, len(other.hand)))
        if context.source is not None and context.source.cubes is not None:
            i.append(at.SEAT_CUBES)
            v.append(other.cubes[context.source.cubes])


def _plain(context: Context, option: AnyOption, i: list[int], v: list[int]) -> None:
    """Add the features of an option that names nothing: all, done, skip, activate and the like."""
    kind, after = context.kind, context.after
    tag = str(option.__struct_config__.tag)
    i += (at.PLAIN[kind][tag], at.PLAIN_T[kind][tag])
    v += (1, after)
    if after < 3:
        i.append(at.PLAIN_LATE[tag][after])
        v.append(1)
    source = context.source
    if tag in ("skip", "done"):
        if source is not None:
            i += (source.decline, source.decline_t)
            v += (1, after)
        if kind in GIVES_UP:
            i.append(at.DECLINE_HAND[kind][min(len(context.hand), 5)])
            v.append(1)
    elif tag == "draw_deck":
        _deck(context, i, v)
    elif isinstance(option, o.Again):
        i.append(at.COUNT)
        v.append(worth_of_luck(context, option.stake))
    elif tag == "reroll":
        shown = context.state.birdfeeder[0]
        need = context.needs.need
        i.append(at.REROLL_NEED)
        v.append(max(need[food] for food in context.tables.faces[shown]))
    elif source is not None and tag in ("activate", "cache", "tuck"):
        asking = context.decision.source
        of_use(context, source, (asking.habitat if asking else None) or "forest", i, v)


def _deck(context: Context, i: list[int], v: list[int]) -> None:
    hand, after = len(context.hand), context.after
    i += (at.DECK, at.DECK_T, at.HAND_SIZE[min(hand, 8)], at.HAND_SIZE_T)
    v += (1, after, 1, min(hand, 9) * after)
    if after < 4:
        i.append(at.DECK_LATE[after])
        v.append(1)
    if context.goal.kind == "hand":
        i.append(at.HAND_GOAL_CARDS)
        v.append(context.goal_gain(1))


# cards in hand: drawn, kept at the start, or given up


def of_card(context: Context, bird: BirdFacts, sign: int, i: list[int], v: list[int]) -> None:
    """Add the features of gaining a card, or of giving it up if ``sign`` is -1."""
    after = context.after
    me = context.me
    card = bird.card.id
    i += (bird.hand, bird.hand_t)
    v += (sign, sign * after)
    short = bird.missing(me.food, context.have)
    if short:
        i.append(at.HAND_SHORT[min(short, 5)])
        v.append(sign)
    else:
        i.append(at.HAND_READY)
        v.append(sign)
        if after < 4:
            i.append(at.HAND_READY_LATE[after])
            v.append(sign)
    if after < 4:
        i += (at.HAND_LATE[after], at.HAND_POINTS_LATE[after])
        v += (sign, sign * bird.points)
    space = max(context.room(habitat) for habitat in bird.homes) if bird.homes else 0
    i.append(at.HAND_SPACE[max(0, space)])
    v.append(sign)
    hand = len(context.hand) - (sign < 0)
    i += (at.HAND_SIZE[min(hand, 8)], at.HAND_SIZE_T)
    v += (sign, sign * min(hand, 9) * after)
    bonus_facts = context.tables.bonus
    for bonus in me.bonus:
        facts = bonus_facts[bonus]
        if card in facts.counted.adds:
            i.append(at.HAND_BONUS)
            v.append(sign * facts.slope)
        elif facts.counted.kind == "hand":
            i.append(at.HAND_BONUS_CARDS)
            v.append(sign * (facts.points[hand + 1] - facts.points[hand]))
    goal = context.goal
    if context.left and card in goal.adds and (goal.habitat is None or goal.habitat in bird.homes):
        i.append(at.HAND_GOAL[goal.kind])
        v.append(sign)
    elif context.left > 1 and card in goal.nests:
        i.append(at.HAND_NEST[goal.kind])
        v.append(sign)
    elif goal.kind == "hand":
        i.append(at.HAND_GOAL_CARDS)
        v.append(sign * (context.goal_gain(1) if sign > 0 else -context.goal_gain(-1)))
    for goal in context.later:
        if card in goal.adds and (goal.habitat is None or goal.habitat in bird.homes):
            i.append(at.HAND_LATER[goal.kind])
            v.append(sign)
        elif card in goal.nests:
            i.append(at.HAND_NEST_LATER[goal.kind])
            v.append(sign)


def of_kept(
    context: Context, bird: BirdFacts, kept: list[BirdFacts], i: list[int], v: list[int]
) -> None:
    """Add the features of keeping a bird at the start in addition to those already kept."""
    i += (bird.keep, at.KEEP_AFTER[len(kept)], at.KEEP_COST)
    v += (1, 1, bird.total * len(kept))
    overlap = 0
    for other in kept:
        for kind, _ in bird.cost:
            overlap += any(kind == theirs for theirs, _ in other.cost)
    if overlap:
        i.append(at.KEEP_OVERLAP)
        v.append(overlap)
    best = 0
    for bonus in context.me.choosing:
        facts = context.tables.bonus[bonus]
        if bird.card.id in facts.counted.adds:
            best = max(best, facts.slope)
    if best:
        i.append(at.KEEP_BONUS)
        v.append(best)


def of_keeping_no_more(
    context: Context, kept: list[BirdFacts], rest: list[BirdFacts], i: list[int], v: list[int]
) -> None:
    """Add the features of keeping no more birds: it saves food and loses the best of the rest."""
    i += (at.KEEP_DONE[len(kept)], at.KEEP_MERIT)
    v += (1, max((context.merit(bird) for bird in rest), default=0))


# eggs, food tokens and payments


def of_egg(
    context: Context,
    player: int,
    habitat: Habitat,
    column: int,
    sign: int,
    i: list[int],
    v: list[int],
) -> None:
    """Add the features of laying an egg on that bird, or of removing it if ``sign`` is -1."""
    bird = bird_at(context.state.players[player].mat[habitat], column)
    name = bird.bird
    facts = context.tables.birds[name]
    after = bird.eggs + (sign > 0)
    goal = context.goal
    if goal.kind == "egg_sets":
        eggs = {h: sum(other.eggs for other in context.me.mat[h]) for h in HABITATS}
        if eggs[habitat] - (sign < 0) == min(eggs.values()):
            i.append(at.EGG_GOAL[goal.kind][min(context.left, 4)])
            v.append(sign)
    elif _counts(goal, name, habitat, after):
        more = -1 if goal.kind == "birds_without_egg" else 1
        i += (at.EGG_GOAL[goal.kind][min(context.left, 4)], at.EGG_GOAL_POINTS)
        v += (sign, context.goal_gain(sign * more))
    for goal in context.later:
        if _counts(goal, name, habitat, after):
            i.append(at.EGG_LATER[goal.kind])
            v.append(sign)
    for bonus in context.me.bonus:
        _of_bonus(context, bonus, facts, after, sign, i, v)
    space = max(0, facts.limit - after)
    i += (at.EGG_LEFT, at.EGG_ROW[habitat])
    v += (sign * space, sign)
    if after == 1:
        i.append(at.EGG_FIRST)
        v.append(sign)
    if facts.kind == "lay_eggs":
        i.append(at.EGG_LAYER)
        v.append(sign * space)
    elif facts.kind == "if_laid_here":
        i.append(at.EGG_ASKED)
        v.append(sign)


def _counts(goal: Counted, bird: str, habitat: Habitat, eggs: int) -> bool:
    """Return whether a goal counts the egg that brings that bird to ``eggs`` eggs."""
    if goal.habitat is not None and goal.habitat != habitat:
        return False
    return bird in goal.egg_on or (eggs == 1 and bird in goal.first_egg_on)


def _of_bonus(
    context: Context,
    bonus: str,
    facts: BirdFacts,
    after: int,
    sign: int,
    i: list[int],
    v: list[int],
) -> None:
    card = context.tables.bonus[bonus]
    if card.counted.kind != "birds_with_egg":
        return
    if card.counted.first_egg_on:
        if after == 1:
            i.append(at.EGG_FIRST_BONUS)
            v.append(sign)
    elif after == 4:
        i.append(at.EGG_BREED)
        v.append(sign)
    elif after < 4 <= facts.limit:
        i.append(at.EGG_BREED_WAY)
        v.append(sign * after)


def of_food(context: Context, food: str, sign: int, i: list[int], v: list[int]) -> None:
    """Add the features of gaining a food token, or of giving it up if ``sign`` is -1."""
    needs = context.needs
    held = context.me.food[food] - (sign < 0)  # type: ignore[index]
    have = context.have - (sign < 0)
    i += (
        at.FOOD[food],
        at.FOOD_T[food],
        at.FOOD_NEED,
        at.FOOD_LAST,
        at.FOOD_LAST_MERIT,
        at.FOOD_WANT,
        at.FOOD_HAVE[min(held, 3)],
        at.FOOD_TOTAL[min(have, 8)],
    )
    v += (
        sign,
        sign * context.after,
        sign * needs.need[food],
        sign * min(needs.last[food], 2),
        sign * needs.last_merit[food],
        sign * needs.want[food],
        sign,
        sign,
    )
    if context.after < 3:
        i.append(at.FOOD_LATE[context.after])
        v.append(sign)
    if food == "nectar":  # unspent nectar is lost at the end of the round
        i.append(at.FOOD_NECTAR[min(context.left, 4)])
        v.append(sign)
    if context.goal.kind == "supply":
        i.append(at.FOOD_GOAL)
        v.append(context.goal_gain(sign))


def of_payment(context: Context, payment: o.Payment, i: list[int], v: list[int]) -> None:
    """Add the features of a payment."""
    needs = context.needs
    food = context.me.food
    total = want = last = 0
    for kind, count in payment.food.items():
        i.append(at.PAY[kind])
        v.append(count)
        total += count
        want += min(needs.want[kind], count)
        last += food[kind] == count
    i += (at.PAY_TOKENS, at.PAY_WANT, at.PAY_LAST)
    v += (total, want, last)
    if payment.cached:
        i.append(at.PAY_CACHED)
        v.append(len(payment.cached))
    if payment.cards:
        i.append(at.PAY_CARDS)
        v.append(payment.cards)


def of_payment_for_kept(
    payment: o.Payment, kept: list[BirdFacts], i: list[int], v: list[int]
) -> None:
    """Add the features of discarding food at the start, some of which the kept birds may need."""
    wanted = only = 0
    for kind, count in payment.food.items():
        i.append(at.PAY[kind])
        v.append(count)
        for bird in kept:
            if any(kind == food for food, _ in bird.cost):
                wanted += count
                only += not bird.either
    i += (at.PAY_KEPT, at.PAY_KEPT_ONLY)
    v += (wanted, only)
