"""An example of what could follow an answer, played out in a separate replay."""

from __future__ import annotations

from msgspec import structs

from wingspan.words import Words

from .. import commands
from ..kit.buttons import button
from ..kit.html import Html, el
from ..kit.icons import icon
from ..kit.parts import Layout
from ..screens.replay import replayed_table
from ..session.moment import PlayedOut
from ..table.table_page import Panel
from .candidates import told
from .following import plan_line


def played_out(words: Words, shown: PlayedOut) -> Layout:
    """The replay of the example. Its final scores are dropped, so that no review is offered."""
    replay = structs.replace(shown.screen.replay, finals=())
    screen = structs.replace(shown.screen, replay=replay)
    return replayed_table(
        words, screen, Panel(_panel(words, shown), kind="of-outlook", tab="outlook")
    )


def _panel(words: Words, shown: PlayedOut) -> Html:
    scene, outlook = shown.screen.scene, shown.outlook
    name = told(words, scene.catalog, scene.names, outlook.decision, outlook.candidate)
    return el(
        "section",
        el("h2", icon("play"), words.text("coach/outlook"), class_="teaching-title", id="outlook"),
        el(
            "div",
            el("p", words.text("coach/outlook_of", answer=name), class_="teaching-aim"),
            plan_line(scene, outlook.decision, outlook.candidate, outlook.plan),
            el("p", words.text("coach/outlook_about"), class_="faint"),
            class_="hint-said",
        ),
        el(
            "div",
            button(
                commands.CloseReplay(), words.text("coach/outlook_back"), class_="option primary"
            ),
            class_="teaching-buttons",
        ),
        class_="teaching hint-panel",
        aria_labelledby="outlook",
    )
