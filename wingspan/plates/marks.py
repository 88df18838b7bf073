"""Marks on body and head: bands, streaks, masks, caps and the like, laid over the regions."""

from __future__ import annotations

from itertools import pairwise

from .geometry import BUTT, Point
from .shape import Shape


def draw_body_marks(bird: Shape) -> None:
    """Draw the marks over the regions of the body, from back to front."""
    _draw_bands(bird)
    _draw_pattern(bird)
    _draw_tie(bird)
    _draw_plumes(bird)


def _draw_bands(bird: Shape) -> None:
    """Draw a band across the breast and a collar round the neck."""
    p, at, has, sheet = bird.between, bird.at, bird.has, bird.sheet
    if "band" in has:
        sheet.fill(
            [
                bird.rim("P", 0.92),
                bird.rim("P", 0.7),
                bird.rim("P", 0.45),
                p("P", "K", 0.22),
                p("M", "P", 0.45),
                p("M", "P", 0.3),
                p("Q", "M", 0.3),
            ],
            has["band"],
            {0, 2, 4, 5},
        )
    if "hood" in has:
        high, low = bird.down_neck(0.35), bird.down_neck(0.75)
        edge = [at["N"], high[0], *low, high[1], at["I"]]
        sheet.fill(edge, has["hood"], {0, 2, 3, 5})
    if "neckspots" in has:
        nape, throat = bird.down_neck(0.12)
        below, front = p("N", "M", 0.72), p("M", "Q", 0.3)
        dots = [
            nape.to(below, down).to(throat.to(front, down), side)
            for down, sides in ((0.2, (0.1, 0.25)), (0.5, (0.08, 0.2, 0.34)), (0.8, (0.1, 0.26)))
            for side in sides
        ]
        sheet.strokes([(dot, dot) for dot in dots], has["neckspots"], bird.head * 0.08)
    if "collar" in has:
        nape, throat = bird.down_neck(0.16)
        middle = nape.to(throat, 0.5).to(at["L"], 0.1)
        sheet.line([nape, middle, throat], has["collar"], bird.head * 0.15, BUTT)


def _draw_pattern(bird: Shape) -> None:
    """Draw streaks, spots or bars from breast to vent, between the lower edge and the wing."""
    p, has, sheet = bird.between, bird.has, bird.sheet
    edge = [
        p("Q", "P", 0.15),
        p("Q", "P", 0.7),
        p("P", "L", 0.2),
        p("P", "L", 0.65),
        p("L", "V", 0.3),
        p("L", "V", 0.8),
    ]
    inner = [
        p("M", "P", 0.55),
        p("M", "P", 0.6),
        p("K", "P", 0.62),
        p("K", "L", 0.6),
        p("K", "L", 0.66),
        p("R", "V", 0.6),
    ]
    rows = list(zip(edge, inner, strict=True))
    grid = [
        one.to(other, share)
        for number, (one, other) in enumerate(rows)
        for share in ((0.15, 0.55, 0.9) if number % 2 else (0.35, 0.75))
    ]
    lean = edge[-1].to(edge[0], 1)
    long = edge[-1].distance(edge[0])
    step = Point((lean.x - edge[-1].x) / long, (lean.y - edge[-1].y) / long)
    if "streak" in has:
        pairs = [
            (g.by(-step.x * 2.4, -step.y * 2.4), g.by(step.x * 2.4, step.y * 2.4)) for g in grid
        ]
        sheet.strokes(pairs, has["streak"], 1.5)
    if "spots" in has:
        sheet.strokes([(g, g) for g in grid], has["spots"], 2.9)
    if "scales" in has:
        pairs = [
            pair
            for g in grid
            for pair in ((g.by(-1.7, -1.2), g.by(-0.2, 1)), (g.by(-0.2, 1), g.by(1.5, -0.9)))
        ]
        sheet.strokes(pairs, has["scales"], 0.9)
    if "bars" in has:
        between = [
            (one.to(after, 0.5), other.to(last, 0.5))
            for (one, other), (after, last) in pairwise(rows)
        ]
        pairs = [
            (one.to(other, 0.1), one.to(other, 0.82).by(step.x * -1.5, step.y * -1.5))
            for one, other in (*rows[1:], *between)
        ]
        sheet.strokes(pairs, has["bars"], 1.3)


def _draw_tie(bird: Shape) -> None:
    """Draw a stripe down the middle of the breast, or a single mark on it."""
    p, at, has, sheet, head = bird.between, bird.at, bird.has, bird.sheet, bird.head
    if "tie" in has:
        sheet.line(
            [
                p("I", "N", 0.08),
                p("P", "K", 0.1),
                p("P", "L", 0.55).to(at["K"], 0.13),
                p("V", "R", 0.1),
            ],
            has["tie"],
            head * 0.22,
        )
    if "mark" in has:
        sheet.dot(p("P", "K", 0.22).to(p("Q", "M", 0.25), 0.4), head * 0.15, has["mark"])


def _draw_plumes(bird: Shape) -> None:
    """Draw long feathers over back and breast; a cascade of them lies behind the body."""
    p, has, sheet = bird.between, bird.has, bird.sheet
    if "plumes" in has and bird.marks.get("pose") != "cascade":
        sheet.strokes(
            [(p("K", "R", s), p("R", "T", 0.6 + s).by(-8 * s, 5 + 3 * s)) for s in (0.1, 0.4, 0.7)]
            + [(p("Q", "P", s), p("P", "L", s * 0.5).by(-2, 5)) for s in (0.1, 0.4)],
            has["plumes"],
            1.3,
        )


