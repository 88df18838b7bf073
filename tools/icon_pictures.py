"""Make a stylesheet of the icons in `static/icons.svg`, for pages on which their font cannot draw.

Each symbol becomes a picture of its own, which the class of its icon names. A symbol that is drawn
in the text colour is a mask over that colour; any other is a background. `static/icons.mjs` decides
when the stylesheet is needed.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from urllib.parse import quote
from xml.etree import ElementTree

from wingspan.ui.kit.icons import sign

_SVG = "http://www.w3.org/2000/svg"
_TEXT_COLOUR = "currentColor"
_KEPT = " '=:/(),;-.#"
"""What need not be escaped in a quoted data URL, apart from "#", which is escaped afterwards."""
_EVERY = """\
.icon[class*="icon-"] {
overflow: hidden;
inline-size: 1em;
block-size: 1em;
}
.icon[class*="icon-"]::before {
content: "";
display: block;
inline-size: 1em;
block-size: 1em;
forced-color-adjust: none;
forced-color-adjust: preserve-parent-color;
}
"""
"""The character itself goes to a second line, which is not seen. Firefox, which does not know the
second value of the last property, has its forced colours in `currentColor` already."""


def pictures(text: str) -> str:
    """Return the stylesheet for the sprite ``text``.

    Raises LookupError for a symbol that mixes the text colour with others, or that is no icon.
    """
    ElementTree.register_namespace("", _SVG)
    root = ElementTree.fromstring(text)
    shared = {
        element.get("id", ""): element for element in root.findall(f"{{{_SVG}}}defs/{{{_SVG}}}g")
    }
    return _EVERY + "".join(_rules(root, shared))


def _rules(root: ElementTree.Element, shared: dict[str, ElementTree.Element]) -> Iterator[str]:
    for symbol in root.findall(f"{{{_SVG}}}symbol"):
        name = symbol.get("id", "")
        try:
            sign(name)
        except KeyError:
            raise LookupError(f"no icon is named {name}") from None
        used = [
            shared[use.get("href", "").removeprefix("#")] for use in symbol.iter(f"{{{_SVG}}}use")
        ]
        inks = {
            ink
            for part in (symbol, *used)
            for element in part.iter()
            for ink in (element.get("fill"), element.get("stroke"))
            if ink not in (None, "none")
        }
        if _TEXT_COLOUR in inks and len(inks) > 1:
            raise LookupError(f"{name} mixes the text colour with others")
        place = f'url("{_address(symbol, used)}")'
        how = (
            f"background: currentColor;\nmask: {place} 0 0 / 1em;"
            if _TEXT_COLOUR in inks
            else f"background: {place} 0 0 / 1em;"
        )
        yield f".icon-{name}::before {{\n{how}\n}}\n"


def _address(symbol: ElementTree.Element, used: list[ElementTree.Element]) -> str:
    """Return a symbol as a picture in a data URL."""
    drawn = ElementTree.Element(f"{{{_SVG}}}svg", {"viewBox": symbol.get("viewBox", "")})
    if used:
        ElementTree.SubElement(drawn, f"{{{_SVG}}}defs").extend(
            {element.get("id", ""): element for element in used}.values()
        )
    drawn.extend(symbol)
    markup = ElementTree.tostring(drawn, encoding="unicode").replace('"', "'")
    markup = re.sub(r"\s*\n\s*", "", markup).replace(_TEXT_COLOUR, "#000")
    return "data:image/svg+xml," + quote(markup, safe=_KEPT).replace("#", "%23")
