"""What a seat may not know: hidden for its eyes, or dealt anew.

Hidden are the order of the decks, the random streams, the Automa's deck and face-down
birds, the other players' hands and bonus cards, and what is tucked without being shown.
Until everybody has chosen at the start, nobody sees what another has kept.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ..chance import below, in_any_order, shuffled, streams
from ..components import FOODS, Food
from ..events import AnyEvent, BirdsKept, as_seen_by
from ..setup import SEEDS
from ..state import HIDDEN, Deck, GameState, Phase, PlayedBird, Player

_DEALT_BIRDS = 5
_DEALT_BONUS = 2


def events_seen(events: Iterable[AnyEvent], seat: int, phase: Phase) -> list[AnyEvent]:
    """The log as ``seat`` may read it."""
    return [
        as_seen_by(event, seat)
        for event in events
        if not (phase == "setup" and isinstance(event, BirdsKept) and event.player != seat)
    ]


def state_seen(state: GameState, seat: int, start: dict[Food, int]) -> GameState:
    """A copy of the state with HIDDEN for each card that ``seat`` may not know.

    ``start``: the food that everybody begins with.
    """
    seen = state.copy()
    seen.deck = _covered(state.deck)
    seen.bonus_deck = _covered(state.bonus_deck)
    seen.random = {}
    if seen.automa is not None:
        seen.automa.deck = [HIDDEN] * len(seen.automa.deck)
        seen.automa.face_down = [HIDDEN] * len(seen.automa.face_down)
    for other, player in enumerate(seen.players):
        if other == seat:
            for bird in _birds(player):
                bird.tucked = tuple(
                    HIDDEN if card in player.unseen else card for card in bird.tucked
                )
            player.unseen = []
            continue
        if state.phase == "setup":
            seen.players[other] = _as_dealt(start)
            continue
        player.hand = [HIDDEN] * len(player.hand)
        if state.phase != "over":
            player.bonus = [HIDDEN] * len(player.bonus)
        player.choosing = [HIDDEN] * len(player.choosing)
        player.apart = [HIDDEN] * len(player.apart)
        player.unseen = []
        for bird in _birds(player):
            bird.tucked = tuple(card if card in player.seen else HIDDEN for card in bird.tucked)
    if state.phase == "setup":
        seen.deck.discards = []
        seen.bonus_deck.discards = []
    return seen


def _birds(player: Player) -> Iterable[PlayedBird]:
    return (bird for row in player.mat.values() for bird in row)


def _covered(deck: Deck) -> Deck:
    return Deck((HIDDEN,) * len(deck), 0, deck.discards[:])


def _as_dealt(start: dict[Food, int]) -> Player:
    player = Player(hand=[HIDDEN] * _DEALT_BIRDS, choosing=[HIDDEN] * _DEALT_BONUS)
    player.food.update(start)
    return player


def redeal(state: GameState, seat: int, seed: int, start: dict[Food, int]) -> None:
    """Deal anew, in place, all that ``seat`` cannot see, so that nothing hidden shows through.

    Cards that everybody saw a player take stay with that player, in the hand or tucked from
    it; those that everybody saw go under a bird stay there. ``start``: the food that
    everybody begins with.
    """
    _redeal_birds(state, seat, seed, start)
    _redeal_bonus(state, seat, seed)
    if state.automa is not None:
        state.automa.deck[:] = in_any_order(seed, "automa", sorted(state.automa.deck))
    state.random.update(streams((seed + 1) % SEEDS))


def _redeal_birds(state: GameState, seat: int, seed: int, start: dict[Food, int]) -> None:
    random = streams(seed) if state.phase == "setup" else {}
    others = [player for other, player in enumerate(state.players) if other != seat]
    me = state.players[seat]
    choosing = state.phase == "setup"
    pool = list(state.deck.left()) + me.unseen
    if choosing:
        pool += state.deck.discards
        state.deck.discards.clear()
    for player in others:
        pool += [card for card in _closed(player) if card not in player.known] + player.unseen
    if state.automa is not None:
        pool += state.automa.face_down
    dealt = iter(in_any_order(seed, "deck", sorted(pool)))
    for number, player in enumerate(others):
        if choosing:
            kept = [next(dealt) for _ in range(_DEALT_BIRDS)]
            _redeal_choice(state, player, kept, random, start)
        else:
            _redeal_closed(player, dealt, seed, f"closed {number}")
    _redeal_tucked(me, dealt)
    if state.automa is not None:
        state.automa.face_down[:] = [next(dealt) for _ in state.automa.face_down]
    state.deck.cards = tuple(dealt)
    state.deck.drawn = 0


def _closed(player: Player) -> list[str]:
    """Cards that the others know by number only: in hand, kept apart, and tucked from it."""
    tucked = [
        card
        for bird in _birds(player)
        for card in bird.tucked
        if card not in player.seen and card not in player.unseen
    ]
    return player.hand + player.apart + tucked


def _redeal_closed(player: Player, dealt: Iterator[str], seed: int, name: str) -> None:
    """Another player's cards: those that nobody saw, and those that only their player did."""
    closed = _closed(player)
    known = sorted(card for card in closed if card in player.known)
    cards = known + [next(dealt) for _ in range(len(closed) - len(known))]
    left = iter(in_any_order(seed, name, cards))
    player.hand[:] = [next(left) for _ in player.hand]
    player.apart[:] = [next(left) for _ in player.apart]
    _redeal_tucked(player, dealt, left)


