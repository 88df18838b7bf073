"""The stylesheet that draws the icons without their font, as `tools.icon_pictures` makes it."""

import re
from urllib.parse import unquote
from xml.etree import ElementTree

import pytest

from tools.icon_font import SPRITE
from tools.icon_pictures import pictures
from wingspan.ui.kit.icons import NAMES

SPRITE_OF = """
<svg xmlns="http://www.w3.org/2000/svg">
<defs><g id="dot" fill="#3c6e4a"><rect width="3" height="3"/></g></defs>
<symbol id="{}" viewBox="0 0 24 24">{}</symbol></svg>
"""
RULE = re.compile(
    r"\.icon-([\w-]+)::before \{\n(background: currentColor;\nmask|background):"
    r' url\("data:image/svg\+xml,([^"]+)"\) 0 0 / 1em;\n\}'
)


def test_every_icon_is_a_picture_that_stands_alone() -> None:
    rules = RULE.findall(pictures(SPRITE.read_text("utf-8")))
    assert tuple(name for name, _, _ in rules) == NAMES
    for name, how, address in rules:
        assert not set(address) & set('<>"\n{}#'), name
        picture = ElementTree.fromstring(unquote(address))
        assert picture.get("viewBox") == "0 0 24 24"
        there = {element.get("id") for element in picture.iter()}
        for element in picture.iter("{http://www.w3.org/2000/svg}use"):
            assert element.get("href", "").removeprefix("#") in there, name
        # A picture has no text colour of its own: such an icon is a mask.
        assert "currentColor" not in address
        drawn = SPRITE.read_text("utf-8").split(f'<symbol id="{name}"')[1].split("</symbol>")[0]
        assert ("mask" in how) == ("currentColor" in drawn), name


def test_what_is_drawn_elsewhere_in_the_sprite_comes_with_it() -> None:
    [(_, how, address)] = RULE.findall(pictures(SPRITE_OF.format("egg", '<use href="#dot"/>')))
    assert how == "background"
    assert '<rect width="3" height="3"' in unquote(address).replace("'", '"')


@pytest.mark.parametrize(
    ("name", "drawn"),
    [
        ("egg", '<use href="#dot"/><path d="M4 12H20" stroke="currentColor"/>'),
        ("no_such_icon", '<use href="#dot"/>'),
    ],
    ids=["two kinds of colour", "no icon"],
)
def test_what_cannot_be_a_picture_is_refused(name: str, drawn: str) -> None:
    with pytest.raises(LookupError):
        pictures(SPRITE_OF.format(name, drawn))