def draw_head_marks(bird: Shape) -> None:
    """Draw the marks over the regions of the head, from back to front, except crest and wattle."""
    _draw_face(bird)
    _draw_crown(bird)
    _draw_eye_lines(bird)
    _draw_patches(bird)


def _draw_face(bird: Shape) -> None:
    """Draw face, cheek, throat and moustache."""
    p, at, has, sheet, eye, head = bird.between, bird.at, bird.has, bird.sheet, bird.eye, bird.head
    ahead = bird.ahead
    if "face" in has:
        sheet.fill(
            [
                at["B"],
                p("B", "F", 0.5).to(eye, 0.3),
                eye.to(at["C"], 0.4),
                ahead(-0.3, -0.02),
                ahead(-0.25, 0.32),
                p("I", "N", 0.2),
                p("I", "J", 0.4),
                at["J"],
            ],
            has["face"],
        )
    if "cheek" in has:
        sheet.oval(ahead(-0.3, 0.24), head * 0.29, head * 0.21, has["cheek"])
    if "throat" in has:
        nape, low = bird.down_neck(0.3)
        sheet.fill(
            [
                at["J"],
                bird.rim("I", 0.5),
                at["I"],
                low,
                low.to(nape, 0.3),
                p("I", "N", 0.3),
                p("J", "N", 0.22),
            ],
            has["throat"],
            {0, 3},
        )
    if "moustache" in has:
        sheet.line(
            [p("J", "B", 0.1).by(-0.5, 0.5), ahead(-0.02, 0.4), p("I", "N", 0.3)],
            has["moustache"],
            head * 0.12,
        )


def _draw_crown(bird: Shape) -> None:
    """Draw cap, shield above the bill, and stripe along the crown."""
    p, at, has, sheet, eye = bird.between, bird.at, bird.has, bird.sheet, bird.eye
    ahead = bird.ahead
    if "cap" in has:
        sheet.fill(
            [
                *bird.edge_between("B", "H"),
                p("H", "N", 0.7),
                p("N", "I", 0.1).to(p("H", "J", 0.2), 0.4),
                ahead(-0.28, -0.06),
                ahead(0, -0.1),
                ahead(0.2, 0.02),
            ],
            has["cap"],
        )
    if "shield" in has:
        sheet.fill(
            [
                at["B"].by(1, 0.6),
                at["F"].by(0.5, -0.5),
                at["C"].to(at["F"], 0.5),
                at["F"].to(eye, 0.35),
                at["B"].to(eye, 0.25),
            ],
            has["shield"],
        )
    if "stripe" in has:
        sheet.fill(
            [at["F"], at["C"], at["H"], p("H", "J", 0.1), p("C", "I", 0.13), p("F", "I", 0.1)],
            has["stripe"],
        )


def _draw_eye_lines(bird: Shape) -> None:
    """Draw brow, mask and line along the eye, and the lore in front of it."""
    p, at, has, sheet, eye, head = bird.between, bird.at, bird.has, bird.sheet, bird.eye, bird.head
    ahead = bird.ahead
    if "brow" in has:
        sheet.line(
            [
                p("B", "J", 0.1).to(eye, 0.3).by(0, -head * 0.07),
                ahead(0.04, -0.2),
                ahead(-0.28, -0.16),
                p("N", "I", 0.18).to(ahead(-0.4, -0.05), 0.4),
            ],
            has["brow"],
            head * 0.12,
        )
    if "mask" in has:
        sheet.line(
            [
                p("B", "J", 0.35),
                eye,
                ahead(-0.28, 0.06),
                p("N", "I", 0.35).to(ahead(-0.4, 0.1), 0.5),
            ],
            has["mask"],
            head * 0.24,
        )
    if "line" in has:
        sheet.line(
            [p("B", "J", 0.4), eye, p("N", "I", 0.2).to(ahead(-0.4, 0), 0.5)],
            has["line"],
            head * 0.085,
        )
    if "lore" in has:
        sheet.fill([at["B"], ahead(0.04, -0.08), ahead(0.02, 0.1), at["J"]], has["lore"])


def _draw_patches(bird: Shape) -> None:
    """Draw a patch behind the eye, also in a fan-like crest, and a spot in front of it."""
    has, sheet, eye, head, ahead = bird.has, bird.sheet, bird.eye, bird.head, bird.ahead
    if "patch" in has:
        sheet.oval(ahead(-0.32, 0.06), head * 0.17, head * 0.12, has["patch"])
    if "patch" in has and bird.marks.get("crestform") == "fan":
        inside = [point.to(eye, 0.3) for point in bird.crest[1:-1]]
        sheet.fill([ahead(-0.12, 0.05), *inside, ahead(-0.35, 0.2)], has["patch"])
    if "spot" in has:
        sheet.oval(ahead(0.16, 0.14), head * 0.13, head * 0.17, has["spot"])


def draw_wattle(bird: Shape) -> None:
    """Draw the wattle below the bill and the pouch on the neck, in front of everything else."""
    p, at, has, sheet, head = bird.between, bird.at, bird.has, bird.sheet, bird.head
    if "pouch" in has:
        top, low = at["I"], bird.down_neck(0.8)[1]
        sheet.fill(
            [
                top.by(-head * 0.16, 0),
                top.by(head * 0.12, head * 0.3),
                low.by(head * 0.2, head * 0.5),
                low.by(-head * 0.1, head * 0.75),
                low.by(-head * 0.35, head * 0.2),
            ],
            has["pouch"],
            {0},
        )
    if "wattle" in has:
        sheet.fill(
            [
                at["J"].by(-1, 0),
                p("J", "I", 0.6).by(1, 0),
                p("J", "I", 0.9).by(0.5, head * 0.28),
                p("J", "I", 0.5).by(2, head * 0.22),
            ],
            has["wattle"],
        )
