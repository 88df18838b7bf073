"""The surface of a thing on the table that begins the action it belongs to."""

from __future__ import annotations

from wingspan.engine.options import AnyOption

from .. import commands
from ..kit.buttons import button
from ..kit.html import EMPTY, Html, el
from ..kit.icons import icon
from ..play.scene import Scene
from .bird_card import surface_of


def begin_hit(scene: Scene, option: AnyOption) -> Html:
    """Takes the action and ``option`` with it; nothing if it cannot be begun so now."""
    begin = scene.beginnings.get(option)
    if begin is None:
        return EMPTY
    return surface_of(commands.BeginWith(begin.value), scene.begin_label(begin))


def lay_here(scene: Scene, option: AnyOption) -> Html:
    """A small egg on a bird with room for one; the rest of the bird stays there to be read."""
    begin = scene.beginnings.get(option)
    if begin is None:
        return EMPTY
    label = scene.begin_label(begin)
    return button(
        commands.BeginWith(begin.value),
        el("span", label, class_="sr"),
        icon("egg"),
        el("span", "+", aria_hidden="true"),
        class_="lay-here",
        data_tip=label,
        tabindex="-1",
    )
