"""What a row of the mat gives, in sentences: now, in exchange, afterwards, with one bird more."""

from __future__ import annotations

from wingspan.engine.components import COLUMNS, Habitat
from wingspan.engine.mat import covered
from wingspan.words.grammar import sentence

from ..kit.tips import lines
from ..play.scene import Scene


def row_tip(scene: Scene, seat: int, habitat: Habitat) -> str:
    """What the action of that row would do for ``seat``, in the order in which it is done."""
    words = scene.words
    row = scene.state.players[seat].mat[habitat]
    printed = scene.printed_mat.rows[habitat]
    space = printed[covered(row)]
    reset = words.text(f"reset_{space.reset}") if space.reset else ""
    trade = ""
    if space.trade:
        ways = words.one_of(words.text(f"tip.row.pay.{p}") for p in space.trade.pay)
        trade = words.text(f"tip.row.trade.{habitat}", ways=ways)
        if space.trade.times > 1:
            trade += " " + words.text("tip.row.twice")
    powers = [
        words.bird(scene.catalog.birds[bird.bird])
        for bird in reversed(row)
        if scene.catalog.birds[bird.bird].color == "brown"
    ]
    more = printed[covered(row) + 1].gain if covered(row) < COLUMNS else 0
    return lines(
        sentence(reset) if reset else "",
        words.text(f"tip.row.{habitat}", n=space.gain),
        trade,
        words.text("tip.row.powers", birds=words.listed(powers)) if powers else "",
        words.text("tip.row.next", n=more) if more > space.gain else "",
    )


def play_tip(scene: Scene) -> str:
    """What the action "play a bird" costs by column."""
    costs = " · ".join(map(str, scene.printed_mat.egg_cost))
    return scene.words.text("tip.play", eggs=costs)
