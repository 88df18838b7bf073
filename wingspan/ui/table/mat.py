"""A player's mat: three rows of five spaces, each headed by its action. And mats in miniature.

A head stands for the action of its row, and shows and tells what that yields now. A space shows
what is printed on it, or a bird and what is on the bird.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, partial

from msgspec import Struct

from wingspan.engine.cards import BirdCard, Space
from wingspan.engine.catalog import Catalog
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
from wingspan.engine.options import InHabitat, Slot, TakeAction
from wingspan.engine.state import PlayedBird
from wingspan.words import Words
from wingspan.words.grammar import sentence

from .. import messages
from ..kit import html
from ..kit.buttons import action_keys, button, digit_of, key_hint, written
from ..kit.html import EMPTY, Html, b, classes, div, h2, i, join, li, section, span, ul
from ..kit.icons import MOST_DRAWN, counted, icon, icons, lines, said_icon
from ..kit.parts import Part, Put, around, as_it_is, inline, lazy, place
from ..play.scene import Offer, Scene
from .cards import heard, hints, hit, is_long, plate_part, portrait, pressed, surface_of
from .supply import again_here, lay_here


def middle(scene: Scene, asks: Html, put: Put) -> Html:
    """The mat in the middle, and ``asks``, the prompt on its edge."""
    seat = scene.shown_seat
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
    choice = scene.choice(TakeAction("play_bird"))
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
    choice = scene.choice(TakeAction(action)) if mine else None
    asked = seat == scene.seat_of_rows
    if choice is None and asked:
        choice = scene.choice(InHabitat(habitat))
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
                put(
                    empty_space(
                        scene, seat, habitat, column, (mine or asked) and column == covered(row)
                    )
                )
                for column in range(covered(row), COLUMNS)
            ),
        ],
    ]


SmallRows = tuple[tuple[tuple[str, int, bool], ...], ...]
"""The birds of each row of a mat, each with its number of eggs and whether it lies sideways."""


def small_rows(scene: Scene, seat: int) -> SmallRows:
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


class Yield(Struct, frozen=True):
    """What the action of a row would yield now."""

    habitat: Habitat
    printed: Space
    """What is printed on the first space without a bird."""
    more: int
    """What the space after it would yield; 0 if there is none."""
    powers: tuple[str, ...]
    """The names of the birds whose brown powers follow, in the order of activation."""
    nectar: int | None
    """The nectar spent in the row; None in a game without nectar."""


def play_head(scene: Scene, seat: int) -> Part:
    id_ = f"head-{seat}-play"
    action: Action = "play_bird"
    offer, key = scene.offer(scene.choice(TakeAction(action))), action_keys(scene.words)[action]
    costs = tuple(scene.printed_mat.egg_cost)
    return lazy(id_, _head, id_, scene.words, action, offer, key, "", True, 0, costs)


def habitat_head(
    scene: Scene, seat: int, habitat: Habitat, choice: int | None, *, mine: bool
) -> Part:
    id_, action = f"head-{seat}-{habitat}", ACTION_OF_HABITAT[habitat]
    offer = scene.offer(choice)
    key: str | None = action_keys(scene.words)[action]
    if choice is not None and scene.choice(TakeAction(action)) != choice:
        key = digit_of(choice)  # the row is asked for
    why = scene.why_in_vain(action) if mine else ""
    first = not mine and habitat == HABITATS[0]
    cubes = scene.state.players[seat].cubes.get(action, 0)
    gives = _yield_of(scene, seat, habitat)
    return lazy(id_, _head, id_, scene.words, action, offer, key, why, first, cubes, gives)


FITS = 12, 14
"""The most letters of an action's name in one line beside its key: in usual type, and smaller."""


def _fit(name: str) -> str | None:
    usual, smaller = FITS
    return "longer" if len(name) > smaller else "long" if len(name) > usual else None


def _head(
    id_: str,
    words: Words,
    action: Action,
    offer: Offer | None,
    key: str | None,
    why: str,
    first: bool,
    cubes: int,
    gives: Yield | tuple[int, ...],
) -> Html:
    """The head of a row. It has a button even when that cannot be pressed: little changes then.

    ``offer``: the option that it stands for, taken by ``key``. ``why``: why the action would do
    nothing, so that choosing it must be confirmed. ``first``: whether it is the one cell of the mat
    that the Tab key reaches. ``cubes``: the number of action cubes on it. ``gives``: what the
    action yields, or the eggs that a bird costs, by column.
    """
    kind: str = "play"
    sign = brief = preview = EMPTY
    if isinstance(gives, Yield):
        tip, kind = _tip_of_row(words, gives), gives.habitat
        sign = icon(gives.habitat, words.habitat(gives.habitat))
        brief = span(".head-brief", aria_hidden="true")[words.text(f"brief_{action}")]
        preview = _preview(words, cubes, gives)
    else:
        tip = play_tip(words, gives)
    is_asked = offer is not None
    ready = is_asked and bool(why)
    taken = None if why else offer
    command, fields = written(messages.Doubt(action)) if ready else (None, None)
    button = html.button(
        ".head",
        class_=classes("ready" if ready else "choosable" if is_asked else None, f"head-{kind}"),
        type="button",
        aria_disabled=None if is_asked else "true",
        tabindex="0" if first else "-1",
        data_cell=True,
        data_tip=tip,
        data_entry=action,
        data_choice=taken and taken.choice,
        **hints(taken and taken.mark),
        data_do=command,
        data_with=fields,
    )[
        span(".head-name", class_=_fit(words.action(action)), data_thing=f"head:{action}")[
            sign,
            key_hint(key) if is_asked else None,
            span(".head-word")[words.action(action)],
            brief,
        ],
        preview,
        span(".in-vain")[why] if why else None,
    ]
    return div(".head-cell", role="rowheader", id=id_)[button]


