"""Features of the options of a decision, for the policy.

Each option gets places of weights and whole numbers of how much of each; the policy's score
is their sum. Only what the seat may know is read, so that a view will do.
"""

from __future__ import annotations

from wingspan.engine import options as o
from wingspan.engine.mat import bird_at
from wingspan.engine.options import AnyOption

from . import labels as at
from .actions import Features, of_play, of_row, of_use
from .cards import of_card, of_keeping_no_more, of_kept
from .sight import Sight
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
"""Kinds of decisions whose options are given up."""


def features(sight: Sight, options: list[AnyOption]) -> list[Features]:
    """Of each option; not for actions, which :mod:`wingspan.bots.actions` weighs."""
    kind = sight.kind
    if kind == "bird_to_play":
        return [_bird_to_play(sight, option) for option in options]
    if kind in ("keep_bird", "pay_for_kept_birds"):
        return _at_the_start(sight, options)
    return [_feature(sight, option) for option in options]


def _bird_to_play(sight: Sight, option: AnyOption) -> Features:
    """A bird, with the row that suits it best."""
    i: list[int] = []
    v: list[int] = []
    if not isinstance(option, o.Bird):
        _plain(sight, option, i, v)
        return i, v
    bird = sight.tables.birds[option.bird]
    of_play(sight, bird, i, v)
    if bird.missing(sight.me.food, sight.have):
        i.append(at.PLAY_TWO_FOR_ONE)
        v.append(1)
    w = sight.weights
    best: Features | None = None
    most = 0
    for habitat in bird.homes:
        if sight.room(habitat) <= 0:
            continue
        j: list[int] = []
        u: list[int] = []
        of_row(sight, bird, habitat, j, u)
        score = sum(w[place] * much for place, much in zip(j, u, strict=True))
        if best is None or score > most:
            best, most = (j, u), score
    if best is not None:
        i += best[0]
        v += best[1]
    return i, v


def _at_the_start(sight: Sight, options: list[AnyOption]) -> list[Features]:
    birds = sight.tables.birds
    kept = [birds[card] for card in sight.me.apart]
    rest = [birds[option.bird] for option in options if isinstance(option, o.Bird)]
    found: list[Features] = []
    for option in options:
        i: list[int] = []
        v: list[int] = []
        if isinstance(option, o.Bird):
            bird = birds[option.bird]
            of_card(sight, bird, 1, i, v)
            of_kept(sight, bird, kept, i, v)
        elif isinstance(option, o.Payment):
            of_payment_for_kept(sight, option, kept, i, v)
        else:
            of_keeping_no_more(sight, kept, rest, i, v)
        found.append((i, v))
    return found


def _feature(sight: Sight, option: AnyOption) -> Features:
    i: list[int] = []
    v: list[int] = []
    kind = sight.kind
    if isinstance(option, (o.Die, o.FoodToken)):
        _food(sight, option.food, i, v)
    elif isinstance(option, o.Slot):
        _slot(sight, option, i, v)
    elif isinstance(option, (o.Bird, o.Draw)):
        gives = kind in GIVES_UP
        of_card(sight, sight.tables.birds[option.bird], -1 if gives else 1, i, v)
        if gives:
            _giving(sight, i, v)
    elif isinstance(option, o.InHabitat):
        _habitat(sight, option, i, v)
    elif isinstance(option, o.Payment):
        of_payment(sight, option, i, v)
    elif isinstance(option, o.Bonus):
        _bonus(sight, option, -1 if kind in GIVES_UP else 1, i, v)
    elif isinstance(option, o.UsePower):
        row = sight.state.players[option.player].mat[option.habitat]
        bird = sight.tables.birds[bird_at(row, option.column).bird]
        of_use(sight, bird, option.habitat, i, v)
    elif isinstance(option, o.PlayerSeat):
        _player(sight, option.player, i, v)
    elif isinstance(option, o.Count):
        i += (at.COUNT, at.COUNT_T)
        v += (option.count, option.count * sight.after)
    elif isinstance(option, o.Course):
        i.append(at.COURSE[min(option.number, 2)])
        v.append(1)
        if sight.source is not None:
            i.append(sight.source.second if option.number else sight.source.first)
            v.append(1)
    elif isinstance(option, o.CachedFood):
        _food(sight, option.food, i, v)
        i.append(at.PAY_CACHED)
        v.append(1)
    else:
        _plain(sight, option, i, v)
    return i, v


def _food(sight: Sight, food: str, i: list[int], v: list[int]) -> None:
    gives = sight.kind in GIVES_UP
    of_food(sight, food, -1 if gives else 1, i, v)
    if gives:
        _giving(sight, i, v)
    if sight.kind == "reset":
        offered = {f for face in sight.state.birdfeeder for f in sight.tables.faces[face]}
        need = sight.needs.need
        i.append(at.RESET_FOOD)
        v.append(sum(need[f] > 0 and f not in offered for f in need))


