"""Play by link: somebody far away must answer, and gets the game as a link."""

from __future__ import annotations

from wingspan.links import Unasked
from wingspan.words import Words

from .. import commands
from ..kit.buttons import button
from ..kit.html import Html, el
from ..play.scene import Scene
from ..session.moment import Waiting
from ..table.prompt import undo_button
from ..table.table_page import laid_out
from ..table.topbar import topbar
from .hand_over import reason

UNASKED: tuple[Unasked, ...] = ("ask", "free", "all")


def waiting_table(words: Words, shown: Waiting) -> Html:
    """The table, and who must answer where answers would be given."""
    scene = shown.scene
    return laid_out(scene, topbar(scene), waiting(scene, shown.can_undo, shown.unasked))


def waiting(scene: Scene, can_undo: bool, unasked: Unasked) -> Html:
    """Who must answer and why, the way to send the game, and what may be answered unasked."""
    words, awaited = scene.words, scene.awaited
    assert awaited is not None
    name = scene.names[awaited.player]
    return el(
        "section",
        el(
            "div",
            el("h2", words.text("waits_for", name=name), id="question", tabindex="-1"),
            el("p", reason(scene, awaited), class_="why"),
            class_="asked",
        ),
        el(
            "ul",
            el(
                "li",
                button(
                    commands.Share("turn"),
                    words.text("send_link", name=name),
                    el("kbd", words.text("key_enter"), aria_hidden="true"),
                    class_="option primary",
                    data_enter=True,
                ),
            ),
            el(
                "li",
                button(
                    commands.SitBeside(awaited.player),
                    words.text("sit_beside", name=name),
                    class_="option",
                ),
            ),
            class_="options",
        ),
        in_advance(scene, unasked),
        undo_button(words, can_undo, scene.can_redo),
        class_="prompt waiting",
        id="prompt",
        aria_labelledby="question",
    )


def in_advance(scene: Scene, unasked: Unasked) -> Html:
    """What others' screens may answer for whoever sits here."""
    words = scene.words
    return el(
        "details",
        el("summary", words.text("in_advance")),
        el("p", words.text("in_advance_help"), class_="faint"),
        el(
            "div",
            *(
                button(
                    commands.LetAnswer(how),
                    words.text(f"in_advance_{how}"),
                    class_="quiet choice",
                    aria_pressed="true" if how == unasked else "false",
                )
                for how in UNASKED
            ),
            class_="setting-choices",
            role="group",
            aria_label=words.text("in_advance"),
        ),
        class_="in-advance",
    )
