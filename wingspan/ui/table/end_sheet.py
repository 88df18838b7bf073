"""The end of a game: the score sheet with ranks, the mats, charts, and the record to keep."""

from __future__ import annotations

from wingspan.engine.rules import RULES
from wingspan.engine.state import ScoreSheet
from wingspan.saves import Aim
from wingspan.words import Words

from .. import messages
from ..kit.buttons import button, deed
from ..kit.html import (
    EMPTY,
    Html,
    a,
    details,
    div,
    h1,
    h2,
    header,
    join,
    p,
    section,
    summary,
    textarea,
)
from ..kit.icons import icon
from ..kit.landscape import landscape
from ..kit.menu import AT_THE_TABLE, strip
from ..kit.parts import inline
from ..play.history import History, history
from ..play.scene import Scene
from ..session.moment import Ended
from .bonus import bonus_cards
from .chart import chart
from .final_mats import best_of, final_mats
from .goals import goals
from .log import log
from .prompt import undo_button
from .table_page import Panel
from .victory import counted_up, flock, own_best, score_pad, ways_on


def end_sheet(words: Words, shown: Ended, panel: Panel | None = None) -> Html:
    """The whole screen, with the ``panel``, if any, above the final score."""
    scene, record = shown.scene, shown.record
    past = history(record, scene.catalog)
    sheet = div(".end")[
        header(".topbar")[
            h1(".brand")[words.text("title")],
            undo_button(words, shown.can_undo, scene.aids.can_redo),
            strip(words, AT_THE_TABLE),
        ],
        section(".final")[
            div(".scene")[
                landscape(),
                flock(scene),
                div(".result")[
                    h2(".verdict#question", tabindex="-1")[verdict(scene)],
                    _aim(scene, shown.aim),
                    own_best(words, scene.sheets[scene.seat].total, shown.best_before),
                    counted_up(scene),
                    _own_best(scene, past),
                    _apart(scene),
                ],
            ],
            div(".pad")[score_pad(scene), ways_on(words, shown)],
        ],
        final_mats(scene, past),
        chart(scene, past),
        div(".end-details")[goals(scene), inline(bonus_cards(scene))],
        details(".end-log.panel")[summary[words.text("log")], inline(log(scene))],
        record_box(scene, record),
    ]
    if panel is None:
        return sheet
    return div(".taught", class_=panel.kind)[panel.markup, sheet]


def _apart(scene: Scene) -> Html:
    """What keeps the game out of the statistics, if anything does."""
    words = scene.words
    return join(
        (
            p(".take-backs.faint")[words.text("with_take_backs")]
            if scene.aids.take_backs
            else EMPTY,
            p(".hints-asked.faint")[words.text("with_hints", n=scene.aids.hints)]
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
    return p(".beat")[icon("check") if done else None, text]


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
    return p(".flock-best")[flock, ". ", join(pieces, ". "), "."]


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
    return details(".record.panel")[
        summary[words.text("record")],
        p(".faint")[words.text("record_help")],
        _older_rules(words, scene.catalog.rules) if scene.catalog.rules < RULES else None,
        textarea("#record", readonly=True, rows=4, aria_label=words.text("record"))[record],
        button(messages.Copy("record"), ".option")[words.text("copy")],
    ]


def _older_rules(words: Words, rules: int) -> Html:
    """The number of the older rules that the game was played under, with a link to the changes."""
    return p[
        words.text("record_rules", n=rules),
        " ",
        a(href="#r=rules_changed", **deed(messages.OpenRule("rules_changed")))[
            words.text("rules_changed")
        ],
    ]
