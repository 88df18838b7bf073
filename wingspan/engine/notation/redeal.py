"""Determinizations: all that a seat may not know, dealt anew.

Cards that everybody saw a player take stay with that player, in the hand or tucked from it; those
that everybody saw go under a bird stay there.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from ..chance import below, in_any_order, shuffled, streams
from ..components import FOODS, Food, Habitat
from ..dealing import BIRDS_DEALT
from ..setup import SEEDS
from ..state import GameState, Player
from .hidden import birds_of

_UNSEEN, _FROM_HAND = object(), object()
"""Placeholders for a tucked card that nobody saw, and for one that only its player saw."""

_Pattern = tuple[Habitat, int, list[object]]
"""A bird with tucked cards that are dealt anew: its row, its place there, and its cards."""


class Dealt:
    """The cards and food dealt to one person; None for those not dealt anew."""

    __slots__ = ("apart", "bonus", "choosing", "food", "hand", "tucked", "unseen")

    def __init__(self) -> None:
        self.hand: list[str] | None = None
        self.apart: list[str] | None = None
        self.bonus: list[str] | None = None
        self.choosing: list[str] | None = None
        self.food: dict[Food, int] | None = None
        self.tucked: list[tuple[Habitat, int, tuple[str, ...]]] = []
        self.unseen: list[str] = []

    def lay(self, player: Player) -> None:
        """Replace the player's hidden cards and food by these."""
        if self.hand is not None:
            player.hand[:] = self.hand
        if self.apart is not None:
            player.apart[:] = self.apart
        if self.bonus is not None:
            player.bonus[:] = self.bonus
        if self.choosing is not None:
            player.choosing[:] = self.choosing
        if self.food is not None:
            player.food.update(self.food)
        for habitat, place, cards in self.tucked:
            player.mat[habitat][place].tucked = cards
        player.unseen[:] = self.unseen


class Deal:
    """Everything dealt anew from one seed; both discard piles are None except during set-up."""

    __slots__ = ("automa", "bonus_deck", "bonus_discards", "deck", "discards", "face_down",
                 "players", "random")  # fmt: skip

    def __init__(self, players: int) -> None:
        self.deck: tuple[str, ...] = ()
        self.bonus_deck: tuple[str, ...] = ()
        self.discards: list[str] | None = None
        self.bonus_discards: list[str] | None = None
        self.players = [Dealt() for _ in range(players)]
        self.automa: list[str] = []
        self.face_down: list[str] = []
        self.random: dict[str, int] = {}

    def lay(self, state: GameState) -> None:
        """Apply the deal in place to a state, which must match the one it was made for."""
        state.deck.cards, state.deck.drawn = self.deck, 0
        state.bonus_deck.cards, state.bonus_deck.drawn = self.bonus_deck, 0
        if self.discards is not None:
            state.deck.discards[:] = self.discards
        if self.bonus_discards is not None:
            state.bonus_deck.discards[:] = self.bonus_discards
        for player, dealt in zip(state.players, self.players, strict=True):
            dealt.lay(player)
        if state.automa is not None:
            state.automa.deck[:] = self.automa
            state.automa.face_down[:] = self.face_down
        state.random.update(self.random)


class _Closed:
    """How to deal another person's hidden cards anew.

    The cards ``known`` stay among them and ``fresh`` more are dealt; the other fields say where
    they go.
    """

    __slots__ = ("apart", "bonus", "choosing", "fresh", "hand", "known", "seat", "tucked")

    def __init__(self, seat: int, player: Player) -> None:
        cards = closed_to_others(player)
        self.seat = seat
        self.known = sorted(card for card in cards if card in player.known)
        self.fresh = len(cards) - len(self.known)
        self.hand, self.apart = len(player.hand), len(player.apart)
        shown = player.shown or ()
        self.bonus = [card if card in shown else None for card in player.bonus]
        self.choosing = len(player.choosing)
        self.tucked = _patterns(player, others=True)


