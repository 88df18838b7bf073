"""Take the slash out of the zero of the page's font: `python -m tools.plain_zero FONT`.

Atkinson Hyperlegible Next has a slashed zero, which among scores and costs looks like an 8 or like
a symbol. The outer contour stays; at every weight the counter is replaced by the letter O's, made
as narrow as the zero's. fontTools needs brotli for this (`pip install brotli`); the resulting font
is committed.
"""

import argparse
from pathlib import Path
from typing import Any

from fontTools.misc.roundTools import otRound
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import GlyphCoordinates
from fontTools.ttLib.tables.TupleVariation import TupleVariation
from fontTools.varLib.iup import iup_delta

ZEROS = "zero", "zero.tf"
LETTER = "O"
PHANTOMS = 4
"""Points in a variation after the outline's own: the sides of the glyph."""

Points = list[tuple[int, int]]


def contours(font: Any, name: str) -> list[range]:
    """Return the numbers of the points of each contour of a glyph."""
    ends = font["glyf"][name].endPtsOfContours
    begins = [0, *(end + 1 for end in ends[:-1])]
    return [range(begin, end + 1) for begin, end in zip(begins, ends, strict=True)]


def moved(font: Any, name: str, variation: TupleVariation) -> Points:
    """Return by how much each point moves, including those left to interpolation."""
    control, _ = font["glyf"]._getCoordinatesAndControls(name, font["hmtx"].metrics)
    ends = [*font["glyf"][name].endPtsOfContours]
    return iup_delta(variation.coordinates, control, ends)  # type: ignore[no-any-return]


def take_out_slash(font: Any, name: str) -> None:
    """Replace the two halves of the counter by one. Raises SystemExit if there are not two."""
    glyph, letter = font["glyf"][name], font["glyf"][LETTER]
    outer, *halves = contours(font, name)
    _, inner = contours(font, LETTER)
    if len(halves) != 2:
        raise SystemExit(f"{name} has no slash.")
    xs = [glyph.coordinates[point][0] for half in halves for point in half]
    round_xs = [letter.coordinates[point][0] for point in inner]
    scale = (max(xs) - min(xs)) / (max(round_xs) - min(round_xs))
    shift = min(xs) - scale * min(round_xs)

    variations = []
    twins = {str(sorted(of.axes.items())): of for of in font["gvar"].variations[LETTER]}
    for variation in font["gvar"].variations[name]:
        own = moved(font, name, variation)
        theirs = moved(font, LETTER, twins[str(sorted(variation.axes.items()))])
        deltas = [own[point] for point in outer]
        deltas += [(otRound(theirs[point][0] * scale), theirs[point][1]) for point in inner]
        variations.append(TupleVariation(variation.axes, deltas + own[-PHANTOMS:]))

    counter = [(otRound(x * scale + shift), y) for x, y in (letter.coordinates[p] for p in inner)]
    glyph.coordinates = GlyphCoordinates([glyph.coordinates[point] for point in outer] + counter)
    glyph.flags = bytearray([glyph.flags[p] for p in outer] + [letter.flags[p] for p in inner])
    glyph.endPtsOfContours = [len(outer) - 1, len(outer) + len(inner) - 1]
    glyph.numberOfContours = 2
    glyph.recalcBounds(font["glyf"])
    font["gvar"].variations[name] = variations


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("font", type=Path)
    path = parser.parse_args().font
    font = TTFont(path)
    for name in ZEROS:
        if not font["glyf"][name].isComposite():
            take_out_slash(font, name)
    font.save(path)


if __name__ == "__main__":
    main()
