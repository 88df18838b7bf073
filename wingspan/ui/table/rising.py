"""What rises from the ribbon over the hand: answers that have no place on the table, or too many.

The layout keeps the hand in sight as far as it can.
"""

from __future__ import annotations

from collections.abc import Container

from wingspan.engine.options import Bird, Bonus, FoodToken, Payment

from ..play.scene import Scene
from .touching import on_the_table

MANY_LAID_OUT = 5
"""The number of cards laid out that takes the whole width over the hand."""

IN_THE_RIBBON = 4, 44
"""The most buttons, and characters in all of them, that fit in the ribbon; more rise from it."""

ON_A_PHONE = 2, 16
"""The same limits for the ribbon on a phone."""


def kind_of_answers(scene: Scene, rises: bool, laid_out: int, folded: Container[int]) -> str:
    """Return the classes of the answers, with ``laid_out`` cards among them.

    "folds": the list has ``folded`` options, and comes up with the focus: not over the hand if
    it is "of-cards" there, nor over the supply if it is "of-food".
    """
    kind = (
        "rising full" if rises and laid_out >= MANY_LAID_OUT else "rising" if rises else "answers"
    )
    assert scene.decision is not None
    things = [option for number, option in enumerate(scene.decision.options) if number in folded]
    hand = scene.me.hand
    kinds = (
        kind,
        "folds" if things else "",
        "of-cards" if any(isinstance(one, Bird) and one.bird in hand for one in things) else "",
        "of-food" if any(isinstance(one, FoodToken) for one in things) else "",
    )
    return " ".join(filter(None, kinds))


def pressed_elsewhere(scene: Scene) -> set[int]:
    """Return the options that are pressed on the table, not in the ribbon.

    Those of actions that would do nothing are among them: the heads of their rows ask to confirm.
    """
    in_vain = (scene.choices.action(action) for action in scene.in_vain)
    return {*on_the_table(scene), *(choice for choice in in_vain if choice is not None)}


def is_much(scene: Scene, folded: Container[int], room: tuple[int, int]) -> bool:
    """Whether the options not ``folded`` need more than ``room`` in buttons and characters."""
    assert scene.decision is not None
    most, letters = room
    if scene.answering.doubted is not None:
        return room == ON_A_PHONE
    if scene.plan is not None:
        ways = [len(place.like_the_cheapest) + 1 for place in scene.plan.places]
        return sum(ways) > most - 1
    seen = [index for index in range(len(scene.decision.options)) if index not in folded]
    written = sum(len(scene.choices.label(index)) for index in seen)
    if scene.decision.kind == "payment" and room == IN_THE_RIBBON:
        return len(seen) > most
    return len(seen) > most or (len(seen) > 1 and written > letters)


def rises(scene: Scene, folded: Container[int]) -> bool:
    """Whether the answers rise from the ribbon: cards laid out, or more than fit in it."""
    return _cards_laid_out(scene) > 0 or is_much(scene, folded, IN_THE_RIBBON)


def on_a_phone(scene: Scene, folded: Container[int]) -> str:
    """Return the classes of a ribbon there: "several" answers lie below the question and "few"
    beside it; a "bare" one has none. They apply where nothing rises.
    """
    assert scene.decision is not None
    if scene.decision.kind == "gain_die":
        return "several dice-below"
    if is_much(scene, folded, ON_A_PHONE):
        return "several"
    begun = scene.plan is not None or scene.answering.doubted is not None
    options = range(len(scene.decision.options))
    return "bare" if not begun and all(index in folded for index in options) else "few"


def covers_the_tabs(scene: Scene) -> bool:
    """Whether the answers take the place of every part of the table that a phone shows below the
    mat.
    """
    decision = scene.decision
    if decision is None or scene.opening.choice is not None:
        return False
    folded = pressed_elsewhere(scene)
    return rises(scene, folded) or on_a_phone(scene, folded).startswith("several")


def _cards_laid_out(scene: Scene) -> int:
    """Return the number of cards on offer that are nowhere else on the table."""
    assert scene.decision is not None
    hand = scene.me.hand
    return sum(
        isinstance(option, Bonus) or (isinstance(option, Bird) and option.bird not in hand)
        for option in scene.decision.options
    )


LINE = 78
"""The number of characters in a line of buttons over the hand."""

LINES = 2
"""The most lines of buttons that do not cover the hand."""

BESIDE = {1: (3, 8, 10), 2: (2, 4, 8), 3: (1, 2, 4)}
"""By the number of cards laid out: the most cards in hand that fit beside them, in one row, in two
rows, and in two rows of a large window.
"""


def room_over_the_hand(scene: Scene) -> str:
    """Return the classes of the table that keep the hand visible while something rises over it.

    "low-1" and "low-2" keep it below one or two lines of buttons on a desk, "low-there" below them
    on a phone. "beside-1" to "beside-3" keep it beside that many cards, together with "in-rows" if
    it needs two rows, and "on-large" if it fits only in a large window.
    """
    decision = scene.decision
    if decision is None or scene.opening.choice is not None:
        return ""
    cards = _cards_laid_out(scene)
    if cards:
        return _beside(cards, len(scene.me.hand))
    if scene.plan is not None or scene.answering.doubted is not None:
        return ""
    folded = pressed_elsewhere(scene)
    seen = [index for index in range(len(decision.options)) if index not in folded]
    kinds = []
    if is_much(scene, folded, IN_THE_RIBBON):
        lines = -(-sum(_letters(scene, index) for index in seen) // LINE)
        kinds.append(f"low-{lines}" if lines <= LINES else "")
    dice = decision.kind == "gain_die"  # which a phone names below the question
    listed = len(decision.options) if dice else len(seen)
    if (dice or is_much(scene, folded, ON_A_PHONE)) and listed <= 2 * LINES:
        kinds.append("low-there")
    return " ".join(filter(None, kinds))


def _beside(cards: int, hand: int) -> str:
    """Return the classes for ``hand`` cards beside ``cards`` laid out; "" if they do not fit."""
    row, rows, most = BESIDE.get(cards, (-1, -1, -1))
    if hand > most:
        return ""
    kinds = f"beside-{cards}", "in-rows" if hand > row else "", "on-large" if hand > rows else ""
    return " ".join(filter(None, kinds))


def _letters(scene: Scene, index: int) -> int:
    """Return the width, in characters, of an option's button and those that repeat it."""
    assert scene.decision is not None
    option = scene.decision.options[index]
    times = 5 * (scene.answering.repeats.get(index, 1) - 1)
    if isinstance(option, Payment) and any(option.food.values()):
        return 7 + 3 * sum(option.food.values()) + times
    return 7 + len(scene.choices.label(index)) + times
