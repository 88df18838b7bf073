"""The table as a page: every part of it in its place, and what stands where answers are given."""

from __future__ import annotations

from typing import NamedTuple

from wingspan.words import Words

from ..kit.html import Html, el
from ..play.moves import written
from ..play.scene import Scene
from ..session.moment import AtTable
from .automa import automa
from .bonus import bonus_cards
from .goals import goals
from .hand import hands
from .log import log
from .mats import mats
from .prompt import prompt
from .scores import scores
from .set_up import set_up
from .supply import birdfeeder, supply
from .tabs import shown_tab, tabs
from .topbar import topbar
from .tray import tray


class Panel(NamedTuple):
    """What a lesson, a hint or a review says, in one box with the question."""

    markup: Html
    kind: str = ""
    """A class of the box, if it is laid out in its own way."""
    lights: str = ""
    """The parts of the table that it is about; the others step back."""


def in_one_box(panel: Panel | None, asks: Html) -> Html:
    """What asks, below the panel if there is one."""
    if panel is None:
        return asks
    return el("div", panel.markup, asks, class_=f"taught {panel.kind}".rstrip())


def table_in_play(words: Words, shown: AtTable, panel: Panel | None = None) -> Html:
    """The table in play, seen by whoever must answer."""
    return table(shown.scene, shown.can_undo, panel)


def table(scene: Scene, can_undo: bool, panel: Panel | None = None) -> Html:
    """The same, of a scene."""
    choice = scene.start_choice
    asks = prompt(scene, can_undo) if choice is None else set_up(scene, choice, can_undo)
    return laid_out(scene, topbar(scene), asks, panel)


def laid_out(scene: Scene, top: Html, asks: Html, panel: Panel | None = None) -> Html:
    """The table: every part of it, as ``scene`` shows it. ``asks`` stands where answers are
    given, below the ``panel`` if there is one, and ``top`` above all.
    """
    tab = shown_tab(scene)
    kinds = (
        f"table tab-{tab}",
        "" if scene.start_choice is None else "setting-up",
        "" if panel is None else "with-panel",
    )
    return el(
        "div",
        top,
        in_one_box(panel, asks),
        el("div", supply(scene), birdfeeder(scene), class_="food-corner"),
        tray(scene),
        mats(scene),
        hands(scene),
        el(
            "div",
            el(
                "div",
                scores(scene),
                goals(scene),
                bonus_cards(scene),
                automa(scene),
                class_="facts",
                tabindex="0",
            ),
            log(scene),
            class_="side",
            tabindex="0",
        ),
        tabs(scene, tab),
        class_=" ".join(filter(None, kinds)),
        data_about=(panel and panel.lights) or None,
        data_log=len(scene.events),
        data_moves=written(scene.moves),
    )
