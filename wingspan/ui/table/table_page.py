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
from .drawer import drawer, drawn
from .hand import hands
from .mat import middle
from .prompt import prompt
from .rising import room_over_the_hand
from .set_up import set_up
from .supply import birdfeeder, supply
from .tabs import shown_tab, tabs
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


def table_in_play(words: Words, shown: TableInPlay, panel: Panel | None = None) -> Layout:
    """The table in play, as seen by the player who must answer."""
    return table(shown.scene, shown.can_undo, panel)


def table(scene: Scene, can_undo: bool, panel: Panel | None = None) -> Layout:
    """The table of ``scene``, with the prompt or the choice of the start."""
    choice = scene.opening.choice
    if choice is None:
        asks = prompt(scene, can_undo, panel.asks if panel else "")
    else:
        asks = set_up(scene, choice, can_undo)
    return laid_out(scene, topbar(scene), asks, panel, rises=room_over_the_hand(scene))


def laid_out(
    scene: Scene,
    top: Part,
    asks: Html,
    panel: Panel | None = None,
    cover: Html | None = None,
    *,
    rises: str = "",
) -> Layout:
    """Lay out the table of ``scene``, with ``top`` above everything, ``asks`` where answers are
    given, ``panel`` in the drawer, and ``cover`` in place of the hand. ``rises``: the classes
    of :func:`.prompt.room_over_the_hand`.
    """
    told = panel is not None
    tab = shown_tab(scene, told=told)

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
            tabs(scene, tab, told=told),
            class_=_kinds(scene, panel, tab, rises),
            data_about=(panel and panel.lights) or None,
            data_point=panel and panel.points,
            data_log=len(scene.events),
            data_moves=written(scene.moves, sign),
        )

    return laid(parts)


def _kinds(scene: Scene, panel: Panel | None, tab: str, rises: str) -> str:
    """The classes of the table, which decide its layout."""
    kinds = (
        f"table tab-{tab}",
        "" if scene.opening.choice is None else "setting-up",
        "" if panel is None else "with-panel",
        "drawn" if panel is not None or drawn(scene) else "",
        "with-automa" if scene.state.automa is not None else "",
        rises,
    )
    return " ".join(filter(None, kinds))
