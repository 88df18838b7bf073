"""A table under construction: a position that can always be laid out, what was changed, and what is
being changed.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Any

from msgspec import Struct, structs

from wingspan.engine import Catalog, Position, PositionError, Setup
from wingspan.engine.components import COLUMNS, TRAY_SIZE, Habitat
from wingspan.engine.dealing import start_food
from wingspan.engine.effects import CopyPower, caches, tucks
from wingspan.engine.mat import columns
from wingspan.engine.notation import hidden, positions
from wingspan.engine.notation.filling_in import filled_in
from wingspan.engine.notation.laying_out import lay_out
from wingspan.engine.notation.positions import BirdPosition, PlayerPosition
from wingspan.engine.scoring import scores
from wingspan.engine.setup import SetupError, check
from wingspan.engine.state import HIDDEN, GameState
from wingspan.engine.table import Table
from wingspan.words import Words

from ..messages import LayAt
from ..play.scene import Press, Scene
from .places import FIRST, is_tuck, on_mat

BIRDS_AT_FIRST = 5
"""Cards in each hand of a new table, dealt until they are named."""


class Impossible(ValueError):
    """Raised for a change that no table allows; ``key`` and ``values`` tell why.

    Ids of birds are under ``bird``, rows under ``habitat``; ``where`` is a place with a seat,
    "hand:1".
    """

    def __init__(self, key: str, **values: Any) -> None:
        super().__init__(key)
        self.key, self.values = key, values


class Draft(Struct, frozen=True, dict=True):
    """A table that is laid out by hand. Methods return new values."""

    positions: tuple[Position, ...]
    """The table as it was after each change. All can be laid out, and describe every player."""
    catalog: Catalog
    """The cards, under the rules of the positions."""
    now: int = 0
    """The index of the position that is shown: undoing goes back, redoing forth."""
    seat: int = 0
    """The seat whose side is shown."""
    place: str = FIRST
    """What is being laid out: see :mod:`.places`."""
    query: str = ""
    """The name that is typed."""
    refused: Impossible | None = None
    """Why the last change cannot be."""

    @property
    def position(self) -> Position:
        return self.positions[self.now]

    def changed(self, position: Position) -> Draft:
        """Take a position that can be laid out."""
        if position == self.position:
            return structs.replace(self, refused=None)
        positions = (*self.positions[: self.now + 1], position)
        return structs.replace(self, positions=positions).moved(1)

    def moved(self, by: int) -> Draft:
        """Undo a change (-1) or redo one (1), if there is one."""
        now = min(max(self.now + by, 0), len(self.positions) - 1)
        seat = min(self.seat, self.positions[now].setup.players - 1)
        moved = structs.replace(self, now=now, seat=seat, refused=None)
        return moved.at("automa") if self.place == "automa" else moved

    def at(self, place: str) -> Draft:
        """Go to that place; to the set-up instead of an Automa that does not play."""
        if place == "automa" and self.position.setup.automa is None:
            place = "set_up"
        return structs.replace(self, place=place, query="", refused=None)

    def of_seat(self, seat: int) -> Draft:
        """Lay out the side of that player, at the same place if it is there."""
        if not 0 <= seat < self.position.setup.players:
            return self
        shown = structs.replace(self, seat=seat, refused=None)
        at = on_mat(self.place)
        is_there = at is None or at.column <= len(shown.player.mat.get(at.habitat, ()))
        return shown if is_there else shown.at("hand")

    @cached_property
    def state(self) -> GameState:
        """The table, with what is dealt."""
        return table_of(self.position, self.catalog)

    @property
    def player(self) -> PlayerPosition:
        return self.position.players[self.seat]

    @property
    def bird(self) -> BirdPosition | None:
        """The bird at the place, or over it; None if there is none."""
        at = on_mat(self.place)
        row = () if at is None else self.player.mat.get(at.habitat, ())
        return row[at.column] if at is not None and at.column < len(row) else None

    @cached_property
    def in_play(self) -> frozenset[str]:
        """All birds in play."""
        setup = self.position.setup
        return frozenset(self.catalog.ids_of("birds", setup.sets)) - {*setup.without}

    @property
    def cards(self) -> tuple[str, ...] | None:
        """The birds named at the place; None if it does not take any number of them."""
        position = self.position
        if is_tuck(self.place):
            return None if self.bird is None else named_cards(self.bird.tucked)
        match self.place:
            case "hand":
                return self.player.hand
            case "discards":
                return position.discards
            case "automa":
                return position.automa.birds if position.automa else ()
            case _:
                return None

    @cached_property
    def lies(self) -> dict[str, str]:
        """Where each bird lies that is named on the table: the place, with the seat after hands and
        mats.
        """
        position, automa = self.position, self.position.automa
        found = dict.fromkeys(position.discards, "discards")
        found |= {card: "tray" for card in position.tray or () if card and card != HIDDEN}
        for seat, player in enumerate(position.players):
            found |= dict.fromkeys(player.hand, f"hand:{seat}")
            for bird in birds_of(player):
                found[bird.bird] = f"mat:{seat}"
                found |= dict.fromkeys(named_cards(bird.tucked), f"tucked:{seat}")
        if automa is not None:
            found |= dict.fromkeys((*automa.birds, *named_cards(automa.face_down)), "automa")
        return found

    @property
    def odd(self) -> list[tuple[str, str]]:
        """What only a power could have brought: cards or food where the bird gets none itself. The
        key of the message, and the bird.
        """
        found = []
        for bird in (bird for player in self.position.players for bird in birds_of(player)):
            power = self.catalog.birds[bird.bird].power
            if power and any(isinstance(effect, CopyPower) for effect in power.effects):
                continue
            if bird.tucked and not (power and tucks(power)):
                found.append(("odd_tucked", bird.bird))
            if any(bird.cached.values()) and not (power and caches(power)):
                found.append(("odd_cached", bird.bird))
        return found

    def scene(self, words: Words, look: Mapping[str, str]) -> Scene:
        """The table, as somebody who sees everything sees it from the seat. Cards in hand that are
        not named are not seen, since they are dealt anew where it matters.
        """
        setup, state = self.position.setup, self.state.copy()
        for player, described in zip(state.players, self.position.players, strict=True):
            player.hand, player.bonus = [*described.hand], [*described.bonus]
        table = Table(setup, self.catalog, state, [], 0)
        return Scene(
            words=words,
            catalog=self.catalog,
            setup=setup,
            seat=self.seat,
            state=state,
            events=(),
            decision=None,
            sheets=scores(table),
            look={name: how for name, how in look.items() if name != "mat"},
            presses=self._presses(words),
        )

    def _presses(self, words: Words) -> dict[str, Press]:
        """What a press on each thing of the table lays out."""
        found = {
            place: (place, words.text(f"layout/at_{place}")) for place in ("hand", "food", "feeder")
        }
        for space in range(TRAY_SIZE):
            label = words.text("layout/tray_space", n=space + 1)
            found[f"tray:{space}"] = (f"tray:{space}", label)
        for habitat, row in self.state.players[self.seat].mat.items():
            for number, (column, bird) in enumerate(columns(row)):
                name = words.bird(self.catalog.birds[bird.bird])
                label = words.text("layout/change_bird", bird=name)
                found[f"space:{habitat}:{column}"] = (f"space:{habitat}:{number}", label)
            label = words.text("layout/put_bird", habitat=words.habitat(habitat))
            found[f"next:{habitat}"] = (f"space:{habitat}:{len(row)}", label)
        return {
            thing: Press(LayAt(place), label, place == self.place)
            for thing, (place, label) in found.items()
        }


def named_cards(cards: int | tuple[str, ...]) -> tuple[str, ...]:
    """The cards that are named; () if they are only counted."""
    return () if isinstance(cards, int) else cards


def birds_of(player: PlayerPosition) -> Iterator[BirdPosition]:
    """All birds on the mat."""
    return (bird for row in player.mat.values() for bird in row)


def is_full(player: PlayerPosition, habitat: Habitat) -> bool:
    """Whether the row has no room for another bird."""
    return sum(1 + bird.sideways for bird in player.mat.get(habitat, ())) >= COLUMNS


def forgetting(player: PlayerPosition) -> PlayerPosition:
    """Forget who has seen cards that the player no longer has."""
    held = {*player.hand, *(card for bird in birds_of(player) for card in named_cards(bird.tucked))}
    known, seen, unseen = (
        tuple(card for card in cards if card in held)
        for cards in (player.known, player.seen, player.unseen)
    )
    return structs.replace(player, known=known, seen=seen, unseen=unseen)


def with_player(position: Position, seat: int, player: PlayerPosition) -> Position:
    players = (*position.players[:seat], player, *position.players[seat + 1 :])
    return structs.replace(position, players=players)


def table_of(position: Position, catalog: Catalog) -> GameState:
    """Lay out a position. Raises PositionError if it cannot be."""
    try:
        check(position.setup, catalog)
    except SetupError as error:
        raise PositionError(f"setup: {error}") from error
    return lay_out(filled_in(position, catalog), catalog)


def new_player(setup: Setup, catalog: Catalog) -> PlayerPosition:
    """A player with an empty mat, whose cards are dealt."""
    food = dict(start_food(setup, catalog))
    return PlayerPosition(hand_dealt=BIRDS_AT_FIRST, bonus_dealt=1, food=food)


def new_table(setup: Setup, catalog: Catalog) -> Draft:
    """A table with empty mats, on which hands, bonus cards and all else are dealt.

    Raises PositionError if the set-up cannot be played.
    """
    players = (new_player(setup, catalog),) * setup.players
    position = Position(setup=setup, rules=catalog.rules, players=players)
    table_of(position, catalog)
    return Draft((position,), catalog)


def of_position(position: Position, catalog: Catalog) -> Draft:
    """The table of a position, such as that of a link. Raises PositionError if it cannot be."""
    position = filled_in(position, catalog)
    state = table_of(position, catalog)
    described = positions.of(position.setup, state, (), catalog.rules)
    left_out = described.players[len(position.players) :]
    whole = structs.replace(position, players=(*position.players, *left_out))
    seat = min(position.turn_of or 0, position.setup.players - 1)
    return Draft((whole,), catalog, seat=seat)


def copied(position: Position, catalog: Catalog, seat: int | None, seed: int) -> Draft:
    """The table of a game, as ``seat`` knows it; None for everything that lies on it.

    What is hidden is only counted, and is dealt from ``seed``, like the order of the decks and the
    dice to come. Raises PositionError if the cards to deal are not enough.
    """
    setup = position.setup
    state = lay_out(position, catalog)
    if seat is not None and state.phase != "over":
        state = hidden.state_seen(state, seat, start_food(setup, catalog))
    whole = positions.of(setup, state, (), catalog.rules)
    automa = whole.automa
    if automa is not None:
        face_down = automa.face_down
        if isinstance(face_down, tuple) and HIDDEN in face_down:
            face_down = len(face_down)
        automa = structs.replace(automa, deck=None, face_down=face_down)
    laid = structs.replace(
        whole,
        setup=structs.replace(setup, seed=seed),
        players=tuple(map(_as_known, whole.players)),
        deck=None,
        bonus_deck=None,
        random=None,
        automa=automa,
    )
    table_of(laid, catalog)
    shown = seat if seat is not None else min(state.turn_of, setup.players - 1)
    return Draft((laid,), catalog, seat=shown)


def _as_known(player: PlayerPosition) -> PlayerPosition:
    """The player with numbers in place of hidden cards."""
    hand = tuple(card for card in player.hand if card != HIDDEN)
    bonus = tuple(card for card in (*player.bonus, *player.choosing) if card != HIDDEN)
    unknown = player.bonus.count(HIDDEN) + (HIDDEN in player.choosing)
    mat = {
        habitat: tuple(
            structs.replace(bird, tucked=len(bird.tucked))
            if isinstance(bird.tucked, tuple) and HIDDEN in bird.tucked
            else bird
            for bird in row
        )
        for habitat, row in player.mat.items()
    }
    choosing = () if HIDDEN in player.choosing else player.choosing
    return forgetting(
        structs.replace(
            player,
            hand=hand,
            hand_dealt=player.hand_dealt + len(player.hand) - len(hand),
            bonus=tuple(card for card in bonus if card not in choosing),
            choosing=choosing,
            bonus_dealt=player.bonus_dealt + unknown,
            mat=mat,
        )
    )
