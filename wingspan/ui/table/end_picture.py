"""A picture of the end of a game to send to others: the flock in its habitats, and the points.

It is an SVG without external resources, so that the browser can turn it into a PNG.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from wingspan.engine.cards import BirdCard
from wingspan.engine.components import HABITATS, Habitat
from wingspan.engine.state import PlayedBird, ScoreSheet
from wingspan.plates import plate
from wingspan.words import Words

from ..kit.html import EMPTY, Html, Tag, ellipse, join, rect, svg, text
from ..play.history import worth
from ..play.scene import Scene
from .end_sheet import verdict
from .round_end import best_bird
from .scores import shown_categories

SIZE = WIDTH, HEIGHT = 1200, 900
MARGIN = 48
FONT = "'Atkinson Hyperlegible Next', system-ui, 'Segoe UI', Roboto, sans-serif"
INK, GREEN, SOFT, PAPER, TABLE = "#1d2a25", "#174b38", "#55625b", "#fffdf7", "#48664f"

COLOURS = {
    "birds": "#3c6e47",
    "bonus": "#c5531a",
    "goals": "#2f7396",
    "eggs": "#c9b98f",
    "cached": "#b58a2a",
    "tucked": "#66716b",
    "nectar": "#c0568a",
}
"""The colours of the score categories, as in the style sheet's light theme."""


class Ground(NamedTuple):
    """Where the birds of a habitat stand: the y of the line under them, and the greatest height."""

    line: int
    tallest: int


GROUNDS: dict[Habitat, Ground] = {
    "forest": Ground(330, 170),
    "grassland": Ground(502, 150),
    "wetland": Ground(672, 150),
}
LARGER = 1.25
"""The factor by which the best bird is larger."""
PAD = 700
"""The y at which the area with the points begins."""


def end_picture(scene: Scene) -> Html:
    """Draw the picture from ``scene``, which hides what its viewer may not see."""
    seat = scene.flock_seat
    best = best_bird(scene, seat)
    rows = scene.state.players[seat].mat
    return land(
        verdict(scene),
        _told(scene, seat, best),
        *(_row(scene, rows[habitat], GROUNDS[habitat], best) for habitat in HABITATS),
        points(scene.words, scene.names, scene.sheets, shown_categories(scene.kit)),
    )


def _told(scene: Scene, seat: int, best: PlayedBird | None) -> str:
    words = scene.words
    n = sum(map(len, scene.state.players[seat].mat.values()))
    told = words.text("flock_of", name=scene.names[seat], n=n)
    if best is None:
        return told
    name = words.bird(scene.catalog.birds[best.bird])
    points = words.text("points", n=worth(best, scene.catalog))
    return f"{told} · {words.text('best_bird')} {name}, {points}"


def said(
    x: float,
    y: float,
    what: str,
    *,
    size: int,
    weight: int = 500,
    fill: str = INK,
    anchor: str = "start",
) -> Html:
    return text(
        x=round(x), y=round(y), font_size=size, font_weight=weight, fill=fill, text_anchor=anchor
    )[what]


def land(heading: str, told: str, *on_it: Html) -> Html:
    """Draw the land with two lines of text in its sky, and what is on it."""
    return svg(
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        width=WIDTH,
        height=HEIGHT,
        font_family=FONT,
    )[
        _ground(),
        said(MARGIN, 68, heading, size=44, weight=800, fill=GREEN),
        said(MARGIN, 102, told, size=22),
        *on_it,
    ]


def _ground() -> Html:
    shapes: tuple[tuple[Tag, dict[str, str | int]], ...] = (
        (rect, {"width": WIDTH, "height": HEIGHT, "fill": "#dcebee"}),
        (ellipse, {"cx": 330, "cy": 460, "rx": 760, "ry": 310, "fill": "#bfd0c1"}),
        (ellipse, {"cx": 1010, "cy": 480, "rx": 700, "ry": 280, "fill": "#9fbaa6"}),
        (ellipse, {"cx": 530, "cy": 800, "rx": 1150, "ry": 420, "fill": "#d6c380"}),
        (ellipse, {"cx": 720, "cy": 900, "rx": 1050, "ry": 340, "fill": "#8fc0ce"}),
        (rect, {"y": PAD, "width": WIDTH, "height": HEIGHT - PAD, "fill": TABLE}),
    )
    return join([kind(**how) for kind, how in shapes])


