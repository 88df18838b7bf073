"""The mat and the tab that the viewer chose, and whether the choice is for this question."""

from __future__ import annotations

from wingspan.engine.options import Slot, UsePower

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
