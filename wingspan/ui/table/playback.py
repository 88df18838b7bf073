"""What players not at this screen did since the viewer's last turn, to watch step by step.

The markup is complete from the start. static/watching.mjs shows one step after the other in the
place of the drawer or of the question, highlighting what the step touches, until something is
pressed. Meanwhile nothing else speaks: the question and the end of a round are not seen yet.
"""

from __future__ import annotations

from itertools import groupby
from typing import NamedTuple

from msgspec import Struct

from wingspan.engine.catalog import Catalog
from wingspan.engine.components import HABITATS, Habitat
from wingspan.engine.events import (
    ActionTaken,
    AnyEvent,
    AutomaCube,
    AutomaDrew,
    AutomaLaidEggs,
    AutomaTookBird,
    AutomaTookDice,
    AutomaTookFaceDown,
    BirdPlayed,
    BirdsKept,
    CardDrawn,
    DeckCardDrawn,
    DiceRolled,
    DieRemoved,
    FoodGained,
    PowerUsed,
    TrayRefilled,
    TurnBegan,
)
from wingspan.words import Words

from ..kit import html
from ..kit.html import EMPTY, Html, b, details, div, i, li, ol, p, section, span, summary
from ..kit.icons import icon
from ..kit.parts import Part, lazy
from ..play.scene import Scene
from .bird_card import power
from .log import birds_of, told
from .mat import SmallRows, small_mat, small_rows

UNTOLD = (AutomaDrew, ActionTaken, PowerUsed)
"""Entries that only announce the ones after them."""


class TurnEvent(NamedTuple):
    """Something that happened in another player's turn."""

    turn_of: int
    """The seat whose turn it was; not always the one that acted."""
    round: int
    """The round of that turn."""
    event: AnyEvent
    bird: str
    """The bird that was played, or whose power it is; "" for none."""
    times: int = 1
    """How often the same event happened in a row."""


class Apart(Struct, frozen=True):
    """What others did, and the mats that it happened on."""

    words: Words
    catalog: Catalog
    names: tuple[str, ...]
    automa_seat: int
    turns: tuple[tuple[int, TurnBegan | None, AnyEvent], ...]
    """Each event with its index in the log, and the one before it if that began a turn."""
    goes_on: bool
    resumed: bool
    """The marks of :class:`.LogNotes` of these names."""
    mats: tuple[SmallRows, ...]
    """Everybody's mat, where it is not beside the table anyway."""


def apart(scene: Scene) -> Apart:
    """Return what seats apart did since the viewer's last turn."""
    players = len(scene.state.players)
    turns = []
    for number, event in scene.turns_apart:
        before = scene.events[number - 1]
        turns.append((number, before if isinstance(before, TurnBegan) else None, event))
    return Apart(
        scene.words,
        scene.catalog,
        scene.names,
        scene.automa_seat,
        tuple(turns),
        scene.log.goes_on,
        scene.log.resumed,
        tuple(small_rows(scene, seat) for seat in range(players)) if players > 2 else (),
    )


def playback(scene: Scene) -> Part:
    """A summary line that unfolds, and the stage on which the steps are watched.

    Screen readers get it as one message. While another player's turn is still in progress, it is
    neither played nor announced.
    """
    return lazy("playback", _playback, apart(scene))


def _playback(shown: Apart) -> Html:
    told_steps = steps(shown)
    if not told_steps:
        return EMPTY
    words, goes_on = shown.words, shown.goes_on
    title = words.text("since_last_turn")
    lines = [_line(shown, step) for step in told_steps]
    whole = f"{'. '.join(lines)}."
    first, last = shown.turns[0][0], shown.turns[-1][0]
    # The Automa's panel is beside the line and says what it did.
    beside = all(step.turn_of == shown.automa_seat for step in told_steps)
    return div(
        ".playback#playback",
        data_playback=None if goes_on else f"{first}-{last}",
        data_resumed=shown.resumed,
    )[
        p(".sr", role=None if goes_on else "status")[f"{words.label(title)}{whole}"],
        details(".played")[
            summary[
                span(class_=None if beside else "sr")[title],
                None if beside else span(".played-whole", aria_hidden="true")[whole],
            ],
            ol[*(li[told(shown, step.event), _times(step)] for step in told_steps)],
            _control(shown, "again", "replay", "watch_again"),
        ],
        _stage(shown, told_steps, lines),
    ]


def is_played_back(scene: Scene) -> bool:
    """Whether there is anything to watch."""
    return any(not isinstance(event, UNTOLD) for _, event in scene.turns_apart)


