"""French requests to press something, for questions whose answers are highlighted on the table."""

from __future__ import annotations

from wingspan.engine.decision import Kind
from wingspan.engine.options import take_action

from ..grammar import capital
from ..names import Asked
from . import prompts
from .grammar import of_the

REQUESTS: dict[Kind, str] = {
    "keep_bonus": "gardez l'une de ces cartes Bonus",
    "action": "à vous : choisissez une ligne, ou une carte à jouer",
    "bird_to_play": "choisissez la carte à jouer",
    "habitat": "choisissez une ligne",
    "egg_to_pay": "prenez l'œuf à payer sur un oiseau en surbrillance",
    "payment": "choisissez comment payer",
    "gain_die": "prenez un dé dans la mangeoire",
    "gain_food": "choisissez la nourriture à gagner",
    "lay_egg": "pondez un œuf sur un oiseau en surbrillance",
    "draw_card": "piochez une carte en surbrillance",
    "tuck_card": "choisissez la carte à glisser sous cet oiseau",
    "discard_egg": "défaussez un œuf d'un oiseau en surbrillance",
    "discard_food": "choisissez la nourriture à défausser",
    "discard_card": "choisissez la carte à défausser",
    "move_to": "choisissez la ligne où il va",
    "repeat": "choisissez l'oiseau dont le pouvoir est répété",
    "order_powers": "choisissez l'oiseau dont le pouvoir vient ensuite",
    "draft": "prenez l'une de ces cartes",
    "bird_to_cover": "choisissez l'oiseau qu'il recouvre ou remplace",
    "card_to_pay": "choisissez la carte à payer à la place d'une nourriture",
    "cache_on": "stockez une nourriture sur un oiseau en surbrillance",
    "cache_own": "choisissez la nourriture à stocker",
    "tuck_behind": "glissez une carte sous un oiseau en surbrillance",
    "tuck_from_tray": "choisissez la carte du plateau Oiseaux à glisser",
    "keep_card": "choisissez la carte à garder",
    "keep_apart": "fin du tour : choisissez la carte à garder",
    "choose_habitat": "choisissez une ligne",
    "remove_die": "retirez un dé de la mangeoire",
    "discard_bonus": "choisissez la carte Bonus à défausser",
    "copy": "choisissez l'oiseau dont le pouvoir est copié",
}
"""The requests by kind of decision; other kinds are asked as questions."""

NUMBERED: dict[Kind, str] = {
    "lay_egg": "œuf {n} sur {all} : pondez-le sur un oiseau en surbrillance",
    "gain_die": "prenez le dé {n} sur {all} dans la mangeoire",
    "draw_card": "piochez la carte {n} sur {all} : choisissez-en une",
}
"""The same for one of several similar decisions in a row."""

NO_BIRD = "à vous : choisissez une ligne"
"""The request for an action while no card in hand can be played."""


def request(asked: Asked, run: tuple[int, int] | None) -> str:
    """Return what to press, introduced by the bird that asks."""
    kind, bird = asked.decision.kind, asked.asking_bird
    if kind == "use_power" and bird is not None:
        return f"Utiliser le pouvoir {of_the(asked.bird(bird.id))} ?"
    if kind not in REQUESTS:
        return prompts.question(asked)
    text = REQUESTS[kind]
    if kind == "action" and take_action("play_bird") not in asked.decision.options:
        text = NO_BIRD
    elif run is not None and kind in NUMBERED:
        text = NUMBERED[kind].format(n=run[0], all=run[1])
    elif kind == "discard_card" and bird is None:
        text = f"fin du tour : {text}"
    return capital(text) if bird is None else f"{asked.bird(bird.id)} : {text}"
