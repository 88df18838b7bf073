"""The heads of a mat's rows: each stands for the row's action, and shows and tells what it
yields now."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct

from wingspan.engine.cards import Space
from wingspan.engine.components import ACTION_OF_HABITAT, COLUMNS, HABITATS, Action, Habitat
from wingspan.engine.mat import covered
from wingspan.engine.state import PlayedBird
from wingspan.words import Words
from wingspan.words.grammar import sentence

from .. import messages
from ..kit import html
from ..kit.buttons import written
from ..kit.html import EMPTY, Html, classes, div, i, join, span
from ..kit.icons import icon
from ..kit.keys import action_keys, digit_of, key_hint
from ..kit.parts import Part, lazy
from ..kit.tips import lines
from ..play.scene import Mark, Scene
from .bird_card import hints
from .spaces import yields


class Yield(Struct, frozen=True):
    """What the action of a row would yield now."""

    habitat: Habitat
    """The row."""
    printed: Space
    """What is printed on the first space without a bird."""
    more: int
    """What the space after it would yield; 0 if there is none."""
    powers: tuple[str, ...]
    """The names of the birds whose brown powers follow, in the order of activation."""
    nectar: int | None
    """The nectar spent in the row; None in a game without nectar."""


class Head(Struct, frozen=True):
    """The head of a row as it looks now."""

    id: str
    """The id of its element."""
    words: Words
    """In the language of the page."""
    entry: Action
    """The row's action."""
    choice: int | None
    """The option that it stands for, if any."""
    key: str | None
    """The key that takes that option."""
    idle: bool
    """Whether the action would do nothing, so that choosing it must be confirmed."""
    why: str
    """Why the action would do nothing; "" if it would do something."""
    hint: Mark | None
    """The coach's mark on the option."""
    first: bool
    """Whether it is the one cell of the mat that the Tab key reaches."""
    cubes: int
    """The number of action cubes on it."""
    costs: tuple[int, ...]
    """The eggs that a bird costs, by column, if the action is to play a bird; else empty."""
    gives: Yield | None
    """What the action yields, if it is that of a habitat."""


def play_head(scene: Scene, seat: int) -> Part:
    """The head of the row above the habitats: playing a bird."""
    choice = scene.choices.action("play_bird")
    head = Head(
        f"head-{seat}-play",
        scene.words,
        "play_bird",
        choice,
        action_keys(scene.words)["play_bird"],
        idle=False,
        why="",
        hint=scene.marked(choice),
        first=True,
        cubes=0,
        costs=tuple(scene.printed_mat.egg_cost),
        gives=None,
    )
    return lazy(head.id, _head, head)


def habitat_head(
    scene: Scene, seat: int, habitat: Habitat, choice: int | None, *, mine: bool
) -> Part:
    """The head of a habitat's row.

    ``choice``: the option that it stands for. ``mine``: whether the mat is the viewer's.
    """
    player, action = scene.state.players[seat], ACTION_OF_HABITAT[habitat]
    row, printed = player.mat[habitat], scene.printed_mat.rows[habitat]
    at = covered(row)
    head = Head(
        f"head-{seat}-{habitat}",
        scene.words,
        action,
        choice,
        _key_of(scene, action, choice),
        idle=mine and action in scene.in_vain,
        why=scene.why_in_vain(action) if mine else "",
        hint=scene.marked(choice),
        first=not mine and habitat == HABITATS[0],
        cubes=player.cubes.get(action, 0),
        costs=(),
        gives=Yield(
            habitat,
            printed[at],
            printed[at + 1].gain if at < COLUMNS else 0,
            brown_powers(scene, row),
            player.nectar[habitat] if scene.kit.nectar else None,
        ),
    )
    return lazy(head.id, _head, head)


def _key_of(scene: Scene, action: Action, choice: int | None) -> str | None:
    """The letter of the action; where the row is asked for, the digit of the option."""
    if choice is None or scene.choices.action(action) == choice:
        return action_keys(scene.words)[action]
    return digit_of(choice)


def _head(head: Head) -> Html:
    """The head's markup. It has a button even when that cannot be pressed: little changes then."""
    words, gives = head.words, head.gives
    sign = brief = preview = EMPTY
    if gives is not None:
        tip = tip_of_row(words, gives.habitat, gives.printed, gives.more, gives.powers)
        sign = icon(gives.habitat, words.habitat(gives.habitat))
        word = words.text(f"brief_{head.entry}")
        brief = span(".head-brief", aria_hidden="true")[word]
        preview = _preview(head, gives)
    else:
        tip = play_tip(words, head.costs)
    is_asked = head.choice is not None
    kind = "play" if gives is None else gives.habitat
    ready = is_asked and head.idle
    command, fields = written(messages.Doubt(head.entry)) if ready else (None, None)
    button = html.button(
        ".head",
        class_=classes("ready" if ready else "choosable" if is_asked else None, f"head-{kind}"),
        type="button",
        aria_disabled=None if is_asked else "true",
        tabindex="0" if head.first else "-1",
        data_cell=True,
        data_tip=tip,
        data_entry=head.entry,
        data_choice=None if ready else head.choice,
        **hints(None if ready else head.hint),
        data_do=command,
        data_with=fields,
    )[
        span(".head-name", data_thing=f"head:{head.entry}")[
            sign,
            key_hint(head.key) if is_asked else None,
            span(".head-word")[words.action(head.entry)],
            brief,
        ],
        preview,
        span(".in-vain")[head.why] if head.why else None,
    ]
    return div(".head-cell", role="rowheader", id=head.id)[button]


def _preview(head: Head, gives: Yield) -> Html:
    """What the row's action yields now, with the cubes on it and the nectar spent in the row.

    The number of brown powers is for screen readers only: the row itself shows their icons.
    """
    words, powers = head.words, len(gives.powers)
    nectar = None
    if gives.nectar is not None:
        nectar = span(".spent-nectar", class_=None if gives.nectar else "none")[
            icon("nectar", words.text("spent_nectar"), "", "nectar.scoring"), str(gives.nectar)
        ]
    said = span(".sr")[words.text("powers", n=powers)] if powers else None
    cubes = _cubes(words, head.cubes)
    return join(
        (
            span(".preview")[*yields(words, gives.habitat, gives.printed), said],
            span(".head-foot")[cubes, nectar] if cubes or nectar else None,
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
    row = scene.state.players[seat].mat[habitat]
    printed, at = scene.printed_mat.rows[habitat], covered(row)
    more = printed[at + 1].gain if at < COLUMNS else 0
    return tip_of_row(scene.words, habitat, printed[at], more, brown_powers(scene, row))


def brown_powers(scene: Scene, row: Sequence[PlayedBird]) -> tuple[str, ...]:
    """Return the names of the row's birds with brown powers, in the order of activation."""
    return tuple(
        scene.words.bird(scene.catalog.birds[bird.bird])
        for bird in reversed(row)
        if scene.catalog.birds[bird.bird].color == "brown"
    )


def tip_of_row(
    words: Words, habitat: Habitat, space: Space, more: int, powers: Sequence[str]
) -> str:
    """The same for the row's first space without a bird.

    ``more``: what the space after it would yield, 0 if there is none. ``powers``: the names of the
    birds whose powers follow.
    """
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
        words.text("tip.row.powers", birds=words.listed(powers)) if powers else "",
        words.text("tip.row.next", n=more) if more > space.gain else "",
    )


def play_tip(words: Words, costs: Iterable[int]) -> str:
    """The cost of the action "play a bird" in eggs, by column."""
    return words.text("tip.play", eggs=" · ".join(map(str, costs)))
