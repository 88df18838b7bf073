"""What the guide of a first game says: its suggestion, the reason, and the other options."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from wingspan.engine.options import Bird
from wingspan.teaching.facts import Fact
from wingspan.words.grammar import small
from wingspan.words.teaching import guide

from .. import messages
from ..kit import html
from ..kit.buttons import button
from ..kit.html import EMPTY, Html, b, details, div, li, p, span, summary, ul
from ..play.scene import Scene
from .practice import Coached

if TYPE_CHECKING:
    from wingspan.bots.candidates import Candidate
    from wingspan.coach.analysis import Choice
    from wingspan.coach.guidance import Guidance
    from wingspan.coach.reasons import Part, Reason

MOST = 6
"""With more options than this, only those that were analysed are listed."""


def said(scene: Scene, coached: Coached, advice: Guidance) -> Html:
    """The suggestion with its reason, and the other options with what they are worth."""
    kept = advice.candidate.kept
    suggested = _answer(scene, coached, advice) if kept is None else _start(scene, advice, kept)
    told = _others(scene, coached, advice) if kept is None else _birds(scene, coached, advice, kept)
    words = scene.words
    sure = "coach_estimate" if advice.worlds else "coach_looking"
    return div(".guide-said")[
        div(".guide-suggestion", aria_live="polite")[*suggested],
        _listed(scene, list(told)),
        p(".faint")[words.text(f"teaching/{sure}", n=advice.worlds)],
    ]


def _listed(scene: Scene, items: list[Html]) -> Html:
    if not items:
        return EMPTY
    return details(".teaching-all", open=True)[
        summary[scene.words.text("teaching/coach_all")], ul(".teaching-tips")[*items]
    ]


# one answer


def _answer(scene: Scene, coached: Coached, advice: Guidance) -> list[Html]:
    option = _told(scene, advice.candidate)
    if scene.decision is not None and scene.decision.kind == "action":
        option = small(option)
    name = scene.words.text("teaching/coach_suggests", option=option)
    told = {
        "guide-fact": _fact(scene, _fact_of(coached, advice.candidate)),
        "guide-why": _why(scene, advice),
    }
    return [_heading(name), *(p(class_=kind)[each] for kind, each in told.items() if each)]


def _heading(name: str) -> Html:
    return p(".teaching-aim")[b[name]]


def _told(scene: Scene, way: Candidate) -> str:
    """A candidate in words: its option; for "play a bird" also the bird and the habitat."""
    words, decision = scene.words, scene.decision
    if decision is not None and decision.kind == "action" and way.bird and way.habitat:
        bird, habitat = words.the_bird(scene.catalog.birds[way.bird]), words.habitat(way.habitat)
        return words.text("teaching/coach_play", bird=bird, habitat=habitat)
    return scene.choices.label(way.option)


def _fact_of(coached: Coached, way: Candidate) -> Fact | None:
    return coached.birds.get(way.bird or "") or coached.facts[way.option]


def _fact(scene: Scene, fact: Fact | None) -> str:
    if fact is None:
        return ""
    return guide.fact_text(scene.words, fact.name, fact.values, scene.catalog)


def _why(scene: Scene, advice: Guidance) -> str:
    """The reason, or that the options are equally good; "" before anything was analysed."""
    why, against = advice.why, advice.against
    if why is not None and against is not None:
        lost = next(one.lost for one in advice.choices if one.candidate == against)
        return guide.reason_text(scene.words, _told(scene, against), lost, *_parts(why))
    return guide.as_good(scene.words) if len(advice.choices) > 1 else ""


def _parts(why: Reason) -> tuple[guide.Parts, guide.Parts, guide.Parts]:
    """The parts of the reason for a beginner: of what is held, only those in its favour."""
    held = [part for part in _pairs(why.held) if part[1] > 0]
    return _pairs(why.carried), _pairs(why.against), held


def _pairs(parts: tuple[Part, ...]) -> list[tuple[str, float]]:
    return [(part.name, part.more.points) for part in parts]


def _others(scene: Scene, coached: Coached, advice: Guidance) -> Iterator[Html]:
    """Yield the options that are not suggested: those analysed, then the rest if they are few."""
    looked_at = [choice for choice in advice.choices if choice.candidate != advice.candidate]
    for choice in looked_at:
        yield _item(
            scene, _told(scene, choice.candidate), _fact_of(coached, choice.candidate), choice
        )
    told = {advice.candidate.option, *(choice.candidate.option for choice in looked_at)}
    if len(coached.facts) <= MOST:
        for option, fact in enumerate(coached.facts):
            if option not in told:
                yield _item(scene, scene.choices.label(option), fact)


def _item(scene: Scene, name: str, fact: Fact | None, choice: Choice | None = None) -> Html:
    words = scene.words
    amount = EMPTY
    if choice is not None:
        lost = choice.lost
        amount_said = guide.points_fewer(words, lost) if lost else guide.equal(words)
        amount = span(".guide-amount")[amount_said]
    return li[b[name], " ", amount, " ", _fact(scene, fact)]


# the start of the game


def _start(scene: Scene, advice: Guidance, kept: tuple[str, ...]) -> list[Html]:
    """The suggested start as a whole: birds, food and bonus card."""
    words, birds = scene.words, scene.catalog.birds
    chosen = (*scene.me.apart, *kept)
    if chosen:
        named = words.all_of(words.the_bird(birds[card]) for card in chosen)
        name = words.text("teaching/coach_start", birds=named)
    else:
        name = words.text("teaching/coach_start_none")
    found = [_heading(name)]
    if advice.candidate.food:
        food = words.all_of(words.food(kind) for kind in advice.candidate.food)
        bonus = scene.catalog.bonus_cards.get(advice.candidate.bonus or "")
        key = "coach_beside_food" if bonus is None else "coach_beside"
        named = "" if bonus is None else words.bonus(bonus)
        found.append(p[words.text(f"teaching/{key}", food=food, bonus=named)])
    return found


def do_it(scene: Scene, advice: Guidance) -> Html:
    """The button that gives the suggested answer; for a start, it chooses all of it at once."""
    kept, food = advice.candidate.kept, advice.candidate.food
    name = scene.words.text("teaching/do_it")
    if food is None or kept is None or scene.opening.choice is None:
        choice = advice.candidate.option
        return html.button(".option.do-it", type="button", data_choice=choice)[name]
    begin = messages.TakeStart(kept, food, advice.candidate.bonus or "")
    return button(begin, ".option.do-it")[name]


def _birds(
    scene: Scene, coached: Coached, advice: Guidance, kept: tuple[str, ...]
) -> Iterator[Html]:
    """Yield the birds in hand, those to keep first, each with its value if kept and a fact."""
    words, decision = scene.words, scene.decision
    assert decision is not None
    told = list(zip(decision.options, coached.facts, strict=True))
    for option, fact in sorted(told, key=lambda pair: getattr(pair[0], "bird", "") not in kept):
        if isinstance(option, Bird):
            name = words.bird(scene.catalog.birds[option.bird])
            brings = _brings(scene, advice.birds.get(option.bird))
            yield li(".guide-bird")[b[name], " ", brings, " ", _fact(scene, fact)]


def _brings(scene: Scene, why: Reason | None) -> str:
    if why is None:
        return ""
    if not round(why.more.points) or not why.more.is_clear:
        return guide.bird_text(scene.words, None)
    lacking = [part for part in _pairs(why.held) if part[1] < 0]
    return guide.bird_text(scene.words, why.more.points, _pairs(why.carried), lacking)
