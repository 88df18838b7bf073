"""The score pad on the screen: the open sheet with its birds, cards, goals and figures, and how all
players stand.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from wingspan.engine.cards import BirdCard
from wingspan.engine.catalog import Catalog
from wingspan.engine.components import HABITATS, ROUNDS, Habitat
from wingspan.engine.conditions import CardsInHand
from wingspan.engine.goals import counted
from wingspan.engine.setup import MOST_PLAYERS
from wingspan.engine.state import PlayedBird, ScoreSheet
from wingspan.engine.table import Table
from wingspan.words import Words, has_names, isolated, languages, own_name

from .. import messages
from ..kit.buttons import button, choice, on_input
from ..kit.html import (
    EMPTY,
    Html,
    Value,
    b,
    details,
    div,
    h4,
    input,
    label,
    li,
    ol,
    p,
    section,
    span,
    summary,
    table,
    tbody,
    td,
    th,
    thead,
    tr,
    ul,
)
from ..kit.icons import icon
from ..messages import PadField
from ..table.cards import worth
from ..table.scores import shown_categories
from .desk import Board
from .pad import Bird, Pad, counts_kept_food, reckoned, shown_count, told_apart
from .parts import (
    bird_search,
    bonus_choices,
    chooser,
    goal_choices,
    named,
    set_switches,
    sheet,
    sides,
    step_title,
)


def pad_page(words: Words, catalog: Catalog, board: Board) -> Html:
    pad = board.pad
    table_, sheets = reckoned(pad, catalog)
    return sheet(
        "board-pad",
        step_title(words.text("board/pad")),
        _set_up(words, pad),
        _players(words, pad, sheets),
        _name(words, pad),
        _birds(words, catalog, board, table_),
        _bonus(words, catalog, pad, table_),
        _goals(words, catalog, pad, table_),
        _more(words, pad, table_),
        _figures(words, pad, sheets, table_),
        _standing(words, pad, sheets, table_),
        bar=_bar(words, pad),
    )


def name_of(words: Words, pad: Pad, seat: int) -> str:
    if seat == len(pad.sheets):
        return words.text("automa")
    return isolated(pad.sheets[seat].name) or words.text("player_by_number", n=seat + 1)


def _players(words: Words, pad: Pad, sheets: tuple[ScoreSheet, ...]) -> Html:
    """A button for each player's sheet, with the points so far."""
    return div(".board-players", role="group", aria_label=words.text("players"))[
        *(
            choice(messages.FillPad("seat", str(seat)), ".option", on=seat == pad.seat)[
                span[name_of(words, pad, seat)], b[str(sheets[seat].total)]
            ]
            for seat in range(len(pad.sheets))
        )
    ]


def _number(
    named: Html, field: PadField, value: int | None, of: str = "", shown: object = ""
) -> Html:
    """The input of a number. ``shown``: what counts if nothing is filled in."""
    said = "" if value is None else str(value)
    return label[
        named, _field(field, said, of, inputmode="numeric", maxlength=3, placeholder=str(shown))
    ]


def _field(field: PadField, value: str, of: str = "", **more: Value) -> Html:
    """The input of a field: its id names the field."""
    return input(
        id="-".join(filter(None, ("pad", field, of))),
        type="text",
        value=value,
        autocomplete="off",
        **on_input(messages.FillPad(field, of=of), "value"),
        **more,
    )


def _name(words: Words, pad: Pad) -> Html:
    return label(".board-chooser")[
        span[words.text("board/name")], _field("name", pad.open.name, dir="auto", maxlength=40)
    ]


# birds

Lying = Literal["eggs", "cached", "tucked"]
PUT_ON: dict[Lying, str] = {"eggs": "egg", "cached": "seed", "tucked": "tucked"}
"""What lies on a bird, with its icons."""


def _birds(words: Words, catalog: Catalog, board: Board, table_: Table) -> Html:
    pad = board.pad

    def deeds(card: BirdCard) -> Iterator[Html]:
        for row in card.habitats:
            name = words.text("board/put", row=words.habitat(row), bird=words.bird(card))
            yield button(messages.PutBird(card.id, row), ".option", aria_label=name)[
                icon(row), span[words.habitat(row)]
            ]

    return section(".board-part")[
        h4[words.text("score_birds")],
        bird_search(words, catalog, board, pad.sets, deeds),
        *(
            section(".board-row", class_=row, aria_label=words.habitat(row))[
                ol[*(_bird(words, table_, row, place, bird) for place, bird in enumerate(birds))]
            ]
            for row in HABITATS
            if (birds := pad.open.mat.get(row))
        ),
    ]


