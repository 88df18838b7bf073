"""Reasons about birds, rows and eggs."""

from __future__ import annotations

from wingspan.engine.components import Habitat
from wingspan.engine.effects import tucks

from .. import grounds as g
from ..comparison import Comparison
from ..futures import Brought
from .register import (
    EARLY,
    OFTEN,
    PART,
    Finding,
    Found,
    about,
    detector,
    gains_of,
    is_more,
    play_of,
    use_of,
)


@detector
def power_used(c: Comparison) -> Finding:
    """The bird played has a power that is used again and again: on visits to its row, or in the
    others' turns."""
    bird, row = c.better.bird, c.better.habitat
    if bird is None or bird == c.worse.bird:
        return
    use, color = use_of(c.better, bird), c.fact(bird).color
    if use is None:
        return
    worth = max(use.gains.points, 0.5 * (use.gains.food + use.gains.cards))
    weight = min(c.more.points, worth)
    if color == "brown" and row is not None:
        yield Found(g.RunsOften(**use.of(bird), habitat=row), weight, "engine")  # type: ignore[arg-type]
    elif color == "pink" and c.has_opponents:
        yield Found(g.OthersTurns(**use.of(bird)), weight, "engine")  # type: ignore[arg-type]


@detector
def card_used(c: Comparison) -> Finding:
    """The card that is taken is played, and its power then used again and again."""
    card = c.better.drawn
    if card is None or c.fact(card).color not in ("brown", "pink"):
        return
    use, play = use_of(c.better, card), play_of(c, card)
    if use is not None and play is not None and use.gains.points + use.gains.cards > 0:
        weight = PART * c.more.points
        yield Found(g.CardRuns(**use.of(card)), weight, "engine")  # type: ignore[arg-type]


@detector
def row_grows(c: Comparison) -> Finding:
    """The bird makes its row give more, and the row is visited afterwards."""
    row = c.better.habitat
    if row is None or row == c.worse.habitat:
        return
    visits = c.better.foreseen(lambda future: future.visits.get(row, 0))
    if not is_more(visits, OFTEN):
        return
    before, then = c.space(row), c.space(row, 1)
    more = (then.gain - before.gain) * visits.points
    if then.gain > before.gain:
        ground: g.Ground = g.RowGrows(
            visits, habitat=row, before=before.gain, then=then.gain, visits=about(visits)
        )
        yield Found(ground, min(PART * c.more.points, more), "row")
    elif then.trade is not None and before.trade is None:
        ground = g.RowTrades(visits, habitat=row, pay=then.trade.pay, visits=about(visits))
        yield Found(ground, PART * c.more.points / 2, "row")


@detector
def used_row(c: Comparison) -> Finding:
    """Both play the same bird, but this row is visited more often afterwards."""
    row, other = c.better.habitat, c.worse.habitat
    same = c.better.bird == c.worse.bird is not None
    if not same or row is None or other is None or row == other:
        return
    more = c.better.foreseen(lambda future: future.visits.get(row, 0) - future.visits.get(other, 0))
    visits = about(c.better.foreseen(lambda future: future.visits.get(row, 0)))
    fewer = about(c.better.foreseen(lambda future: future.visits.get(other, 0)))
    if is_more(more) and visits > fewer:
        ground = g.UsedRow(more, habitat=row, other=other, visits=visits, fewer=fewer)
        yield Found(ground, PART * c.more.points, "row")


@detector
def powers_run(c: Comparison) -> Finding:
    """The visited row has brown powers that are used on this visit and bring something."""
    row, futures = c.better.row, c.better.futures
    if row is None or c.decision.kind != "action" or not futures:
        return
    mine = [bird.bird for bird in c.me.mat[row] if c.fact(bird.bird).brown]
    used = []
    for bird in mine:
        share = c.better.foreseen(lambda future, bird=bird: bird in future.now)  # type: ignore[misc]
        if share.points >= 0.5:
            used.append(bird)
    every = [
        Brought(
            1,
            sum(one.eggs for one in now),
            sum(one.food for one in now),
            sum(one.cards for one in now),
            sum(one.cached for one in now),
            sum(one.tucked for one in now),
        )
        for now in ([future.now[bird] for bird in used if bird in future.now] for future in futures)
    ]
    gains = gains_of(every)
    worth = gains.points + gains.eggs + 0.5 * (gains.food + gains.cards)
    if used and worth >= 1:
        ground = g.PowersRun(c.more, habitat=row, birds=tuple(used), gains=gains)
        yield Found(ground, min(PART * c.more.points + 0.1, worth), "row")


