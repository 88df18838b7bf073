"""Make one font of the icons in `static/icons.svg`: an icon on the page is then one character.

Each symbol becomes a glyph, at the code point that :mod:`wingspan.ui.kit.icons` gives it. What is
drawn in the text colour keeps that colour; other colours are layers over it (COLR, version 0, which
every browser supports). Such a layer cannot be a translucent text colour, so the translucent fills
of the sprite become a grey that shows on light and dark alike.
"""

from __future__ import annotations

import io
import math
import re
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Any, NamedTuple
from xml.etree import ElementTree

import pathops
from fontTools.fontBuilder import FontBuilder
from fontTools.misc.transform import Identity, Transform
from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.svgLib.path import parse_path

from wingspan.ui.kit.icons import sign

SPRITE = Path(__file__).parents[1] / "static" / "icons.svg"
FAMILY = "Wingspan icons"
SIZE = 24
"""The side of a symbol's square in the sprite."""
EM = SIZE * 64
CURVES_WITHIN = 0.6
"""How far a converted curve may lie from the drawn one, in units of the em."""
TEXT = 0xFFFF
"""Stands for the text colour in place of a palette index."""
THIN = (0x80, 0x80, 0x80)
"""Stands for a translucent text colour, of which only the opacity is known."""
PROBE = 0xE0FF
"""The code point of a blank that no other font makes as wide: `static/icons.mjs` measures it."""
PROBE_WIDE = 4 * EM
_SVG = "{http://www.w3.org/2000/svg}"
_CAPS = {"butt": pathops.LineCap.BUTT_CAP, "round": pathops.LineCap.ROUND_CAP}
_JOINS = {"miter": pathops.LineJoin.MITER_JOIN, "round": pathops.LineJoin.ROUND_JOIN}
_MITRE = 4
_INHERITED = re.compile(r"fill|stroke")

Style = dict[str, str]


class Ink(NamedTuple):
    """What a layer is painted with."""

    colour: str
    """As in the sprite: "currentColor" or "#rrggbb"."""
    opacity: float = 1.0


class Layer(NamedTuple):
    """An outline with its ink."""

    ink: Ink
    outline: pathops.Path


def symbols(text: str) -> dict[str, tuple[Layer, ...]]:
    """Return the sprite's symbols by name, each with its layers from the lowest to the highest.

    Raises LookupError for an element or a transform that this reader does not know.
    """
    root = ElementTree.fromstring(text)
    named = {element.get("id", ""): element for element in root.iter()}
    return {
        symbol.get("id", ""): tuple(_merged(_children(symbol, {}, Identity, named)))
        for symbol in root.findall(f"{_SVG}symbol")
    }


def _merged(layers: Iterator[Layer]) -> Iterator[Layer]:
    """Merge neighbouring layers of one ink into one, without overlaps."""
    for ink, same in groupby(layers, lambda layer: layer.ink):
        whole = pathops.Path()
        pathops.union([layer.outline for layer in same], whole.getPen(glyphSet=None))
        yield Layer(ink, whole)


Named = dict[str, ElementTree.Element]


def _children(
    element: ElementTree.Element, style: Style, place: Transform, named: Named
) -> Iterator[Layer]:
    for child in element:
        yield from _drawn(child, style, place, named)


def _drawn(
    element: ElementTree.Element, style: Style, place: Transform, named: Named
) -> Iterator[Layer]:
    style = {**style, **{k: v for k, v in element.attrib.items() if _INHERITED.match(k)}}
    place = place.transform(_transform(element.get("transform", "")))
    kind = element.tag.removeprefix(_SVG)
    if kind == "use":
        yield from _drawn(named[element.attrib["href"].removeprefix("#")], style, place, named)
    elif kind == "g":
        yield from _children(element, style, place, named)
    else:
        yield from _painted(_outline(kind, element), style, place)


def _painted(outline: pathops.Path, style: Style, place: Transform) -> Iterator[Layer]:
    """Yield the filled area of a shape, then its stroke."""
    fill, stroke = style.get("fill", "black"), style.get("stroke", "none")
    if fill != "none":
        filled = pathops.Path(outline)
        filled.simplify()  # a line encloses nothing
        if list(filled.segments):
            yield Layer(Ink(fill, float(style.get("fill-opacity", 1))), filled.transform(*place))
    if stroke != "none":
        edge = pathops.Path(outline)
        dashes = [float(n) for n in style.get("stroke-dasharray", "").split()]
        edge.stroke(
            float(style.get("stroke-width", 1)),
            _CAPS[style.get("stroke-linecap", "butt")],
            _JOINS[style.get("stroke-linejoin", "miter")],
            _MITRE,
            *([dashes] if dashes else []),
        )
        edge.convertConicsToQuads()
        edge.simplify(fix_winding=True)
        yield Layer(Ink(stroke), edge.transform(*place))


def _transform(text: str) -> Transform:
    whole = Identity
    for name, numbers in re.findall(r"(\w+)\(([^)]*)\)", text):
        values = [float(n) for n in re.split(r"[\s,]+", numbers.strip())]
        match name, values:
            case "translate", [x, y]:
                whole = whole.translate(x, y)
            case "rotate", [angle, x, y]:
                whole = whole.translate(x, y).rotate(math.radians(angle)).translate(-x, -y)
            case "scale", [factor]:
                whole = whole.scale(factor)
            case _:
                raise LookupError(f"unknown transform: {name}")
    return whole


