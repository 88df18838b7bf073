"""The running score, by category."""

from __future__ import annotations

from wingspan.engine.state import ScoreSheet

from ..kit.html import Html, el
from ..kit.icons import icon
from ..play.scene import Scene

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
    """The categories of the score pad; nectar only where it is in play."""
    return CATEGORIES if scene.kit.nectar else CATEGORIES[:-1]


def score_table(scene: Scene) -> Html:
    """The score pad: a row for each category, one column a player, then the ranks."""
    words = scene.words
    rows = [
        el(
            "tr",
            el(
                "th",
                words.text(f"score_{category}"),
                scope="row",
                data_entry=f"scoring.{category}",
            ),
            *(el("td", str(getattr(sheet, category))) for sheet in scene.sheets),
        )
        for category in shown_categories(scene)
    ]
    rows.append(
        el(
            "tr",
            el("th", words.text("score_total"), scope="row"),
            *(el("td", str(sheet.total)) for sheet in scene.sheets),
            class_="total",
        )
    )
    rows += [
        el(
            "tr",
            el("th", words.text("score_unused_food"), scope="row"),
            *(el("td", str(sheet.unused_food)) for sheet in scene.sheets),
            class_="tie-break",
        ),
        el(
            "tr",
            el("th", words.text("score_rank"), scope="row"),
            *(
                el("td", str(sheet.rank), class_=f"rank rank-{sheet.rank}")
                for sheet in scene.sheets
            ),
            class_="ranks",
        ),
    ]
    return el(
        "table",
        el(
            "thead",
            el(
                "tr",
                el("th", el("span", words.text("category"), class_="sr"), scope="col"),
                *(el("th", scene.names[sheet.player], scope="col") for sheet in scene.sheets),
            ),
        ),
        el("tbody", *rows),
        class_="score",
    )


def scores(scene: Scene) -> Html:
    """The running score: one row a player, the categories as icons."""
    words = scene.words
    categories = shown_categories(scene)
    return el(
        "section",
        el("h2", words.text("score"), class_="sr"),
        el(
            "table",
            el(
                "thead",
                el(
                    "tr",
                    el("th", words.text("score"), class_="panel-title", scope="col"),
                    *(
                        el(
                            "th",
                            icon(
                                ICONS[category],
                                words.text(f"score_{category}"),
                                "",
                                f"scoring.{category}",
                            ),
                            scope="col",
                        )
                        for category in categories
                    ),
                    el("th", words.text("score_total"), scope="col", data_entry="scoring"),
                ),
            ),
            el("tbody", *(_running(scene, sheet, categories) for sheet in scene.sheets)),
            class_="score running",
        ),
        class_="scores panel",
        id="scores",
    )


def _running(scene: Scene, sheet: ScoreSheet, categories: tuple[str, ...]) -> Html:
    """What others have on their bonus cards is not told before the end."""
    secret = scene.is_secret(sheet.player)
    return el(
        "tr",
        el("th", scene.names[sheet.player], scope="row"),
        *(
            el("td", "?")
            if secret and category == "bonus"
            else el(
                "td",
                str(getattr(sheet, category)),
                data_why=f"score.{category}.{sheet.player}",
                data_entry=f"scoring.{category}",
            )
            for category in categories
        ),
        el(
            "td",
            str(scene.known_total(sheet)),
            class_="sum",
            data_thing=f"score:{sheet.player}",
            data_count=scene.known_total(sheet),
            data_why=None if secret else f"score.total.{sheet.player}",
            data_entry="scoring",
        ),
    )
