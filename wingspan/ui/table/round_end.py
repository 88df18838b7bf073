"""The end of a round: the points for its goal, what else happened, and the next goal."""

from __future__ import annotations

from wingspan.engine.cards import Goal
from wingspan.engine.conditions import NoGoal
from wingspan.engine.events import AnyEvent, GoalStanding, NectarDiscarded, TrayRefilled
from wingspan.engine.state import PlayedBird
from wingspan.words import Words

from .. import messages
from ..kit.buttons import button
from ..kit.drawings import landscape
from ..kit.html import Html, b, div, h2, h3, i, join, kbd, li, ol, p, section, span, ul
from ..kit.icons import icon
from ..play.history import worth
from ..play.scene import Scene
from ..session.moment import BetweenRounds
from .cards import portrait
from .log import Teller, told
from .scores import payouts

Standings = tuple[GoalStanding, ...]


def round_end_sheet(words: Words, shown: BetweenRounds) -> Html:
    """A sheet over the hand; mat, question and tray of the next round stay usable."""
    scene, ended = shown.scene, shown.ended
    number = ended.goal.round
    return section(".round-end.panel#round-end", role="dialog", aria_labelledby="round-end-title")[
        h2("#round-end-title", tabindex="-1", aria_describedby="round-end-stand")[
            words.text("round_ended", n=number)
        ],
        _stand(scene, number, ended.goal.standings),
        div(".next-round", tabindex="0")[
            h3[words.text("next_goal")],
            _ahead(scene, number + 1, scene.standings()),
            ul(".round-end-besides")[
                li[icon("cube"), p[words.text("cubes_back", n=scene.turns)]],
                *(_besides(scene, event) for event in ended.besides),
            ],
        ],
        div(".round-end-foot")[
            button(messages.NextRound(), ".option.primary", data_enter=True, data_escape=True)[
                words.text("next_round", n=number + 1), kbd(aria_hidden="true")["Enter"]
            ],
            p(".faint")[words.text("next_round_or_play")],
        ],
    ]


def _goal(scene: Scene, number: int) -> Goal:
    return scene.catalog.goals[scene.state.goals[number - 1]]


def _named(scene: Scene, goal: Goal) -> Html:
    return p(".round-end-goal", data_entry=f"goal.{goal.id}")[
        icon("goal"), b[scene.words.goal(goal)]
    ]


def _stand(scene: Scene, number: int, standings: Standings) -> Html:
    words = scene.words
    goal = _goal(scene, number)
    if isinstance(goal.counts, NoGoal):
        scored = p(".faint")[words.text("no_goal_help")]
    else:
        scored = ol(".podium", aria_label=words.text("share_paid"))[
            *(_perch(scene, standing, standings) for standing in standings)
        ]
    return div(".round-end-scored.scene#round-end-stand")[landscape(), _named(scene, goal), scored]


def _perch(scene: Scene, standing: GoalStanding, standings: Standings) -> Html:
    """A player's step of the podium, which is higher the more points the goal paid them."""
    words, seat = scene.words, standing.player
    ranks = sorted({other.points for other in standings}, reverse=True)
    tied = sum(other.place == standing.place for other in standings) > 1
    said = f"{words.label(words.text('share_count'))} {standing.counted}"
    if scene.setup.goals == "green" and standing.place is not None and tied:
        said += f", {words.text('share_tied')}"
    best = best_bird(scene, seat) if seat < len(scene.state.players) else None
    return li(".podium-place", class_=f"seat-{seat} rung-{ranks.index(standing.points) + 1}")[
        portrait(scene.catalog.birds[best.bird]) if best else None,
        p(".rung")[
            b(".sum")[f"+{standing.points}"],
            span(".podium-name")[scene.names[seat]],
            span(".faint")[said],
        ],
    ]


def _ahead(scene: Scene, number: int, standings: Standings) -> Html:
    words = scene.words
    goal = _goal(scene, number)
    name = _named(scene, goal)
    if isinstance(goal.counts, NoGoal):
        return join((name, p(".faint")[words.text("no_goal_help")]))
    have = (
        li(class_=f"seat-{standing.player}")[
            i(".seat-mark", aria_hidden="true"),
            words.label(scene.names[standing.player]),
            " ",
            b[str(standing.counted)],
        ]
        for standing in standings
    )
    return join(
        (
            name,
            p(".faint")[payouts(scene, number - 1)],
            ul(".round-end-standing")[*have],
        )
    )


def _besides(scene: Scene, event: AnyEvent) -> Html:
    """Another event of the end of the round, in the words of the log."""
    match event:
        case NectarDiscarded():
            picture = "nectar"
        case TrayRefilled():
            picture = "card"
        case _:
            picture = "automa"
    return li[icon(picture), p[told(Teller.of(scene), event)]]


def best_bird(scene: Scene, seat: int) -> PlayedBird | None:
    """Return the bird of that seat that is worth most by itself; None if there is no bird."""
    birds = [bird for row in scene.state.players[seat].mat.values() for bird in row]
    return max(birds, key=lambda bird: worth(bird, scene.catalog), default=None)
