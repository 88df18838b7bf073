"""A player's mat: three rows of five spaces, each headed by its action. And mats in miniature."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from wingspan.engine.components import (
    ACTION_OF_HABITAT,
    COLUMNS,
    FOODS,
    HABITATS,
    Food,
    Habitat,
)
from wingspan.engine.mat import columns, covered

from .. import commands
from ..kit.buttons import button
from ..kit.html import Html, el
from ..kit.icons import icon, icons
from ..kit.parts import Put, around, inline
from ..play.scene import Scene
from .bird_card import portrait
from .heads import habitat_head, play_head
from .spaces import exposed, lying
from .touching import shown_seat


def middle(scene: Scene, asks: Html, put: Put) -> Html:
    """The mat in the middle, and ``asks``, the prompt on its edge."""
    seat = shown_seat(scene)
    return el(
        "div",
        el(
            "div",
            put(around(f"mat-{seat}", partial(mat, scene, seat))),
            class_="board",
            id="board",
        ),
        asks,
        class_="middle" if seat == scene.seat else "middle away",
        id="middle",
    )


def mat(scene: Scene, seat: int, put: Put = inline) -> Html:
    """The mat of ``seat``. Actions and rows can be chosen only on the viewer's own mat."""
    mine = seat == scene.seat
    words = scene.words
    alone = len(scene.state.players) == 1
    title = words.text("your_mat") if alone else words.text("mat_of", name=scene.names[seat])
    return el(
        "section",
        el("h2", title, class_="sr"),
        el(
            "div",
            _play_row(scene, seat, put) if mine else _owner_row(scene, seat),
            *(
                put(around(f"row-{seat}-{habitat}", partial(_row, scene, seat, habitat, mine)))
                for habitat in HABITATS
            ),
            class_="mat-grid",
            role="grid",
            aria_label=title,
        ),
        class_="mat",
        id=f"mat-{seat}",
        aria_label=title,
    )


def final_mat(scene: Scene, seat: int, head: Html) -> Html:
    """The mat of ``seat`` when the game is over, below ``head``: nothing on it can be chosen."""
    title = scene.words.text("mat_of", name=scene.names[seat])
    return el(
        "section",
        head,
        el(
            "div",
            *(_row(scene, seat, habitat, mine=False, put=inline) for habitat in HABITATS),
            class_="mat-grid",
            role="grid",
            aria_label=title,
        ),
        class_="mat",
        id=f"mat-{seat}",
        aria_label=title,
    )


def _play_row(scene: Scene, seat: int, put: Put) -> Html:
    words = scene.words
    choice = scene.choices.action("play_bird")
    egg_cost = scene.printed_mat.egg_cost
    costs = (
        el(
            "span",
            icons("egg", eggs, words.text("egg_cost", n=eggs, column=column + 1), "egg_cost")
            if eggs
            else el("span", words.text("no_eggs"), class_="faint"),
            class_="column-cost",
            role="columnheader",
        )
        for column, eggs in enumerate(egg_cost)
    )
    return el(
        "div",
        put(play_head(scene, seat)),
        *costs,
        class_="mat-row play-row" + (" asked-row" if choice is not None else ""),
        role="row",
    )


def _owner_row(scene: Scene, seat: int) -> Html:
    """The row above another player's mat: its owner, their belongings, and a button back."""
    return el(
        "div",
        el(
            "div",
            el(
                "span",
                button(
                    commands.ShowMat(scene.seat),
                    icon("undo"),
                    scene.words.text("your_mat"),
                    class_="option own-mat",
                ),
                el("b", scene.names[seat], class_=f"who seat-{seat}"),
                class_="owner",
            ),
            belongings(scene, seat),
            role="gridcell",
            tabindex="-1",
            data_cell=True,
            class_="owner-row",
        ),
        class_="mat-row",
        role="row",
    )


def belongings(scene: Scene, seat: int) -> Html:
    """The food of another player, and their numbers of cards and bonus cards."""
    words, player = scene.words, scene.state.players[seat]
    foods = [food for food in FOODS if food != "nectar" or scene.kit.nectar]

    def tokens(food: Food) -> Html:
        n = player.food.get(food, 0)
        return el(
            "li",
            icon(food),
            el("span", str(n), aria_hidden="true"),
            el("span", words.text("amount", n=n, thing=words.food(food, n)), class_="sr"),
            class_="belonging" + ("" if n else " spent"),
        )

    return el(
        "ul",
        *map(tokens, foods),
        el("li", icon("card"), words.text("cards_count", n=len(player.hand)), class_="belonging"),
        el(
            "li",
            icon("bonus"),
            words.text("bonus_cards_count", n=len(player.bonus)),
            class_="belonging",
        ),
        class_="belongings",
        aria_label=words.text("belongings_of", name=scene.names[seat]),
    )


def _row(scene: Scene, seat: int, habitat: Habitat, mine: bool, put: Put) -> Html:
    words = scene.words
    row = scene.state.players[seat].mat[habitat]
    action = ACTION_OF_HABITAT[habitat]
    choice = None
    if mine:
        choice = scene.choices.action(action)
        if choice is None:
            choice = scene.choices.habitat(habitat)
    return el(
        "div",
        put(habitat_head(scene, seat, habitat, choice, mine=mine)),
        el(
            "div",
            *(put(lying(scene, seat, habitat, column, bird)) for column, bird in columns(row)),
            *(
                put(exposed(scene, seat, habitat, column, mine and column == covered(row)))
                for column in range(covered(row), COLUMNS)
            ),
            class_="spaces",
            role="none",
        ),
        class_=f"mat-row row-{habitat}" + (" asked-row" if choice is not None else ""),
        data_row=habitat if mine else None,
        role="row",
        aria_label=words.habitat(habitat),
        id=f"row-{seat}-{habitat}",
    )


def small_mat(scene: Scene, seat: int, rows: Iterable[Habitat] = HABITATS) -> Html:
    """``rows`` of that seat's mat: each bird with its number of eggs."""
    return el(
        "span",
        *(_small_row(scene, seat, habitat) for habitat in rows),
        class_="mini",
        aria_hidden="true",
    )


def small_mat_shows(scene: Scene, seat: int) -> tuple[object, ...]:
    """All of the table that :func:`small_mat` depends on."""
    rows = scene.state.players[seat].mat.values()
    return tuple(tuple((bird.bird, bird.eggs, bird.sideways) for bird in row) for row in rows)


def _small_row(scene: Scene, seat: int, habitat: Habitat) -> Html:
    row = scene.state.players[seat].mat[habitat]
    spaces = [
        el(
            "span",
            portrait(scene.catalog.birds[bird.bird]),
            el("b", str(bird.eggs)) if bird.eggs else None,
            class_="mini-space taken" + (" sideways" if bird.sideways else ""),
            data_bird=bird.bird,
        )
        for bird in row
    ]
    free = COLUMNS - sum(2 if bird.sideways else 1 for bird in row)
    spaces += [el("span", class_="mini-space")] * free
    return el("span", *spaces, class_=f"mini-row row-{habitat}")
