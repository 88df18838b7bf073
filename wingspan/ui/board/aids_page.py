"""Aids for a game on a real table: goals and a first player drawn at random, birds that count for a
bonus card, and the card of every bird, with its rulings.
"""

from __future__ import annotations

from collections.abc import Iterator

from wingspan.engine.cards import BirdCard, BonusCard
from wingspan.engine.catalog import Catalog
from wingspan.engine.conditions import Birds, Eggs
from wingspan.engine.state import PlayedBird
from wingspan.engine.table import Table
from wingspan.words import Words

from .. import messages
from ..kit.buttons import button
from ..kit.html import Html, b, h4, li, ol, p, section, span
from ..kit.icons import icon
from .desk import Board
from .pad import counts_for, nearly_for, reckoned, told_apart
from .pad_page import listed_birds, name_of
from .parts import bird_search, bonus_choices, chooser, set_switches, sheet, step_title


def aids_page(words: Words, catalog: Catalog, board: Board) -> Html:
    aids, pad = board.aids, board.pad
    table_, _ = reckoned(pad, catalog)
    card = catalog.bonus_cards.get(aids.bonus)
    cards = [
        each
        for each in catalog.ids_of("bonus_cards", pad.sets)
        if isinstance(catalog.bonus_cards[each].counts, Birds | Eggs)
    ]

    def deeds(bird: BirdCard) -> Iterator[Html]:
        if card is not None:
            yield span(".board-verdict")[_verdict(words, table_, bird, card)]
        yield button(
            messages.HoldUp(bird.id),
            ".option",
            aria_label=words.text("board/read", bird=words.bird(bird)),
        )[icon("book"), words.text("board/card")]

    return sheet(
        "board-aids",
        step_title(words.text("board/aids")),
        section(".board-part")[
            h4[words.text("board/ask_bird")],
            chooser(
                messages.SetAid("bonus"),
                bonus_choices(words, catalog, cards),
                aids.bonus,
                name=words.text("board/counts_for"),
                id_="aids-bonus",
                none=words.text("board/any_bonus"),
            ),
            p(".faint")[words.bonus_rule(card)] if card else None,
            bird_search(words, catalog, board, pad.sets, deeds),
            *(_mine(words, board, table_, card) if card else ()),
        ],
        section(".board-part")[
            h4[words.text("board/draw")],
            button(messages.SetAid("draw"), ".option")[icon("dice"), words.text("board/draw_now")],
            ol(".board-drawn", role="status")[
                *(li[words.goal(catalog.goals[goal])] for goal in aids.goals)
            ]
            if aids.goals
            else None,
            p[words.text("board/first", name=name_of(words, pad, aids.first))]
            if aids.goals and aids.first < len(pad.sheets) > 1
            else None,
        ],
        section(".board-part")[
            h4[words.text("sets")],
            set_switches(words, pad.sets, lambda name: messages.FillPad("set", name)),
        ],
    )


def _verdict(words: Words, table_: Table, bird: BirdCard, card: BonusCard) -> Html:
    """Whether a bird counts for a bonus card, as far as its card says."""
    asked = card.counts
    eggs, tucked = (asked.eggs, asked.tucked) if isinstance(asked, Birds) else (0, 0)
    full = PlayedBird(bird.id, eggs=eggs, tucked=("?",) * tucked)
    if counts_for(table_, full, card):
        key, sign = "counts", icon("check")
    elif nearly_for(table_, full, card):
        key, sign = "counts_nearly", icon("close")
    else:
        key, sign = "counts_not", icon("close")
    return b[sign, words.text(f"board/{key}")]


def _mine(words: Words, board: Board, table_: Table, card: BonusCard) -> Iterator[Html]:
    """Which birds of the score pad count for a bonus card."""
    for seat, theirs in enumerate(board.pad.sheets):
        if not theirs.birds:
            continue
        counting, nearly = told_apart(table_, seat, card)
        who = words.label(name_of(words, board.pad, seat))
        yield p[who, listed_birds(words, table_, counting) or words.text("board/none_of_mine")]
        if nearly:
            named = listed_birds(words, table_, nearly)
            yield p(".faint")[words.label(words.text("board/nearly")), named]
