"""The page of a table that is laid out: the game's table, whose things are pressed, with what lies
at the place beside it.
"""

from __future__ import annotations

from typing import Literal

from wingspan.words import Words

from .. import messages
from ..kit.buttons import button, language_switch
from ..kit.html import Html, b, div, h1, h2, header, kbd, p, section, span
from ..kit.icons import icon
from ..kit.parts import Layout, as_it_is, inline, lazy
from ..play.scene import Scene
from ..session.moment import LaidOut
from ..table.scores import goal_tiles, score_chips
from ..table.table_page import Panel, laid_out
from .draft import Draft, Impossible
from .panels import lies, panel, place_name


def laid_table(_words: Words, shown: LaidOut) -> Layout:
    scene, draft = shown.scene, shown.draft
    told = Panel(panel(scene, draft), "of-layout", tab="layout")
    return laid_out(scene, lazy("strip", as_it_is, _header(scene)), _ribbon(scene, draft), told)


def _header(scene: Scene) -> Html:
    words = scene.words
    return header(".topbar#strip")[
        h1(".brand")[words.text("title")],
        p(".clock")[b[words.text("tab_layout")]],
        inline(goal_tiles(scene)),
        inline(score_chips(scene)),
        div(".tools")[
            language_switch(words),
            button(messages.GoOn(), ".option.close-replay", data_escape=True)[
                icon("close"),
                span[words.text("layout/close")],
                kbd(aria_hidden="true")[words.text("key_escape")],
            ],
        ],
    ]


def _ribbon(scene: Scene, draft: Draft) -> Html:
    """What is being laid out, or why the last change cannot be, in place of the prompt."""
    words = scene.words
    refused = draft.refused
    return section(".prompt.ribbon.laying-bar#prompt", aria_labelledby="question")[
        div(".asked")[
            h2("#question", tabindex="-1")[place_name(scene, draft)],
            p(".laying-said", role="alert")[said(scene, refused)] if refused else None,
        ],
        div(".laying-steps", role="group", aria_label=words.text("lay_out"))[
            _step(words, "undo", possible=draft.now > 0),
            _step(words, "redo", possible=draft.now + 1 < len(draft.positions)),
            button(messages.LayAt("play"), ".option.primary")[words.text("layout/at_play")]
            if draft.place != "play"
            else None,
        ],
    ]


def _step(words: Words, name: Literal["undo", "redo"], *, possible: bool) -> Html:
    redo, text = name == "redo", words.text(f"layout/{name}")
    return button(
        messages.LayUndo(redo), ".quiet.laying-step", data_tip=text, disabled=not possible
    )[icon("undo", extra="mirrored" if redo else ""), span(".sr")[text]]


def said(scene: Scene, refused: Impossible) -> str:
    """Why a change cannot be, in words."""
    words, catalog, values = scene.words, scene.catalog, {**refused.values}
    if values.get("bird") in catalog.birds:
        values["bird"] = words.bird(catalog.birds[values["bird"]])
    if values.get("bonus") in catalog.bonus_cards:
        values["bonus"] = words.bonus(catalog.bonus_cards[values["bonus"]])
    if "habitat" in values:
        values["habitat"] = words.habitat(values["habitat"])
    if "where" in values:
        values["where"] = lies(scene, values["where"])
    return words.text(f"layout/no_{refused.key}", **values)
