"""Powers that play another bird."""

from __future__ import annotations

from .. import play_a_bird
from ..decision import Asking
from ..effects import PlayBird, PlaysBird
from .activation import Activation, resolves
from .use import use


@resolves(PlayBird)
def play_bird(effect: PlayBird, activation: Activation) -> Asking:
    """Another bird at its normal cost; its own "when played" power is used as well."""
    table = activation.table
    habitat = activation.habitat if effect.habitat == "this" else effect.habitat
    played = yield from play_a_bird.play(activation, (habitat,))
    if played is None:
        return
    _, bird = played
    activation.triggers.append(PlaysBird(habitat))
    if table.birds[bird.bird].color == "white":
        yield from use(Activation(table, activation.owner, habitat, bird, activation.chain))
