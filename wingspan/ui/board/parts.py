"""What the pages beside the board game share: headings, choices, birds by a few letters."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import get_args

from wingspan.engine.cards import BirdCard
from wingspan.engine.catalog import Catalog
from wingspan.engine.components import SETS, GoalSide
from wingspan.words import Words
from wingspan.words.finding import find
from wingspan.words.plain import plain

from .. import messages
from ..kit.buttons import choice, on_input
from ..kit.html import (
    EMPTY,
    Child,
    Html,
    b,
    div,
    h3,
    input,
    label,
    li,
    option,
    p,
    section,
    select,
    span,
    ul,
)
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
    field: str,
    choices: Iterable[tuple[str, str]],
    chosen: str,
    *,
    name: str,
    id_: str,
    none: str | None = None,
) -> Html:
    """A list that unfolds, and runs a command with what is chosen. ``none``: what stands for ""."""
    return label(".board-chooser")[
        span[name],
        select(id=id_, **on_input(command, field))[
            None if none is None else option(value="")[none],
            *(
                option(value=value, selected=value == chosen)[text[:1].upper() + text[1:]]
                for value, text in choices
            ),
        ],
    ]


def bonus_choices(words: Words, catalog: Catalog, cards: Iterable[str]) -> list[tuple[str, str]]:
    named = [(card, words.bonus(catalog.bonus_cards[card])) for card in cards]
    return sorted(named, key=lambda pair: plain(pair[1]))


def goal_choices(words: Words, catalog: Catalog, sets: tuple[str, ...]) -> list[tuple[str, str]]:
    goals = catalog.ids_of("goals", sets)
    named = [(goal, words.goal(catalog.goals[goal])) for goal in goals]
    return sorted(named, key=lambda pair: plain(pair[1]))


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
