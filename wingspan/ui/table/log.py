"""The game log, the newest turn on top, and what others did since the viewer's last turn.

The latter, of players not at this screen, can be watched step by step. Its markup is complete from
the start: static/watching.mjs shows one step after the other in the place of the drawer or of the
question, highlighting what the step touches, until something is pressed. Meanwhile nothing else
speaks: the question and the end of a round are not seen yet.
"""

from __future__ import annotations

import re
from itertools import groupby
from typing import Any, NamedTuple, Self

import msgspec
from msgspec import Struct

from wingspan.engine import events as ev
from wingspan.engine.catalog import Catalog
from wingspan.engine.components import HABITATS, Habitat
from wingspan.engine.events import AnyEvent
from wingspan.words import Words

from .. import messages
from ..kit import html
from ..kit.buttons import button
from ..kit.html import (
    EMPTY,
    Child,
    Html,
    b,
    details,
    div,
    h2,
    i,
    join,
    li,
    ol,
    p,
    section,
    span,
    summary,
    ul,
)
from ..kit.icons import icon
from ..kit.parts import Part, lazy
from ..play.news import begun
from ..play.scene import LogNotes, Scene
from .cards import power
from .mat import SmallRows, small_mat, small_rows

TURNS_SHOWN, TURNS_HEARD = 12, 2
STOPS = re.compile(r"[\u00a0\u202f]?[,;:.!?)”»]+")
"""Punctuation right after a bird's name, which must not begin a line."""


def chapters(events: tuple[AnyEvent, ...], most: int) -> list[tuple[int, tuple[AnyEvent, ...]]]:
    """Return the last ``most`` turns and starts of rounds, after the indices where they begin."""
    end = len(events)
    found: list[tuple[int, tuple[AnyEvent, ...]]] = []
    for number in range(len(events) - 1, -1, -1):
        if isinstance(events[number], (ev.TurnBegan, ev.RoundBegan)) or number == 0:
            found.append((number, events[number:end]))
            end = number
            if len(found) == most:
                break
    return found[::-1]


class Teller(Struct, frozen=True):
    """What says in words what has happened: fields of :class:`.Scene`, by their names there."""

    words: Words
    catalog: Catalog
    names: tuple[str, ...]
    automa_seat: int

    @classmethod
    def of(cls, scene: Scene, **more: Any) -> Self:
        """Take its fields from the scene, but those in ``more``."""
        taken = (field for field in cls.__struct_fields__ if field not in more)
        return cls(**{field: getattr(scene, field) for field in taken}, **more)


class Log(Teller, frozen=True):
    """What the log shows: likewise fields of :class:`.Scene`."""

    events: tuple[AnyEvent, ...]
    log: LogNotes
    seat: int
    asleep: bool
    is_open: bool
    """Whether it is visible, and not only for screen readers; then it goes further back."""


def log(scene: Scene, *, is_open: bool = True) -> Part:
    """The log as a polite live region: screen readers read what is added."""
    shown = Log.of(scene, is_open=is_open)
    return lazy("log", _log, shown, waits="seen" if is_open else "heard")


def _log(shown: Log) -> Html:
    words, is_open = shown.words, shown.is_open
    most = TURNS_SHOWN if is_open else TURNS_HEARD
    turns = [
        li(
            id=f"log-{number}",
            aria_live="off" if _is_heard_otherwise(shown, entries) else None,
            class_="round" if isinstance(entries[0], ev.RoundBegan) else "turn",
        )[
            div(".turn-title")[
                p(id=f"turn-{number}")[told(shown, entries[0])], _again(shown, number)
            ],
            ul[
                *(
                    li(data_why=f"event.{at}")[
                        told(shown, entry),
                        _mark(shown, "answered_for_you") if at in shown.log.automatic else None,
                        _mark(shown, "hurried") if at in shown.log.hurried else None,
                    ]
                    for at, entry in enumerate(entries[1:], number + 1)
                )
            ],
        ]
        for number, entries in reversed(chapters(shown.events, most))
        if not (shown.asleep and begun(entries[:1], shown.automa_seat) != (None, None))
    ]
    return section(".log#log", class_="panel" if is_open else "sr")[
        h2(".panel-title#log-title")[words.text("log")],
        div(
            ".log-turns",
            tabindex="0" if is_open else None,
            role="region",
            aria_labelledby="log-title",
        )[
            div(
                # The log of a resumed game is filled at once. It can be read at will; only what is
                # added after the viewer's next answer is announced.
                role="log",
                aria_live="off" if shown.log.resumed else "polite",
                aria_labelledby="log-title",
            )[ol[*turns]],
            None if turns else p(".faint")[words.text("log_empty")],
        ],
    ]