def _preview(words: Words, cubes: int, gives: Yield) -> Html:
    """What the action yields now, and what lies on the head; the row itself shows the powers."""
    powers = len(gives.powers)
    nectar = None
    if gives.nectar is not None:
        nectar = span(".spent-nectar", class_=None if gives.nectar else "none")[
            icon("nectar", words.text("spent_nectar"), "", "nectar.scoring"), str(gives.nectar)
        ]
    said = span(".sr")[words.text("powers", n=powers)] if powers else None
    lying = _cubes(words, cubes)
    return join(
        (
            span(".preview")[*yields(words, gives.habitat, gives.printed), said],
            span(".head-foot")[lying, nectar] if lying or nectar else None,
        )
    )


def _cubes(words: Words, count: int) -> Html:
    if not count:
        return EMPTY
    said = words.text("cubes", n=count)
    return span(".cubes", data_tip=said, data_entry="icon.cube")[
        *(i(".cube") for _ in range(count)), span(".sr")[said]
    ]


def row_tip(scene: Scene, seat: int, habitat: Habitat) -> str:
    """What the row's action would do for ``seat``, in the order of its steps."""
    return _tip_of_row(scene.words, _yield_of(scene, seat, habitat))


def _yield_of(scene: Scene, seat: int, habitat: Habitat) -> Yield:
    player, printed = scene.state.players[seat], scene.printed_mat.rows[habitat]
    row = player.mat[habitat]
    at = covered(row)
    cards = (scene.catalog.birds[bird.bird] for bird in reversed(row))
    return Yield(
        habitat,
        printed[at],
        printed[at + 1].gain if at < COLUMNS else 0,
        tuple(scene.words.bird(card) for card in cards if card.color == "brown"),
        player.nectar[habitat] if scene.kit.nectar else None,
    )


def _tip_of_row(words: Words, gives: Yield) -> str:
    space, habitat, more = gives.printed, gives.habitat, gives.more
    reset = words.text(f"reset_{space.reset}") if space.reset else ""
    trade = ""
    if space.trade:
        ways = words.one_of(words.text(f"tip.row.pay.{p}") for p in space.trade.pay)
        trade = words.text(f"tip.row.trade.{habitat}", ways=ways)
        if space.trade.times > 1:
            trade += " " + words.text("tip.row.twice")
    return lines(
        sentence(reset) if reset else "",
        words.text(f"tip.row.{habitat}", n=space.gain),
        trade,
        words.text("tip.row.powers", birds=words.listed(gives.powers)) if gives.powers else "",
        words.text("tip.row.next", n=more) if more > space.gain else "",
    )


def play_tip(words: Words, costs: Iterable[int]) -> str:
    """The cost of the action "play a bird" in eggs, by column."""
    return words.text("tip.play", eggs=" · ".join(map(str, costs)))


BENEFIT_ICON = {"forest": "dice", "grassland": "egg", "wetland": "card"}
TRADE_ICON = {"card": "card", "food": "wild", "egg": "egg", "nectar": "nectar"}


def yields(words: Words, habitat: Habitat, space: Space) -> list[Html]:
    """Return icons for what the row's action yields if ``space`` is the first without a bird."""
    pieces: list[Html] = []
    if space.reset:
        pieces.append(span(".reset")[said_icon("reset", words.text(f"reset_{space.reset}"))])
    pieces.append(
        span(".gain")[
            str(space.gain),
            said_icon(BENEFIT_ICON[habitat], words.text(f"benefit_{habitat}", n=space.gain)),
        ]
    )
    if space.trade:
        paid = [said_icon(TRADE_ICON[pay], words.text(f"trade_{pay}")) for pay in space.trade.pay]
        pieces.append(
            span(".trade")[
                "+1" if space.trade.times == 1 else f"+{space.trade.times}×1", join(paid, "/")
            ]
        )
    return pieces


