"""The result of a game: points counted up, the flock, the personal best, and what to do next."""

from __future__ import annotations

from wingspan.engine.components import HABITATS
from wingspan.engine.state import PlayedBird, ScoreSheet
from wingspan.words import Words

from .. import messages
from ..kit.buttons import button
from ..kit.html import (
    EMPTY,
    Html,
    b,
    classes,
    div,
    i,
    join,
    li,
    p,
    rect,
    span,
    svg,
    table,
    tbody,
    td,
    th,
    thead,
    tr,
    ul,
)
from ..kit.icons import icon
from ..play.history import worth
from ..play.scene import Scene
from ..session.moment import Ended
from .bird_card import portrait
from .log import bird_link
from .scores import ICONS, shown_categories

WHOLE = 1000
"""The length of the longest bar, in SVG units."""


def counted_up(scene: Scene) -> Html:
    """Everybody's points as bars that grow category by category.

    Screen readers skip them and read the score pad instead.
    """
    most = max(1, *(sheet.total for sheet in scene.sheets))
    return ul(
        ".tallies", class_="many" if len(scene.sheets) > CROWDED else None, aria_hidden="true"
    )[*(_tally(scene, sheet, most) for sheet in scene.sheets)]


def _tally(scene: Scene, sheet: ScoreSheet, most: int) -> Html:
    bars: list[Html] = []
    sums: list[Html] = []
    total = 0
    categories = shown_categories(scene)
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


def best_bird(scene: Scene, seat: int) -> PlayedBird | None:
    """Return the bird of that seat that is worth most by itself; None if there is no bird."""
    birds = [bird for row in scene.state.players[seat].mat.values() for bird in row]
    return max(birds, key=lambda bird: worth(bird, scene.catalog), default=None)


def score_pad(scene: Scene) -> Html:
    """A row per player with the points by category, the total, the tie-breaker and the rank.

    The highest score of each category is highlighted.
    """
    words = scene.words
    columns = (*shown_categories(scene), "total", "unused_food", "rank")
    heads = (span(".sr")[words.text("share_player")],)
    return table(".score.pad-score")[
        thead[
            tr[
                *(th(scope="col")[head] for head in heads),
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
            bird_link(words.bird(card), card.id),
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
    """The buttons for what to do after a game."""
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
