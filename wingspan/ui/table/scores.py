"""Scores by category: the score pad, the running score, and the chips in the top bar."""

from __future__ import annotations

from wingspan.engine.state import ScoreSheet
from wingspan.words import Words

from .. import commands
from ..kit.buttons import button
from ..kit.html import Html, Value, b, h2, i, nav, section, span, table, tbody, td, th, thead, tr
from ..kit.icons import icon
from ..kit.tips import lines
from ..play.scene import Scene
from .touching import shown_seat

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


def score_chips(scene: Scene) -> Html:
    """Everybody's points as chips, the viewer's first; pressing one shows that player's mat."""
    seats = _seats(scene)
    return nav(
        ".scores#scores",
        class_="crowded" if len(seats) > MOST_NAMED else None,
        aria_label=scene.words.text("score"),
    )[*(_chip(scene, seat) for seat in seats)]


def chips_show(scene: Scene) -> tuple[object, ...]:
    """All that :func:`score_chips` depends on."""
    points = tuple(scene.so_far(sheet) for sheet in scene.sheets)
    seats = tuple((seat, scene.is_secret(seat)) for seat in _seats(scene))
    return scene.words, scene.names, seats, points, shown_seat(scene)


def _seats(scene: Scene) -> list[int]:
    """The seats in the order of their chips: the viewer's first, the Automa's last."""
    count = len(scene.state.players)
    seats = [(scene.seat + place) % count for place in range(count)]
    if scene.state.automa is not None and not scene.asleep:
        seats.append(scene.automa_seat)
    return seats


def _chip(scene: Scene, seat: int) -> Html:
    words = scene.words
    points, nectar = scene.so_far(next(sheet for sheet in scene.sheets if sheet.player == seat))
    inside = (
        i(".seat-mark", aria_hidden="true"),
        span(".mat-owner")[scene.names[seat]],
        b(".sum", aria_hidden="true")[str(points)],
        span(".sr")[words.text("points", n=points)],
        _nectar(words, nectar) if nectar else None,
    )
    known: dict[str, Value] = {
        "data_thing": f"score:{seat}",
        "data_count": points,
        "data_why": None if scene.is_secret(seat) else f"score.total.{seat}",
        "data_entry": "scoring",
        "data_tip": lines(scene.names[seat], nectar_tip(scene, seat, nectar) if nectar else ""),
    }
    if seat == scene.automa_seat:
        return span(".score-chip", class_=f"seat-{seat}", **known)[*inside]
    return button(
        commands.ShowMat(seat),
        ".score-chip.mat-name",
        class_=f"seat-{seat}",
        aria_pressed="true" if seat == shown_seat(scene) else "false",
        **known,
    )[*inside]


def _nectar(words: Words, points: int) -> Html:
    """The points for spent nectar, beside the others: until the game ends nobody has them."""
    return span(".nectar-so-far")[
        span(aria_hidden="true")[f"+{points}"],
        icon("nectar"),
        span(".sr")[" ", words.text("nectar_so_far", n=points)],
    ]


def nectar_tip(scene: Scene, seat: int, points: int) -> str:
    """What the points for spent nectar are that stand beside a player's others."""
    words = scene.words
    start = scene.catalog.furniture.nectar.automa_start.get(scene.setup.automa or "", 0)
    return lines(
        words.text("tip.score.nectar_so_far", n=points),
        words.text("tip.automa.nectar", n=start) if seat == scene.automa_seat else "",
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
