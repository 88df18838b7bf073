"""What the pages beside the board game share: headings, choices, birds by a few letters."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import get_args

from wingspan.engine.cards import BirdCard
from wingspan.engine.catalog import Catalog
from wingspan.engine.components import SETS, GoalSide
from wingspan.words import Words
from wingspan.words.finding import find
from wingspan.words.grammar import capital

from .. import messages
from ..kit.buttons import button, choice, on_input
from ..kit.html import (
    EMPTY,
    Child,
    Html,
    b,
    div,
    h3,
    input,
    join,
    label,
    li,
    p,
    section,
    span,
    table,
    tbody,
    td,
    th,
    tr,
    ul,
)
from ..kit.icons import icon
from ..kit.lists import in_order, unfolding
from ..table.cards import portrait
from .desk import Board


def sheet(kind: str, *inside: Child, bar: Html = EMPTY) -> Html:
    """A page that scrolls over the ``bar`` at its bottom. ``kind``: its class."""
    return section(".board-page", class_=kind)[
        div(".board-scroll", tabindex="0")[*inside],
        bar,
    ]


def step_title(text: str) -> Html:
    """The heading of a page, to which the focus goes at each step."""
    return h3("#board-step", tabindex="-1")[text]


def chooser(
    command: messages.Command,
    choices: Iterable[tuple[str, str]],
    chosen: str,
    *,
    name: str,
    id_: str,
    none: str | None = None,
) -> Html:
    """A list that unfolds, and runs a command with what is chosen. ``none``: what stands for ""."""
    first = [] if none is None else [("", none)]
    named = [(value, capital(text)) for value, text in choices]
    return label(".board-chooser")[
        span[name], unfolding(command, "value", [*first, *named], chosen, id=id_)
    ]


def bonus_choices(words: Words, catalog: Catalog, cards: Iterable[str]) -> list[tuple[str, str]]:
    return in_order((card, words.bonus(catalog.bonus_cards[card])) for card in cards)


def goal_choices(words: Words, catalog: Catalog, sets: tuple[str, ...]) -> list[tuple[str, str]]:
    return in_order((id_, words.goal(catalog.goals[id_])) for id_ in catalog.ids_of("goals", sets))


def points_table(rows: Iterable[tuple[str, Iterable[Child]]]) -> Html:
    """Names with what stands beside them."""
    return table(".score.board-score")[
        tbody[*(tr[th(scope="row")[name], *(td[cell] for cell in cells)] for name, cells in rows)]
    ]


def numbers(ask: str, *buttons: Html) -> Html:
    """A question with the buttons of its answers."""
    return join(
        (
            p(".board-ask#board-ask")[ask],
            div(".board-numbers", role="group", aria_labelledby="board-ask")[*buttons],
        )
    )


def named(name: str, command: messages.Command, words: Words) -> Html:
    """The name of something, with a button that takes it off."""
    return join(
        (
            b[name],
            button(command, ".quiet")[
                icon("close"), span(".sr")[words.text("board/take_off", name=name)]
            ],
        )
    )


def set_switches(
    words: Words, sets: tuple[str, ...], command: Callable[[str], messages.Command]
) -> Html:
    """Buttons that add a set and take it away. The base game is always there."""
    return div(".board-choices", role="group", aria_label=words.text("sets"))[
        *(
            choice(command(name), ".option", on=name in sets)[words.text(f"set.{name}")]
            for name in SETS[1:]
        )
    ]


def sides(words: Words, chosen: GoalSide, command: Callable[[GoalSide], messages.Command]) -> Html:
    """Buttons for the sides of the goal board."""
    return div(".board-choices", role="group", aria_label=words.text("goals"))[
        *(
            choice(command(side), ".option", on=side == chosen)[words.text(f"goals_{side}")]
            for side in get_args(GoalSide)
        )
    ]


def bird_search(
    words: Words,
    catalog: Catalog,
    board: Board,
    sets: tuple[str, ...],
    deeds: Callable[[BirdCard], Iterable[Child]],
) -> Html:
    """The field for a few letters, and the birds found, with what can be done with each."""
    found = find(board.typed, catalog.ids_of("birds", sets), catalog, words)
    none = board.typed.strip() and not found
    return div(".board-search")[
        label[
            span[words.text("board/find")],
            input(
                "#board-find",
                type="search",
                value=board.typed,
                autocomplete="off",
                autocapitalize="off",
                spellcheck="false",
                placeholder=words.text("board/find_how"),
                **on_input(messages.FindOnBoard(), "value"),
            ),
        ],
        p(".faint", role="status")[words.text("board/found", n=len(found)) if found else None]
        if not none
        else p(role="status")[words.text("board/none_found")],
        ul(".board-found")[
            *(
                li[
                    portrait(card),
                    span(".board-bird")[
                        b[words.heading(card)], " ", span(".faint")[str(card.points)]
                    ],
                    span(".board-deeds")[*deeds(card)],
                ]
                for card in found
            )
        ]
        if found
        else None,
    ]