def empty_space(scene: Scene, seat: int, habitat: Habitat, column: int, next_one: bool) -> Part:
    """``next_one``: whether a bird played into the row would cover it."""
    asked = next_one and seat == scene.seat_of_rows
    offer = scene.offer(scene.choice(InHabitat(habitat))) if asked else None
    held = None
    if next_one and scene.plan is not None and scene.plan.place(habitat) is not None:
        held = scene.catalog.birds[scene.plan.bird]
    printed = _printed(scene.words, habitat, scene.printed_mat.rows[habitat][column])
    id_ = f"space-{seat}-{habitat}-{column}"
    states = classes(
        "next" if next_one else None,
        "choosable" if offer is not None else None,
        "place" if held else None,
        "laid" if next_one and scene.presses else None,
    )
    space = div(
        ".space.empty", class_=states, role="gridcell", tabindex="-1", data_cell=True, id=id_
    )[
        span(".sr")[scene.words.text("empty_space")],
        span(".shade")[portrait(held)] if held else printed,
        hit(offer, inside=True),
        pressed(scene, f"next:{habitat}", inside=True) if next_one else None,
        surface_of(
            messages.Place(held.id, habitat),
            scene.words.text("place_here", bird=scene.words.the_bird(held)),
            inside=True,
        )
        if held
        else None,
    ]
    return lazy(id_, as_it_is, space)


@cache
def _printed(words: Words, habitat: Habitat, space: Space) -> Html:
    return span(".printed")[*yields(words, habitat, space)]


def bird_space(scene: Scene, seat: int, habitat: Habitat, column: int, played: PlayedBird) -> Part:
    """The space of a bird, with the bird's drawing as a part inside it."""
    words = scene.words
    card = scene.catalog.birds[played.bird]
    offer = scene.offer(scene.choice(Slot(seat, habitat, column)))
    lays = EMPTY
    if seat == scene.seat:
        lays = pressed(scene, f"space:{habitat}:{column}", inside=True)
    source = scene.decision.source if scene.decision is not None else None
    states = classes(
        f"column-{column}",
        "choosable" if offer is not None else None,
        "asking" if source is not None and source.bird == played.bird else None,
        "laid" if lays else None,
        "sideways" if played.sideways else None,
        "long-name" if is_long(words.bird(card)) else None,
        "fresh" if played.bird in scene.news.birds else None,
    )
    song = "unasked" if played.bird == scene.look.get("song") else ""
    presses = (
        hit(offer, inside=True),
        again_here(scene, offer),
        lay_here(scene, Slot(seat, habitat, column)),
        heard(song, card, words, "inside"),
        lays,
    )
    bird = card, words, states, stock(scene, played), presses
    return Part(f"bird-{card.id}", bird, _lying, (plate_part(card, "bird"),))


def _lying(
    card: BirdCard, words: Words, states: str | None, stock: Html, presses: tuple[Html, ...]
) -> Html:
    """A bird in its space. ``stock``: what is on it. ``presses``: the buttons on it."""
    return div(
        id=f"bird-{card.id}",
        data_thing=f"card:{card.id}",
        class_=classes("space bird", f"color-{card.color}", states),
        data_tip=None if card.power is None else words.power(card),
        data_entry=f"bird.{card.id}",
        role="gridcell",
        tabindex="-1",
        data_cell=True,
    )[
        b(".points")[str(card.points)],
        span(".bird-name")[words.heading(card)],
        place(plate_part(card, "bird")),
        stock,
        _sign(words, card),
        *presses,
        peek(words, card),
    ]


def _sign(words: Words, card: BirdCard) -> Html:
    if card.power is None:
        return EMPTY
    return span(".sign", class_=f"power-{card.color}")[
        icon(f"power-{card.color}", words.power_kind(card.color)),
        span(".sr")[" " + words.power(card)],
    ]


def stock(scene: Scene, played: PlayedBird) -> Html:
    words, card = scene.words, scene.catalog.birds[played.bird]
    said = words.text("eggs_of", n=played.eggs, limit=card.egg_limit)
    eggs = span(".eggs", data_tip=said, data_entry="icon.egg")[
        icon(card.nest, words.nest(card.nest), "nest"),
        _eggs(played.eggs, card.egg_limit),
        span(".sr")[said],
    ]
    cached = join(
        _kept(food, n, words.text("cached", n=n, food=words.food(food, n)), "caching")
        for food in FOODS
        if (n := played.cached.get(food, 0))
    )
    n = len(played.tucked)
    tucked = _kept("tucked", n, words.text("tucked", n=n), "icon.tucked") if n else None
    return span(".stock")[eggs, cached, tucked]


def _eggs(eggs: int, limit: int) -> Html:
    """The eggs and the room for more, with their number too if the limit is high."""
    drawn = join((icons("egg", eggs), icons("egg-space", limit - eggs)))
    if limit <= MOST_DRAWN:
        return drawn
    number = b(".limit", aria_hidden="true")[f"{eggs}/{limit}"]
    return join((span(".each")[drawn], number))


def _kept(name: str, count: int, said: str, entry: str) -> Html:
    """Food or cards of one kind on a bird. ``said``: the same in words."""
    return span(".kept", class_=name, data_tip=said, data_entry=entry)[
        counted(name, count), span(".sr")[said]
    ]


def peek(words: Words, card: BirdCard) -> Html:
    """A button that holds the card up: over the whole bird, or on its corner if it is an option."""
    return button(messages.HoldUp(card.id), ".info", tabindex="-1")[
        span(".sr")[words.text("read_card", name=words.bird(card))], span(aria_hidden="true")["i"]
    ]