def _bird(words: Words, table_: Table, row: Habitat, place: int, bird: Bird) -> Html:
    card = table_.birds[bird.bird]
    name = words.bird(card)
    lies = {what: getattr(bird, what) for what in PUT_ON}
    return li(id=f"pad-{bird.bird}")[
        button(
            messages.HoldUp(bird.bird),
            ".quiet.board-name",
            aria_label=words.text("board/read", bird=name),
        )[icon(row), b[name], span(".faint")[str(card.points)]],
        span(".board-on-it")[
            *(
                button(
                    messages.ChangeBird(row, place, what),
                    ".option",
                    aria_label=words.text(f"board/add.{what}", n=number, bird=name),
                )[icon(PUT_ON[what]), b[str(number)]]
                for what, number in lies.items()
            )
        ],
        details(".board-less")[
            summary[words.text("board/more"), span(".sr")[" ", name]],
            span(".board-on-it")[
                *(
                    button(
                        messages.ChangeBird(row, place, what, -1),
                        ".option",
                        disabled=not number,
                        aria_label=words.text(f"board/take.{what}", bird=name),
                    )["−", icon(PUT_ON[what])]
                    for what, number in lies.items()
                ),
                choice(messages.ChangeBird(row, place, "sideways"), ".option", on=bird.sideways)[
                    words.text("board/sideways")
                ],
                button(messages.ChangeBird(row, place, "out"), ".option")[
                    icon("bin"), words.text("board/out")
                ],
            ],
        ],
    ]


# bonus cards, goals, the rest


def _bonus(words: Words, catalog: Catalog, pad: Pad, table_: Table) -> Html:
    held = pad.open.bonus
    cards = [
        card
        for card in catalog.ids_of("bonus_cards", pad.sets)
        if not catalog.bonus_cards[card].automa_only and card not in held
    ]
    return section(".board-part")[
        h4[words.text("bonus_cards")],
        ul(".board-bonus")[*(_held(words, pad, table_, card) for card in held)] if held else None,
        chooser(
            messages.FillPad("bonus"),
            bonus_choices(words, catalog, cards),
            "",
            name=words.text("board/add_bonus"),
            id_="pad-bonus",
            none=words.text("board/choose"),
        ),
    ]


def listed_birds(words: Words, table_: Table, birds: list[PlayedBird]) -> str:
    return words.listed(words.bird(table_.birds[bird.bird]) for bird in birds)


def _held(words: Words, pad: Pad, table_: Table, card_id: str) -> Html:
    """A bonus card: what it pays, for which birds, and which nearly count."""
    card = table_.catalog.bonus_cards[card_id]
    number = counted(table_, table_.players[pad.seat], card.counts)
    counting, nearly = told_apart(table_, pad.seat, card)
    told = worth(words, card, number)
    if step := card.next_step(number):
        told += " · " + words.text("bonus_next", n=step[0], points=step[1])
    return li[
        named(words.bonus(card), messages.FillPad("bonus", card_id), words),
        p(".faint")[words.bonus_rule(card)],
        p[told],
        p[words.label(words.text("board/counting")), listed_birds(words, table_, counting)]
        if counting
        else None,
        p(".faint")[words.label(words.text("board/nearly")), listed_birds(words, table_, nearly)]
        if nearly
        else None,
    ]


def _goals(words: Words, catalog: Catalog, pad: Pad, table_: Table) -> Html:
    """How many of each goal the player had; those of a game against the Automa are known."""
    if pad.automa is not None:
        return EMPTY
    return section(".board-part")[
        h4[words.text("goals")],
        p(".faint")[words.text("board/goals_help")],
        ol(".board-goals")[*(_goal(words, catalog, pad, table_, n) for n in range(ROUNDS))],
    ]


def _goal(words: Words, catalog: Catalog, pad: Pad, table_: Table, number: int) -> Html:
    """A round's goal, how many the player had of it, and what that pays."""
    name = words.text("round_label", n=number + 1)
    shown = shown_count(pad, table_, number, table_.players[pad.seat])
    standing = table_.state.scored[number].standings[pad.seat]
    return li[
        chooser(
            messages.FillPad("goal", of=str(number)),
            goal_choices(words, catalog, pad.sets),
            pad.goals[number],
            name=name,
            id_=f"pad-goal-{number}",
            none=words.text("board/no_goal"),
        ),
        _number(
            span(".sr")[words.text("board/goal_count", round=name)],
            "count",
            pad.open.counts[number],
            str(number),
            "" if shown is None else shown,
        ),
        span(".faint")[words.text("points", n=standing.points)],
    ]


