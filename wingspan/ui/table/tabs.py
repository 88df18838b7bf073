"""The tabs of a narrow screen: what lies below the mat, one part of the table at a time."""

from __future__ import annotations

from wingspan.engine.options import Bird, Draw, DrawDeck

from .. import commands
from ..kit.buttons import button
from ..kit.html import Html, el
from ..kit.icons import icon
from ..play.scene import Scene

TABS = {"table": "dice", "hand": "card", "goals": "goal", "log": "log"}
"""Each tab with its icon."""


def shown_tab(scene: Scene) -> str:
    """The tab chosen for this question; else the one where its options lie; else the last one."""
    tab, _, question = scene.look.get("tab", "").partition("@")
    if tab in TABS and question == _question(scene):
        return tab
    if scene.resumed:
        return "log"
    options = scene.decision.options if scene.decision else []
    if any(isinstance(option, (Draw, DrawDeck)) for option in options) or any(
        scene.choices.die(face) for face in scene.state.birdfeeder
    ):
        return "table"
    if scene.state.phase == "setup" or any(
        isinstance(option, Bird) and option.bird in scene.me.hand for option in options
    ):
        return "hand"
    return tab if tab in TABS else "hand"


def _question(scene: Scene) -> str:
    return str(scene.decision.serial) if scene.decision else ""


def tabs(scene: Scene, chosen: str) -> Html:
    """The buttons that change the tab; on a wide screen everything is seen at once."""
    return el(
        "nav",
        *(
            button(
                commands.Look("tab", f"{tab}@{_question(scene)}"),
                icon(name),
                el("span", scene.words.text(f"tab_{tab}")),
                class_="tab",
                aria_pressed="true" if tab == chosen else "false",
            )
            for tab, name in TABS.items()
        ),
        class_="tabs",
        aria_label=scene.words.text("tabs"),
    )
