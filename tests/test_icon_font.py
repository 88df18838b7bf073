"""The font of the icons, as `tools.icon_font` makes it of the sprite."""

import io

import pytest
from fontTools.ttLib import TTFont

from tools.icon_font import EM, PROBE, SPRITE, font, symbols
from wingspan.ui.kit.icons import NAMES, sign

SPRITE_OF = """
<svg xmlns="http://www.w3.org/2000/svg"><symbol id="egg" viewBox="0 0 24 24">{}</symbol></svg>
"""
Box = tuple[int, ...]
Colour = tuple[int, ...]
GREEN = (0x3C, 0x6E, 0x4A, 0xFF)


def made(markup: str) -> TTFont:
    return TTFont(io.BytesIO(font(SPRITE_OF.format(markup))))


def layers(
    built: TTFont, name: str = "egg"
) -> list[tuple[tuple[int, ...] | None, tuple[int, ...]]]:
    """Return each layer's colour (None: the text's) and box: left, bottom, right, top."""
    colours = built["CPAL"].palettes[0]
    found: list[tuple[Colour | None, Box]] = []
    for layer in built["COLR"].ColorLayers.get(built.getBestCmap()[ord(sign(name))], ()):
        glyph = built["glyf"][layer.name]
        colour = None if layer.colorID == 0xFFFF else colours[layer.colorID]
        rgba = None if colour is None else (colour.red, colour.green, colour.blue, colour.alpha)
        found.append((rgba, (glyph.xMin, glyph.yMin, glyph.xMax, glyph.yMax)))
    return found


def test_every_symbol_of_the_sprite_is_a_character() -> None:
    text = SPRITE.read_text("utf-8")
    assert tuple(symbols(text)) == NAMES
    built = TTFont(io.BytesIO(font(text)))
    signs = [sign(name) for name in NAMES]
    assert [chr(code) for code in sorted(built.getBestCmap())] == [*signs, chr(PROBE)]
    for name in NAMES:
        glyph = built.getBestCmap()[ord(sign(name))]
        assert built["hmtx"][glyph][0] == EM
        assert built["glyf"][glyph].numberOfContours > 0, name


def test_the_font_is_the_same_whenever_it_is_made() -> None:
    text = SPRITE.read_text("utf-8")
    assert font(text) == font(text)


def test_a_square_of_a_colour_lies_where_it_is_drawn() -> None:
    built = made('<rect x="6" y="3" width="12" height="6" fill="#3c6e4a"/>')
    # 64 units of the em to one of the sprite, from the bottom up: 24 - 9 = 15, 24 - 3 = 21.
    assert layers(built) == [(GREEN, (384, 960, 1152, 1344))]


def test_what_has_the_colour_of_the_text_keeps_it() -> None:
    line = '<path d="M4 12H20" stroke="currentColor" stroke-width="2"/>'
    alone = made(line)
    assert layers(alone) == []
    glyph = alone["glyf"][alone.getBestCmap()[ord(sign("egg"))]]
    assert (glyph.xMin, glyph.yMin, glyph.xMax, glyph.yMax) == (256, 704, 1280, 832)
    both = made(f'<rect width="24" height="24" fill="#3c6e4a"/>{line}')
    assert [colour for colour, _ in layers(both)] == [GREEN, None]


def test_a_thin_fill_is_grey_and_as_thin() -> None:
    built = made('<rect width="24" height="24" fill="currentColor" fill-opacity=".2"/>')
    assert [colour for colour, _ in layers(built)] == [(0x80, 0x80, 0x80, 51)]


def test_what_is_used_again_stands_where_it_is_moved_to() -> None:
    built = made(
        '<g id="dot" fill="#3c6e4a"><rect width="3" height="3"/></g>'
        '<g transform="translate(12 0) scale(2)"><use href="#dot"/></g>'
    )
    # The same green: one layer, from 0 to 12 + 2·3 across and 24 - 2·3 to 24 up.
    assert layers(built) == [(GREEN, (0, 1152, 1152, 1536))]


@pytest.mark.parametrize("unknown", ['<text x="1">a</text>', '<g transform="skewX(3)"/>'])
def test_what_the_reader_does_not_know_it_refuses(unknown: str) -> None:
    with pytest.raises(LookupError):
        made(unknown)
