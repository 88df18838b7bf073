"""The moment a game ends: points counted up, the best bird, one's record, and what to do next."""

from __future__ import annotations

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
from ..table.scores import shown_categories

WHOLE = 1000
"""The length of the longest bar, in the units of its drawing."""


def counted_up(scene: Scene) -> Html:
    """Everybody's points as a bar that grows by one category after the other.

    The table of points says it all in words.
    """
    most = max(1, *(sheet.total for sheet in scene.sheets))
    return el(
        "ul",
        *(_tally(scene, sheet, most) for sheet in scene.sheets),
        class_="tallies",
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
        class_="tally",
    )


def best_bird(scene: Scene, seat: int) -> PlayedBird | None:
    """The bird of that seat that brought most by itself."""
    birds = [bird for row in scene.state.players[seat].mat.values() for bird in row]
    return max(birds, key=lambda bird: worth(bird, scene.catalog), default=None)


def best_drawn(scene: Scene) -> Html:
    """The winner's best bird, drawn large; one's own where the Automa has won."""
    first = next((sheet.player for sheet in scene.sheets if sheet.rank == 1), scene.seat)
    seat = first if first < len(scene.state.players) else scene.seat
    best = best_bird(scene, seat)
    if best is None:
        return EMPTY
    words, card = scene.words, scene.catalog.birds[best.bird]
    return el(
        "figure",
        portrait(card),
        el(
            "figcaption",
            bird_link(words.bird(card), card.id),
            el("span", words.text("points", n=worth(best, scene.catalog)), class_="best-worth"),
        ),
        class_="best-drawn",
    )


def own_best(words: Words, points: int, before: int | None) -> Html:
    """How the points stand to the best of one's games of that kind, if there were others."""
    if before is None:
        return EMPTY
    if points <= before:
        return el("p", words.text("personal_best_is", n=before), class_="own-best faint")
    more = words.text("personal_best", n=points - before)
    return el("p", icon("check"), more, class_="own-best beaten")


def ways_on(words: Words, shown: Ended) -> Html:
    """What can be done after a game."""
    again = [
        button(
            commands.PlayAgain(how),
            words.text(f"again_{how}"),
            class_="option primary" if how == "new" else "option",
        )
        for how in shown.again
    ]
    return el(
        "div",
        join(again),
        button(commands.Share("deal"), icon("share"), words.text("challenge"), class_="option"),
        button(commands.ReviewGame(), icon("replay"), words.text("review"), class_="option"),
        button(commands.Print(), words.text("print"), class_="option print"),
        class_="ways-on",
    )
