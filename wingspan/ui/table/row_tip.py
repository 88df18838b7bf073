"""What a row of the mat yields, in sentences: now, by trading, by powers, with one more bird."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from wingspan.engine.cards import Space
from wingspan.engine.components import COLUMNS, Habitat
from wingspan.engine.mat import covered
from wingspan.engine.state import PlayedBird
from wingspan.words import Words
from wingspan.words.grammar import sentence

from ..kit.tips import lines
from ..play.scene import Scene


def row_tip(scene: Scene, seat: int, habitat: Habitat) -> str:
    """What the row's action would do for ``seat``, in the order of its steps."""
    row = scene.state.players[seat].mat[habitat]
    printed, at = scene.printed_mat.rows[habitat], covered(row)
    more = printed[at + 1].gain if at < COLUMNS else 0
    return tip_of_row(scene.words, habitat, printed[at], more, brown_powers(scene, row))


def brown_powers(scene: Scene, row: Sequence[PlayedBird]) -> tuple[str, ...]:
    """Return the names of the row's birds with brown powers, in the order of activation."""
    return tuple(
        scene.words.bird(scene.catalog.birds[bird.bird])
        for bird in reversed(row)
        if scene.catalog.birds[bird.bird].color == "brown"
    )


def tip_of_row(
    words: Words, habitat: Habitat, space: Space, more: int, powers: Sequence[str]
) -> str:
    """The same for the row's first space without a bird.

    ``more``: what the space after it would yield, 0 if there is none. ``powers``: the names of the
    birds whose powers follow.
    """
    reset = words.text(f"reset_{space.reset}") if space.reset else ""
    trade = ""
    if space.trade:
        ways = words.one_of(words.text(f"tip.row.pay.{p}") for p in space.trade.pay)
        trade = words.text(f"tip.row.trade.{habitat}", ways=ways)
        if space.trade.times > 1:
            trade += " " + words.text("tip.row.twice")
    return lines(
        sentence(reset) if reset else "",
        words.text(f"tip.row.{habitat}", n=space.gain),
        trade,
        words.text("tip.row.powers", birds=words.listed(powers)) if powers else "",
        words.text("tip.row.next", n=more) if more > space.gain else "",
    )


def play_tip(words: Words, costs: Iterable[int]) -> str:
    """The cost of the action "play a bird" in eggs, by column."""
    return words.text("tip.play", eggs=" · ".join(map(str, costs)))
