"""Scores by category: the score pad, the running score, and the chips in the top bar."""

from __future__ import annotations

from msgspec import Struct

from wingspan.engine.catalog import Catalog
from wingspan.engine.setup import Setup
from wingspan.engine.state import ScoreSheet
from wingspan.words import Words

from .. import messages
from ..kit.buttons import button
from ..kit.html import Html, Value, b, h2, i, nav, section, span, table, tbody, td, th, thead, tr
from ..kit.icons import icon, lines
from ..kit.parts import Part, lazy
from ..play.scene import Scene
from .surfaces import shown_seat

CATEGORIES: tuple[str, ...] = ("birds", "bonus", "goals", "eggs", "cached", "tucked", "nectar")


ICONS = {
    "birds": "play_bird",
    "bonus": "bonus",
    "goals": "goal",
    "eggs": "egg",
    "cached": "seed",
    "tucked": "tucked",
    "nectar": "nectar",
}


def shown_categories(scene: Scene) -> tuple[str, ...]:
    """Return the categories of the score pad; nectar only if it is in play."""
    return CATEGORIES if scene.kit.nectar else CATEGORIES[:-1]


def score_table(scene: Scene) -> Html:
    """The score pad: a row per category, a column per player, then totals, ties and ranks."""
    words = scene.words
    rows = [
        tr[
            th(scope="row", data_entry=f"scoring.{category}")[words.text(f"score_{category}")],
            *(td[str(getattr(sheet, category))] for sheet in scene.sheets),
        ]
        for category in shown_categories(scene)
    ]
    rows.append(
        tr(".total")[
            th(scope="row")[words.text("score_total")],
            *(td[str(sheet.total)] for sheet in scene.sheets),
        ]
    )
    rows += [
        tr(".tie-break")[
            th(scope="row")[words.text("score_unused_food")],
            *(td[str(sheet.unused_food)] for sheet in scene.sheets),
        ],
        tr(".ranks")[
            th(scope="row")[words.text("score_rank")],
            *(td(".rank", class_=f"rank-{sheet.rank}")[str(sheet.rank)] for sheet in scene.sheets),
        ],
    ]
    return table(".score")[
        thead[
            tr[
                th(scope="col")[span(".sr")[words.text("category")]],
                *(th(scope="col")[scene.names[sheet.player]] for sheet in scene.sheets),
            ]
        ],
        tbody[*rows],
    ]


class Chip(Struct, frozen=True):
    """A player's points in the top bar."""

    seat: int
    name: str
    points: int
    nectar: int
    """The points for spent nectar that stand beside the others; 0 for none."""
    tip: str
    secret: bool
    """Whether others' points are hidden in it, so that it cannot be explained."""
    shown: bool | None
    """Whether that player's mat is the one in the middle; None if there is no such mat."""


def score_chips(scene: Scene) -> Part:
    """Everybody's points as chips, the viewer's first; pressing one shows that player's mat."""
    count = len(scene.state.players)
    seats = [(scene.seat + place) % count for place in range(count)]
    if scene.state.automa is not None and not scene.asleep:
        seats.append(scene.automa_seat)
    chips = tuple(_chip_of(scene, seat) for seat in seats)
    return lazy("scores", _chips, (scene.words, chips), "seen")


def _chip_of(scene: Scene, seat: int) -> Chip:
    points, nectar = scene.so_far(next(sheet for sheet in scene.sheets if sheet.player == seat))
    name, automa = scene.names[seat], seat == scene.automa_seat
    tip = nectar_tip(scene.words, scene.catalog, scene.setup, nectar, automa=automa)
    return Chip(
        seat,
        name,
        points,
        nectar,
        lines(name, tip if nectar else ""),
        scene.is_secret(seat),
        None if automa else seat == shown_seat(scene),
    )


def _chips(shown: tuple[Words, tuple[Chip, ...]]) -> Html:
    words, chips = shown
    return nav(
        ".scores#scores",
        class_="crowded" if len(chips) > MOST_NAMED else None,
        aria_label=words.text("score"),
    )[*(_chip(words, chip) for chip in chips)]


def _chip(words: Words, chip: Chip) -> Html:
    inside = (
        i(".seat-mark", aria_hidden="true"),
        span(".mat-owner")[chip.name],
        b(".sum", aria_hidden="true")[str(chip.points)],
        span(".sr")[words.text("points", n=chip.points)],
        _nectar(words, chip.nectar) if chip.nectar else None,
    )
    known: dict[str, Value] = {
        "data_thing": f"score:{chip.seat}",
        "data_count": chip.points,
        "data_why": None if chip.secret else f"score.total.{chip.seat}",
        "data_entry": "scoring",
        "data_tip": chip.tip,
    }
    if chip.shown is None:
        return span(".score-chip", class_=f"seat-{chip.seat}", **known)[*inside]
    return button(
        messages.ShowMat(chip.seat),
        ".score-chip.mat-name",
        class_=f"seat-{chip.seat}",
        aria_pressed="true" if chip.shown else "false",
        **known,
    )[*inside]


def _nectar(words: Words, points: int) -> Html:
    """The points for spent nectar, beside the others: until the game ends nobody has them."""
    return span(".nectar-so-far")[
        span(aria_hidden="true")[f"+{points}"],
        icon("nectar"),
        span(".sr")[" ", words.text("nectar_so_far", n=points)],
    ]


def nectar_tip(words: Words, catalog: Catalog, setup: Setup, points: int, *, automa: bool) -> str:
    """What the points for spent nectar are that stand beside a player's others."""
    start = catalog.furniture.nectar.automa_start.get(setup.automa or "", 0)
    return lines(
        words.text("tip.score.nectar_so_far", n=points),
        words.text("tip.automa.nectar", n=start) if automa else "",
    )


MOST_NAMED = 3
"""The most players, the Automa included, whose names are written on the chips."""


def scores(scene: Scene) -> Html:
    """The running score: one row per player, with icons for the categories."""
    words = scene.words
    categories = shown_categories(scene)
    return section(".all-scores.panel#all-scores")[
        h2(".sr")[words.text("score")],
        table(".score.running")[
            thead[
                tr[
                    th(".panel-title", scope="col")[words.text("score")],
                    *(
                        th(scope="col")[
                            icon(
                                ICONS[category],
                                words.text(f"score_{category}"),
                                "",
                                f"scoring.{category}",
                            )
                        ]
                        for category in categories
                    ),
                    th(scope="col", data_entry="scoring")[words.text("score_total")],
                ]
            ],
            tbody[*(_running(scene, sheet, categories) for sheet in scene.sheets)],
        ],
    ]


def _running(scene: Scene, sheet: ScoreSheet, categories: tuple[str, ...]) -> Html:
    """One player's row; the points of other players' bonus cards are hidden until the end."""
    secret = scene.is_secret(sheet.player)
    return tr[
        th(scope="row")[scene.names[sheet.player]],
        *(
            td["?"]
            if secret and category == "bonus"
            else td(data_why=f"score.{category}.{sheet.player}", data_entry=f"scoring.{category}")[
                str(getattr(sheet, category))
            ]
            for category in categories
        ),
        td(
            ".sum", data_why=None if secret else f"score.total.{sheet.player}", data_entry="scoring"
        )[str(scene.known_total(sheet))],
    ]
