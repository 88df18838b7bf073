"""The end of a round: who had how much of its goal, what else happened, what comes next."""

from __future__ import annotations

from wingspan.engine.conditions import NoGoal
from wingspan.engine.events import AnyEvent, GoalStanding, NectarDiscarded, TrayRefilled
from wingspan.words import Words

from .. import commands
from ..kit.buttons import button
from ..kit.html import Html, el
from ..kit.icons import icon
from ..play.scene import Scene
from ..session.moment import BetweenRounds
from ..table.goals import payouts
from ..table.log import told

Standings = tuple[GoalStanding, ...]


def round_end_sheet(words: Words, shown: BetweenRounds) -> Html:
    """All that the end of a round brought, beside the table of the next one, which can be played
    on meanwhile.
    """
    scene, ended = shown.scene, shown.ended
    number = ended.goal.round
    return el(
        "section",
        el("h2", words.text("round_ended", n=number), id="round-end-title", tabindex="-1"),
        _goal(scene, number, ended.goal.standings, paid=True),
        el("h3", words.text("next_goal")),
        _goal(scene, number + 1, scene.standings(), paid=False),
        el(
            "ul",
            el("li", icon("cube"), el("p", words.text("cubes_back", n=scene.turns))),
            *(_besides(scene, event) for event in ended.besides),
            class_="round-end-besides",
        ),
        el(
            "div",
            button(
                commands.NextRound(),
                words.text("next_round", n=number + 1),
                el("kbd", "Enter", aria_hidden="true"),
                class_="option primary",
                data_enter=True,
                data_escape=True,
            ),
            el("p", words.text("next_round_or_play"), class_="faint"),
            class_="round-end-foot",
        ),
        class_="round-end panel",
        id="round-end",
        role="dialog",
        aria_labelledby="round-end-title",
    )


def _goal(scene: Scene, number: int, standings: Standings, *, paid: bool) -> Html:
    """The goal of that round, and what everybody has of it; ``paid``: for good."""
    words = scene.words
    goal = scene.catalog.goals[scene.state.goals[number - 1]]
    name = el(
        "p",
        icon("goal"),
        el("b", words.goal(goal)),
        class_="round-end-goal",
        data_entry=f"goal.{goal.id}",
    )
    if isinstance(goal.counts, NoGoal):
        return el("div", name, el("p", words.text("no_goal_help"), class_="faint"))
    return el(
        "div",
        name,
        el("p", payouts(scene, number - 1), class_="faint"),
        _shares(scene, standings, paid=paid),
        class_="round-end-scored",
    )


def _shares(scene: Scene, standings: Standings, *, paid: bool) -> Html:
    """Everybody's share of a goal, the first place on top."""
    words = scene.words
    with_places = scene.setup.goals == "green"
    heads = (*(("share_place",) if with_places else ()), "share_player", "share_count")
    return el(
        "table",
        el(
            "thead",
            el(
                "tr",
                *(el("th", words.text(head), scope="col") for head in heads),
                el("th", words.text("share_paid" if paid else "share_now"), scope="col"),
            ),
        ),
        el(
            "tbody",
            *(
                _share(scene, standing, standings, paid=paid)
                for standing in sorted(standings, key=lambda s: (s.place or 9, -s.counted))
            ),
        ),
        class_="score shares" + (" paid" if paid else ""),
    )


def _share(scene: Scene, standing: GoalStanding, standings: Standings, *, paid: bool) -> Html:
    words = scene.words
    tied = sum(other.place == standing.place for other in standings) > 1
    place = "–" if standing.place is None else str(standing.place)
    return el(
        "tr",
        el(
            "td",
            el("span", place, class_=f"medal medal-{standing.place or 0}"),
            el("span", words.text("share_tied"), class_="faint")
            if tied and standing.place is not None
            else None,
        )
        if scene.setup.goals == "green"
        else None,
        el(
            "th",
            el("i", class_="seat-mark", aria_hidden="true"),
            scene.names[standing.player],
            scope="row",
            class_=f"seat-{standing.player}",
        ),
        el("td", str(standing.counted)),
        el("td", f"+{standing.points}" if paid else str(standing.points), class_="sum"),
    )


def _besides(scene: Scene, event: AnyEvent) -> Html:
    """What else happened then, as the log tells it."""
    match event:
        case NectarDiscarded():
            picture = "nectar"
        case TrayRefilled():
            picture = "card"
        case _:
            picture = "automa"
    return el("li", icon(picture), el("p", told(scene, event)))
