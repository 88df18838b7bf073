"""Reasons about birds, rows, eggs and the start."""

from __future__ import annotations

from wingspan.engine.components import HABITATS, Habitat
from wingspan.engine.effects import tucks

from .. import grounds as g
from ..comparison import Comparison
from .register import EARLY, LATE, PART, RARELY, SOON, Finding, Found, by_share, detector, is_more


@detector
def runs_often(c: Comparison) -> Finding:
    """A bird with a brown power is played early, and more points are to come."""
    bird = c.better.bird
    if bird is None or not c.fact(bird).brown or c.after < EARLY or bird == c.worse.bird:
        return
    if is_more(c.later):
        yield Found(g.RunsOften(c.later, bird), min(c.more.points, c.later.points) * 0.8, "engine")


@detector
def others_turns(c: Comparison) -> Finding:
    """A bird that acts in others' turns is played while many turns are left."""
    bird = c.better.bird
    if bird is None or c.fact(bird).color != "pink" or not c.others or bird == c.worse.bird:
        return
    if c.after >= LATE and is_more(c.later):
        weight = min(c.more.points, c.later.points) * 0.8
        yield Found(g.OthersTurns(c.later, bird), weight, "engine")


HARVEST: dict[Habitat, str] = {"forest": "food_left", "grassland": "eggs", "wetland": "cards_held"}
"""The column that a visit to a row increases."""


@detector
def row_grows(c: Comparison) -> Finding:
    """The bird makes its row give more, and the row is used afterwards."""
    row = c.better.candidate.habitat
    if row is None or row == c.worse.candidate.habitat or c.after < LATE:
        return
    shown = next((each for each in (c.visits(row), c.differs(HARVEST[row])) if is_more(each)), None)
    if shown is None:
        return
    before, then = c.space(row), c.space(row, 1)
    if then.gain > before.gain:
        ground: g.Ground = g.RowGrows(shown, row, before.gain, then.gain)
        yield Found(ground, PART * c.more.points, "row")
    elif then.trade is not None and before.trade is None:
        yield Found(g.RowTrades(shown, row), PART * c.more.points / 2, "row")


@detector
def used_row(c: Comparison) -> Finding:
    """Both play the same bird, but this row is visited more often afterwards."""
    row, other = c.better.candidate.habitat, c.worse.candidate.habitat
    same = c.better.candidate.bird == c.worse.candidate.bird is not None
    if not same or row is None or other is None or row == other:
        return
    more = c.visits(row)
    if is_more(more):
        yield Found(g.UsedRow(more, row), PART * c.more.points, "row")


@detector
def powers_run(c: Comparison) -> Finding:
    """The visited row has more brown powers than the other answer's, and they bring something."""
    row, other = c.better.row, c.worse.row
    if row is None:
        return
    powers = _brown(c, row)
    if powers < 2 or (other is not None and _brown(c, other) >= powers):
        return
    brought = [c.differs(name) for name in ("tucked", "cached", "eggs", "cards_held", "food_left")]
    shown = next((each for each in brought if is_more(each, 0.2)), None)
    if shown is not None:
        yield Found(g.PowersRun(shown, row, powers), PART * c.more.points, "row")


def _brown(c: Comparison, row: Habitat) -> int:
    return sum(c.fact(bird.bird).brown for bird in c.me.mat[row])


@detector
def bird_points(c: Comparison) -> Finding:
    """The bird alone is worth many points."""
    bird, points = c.better.bird, c.differs("birds")
    if bird is None or bird == c.worse.bird or c.fact(bird).points < 4:
        return
    if is_more(points, 1.0):
        ground = g.BirdPoints(points, bird, c.fact(bird).points)
        yield Found(ground, min(points.points, c.more.points), "points")


@detector
def stored(c: Comparison) -> Finding:
    """The bird that is played, or a bird in the visited row, tucks cards or caches food."""
    birds = [c.better.bird] if c.better.bird is not None else []
    subject = "stored" if birds else "row"
    if c.better.row is not None:
        birds = [bird.bird for bird in c.me.mat[c.better.row] if c.fact(bird.bird).brown]
    tucked, cached = c.differs("tucked"), c.differs("cached")
    for bird in birds:
        power = c.fact(bird).card.power
        if power is None:
            continue
        if is_more(tucked, 0.4) and tucks(power):
            yield Found(g.Tucks(tucked, bird), tucked.points, subject)
        if is_more(cached, 0.4) and _caches(c, bird):
            yield Found(g.Caches(cached, bird), cached.points, subject)


def _caches(c: Comparison, bird: str) -> bool:
    power = c.fact(bird).card.power
    effects = power.effects if power is not None else ()
    return any(
        effect.GIVES == "caches" or (effect.GIVES == "hunts" and not effect.TUCKS)
        for effect in effects
    )


@detector
def more_birds(c: Comparison) -> Finding:
    """More birds are played in the next turns; a fallback with little weight."""
    played = c.differs("birds_played")
    if c.better.action in ("gain_food", "lay_eggs") and is_more(played, 0.3):
        subject = "food" if c.better.action == "gain_food" else "eggs"
        yield Found(g.MoreBirds(played), PART * c.more.points / 3, subject)


# eggs


@detector
def eggs_now(c: Comparison) -> Finding:
    """The answer lays eggs, and these are much of the difference."""
    points = c.differs("eggs")
    if c.better.action != "lay_eggs" or not is_more(points, 0.5):
        return
    eggs = min(c.space("grassland").gain, c.egg_room)
    if eggs > 1 and c.after <= EARLY:
        yield Found(g.EggsNow(points, eggs), points.points, "eggs")


@detector
def no_room(c: Comparison) -> Finding:
    """The other answer lays eggs, but the birds lack room for them."""
    free, room = c.differs("egg_room"), c.egg_room
    if c.worse.action == "lay_eggs" and room < c.space("grassland").gain and is_more(free):
        yield Found(g.NoRoom(free, room), PART * c.more.points + 1, "eggs")


@detector
def eggs_for_birds(c: Comparison) -> Finding:
    """The answer lays the eggs that the next birds cost."""
    played = c.differs("birds_played")
    if c.better.action != "lay_eggs" or not c.me.hand or not is_more(played):
        return
    columns = [min(4, len(c.me.mat[row])) for row in HABITATS if len(c.me.mat[row]) < 5]
    least = min((c.tables.egg_cost[column] for column in columns), default=0)
    if c.eggs < max(1, least):
        yield Found(g.EggsForBirds(played, c.eggs), PART * c.more.points + 0.5, "eggs")


@detector
def egg_room(c: Comparison) -> Finding:
    """The bird has room for many eggs, and more are laid."""
    bird, eggs = c.better.bird, c.differs("eggs")
    if bird is None or bird == c.worse.bird or c.fact(bird).limit < 4:
        return
    if is_more(c.differs("egg_room")) and is_more(eggs, 0.3):
        yield Found(g.EggRoom(eggs, bird, c.fact(bird).limit), eggs.points, "eggs")


# the start


@detector
def start(c: Comparison) -> Finding:
    """Two whole starts: this one keeps a bird that is played soon, or the other one that waits."""
    kept, other = c.better.candidate.kept, c.worse.candidate.kept
    if kept is None or other is None:
        return
    for bird in kept:
        played = c.plays(bird)
        if bird not in other and c.better.share(bird) >= SOON and is_more(played):
            yield Found(g.StartPlays(played, bird), by_share(c, played), "start")
    for bird in other:
        if bird not in kept and c.worse.lines and c.worse.share(bird) <= RARELY:
            yield Found(g.StartWaits(c.more, bird), PART * c.more.points, "waits")