def _outline(kind: str, element: ElementTree.Element) -> pathops.Path:
    """Return the shape as a path, in the units of the sprite."""

    def number(name: str) -> float:
        return float(element.get(name, 0))

    match kind:
        case "path":
            text = element.attrib["d"]
        case "circle":
            text = _ellipse(number("cx"), number("cy"), number("r"), number("r"))
        case "ellipse":
            text = _ellipse(number("cx"), number("cy"), number("rx"), number("ry"))
        case "rect":
            text = _rectangle(*map(number, ("x", "y", "width", "height", "rx")))
        case _:
            raise LookupError(f"unknown element: {kind}")
    drawn = pathops.Path()
    parse_path(text, drawn.getPen(glyphSet=None, allow_open_paths=True))
    return drawn


def _ellipse(x: float, y: float, rx: float, ry: float) -> str:
    return f"M{x - rx} {y}a{rx} {ry} 0 1 1 {2 * rx} 0a{rx} {ry} 0 1 1 {-2 * rx} 0z"


def _rectangle(x: float, y: float, wide: float, high: float, r: float) -> str:
    if not r:
        return f"M{x} {y}h{wide}v{high}h{-wide}z"
    w, h, arc = wide - 2 * r, high - 2 * r, f"a{r} {r} 0 0 1"
    return (
        f"M{x + r} {y}h{w}{arc} {r} {r}v{h}{arc} {-r} {r}h{-w}{arc} {-r} {-r}v{-h}{arc} {r} {-r}z"
    )


def _glyph(outline: pathops.Path) -> Any:
    """Return an outline as a glyph: its square stands on the baseline, an em wide and high."""
    scale, pen = EM / SIZE, TTGlyphPen(None)
    placed = pathops.Path(outline).transform(scale, 0, 0, -scale, 0, EM)
    placed.convertConicsToQuads()
    placed.simplify(fix_winding=True, clockwise=True)
    placed.draw(Cu2QuPen(pen, CURVES_WITHIN))
    return pen.glyph()


def font(text: str) -> bytes:
    """Return the sprite as a WOFF font. The same sprite always gives the same bytes."""
    drawn = symbols(text)
    glyphs: dict[str, Any] = {".notdef": TTGlyphPen(None).glyph()}
    colours: list[tuple[float, ...]] = []
    layered: dict[str, list[tuple[str, int]]] = {}
    for name, layers in drawn.items():
        whole = pathops.Path()
        pathops.union([layer.outline for layer in layers], whole.getPen(glyphSet=None))
        glyphs[name] = _glyph(whole)
        if {layer.ink for layer in layers} == {Ink("currentColor")}:
            continue
        layered[name] = []
        for number, (ink, outline) in enumerate(layers):
            glyphs[f"{name}.{number}"] = _glyph(outline)
            layered[name].append((f"{name}.{number}", _index(ink, colours)))
    glyphs["probe"] = TTGlyphPen(None).glyph()
    places = {ord(sign(name)): name for name in drawn} | {PROBE: "probe"}
    return _built(glyphs, places, colours, layered)


def _index(ink: Ink, colours: list[tuple[float, ...]]) -> int:
    """Return the place of an ink among the colours; add it to them if it is missing."""
    if ink == Ink("currentColor"):
        return TEXT
    hex_ = ink.colour.removeprefix("#")
    parts = THIN if ink.colour == "currentColor" else tuple(bytes.fromhex(hex_))
    colour = (*(part / 255 for part in parts), ink.opacity)
    if colour not in colours:
        colours.append(colour)
    return colours.index(colour)


def _built(
    glyphs: dict[str, Any],
    places: dict[int, str],
    colours: list[tuple[float, ...]],
    layered: dict[str, list[tuple[str, int]]],
) -> bytes:
    builder = FontBuilder(EM, isTTF=True)
    builder.setupGlyphOrder(list(glyphs))
    builder.setupCharacterMap(places)
    builder.setupGlyf(glyphs)
    sides = builder.font["glyf"]
    widths = dict.fromkeys(glyphs, EM) | {"probe": PROBE_WIDE}
    builder.setupHorizontalMetrics(
        {name: (wide, getattr(sides[name], "xMin", 0)) for name, wide in widths.items()}
    )
    builder.setupHorizontalHeader(ascent=EM, descent=0)
    builder.setupNameTable({"familyName": FAMILY, "styleName": "Regular"})
    builder.setupOS2(
        sTypoAscender=EM, sTypoDescender=0, sTypoLineGap=0, usWinAscent=EM, usWinDescent=0
    )
    builder.setupPost(keepGlyphNames=False)
    builder.setupCOLR(layered, version=0)
    builder.setupCPAL([colours])
    built = builder.font
    built["head"].created = built["head"].modified = 0
    built.recalcTimestamp = False
    built.flavor = "woff"
    stream = io.BytesIO()
    built.save(stream, reorderTables=None)
    return stream.getvalue()
