"""A player's mat: three rows of five spaces, each headed by its action. And mats in miniature."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from wingspan.engine.catalog import Catalog
from wingspan.engine.components import (
    ACTION_OF_HABITAT,
    COLUMNS,
    FOODS,
    HABITATS,
    Food,
    Habitat,
)
from wingspan.engine.mat import columns, covered

from .. import messages
from ..kit.buttons import button
from ..kit.html import Html, b, classes, div, h2, li, section, span, ul
from ..kit.icons import icon, icons
from ..kit.parts import Put, around, inline
from ..play.scene import Scene
from .bird_card import portrait
from .heads import habitat_head, play_head
from .spaces import bird_space, empty_space
from .touching import shown_seat


def middle(scene: Scene, asks: Html, put: Put) -> Html:
    """The mat in the middle, and ``asks``, the prompt on its edge."""
    seat = shown_seat(scene)
    return div(".middle#middle", class_=None if seat == scene.seat else "away")[
        div(".board#board")[put(around(f"mat-{seat}", partial(mat, scene, seat)))], asks
    ]


def mat(scene: Scene, seat: int, put: Put = inline) -> Html:
    """The mat of ``seat``. Actions and rows can be chosen only on the viewer's own mat."""
    mine = seat == scene.seat
    words = scene.words
    alone = len(scene.state.players) == 1
    title = words.text("your_mat") if alone else words.text("mat_of", name=scene.names[seat])
    return section(".mat", id=f"mat-{seat}", aria_label=title)[
        h2(".sr")[title],
        div(".mat-grid", role="grid", aria_label=title)[
            _play_row(scene, seat, put) if mine else _owner_row(scene, seat),
            *(
                put(around(f"row-{seat}-{habitat}", partial(_row, scene, seat, habitat, mine)))
                for habitat in HABITATS
            ),
        ],
    ]


def final_mat(scene: Scene, seat: int, head: Html) -> Html:
    """The mat of ``seat`` when the game is over, below ``head``: nothing on it can be chosen."""
    title = scene.words.text("mat_of", name=scene.names[seat])
    return section(".mat", id=f"mat-{seat}", aria_label=title)[
        head,
        div(".mat-grid", role="grid", aria_label=title)[
            *(_row(scene, seat, habitat, mine=False, put=inline) for habitat in HABITATS)
        ],
    ]


def _play_row(scene: Scene, seat: int, put: Put) -> Html:
    words = scene.words
    choice = scene.choices.action("play_bird")
    egg_cost = scene.printed_mat.egg_cost
    costs = (
        span(".column-cost", role="columnheader")[
            icons("egg", eggs, words.text("egg_cost", n=eggs, column=column + 1), "egg_cost")
            if eggs
            else span(".faint")[words.text("no_eggs")]
        ]
        for column, eggs in enumerate(egg_cost)
    )
    return div(".mat-row.play-row", class_="asked-row" if choice is not None else None, role="row")[
        put(play_head(scene, seat)), *costs
    ]


def _owner_row(scene: Scene, seat: int) -> Html:
    """The row above another player's mat: its owner, their belongings, and a button back."""
    return div(".mat-row", role="row")[
        div(".owner-row", role="gridcell", tabindex="-1", data_cell=True)[
            span(".owner")[
                button(messages.ShowMat(scene.seat), ".option.own-mat")[
                    icon("undo"), scene.words.text("your_mat")
                ],
                b(".who", class_=f"seat-{seat}")[scene.names[seat]],
            ],
            belongings(scene, seat),
        ]
    ]


def belongings(scene: Scene, seat: int) -> Html:
    """The food of another player, and their numbers of cards and bonus cards."""
    words, player = scene.words, scene.state.players[seat]
    foods = [food for food in FOODS if food != "nectar" or scene.kit.nectar]

    def tokens(food: Food) -> Html:
        n = player.food.get(food, 0)
        return li(".belonging", class_=None if n else "spent")[
            icon(food),
            span(aria_hidden="true")[str(n)],
            span(".sr")[words.text("amount", n=n, thing=words.food(food, n))],
        ]

    return ul(".belongings", aria_label=words.text("belongings_of", name=scene.names[seat]))[
        *map(tokens, foods),
        li(".belonging")[icon("card"), words.text("cards_count", n=len(player.hand))],
        li(".belonging")[icon("bonus"), words.text("bonus_cards_count", n=len(player.bonus))],
    ]


def _row(scene: Scene, seat: int, habitat: Habitat, mine: bool, put: Put) -> Html:
    words = scene.words
    row = scene.state.players[seat].mat[habitat]
    action = ACTION_OF_HABITAT[habitat]
    choice = None
    if mine:
        choice = scene.choices.action(action)
        if choice is None:
            choice = scene.choices.habitat(habitat)
    return div(
        ".mat-row",
        class_=classes(f"row-{habitat}", "asked-row" if choice is not None else None),
        data_row=habitat if mine else None,
        role="row",
        aria_label=words.habitat(habitat),
        id=f"row-{seat}-{habitat}",
    )[
        put(habitat_head(scene, seat, habitat, choice, mine=mine)),
        div(".spaces", role="none")[
            *(put(bird_space(scene, seat, habitat, column, bird)) for column, bird in columns(row)),
            *(
                put(empty_space(scene, seat, habitat, column, mine and column == covered(row)))
                for column in range(covered(row), COLUMNS)
            ),
        ],
    ]


SmallRows = tuple[tuple[tuple[str, int, bool], ...], ...]
"""The birds of each row of a mat, each with its number of eggs and whether it lies sideways."""


def small_rows(scene: Scene, seat: int) -> SmallRows:
    """Return that seat's mat as :func:`small_mat` shows it."""
    mat = scene.state.players[seat].mat
    return tuple(
        tuple((bird.bird, bird.eggs, bird.sideways) for bird in mat[row]) for row in HABITATS
    )


def small_mat(catalog: Catalog, mat: SmallRows, rows: Iterable[Habitat] = HABITATS) -> Html:
    """``rows`` of the mat: each bird with its number of eggs."""
    return span(".mini", aria_hidden="true")[
        *(_small_row(catalog, habitat, mat[HABITATS.index(habitat)]) for habitat in rows)
    ]


def _small_row(catalog: Catalog, habitat: Habitat, row: tuple[tuple[str, int, bool], ...]) -> Html:
    spaces = [
        span(".mini-space.taken", class_="sideways" if sideways else None, data_bird=bird)[
            portrait(catalog.birds[bird]), b[str(eggs)] if eggs else None
        ]
        for bird, eggs, sideways in row
    ]
    free = COLUMNS - sum(2 if sideways else 1 for _, _, sideways in row)
    spaces += [span(".mini-space")] * free
    return span(".mini-row", class_=f"row-{habitat}")[*spaces]
