"""Powers that play another bird."""

from __future__ import annotations

from .. import options, play_a_bird
from ..components import ACTIONS, HABITATS, Food, Habitat
from ..decision import Asking
from ..effects import IfAllActions, PlayBird
from ..options import Waive
from .activation import Activation, resolve, resolves
from .use import when_played


@resolves(PlayBird)
def play_bird(effect: PlayBird, activation: Activation) -> Asking:
    """Play another bird and use its "when played" power."""
    wanted = activation.habitat if effect.habitat == "this" else effect.habitat
    habitats: tuple[Habitat, ...] = (wanted,) if wanted else HABITATS
    eggs: play_a_bird.EggCost = effect.eggs
    less: Food | None = None
    if effect.less is not None:
        ways: dict[Food | None, tuple[play_a_bird.EggCost, Food | None]] = {
            None: ("one_less", None),
            effect.less: (effect.eggs, effect.less),
        }
        option = yield from activation.choose(
            "waive",
            [
                options.waive(kind)
                for kind, (due, food) in ways.items()
                if play_a_bird.playable(activation.table, activation.owner, habitats, due, food)
            ],
            must=True,
        )
        if not isinstance(option, Waive):
            return
        eggs, less = ways[option.food]
    played = yield from play_a_bird.play(activation, habitats, eggs, less, must=not activation.paid)
    if played is not None:
        yield from when_played(activation.table, activation.owner, played, activation.chain)


@resolves(IfAllActions)
def if_all_actions(effect: IfAllActions, activation: Activation) -> Asking:
    """Do what follows if a cube lies on each of the four actions."""
    cubes = activation.table.players[activation.owner].cubes
    if all(cubes[action] for action in ACTIONS):
        yield from resolve(effect.then, activation)
