"""Features of the options of a decision, for the policy.

An option gets the indices of its features and the amount of each; its score is the sum of the
amounts times the weights. Only what the seat may know is read, so the state of a view is enough.
"""

from __future__ import annotations

from wingspan.engine import options as o
from wingspan.engine.mat import bird_at
from wingspan.engine.options import AnyOption

from . import index as at
from .actions import Features, of_play, of_row, of_use
from .context import Context
from .hand import of_card, of_keeping_no_more, of_kept
from .tokens import of_egg, of_food, of_payment, of_payment_for_kept

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
            of_payment_for_kept(context, option, kept, i, v)
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
    if kind in ("egg_to_pay", "discard_egg", "trade"):
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
