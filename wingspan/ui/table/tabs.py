"""The tabs of a narrow screen, which show one part of the table at a time below the mat.

Where the answers to a question take that place, a tab opens over them until it is pressed again,
or the way back in the ribbon is.
"""

from __future__ import annotations

from typing import Literal

from wingspan.engine.options import Bird, Draw, DrawDeck

from .. import commands
from ..kit.buttons import button
from ..kit.html import EMPTY, Html, el, join
from ..kit.icons import icon
from ..play.scene import Scene
from .bird_card import portrait
from .chosen import chosen
from .goals import signs
from .rising import covers_the_tabs

TABS: dict[commands.Tab, str] = {
    "table": "card",
    "hand": "play_bird",
    "goals": "goal",
    "log": "log",
}
"""The icon of each tab."""

Told = Literal["hint", "lesson", "example", "coach", "exercise", "review", "replay", "outlook"]
"""What a panel can be, by which its tab is called."""

SIGNS: dict[Told, str] = {
    "hint": "hint",
    "lesson": "lessons",
    "example": "lessons",
    "coach": "lessons",
    "exercise": "exercise",
    "review": "replay",
    "replay": "replay",
    "outlook": "play",
}
"""The icon of the tab of each kind of panel; a panel's title has the same."""

TOLD: commands.Tab = "told"
"""The tab of a panel, if there is one."""


def shown_tab(scene: Scene, *, told: bool = False) -> str:
    """Return the tab to show.

    This is the tab chosen for this question; otherwise that of a panel, if one is ``told``;
    otherwise the log of a resumed game; otherwise the tab with the question's options; otherwise
    the last one chosen.
    """
    tab, is_for_this = chosen(scene, "tab")
    if tab in TABS and is_for_this:
        return tab
    own = _own_tab(scene, told=told)
    return own or (tab if tab in TABS else "hand")


def _own_tab(scene: Scene, *, told: bool) -> str:
    """Return the tab that a panel or the question brings with it; "" if any will do."""
    if told:
        return TOLD
    if scene.log.resumed and scene.look.get("drawer") != "closed":
        return "log"
    options = scene.decision.options if scene.decision else []
    if any(isinstance(option, (Draw, DrawDeck)) for option in options):
        return "table"
    if scene.state.phase == "setup" or any(
        isinstance(option, Bird) and option.bird in scene.me.hand for option in options
    ):
        return "hand"
    return ""


Place = Literal["free", "answered", "opened"]
"""What lies below the mat on a phone: a tab, for whose place nothing else asks ("free"); the
answers ("answered"); or a tab over the answers ("opened")."""


def place_of_tabs(scene: Scene, *, told: bool, opens: bool) -> Place:
    """Return what lies where the tabs are shown.

    ``told``: whether there is a panel. ``opens``: whether it opens over answers by itself.
    """
    if not covers_the_tabs(scene):
        return "free"
    tab, is_for_this = chosen(scene, "tab")
    if not is_for_this:
        return "opened" if opens else "answered"
    return "opened" if tab in TABS or (tab == TOLD and told) else "answered"


def tabs(scene: Scene, shown: str, place: Place = "free", told: Told | None = None) -> Html:
    """The buttons that change the tab; a wide screen shows everything at once and hides them.

    The one of a tab that was opened closes it again. ``told``: what the panel is, if there is one.
    """
    words = scene.words
    every = {TOLD: SIGNS[told], **TABS} if told else TABS
    if told and shown != "log":
        every = {tab: every[tab] for tab in every if tab != "log"}
    if place == "answered":
        shown = ""
    if scene.opening.choice is not None:
        every = {tab: name for tab, name in every.items() if tab != "log"}
    closes = place == "opened" or shown != (_own_tab(scene, told=told is not None) or "hand")
    return el(
        "nav",
        *(
            button(
                commands.ShowTab("question" if closes and tab == shown else tab),
                icon("close" if closes and tab == shown else name),
                _at_set_up(scene, tab)
                or el("span", words.text(f"tab_{told if tab == TOLD else tab}")),
                class_="tab",
                aria_pressed="true" if tab == shown else "false",
                data_tab=tab,
            )
            for tab, name in every.items()
        ),
        class_="tabs",
        aria_label=words.text("tabs"),
    )


def _at_set_up(scene: Scene, tab: commands.Tab) -> Html:
    """What lies there, in small, while the start is chosen; empty at any other time.

    All else that a start depends on is one press away, and its pictures are in sight.
    """
    if scene.opening.choice is None or tab not in ("table", "goals"):
        return EMPTY
    words, state, catalog = scene.words, scene.state, scene.catalog
    if tab == "goals":
        counted = (signs(catalog.goals[goal].counts) for goal in state.goals)
        goals = [el("span", *map(icon, found), class_="small-goal") for found in counted]
        return _in_small(words.text("tab_goals"), goals)
    dice = [el("span", icon(face), class_="small-die") for face in state.birdfeeder]
    birds = [portrait(catalog.birds[bird]) for bird in state.tray if bird is not None]
    return join(
        (
            _in_small(words.text("birdfeeder"), dice),
            _in_small(words.text("tab_table"), birds),
        )
    )


def _in_small(name: str, things: list[Html]) -> Html:
    return el(
        "span",
        el("span", name, class_="small-name"),
        el("span", *things, class_="small-things", aria_hidden="true"),
        class_="in-small",
    )
