"""Powers that play another bird."""

from __future__ import annotations

from .. import options, play_a_bird
from ..components import ACTIONS, HABITATS, Food, Habitat
from ..decision import Asking
from ..effects import IfAllActions, OnTop, PlayBird, Replaces
from ..options import Waive
from ..table import Table
from .activation import Activation, resolve, resolves
from .use import use


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


def when_played(
    table: Table, player: int, played: play_a_bird.Played, chain: tuple[str, ...] = ()
) -> Asking:
    """Use the "when played" power of a bird just played.

    The power of a bird that can replace another applies only if it did so; one that has copied how
    to come into play copies nothing else.
    """
    card = table.birds[played.bird.bird]
    if card.color != "white" or card.power is None:
        return
    if isinstance(card.power.placing, Replaces) and played.how != "in_place_of":
        return
    if played.how == "on_top" and not isinstance(card.power.placing, OnTop):
        return  # it has copied the way on top of another bird
    yield from use(Activation(table, player, played.habitat, played.bird, chain))


@resolves(IfAllActions)
def if_all_actions(effect: IfAllActions, activation: Activation) -> Asking:
    """Do what follows if a cube lies on each of the four actions."""
    cubes = activation.table.players[activation.owner].cubes
    if all(cubes[action] for action in ACTIONS):
        yield from resolve(effect.then, activation)
