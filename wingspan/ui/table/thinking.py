"""The table while a computer player must answer: its name, progress, a button to cut it short."""

from __future__ import annotations

from wingspan.words import Words

from .. import messages
from ..kit.buttons import button
from ..kit.html import Html, div, h2, kbd, li, p, progress, section, ul
from ..kit.parts import Layout
from ..play.scene import Scene
from ..session.moment import Consulted, ProgramThinks
from .prompt import undo_button
from .table_page import laid_out, topbar


def thinking_table(words: Words, shown: ProgramThinks) -> Layout:
    """The table, with the computer player that is thinking in place of the prompt."""
    scene = shown.scene
    return laid_out(scene, topbar(scene), _thinking(scene, shown.can_undo, shown.consulted))


def _thinking(scene: Scene, can_undo: bool, consulted: Consulted) -> Html:
    words, awaited = scene.words, scene.awaited
    assert awaited is not None
    name = scene.names[awaited.player]
    return section(".prompt.ribbon.thinking#prompt", aria_labelledby="question")[
        div(".asked")[
            h2("#question", tabindex="-1")[words.text("thinks", name=name)],
            p(".why")[words.text("program_gone")] if consulted.gone else None,
        ],
        None if consulted.gone else _progress(words, name, consulted),
        ul(".options")[
            li[
                button(messages.TakeItsSeat(), ".option.primary")[words.text("take_its_seat")]
                if consulted.gone
                else button(messages.ThinkNoMore(), ".option", data_enter=True)[
                    words.text("think_no_more"), kbd(aria_hidden="true")[words.text("key_enter")]
                ]
            ]
        ]
        if consulted.gone or consulted.whole
        else None,
        undo_button(words, can_undo, scene.aids.can_redo),
    ]


def _progress(words: Words, name: str, consulted: Consulted) -> Html:
    """A progress bar; indeterminate while the amount of work is unknown."""
    known = {"value": consulted.done, "max": consulted.whole} if consulted.whole else {}
    return progress(".thought", **known, aria_label=words.text("thinks", name=name))
