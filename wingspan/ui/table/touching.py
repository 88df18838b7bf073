"""Whose mat is in the middle, and which options can be pressed on the table."""

from __future__ import annotations

from wingspan.engine.options import (
    Activate,
    All,
    AnyOption,
    Bird,
    Bonus,
    CachedFood,
    Die,
    Done,
    Draw,
    DrawDeck,
    FoodToken,
    InHabitat,
    Reroll,
    Skip,
    Slot,
    TakeAction,
    UsePower,
)

from ..play.scene import Scene


def chosen(scene: Scene, what: str) -> tuple[str, bool]:
    """Return the last choice of "mat" or "tab", and whether it was made for this question."""
    seen, _, question = scene.look.get(what, "").partition("@")
    asked = scene.decision
    return seen, question == ("" if asked is None else str(asked.serial))


def shown_seat(scene: Scene) -> int:
    """Return the seat whose mat is in the middle.

    This is the viewer's own mat while a card is held over it; otherwise the mat chosen for this
    question; otherwise the mat that holds all the birds on offer, if it is a single one; otherwise
    the viewer's own.
    """
    if scene.plan is not None:
        return scene.seat
    seat, is_for_this = chosen(scene, "mat")
    if is_for_this and seat in map(str, range(len(scene.state.players))):
        return int(seat)
    options = scene.decision.options if scene.decision else []
    asked = {option.player for option in options if isinstance(option, (Slot, UsePower))}
    return asked.pop() if len(asked) == 1 else scene.seat


ASIDE = (Done, Skip, All, Activate)
"""Options that are not things on the table: they stay buttons."""


def on_the_table(scene: Scene) -> frozenset[int]:
    """Return the indices of the options that are pressed on the table.

    Empty unless that holds for every option but those of :data:`ASIDE`.
    """
    decision = scene.decision
    if decision is None:
        return frozenset()
    things = {
        index: option
        for index, option in enumerate(decision.options)
        if not isinstance(option, ASIDE)
    }
    if not all(_lies_there(scene, index, option) for index, option in things.items()):
        return frozenset()
    return frozenset(things)


def _lies_there(scene: Scene, index: int, option: AnyOption) -> bool:
    choices = scene.choices
    match option:
        case TakeAction() | Die() | Reroll() | Draw() | DrawDeck() | FoodToken() | Bonus() | Bird():
            return True
        case (
            Slot(player, habitat, column)
            | UsePower(player, habitat, column)
            | CachedFood(_, player, habitat, column)
        ):
            there = choices.place(player, habitat, column) == index
            return there and player == shown_seat(scene)
        case InHabitat():
            return shown_seat(scene) == scene.seat
        case _:
            return False


def lies_in(scene: Scene, option: AnyOption) -> str:
    """Return the class for the phone's tab that shows the thing; "" if it is always visible."""
    match option:
        case Die() | Reroll() | Draw() | DrawDeck():
            return "in-table"
        case Bird(bird) if bird in scene.me.hand:
            return "in-hand"
        case _:
            return ""
