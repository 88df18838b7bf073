"""The result of a game: points counted up, the flock, the personal best, and what to do next."""

from __future__ import annotations

from wingspan.engine.components import HABITATS
from wingspan.engine.state import PlayedBird, ScoreSheet
from wingspan.words import Words

from .. import commands
from ..kit.buttons import button
from ..kit.html import EMPTY, Html, el, join
from ..kit.icons import icon
from ..play.history import worth
from ..play.scene import Scene
from ..session.moment import Ended
from ..table.bird_card import portrait
from ..table.log import bird_link
from ..table.scores import ICONS, shown_categories

WHOLE = 1000
"""The length of the longest bar, in SVG units."""


def counted_up(scene: Scene) -> Html:
    """Everybody's points as bars that grow category by category.

    Screen readers skip them and read the score pad instead.
    """
    most = max(1, *(sheet.total for sheet in scene.sheets))
    return el(
        "ul",
        *(_tally(scene, sheet, most) for sheet in scene.sheets),
        class_="tallies" + (" many" if len(scene.sheets) > CROWDED else ""),
        aria_hidden="true",
    )


def _tally(scene: Scene, sheet: ScoreSheet, most: int) -> Html:
    bars: list[Html] = []
    sums: list[Html] = []
    total = 0
    categories = shown_categories(scene)
    for number, category in enumerate(categories):
        points = getattr(sheet, category)
        bars.append(
            el(
                "rect",
                x=WHOLE * total // most,
                width=WHOLE * points // most,
                height=10,
                class_=f"area {category} beat-{number}",
            )
        )
        total += points
        last = number == len(categories) - 1
        sums.append(el("i", str(total), class_=f"beat-{number}" + (" last" if last else "")))
    return el(
        "li",
        el("span", scene.names[sheet.player], class_=f"who seat-{sheet.player}"),
        el(
            "svg",
            *bars,
            viewBox=f"0 0 {WHOLE} 10",
            preserveAspectRatio="none",
            class_="tally-bar",
        ),
        el("b", *sums, class_="tally-sum"),
        class_="tally winner" if sheet.rank == 1 else "tally",
    )


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
    heads = (el("span", words.text("share_player"), class_="sr"),)
    return el(
        "table",
        el(
            "thead",
            el(
                "tr",
                *(el("th", head, scope="col") for head in heads),
                *(_pad_head(scene, column) for column in columns),
            ),
        ),
        el("tbody", *(_pad_row(scene, sheet, columns) for sheet in scene.sheets)),
        class_="score pad-score",
    )


PAD_ICONS = {**ICONS, "unused_food": "wild"}


def _pad_head(scene: Scene, column: str) -> Html:
    name = scene.words.text(f"score_{column}")
    picture = PAD_ICONS.get(column)
    return el(
        "th",
        icon(picture) if picture else None,
        el("span", name, class_="pad-word"),
        el("i", class_=f"of-area {column}", aria_hidden="true") if column in ICONS else None,
        scope="col",
        class_=f"of-{column}",
        data_entry=f"scoring.{column}" if column in ICONS else "scoring",
        data_tip=name,
    )


def _pad_row(scene: Scene, sheet: ScoreSheet, columns: tuple[str, ...]) -> Html:
    several = len(scene.sheets) > 1
    cells = []
    for column in columns:
        value = getattr(sheet, column)
        most = several and column in ICONS and value
        best = most and value == max(getattr(other, column) for other in scene.sheets)
        cells.append(el("td", str(value), class_=f"of-{column}" + (" most" if best else "")))
    return el(
        "tr",
        el(
            "th",
            el("i", class_="seat-mark", aria_hidden="true"),
            el("span", scene.names[sheet.player], class_="pad-name"),
            scope="row",
        ),
        *cells,
        class_=f"seat-{sheet.player} place-{sheet.rank}",
    )


def flock(scene: Scene) -> Html:
    """All birds of a mat by habitat; the best one has its points beside it."""
    seat = scene.flock_seat
    best = best_bird(scene, seat)
    rows = scene.state.players[seat].mat
    lives = next((habitat for habitat in HABITATS if any(b is best for b in rows[habitat])), "")
    return el(
        "div",
        *(
            el(
                "ul",
                *(_in_the_flock(scene, bird, best) for bird in rows[habitat]),
                class_=f"flock of-{habitat}"
                + (" crowded" if len(rows[habitat]) > CROWDED else "")
                + (" with-best" if habitat == lives else ""),
                aria_label=scene.words.habitat(habitat),
            )
            for habitat in HABITATS
            if rows[habitat]
        ),
        class_=f"flocks best-in-{lives}" if lives else "flocks",
    )


CROWDED = 3
"""The most birds in a row, or players, before they are set closer. Names of crowded birds alternate
between two heights."""


def _in_the_flock(scene: Scene, played: PlayedBird, best: PlayedBird | None) -> Html:
    words, card = scene.words, scene.catalog.birds[played.bird]
    points = words.text("points", n=worth(played, scene.catalog))
    return el(
        "li",
        portrait(card),
        el(
            "span",
            bird_link(words.bird(card), card.id),
            el("b", points, class_="best-worth") if played is best else None,
            class_="flock-name",
        ),
        class_="flock-bird best-drawn" if played is best else "flock-bird",
    )


def own_best(words: Words, points: int, before: int | None) -> Html:
    """Compare the points with the best earlier game of this kind; empty if there was none."""
    if before is None:
        return EMPTY
    if points <= before:
        return el("p", words.text("personal_best_is", n=before), class_="own-best faint")
    more = words.text("personal_best", n=points - before)
    return el("p", icon("check"), more, class_="own-best beaten")


def ways_on(words: Words, shown: Ended) -> Html:
    """The buttons for what to do after a game."""
    again = [
        button(
            commands.PlayAgain(how),
            words.text(f"again_{how}"),
            class_="option primary" if how == "new" else "option",
        )
        for how in shown.again
    ]
    learn = button(
        commands.LearnFromMistakes(),
        icon("exercise"),
        words.text("mistakes_again"),
        class_="option",
        data_tip=words.text("mistakes_again_help"),
    )
    return el(
        "div",
        join(again),
        button(commands.ReviewGame(), icon("replay"), words.text("review"), class_="option"),
        learn,
        button(commands.Share("deal"), icon("share"), words.text("challenge"), class_="option"),
        button(
            commands.SharePicture(),
            icon("export"),
            words.text("picture"),
            class_="option picture",
            data_tip=words.text("picture_help"),
        ),
        class_="ways-on",
    )
