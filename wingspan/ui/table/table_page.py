"""The table as a page: every part of it in its place, and what stands where answers are given."""

from __future__ import annotations

from collections.abc import Callable

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

Beside = Callable[[Html], Html]
"""Puts more beside what stands where answers are given."""


def alone(asks: Html) -> Html:
    """Puts nothing beside it."""
    return asks


def table_in_play(words: Words, shown: AtTable, beside: Beside = alone) -> Html:
    """The table in play, seen by whoever must answer."""
    return table(shown.scene, shown.can_undo, beside)


def table(scene: Scene, can_undo: bool, beside: Beside = alone) -> Html:
    """The same, of a scene."""
    choice = scene.start_choice
    asks = prompt(scene, can_undo) if choice is None else set_up(scene, choice, can_undo)
    return laid_out(scene, topbar(scene), beside(asks))


def laid_out(scene: Scene, top: Html, asks: Html) -> Html:
    """The table: every part of it, as ``scene`` shows it. ``asks`` stands where answers are
    given, ``top`` above all.
    """
    tab = shown_tab(scene)
    return el(
        "div",
        top,
        asks,
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
        class_=f"table tab-{tab}" + (" setting-up" if scene.start_choice is not None else ""),
        data_log=len(scene.events),
        data_moves=written(scene.moves),
    )
