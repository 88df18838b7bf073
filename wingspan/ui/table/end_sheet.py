"""The end of a game: the points counted up, the flock, the ranks, the mats, charts, and the record.

Below the result are the ways on.
"""

from __future__ import annotations

from wingspan.engine.components import HABITATS
from wingspan.engine.rules import RULES
from wingspan.engine.state import PlayedBird, ScoreSheet
from wingspan.saves import Aim
from wingspan.words import Words

from .. import messages
from ..kit.buttons import AT_THE_TABLE, button, deed, strip
from ..kit.drawings import landscape
from ..kit.html import (
    EMPTY,
    Html,
    a,
    b,
    classes,
    details,
    div,
    h1,
    h2,
    h3,
    header,
    i,
    join,
    li,
    p,
    rect,
    section,
    span,
    summary,
    svg,
    table,
    tbody,
    td,
    textarea,
    th,
    thead,
    tr,
    ul,
)
from ..kit.icons import icon
from ..kit.parts import inline
from ..play.history import History, history, own_turns, worth
from ..play.scene import Scene
from ..session.moment import Ended
from .cards import bonus_cards, portrait
from .chart import chart
from .log import bird_link, log
from .mat import final_mat
from .prompt import undo_button
from .round_end import best_bird
from .scores import ICONS, goals, shown_categories
from .table_page import Panel


