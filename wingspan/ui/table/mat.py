"""A player's mat: three rows of five spaces, each row headed by its action."""

from __future__ import annotations

from wingspan.engine.cards import BirdCard
from wingspan.engine.components import (
    ACTION_OF_HABITAT,
    COLUMNS,
    FOODS,
    HABITATS,
    Action,
    Habitat,
)
from wingspan.engine.mat import columns, covered
from wingspan.engine.options import Slot
from wingspan.engine.state import PlayedBird

from .. import commands
from ..kit.buttons import button, written
from ..kit.html import EMPTY, Html, Value, el, join
from ..kit.icons import icon, icons, said_icon
from ..play.scene import Scene
from .bird_card import face, hit, portrait, surface_of
from .first_things import again_here, lay_here
from .row_tip import play_tip, row_tip

BENEFIT_ICON = {"forest": "dice", "grassland": "egg", "wetland": "card"}
TRADE_ICON = {"card": "card", "food": "wild", "egg": "egg", "nectar": "nectar"}


def mat(scene: Scene, seat: int) -> Html:
    """The mat of ``seat``. Only the mat of whoever looks on asks for actions and rows."""
    mine = seat == scene.seat
    words = scene.words
    alone = len(scene.state.players) == 1
    title = words.text("your_mat") if alone else words.text("mat_of", name=scene.names[seat])
    return el(
        "section",
        el("h2", title, class_="sr" if alone else "panel-title"),
        el(
            "div",
            _play_row(scene, seat) if mine else None,
            *(_row(scene, seat, habitat, mine) for habitat in HABITATS),
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
    return el("span", icons("cube", count, scene.words.text("cubes", n=count)), class_="cubes")


def _head(
    scene: Scene,
    choice: int | None,
    name: str,
    preview: Html,
    classes: str,
    *,
    tip: str,
    entry: str,
    first: bool = False,
    idle: Action | None = None,
    why: str = "",
) -> Html:
    """A row's header. ``first``: the one cell of the mat that the Tab key stops at. ``idle``: the
    row's action, if it would do nothing, and ``why``: it is asked about once more.
    """
    inside = (
        el("span", name, class_="head-name", data_thing=f"head:{entry}"),
        preview,
        el("span", why, class_="in-vain") if why else None,
    )
    tab = "0" if first else "-1"
    if choice is None:
        return el(
            "div",
            *inside,
            class_=f"head {classes}",
            role="rowheader",
            tabindex=tab,
            data_cell=True,
            data_tip=tip,
            data_entry=entry,
        )
    does: dict[str, Value] = {"data_choice": choice}
    if idle:
        command, fields = written(commands.Doubt(idle))
        does = {"data_do": command, "data_with": fields}
    button = el(
        "button",
        *inside,
        type="button",
        class_=f"head {'ready' if idle else 'choosable'} {classes}",
        tabindex=tab,
        data_cell=True,
        data_tip=tip,
        data_entry=entry,
        **does,
    )
    return el("div", button, class_="head-cell", role="rowheader")


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
    preview = el("span", icon("play_bird"), _cubes(scene, seat, "play_bird"), class_="preview")
    return el(
        "div",
        _head(
            scene,
            choice,
            words.action("play_bird"),
            preview,
            "head-play",
            tip=play_tip(scene),
            entry="play_bird",
            first=True,
        ),
        *costs,
        class_="mat-row play-row",
        role="row",
    )


def _row(scene: Scene, seat: int, habitat: Habitat, mine: bool) -> Html:
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
        _head(
            scene,
            choice,
            words.habitat(habitat),
            _preview(scene, seat, habitat, row),
            f"head-{habitat}",
            tip=row_tip(scene, seat, habitat),
            entry=ACTION_OF_HABITAT[habitat],
            first=not mine and habitat == HABITATS[0],
            idle=action if mine and action in scene.in_vain else None,
            why=scene.why_in_vain(action) if mine else "",
        ),
        el(
            "div",
            *(_bird(scene, seat, habitat, column, bird) for column, bird in columns(row)),
            *(
                _exposed(scene, habitat, mine and column == covered(row))
                for column in range(covered(row), COLUMNS)
            ),
            class_="spaces",
            role="none",
        ),
        class_=f"mat-row row-{habitat}",
        data_row=habitat if mine else None,
        role="row",
        aria_label=words.habitat(habitat),
    )


def _preview(scene: Scene, seat: int, habitat: Habitat, row: list[PlayedBird]) -> Html:
    """What the row's action yields now: the exposed space's benefit.

    How many brown powers follow is said only to those who do not see their signs in the row.
    """
    words = scene.words
    space = scene.printed_mat.rows[habitat][covered(row)]
    powers = sum(scene.catalog.birds[bird.bird].color == "brown" for bird in row)
    pieces: list[Html] = []
    if space.reset:
        pieces.append(
            el("span", said_icon("reset", words.text(f"reset_{space.reset}")), class_="reset")
        )
    pieces.append(
        el(
            "span",
            str(space.gain),
            said_icon(BENEFIT_ICON[habitat], words.text(f"benefit_{habitat}", n=space.gain)),
            class_="gain",
        )
    )
    if space.trade:
        paid = [said_icon(TRADE_ICON[pay], words.text(f"trade_{pay}")) for pay in space.trade.pay]
        pieces.append(
            el(
                "span",
                "+1" if space.trade.times == 1 else f"+{space.trade.times}×1",
                join(paid, "/"),
                class_="trade",
            )
        )
    if powers:
        pieces.append(el("span", words.text("powers", n=powers), class_="sr"))
    spent = scene.state.players[seat].nectar[habitat]
    if scene.kit.nectar:
        pieces.append(
            el(
                "span",
                icon("nectar", words.text("spent_nectar"), "", "nectar.scoring"),
                str(spent),
                class_="spent-nectar" + ("" if spent else " none"),
            )
        )
    pieces.append(_cubes(scene, seat, ACTION_OF_HABITAT[habitat]))
    return el("span", *pieces, class_="preview")


def _exposed(scene: Scene, habitat: Habitat, next_one: bool) -> Html:
    """A space without a bird; the next one to be covered may stand for its row."""
    choice = scene.choices.habitat(habitat) if next_one else None
    label = "" if choice is None else scene.choices.label(choice)
    return el(
        "div",
        el("span", scene.words.text("empty_space"), class_="sr"),
        hit(choice, label, inside=True),
        _place_here(scene, habitat) if next_one else None,
        class_="space empty"
        + (" choosable" if choice is not None else "")
        + (" place" if next_one and scene.plan and scene.plan.place(habitat) else ""),
        role="gridcell",
        tabindex="-1",
        data_cell=True,
    )


def _place_here(scene: Scene, habitat: Habitat) -> Html:
    """Puts the card held over the mat into that row, where it may go."""
    held = scene.plan
    if held is None or held.place(habitat) is None:
        return EMPTY
    label = scene.words.text("place_here", bird=scene.words.bird(scene.catalog.birds[held.bird]))
    return surface_of(commands.Place(held.bird, habitat), label, inside=True)


def _bird(scene: Scene, seat: int, habitat: Habitat, column: int, played: PlayedBird) -> Html:
    words = scene.words
    card = scene.catalog.birds[played.bird]
    choice = scene.choices.place(seat, habitat, column)
    name = words.bird(card)
    asking = (
        scene.decision is not None
        and scene.decision.source is not None
        and scene.decision.source.bird == played.bird
    )
    states = (
        (" choosable" if choice is not None else "")
        + (" asking" if asking else "")
        + (" sideways" if played.sideways else "")
        + (" fresh" if played.bird in scene.news.birds else "")
    )
    return el(
        "div",
        el("span", el("span", str(card.points), class_="points"), name, class_="bird-name"),
        portrait(card),
        stock(scene, played),
        _sign(scene, card),
        hit(choice, "" if choice is None else scene.choices.label(choice), inside=True),
        again_here(scene, choice),
        lay_here(scene, Slot(seat, habitat, column)),
        peek(scene, played.bird),
        id=f"bird-{played.bird}",
        data_thing=f"card:{played.bird}",
        class_=f"space bird color-{card.color} column-{column}{states}",
        data_entry=f"bird.{played.bird}",
        role="gridcell",
        tabindex="-1",
        data_cell=True,
    )


def _sign(scene: Scene, card: BirdCard) -> Html:
    """The kind of its power as a sign; what it does is said to those who do not see the card."""
    if card.power is None:
        return EMPTY
    words = scene.words
    return el(
        "span",
        icon(f"power-{card.color}", words.power_kind(card.color)),
        el("span", " " + words.power(card), class_="sr"),
        class_=f"sign power-{card.color}",
    )


MOST_DRAWN = 3
"""So many things of a kind are drawn one by one; more of them are one with their number."""


def _drawn(name: str, count: int) -> Html:
    """Things that can be counted at a glance."""
    if count <= MOST_DRAWN:
        return icons(name, count)
    return join((el("b", str(count), aria_hidden="true"), icon(name)))


def stock(scene: Scene, played: PlayedBird) -> Html:
    """What lies on and under a bird: eggs out of its limit, cached food, tucked cards."""
    words, card = scene.words, scene.catalog.birds[played.bird]
    said = words.text("eggs_of", n=played.eggs, limit=card.egg_limit)
    eggs = el(
        "span",
        icon(card.nest, words.nest(card.nest), "nest"),
        _eggs(played.eggs, card.egg_limit),
        el("span", said, class_="sr"),
        class_="eggs",
        data_tip=said,
        data_entry="icon.egg",
    )
    cached = join(
        _kept(food, n, words.text("cached", n=n, food=words.food(food, n)), "caching")
        for food in FOODS
        if (n := played.cached.get(food, 0))
    )
    n = len(played.tucked)
    tucked = _kept("tucked", n, words.text("tucked", n=n), "icon.tucked") if n else None
    return el("span", eggs, cached, tucked, class_="stock")


def _eggs(eggs: int, limit: int) -> Html:
    """The eggs, and the room for more: drawn where all of it can be counted, else as a number."""
    if limit <= MOST_DRAWN:
        return join((icons("egg", eggs), icons("egg-space", limit - eggs)))
    drawn = _drawn("egg", eggs) if eggs else icon("egg-space")
    return join((drawn, el("span", f"/{limit}", class_="limit", aria_hidden="true")))


def _kept(name: str, count: int, said: str, entry: str) -> Html:
    """Things of one kind that a bird keeps."""
    return el(
        "span",
        _drawn(name, count),
        el("span", said, class_="sr"),
        class_=f"kept {name}",
        data_tip=said,
        data_entry=entry,
    )


def peek(scene: Scene, bird: str) -> Html:
    """A way to read the whole card of a bird that lies small on the mat."""
    card = scene.catalog.birds[bird]
    name = scene.words.bird(card)
    return el(
        "div",
        button(
            commands.Look("card", bird),
            el("span", scene.words.text("read_card", name=name), class_="sr"),
            el("span", "i", aria_hidden="true"),
            class_="info",
            tabindex="-1",
        ),
        el("div", face(card, scene.words), class_=f"card sheet color-{card.color}"),
        class_="peek",
    )
