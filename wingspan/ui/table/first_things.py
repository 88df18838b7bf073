"""Presses on a thing that do more than choose it: begin its action, or take it several times."""

from __future__ import annotations

from collections.abc import Callable

from wingspan.engine.options import AnyOption

from .. import messages
from ..kit.buttons import button
from ..kit.html import EMPTY, Html, join, span
from ..kit.icons import icon
from ..play.inputs import Beginning
from ..play.scene import Scene
from .bird_card import surface_of


def begin_hit(scene: Scene, option: AnyOption) -> Html:
    """Buttons that take the action and ``option`` with it, once or several times; empty if the
    action cannot begin with it now.
    """
    begin = scene.beginnings.get(option)
    if begin is None:
        return EMPTY
    whole = surface_of(messages.BeginWith(begin.option), scene.begin_label(begin))
    return join((whole, begin_several(scene, begin)))


def begin_several(scene: Scene, begin: Beginning) -> Html:
    """Small buttons on the thing's corner that take the action and several of the thing at once."""
    if begin.most < 2:
        return EMPTY
    return _corner(
        scene,
        scene.begin_label(begin),
        begin.most,
        lambda times: messages.BeginWith(begin.option, times),
        "again-here to-begin",
    )


def lay_here(scene: Scene, option: AnyOption) -> Html:
    """A small egg on a bird that has room for one; a press elsewhere on the bird still reads it."""
    begin = scene.beginnings.get(option)
    if begin is None:
        return EMPTY
    label = scene.begin_label(begin)
    one = button(messages.BeginWith(begin.option), ".lay-here", data_tip=label, tabindex="-1")[
        span(".sr")[label], icon("egg"), span(aria_hidden="true")["+"]
    ]
    return join((one, begin_several(scene, begin)))


def again_here(scene: Scene, choice: int | None) -> Html:
    """Small buttons on a thing's corner that take it several times: from the most down to two."""
    most = 1 if choice is None else scene.answering.repeats.get(choice, 1)
    if choice is None or most < 2:
        return EMPTY
    label = scene.choices.label(choice)
    return _corner(scene, label, most, lambda times: messages.Repeat(choice, times), "again-here")


def _corner(
    scene: Scene,
    what: str,
    most: int,
    does: Callable[[int], messages.Command],
    classes: str,
) -> Html:
    """Small buttons for ``most`` times down to two. ``does``: the command for a number of times."""
    return span(class_=classes)[
        *(
            _times(scene.words.text("repeat", what=what, n=times), times, does(times))
            for times in range(most, 1, -1)
        )
    ]


def _times(label: str, times: int, command: messages.Command) -> Html:
    return button(command, data_tip=label, tabindex="-1")[
        span(".sr")[label], span(aria_hidden="true")[f"×{times}"]
    ]
