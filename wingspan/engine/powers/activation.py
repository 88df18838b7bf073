"""Activations of bird powers, and the registry of effect resolvers."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import Any

from .. import options
from ..components import Habitat
from ..decision import Asking, Decision, Kind, Source
from ..effects import AllPlayers, Effect, HuntSucceeds
from ..events import PowerUsed
from ..options import AnyOption
from ..state import PlayedBird
from ..table import Chooser, Choosing, Table, ask, would_act

Resolver = Callable[[Any, "Activation"], Asking]
"""The rule of an effect. It must change nothing before its first decision, so that a power can be
declined as a whole, or started only to find out whether it would do anything."""

RESOLVERS: dict[type[Effect], Resolver] = {}


def resolves(effect: type[Effect]) -> Callable[[Resolver], Resolver]:
    """Return a decorator that registers the resolver of an effect."""

    def register(resolver: Resolver) -> Resolver:
        RESOLVERS[effect] = resolver
        return resolver

    return register


class Activation(Chooser):
    """One use of a bird's power.

    ``owner``: who owns the bird. ``player``: who does the current effect (a guest if a power lets
    all players do something). ``begun``: whether something was accepted, so that the power can no
    longer be declined as a whole. ``shared``: whether others will benefit too, so that the owner
    may forgo their own benefit without declining the power. ``paid``: whether a cost has been paid
    for what follows, a benefit that can be declined on its own. ``uncommitted``: whether
    the player is a guest who has accepted nothing yet and may also decline a cost. ``chain``:
    birds whose powers led to this use. ``laid_on``: birds on which this power has laid an egg.
    ``effects``: the effects of the power, the bird's own unless it has ``copied`` another's.
    ``predator``: whether it is a predator's power. ``in_use``: whether it is really used, not only
    to find out whether it would do anything.
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
        "in_use",
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
        self.in_use = False
        self.declined = False
        self.shared = False
        self.paid = False
        self.uncommitted = False
        self.laid_on: list[PlayedBird] = []
        self.effects = effects_of(table, bird)
        self.predator = table.birds[bird.bird].predator

    def guest(self, player: int) -> Activation:
        """Return the activation for another player who takes part in the power."""
        twin = self.trial()
        twin.player = player
        twin.begun = True
        twin.uncommitted = True
        return twin

    def copying(self, model: PlayedBird) -> Activation:
        """Return the activation of the power of ``model``, used by this bird."""
        chain = (*self.chain, self.bird.bird, model.bird)
        twin = Activation(self.table, self.owner, self.habitat, self.bird, chain)
        twin.copied = model.bird
        twin.source = Source(self.owner, self.habitat, self.bird.bird, model.bird)
        twin.effects = effects_of(self.table, model)
        twin.predator = self.table.birds[model.bird].predator
        return twin

    def trial(self) -> Activation:
        """Return a fresh activation of the same power, to find out what it would do."""
        twin = Activation(self.table, self.owner, self.habitat, self.bird, self.chain)
        twin.player = self.player
        twin.copied = self.copied
        twin.source = self.source
        twin.effects = self.effects
        twin.predator = self.predator
        return twin

    def chosen(self, by: str | None = None) -> None:
        """Begin without asking, as the use was already chosen; ``by``: the bird that repeats it."""
        self.by = by
        self._begin()

    def caught(self) -> None:
        """Note a gain, which means success if the power is a predator's."""
        if self.predator:
            self.table.happened.append((self.owner, HuntSucceeds()))

    def _begin(self) -> None:
        self.begun = True
        if self.table.birds[self.bird.bird].color == "pink":
            self.table.players[self.owner].pink_used.append(self.bird.bird)
        self.table.log(PowerUsed(self.owner, self.bird.bird, self.by, self.copied))

    def choose(self, kind: Kind, offered: Sequence[AnyOption], *, must: bool = False) -> Choosing:
        """Like :meth:`Chooser.choose`, but until the power has begun, ``skip`` declines it."""
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
        """Ask whether to use a power that offers no choice; return the answer."""
        if self.begun:
            return True
        return (yield from self.choose("use_power", [options.ACTIVATE])) is not None

    def accepts(self, kind: Kind, benefit: AnyOption) -> Generator[Decision, AnyOption, bool]:
        """Ask whether the player takes a single benefit; return the answer.

        The benefit is named in the question if it can be declined without declining the power:
        for guests, and after a cost.
        """
        if self.player == self.owner and not self.paid:
            return (yield from self.confirm())
        return (yield from self.choose(kind, [benefit])) is not None


def resolve(effects: Sequence[Effect], activation: Activation) -> Asking:
    """Do the effects one after the other, unless the power is declined."""
    for number, effect in enumerate(effects):
        shared = activation.shared
        if number + 1 < len(effects):
            activation.shared = shared or _others_follow(effects[number + 1 :], activation)
        yield from RESOLVERS[type(effect)](effect, activation)
        activation.shared = shared
        if activation.declined:
            return


def _others_follow(effects: Sequence[Effect], activation: Activation) -> bool:
    """Whether a later effect benefits the others, even if the owner takes nothing now."""
    return len(activation.table.players) > 1 and any(
        isinstance(effect, AllPlayers) and effect.others for effect in effects
    )


def if_you_do(then: Sequence[Effect], activation: Activation) -> Asking:
    """Do the effects that follow once a cost has been paid."""
    activation.paid = True
    yield from resolve(then, activation)


def leads_to(then: Sequence[Effect], activation: Activation) -> bool:
    """Whether the effects after a cost could do anything; otherwise the cost is not offered."""
    return would_act(resolve(then, activation.trial()))


def effects_of(table: Table, bird: PlayedBird) -> Sequence[Effect]:
    """Return the effects of the power of ``bird``, none if it has no power."""
    power = table.birds[bird.bird].power
    return power.effects if power else ()
