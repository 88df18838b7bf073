"""What has happened, turn by turn, the newest turn on top."""

from __future__ import annotations

from wingspan.engine.events import AnyEvent, RoundBegan, TurnBegan

from .html import Html, el
from .scene import Scene

TURNS_SHOWN = 12


def chapters(events: tuple[AnyEvent, ...], most: int) -> list[tuple[int, tuple[AnyEvent, ...]]]:
    """The last ``most`` turns, oldest first, each with the number of its first entry."""
    end = len(events)
    found: list[tuple[int, tuple[AnyEvent, ...]]] = []
    for number in range(len(events) - 1, -1, -1):
        if isinstance(events[number], (TurnBegan, RoundBegan)) or number == 0:
            found.append((number, events[number:end]))
            end = number
            if len(found) == most:
                break
    return found[::-1]


def log(scene: Scene) -> Html:
    """A polite live region: what is added is read out."""
    words = scene.words
    turns = [
        el(
            "li",
            el("p", _sentence(scene, entries[0]), class_="turn-title"),
            el("ul", *(el("li", _sentence(scene, entry)) for entry in entries[1:])),
            id=f"log-{number}",
            class_="round" if isinstance(entries[0], RoundBegan) else "turn",
        )
        for number, entries in reversed(chapters(scene.events, TURNS_SHOWN))
    ]
    return el(
        "section",
        el("h2", words.text("log"), class_="panel-title", id="log-title"),
        el(
            "ol",
            *turns,
            class_="log-turns",
            role="log",
            aria_live="polite",
            aria_labelledby="log-title",
            tabindex="0",
        ),
        class_="log panel",
        id="log",
    )


def _sentence(scene: Scene, event: AnyEvent) -> str:
    return scene.words.event(event, scene.catalog, scene.names)
