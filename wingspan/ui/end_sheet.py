"""The end of a game: the score sheet with ranks, and the record to keep."""

from __future__ import annotations

from wingspan.engine.state import ScoreSheet

from .bonus import bonus_cards
from .goals import goals
from .html import Html, el
from .log import log
from .mat import mat
from .prompt import undo_button
from .scene import Scene
from .scores import score_table
from .settings import settings_button
from .topbar import language_switch


def end_sheet(scene: Scene, record: str, can_undo: bool) -> Html:
    """``record``: the game as JSON, shown to be copied."""
    words = scene.words
    return el(
        "div",
        el(
            "header",
            el("h1", words.text("title"), class_="brand"),
            language_switch(words),
            settings_button(words),
            undo_button(words, can_undo, scene.can_redo),
            el(
                "button",
                words.text("new_game"),
                type="button",
                class_="option",
                data_do="leave",
            ),
            class_="topbar",
        ),
        el(
            "section",
            el("h2", _verdict(scene), id="question", tabindex="-1", class_="verdict"),
            score_table(scene),
            el("p", words.text("with_take_backs"), class_="take-backs faint")
            if scene.take_backs
            else None,
            class_="final panel",
        ),
        el(
            "section",
            el("h2", words.text("final_mats"), class_="panel-title"),
            *(mat(scene, seat) for seat in range(len(scene.state.players))),
            class_="final-mats panel",
        ),
        el("div", goals(scene), bonus_cards(scene), log(scene), class_="end-details"),
        record_box(scene, record),
        class_="end",
    )


def winners(sheets: tuple[ScoreSheet, ...]) -> tuple[ScoreSheet, ...]:
    return tuple(sheet for sheet in sheets if sheet.rank == 1)


def _verdict(scene: Scene) -> str:
    words = scene.words
    best = winners(scene.sheets)
    total = best[0].total
    if len(best) > 1:
        names = ", ".join(scene.names[sheet.player] for sheet in best)
        return words.text("shared_victory", names=names, n=total)
    return words.text("victory", name=scene.names[best[0].player], n=total)


def record_box(scene: Scene, record: str) -> Html:
    words = scene.words
    return el(
        "details",
        el("summary", words.text("record")),
        el("p", words.text("record_help"), class_="faint"),
        el(
            "textarea",
            record,
            id="record",
            readonly=True,
            rows=4,
            aria_label=words.text("record"),
        ),
        el(
            "button",
            words.text("copy"),
            type="button",
            class_="option",
            data_do="copy",
            data_value="record",
        ),
        class_="record panel",
    )