def end_sheet(words: Words, shown: Ended, panel: Panel | None = None) -> Html:
    scene, record = shown.scene, shown.record
    past = history(record, scene.catalog)
    sheet = div(".end")[
        header(".topbar")[
            h1(".brand")[words.text("title")],
            undo_button(scene),
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
                    # what keeps the game out of the statistics
                    p(".take-backs.faint")[words.text("with_take_backs")]
                    if scene.aids.take_backs
                    else None,
                    p(".hints-asked.faint")[words.text("with_hints", n=scene.aids.hints)]
                    if scene.aids.hints
                    else None,
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


def _aim(scene: Scene, aim: Aim | None) -> Html | None:
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


def verdict(scene: Scene) -> str:
    """Who has won, with how many points, and the lowest score of the others."""
    words = scene.words
    best = [sheet for sheet in scene.sheets if sheet.rank == 1]
    total = best[0].total
    if len(best) > 1:
        names = words.all_of(scene.names[sheet.player] for sheet in best)
        return words.text("shared_victory", names=names, n=total)
    others = [sheet.total for sheet in scene.sheets if sheet is not best[0]]
    if len(others) == 1 and others[0] < total:
        alone, over = "victory_automa_over", "victory_over"
    else:
        alone, over = "victory_automa", "victory"
    key = alone if best[0].player == len(scene.state.players) else over
    return words.text(key, name=scene.names[best[0].player], n=total, other=min(others))


def record_box(scene: Scene, record: str) -> Html:
    words, rules = scene.words, scene.catalog.rules
    return details(".record.panel")[
        summary[words.text("record")],
        p(".faint")[words.text("record_help")],
        p[
            words.text("record_rules", n=rules),
            " ",
            a(href="#r=rules_changed", **deed(messages.OpenRule("rules_changed")))[
                words.text("rules_changed")
            ],
        ]
        if rules < RULES
        else None,
        textarea("#record", readonly=True, rows=4, aria_label=words.text("record"))[record],
        button(messages.Copy("record"), ".option")[words.text("copy")],
    ]


WHOLE = 1000
"""The length of the longest bar, in SVG units."""


def counted_up(scene: Scene) -> Html:
    """Everybody's points as bars that grow by category; screen readers read the pad instead."""
    most = max(1, *(sheet.total for sheet in scene.sheets))
    return ul(
        ".tallies", class_="many" if len(scene.sheets) > CROWDED else None, aria_hidden="true"
    )[*(_tally(scene, sheet, most) for sheet in scene.sheets)]


def _tally(scene: Scene, sheet: ScoreSheet, most: int) -> Html:
    bars: list[Html] = []
    sums: list[Html] = []
    total = 0
    categories = shown_categories(scene.kit)
    for number, category in enumerate(categories):
        points = getattr(sheet, category)
        bars.append(
            rect(
                ".area",
                class_=f"{category} beat-{number}",
                x=WHOLE * total // most,
                width=WHOLE * points // most,
                height=10,
            )
        )
        total += points
        last = number == len(categories) - 1
        sums.append(i(class_=classes(f"beat-{number}", "last" if last else None))[str(total)])
    return li(".tally", class_="winner" if sheet.rank == 1 else None)[
        span(".who", class_=f"seat-{sheet.player}")[scene.names[sheet.player]],
        svg(".tally-bar", viewBox=f"0 0 {WHOLE} 10", preserveAspectRatio="none")[*bars],
        b(".tally-sum")[*sums],
    ]


def score_pad(scene: Scene) -> Html:
    """A row per player; the highest score of each category is highlighted."""
    words = scene.words
    columns = (*shown_categories(scene.kit), "total", "unused_food", "rank")
    return table(".score.pad-score")[
        thead[
            tr[
                th(scope="col")[span(".sr")[words.text("share_player")]],
                *(_pad_head(scene, column) for column in columns),
            ]
        ],
        tbody[*(_pad_row(scene, sheet, columns) for sheet in scene.sheets)],
    ]


PAD_ICONS = {**ICONS, "unused_food": "wild"}


def _pad_head(scene: Scene, column: str) -> Html:
    name = scene.words.text(f"score_{column}")
    picture = PAD_ICONS.get(column)
    return th(
        scope="col",
        class_=f"of-{column}",
        data_entry=f"scoring.{column}" if column in ICONS else "scoring",
        data_tip=name,
    )[
        icon(picture) if picture else None,
        span(".pad-word")[name],
        i(".of-area", class_=column, aria_hidden="true") if column in ICONS else None,
    ]


def _pad_row(scene: Scene, sheet: ScoreSheet, columns: tuple[str, ...]) -> Html:
    several = len(scene.sheets) > 1
    cells = []
    for column in columns:
        value = getattr(sheet, column)
        most = several and column in ICONS and value
        best = most and value == max(getattr(other, column) for other in scene.sheets)
        cells.append(td(class_=classes(f"of-{column}", "most" if best else None))[str(value)])
    return tr(class_=f"seat-{sheet.player} place-{sheet.rank}")[
        th(scope="row")[
            i(".seat-mark", aria_hidden="true"), span(".pad-name")[scene.names[sheet.player]]
        ],
        *cells,
    ]


def flock(scene: Scene) -> Html:
    """All birds of a mat by habitat; the best one has its points beside it."""
    seat = scene.flock_seat
    best = best_bird(scene, seat)
    rows = scene.state.players[seat].mat
    lives = next((habitat for habitat in HABITATS if any(b is best for b in rows[habitat])), "")
    return div(".flocks", class_=f"best-in-{lives}" if lives else None)[
        *(
            ul(
                ".flock",
                class_=classes(
                    f"of-{habitat}",
                    "crowded" if len(rows[habitat]) > CROWDED else None,
                    "with-best" if habitat == lives else None,
                ),
                aria_label=scene.words.habitat(habitat),
            )[*(_in_the_flock(scene, bird, best) for bird in rows[habitat])]
            for habitat in HABITATS
            if rows[habitat]
        )
    ]


CROWDED = 3
"""The most birds in a row, or players, before they are set closer. Names of crowded birds alternate
between two heights."""


def _in_the_flock(scene: Scene, played: PlayedBird, best: PlayedBird | None) -> Html:
    words, card = scene.words, scene.catalog.birds[played.bird]
    points = words.text("points", n=worth(played, scene.catalog))
    return li(".flock-bird", class_="best-drawn" if played is best else None)[
        portrait(card),
        span(".flock-name")[
            bird_link(words.heading(card), card.id),
            b(".best-worth")[points] if played is best else None,
        ],
    ]


def own_best(words: Words, points: int, before: int | None) -> Html:
    """Compare the points with the best earlier game of this kind; empty if there was none."""
    if before is None:
        return EMPTY
    if points <= before:
        return p(".own-best.faint")[words.text("personal_best_is", n=before)]
    more = words.text("personal_best", n=points - before)
    return p(".own-best.beaten")[icon("check"), more]


def ways_on(words: Words, shown: Ended) -> Html:
    again = [
        button(messages.PlayAgain(how), ".option", class_="primary" if how == "new" else None)[
            words.text(f"again_{how}")
        ]
        for how in shown.again
    ]
    learn = button(
        messages.LearnFromMistakes(), ".option", data_tip=words.text("mistakes_again_help")
    )[icon("exercise"), words.text("mistakes_again")]
    return div(".ways-on")[
        join(again),
        button(messages.ReviewGame(), ".option")[icon("replay"), words.text("review")],
        learn,
        button(messages.Share("deal"), ".option")[icon("share"), words.text("challenge")],
        button(messages.SharePicture(), ".option.picture", data_tip=words.text("picture_help"))[
            icon("export"), words.text("picture")
        ],
    ]


def final_mats(scene: Scene, past: History) -> Html:
    words = scene.words
    return section(".final-mats.panel")[
        div(".final-title")[
            h2(".panel-title")[words.text("final_mats")],
            button(messages.Print(), ".quiet.print")[words.text("print")],
        ],
        *(
            final_mat(scene, seat, _owner(scene, past, seat))
            for seat in range(len(scene.state.players))
        ),
    ]


def _owner(scene: Scene, past: History, seat: int) -> Html:
    words = scene.words
    total = scene.sheets[seat].total
    several = len(scene.state.players) > 1
    return div(".final-owner")[
        h3(".who", class_=f"seat-{seat}")[scene.names[seat]],
        b(".final-sum")[words.text("points", n=total)],
        *(p(".line")[piece] for piece in (best_of(scene, past, seat) if several else ())),
    ]


def best_of(scene: Scene, past: History, seat: int) -> list[Html]:
    """That player's best bird and best turn, by points; empty for a player without either."""
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
        pieces.append(join((words.text("best_turn"), " ", b[when], _n(words, gained))))
    return pieces


def _n(words: Words, n: int) -> Html:
    return span[" · ", words.text("points", n=n)]