def _row(scene: Scene, birds: list[PlayedBird], ground: Ground, best: PlayedBird | None) -> Html:
    room, middles = places(len(birds))
    return join(
        [
            _bird(scene, bird, middle, room, ground, is_best=bird is best)
            for bird, middle in zip(birds, middles, strict=True)
        ]
    )


def places(number: int) -> tuple[float, list[float]]:
    """Return how much room each of the birds in a row has, and where their middles are."""
    room = (WIDTH - 2 * MARGIN) / max(3, number)
    left = (WIDTH - room * number) / 2
    return room, [left + room * (place + 0.5) for place in range(number)]


def standing(card: BirdCard, middle: float, foot: int, width: int, height: int) -> Html:
    """Draw the bird on the ground at ``foot``; empty if the archive of its set is not there."""
    placed = (
        f'<svg x="{round(middle - width / 2)}" y="{foot - height}" width="{width}"'
        f' height="{height}" preserveAspectRatio="xMidYMax meet" '
    )
    try:
        return Html(plate(card, fill=True).replace("<svg ", placed, 1))
    except ImportError:
        return EMPTY


def _bird(
    scene: Scene, played: PlayedBird, middle: float, room: float, ground: Ground, *, is_best: bool
) -> Html:
    card, words = scene.catalog.birds[played.bird], scene.words
    height = round(ground.tallest * (LARGER if is_best else 1) - 24)
    width = round(min(room - 12, 260) * (LARGER if is_best else 1))
    name = words.bird(card)
    if is_best:
        name = f"{name} · {words.text('points', n=worth(played, scene.catalog))}"
    size = 17 if len(name) * 9 < room - 12 else 13
    pill = min(room - 4, len(name) * size * 0.62 + 22)
    return join(
        (
            standing(card, middle, ground.line - 24, width, height),
            rect(
                x=round(middle - pill / 2),
                y=ground.line - 22,
                width=round(pill),
                height=26,
                rx=13,
                fill=PAPER,
            ),
            said(
                middle,
                ground.line - 4,
                name,
                size=size,
                weight=700,
                fill=GREEN if is_best else INK,
                anchor="middle",
            ),
        )
    )


def points(
    words: Words, names: Sequence[str], sheets: Sequence[ScoreSheet], categories: Sequence[str]
) -> Html:
    """Everybody's points as bars of stacked categories, and the key to the colours. ``names``: by
    seat.
    """
    most = max(1, *(sheet.total for sheet in sheets))
    box = {"x": 28, "y": PAD + 14, "width": WIDTH - 56, "height": HEIGHT - PAD - 28, "rx": 18}
    pitch = min(46, 120 // len(sheets))
    rows = [
        _tally(names[sheet.player], sheet, categories, most, PAD + 26 + pitch * place, pitch)
        for place, sheet in enumerate(sheets)
    ]
    return join((rect(**box, fill=PAPER), *rows, _key(words, categories)))


def _tally(
    name: str, sheet: ScoreSheet, categories: Sequence[str], most: int, y: int, pitch: int
) -> Html:
    size = min(24, pitch - 6)
    weight, fill = (800, GREEN) if sheet.rank == 1 else (500, INK)
    bottom = y + size
    at, whole = float(MARGIN + 200), WIDTH - 2 * MARGIN - 290
    bars = []
    for category in categories:
        width = whole * getattr(sheet, category) / most
        bars.append(
            rect(
                x=round(at),
                y=y + 2,
                width=round(at + width) - round(at),
                height=size,
                fill=COLOURS[category],
            )
        )
        at += width
    return join(
        (
            said(MARGIN, bottom, name, size=size, weight=weight, fill=fill),
            *bars,
            said(
                WIDTH - MARGIN,
                bottom,
                str(sheet.total),
                size=size + 3,
                weight=800,
                fill=fill,
                anchor="end",
            ),
        )
    )


def _key(words: Words, categories: Sequence[str]) -> Html:
    """The key to the colours, spaced by the lengths of the categories' names."""
    names = [words.text(f"score_{category}") for category in categories]
    letter = min(9.6, (WIDTH - 2 * MARGIN - 44 * len(names)) / sum(map(len, names)))
    parts: list[Html] = []
    x = float(MARGIN)
    for category, name in zip(categories, names, strict=True):
        fill = COLOURS[category]
        parts.append(rect(x=round(x), y=HEIGHT - 42, width=15, height=15, rx=3, fill=fill))
        parts.append(said(x + 22, HEIGHT - 28, name, size=round(letter / 0.56), fill=SOFT))
        x += letter * len(name) + 44
    return join(parts)
