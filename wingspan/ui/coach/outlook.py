"""What could follow an answer: a line of small pictures, and the panel beside its replay."""

from __future__ import annotations

from wingspan.bots.candidates import Candidate
from wingspan.coach.plans import Plan, Step
from wingspan.engine.decision import Decision
from wingspan.engine.options import TakeAction
from wingspan.words import Words

from .. import messages
from ..kit.buttons import button
from ..kit.html import EMPTY, Html, div, h2, join, p, section, span
from ..kit.icons import icon
from ..play.scene import Scene
from ..session.moment import Outlook, Replayed
from ..table.cards import portrait
from ..table.log import bird_link
from ..table.table_page import Panel
from .answers import told

PICTURES = {"gain_food": "dice", "lay_eggs": "egg", "draw_cards": "card"}


def plan_line(
    scene: Scene,
    decision: Decision,
    candidate: Candidate,
    plan: Plan | None,
    place: int | None = None,
) -> Html:
    """The answer, if it is an action, and the actions that most often follow it.

    Empty if the plan has no steps. ``place``: the answer's index among those shown, for a button
    that plays it out; None for no button.
    """
    words = scene.words
    if plan is not None and not plan.steps:
        return EMPTY
    if plan is None:
        return p(".plan.faint")[words.text("coach/plan_open")]
    then = span(".plan-then")[" → "]
    between = then if plan.ordered else span(".plan-then")[" + "]
    first, *others = (_picture(scene, step) for step in plan.steps)
    told = join((first, *(piece for step in others for piece in (between, step))))
    option = decision.options[candidate.option]
    if isinstance(option, TakeAction):
        taken = Step(option.action, candidate.bird, candidate.habitat)
        told = join((_picture(scene, taken), then, told))
    often = span(".plan-often")[words.text(f"coach/plan_{plan.how_often}")]
    line = p(".plan")[often, " ", span(".plan-steps")[told]]
    if place is None:
        return line
    name = words.text("coach/play_plan")
    return join((line, button(messages.PlayPlan(place), ".quiet.play-plan")[icon("play"), name]))


def _picture(scene: Scene, step: Step) -> Html:
    """A picture with a name; pressing the name of a bird shows its card."""
    words = scene.words
    if step.bird is not None:
        card = scene.catalog.birds[step.bird]
        where = icon(step.habitat, words.habitat(step.habitat)) if step.habitat else EMPTY
        name = bird_link(words.bird(card), step.bird)
        return span(".plan-step.plan-bird")[portrait(card), where, name]
    if step.likely is not None:
        card = scene.catalog.birds[step.likely]
        named = bird_link(words.bird(card), step.likely)
        likely = span[words.text("coach/plan_likely"), " ", named]
        return span(".plan-step.plan-bird")[portrait(card), likely]
    if step.action == "play_bird":
        drawn, name = icon("play_bird"), span[words.text("coach/plan_some_bird")]
    else:
        drawn, name = icon(PICTURES[step.action]), span[words.action(step.action)]
    return span(".plan-step")[drawn, name]


def outlook_panel(words: Words, shown: Replayed, outlook: Outlook) -> Panel:
    """What the example is of, beside its replay."""
    scene = shown.scene
    name = told(words, scene.catalog, scene.names, outlook.decision, outlook.candidate)
    panel = section(".teaching.hint-panel", aria_labelledby="outlook")[
        h2(".teaching-title#outlook")[icon("play"), words.text("coach/outlook")],
        div(".hint-said")[
            p(".teaching-aim")[words.text("coach/outlook_of", answer=name)],
            plan_line(scene, outlook.decision, outlook.candidate, outlook.plan),
            p(".faint")[words.text("coach/outlook_about")],
        ],
        div(".teaching-buttons")[
            button(messages.CloseReplay(), ".option.primary")[words.text("coach/outlook_back")]
        ],
    ]
    return Panel(panel, kind="of-outlook", tab="outlook")
