"""The end of a game: the score sheet with ranks, and the record to keep."""

from __future__ import annotations

from wingspan.engine.rules import RULES
from wingspan.engine.state import ScoreSheet
from wingspan.saves import Aim
from wingspan.words import Words

from .. import commands
from ..kit.buttons import button, deed
from ..kit.html import EMPTY, Html, el, join
from ..kit.icons import icon
from ..kit.menu import AT_THE_TABLE, strip
from ..play.history import History, history, own_turns, worth
from ..play.scene import Scene
from ..session.moment import Ended
from ..table.bonus import bonus_cards
from ..table.goals import goals
from ..table.log import bird_link, log
from ..table.mat import mat
from ..table.prompt import undo_button
from ..table.scores import score_table
from ..table.table_page import Panel, in_one_box
from .chart import chart
from .victory import best_bird, best_drawn, counted_up, own_best, ways_on


def end_sheet(words: Words, shown: Ended, panel: Panel | None = None) -> Html:
    """All of it; the ``panel``, if there is one, stands above the final score."""
    scene, record = shown.scene, shown.record
    past = history(record, scene.catalog)
    sheet = el(
        "div",
        el(
            "header",
            el("h1", words.text("title"), class_="brand"),
            undo_button(words, shown.can_undo, scene.can_redo),
            strip(words, AT_THE_TABLE),
            class_="topbar",
        ),
        el(
            "section",
            el("h2", _verdict(scene), id="question", tabindex="-1", class_="verdict"),
            _aim(scene, shown.aim),
            own_best(words, scene.sheets[scene.seat].total, shown.best_before),
            el(
                "div",
                el("div", counted_up(scene), score_table(scene), class_="counted"),
                el(
                    "div",
                    best_drawn(scene),
                    _best(scene, past),
                    ways_on(words, shown),
                    class_="after-points",
                ),
                class_="final-points",
            ),
            el("p", words.text("with_take_backs"), class_="take-backs faint")
            if scene.take_backs
            else None,
            el("p", words.text("with_hints", n=scene.hints), class_="hints-asked faint")
            if scene.hints
            else None,
            class_="final panel",
        ),
        el(
            "section",
            el("h2", words.text("final_mats"), class_="panel-title"),
            *(mat(scene, seat) for seat in range(len(scene.state.players))),
            class_="final-mats panel",
        ),
        chart(scene, past),
        el("div", goals(scene), bonus_cards(scene), log(scene), class_="end-details"),
        record_box(scene, record),
        class_="end",
    )
    return in_one_box(panel, sheet)


def _aim(scene: Scene, aim: Aim | None) -> Html | None:
    """Whether the points that were to be beaten have been."""
    if aim is None or aim.beat is None:
        return None
    done = scene.sheets[scene.seat].total > aim.beat
    text = scene.words.text("beat_done" if done else "beat_missed", n=aim.beat)
    return el("p", icon("check") if done else None, text, class_="beat")


def _best(scene: Scene, past: History) -> Html:
    """Everybody's bird that brought most, and the turn that did."""
    seats = range(len(scene.state.players))
    several = len(seats) > 1
    found = [piece for seat in seats for piece in _best_of(scene, past, seat, named=several)]
    return el("ul", *found, class_="best") if found else EMPTY


def _best_of(scene: Scene, past: History, seat: int, *, named: bool) -> list[Html]:
    words, pieces = scene.words, []
    best = best_bird(scene, seat)
    if best is not None:
        name = words.bird(scene.catalog.birds[best.bird])
        n = worth(best, scene.catalog)
        pieces.append(
            join((words.text("best_bird"), " ", bird_link(name, best.bird), _n(words, n)))
        )
    turns = own_turns(past, seat)
    if turns:
        turn, gained = max(turns, key=lambda pair: pair[1])
        when = words.text("turn_when", round=turn.round, turn=turn.turn)
        pieces.append(join((words.text("best_turn"), " ", el("b", when), _n(words, gained))))
    if named and pieces:
        lines = (el("span", piece, class_="line") for piece in pieces)
        return [el("li", el("b", scene.names[seat], class_=f"who seat-{seat}"), *lines)]
    return [el("li", piece) for piece in pieces]


def _n(words: Words, n: int) -> Html:
    return el("span", " · ", words.text("points", n=n))


def winners(sheets: tuple[ScoreSheet, ...]) -> tuple[ScoreSheet, ...]:
    return tuple(sheet for sheet in sheets if sheet.rank == 1)


def _verdict(scene: Scene) -> str:
    words = scene.words
    best = winners(scene.sheets)
    total = best[0].total
    if len(best) > 1:
        names = words.listed(scene.names[sheet.player] for sheet in best)
        return words.text("shared_victory", names=names, n=total)
    if best[0].player == len(scene.state.players):
        return words.text("victory_automa", n=total)
    return words.text("victory", name=scene.names[best[0].player], n=total)


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
    """Under which rules the game was played, if not under today's, and what those changed."""
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