def _giving(sight: Sight, i: list[int], v: list[int]) -> None:
    """Something is given for what the row or the bird that asks offers."""
    kind, after = sight.kind, sight.after
    i += (at.GIVE[kind], at.GIVE_T[kind])
    v += (1, after)
    if after < 4:
        i.append(at.GIVE_LATE[kind][after])
        v.append(1)
    if sight.source is not None:
        i += (sight.source.give, sight.source.give_t)
        v += (1, after)


def _slot(sight: Sight, option: o.Slot, i: list[int], v: list[int]) -> None:
    kind = sight.kind
    if kind in ("egg_to_pay", "discard_egg", "trade"):
        of_egg(sight, option.player, option.habitat, option.column, -1, i, v)
        if kind != "egg_to_pay":
            _giving(sight, i, v)
    elif kind == "bird_to_cover":
        bird = bird_at(sight.me.mat[option.habitat], option.column)
        i += (at.COVER_POINTS, at.COVER_EGGS)
        v += (sight.tables.birds[bird.bird].points, bird.eggs + sum(bird.cached.values()))
    elif kind == "lay_egg":
        of_egg(sight, option.player, option.habitat, option.column, 1, i, v)


def _habitat(sight: Sight, option: o.InHabitat, i: list[int], v: list[int]) -> None:
    kind = sight.kind
    if kind in at.HABITAT:
        of_row(sight, sight.source, option.habitat, i, v)
        i.append(at.HABITAT[kind][option.habitat])
        v.append(1 if kind != "habitat" else 0)
    row = sight.me.mat[option.habitat]
    if kind != "habitat":
        i += (at.HABITAT_BIRDS[kind], at.HABITAT_EGGS[kind])
        v += (len(row), sum(bird.eggs for bird in row))


def _bonus(sight: Sight, option: o.Bonus, sign: int, i: list[int], v: list[int]) -> None:
    facts = sight.tables.bonus[option.bonus]
    adds = facts.counted.adds
    number = facts.counted.count(sight.me)
    hand = sight.hand
    if sight.state.phase == "setup":
        birds = sight.tables.birds
        hand = [birds[card] for card in sight.me.apart]
    fits = sum(bird.card.id in adds for bird in hand)
    i += (facts.own, at.BONUS_HAND, at.BONUS_MAT)
    v += (sign, sign * facts.slope * fits, sign * facts.slope * min(number, 8))
    if sight.after < 6:
        i.append(at.BONUS_NOW)
        v.append(sign * facts.points[number])


def _player(sight: Sight, seat: int, i: list[int], v: list[int]) -> None:
    kind = sight.kind
    if seat == sight.seat:
        i.append(at.SEAT_SELF[kind])
        v.append(1)
    elif seat < len(sight.state.players):
        other = sight.state.players[seat]
        i += (at.SEAT_FOOD[kind], at.SEAT_HAND[kind])
        v += (min(8, sum(other.food.values())), min(8, len(other.hand)))
        if sight.source is not None and sight.source.cubes is not None:
            i.append(at.SEAT_CUBES)
            v.append(other.cubes[sight.source.cubes])


def _plain(sight: Sight, option: AnyOption, i: list[int], v: list[int]) -> None:
    """All, done, skip, activate and the like."""
    kind, after = sight.kind, sight.after
    tag = str(option.__struct_config__.tag)
    i += (at.PLAIN[kind][tag], at.PLAIN_T[kind][tag])
    v += (1, after)
    if after < 3:
        i.append(at.PLAIN_LATE[tag][after])
        v.append(1)
    source = sight.source
    if tag in ("skip", "done"):
        if source is not None:
            i += (source.decline, source.decline_t)
            v += (1, after)
        if kind in GIVES_UP:
            i.append(at.DECLINE_HAND[kind][min(len(sight.hand), 5)])
            v.append(1)
    elif tag == "draw_deck":
        _deck(sight, i, v)
    elif tag == "reroll":
        shown = sight.state.birdfeeder[0]
        need = sight.needs.need
        i.append(at.REROLL_NEED)
        v.append(max(need[food] for food in sight.tables.faces[shown]))
    elif source is not None and tag in ("activate", "cache", "tuck"):
        asking = sight.decision.source
        of_use(sight, source, (asking.habitat if asking else None) or "forest", i, v)


def _deck(sight: Sight, i: list[int], v: list[int]) -> None:
    hand, after = len(sight.hand), sight.after
    i += (at.DECK, at.DECK_T, at.HAND_SIZE[min(hand, 8)], at.HAND_SIZE_T)
    v += (1, after, 1, min(hand, 9) * after)
    if after < 4:
        i.append(at.DECK_LATE[after])
        v.append(1)
    if sight.goal.kind == "hand":
        i.append(at.HAND_GOAL_CARDS)
        v.append(sight.goal_gain(1))