def steps(shown: Apart) -> list[TurnEvent]:
    """Return the steps since the viewer's last turn, without entries that only announce others."""
    found: list[TurnEvent] = []
    turn_of, round_, acting = -1, 0, ""
    for _, before, event in shown.turns:
        if before is not None:
            turn_of, round_, acting = before.player, before.round, ""
        elif isinstance(event, BirdsKept):
            turn_of = event.player
        if isinstance(event, ActionTaken):
            acting = ""
        elif isinstance(event, PowerUsed):
            acting = event.bird
        if not isinstance(event, UNTOLD):
            step = TurnEvent(
                turn_of, round_, event, event.bird if isinstance(event, BirdPlayed) else acting
            )
            if found and found[-1]._replace(times=1) == step:
                found[-1] = step._replace(times=found[-1].times + 1)
            else:
                found.append(step)
    return found


def _line(shown: Apart, step: TurnEvent) -> str:
    return shown.words.event(step.event, shown.catalog, shown.names) + (_times(step) or "")


def _times(step: TurnEvent) -> str | None:
    return f"\u00a0(×{step.times})" if step.times > 1 else None


def _stage(shown: Apart, told_steps: list[TurnEvent], lines: list[str]) -> Html:
    """Each turn with its mat, its steps and the powers used, and the buttons that control it."""
    numbered = enumerate(zip(told_steps, lines, strict=True))
    turns = groupby(numbered, key=lambda found: found[1][0].turn_of)
    return div(
        ".watch", popover="manual", role="group", aria_label=shown.words.text("since_last_turn")
    )[
        *(
            _turn(shown, seat, [(n, step, line) for n, (step, line) in turn])
            for seat, turn in turns
        ),
        div(".watch-controls")[
            _control(shown, "back", "step_back", "watch_back"),
            _control(shown, "pause", "pause", "watch_pause"),
            _control(shown, "skip", "skip", "watch_skip"),
        ],
    ]


def _turn(shown: Apart, seat: int, found: list[tuple[int, TurnEvent, str]]) -> Html:
    birds = {bird for _, step, _ in found for bird in (step.bird, *birds_of(step.event))}
    return section(".watch-turn", class_=f"seat-{seat}", data_seat=seat)[
        p(".watch-title")[
            i(".seat-mark", aria_hidden="true"),
            shown.words.text("watch_automa")
            if seat == shown.automa_seat
            else shown.words.text("watch_turn", name=shown.names[seat]),
        ],
        _rows(shown, seat, birds),
        ol[
            *(
                li(
                    ".played-step",
                    data_step=number,
                    data_lights=" ".join(touched(step)),
                    data_birds=" ".join(dict.fromkeys((step.bird, *birds_of(step.event)))).strip(),
                )[span[line], _power(shown, step)]
                for number, step, line in found
            )
        ],
    ]


def _rows(shown: Apart, seat: int, birds: set[str]) -> Html:
    """The rows of the mat that hold ``birds``; empty where the whole mat is beside the table.

    With two players it is; the Automa has none.
    """
    if seat >= len(shown.mats):
        return EMPTY
    mat = shown.mats[seat]
    rows: list[Habitat] = [
        habitat
        for habitat, row in zip(HABITATS, mat, strict=True)
        if any(bird in birds for bird, _, _ in row)
    ]
    return small_mat(shown.catalog, mat, rows)


def _power(shown: Apart, step: TurnEvent) -> Html | None:
    if not step.bird or step.bird not in shown.catalog.birds:
        return None
    card = shown.catalog.birds[step.bird]
    return div(".watch-card")[b[shown.words.bird(card)], power(card, shown.words)]


def _control(shown: Apart, does: str, picture: str, name: str) -> Html:
    said = shown.words.text(name)
    return html.button(".quiet", class_=f"watch-{does}", type="button", data_watch=does)[
        icon(picture), span[said]
    ]


def touched(step: TurnEvent) -> tuple[str, ...]:
    """Return the ids of the elements that a step is about; some may not be on the page.

    They are the things themselves, not the places that hold them.
    """
    event = step.event
    birds = [f"{where}-{bird}" for bird in birds_of(event) for where in ("bird", "tray")]
    match event:
        case AutomaTookDice():
            return ("birdfeeder", "automa")
        case AutomaTookBird() | AutomaLaidEggs() | AutomaTookFaceDown():
            return ("automa", *birds)
        case AutomaCube():
            return (f"goal-{step.round}",)
        case DiceRolled() | DieRemoved():
            return ("birdfeeder",)
        case FoodGained(face=face) if face is not None:
            return ("birdfeeder",)
        case DeckCardDrawn():
            return ("deck",)
        case TrayRefilled(cards):
            return tuple(f"tray-{bird}" for bird in cards)
        case CardDrawn():
            return ("tray",)
        case _:
            return tuple(birds)
