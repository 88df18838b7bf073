"""The tabs of a narrow screen, which show one part of the table at a time below the mat."""

from __future__ import annotations

from wingspan.engine.options import Bird, Draw, DrawDeck

from .. import commands
from ..kit.buttons import button
from ..kit.html import Html, el
from ..kit.icons import icon
from ..play.scene import Scene
from .chosen import chosen

TABS: dict[commands.Tab, str] = {
    "table": "card",
    "hand": "play_bird",
    "goals": "goal",
    "log": "log",
}
"""The icon of each tab."""

TOLD: commands.Tab = "told"
"""The tab of a hint, a lesson or a review, if there is one."""


def shown_tab(scene: Scene, *, told: bool = False) -> str:
    """Return the tab to show.

    This is the tab chosen for this question; otherwise that of a panel, if one is ``told``;
    otherwise the log of a resumed game; otherwise the tab with the question's options; otherwise
    the last one chosen.
    """
    tab, is_for_this = chosen(scene, "tab")
    if tab in TABS and is_for_this:
        return tab
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
    return tab if tab in TABS else "hand"


def tabs(scene: Scene, shown: str, *, told: bool = False) -> Html:
    """The buttons that change the tab; a wide screen shows everything at once and hides them."""
    every = {TOLD: "hint", **TABS} if told else TABS
    if told and shown != "log":
        every = {tab: every[tab] for tab in every if tab != "log"}
    return el(
        "nav",
        *(
            button(
                commands.ShowTab(tab),
                icon(name),
                el("span", scene.words.text(f"tab_{tab}")),
                class_="tab",
                aria_pressed="true" if tab == shown else "false",
            )
            for tab, name in every.items()
        ),
        class_="tabs",
        aria_label=scene.words.text("tabs"),
    )
