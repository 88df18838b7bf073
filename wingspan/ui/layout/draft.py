"""A table under construction: a position that can always be laid out, what was changed, and what is
being changed.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any, NamedTuple, cast

from msgspec import Struct, structs

from wingspan.engine import Catalog, Position, PositionError, Setup
from wingspan.engine.components import HABITATS
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

from ..messages import Command, LayAt
from ..play.scene import Press, Scene
from .places import FIRST, on_mat

BIRDS_AT_FIRST = 5
"""Cards in each hand of a new table, dealt until they are named."""

MOST_UNDONE = 200


class Said(NamedTuple):
    """Something told about the table: the key of the message, and its values.

    Values that are ids of birds are under ``bird``, rows under ``habitat``; ``where`` is a place
    with a seat, "hand:1".
    """

    key: str
    values: Mapping[str, Any]


class Draft(Struct, frozen=True, dict=True):
    """A table that is laid out by hand. Methods return new values."""

    position: Position
    """It can be laid out, and describes every player."""
    catalog: Catalog
    """The cards, under the rules of the position."""
    seat: int = 0
    """The seat whose side is shown."""
    place: str = FIRST
    """What is being laid out: see :mod:`.places`."""
    query: str = ""
    """The name that is typed."""
    refused: Said | None = None
    """Why the last change cannot be."""
    before: tuple[Position, ...] = ()
    """What undoing goes back to, the latest last."""
    after: tuple[Position, ...] = ()
    """What redoing goes on to, the next one last."""

    def changed(self, position: Position) -> Draft:
        """Take a position that can be laid out."""
        if position == self.position:
            return structs.replace(self, refused=None)
        before = (*self.before, self.position)[-MOST_UNDONE:]
        seat = min(self.seat, position.setup.players - 1)
        return structs.replace(
            self, position=position, seat=seat, refused=None, before=before, after=()
        )

    def undone(self) -> Draft:
        if not self.before:
            return self
        *before, last = self.before
        after = (*self.after, self.position)
        seat = min(self.seat, last.setup.players - 1)
        return structs.replace(
            self, position=last, seat=seat, refused=None, before=tuple(before), after=after
        )

    def redone(self) -> Draft:
        if not self.after:
            return self
        *after, following = self.after
        before = (*self.before, self.position)
        seat = min(self.seat, following.setup.players - 1)
        return structs.replace(
            self, position=following, seat=seat, refused=None, before=before, after=tuple(after)
        )

    def at(self, place: str) -> Draft:
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

    @cached_property
    def named(self) -> frozenset[str]:
        """All birds that are named on the table."""
        position, automa = self.position, self.position.automa
        found = {*position.discards, *(position.tray or ())} - {None, HIDDEN}
        for player in position.players:
            found.update(player.hand)
            for row in player.mat.values():
                for bird in row:
                    found.update((bird.bird, *named_cards(bird.tucked)))
        if automa is not None:
            found.update((*automa.birds, *named_cards(automa.face_down)))
        return frozenset(cast(set[str], found))

    @cached_property
    def odd(self) -> tuple[Said, ...]:
        """What only a power could have brought: cards or food where the bird gets none itself."""
        found: list[Said] = []
        for player in self.position.players:
            for row in player.mat.values():
                found += [said for bird in row for said in _odd(bird, self.catalog)]
        return tuple(found)

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
        found: dict[str, Press] = {}

        def put(thing: str, command: Command, label: str, *, on: bool = False) -> None:
            found[thing] = Press(command, label, on)

        for habitat in HABITATS:
            row = self.state.players[self.seat].mat[habitat]
            named = words.habitat(habitat)
            for number, (column, bird) in enumerate(columns(row)):
                place = f"space:{habitat}:{number}"
                label = words.text(
                    "layout/change_bird", bird=words.bird(self.catalog.birds[bird.bird])
                )
                put(f"space:{habitat}:{column}", LayAt(place), label, on=place == self.place)
            place = f"space:{habitat}:{len(row)}"
            label = words.text("layout/put_bird", habitat=named)
            put(f"next:{habitat}", LayAt(place), label, on=place == self.place)
        for space in range(len(self.state.tray)):
            place = f"tray:{space}"
            label = words.text("layout/tray_space", n=space + 1)
            put(place, LayAt(place), label, on=place == self.place)
        for place in ("hand", "food", "feeder"):
            put(place, LayAt(place), words.text(f"layout/at_{place}"), on=place == self.place)
        return found


def named_cards(cards: int | tuple[str, ...]) -> tuple[str, ...]:
    """The cards that are named; () if they are only counted."""
    return () if isinstance(cards, int) else cards


def _odd(bird: BirdPosition, catalog: Catalog) -> list[Said]:
    power = catalog.birds[bird.bird].power
    effects = power.effects if power else ()
    if any(isinstance(effect, CopyPower) for effect in effects):
        return []
    found = []
    if bird.tucked and not (power and tucks(power)):
        found.append(Said("odd_tucked", {"bird": bird.bird}))
    if any(bird.cached.values()) and not (power and caches(power)):
        found.append(Said("odd_cached", {"bird": bird.bird}))
    return found


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
    return Draft(position, catalog)


def of_position(position: Position, catalog: Catalog) -> Draft:
    """The table of a position, such as that of a link. Raises PositionError if it cannot be."""
    position = filled_in(position, catalog)
    state = table_of(position, catalog)
    described = positions.of(position.setup, state, (), catalog.rules)
    left_out = described.players[len(position.players) :]
    whole = structs.replace(position, players=(*position.players, *left_out))
    seat = min(position.turn_of or 0, position.setup.players - 1)
    return Draft(whole, catalog, seat=seat)


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
        if automa.bonus == HIDDEN:
            automa = structs.replace(automa, bonus=None)
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
    return Draft(laid, catalog, seat=shown)


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
    named = {
        *hand,
        *(
            card
            for row in mat.values()
            for bird in row
            if isinstance(bird.tucked, tuple)
            for card in bird.tucked
        ),
    }
    choosing = () if HIDDEN in player.choosing else player.choosing
    return structs.replace(
        player,
        hand=hand,
        hand_dealt=player.hand_dealt + len(player.hand) - len(hand),
        bonus=tuple(card for card in bonus if card not in choosing),
        choosing=choosing,
        bonus_dealt=player.bonus_dealt + unknown,
        mat=mat,
        known=tuple(card for card in player.known if card in named),
        seen=tuple(card for card in player.seen if card in named),
        unseen=tuple(card for card in player.unseen if card in named),
    )
