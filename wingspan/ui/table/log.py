"""The game log, turn by turn, with the newest turn on top."""

from __future__ import annotations

import re
from typing import Protocol

import msgspec
from msgspec import Struct

from wingspan.engine.catalog import Catalog
from wingspan.engine.events import AnyEvent, RoundBegan, TurnBegan
from wingspan.words import Words

from .. import messages
from ..kit.buttons import button
from ..kit.html import EMPTY, Child, Html, div, h2, h3, join, li, ol, p, section, span, ul
from ..kit.icons import icon
from ..kit.parts import Part, lazy
from ..play.news import since_last_turn
from ..play.scene import LogNotes, Scene

TURNS_SHOWN = 12
TURNS_HEARD = 2
STOPS = re.compile(r"[\u00a0\u202f]?[,;:.!?)”»]+")
"""Punctuation right after a bird's name, which must not begin a line."""


def chapters(events: tuple[AnyEvent, ...], most: int) -> list[tuple[int, tuple[AnyEvent, ...]]]:
    """Return the last ``most`` turns, oldest first, each with the index of its first entry.

    The beginning of a round is a chapter too.
    """
    end = len(events)
    found: list[tuple[int, tuple[AnyEvent, ...]]] = []
    for number in range(len(events) - 1, -1, -1):
        if isinstance(events[number], (TurnBegan, RoundBegan)) or number == 0:
            found.append((number, events[number:end]))
            end = number
            if len(found) == most:
                break
    return found[::-1]


class Teller(Protocol):
    """What says in words what has happened."""

    @property
    def words(self) -> Words: ...
    @property
    def catalog(self) -> Catalog: ...
    @property
    def names(self) -> tuple[str, ...]: ...


class Log(Struct, frozen=True):
    """What the log shows: see the fields of the same names of :class:`.Scene`."""

    words: Words
    catalog: Catalog
    names: tuple[str, ...]
    events: tuple[AnyEvent, ...]
    log: LogNotes
    seat: int
    automa_seat: int
    asleep: bool
    is_open: bool
    """Whether it is visible, and not only for screen readers; then it goes further back."""


def log(scene: Scene, *, is_open: bool = True) -> Part:
    """The log as a polite live region: screen readers read what is added."""
    shown = Log(
        scene.words,
        scene.catalog,
        scene.names,
        scene.events,
        scene.log,
        scene.seat,
        scene.automa_seat,
        scene.asleep,
        is_open,
    )
    return lazy("log", _log, shown, "seen" if is_open else "heard")


def _log(shown: Log) -> Html:
    words, is_open = shown.words, shown.is_open
    most = TURNS_SHOWN if is_open else TURNS_HEARD
    turns = [
        li(
            id=f"log-{number}",
            aria_live="off" if _is_heard_otherwise(shown, entries) else None,
            class_="round" if isinstance(entries[0], RoundBegan) else "turn",
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
        if not (shown.asleep and _is_automas(shown, entries[0]))
    ]
    return section(".log#log", class_="panel" if is_open else "sr")[
        h2(".panel-title#log-title")[words.text("log")],
        div(
            ".log-turns",
            tabindex="0" if is_open else None,
            role="region",
            aria_labelledby="log-title",
        )[
            recap(shown) if shown.log.resumed else None,
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


def _is_automas(shown: Log, first: AnyEvent) -> bool:
    """Whether that entry begins a turn of the Automa."""
    return isinstance(first, TurnBegan) and first.player == shown.automa_seat


def _is_heard_otherwise(shown: Log, entries: tuple[AnyEvent, ...]) -> bool:
    """Whether screen readers read that turn elsewhere: as the question, or as a playback."""
    begun = entries[0]
    asked = isinstance(begun, TurnBegan) and begun.player == shown.seat and len(entries) == 1
    return asked or _is_played_back(shown, begun)


def _is_played_back(shown: Log, begun: AnyEvent) -> bool:
    """Whether that turn is announced in a message of its own; see :mod:`.playback`."""
    apart = isinstance(begun, TurnBegan) and begun.player in shown.log.apart
    return apart and not shown.log.goes_on


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


def recap(shown: Log) -> Html:
    """What happened since the viewer's last turn; if nothing did, the turn in progress."""
    words = shown.words
    events = since_last_turn(shown.events, shown.seat) or shown.events[_begun(shown) :]
    if not events:
        return EMPTY
    return section(".recap#recap")[
        h3(".recap-title")[words.text("since_last_turn")],
        ul(".recap-list")[*(li[told(shown, event)] for event in events)],
    ]


def _begun(shown: Log) -> int:
    """Return the index of the entry that begins the turn in progress."""
    numbers = [n for n, event in enumerate(shown.events) if isinstance(event, TurnBegan)]
    return numbers[-1] if numbers else len(shown.events)


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
    named = [(shown.words.bird(shown.catalog.birds[bird]), bird) for bird in known]
    places = sorted((rest.find(name), name, bird) for name, bird in named if name in rest)
    done = 0
    for place, name, bird in places:
        if place < done:
            continue
        end = place + len(name)
        stop = STOPS.match(rest, end)
        link = bird_link(name, bird)
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