def _is_heard_otherwise(shown: Log, entries: tuple[AnyEvent, ...]) -> bool:
    """Whether screen readers read that turn elsewhere: as the question, or in the playback."""
    begun = entries[0]
    if not isinstance(begun, ev.TurnBegan):
        return False
    asked = begun.player == shown.seat and len(entries) == 1
    return asked or (begun.player in shown.log.apart and not shown.log.goes_on)


def _again(shown: Log, number: int) -> Html:
    """A button that shows that turn in a replay.

    Screen readers do not read it with the additions to the log; its description names the turn for
    users who list all buttons.
    """
    name = shown.words.text("replay_turn")
    return span(aria_live="off")[
        button(
            messages.Watch(number),
            ".quiet.again",
            data_tip=name,
            aria_label=name,
            aria_describedby=f"turn-{number}",
        )[icon("replay")]
    ]


def _mark(shown: Log, how: str) -> Html:
    """A mark on an entry whose answer was given automatically or in a hurry."""
    said = shown.words.text(how)
    return span(".unasked", data_tip=said)[
        icon("check" if how == "answered_for_you" else "skip"), span(".sr")[f" ({said})"]
    ]


def told(shown: Teller, event: AnyEvent) -> Html:
    """The event in words, with each bird as a button that holds its card up. Cached."""
    key = shown.words, shown.catalog, shown.names, msgspec.json.encode(event)
    found = _told.get(key)
    if found is None:
        if len(_told) == REMEMBERED:
            _told.clear()
        found = _told[key] = _linked(shown, event)
    return found


_told: dict[tuple[Words, Catalog, tuple[str, ...], bytes], Html] = {}
"""Cache of told entries: an answer adds one or two to a log of some hundred entries."""

REMEMBERED = 2000


def _linked(shown: Teller, event: AnyEvent) -> Html:
    rest: str = shown.words.event(event, shown.catalog, shown.names)
    pieces: list[Child] = []
    known = [bird for bird in birds_of(event) if bird in shown.catalog.birds]
    named = ((shown.words.place_of(shown.catalog.birds[bird], rest), bird) for bird in known)
    done = 0
    for (place, end), bird in sorted((place, bird) for place, bird in named if place):
        if place < done:
            continue
        stop = STOPS.match(rest, end)
        link = bird_link(rest[place:end], bird)
        if stop:
            link = span(".unbroken")[link, stop[0]]
        pieces += [rest[done:place], link]
        done = end + len(stop[0]) if stop else end
    return join((*pieces, rest[done:]))


def bird_link(name: str, bird: str) -> Html:
    return button(messages.HoldUp(bird), ".bird-link")[name]


BIRD_FIELDS = (
    "bird",
    "under",
    "other",
    "prey",
    "card",
    "by",
    "copied",
    "cards",
    "birds",
    "discarded",
    "matching",
)
"""The fields of events that hold bird ids."""


def birds_of(event: AnyEvent) -> list[str]:
    """Return the ids of the birds in an entry, without duplicates; "?" for hidden cards."""
    found: list[str] = []
    for field in BIRD_FIELDS:
        value = getattr(event, field, None)
        if isinstance(value, str):
            found.append(value)
        elif isinstance(value, tuple):
            found += value
    return [*dict.fromkeys(found)]


UNTOLD = (ev.AutomaDrew, ev.ActionTaken, ev.PowerUsed)
"""Entries that only announce the ones after them."""


class TurnEvent(NamedTuple):
    """Something that happened in another player's turn."""

    turn_of: int
    """The seat whose turn it was; not always the one that acted."""
    round: int
    event: AnyEvent
    bird: str
    """The bird that was played, or whose power it is; "" for none."""
    times: int = 1
    """How often the same event happened in a row."""


class Apart(Teller, frozen=True):
    """What others did, and the mats that it happened on."""

    steps: tuple[TurnEvent, ...]
    entries: str
    """The first and the last entry of the log that they tell, "57-63"."""
    goes_on: bool
    resumed: bool
    """The marks of :class:`.LogNotes` of these names."""
    mats: tuple[SmallRows, ...]
    """Everybody's mat, where it is not beside the table anyway."""


