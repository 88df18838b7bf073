"""The strip on top: round and turns left, language, and the way to another game."""

from __future__ import annotations

from wingspan.engine.components import ROUNDS
from wingspan.engine.events import TurnBegan
from wingspan.engine.rounds import turns_in_round

from ..kit.html import Html, el, join
from ..kit.menu import AT_THE_TABLE, WHILE_WAITING, strip
from ..kit.tips import lines
from ..play.scene import Scene


def turns_left(scene: Scene) -> int:
    """Turns that whoever looks on still has in this round, one in progress included."""
    state = scene.state
    if state.phase not in ("setup", "turn", "automa"):
        return 0
    taken = sum(scene.me.cubes.values())
    if state.phase == "turn" and state.turn_of == scene.seat:
        begun = next(event for event in reversed(scene.events) if isinstance(event, TurnBegan))
        taken = begun.turn - 1
    return scene.turns - taken


def clock_tip(scene: Scene) -> str:
    """How many turns every round has, and what happens when one ends."""
    goals = scene.state.goals
    turns = (turns_in_round(scene.catalog, goals, number + 1) for number in range(ROUNDS))
    return lines(
        scene.words.text("tip.clock", turns=" · ".join(map(str, turns))),
        scene.words.text("tip.clock.nectar") if scene.kit.nectar else "",
    )


def topbar(scene: Scene) -> Html:
    words = scene.words
    state = scene.state
    left = turns_left(scene)
    return el(
        "header",
        el("h1", words.text("title"), class_="brand"),
        el(
            "p",
            el("b", words.text("round_of", n=state.round, rounds=ROUNDS), class_="round-now"),
            el(
                "span",
                join(
                    el("i", class_="turn-pip" + (" left" if number < left else ""))
                    for number in range(scene.turns)
                ),
                class_="turn-pips",
                aria_hidden="true",
            ),
            el("span", words.text("turns_left", n=left), class_="turns-left"),
            class_="clock",
            data_thing="clock",
            data_tip=clock_tip(scene),
            data_entry="round_end",
        ),
        strip(words, WHILE_WAITING if scene.decision is None else AT_THE_TABLE),
        class_="topbar",
    )
