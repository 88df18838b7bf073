"""An example of what could follow an answer, played out in a separate replay."""

from __future__ import annotations

from msgspec import structs

from wingspan.words import Words

from .. import commands
from ..kit.buttons import button
from ..kit.html import Html, div, h2, p, section
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
    return section(".teaching.hint-panel", aria_labelledby="outlook")[
        h2(".teaching-title#outlook")[icon("play"), words.text("coach/outlook")],
        div(".hint-said")[
            p(".teaching-aim")[words.text("coach/outlook_of", answer=name)],
            plan_line(scene, outlook.decision, outlook.candidate, outlook.plan),
            p(".faint")[words.text("coach/outlook_about")],
        ],
        div(".teaching-buttons")[
            button(commands.CloseReplay(), ".option.primary")[words.text("coach/outlook_back")]
        ],
    ]
