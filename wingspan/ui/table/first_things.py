"""What a press on a thing does beside taking it: begin its action, or take it several times."""

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


def again_here(scene: Scene, choice: int | None) -> Html:
    """Takes a thing several times by one press on its corner: as often as it can be, or less."""
    most = 1 if choice is None else scene.repeats.get(choice, 1)
    if choice is None or most < 2:
        return EMPTY
    return el(
        "span",
        *(_again(scene, choice, times) for times in range(most, 1, -1)),
        class_="again-here",
    )


def _again(scene: Scene, choice: int, times: int) -> Html:
    label = scene.words.text("repeat", what=scene.choices.label(choice), n=times)
    return button(
        commands.Repeat(choice, times),
        el("span", label, class_="sr"),
        el("span", f"×{times}", aria_hidden="true"),
        data_tip=label,
        tabindex="-1",
    )
