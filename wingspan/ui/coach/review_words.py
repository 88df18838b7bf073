"""What a review says in sentences: the summary, habits and themes."""

from __future__ import annotations

from collections.abc import Sequence

from wingspan.coach.figures import Estimate
from wingspan.coach.judging import Judgement
from wingspan.coach.review import Sum, Waterfall, by_habit, mistakes, rating, waterfall
from wingspan.coach.scale import LEVELS, plays_like
from wingspan.engine.components import ACTIONS
from wingspan.words import Words
from wingspan.words.coach.interface import figure, points, say

from ..session.moment import Judged

FEW = 5
"""Of fewer decisions than these no level is told."""

MOST_HABITS = 3
"""So many habits are told."""


def summary(words: Words, judged: Judged) -> list[str]:
    """Three sentences of a whole review: how it was played, the dearest habits, and luck; a fourth
    over one's last games."""
    review = judged.review
    found = [_played(words, review.judged)]
    habits = dearest(by_habit(review.judged)) if mistakes(review.judged) else []
    if habits:
        told = [_costs(words, "habit_in_all", one, one.lost.points) for one in habits]
        found.append(say(words, "summary_habits", habits=words.all_of(told)))
    else:
        found.append(say(words, "summary_no_habit"))
    found.append(_luck(words, waterfall(review, judged.final), alone=_is_alone(judged)))
    lasting = dearest(judged.habits)
    if judged.games > 1 and lasting:
        each = [_costs(words, "habit_each", one, one.lost.points / judged.games) for one in lasting]
        habits_said = words.all_of(each)
        found.append(say(words, "summary_last", games=judged.games, habits=habits_said))
    return found


def dearest(sums: Sequence[Sum]) -> list[Sum]:
    """At most three of them, the most expensive first: those that clearly cost something."""
    return [one for one in sums if one.lost.points > 0 and one.lost.is_clear][:MOST_HABITS]


def _costs(words: Words, key: str, found: Sum, lost: float) -> str:
    return say(words, key, habit=habit(words, found.name), lost=points(words, lost), n=found.number)


def scale(words: Words) -> str:
    """What the levels of computer players lose a decision, the strongest first."""
    levels = (f"{words.program(level)} {figure_of_two(words, lost)}" for level, lost in LEVELS)
    return say(words, "summary_scale", levels=words.listed(levels))


def _is_alone(judged: Judged) -> bool:
    """Whether nobody else had turns."""
    return not any(not stood.own for stood in judged.review.stood)


def _played(words: Words, judged: Sequence[Judgement]) -> str:
    each = rating(judged)
    lost = points(words, max(0.0, each.points * len(judged)))
    key = "summary_played" if len(judged) >= FEW else "summary_few"
    level = words.program(plays_like(each.points))
    return say(
        words,
        key,
        lost=lost,
        n=len(judged),
        each=figure_of_two(words, max(0.0, each.points)),
        bird=level,
    )


def figure_of_two(words: Words, number: float) -> str:
    """A small number with two decimals, as a rating is told."""
    hundredths = round(number * 100)
    tenths = words.tenths(hundredths // 10)
    return f"{tenths}{hundredths % 10}"


def habit(words: Words, name: str) -> str:
    """A theme, or which action was taken for which."""
    taken, _, better = name.partition(".")
    if not better:
        return say(words, f"theme_{taken}")
    names: dict[str, str] = {action: words.action(action) for action in ACTIONS}
    return say(words, "habit", taken=names[taken], better=names[better])


def _luck(words: Words, found: Waterfall, *, alone: bool) -> str:
    key = "more" if found.luck.points > 0 else "fewer"
    if not found.luck.is_clear:
        key = "even"
    said = say(words, f"summary_luck_{key}", n=points(words, abs(found.luck.points)))
    if alone or abs(found.others) < 1:
        return said
    key = "more" if found.others > 0 else "fewer"
    others = say(words, f"summary_others_{key}", n=points(words, abs(found.others)))
    return f"{said} {others}"


def signed(words: Words, number: float) -> str:
    """A number with its sign: "+3.1", "−0.4"."""
    sign = "+" if number > 0.05 else ""
    return sign + figure(words.language, number)


def estimated(words: Words, found: Estimate) -> str:
    """A number with its sign and its standard error."""
    return f"{signed(words, found.points)} ±{figure(words.language, found.error)}"