def _more(words: Words, pad: Pad, table_: Table) -> Html:
    """Spent nectar, unused food, and cards in hand and cached food if a bonus card counts them."""
    sheet, cards = pad.open, table_.catalog.bonus_cards
    in_hand = any(isinstance(cards[card].counts, CardsInHand) for card in sheet.bonus)
    counting = counts_kept_food(sheet, table_.catalog)
    nectar = [
        _number(
            span[icon("nectar"), words.text("board/spent", row=words.habitat(row))],
            "nectar",
            sheet.nectar.get(row),
            row,
            0,
        )
        for row in HABITATS
        if table_.with_nectar
    ]
    unused, hand = words.text("score_unused_food"), words.text("board/hand")
    return section(".board-part.board-more")[
        *nectar,
        _number(span[unused], "food", sheet.food or None, "", 0),
        _number(span[hand], "hand", sheet.hand or None, "", 0) if in_hand else None,
        _number(span[words.bonus_rule(counting)], "kept_food", sheet.kept_food or None, "", 0)
        if counting is not None
        else None,
    ]


# points


def categories(table_: Table) -> tuple[str, ...]:
    """The categories that this game has."""
    return shown_categories(table_.catalog.kit(table_.setup.sets))


def _figures(words: Words, pad: Pad, sheets: tuple[ScoreSheet, ...], table_: Table) -> Html:
    """The points by category, as birds, cards and goals give them unless a figure is typed."""
    mine = sheets[pad.seat]
    return section(".board-part")[
        h4[words.text("board/figures", name=name_of(words, pad, pad.seat))],
        p(".faint")[words.text("board/figures_help")],
        div(".board-figures")[
            *(
                _number(
                    span[words.text(f"score_{name}")],
                    "figure",
                    pad.open.figures.get(name),
                    name,
                    getattr(mine, name),
                )
                for name in categories(table_)
            )
        ],
    ]


def winners(words: Words, pad: Pad, sheets: tuple[ScoreSheet, ...]) -> str:
    """Say who has won, and whether unused food has decided."""
    best = [sheet for sheet in sheets if sheet.rank == 1]
    names = words.all_of(name_of(words, pad, sheet.player) for sheet in best)
    if len(sheets) == 1:
        return words.text("points", n=best[0].total)
    tied = sum(sheet.total == best[0].total for sheet in sheets) > 1
    how = "shared" if len(best) > 1 else "won_by_food" if tied else "won"
    return words.text(f"board/{how}", names=names)


def _standing(words: Words, pad: Pad, sheets: tuple[ScoreSheet, ...], table_: Table) -> Html:
    names = [name_of(words, pad, seat) for seat in range(len(sheets))]
    rows = [*categories(table_), "total", "unused_food", "rank"]
    return section(".board-part")[
        h4[words.text("board/points")],
        div(".scrolling", tabindex="0")[
            table(".score")[
                thead[tr[td, *(th(scope="col")[name] for name in names)]],
                tbody[
                    *(
                        tr(class_="total" if row == "total" else None)[
                            th(scope="row")[words.text(f"score_{row}")],
                            *(td[str(getattr(sheet, row))] for sheet in sheets),
                        ]
                        for row in rows
                    )
                ],
            ]
        ],
        p(".board-won", role="status")[b[winners(words, pad, sheets)]],
    ]


def _bar(words: Words, pad: Pad) -> Html:
    return div(".board-bar")[
        button(messages.SharePad(), ".option")[icon("share"), words.text("board/share")],
        button(messages.KeepPad(), ".option.primary.board-on", disabled=bool(pad.kept))[
            icon("statistics"), words.text("board/kept" if pad.kept else "board/keep")
        ],
    ]


def _set_up(words: Words, pad: Pad) -> Html:
    """Players, sets, the goal board: folded away, since most games are like the last."""
    return details(".board-set-up#pad-set-up")[
        summary[words.text("board/pad_set_up")],
        None
        if pad.automa is not None
        else div(".board-choices", role="group", aria_label=words.text("players"))[
            *(
                choice(messages.FillPad("players", str(n)), ".option", on=n == len(pad.sheets))[
                    words.text("board/players", n=n)
                ]
                for n in range(1, MOST_PLAYERS + 1)
            )
        ],
        h4[words.text("sets")],
        set_switches(words, pad.sets, lambda name: messages.FillPad("set", name)),
        h4[words.text("goals")],
        sides(words, pad.side, lambda side: messages.FillPad("side", side)),
        h4[words.text("names_language")],
        div(".board-choices")[
            *(
                choice(
                    messages.FillPad("names_language", language),
                    ".option",
                    on=language == pad.names_language,
                )[own_name(language)]
                for language in languages()
                if has_names(language)
            )
        ],
        button(messages.NewPad(), ".option")[icon("new"), words.text("board/new_pad")],
    ]