def _redeal_tucked(
    player: Player, dealt: Iterator[str], from_hand: Iterator[str] | None = None
) -> None:
    """New cards for those tucked unseen, and, if given, for those tucked from the hand."""
    unseen, player.unseen[:] = set(player.unseen), []
    for bird in _birds(player):
        tucked = []
        for card in bird.tucked:
            if card in unseen:
                tucked.append(next(dealt))
                player.unseen.append(tucked[-1])
            elif from_hand is not None and card not in player.seen:
                tucked.append(next(from_hand))
            else:
                tucked.append(card)
        bird.tucked = tuple(tucked)


def _redeal_choice(
    state: GameState,
    player: Player,
    dealt: list[str],
    random: dict[str, int],
    start: dict[Food, int],
) -> None:
    """A start that the player might have chosen, whether or not one has been chosen yet."""
    kept = dealt[: below(random, "goals", _DEALT_BIRDS + 1)]
    if state.players.index(player) > state.turn_of:
        player.hand[:] = dealt
        return
    player.hand[:] = kept
    state.deck.discards += dealt[len(kept) :]
    tokens = [food for food in FOODS for _ in range(start.get(food, 0))]
    left = shuffled(random, "goals", tokens)[len(kept) :]
    player.food.update({food: left.count(food) for food in FOODS})


def _redeal_bonus(state: GameState, seat: int, seed: int) -> None:
    others = [player for other, player in enumerate(state.players) if other != seat]
    pool = list(state.bonus_deck.left())
    if state.phase == "setup":
        pool += state.bonus_deck.discards
    for player in others:
        pool += player.bonus + player.choosing
    hand_out = iter(in_any_order(seed, "bonus", sorted(pool)))
    for player in others:
        player.bonus[:] = [next(hand_out) for _ in player.bonus]
        player.choosing[:] = [next(hand_out) for _ in player.choosing]
    if state.phase == "setup":
        state.bonus_deck.discards[:] = [next(hand_out) for _ in state.bonus_deck.discards]
    state.bonus_deck.cards = tuple(hand_out)
    state.bonus_deck.drawn = 0


def lay_over(state: GameState, world: GameState) -> None:
    """Give a state, in place, all that :func:`redeal` has dealt anew in ``world``.

    The two are alike in everything else: copies of one table at one moment.
    """
    for mine, theirs in ((state.deck, world.deck), (state.bonus_deck, world.bonus_deck)):
        mine.cards, mine.drawn, mine.discards = theirs.cards, theirs.drawn, theirs.discards[:]
    for player, dealt in zip(state.players, world.players, strict=True):
        player.hand[:] = dealt.hand
        player.bonus[:] = dealt.bonus
        player.choosing[:] = dealt.choosing
        player.apart[:] = dealt.apart
        player.unseen[:] = dealt.unseen
        player.food.update(dealt.food)
        for habitat, row in player.mat.items():
            for bird, under in zip(row, dealt.mat[habitat], strict=True):
                bird.tucked = under.tucked
    if state.automa is not None and world.automa is not None:
        state.automa.deck[:] = world.automa.deck
        state.automa.face_down[:] = world.automa.face_down
    state.random.update(world.random)
