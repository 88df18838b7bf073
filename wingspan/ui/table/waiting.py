"""The table while somebody at another screen must answer, by link or at a live table."""

from __future__ import annotations

from wingspan.engine.program import UNASKED, Unasked
from wingspan.words import Words

from .. import messages
from ..kit.buttons import button
from ..kit.html import Html, details, div, h2, kbd, li, p, section, summary, ul
from ..kit.parts import Layout
from ..play.scene import Scene
from ..session.live_seen import Presence
from ..session.moment import Waiting
from .hand_over import reason
from .prompt import undo_button
from .set_up import set_up
from .table_page import laid_out, topbar


def waiting_table(words: Words, shown: Waiting) -> Layout:
    """The table, with the player who must answer in place of the prompt."""
    scene = shown.scene
    if scene.disclosed.covered:
        return laid_out(scene, topbar(scene), _looked_on(scene), cover=_no_hand(words))
    choice = scene.opening.choice
    if choice is not None:
        waits = words.text("live/chosen", n=shown.chosen, all=shown.choosing)
        return laid_out(scene, topbar(scene), set_up(scene, choice, shown.can_undo, waits))
    asks = waiting(scene, shown.can_undo, shown.unasked, shown.live)
    return laid_out(scene, topbar(scene), asks)


def _looked_on(scene: Scene) -> Html:
    """Who must answer, for a screen that only shows the table."""
    words, awaited = scene.words, scene.awaited
    assert awaited is not None
    name = scene.names[awaited.player]
    return section(".prompt.ribbon.waiting#prompt", aria_labelledby="question")[
        div(".asked")[
            h2("#question", tabindex="-1")[words.text("waits_for", name=name)],
            p(".why")[reason(scene, awaited)],
        ]
    ]


def _no_hand(words: Words) -> Html:
    """What replaces the hand on a screen that only shows the table."""
    return section(".hand.cover.covered#cover")[div(".covers")[p[words.text("no_hand")]]]


def waiting(scene: Scene, can_undo: bool, unasked: Unasked, live: Presence | None = None) -> Html:
    """Who must answer and why, the button that sends the game, and what is answered in advance.

    ``live``: whether that player is at the live table, where no link is needed; None without one.
    """
    words, awaited = scene.words, scene.awaited
    assert awaited is not None
    reached = live in ("here", "away")
    name = scene.names[awaited.player]
    return section(".prompt.ribbon.waiting#prompt", aria_labelledby="question")[
        div(".asked")[
            h2("#question", tabindex="-1")[words.text("waits_for", name=name)],
            p(".why")[reason(scene, awaited), _state(words, live)],
        ],
        ul(".options")[
            li[
                button(
                    messages.Share("turn"),
                    ".option",
                    class_=None if reached else "primary",
                    data_enter=None if reached else True,
                )[
                    words.text("send_link", name=name),
                    None if reached else kbd(aria_hidden="true")[words.text("key_enter")],
                ]
            ],
            li[button(messages.PlayLive(), ".option")[words.text("play_live")]]
            if not reached
            else None,
            None if reached else _beside(words, awaited.player, name),
        ],
        in_advance(scene, unasked),
        undo_button(words, can_undo, scene.aids.can_redo),
    ]


def _state(words: Words, live: Presence | None) -> str:
    """Why the player cannot answer at once at a live table, in parentheses; "" if they can."""
    return "" if live is None or live == "here" else f" ({words.text(f'live/{live}')})"


def _beside(words: Words, seat: int, name: str) -> Html:
    return li[button(messages.SitBeside(seat), ".option")[words.text("sit_beside", name=name)]]


def in_advance(scene: Scene, unasked: Unasked) -> Html:
    """The choice of the questions that other screens may answer for the person here."""
    words = scene.words
    return details(".in-advance")[
        summary[words.text("in_advance")],
        p(".faint")[words.text("in_advance_help")],
        div(".setting-choices", role="group", aria_label=words.text("in_advance"))[
            *(
                button(
                    messages.LetAnswer(how),
                    ".quiet.choice",
                    aria_pressed="true" if how == unasked else "false",
                )[words.text(f"in_advance_{how}")]
                for how in UNASKED
            )
        ],
    ]
