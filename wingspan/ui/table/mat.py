"""A player's mat: three rows of five spaces, each row headed by its action."""

from __future__ import annotations

from functools import partial

from wingspan.engine.components import (
    ACTION_OF_HABITAT,
    COLUMNS,
    FOODS,
    HABITATS,
    Action,
    Food,
    Habitat,
)
from wingspan.engine.mat import columns, covered
from wingspan.engine.state import PlayedBird

from .. import commands
from ..kit.buttons import button, written
from ..kit.html import EMPTY, Html, Value, el, join
from ..kit.icons import icon, icons
from ..kit.keys import action_keys, key_hint
from ..kit.parts import Put, around, inline, made
from ..play.scene import Scene
from .chosen import question_of, shown_seat
from .row_tip import play_tip, row_tip
from .spaces import exposed, lying, yields


def middle(scene: Scene, asks: Html, put: Put) -> Html:
    """The mat in the middle, and what asks on its edge."""
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
    """The mat of ``seat``. Only the mat of whoever looks on asks for actions and rows."""
    mine = seat == scene.seat
    words = scene.words
    alone = len(scene.state.players) == 1
    title = words.text("your_mat") if alone else words.text("mat_of", name=scene.names[seat])
    return el(
        "section",
        el("h2", title, class_="sr"),
        el(
            "div",
            _play_row(scene, seat) if mine else _owner_row(scene, seat),
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


def _cubes(scene: Scene, seat: int, action: str) -> Html:
    count = scene.state.players[seat].cubes.get(action, 0)  # type: ignore[call-overload]
    if not count:
        return EMPTY
    said = scene.words.text("cubes", n=count)
    return el(
        "span",
        *(el("i", class_="cube") for _ in range(count)),
        el("span", said, class_="sr"),
        class_="cubes",
        data_tip=said,
        data_entry="icon.cube",
    )


def _head(
    scene: Scene,
    choice: int | None,
    name: str,
    sign: Html,
    preview: Html,
    classes: str,
    *,
    tip: str,
    entry: Action,
    first: bool = False,
    idle: Action | None = None,
    why: str = "",
    brief: str = "",
    id: str | None = None,
) -> Html:
    """A row's header. ``first``: the one cell of the mat that the Tab key stops at. ``idle``: the
    row's action, if it would do nothing, and ``why``: it is asked about once more. ``brief``: the
    action in one word, where there is no room for more.
    """
    letter = action_keys(scene.words)[entry]
    inside = (
        el(
            "span",
            sign,
            key_hint(letter) if choice is not None else None,
            el("span", name, class_="head-word"),
            el("span", brief, class_="head-brief", aria_hidden="true") if brief else None,
            class_="head-name",
            data_thing=f"head:{entry}",
        ),
        preview,
        el("span", why, class_="in-vain") if why else None,
    )
    cell: dict[str, Value] = {
        "tabindex": "0" if first else "-1",
        "data_cell": True,
        "data_tip": tip,
        "data_entry": entry,
    }
    if choice is None:
        return el("div", *inside, class_=f"head {classes}", role="rowheader", id=id, **cell)
    if idle:
        command, fields = written(commands.Doubt(idle))
        cell |= {"data_do": command, "data_with": fields}
    else:
        cell["data_choice"] = choice
    look = f"head {'ready' if idle else 'choosable'} {classes}"
    button = el("button", *inside, type="button", class_=look, **cell)
    return el("div", button, class_="head-cell", role="rowheader", id=id)


def _play_row(scene: Scene, seat: int) -> Html:
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
        _head(
            scene,
            choice,
            words.action("play_bird"),
            EMPTY,
            EMPTY,
            "head-play",
            tip=play_tip(scene),
            entry="play_bird",
            first=True,
        ),
        *costs,
        class_="mat-row play-row" + (" asked-row" if choice is not None else ""),
        role="row",
    )


def _owner_row(scene: Scene, seat: int) -> Html:
    """Above the mat of somebody else: whose it is, what lies beside it, and the way back."""
    return el(
        "div",
        el(
            "div",
            el(
                "span",
                button(
                    commands.ShowMat(scene.seat, question_of(scene)),
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
    """What lies beside another player's mat: food, and how many cards."""
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
    head = _head(
        scene,
        choice,
        words.action(action),
        icon(habitat, words.habitat(habitat)),
        _preview(scene, seat, habitat, row),
        f"head-{habitat}",
        tip=row_tip(scene, seat, habitat),
        entry=action,
        first=not mine and habitat == HABITATS[0],
        idle=action if mine and action in scene.in_vain else None,
        why=scene.why_in_vain(action) if mine else "",
        brief=words.text(f"brief_{action}"),
        id=f"head-{seat}-{habitat}",
    )
    return el(
        "div",
        put(made(f"head-{seat}-{habitat}", head)),
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


def _preview(scene: Scene, seat: int, habitat: Habitat, row: list[PlayedBird]) -> Html:
    """What the row's action yields now, and the cubes that were spent on it.

    How many brown powers follow is said only to those who do not see their signs in the row.
    """
    words = scene.words
    powers = sum(scene.catalog.birds[bird.bird].color == "brown" for bird in row)
    spent = scene.state.players[seat].nectar[habitat]
    nectar = None
    if scene.kit.nectar:
        nectar = el(
            "span",
            icon("nectar", words.text("spent_nectar"), "", "nectar.scoring"),
            str(spent),
            class_="spent-nectar" + ("" if spent else " none"),
        )
    said = el("span", words.text("powers", n=powers), class_="sr") if powers else None
    cubes = _cubes(scene, seat, ACTION_OF_HABITAT[habitat])
    return join(
        (
            el(
                "span",
                *yields(words, habitat, scene.printed_mat.rows[habitat][covered(row)]),
                said,
                class_="preview",
            ),
            el("span", cubes, nectar, class_="head-foot") if cubes or nectar else None,
        )
    )