@detector
def bird_points(c: Comparison) -> Finding:
    """The bird alone is worth many points."""
    bird, points = c.better.bird, c.differs("birds")
    if bird is None or bird == c.worse.bird or c.fact(bird).points < 4:
        return
    rival = c.worse.bird or ""
    fewer = c.fact(rival).points if rival else 0
    if is_more(points, 1.0) and c.fact(bird).points > fewer:
        ground = g.BirdPoints(
            points, bird=bird, points=c.fact(bird).points, rival=rival, fewer=fewer
        )
        yield Found(ground, min(points.points, c.more.points), "points")


@detector
def stored(c: Comparison) -> Finding:
    """The bird that is played, or a bird in the visited row, tucks cards or caches food.

    What a brown power of the bird played brings is told by how often it is used.
    """
    birds = [c.better.bird] if c.better.bird is not None else []
    subject = "stored" if birds else "row"
    if c.better.row is not None:
        birds = [bird.bird for bird in c.me.mat[c.better.row] if c.fact(bird.bird).brown]
    tucked, cached = c.differs("tucked"), c.differs("cached")
    for bird in birds:
        power = c.fact(bird).card.power
        if power is None:
            continue
        if is_more(tucked, 0.5) and tucks(power):
            ground: g.Ground = g.Tucks(tucked, bird=bird, points=about(tucked))
            yield Found(ground, 0.9 * tucked.points, _stored(c, bird, subject))
        if is_more(cached, 0.5) and _caches(c, bird):
            ground = g.Caches(cached, bird=bird, points=about(cached))
            yield Found(ground, 0.9 * cached.points, _stored(c, bird, subject))


def _stored(c: Comparison, bird: str, subject: str) -> str:
    """Return the subject: that of the power's uses, where these are told."""
    return "engine" if bird == c.better.bird and use_of(c.better, bird) is not None else subject


def _caches(c: Comparison, bird: str) -> bool:
    power = c.fact(bird).card.power
    effects = power.effects if power is not None else ()
    return any(
        effect.GIVES == "caches" or (effect.GIVES == "hunts" and not effect.TUCKS)
        for effect in effects
    )


# eggs


@detector
def eggs_now(c: Comparison) -> Finding:
    """The answer lays eggs, and these are much of the difference."""
    points = c.differs("eggs")
    if c.better.action != "lay_eggs" or not is_more(points, 0.5):
        return
    eggs = min(c.space("grassland").gain, c.egg_room)
    if eggs > 1 and c.after <= EARLY:
        yield Found(g.EggsNow(points, eggs=eggs, turns=c.after), points.points, "time")


@detector
def no_room(c: Comparison) -> Finding:
    """The other answer lays eggs, but the birds lack room for them."""
    free, room, gain = c.differs("egg_room"), c.egg_room, c.space("grassland").gain
    if c.worse.action == "lay_eggs" and room < gain and is_more(free):
        yield Found(g.NoRoom(free, room=room, eggs=gain), PART * c.more.points + 1, "eggs")


@detector
def eggs_for_birds(c: Comparison) -> Finding:
    """The answer lays the eggs that the next bird costs, and the bird is then played."""
    if c.better.action != "lay_eggs":
        return
    for bird in c.me.hand:
        cost = min((_egg_cost(c, row) for row in c.fact(bird).homes if c.room(row)), default=0)
        play = play_of(c, bird)
        if c.eggs < cost and play is not None:
            ground = g.EggsForBirds(**play.of(c, bird), eggs=c.eggs, cost=cost)  # type: ignore[arg-type]
            yield Found(ground, PART * c.more.points + 0.5, "eggs")


def _egg_cost(c: Comparison, row: Habitat) -> int:
    return c.tables.egg_cost[min(4, len(c.me.mat[row]))]


@detector
def egg_room(c: Comparison) -> Finding:
    """The bird has room for many eggs, and more are laid."""
    bird, eggs = c.better.bird, c.differs("eggs")
    if bird is None or bird == c.worse.bird or c.fact(bird).limit < 4:
        return
    held = c.better.foreseen(lambda future: future.eggs.get(bird, 0))
    if is_more(eggs, 0.3) and is_more(held, OFTEN):
        ground = g.EggRoom(held, bird=bird, room=c.fact(bird).limit, eggs=about(held))
        yield Found(ground, min(eggs.points, held.points), "eggs")
