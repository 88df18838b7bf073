"""The answer to a "why?": a verdict, the numbers of the table behind it, and the rule."""

from __future__ import annotations

from msgspec import Struct

from wingspan.engine.components import FOODS, Food
from wingspan.words.grammar import capital
from wingspan.words.reference.book import Book

from ..kit.buttons import dialog
from ..kit.html import Html, details, h3, p, section, summary, table, tbody, td, th, tr
from ..play.scene import Scene
from .entry import body, rule_link

ReckoningRow = tuple[str, str]
"""One line of the numbers: what is counted, and its value."""


class Reckoning(Struct, frozen=True):
    """An answer to a "why?".

    ``entry``: the id of the entry with the rule. ``verdict``: the answer in a sentence or two.
    ``sum_first``: whether the rows are the answer, and are shown unfolded.
    """

    title: str
    entry: str
    rows: tuple[ReckoningRow, ...] = ()
    verdict: str = ""
    sum_first: bool = False


def said(scene: Scene, key: str, **values: object) -> str:
    """Return a text of the answers."""
    return scene.words.text(f"reference/why.{key}", **values)


def bird_named(scene: Scene, id_: str) -> str:
    """Return the name of a bird; "a card" if the card is hidden."""
    card = scene.catalog.birds.get(id_)
    return said(scene, "hidden") if card is None else scene.words.bird(card)


def foods(scene: Scene, food: dict[Food, int]) -> str:
    """Return food in words: "2 seeds, 1 fish", or the word for none."""
    parts = [f"{food[f]} {scene.words.food(f, food[f])}" for f in FOODS if food.get(f)]
    return scene.words.listed(parts) or said(scene, "none")


def cost_row(scene: Scene, bird: str) -> ReckoningRow:
    """The row with the food cost of a bird."""
    cost, words = scene.catalog.birds[bird].cost, scene.words
    between = f" {words.text('or')} " if cost.either else ", "
    parts = [f"{n} {words.food(food, n)}" for food, n in cost.food.items()]
    if cost.wild:
        parts.append(f"{cost.wild} {words.text('any_food')}")
    return said(scene, "food_cost"), between.join(parts) or words.text("no_cost")


def shown(book: Book, reckoning: Reckoning) -> Html:
    """The dialog with the answer: the verdict, the numbers behind it, and the rule in full."""
    rule = book.entry(reckoning.entry)
    numbers = (
        table(".why-rows#why-rows")[tbody[*(_row(label, value) for label, value in reckoning.rows)]]
        if reckoning.rows
        else None
    )
    return dialog(
        book.words,
        "why",
        reckoning.title,
        p(".why-verdict#why-verdict")[reckoning.verdict] if reckoning.verdict else None,
        details(".why-numbers", open=reckoning.sum_first)[
            summary[book.words.text("reference/why.numbers")], numbers
        ]
        if numbers
        else None,
        section(".rule-entry")[
            h3(".sr")[book.words.text("reference/why.rule")],
            p(".why-rule")[rule_link(book, rule.id)],
            body(book, rule.blocks),
        ],
        kind="reasons",
        aria_describedby="why-verdict" if reckoning.verdict else "why-rows" if numbers else None,
    )


def _row(label: str, value: str) -> Html:
    return tr[th(scope="row")[capital(label)], td[value]]
