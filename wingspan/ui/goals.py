"""The goals of the four rounds: what they count, what places pay, how everybody stands."""

from __future__ import annotations

from wingspan.engine.conditions import NoGoal
from wingspan.engine.events import GoalStanding
from wingspan.engine.things import ROUNDS

from .html import Html, el, join
from .scene import Scene


def goals(scene: Scene) -> Html:
    words = scene.words
    side = words.text(f"goals_{scene.setup.goals}")
    return el(
        "section",
        el("h2", words.text("goals"), " ", el("span", side, class_="count"), class_="panel-title"),
        el("ol", *(_goal(scene, number) for number in range(ROUNDS)), class_="goal-list"),
        class_="goals panel",
        id="goals",
    )


def _goal(scene: Scene, number: int) -> Html:
    words = scene.words
    goal = scene.catalog.goals[scene.state.goals[number]]
    scored = scene.state.scored[number] if number < len(scene.state.scored) else None
    current = number + 1 == scene.state.round and scored is None
    return el(
        "li",
        el(
            "span",
            el("span", words.text("round_n", n=number + 1), class_="sr"),
            el("span", str(number + 1), aria_hidden="true"),
            class_="goal-round",
        ),
        el(
            "div",
            el("p", words.goal(goal), class_="goal-name"),
            None
            if _no_goal(scene, number)
            else _standings(scene, scored.standings)
            if scored
            else _outlook(scene, number),
            class_="goal-body",
        ),
        class_="goal" + (" current" if current else " scored" if scored else ""),
        aria_current="step" if current else None,
    )


def _no_goal(scene: Scene, number: int) -> bool:
    return isinstance(scene.catalog.goals[scene.state.goals[number]].counts, NoGoal)


def payouts(scene: Scene, number: int) -> str:
    """What the goal's places pay: "4 · 1", or so much for each thing on the blue side.

    Nothing where no goal is scored.
    """
    if _no_goal(scene, number):
        return ""
    board = scene.catalog.furniture.goal_board
    if scene.setup.goals == "blue":
        return scene.words.text("goal_each", most=board.blue_most)
    places = board.green[number][: max(2, len(scene.names))]
    return scene.words.text("goal_places", places=" · ".join(map(str, places)))


def _outlook(scene: Scene, number: int) -> Html:
    """What can be won, and how everybody stands now."""
    goal = scene.catalog.goals[scene.state.goals[number]]
    if number + 1 == scene.state.round:
        now = _standings(scene, scene.standings())
    else:
        now = el(
            "p",
            " · ".join(
                f"{scene.names[seat]} {scene.count(goal.counts, seat)}"
                for seat in range(len(scene.state.players))
            ),
            class_="goal-standing",
        )
    return join((el("p", payouts(scene, number), class_="goal-pays"), now))


def _standings(scene: Scene, standings: tuple[GoalStanding, ...]) -> Html:
    return el(
        "p",
        join(
            (
                el(
                    "span",
                    f"{scene.names[standing.player]} {standing.counted} → ",
                    el("b", scene.words.text("points", n=standing.points)),
                )
                for standing in standings
            ),
            " · ",
        ),
        class_="goal-standing",
    )
