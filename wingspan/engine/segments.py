"""The segments of a game: stretches of play between which the state is plain data."""

from __future__ import annotations

from collections.abc import Callable

from .automa_turn import automa_turn
from .components import Phase
from .dealing import choose_start
from .decision import Asking
from .rounds import end_game_powers, end_round_powers, score_round
from .table import Table
from .turn import turn

SEGMENTS: dict[Phase, Callable[[Table], Asking]] = {
    "setup": choose_start,
    "turn": turn,
    "automa": automa_turn,
    "round_end": end_round_powers,
    "scoring": score_round,
    "game_end": end_game_powers,
}
"""The rule that plays each phase; it sets the following phase in the state."""
