"""What those who are not at this screen did since one's last turn, to be played back step by step.

It stands there whole from the first moment on. static/motion.mjs shows one step after the other,
with the parts of the table lit that it touches, until something is pressed.
"""

from __future__ import annotations

from wingspan.engine.events import (
    ActionTaken,
    AnyEvent,
    AutomaCube,
    AutomaDrew,
    AutomaLaidEggs,
    AutomaTookBird,
    AutomaTookDice,
    AutomaTookFaceDown,
    CardDrawn,
    DeckCardDrawn,
    DiceRolled,
    DieRemoved,
    FoodGained,
    PowerUsed,
    TrayRefilled,
)

from ..kit.html import EMPTY, Html, el, join
from ..play.scene import Scene
from .log import birds_of, told

UNTOLD = (AutomaDrew, ActionTaken, PowerUsed)
"""Entries that only announce what the next ones tell."""


def playback(scene: Scene) -> Html:
    """A strip with one line for all of it, which opens; for screen readers it is one message."""
    numbered = [(n, event) for n, event in scene.turns_apart if not isinstance(event, UNTOLD)]
    steps = [event for _, event in numbered]
    if not steps:
        return EMPTY
    words = scene.words
    title = words.text("since_last_turn")
    lines = [words.event(event, scene.catalog, scene.names) for event in steps]
    whole = f"{'. '.join(lines)}."
    return el(
        "div",
        el("p", f"{words.label(title)}{whole}", class_="sr", role="status"),
        el(
            "details",
            el(
                "summary",
                el("span", title, class_="sr"),
                el("span", whole, class_="played-whole", aria_hidden="true"),
                join(
                    el(
                        "span",
                        line,
                        class_="played-step",
                        aria_hidden="true",
                        data_lights=" ".join(touched(scene, event)),
                    )
                    for line, event in zip(lines, steps, strict=True)
                ),
            ),
            el("ol", *(el("li", told(scene, event)) for event in steps)),
            class_="played",
        ),
        class_="playback",
        id="playback",
        data_playback=f"{numbered[0][0]}-{numbered[-1][0]}",
    )


def touched(scene: Scene, event: AnyEvent) -> tuple[str, ...]:
    """The ids of the parts of the table that an entry is about; some may not be shown."""
    birds = [f"{where}-{bird}" for bird in birds_of(event) for where in ("bird", "tray")]
    match event:
        case AutomaTookDice():
            return ("birdfeeder", "automa")
        case AutomaTookBird() | AutomaLaidEggs() | AutomaTookFaceDown():
            return ("automa", *birds)
        case AutomaCube():
            return ("goals",)
        case DiceRolled() | DieRemoved():
            return ("birdfeeder",)
        case FoodGained(face=face) if face is not None:
            return ("birdfeeder",)
        case DeckCardDrawn():
            return ("deck",)
        case TrayRefilled() | CardDrawn():
            return ("tray",)
        case _:
            return tuple(birds)
