"""A table as plain text, as one seat sees it, for the environments' ``render``."""

from __future__ import annotations

from collections.abc import Iterator

from wingspan.engine import View
from wingspan.engine.components import HABITATS
from wingspan.engine.state import PlayedBird, Player


def text_of(view: View) -> str:
    """Return the table as text, with cards by id: first the common parts, then each player."""
    return "\n".join(_lines(view))


def _lines(view: View) -> Iterator[str]:
    state = view.state
    yield f"round {state.round}, {state.phase}"
    yield f"birdfeeder: {' '.join(state.birdfeeder)}"
    yield f"tray: {' '.join(bird or '-' for bird in state.tray)}"
    yield f"goals: {' '.join(state.goals)}"
    for seat, player in enumerate(state.players):
        yield ""
        yield from _player(player, seat, seat == view.seat)
    if state.automa is not None:
        automa = state.automa
        yield ""
        yield (
            f"automa: {len(automa.birds)} birds face up, {len(automa.face_down)} face down,"
            f" {automa.eggs} eggs"
        )
    if view.decision is not None:
        yield ""
        yield f"{view.decision.kind}: {len(view.decision.options)} options"


def _player(player: Player, seat: int, own: bool) -> Iterator[str]:
    yield f"player {seat}{' (seen from here)' if own else ''}"
    held = (f"{count} {food}" for food, count in player.food.items() if count)
    yield f"  food: {', '.join(held) or '-'}"
    hand = " ".join(player.hand) if own else str(len(player.hand))
    yield f"  hand: {hand or '-'}"
    for habitat in HABITATS:
        yield f"  {habitat}: {' | '.join(map(_bird, player.mat[habitat])) or '-'}"


def _bird(bird: PlayedBird) -> str:
    on_it = {
        "eggs": bird.eggs,
        "cached": sum(bird.cached.values()),
        "tucked": len(bird.tucked),
    }
    return " ".join([bird.bird, *(f"{count} {what}" for what, count in on_it.items() if count)])
