"""The top bar: the round and the turns left, goals, points, and the buttons to everything else."""

from __future__ import annotations

from functools import lru_cache, partial

from wingspan.engine.components import ROUNDS
from wingspan.engine.events import TurnBegan
from wingspan.engine.rounds import turns_in_round
from wingspan.words import Words

from ..kit.html import Html, el, join
from ..kit.menu import AT_THE_TABLE, WHILE_WAITING, Tool, strip
from ..kit.parts import Part, Put, around, by_and_by
from ..kit.tips import lines
from ..play.scene import Scene
from .drawer import drawer_button
from .goals import goal_tiles, tiles_show
from .scores import chips_show, score_chips

FEW = 2
"""With more players than this, narrow windows show the goals in a line of their own."""


def turns_left(scene: Scene) -> int:
    """Return the turns that the viewer still has in this round, including one in progress."""
    state = scene.state
    if state.phase not in ("setup", "turn", "automa"):
        return 0
    taken = sum(scene.me.cubes.values())
    if state.phase == "turn" and state.turn_of == scene.seat:
        begun = next(event for event in reversed(scene.events) if isinstance(event, TurnBegan))
        taken = begun.turn - 1
    return scene.turns - taken


def clock_tip(scene: Scene) -> str:
    """The number of turns in each round, and what happens when a round ends."""
    goals = scene.state.goals
    turns = (turns_in_round(scene.catalog, goals, number + 1) for number in range(ROUNDS))
    return lines(
        scene.words.text("tip.clock", turns=" · ".join(map(str, turns))),
        scene.words.text("tip.clock.nectar") if scene.kit.nectar else "",
    )


def topbar(scene: Scene) -> Part:
    """The top bar, made of separate parts: most stay the same from one question to the next."""

    def parts(put: Put) -> Html:
        tools = WHILE_WAITING if scene.decision is None else AT_THE_TABLE
        told = drawer_button(scene, "log", "log", "log")
        return el(
            "header",
            el("h1", scene.words.text("title"), class_="brand"),
            put(by_and_by("clock", partial(_clock, scene), _clock_shows(scene))),
            put(by_and_by("goals", partial(goal_tiles, scene), tiles_show(scene))),
            put(by_and_by("scores", partial(score_chips, scene), chips_show(scene))),
            put(Part("tools", (scene.words, tools, told), _tools)),
            class_="topbar" + (" for-many" if len(scene.names) > FEW else ""),
            id="strip",
        )

    return around("strip", parts)


def _tools(shown: tuple[Words, tuple[Tool, ...], Html]) -> Html:
    return strip(*shown)


def _clock_shows(scene: Scene) -> tuple[object, ...]:
    """All that :func:`_clock` depends on."""
    goals = tuple(scene.state.goals)
    return scene.words, scene.catalog, scene.setup, goals, scene.state.round, turns_left(scene)


def _clock(scene: Scene) -> Html:
    return _clock_at(
        scene.words, scene.state.round, turns_left(scene), scene.turns, clock_tip(scene)
    )


@lru_cache(4)
def _clock_at(words: Words, round_: int, left: int, turns: int, tip: str) -> Html:
    return el(
        "p",
        el("b", words.text("round_of", n=round_, rounds=ROUNDS), class_="round-now"),
        el(
            "span",
            join(
                el("i", class_="turn-pip" + (" left" if number < left else ""))
                for number in range(turns)
            ),
            class_="turn-pips",
            aria_hidden="true",
        ),
        el("span", words.text("turns_left", n=left), class_="turns-left sr"),
        class_="clock",
        id="clock",
        data_thing="clock",
        data_tip=tip,
        data_entry="round_end",
    )
