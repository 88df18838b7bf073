"""An answer to "why?": a sum with the table's numbers, and the entry with the rule."""

from __future__ import annotations

from msgspec import Struct

from wingspan.engine.components import FOODS, Food
from wingspan.words import Words
from wingspan.words.grammar import capital
from wingspan.words.reference.book import Book

from ..kit.dialogs import close_corner
from ..kit.html import Html, el
from ..play.scene import Scene
from .bodies import body, rule_link


class Asker(Struct, frozen=True):
    """Who wants to know: the moment at the table, and the book to answer from."""

    scene: Scene
    book: Book

    @property
    def words(self) -> Words:
        return self.scene.words

    def text(self, key: str, **values: object) -> str:
        """A message about reasons."""
        return self.book.text(f"why.{key}", **values)

    def bird(self, id_: str) -> str:
        """A bird's name; a card that may not be seen is called one."""
        card = self.scene.catalog.birds.get(id_)
        return self.book.text("why.hidden") if card is None else self.words.bird(card)

    def foods(self, food: dict[Food, int]) -> str:
        """ "2 seeds, 1 fish", or that there is none."""
        parts = [f"{food[f]} {self.words.food(f, food[f])}" for f in FOODS if food.get(f)]
        return self.words.listed(parts) or self.book.text("why.none")


Row = tuple[str, str]
"""What is reckoned, and what it comes to."""


class Reckoning(Struct, frozen=True):
    """``entry``: the id of the entry with the rule. ``verdict``: what it comes to, in words."""

    title: str
    entry: str
    rows: tuple[Row, ...] = ()
    verdict: str = ""


def shown(book: Book, reckoning: Reckoning) -> Html:
    """The answer over the table: the numbers, what they come to, and the rule in full."""
    rule = book.entry(reckoning.entry)
    return el(
        "dialog",
        el("h2", reckoning.title, id="why-title"),
        close_corner(book.words),
        el(
            "table",
            el("tbody", *(_row(label, value) for label, value in reckoning.rows)),
            class_="why-rows",
        )
        if reckoning.rows
        else None,
        el("p", reckoning.verdict, class_="why-verdict") if reckoning.verdict else None,
        el(
            "section",
            el("h3", book.text("why.rule"), class_="sr"),
            el("p", rule_link(book, rule.id), class_="why-rule"),
            body(book, rule.blocks),
            class_="rule-entry",
        ),
        open=True,
        class_="dialog reasons panel",
        id="why",
        aria_labelledby="why-title",
    )


def _row(label: str, value: str) -> Html:
    return el("tr", el("th", capital(label), scope="row"), el("td", value))