def steps(scene: Scene) -> list[TurnEvent]:
    """Return the steps since the viewer's last turn, without entries that only announce others."""
    found: list[TurnEvent] = []
    turn_of, round_, acting = -1, 0, ""
    for number, event in scene.turns_apart:
        before = scene.events[number - 1]
        if isinstance(before, ev.TurnBegan):
            turn_of, round_, acting = before.player, before.round, ""
        elif isinstance(event, ev.BirdsKept):
            turn_of = event.player
        if isinstance(event, ev.ActionTaken):
            acting = ""
        elif isinstance(event, ev.PowerUsed):
            acting = event.bird
        if not isinstance(event, UNTOLD):
            step = TurnEvent(
                turn_of, round_, event, event.bird if isinstance(event, ev.BirdPlayed) else acting
            )
            if found and found[-1]._replace(times=1) == step:
                found[-1] = step._replace(times=found[-1].times + 1)
            else:
                found.append(step)
    return found


def playback(scene: Scene) -> Part:
    """A summary line that unfolds, and the stage on which the steps are watched; there are some.

    Screen readers get it as one message. While another player's turn is still in progress, it is
    neither played nor announced.
    """
    players = len(scene.state.players)
    (first, _), (last, _) = scene.turns_apart[0], scene.turns_apart[-1]
    shown = Apart.of(
        scene,
        steps=tuple(steps(scene)),
        entries=f"{first}-{last}",
        goes_on=scene.log.goes_on,
        resumed=scene.log.resumed,
        mats=tuple(small_rows(scene, seat) for seat in range(players)) if players > 2 else (),
    )
    return lazy("playback", _playback, shown)


def _playback(shown: Apart) -> Html:
    words, goes_on = shown.words, shown.goes_on
    title = words.text("since_last_turn")
    lines = [_line(shown, step) for step in shown.steps]
    whole = f"{'. '.join(lines)}."
    # The Automa's panel is beside the line and says what it did.
    beside = all(step.turn_of == shown.automa_seat for step in shown.steps)
    return div(
        ".playback#playback",
        data_playback=None if goes_on else shown.entries,
        data_resumed=shown.resumed,
    )[
        p(".sr", role=None if goes_on else "status")[f"{words.label(title)}{whole}"],
        details(".played")[
            summary[
                span(class_=None if beside else "sr")[title],
                None if beside else span(".played-whole", aria_hidden="true")[whole],
            ],
            ol[*(li[told(shown, step.event), _times(step)] for step in shown.steps)],
            _control(shown, "again", "replay"),
        ],
        _stage(shown, lines),
    ]


def _line(shown: Apart, step: TurnEvent) -> str:
    return shown.words.event(step.event, shown.catalog, shown.names) + (_times(step) or "")


def _times(step: TurnEvent) -> str | None:
    return f"\u00a0(×{step.times})" if step.times > 1 else None


def _stage(shown: Apart, lines: list[str]) -> Html:
    """Each turn with its mat, its steps and the powers used, and the buttons that control it."""
    numbered = enumerate(zip(shown.steps, lines, strict=True))
    turns = groupby(numbered, key=lambda found: found[1][0].turn_of)
    return div(
        ".watch", popover="manual", role="group", aria_label=shown.words.text("since_last_turn")
    )[
        *(
            _turn(shown, seat, [(n, step, line) for n, (step, line) in turn])
            for seat, turn in turns
        ),
        div(".watch-controls")[
            _control(shown, "back", "step_back"),
            _control(shown, "pause", "pause"),
            _control(shown, "skip", "skip"),
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
    """The rows of the mat that hold ``birds``; empty where the whole mat is beside the table."""
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


def _control(shown: Apart, does: str, picture: str) -> Html:
    return html.button(".quiet", class_=f"watch-{does}", type="button", data_watch=does)[
        icon(picture), span[shown.words.text(f"watch_{does}")]
    ]


def touched(step: TurnEvent) -> tuple[str, ...]:
    """Return the ids of the elements that a step is about; some may not be on the page."""
    event = step.event
    birds = [f"{where}-{bird}" for bird in birds_of(event) for where in ("bird", "tray")]
    match event:
        case ev.AutomaTookDice():
            return ("birdfeeder", "automa")
        case ev.AutomaTookBird() | ev.AutomaLaidEggs() | ev.AutomaTookFaceDown():
            return ("automa", *birds)
        case ev.AutomaCube():
            return (f"goal-{step.round}",)
        case ev.DiceRolled(why="apart"):
            return ()
        case ev.DiceRolled() | ev.DieRemoved():
            return ("birdfeeder",)
        case ev.FoodGained(face=face) if face is not None:
            return ("birdfeeder",)
        case ev.DeckCardDrawn():
            return ("deck",)
        case ev.TrayRefilled(cards):
            return tuple(f"tray-{bird}" for bird in cards)
        case ev.CardDrawn():
            return ("tray",)
        case _:
            return tuple(birds)
