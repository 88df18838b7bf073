"""What is seen of the table because somebody chose it for the question asked."""

from __future__ import annotations

from wingspan.engine.options import Slot, UsePower

from ..play.scene import Scene


def question_of(scene: Scene) -> int | None:
    """The number of the question, to choose something for."""
    return None if scene.decision is None else scene.decision.serial


def chosen(scene: Scene, what: str) -> tuple[str, bool]:
    """What was chosen last of "mat" or "tab", and whether it was for this question."""
    seen, _, question = scene.look.get(what, "").partition("@")
    asked = question_of(scene)
    return seen, question == ("" if asked is None else str(asked))


def shown_seat(scene: Scene) -> int:
    """Whose mat lies in the middle.

    One's own while a card is held over it; else the one chosen for this question; else the only
    one where its places lie.
    """
    if scene.plan is not None:
        return scene.seat
    seat, is_for_this = chosen(scene, "mat")
    if is_for_this and seat in map(str, range(len(scene.state.players))):
        return int(seat)
    options = scene.decision.options if scene.decision else []
    asked = {option.player for option in options if isinstance(option, (Slot, UsePower))}
    return asked.pop() if len(asked) == 1 else scene.seat
