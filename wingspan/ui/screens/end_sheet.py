"""The end of a game: the score sheet with ranks, the mats, charts, and the record to keep."""

from __future__ import annotations

from wingspan.engine.rules import RULES
from wingspan.engine.state import ScoreSheet
from wingspan.saves import Aim
from wingspan.words import Words

from .. import commands
from ..kit.buttons import button, deed
from ..kit.html import EMPTY, Html, el, join
from ..kit.icons import icon
from ..kit.landscape import landscape
from ..kit.menu import AT_THE_TABLE, strip
from ..play.history import History, history
from ..play.scene import Scene
from ..session.moment import Ended
from ..table.bonus import bonus_cards
from ..table.goals import goals
from ..table.log import log
from ..table.prompt import undo_button
from ..table.table_page import Panel
from .chart import chart
from .final_mats import best_of, final_mats
from .victory import counted_up, flock, own_best, score_pad, ways_on


def end_sheet(words: Words, shown: Ended, panel: Panel | None = None) -> Html:
    """The whole screen, with the ``panel``, if any, above the final score."""
    scene, record = shown.scene, shown.record
    past = history(record, scene.catalog)
    sheet = el(
        "div",
        el(
            "header",
            el("h1", words.text("title"), class_="brand"),
            undo_button(words, shown.can_undo, scene.aids.can_redo),
            strip(words, AT_THE_TABLE),
            class_="topbar",
        ),
        el(
            "section",
            el(
                "div",
                landscape(),
                flock(scene),
                el(
                    "div",
                    el("h2", verdict(scene), id="question", tabindex="-1", class_="verdict"),
                    _aim(scene, shown.aim),
                    own_best(words, scene.sheets[scene.seat].total, shown.best_before),
                    counted_up(scene),
                    _own_best(scene, past),
                    _apart(scene),
                    class_="result",
                ),
                class_="scene",
            ),
            el(
                "div",
                score_pad(scene),
                ways_on(words, shown),
                class_="pad",
            ),
            class_="final",
        ),
        final_mats(scene, past),
        chart(scene, past),
        el("div", goals(scene), bonus_cards(scene), class_="end-details"),
        el("details", el("summary", words.text("log")), log(scene), class_="end-log panel"),
        record_box(scene, record),
        class_="end",
    )
    if panel is None:
        return sheet
    return el("div", panel.markup, sheet, class_=f"taught {panel.kind}".rstrip())


def _apart(scene: Scene) -> Html:
    """What keeps the game out of the statistics, if anything does."""
    words = scene.words
    return join(
        (
            el("p", words.text("with_take_backs"), class_="take-backs faint")
            if scene.aids.take_backs
            else EMPTY,
            el("p", words.text("with_hints", n=scene.aids.hints), class_="hints-asked faint")
            if scene.aids.hints
            else EMPTY,
        )
    )


def _aim(scene: Scene, aim: Aim | None) -> Html | None:
    """Whether the viewer has beaten the score of a challenge; None if there was none."""
    if aim is None or aim.beat is None:
        return None
    done = scene.sheets[scene.seat].total > aim.beat
    text = scene.words.text("beat_done" if done else "beat_missed", n=aim.beat)
    return el("p", icon("check") if done else None, text, class_="beat")


def _own_best(scene: Scene, past: History) -> Html:
    """The number of birds in the flock shown, its best bird, and its owner's best turn."""
    seat, words = scene.flock_seat, scene.words
    pieces = best_of(scene, past, seat)
    if not pieces:
        return EMPTY
    n = sum(map(len, scene.state.players[seat].mat.values()))
    if seat == scene.seat:
        flock = words.text("flock_yours", n=n)
    else:
        flock = words.text("flock_of", name=scene.names[seat], n=n)
    return el("p", flock, ". ", join(pieces, ". "), ".", class_="flock-best")


def winners(sheets: tuple[ScoreSheet, ...]) -> tuple[ScoreSheet, ...]:
    return tuple(sheet for sheet in sheets if sheet.rank == 1)


def verdict(scene: Scene) -> str:
    """Who has won, with how many points, and the lowest score of the others."""
    words = scene.words
    best = winners(scene.sheets)
    total = best[0].total
    if len(best) > 1:
        names = words.listed(scene.names[sheet.player] for sheet in best)
        return words.text("shared_victory", names=names, n=total)
    others = [sheet.total for sheet in scene.sheets if sheet is not best[0]]
    if len(others) == 1 and others[0] < total:
        alone, over = "victory_automa_over", "victory_over"
    else:
        alone, over = "victory_automa", "victory"
    key = alone if best[0].player == len(scene.state.players) else over
    return words.text(key, name=scene.names[best[0].player], n=total, other=min(others))


def record_box(scene: Scene, record: str) -> Html:
    words = scene.words
    return el(
        "details",
        el("summary", words.text("record")),
        el("p", words.text("record_help"), class_="faint"),
        _older_rules(words, scene.catalog.rules) if scene.catalog.rules < RULES else None,
        el(
            "textarea",
            record,
            id="record",
            readonly=True,
            rows=4,
            aria_label=words.text("record"),
        ),
        button(commands.Copy("record"), words.text("copy"), class_="option"),
        class_="record panel",
    )


def _older_rules(words: Words, rules: int) -> Html:
    """The number of the older rules that the game was played under, with a link to the changes."""
    return el(
        "p",
        words.text("record_rules", n=rules),
        " ",
        el(
            "a",
            words.text("rules_changed"),
            href="#r=rules_changed",
            **deed(commands.OpenRule("rules_changed")),
        ),
    )
