"""Using a bird's power: one activation, and the register of what each effect does."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import Any

from .. import options
from ..chooser import Chooser, Choosing, would_act
from ..components import Habitat
from ..decision import Asking, Decision, Kind, Source
from ..effects import AllPlayers, Effect, HuntSucceeds
from ..events import PowerUsed
from ..options import AnyOption
from ..state import PlayedBird
from ..table import Table, ask

Resolver = Callable[[Any, "Activation"], Asking]
"""What an effect does. It changes nothing before its first decision, so that a power can be
declined whole, and so that whether it would do anything can be told by starting it."""

RESOLVERS: dict[type[Effect], Resolver] = {}


def resolves(effect: type[Effect]) -> Callable[[Resolver], Resolver]:
    """Register the resolver of an effect."""

    def register(resolver: Resolver) -> Resolver:
        RESOLVERS[effect] = resolver
        return resolver

    return register


class Activation(Chooser):
    """One use of a bird's power.

    ``owner`` owns the bird; ``player`` is who does the effect at hand (a guest, where a power
    lets all players do something). ``begun``: something of the power was accepted, so that
    it can no longer be declined whole. ``shared``: others will benefit as well, so that the
    owner may pass up the owner's own benefit without declining the power. ``paid``: what comes
    now follows from a cost, and is a benefit that can be declined by itself.
    ``uncommitted``: a guest who has accepted nothing yet, and may decline a cost as well.
    ``chain``: birds
    whose powers brought this one about. ``laid_on``: birds this power has laid an egg on.
    ``effects``: what the power does, the bird's own unless it has ``copied`` another's;
    ``predator``: whether that is a predator's power.
    """

    __slots__ = (
        "begun",
        "bird",
        "by",
        "chain",
        "copied",
        "declined",
        "effects",
        "habitat",
        "laid_on",
        "owner",
        "paid",
        "predator",
        "shared",
        "uncommitted",
    )

    def __init__(
        self,
        table: Table,
        owner: int,
        habitat: Habitat,
        bird: PlayedBird,
        chain: tuple[str, ...] = (),
    ) -> None:
        super().__init__(table, owner, Source(owner, habitat, bird.bird))
        self.owner = owner
        self.habitat: Habitat = habitat
        self.bird = bird
        self.chain = chain
        self.by: str | None = None
        self.copied: str | None = None
        self.begun = False
        self.declined = False
        self.shared = False
        self.paid = False
        self.uncommitted = False
        self.laid_on: list[PlayedBird] = []
        self.effects = effects_of(table, bird)
        self.predator = table.birds[bird.bird].predator

    def guest(self, player: int) -> Activation:
        """The same power as another player takes part in it."""
        twin = self.trial()
        twin.player = player
        twin.begun = True
        twin.uncommitted = True
        return twin

    def copying(self, model: PlayedBird) -> Activation:
        """The power of ``model`` as this bird may use it."""
        chain = (*self.chain, self.bird.bird, model.bird)
        twin = Activation(self.table, self.owner, self.habitat, self.bird, chain)
        twin.copied = model.bird
        twin.source = Source(self.owner, self.habitat, self.bird.bird, model.bird)
        twin.effects = effects_of(self.table, model)
        twin.predator = self.table.birds[model.bird].predator
        return twin

    def trial(self) -> Activation:
        """The same power, not begun: to see what it would do."""
        twin = Activation(self.table, self.owner, self.habitat, self.bird, self.chain)
        twin.player = self.player
        twin.copied = self.copied
        twin.source = self.source
        twin.effects = self.effects
        twin.predator = self.predator
        return twin

    def chosen(self, by: str | None = None) -> None:
        """This use was chosen already (``by`` a bird that has it repeated): it is not asked."""
        self.by = by
        self._begin()

    def caught(self) -> None:
        """Something was gained: if the power is a predator's, the predator succeeded."""
        if self.predator:
            self.table.happened.append((self.owner, HuntSucceeds()))

    def _begin(self) -> None:
        self.begun = True
        if self.table.birds[self.bird.bird].color == "pink":
            self.table.players[self.owner].pink_used.append(self.bird.bird)
        self.table.log(PowerUsed(self.owner, self.bird.bird, self.by, self.copied))

    def choose(self, kind: Kind, offered: Sequence[AnyOption], *, must: bool = False) -> Choosing:
        """As :meth:`Chooser.choose`; while nothing has begun, ``skip`` declines the power."""
        if self.begun:
            if must and self.uncommitted:
                must = False
            option = yield from super().choose(kind, offered, must=must)
            if option is not None:
                self.uncommitted = False
            return option
        if not offered:
            return None
        asked = [*offered, options.DONE] if self.shared else list(offered)
        asked.append(options.SKIP)
        option = yield from ask(self.table, self.player, kind, asked, self.source)
        if option is options.SKIP:
            self.declined = True
            return None
        self._begin()
        return None if option is options.DONE else option

    def confirm(self) -> Generator[Decision, AnyOption, bool]:
        """Whether the power goes ahead, where it has only one course."""
        if self.begun:
            return True
        return (yield from self.choose("use_power", [options.ACTIVATE])) is not None

    def accepts(self, kind: Kind, benefit: AnyOption) -> Generator[Decision, AnyOption, bool]:
        """Whether the player takes a benefit of one kind only.

        It is asked by its name where it can be declined without declining the power: by
        guests, and after a cost.
        """
        if self.player == self.owner and not self.paid:
            return (yield from self.confirm())
        return (yield from self.choose(kind, [benefit])) is not None


def resolve(effects: Sequence[Effect], activation: Activation) -> Asking:
    """Do the effects one after the other, as long as the power is not declined."""
    for number, effect in enumerate(effects):
        shared = activation.shared
        if number + 1 < len(effects):
            activation.shared = shared or _others_follow(effects[number + 1 :], activation)
        yield from RESOLVERS[type(effect)](effect, activation)
        activation.shared = shared
        if activation.declined:
            return


def _others_follow(effects: Sequence[Effect], activation: Activation) -> bool:
    """Whether the others benefit further on, even if the owner takes nothing now."""
    return len(activation.table.players) > 1 and any(
        isinstance(effect, AllPlayers) and effect.others for effect in effects
    )


def if_you_do(then: Sequence[Effect], activation: Activation) -> Asking:
    """Do what follows a cost that was paid."""
    activation.paid = True
    yield from resolve(then, activation)


def leads_to(then: Sequence[Effect], activation: Activation) -> bool:
    """Whether what follows a cost could do anything; a cost for nothing is not offered."""
    return would_act(resolve(then, activation.trial()))


def effects_of(table: Table, bird: PlayedBird) -> Sequence[Effect]:
    """What the power of ``bird`` does; nothing if it has none."""
    power = table.birds[bird.bird].power
    return power.effects if power else ()
