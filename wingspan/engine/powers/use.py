"""Using a power from beginning to end, with the pink powers that it wakes."""

from __future__ import annotations

from collections.abc import Generator

from .. import options
from ..components import Color, Habitat
from ..decision import Asking, Decision
from ..effects import OnTop, Replaces, Trigger
from ..mat import holds, place_of
from ..options import AnyOption, UsePower
from ..play_a_bird import Played
from ..state import PlayedBird
from ..table import Table, ask, would_act
from .activation import Activation, resolve


def use(activation: Activation) -> Asking:
    """Resolve the power, then the pink powers that it woke (ruling on pink powers)."""
    mark = len(activation.table.happened)
    activation.in_use = True
    yield from resolve(activation.effects, activation)
    yield from wake_since(activation.table, mark)


def when_played(table: Table, player: int, played: Played, chain: tuple[str, ...] = ()) -> Asking:
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


def activate_row(table: Table, player: int, habitat: Habitat) -> Asking:
    """Use the brown powers of a row from right to left, each optional (Turn Structure, step 2)."""
    row = table.players[player].mat[habitat]
    for bird in row[::-1]:
        if table.birds[bird.bird].color == "brown" and holds(row, bird):
            yield from use(Activation(table, player, habitat, bird))


def use_all(table: Table, player: int, color: Color) -> Asking:
    """Use a player's round-end (teal) or game-end (yellow) powers, in an order of their choice.

    Birds that come into play meanwhile use theirs too; no pink powers are woken.
    """
    done: list[PlayedBird] = []
    while True:
        ready = [
            (habitat, bird)
            for habitat, row in table.players[player].mat.items()
            for bird in row
            if table.birds[bird.bird].color == color and not holds(done, bird)
        ]
        used = yield from use_one_of(table, player, ready)
        if used is None:
            return
        done.append(used.bird)


def wake_since(table: Table, mark: int) -> Asking:
    """Offer the pink powers woken by what has happened since ``mark``.

    Players are asked in turn order from the active player's left; each bird's power can be
    used once between two turns of its owner, and declining does not use it up. Round-end and
    game-end powers wake none, and nobody uses one on their own turn.
    """
    if len(table.happened) == mark:
        return
    happened = table.happened[mark:]
    del table.happened[mark:]
    if table.state.phase in ("round_end", "game_end"):
        return
    for owner in table.others(table.state.turn_of):
        woken = _woken(table, owner, [trigger for player, trigger in happened if player != owner])
        if woken:
            yield from _use_pink(table, owner, woken)


def wake_all(table: Table, owner: int) -> Asking:
    """Offer all pink powers of ``owner``, whatever happened (Automa, pink powers)."""
    ready = [
        (habitat, bird)
        for habitat, row in table.players[owner].mat.items()
        for bird in row
        if _is_ready(table, owner, bird)
    ]
    yield from _use_pink(table, owner, ready)


def do_what_waited(table: Table, active: int) -> Asking:
    """Do what players have postponed to the end of the turn, clockwise, the active one last.

    A player's waiting pink powers come first, then the postponed parts of powers already used.
    """
    turn = table.turn
    seats = table.others(active)
    for owner in (*seats, active) if active < len(table.players) else seats:
        waiting = [bird for player, bird in turn.waiting if player == owner]
        ready = [
            (habitat, bird)
            for habitat, row in table.players[owner].mat.items()
            for bird in row
            if holds(waiting, bird)
        ]
        yield from _use_pink(table, owner, ready)
        for _, later in [entry for entry in turn.later if entry[0] == owner]:
            yield from later()


def _woken(table: Table, owner: int, triggers: list[Trigger]) -> list[tuple[Habitat, PlayedBird]]:
    """Return the pink birds of ``owner`` that react now; note those that wait."""
    found = []
    birds = table.birds
    for habitat, row in table.players[owner].mat.items():
        for bird in row:
            card = birds[bird.bird]
            if (
                card.color == "pink"
                and card.power is not None
                and card.power.trigger in triggers
                and _is_ready(table, owner, bird)
                and not _waits(table, owner, bird)
            ):
                found.append((habitat, bird))
    return found


def _is_ready(table: Table, owner: int, bird: PlayedBird) -> bool:
    return (
        table.birds[bird.bird].color == "pink" and bird.bird not in table.players[owner].pink_used
    )


def _use_pink(table: Table, owner: int, ready: list[tuple[Habitat, PlayedBird]]) -> Asking:
    """Offer these pink powers; one may wake another, which is then not offered again."""
    used = table.players[owner].pink_used
    while ready := [(habitat, bird) for habitat, bird in ready if bird.bird not in used]:
        activation = yield from use_one_of(table, owner, ready)
        if activation is None:
            return
        ready = [(habitat, bird) for habitat, bird in ready if bird is not activation.bird]


def use_one_of(
    table: Table,
    owner: int,
    ready: list[tuple[Habitat, PlayedBird]],
    chain: tuple[str, ...] = (),
) -> Generator[Decision, AnyOption, Activation | None]:
    """Use one of the powers that would do something, chosen by their owner.

    ``chain``: the birds whose powers led to this. Returns its activation, begun or declined; None
    if there is no such power or the owner chooses none.
    """
    ready = [(habitat, bird) for habitat, bird in ready if _can(table, owner, habitat, bird, chain)]
    if not ready:
        return None
    chosen = 0
    if len(ready) > 1:
        me = table.players[owner]
        offered: list[AnyOption] = [options.power(owner, *place_of(me, bird)) for _, bird in ready]
        option = yield from ask(table, owner, "order_powers", [*offered, options.DONE])
        if not isinstance(option, UsePower):
            return None
        chosen = offered.index(option)
    habitat, bird = ready[chosen]
    activation = Activation(table, owner, habitat, bird, chain)
    activation.by = chain[-1] if chain else None
    yield from use(activation)
    return activation


def _waits(table: Table, owner: int, bird: PlayedBird) -> bool:
    """Postpone a power to the end of the turn if its card says so; return whether it does."""
    power = table.birds[bird.bird].power
    if power is None or not power.at_end_of_turn:
        return False
    if not any(bird is other for _, other in table.turn.waiting):
        table.turn.waiting.append((owner, bird))
    return True


def _can(
    table: Table, owner: int, habitat: Habitat, bird: PlayedBird, chain: tuple[str, ...]
) -> bool:
    trial = Activation(table, owner, habitat, bird, chain)
    return would_act(resolve(trial.effects, trial))
