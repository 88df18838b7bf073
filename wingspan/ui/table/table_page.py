"""The page of the table: the layout of its parts, with a prompt, a panel and a cover in place."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from wingspan.words import Words

from ..kit.html import Html, el
from ..kit.icons import sign
from ..kit.parts import Layout, Part, Put, around, by_and_by, laid, made
from ..play.moves import written
from ..play.scene import Scene
from ..session.moment import TableInPlay
from .bonus import bonus_cards, bonus_shows, shows_bonus_cards
from .drawer import BY_TAB, drawer, drawn
from .hand import hands
from .mat import middle
from .prompt import prompt
from .rising import room_over_the_hand
from .set_up import set_up
from .supply import birdfeeder, supply
from .tabs import Place, Told, place_of_tabs, shown_tab, tabs
from .topbar import topbar
from .tray import tray


class Panel(NamedTuple):
    """What a lesson, a hint or a review says, shown in the drawer beside the mat."""

    markup: Html
    kind: str = ""
    """A class of the drawer, for a layout of its own."""
    lights: str = ""
    """The parts of the table that it is about, separated by spaces; the others are dimmed."""
    asks: str = ""
    """What it asks for; it replaces the question where an action is to be chosen."""
    points: int | str | None = None
    """The index of the option that it points at, or the id of a card in hand."""
    tab: Told = "hint"
    """What its tab on a narrow screen is called."""
    opens: bool = True
    """Whether it opens there over answers that take its place; otherwise only its tab does."""


def table_in_play(words: Words, shown: TableInPlay, panel: Panel | None = None) -> Layout:
    """The table in play, as seen by the player who must answer."""
    return table(shown.scene, shown.can_undo, panel)


def table(scene: Scene, can_undo: bool, panel: Panel | None = None) -> Layout:
    """The table of ``scene``, with the prompt or the choice of the start."""
    choice = scene.opening.choice
    place: Place = "free"
    if choice is None:
        told, opens = panel is not None, panel is not None and panel.opens
        place = place_of_tabs(scene, told=told, opens=opens)
        aim = panel.asks if panel else ""
        asks = prompt(scene, can_undo, aim, opened=place == "opened")
    else:
        asks = set_up(scene, choice, can_undo)
    return laid_out(scene, topbar(scene), asks, panel, rises=room_over_the_hand(scene), place=place)


def laid_out(
    scene: Scene,
    top: Part,
    asks: Html,
    panel: Panel | None = None,
    cover: Html | None = None,
    *,
    rises: str = "",
    place: Place = "free",
) -> Layout:
    """Lay out the table of ``scene``, with ``top`` above everything, ``asks`` where answers are
    given, ``panel`` in the drawer, and ``cover`` in place of the hand. ``rises``: the classes
    of :func:`.rising.room_over_the_hand`. ``place``: what lies where the tabs are shown.
    """
    tab = shown_tab(scene, told=panel is not None)

    def parts(put: Put) -> Html:
        return el(
            "div",
            put(top),
            middle(scene, put(made("prompt", asks)), put),
            el(
                "div",
                el(
                    "div",
                    put(made("supply", supply(scene))),
                    put(by_and_by("bonus", partial(bonus_cards, scene), bonus_shows(scene)))
                    if shows_bonus_cards(scene)
                    else None,
                    class_="own",
                    id="own",
                ),
                hands(scene, put) if cover is None else put(made("cover", cover)),
                class_="near",
                id="near",
            ),
            el(
                "div",
                put(around("tray", partial(tray, scene))),
                put(made("birdfeeder", birdfeeder(scene))),
                drawer(
                    scene,
                    tab,
                    panel and panel.markup,
                    panel.kind if panel else "",
                    put,
                    lights=panel.lights if panel else "",
                ),
                class_="side",
                id="side",
            ),
            tabs(scene, tab, place, panel and panel.tab),
            class_=_kinds(scene, panel, tab, rises, place),
            data_about=(panel and panel.lights) or None,
            data_point=panel and panel.points,
            data_log=len(scene.events),
            data_moves=written(scene.moves, sign),
        )

    return laid(parts)


def _kinds(scene: Scene, panel: Panel | None, tab: str, rises: str, place: Place) -> str:
    """The classes of the table, which decide its layout."""
    kinds = (
        f"table tab-{tab}",
        "" if scene.opening.choice is None else "setting-up",
        "" if panel is None else f"with-panel told-{panel.tab}",
        "opened" if place == "opened" else "",
        "drawn" if panel is not None or drawn(scene) or tab in BY_TAB else "",
        "with-automa" if scene.state.automa is not None else "",
        rises,
    )
    return " ".join(filter(None, kinds))
