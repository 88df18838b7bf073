"""An example of what could follow an answer, played out in a separate replay."""

from __future__ import annotations

from wingspan.words import Words

from .. import messages
from ..kit.buttons import button
from ..kit.html import Html, div, h2, p, section
from ..kit.icons import icon
from ..play.scene import Scene
from ..session.moment import Replayed
from ..table.table_page import Panel
from .candidates import told
from .following import plan_line
from .outlook import Outlook


def outlook_panel(words: Words, shown: Replayed, outlook: Outlook) -> Panel:
    """What the example is of, beside its replay."""
    return Panel(_panel(words, shown.scene, outlook), kind="of-outlook", tab="outlook")


def _panel(words: Words, scene: Scene, outlook: Outlook) -> Html:
    name = told(words, scene.catalog, scene.names, outlook.decision, outlook.candidate)
    return section(".teaching.hint-panel", aria_labelledby="outlook")[
        h2(".teaching-title#outlook")[icon("play"), words.text("coach/outlook")],
        div(".hint-said")[
            p(".teaching-aim")[words.text("coach/outlook_of", answer=name)],
            plan_line(scene, outlook.decision, outlook.candidate, outlook.plan),
            p(".faint")[words.text("coach/outlook_about")],
        ],
        div(".teaching-buttons")[
            button(messages.CloseReplay(), ".option.primary")[words.text("coach/outlook_back")]
        ],
    ]
