"""English requests to press something, for questions whose answers are highlighted on the table."""

from __future__ import annotations

from wingspan.engine.decision import Kind
from wingspan.engine.options import take_action

from ..grammar import capital
from ..names import Asked
from . import prompts

REQUESTS: dict[Kind, str] = {
    "keep_bonus": "keep one of these bonus cards",
    "action": "your turn: choose a row, or a card to play",
    "bird_to_play": "choose a card to play",
    "habitat": "choose a row",
    "egg_to_pay": "take the egg to pay from a highlighted bird",
    "payment": "choose how to pay",
    "gain_die": "take a die from the birdfeeder",
    "gain_food": "choose a food to gain",
    "lay_egg": "lay an egg on a highlighted bird",
    "draw_card": "draw a highlighted card",
    "tuck_card": "choose a card to tuck under this bird",
    "discard_egg": "discard an egg from a highlighted bird",
    "discard_food": "choose a food to discard",
    "discard_card": "choose a card to discard",
    "move_to": "choose the row it moves to",
    "repeat": "choose a bird to repeat its power",
    "order_powers": "choose the bird whose power comes next",
    "draft": "take one of these cards",
    "bird_to_cover": "choose the bird that it covers or replaces",
    "card_to_pay": "choose a card to pay instead of a food",
    "cache_on": "cache a food on a highlighted bird",
    "cache_own": "choose a food to cache",
    "tuck_behind": "tuck a card under a highlighted bird",
    "tuck_from_tray": "choose a card of the tray to tuck",
    "keep_card": "choose a card to keep",
    "keep_apart": "end of turn: choose a card to keep",
    "choose_habitat": "choose a row",
    "remove_die": "remove a die from the birdfeeder",
    "discard_bonus": "choose a bonus card to discard",
    "copy": "choose a bird to copy its power",
}
"""The requests by kind of decision; other kinds are asked as questions."""

NUMBERED: dict[Kind, str] = {
    "lay_egg": "lay egg {n} of {all} on a highlighted bird",
    "gain_die": "take die {n} of {all} from the birdfeeder",
    "draw_card": "draw card {n} of {all}: choose a highlighted one",
}
"""The same for one of several similar decisions in a row."""

NO_BIRD = "your turn: choose a row"
"""The request for an action while no card in hand can be played."""


def request(asked: Asked, run: tuple[int, int] | None) -> str:
    """Return what to press, introduced by the bird that asks."""
    kind, bird = asked.decision.kind, asked.asking_bird
    if kind == "use_power" and bird is not None:
        return f"Use {asked.bird(bird.id)}’s power?"
    if kind not in REQUESTS:
        return prompts.question(asked)
    text = REQUESTS[kind]
    if kind == "action" and take_action("play_bird") not in asked.decision.options:
        text = NO_BIRD
    elif run is not None and kind in NUMBERED:
        text = NUMBERED[kind].format(n=run[0], all=run[1])
    elif kind == "discard_card" and bird is None:
        text = f"end of turn: {text}"
    return capital(text) if bird is None else f"{asked.bird(bird.id)}: {text}"