class Dealer:
    """Deals anew all that ``seat`` cannot see of ``state``, from any number of seeds.

    What all worlds have in common is computed once: which cards are hidden, and how many of them
    go where. ``start``: the food with which every player begins.
    """

    def __init__(self, state: GameState, seat: int, start: dict[Food, int]) -> None:
        self._seat = seat
        self._start = start
        self._choosing = state.phase == "setup"
        self._chosen = state.turn_of
        me = state.players[seat]
        self._mine = _patterns(me, others=False)
        others = [(other, player) for other, player in enumerate(state.players) if other != seat]
        self._others = [_Closed(other, player) for other, player in others]
        birds = [*state.deck.left(), *me.unseen]
        bonus = [*state.bonus_deck.left()]
        if self._choosing:
            birds += state.deck.discards
            bonus += state.bonus_deck.discards
        for _, player in others:
            birds += [card for card in closed_to_others(player) if card not in player.known]
            birds += player.unseen
            bonus += [card for card in player.bonus if card not in (player.shown or ())]
            bonus += player.choosing
        self._automa: list[str] | None = None
        self._face_down = 0
        if state.automa is not None:
            birds += state.automa.face_down
            self._face_down = len(state.automa.face_down)
            self._automa = sorted(state.automa.deck)
        self._birds = sorted(birds)
        self._bonus = sorted(bonus)
        self._bonus_discards = len(state.bonus_deck.discards)

    def deal(self, seed: int) -> Deal:
        """Deal a world, which depends only on the seed and on what the seat can see."""
        deal = Deal(len(self._others) + 1)
        self._deal_birds(deal, seed)
        self._deal_bonus(deal, seed)
        if self._automa is not None:
            deal.automa = in_any_order(seed, "automa", self._automa)
        deal.random = streams((seed + 1) % SEEDS)
        return deal

    def _deal_birds(self, deal: Deal, seed: int) -> None:
        dealt = iter(in_any_order(seed, "deck", self._birds))
        random: dict[str, int] = {}
        if self._choosing:
            deal.discards, random = [], streams(seed)
        for number, closed in enumerate(self._others):
            to = deal.players[closed.seat]
            if self._choosing:
                five = [*islice(dealt, BIRDS_DEALT)]
                self._deal_choice(deal, to, closed.seat, five, random)
                continue
            cards = [*closed.known, *islice(dealt, closed.fresh)]
            left = iter(in_any_order(seed, f"closed {number}", cards))
            to.hand = [*islice(left, closed.hand)]
            to.apart = [*islice(left, closed.apart)]
            _tuck(to, closed.tucked, dealt, left)
        _tuck(deal.players[self._seat], self._mine, dealt, iter(()))
        deal.face_down = [*islice(dealt, self._face_down)]
        deal.deck = tuple(dealt)

    def _deal_choice(
        self, deal: Deal, to: Dealt, seat: int, dealt: list[str], random: dict[str, int]
    ) -> None:
        """Deal a player's five cards or, if the player has chosen, a start that might result."""
        assert deal.discards is not None
        kept = dealt[: below(random, "goals", BIRDS_DEALT + 1)]
        if seat > self._chosen:
            to.hand = dealt
            return
        to.hand = kept
        deal.discards += dealt[len(kept) :]
        tokens = [food for food in FOODS for _ in range(self._start.get(food, 0))]
        left = shuffled(random, "goals", tokens)[len(kept) :]
        to.food = {food: left.count(food) for food in FOODS}

    def _deal_bonus(self, deal: Deal, seed: int) -> None:
        hand_out = iter(in_any_order(seed, "bonus", self._bonus))
        for closed in self._others:
            to = deal.players[closed.seat]
            to.bonus = [card or next(hand_out) for card in closed.bonus]
            to.choosing = [*islice(hand_out, closed.choosing)]
        if self._choosing:
            deal.bonus_discards = [*islice(hand_out, self._bonus_discards)]
        deal.bonus_deck = tuple(hand_out)


def closed_to_others(player: Player) -> list[str]:
    """Return the cards whose number is all that others know: in hand, apart, tucked from hand."""
    tucked = [
        card
        for bird in birds_of(player)
        for card in bird.tucked
        if card not in player.seen and card not in player.unseen
    ]
    return player.hand + player.apart + tucked


def _patterns(player: Player, *, others: bool) -> list[_Pattern]:
    """Return the birds with tucked cards that are hidden from the owner, or from ``others``."""
    found: list[_Pattern] = []
    for habitat, row in player.mat.items():
        for place, bird in enumerate(row):
            cards: list[object] = [
                _UNSEEN
                if card in player.unseen
                else _FROM_HAND
                if others and card not in player.seen
                else card
                for card in bird.tucked
            ]
            if _UNSEEN in cards or _FROM_HAND in cards:
                found.append((habitat, place, cards))
    return found


def _tuck(
    to: Dealt, patterns: list[_Pattern], dealt: Iterator[str], from_hand: Iterator[str]
) -> None:
    """Replace the cards tucked unseen and those tucked from the hand."""
    for habitat, place, pattern in patterns:
        cards: list[str] = []
        for card in pattern:
            if card is _UNSEEN:
                to.unseen.append(next(dealt))
                cards.append(to.unseen[-1])
            else:
                cards.append(next(from_hand) if card is _FROM_HAND else str(card))
        to.tucked.append((habitat, place, tuple(cards)))


def redeal(state: GameState, seat: int, seed: int, start: dict[Food, int]) -> None:
    """Deal anew, in place, all that ``seat`` cannot see (see :class:`Dealer`)."""
    Dealer(state, seat, start).deal(seed).lay(state)
