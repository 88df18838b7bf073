"""Laying out a position: what it names is checked and placed, and the rest is dealt."""

from __future__ import annotations

from msgspec import UNSET

from ..automa_deck import cards_in_round
from ..cards import BirdCard
from ..catalog import Catalog
from ..chance import STREAMS
from ..components import ACTIONS, COLUMNS, DICE, HABITATS, ROUNDS, TRAY_SIZE, Food, Habitat, Phase
from ..dealing import BIRDS_DEALT, BONUS_DEALT, bonus_cards, deal, start_food, usable_by_automa
from ..effects import CopyPower, OnTop, Replaces, Sideways
from ..rounds import turns_in_round
from ..state import HIDDEN, Automa, Deck, GameState, PlayedBird, Player, ScoredGoal
from .positions import AutomaPosition, BirdPosition, PlayerPosition, Position, PositionError


def lay_out(position: Position, catalog: Catalog) -> GameState:
    """Return the table of a position, whose set-up must have been checked.

    Raises PositionError if it is impossible.
    """
    return _Layout(position, catalog).state()


class _Pile:
    """Cards of one kind: the position takes those it names, the others are dealt in order."""

    def __init__(self, what: str, cards: tuple[str, ...]) -> None:
        self.what = what
        self.free = dict.fromkeys(cards)
        self.taken: dict[str, str] = {}

    def take(self, card: str, field: str) -> str:
        """Take a card that ``field`` names. Raises PositionError if it is taken or not in play."""
        if card in self.taken:
            raise PositionError(f"{field}: {card} is already in {self.taken[card]}.")
        if card not in self.free:
            raise PositionError(f"{field}: there is no {self.what} called {card!r} in this game.")
        del self.free[card]
        self.taken[card] = field
        return card

    def take_all(self, cards: tuple[str, ...], field: str) -> list[str]:
        """Take the cards that ``field`` names."""
        return [self.take(card, field) for card in cards]

    def deal(self, number: int, field: str) -> list[str]:
        """Deal the next cards that no field names."""
        if len(self.free) < number:
            raise PositionError(f"{field}: there are not enough {self.what}s left to deal.")
        return [self.take(card, field) for card in list(self.free)[:number]]

    def deal_from_bottom(self, number: int, field: str) -> list[str]:
        """Deal the last cards that no field names, from the bottom of the pile."""
        if not 0 <= number <= len(self.free):
            raise PositionError(f"{field}: {number} cards cannot be dealt there.")
        return [self.take(card, field) for card in list(self.free)[len(self.free) - number :]]


class _Layout:
    """Builds the table of one position."""

    def __init__(self, position: Position, catalog: Catalog) -> None:
        self.position = position
        self.catalog = catalog
        self.setup = position.setup
        self.dealt = deal(self.setup, catalog)
        dealt = self.dealt
        bonus = dealt.bonus_deck.cards
        if dealt.automa is not None:
            bonus = (*bonus, dealt.automa.bonus)
            named = position.automa.bonus if position.automa else None
            if named in bonus_cards(self.setup, catalog) and named not in bonus:
                bonus = (*bonus, named)
        self.birds = _Pile("bird", dealt.deck.cards)
        self.bonus = _Pile("bonus card", bonus)
        self.phase: Phase = position.phase or self._usual_phase()

    def _usual_phase(self) -> Phase:
        return "automa" if self.position.turn_of == self.setup.players else "turn"

    def state(self) -> GameState:
        """Check the position and build the table: first named cards, then dealt ones."""
        position = self.position
        self._check_round()
        if len(position.players) > self.setup.players:
            raise PositionError(
                f"players: {len(position.players)} are described; {self.setup.players} play."
            )
        players = [self._player(seat, described) for seat, described in enumerate(position.players)]
        automa = self._automa()
        tray = self._tray()
        discards = self.birds.take_all(position.discards, "discards")
        deck_top = self.birds.take_all(position.deck_top, "deck_top")
        bonus_discards = self.bonus.take_all(position.bonus_discards, "bonus_discards")
        bonus_top = self.bonus.take_all(position.bonus_deck_top, "bonus_deck_top")
        deck = self._named_deck(self.birds, position.deck, "deck")
        bonus_deck = self._named_deck(self.bonus, position.bonus_deck, "bonus_deck")
        if tray is None:
            tray = [HIDDEN] * TRAY_SIZE
        for space, card in enumerate(tray):
            if card == HIDDEN:
                [tray[space]] = self.birds.deal(1, "tray")
        for seat in range(len(players), self.setup.players):
            players.append(self._dealt_player(seat))
        self._tuck_numbers(players, automa)
        if automa is not None and not automa.bonus:
            automa.bonus = self._automas_bonus()
        for card in list(self.bonus.free):
            if self.catalog.bonus_cards[card].automa_only:
                del self.bonus.free[card]
        self._deal_numbers(players)
        birdfeeder, dice_out = self._dice()
        state = GameState(
            round=position.round,
            phase=self.phase,
            turn_of=self._turn_of(),
            first_player=position.first_player,
            players=players,
            birdfeeder=birdfeeder,
            dice_out=dice_out,
            tray=tray,
            deck=Deck(tuple(deck_top) + (tuple(self.birds.free) if deck is None else deck)),
            bonus_deck=Deck(
                tuple(bonus_top) + (tuple(self.bonus.free) if bonus_deck is None else bonus_deck)
            ),
            goals=self._goals(),
            scored=list(position.scored),
            automa=automa,
            random=self._random(),
        )
        state.deck.discards = discards
        state.bonus_deck.discards = bonus_discards
        self._check_turns(state)
        return state

    def _check_round(self) -> None:
        position = self.position
        if not 1 <= position.round <= ROUNDS:
            raise PositionError(f"round: {position.round} is not one of 1 to {ROUNDS}.")
        if self.phase == "setup" and position.round != 1:
            raise PositionError(
                "phase: the set-up comes before round 1 only, not in a later round."
            )
        if self.phase in ("game_end", "over") and position.round != ROUNDS:
            raise PositionError(f"phase: the game ends after round {ROUNDS} only.")
        done = position.round if self.phase in ("over", "game_end") else position.round - 1
        if len(position.scored) > done:
            raise PositionError(
                f"scored: {len(position.scored)} goals are scored before round"
                f" {position.round} is over."
            )
        for number, scored in enumerate(position.scored):
            self._check_scored(number, scored)
        if not 0 <= position.first_player < self.setup.players:
            raise PositionError(f"first_player: there is no seat {position.first_player}.")

    def _check_scored(self, number: int, scored: ScoredGoal) -> None:
        field = f"scored[{number}]"
        if scored.goal not in self.catalog.goals:
            raise PositionError(f"{field}: there is no goal called {scored.goal!r}.")
        ended = self.position.round - (self.phase not in ("game_end", "over"))
        goals = self._goals()[:ended]
        if scored.goal not in goals:
            raise PositionError(
                f"{field}: {scored.goal} is not a goal of the rounds that have ended:"
                f" {', '.join(goals)}."
            )
        if [standing.player for standing in scored.standings] != list(range(self._seats())):
            raise PositionError(f"{field}: one standing is needed for each player, in seat order.")
        for standing in scored.standings:
            _natural(standing.counted, f"{field}.standings[{standing.player}].counted")
            _natural(standing.points, f"{field}.standings[{standing.player}].points")

    def _seats(self) -> int:
        return self.setup.players + (self.setup.automa is not None)

    def _player(self, seat: int, described: PlayerPosition) -> Player:
        field = f"players[{seat}]"
        player = Player(
            hand=self.birds.take_all(described.hand, f"{field}.hand"),
            bonus=self.bonus.take_all(described.bonus, f"{field}.bonus"),
            choosing=self.bonus.take_all(described.choosing, f"{field}.choosing"),
        )
        for food, count in described.food.items():
            player.food[food] = _natural(count, f"{field}.food.{food}")
            self._check_in_play(food, count, f"{field}.food")
        for habitat, row in described.mat.items():
            if len(row) + sum(bird.sideways for bird in row) > COLUMNS:
                raise PositionError(
                    f"{field}.mat.{habitat}: {len(row)} birds do not fit into {COLUMNS} spaces."
                )
            player.mat[habitat] = [
                self._bird(bird, habitat, f"{field}.mat.{habitat}[{column}]")
                for column, bird in enumerate(row)
            ]
        for habitat, count in described.nectar.items():
            player.nectar[habitat] = _natural(count, f"{field}.nectar.{habitat}")
            self._check_in_play("nectar", count, f"{field}.nectar")
        for action, count in described.cubes.items():
            player.cubes[action] = _natural(count, f"{field}.cubes.{action}")
        on_mat = [bird.bird for row in player.mat.values() for bird in row]
        if len(set(described.pink_used)) != len(described.pink_used):
            raise PositionError(f"{field}.pink_used: a bird is named twice.")
        for bird in described.pink_used:
            if bird not in on_mat or self.catalog.birds[bird].color != "pink":
                raise PositionError(f"{field}.pink_used: no pink bird {bird} is on the mat.")
        if described.choosing and self.phase != "setup":
            raise PositionError(f"{field}.choosing: bonus cards are chosen in phase setup only.")
        player.pink_used = list(described.pink_used)
        closed = player.hand + [
            card for row in player.mat.values() for bird in row for card in bird.tucked
        ]
        for name, cards in (
            ("known", described.known),
            ("seen", described.seen),
            ("unseen", described.unseen),
        ):
            if len(set(cards)) != len(cards):
                raise PositionError(f"{field}.{name}: a card is named twice.")
            for card in cards:
                if card not in closed:
                    raise PositionError(f"{field}.{name}: {card} is neither in hand nor tucked.")
        for card in described.shown:
            if card not in described.bonus:
                raise PositionError(f"{field}.shown: {card} is not among the bonus cards.")
        for card in described.copied:
            if card not in self.catalog.bonus_cards:
                raise PositionError(f"{field}.copied: there is no bonus card called {card!r}.")
        player.shown, player.copied = described.shown or UNSET, described.copied or UNSET
        player.known = list(described.known)
        player.seen = list(described.seen)
        player.unseen = list(described.unseen)
        return player

    def _bird(self, bird: BirdPosition, habitat: Habitat, field: str) -> PlayedBird:
        card: BirdCard = self.catalog.birds[self.birds.take(bird.bird, f"{field}.bird")]
        if habitat not in card.habitats and not _may_stray(card):
            raise PositionError(f"{field}.bird: {card.id} cannot live in the {habitat}.")
        if bird.sideways and not _may_lie_sideways(card):
            raise PositionError(f"{field}.sideways: {card.id} cannot lie sideways.")
        over = self.catalog.kit(self.setup.sets).over_limit if card.egg_limit else 0
        if not 0 <= bird.eggs <= card.egg_limit + over:
            raise PositionError(
                f"{field}.eggs: {bird.eggs} eggs on {card.id}, which holds 0 to {card.egg_limit}."
            )
        for food, count in bird.cached.items():
            _natural(count, f"{field}.cached.{food}")
            self._check_in_play(food, count, f"{field}.cached")
        tucked: tuple[str, ...] = ()
        if isinstance(bird.tucked, tuple):
            tucked = tuple(self.birds.take_all(bird.tucked, f"{field}.tucked"))
        cached = {food: count for food, count in bird.cached.items() if count}
        return PlayedBird(card.id, bird.eggs, cached, tucked, bird.sideways)

    def _check_in_play(self, food: Food, count: int, field: str) -> None:
        if food == "nectar" and count and not self.catalog.kit(self.setup.sets).nectar:
            raise PositionError(f"{field}: there is no nectar in the sets of this game.")

    def _dealt_player(self, seat: int) -> Player:
        field = f"players[{seat}]"
        player = Player(hand=self.birds.deal(BIRDS_DEALT, f"{field}.hand"))
        player.food.update(start_food(self.setup, self.catalog))
        if self.phase == "setup":
            player.choosing = self.bonus.deal(BONUS_DEALT, f"{field}.choosing")
        else:
            player.bonus = self.bonus.deal(1, f"{field}.bonus")
        return player

    def _tuck_numbers(self, players: list[Player], automa: Automa | None) -> None:
        """Tuck cards that are given only by number: from the bottom of the deck, seen by nobody."""
        for seat, described in enumerate(self.position.players):
            for habitat, row in described.mat.items():
                for column, bird in enumerate(row):
                    if isinstance(bird.tucked, int) and bird.tucked:
                        field = f"players[{seat}].mat.{habitat}[{column}].tucked"
                        cards = self.birds.deal_from_bottom(bird.tucked, field)
                        players[seat].mat[habitat][column].tucked = tuple(cards)
                        players[seat].unseen += cards
        described_automa = self.position.automa
        if automa is not None and described_automa is not None:
            number = described_automa.face_down
            if isinstance(number, int):
                automa.face_down = self.birds.deal_from_bottom(number, "automa.face_down")

    def _deal_numbers(self, players: list[Player]) -> None:
        """Deal the cards in hand and the bonus cards that are given only by number."""
        for seat, described in enumerate(self.position.players):
            field, player = f"players[{seat}]", players[seat]
            for pile, number, name, to in (
                (self.birds, described.hand_dealt, "hand_dealt", player.hand),
                (self.bonus, described.bonus_dealt, "bonus_dealt", player.bonus),
            ):
                to += pile.deal(_natural(number, f"{field}.{name}"), f"{field}.{name}")

    def _automa(self) -> Automa | None:
        described, dealt = self.position.automa, self.dealt.automa
        if dealt is None:
            if described is not None:
                raise PositionError("automa: the set-up has no Automa.")
            return None
        described = described or AutomaPosition()
        cards = cards_in_round(self.setup, self.catalog, self.position.round)
        pile = _Pile("Automa card", tuple(cards))
        turned = pile.take_all(described.turned, "automa.turned")
        top = pile.take_all(described.deck_top, "automa.deck_top")
        if described.deck is None:
            order = [card for card in dealt.deck if card in pile.free]
            rest = [*order, *(card for card in pile.free if card not in order)]
        else:
            rest = pile.take_all(described.deck, "automa.deck")
            if pile.free:
                missing = ", ".join(pile.free)
                raise PositionError(f"automa.deck: {missing} is neither there nor turned up.")
        bonus = ""
        if described.bonus is not None:
            bonus = self.bonus.take(described.bonus, "automa.bonus")
            if not usable_by_automa(self.catalog.bonus_cards[bonus]):
                raise PositionError(f"automa.bonus: the Automa cannot use {bonus}.")
        face_down: list[str] = []
        if isinstance(described.face_down, tuple):
            face_down = self.birds.take_all(described.face_down, "automa.face_down")
        nectar = dealt.nectar if described.nectar is None else described.nectar
        self._check_in_play("nectar", sum(nectar.values()), "automa.nectar")
        return Automa(
            bonus=bonus,
            deck=[*top, *rest],
            turned=turned,
            birds=self.birds.take_all(described.birds, "automa.birds"),
            face_down=face_down,
            eggs=_natural(described.eggs, "automa.eggs"),
            goal_cubes=_natural(described.goal_cubes, "automa.goal_cubes"),
            turns=_natural(described.turns, "automa.turns"),
            nectar={
                habitat: _natural(nectar.get(habitat, 0), f"automa.nectar.{habitat}")
                for habitat in HABITATS
            },
        )

    def _automas_bonus(self) -> str:
        """Return a bonus card for an Automa without a named one: the card dealt, if it is free."""
        assert self.dealt.automa is not None
        free = [
            card
            for card in (self.dealt.automa.bonus, *self.bonus.free)
            if card in self.bonus.free and usable_by_automa(self.catalog.bonus_cards[card])
        ]
        if not free:
            raise PositionError("automa.bonus: no card that the Automa can use is left.")
        return self.bonus.take(free[0], "automa.bonus")

    def _tray(self) -> list[str | None] | None:
        tray = self.position.tray
        if tray is None:
            return None
        if len(tray) != TRAY_SIZE:
            raise PositionError(f"tray: it has {TRAY_SIZE} spaces, not {len(tray)}.")
        return [
            card if card in (None, HIDDEN) else self.birds.take(str(card), "tray") for card in tray
        ]

    def _named_deck(
        self, pile: _Pile, deck: tuple[str, ...] | None, field: str
    ) -> tuple[str, ...] | None:
        return None if deck is None else tuple(pile.take_all(deck, field))

    def _dice(self) -> tuple[list[str], list[str]]:
        position = self.position
        faces = self.catalog.dice[self.catalog.kit(self.setup.sets).dice].faces
        for field, shown in (("birdfeeder", position.birdfeeder), ("dice_out", position.dice_out)):
            for face in shown or ():
                if face not in faces:
                    raise PositionError(f"{field}: no die has a face {face!r}.")
        if position.birdfeeder is None:
            if position.dice_out:
                raise PositionError("dice_out: say which dice are in the birdfeeder as well.")
            return self.dealt.birdfeeder, []
        inside = list(position.birdfeeder)
        if not 1 <= len(inside) <= DICE:
            raise PositionError(f"birdfeeder: it holds 1 to {DICE} dice, not {len(inside)}.")
        if position.dice_out is None:
            outside = self.dealt.birdfeeder[len(inside) :]
        else:
            outside = list(position.dice_out)
        if len(inside) + len(outside) != DICE:
            raise PositionError(f"dice_out: with those inside there must be {DICE} dice.")
        return inside, outside

    def _goals(self) -> tuple[str, ...]:
        goals = self.position.goals
        if goals is None:
            return self.dealt.goals
        if len(goals) != ROUNDS:
            raise PositionError(f"goals: {ROUNDS} are needed, one a round, not {len(goals)}.")
        known = self.catalog.ids_of("goals", self.setup.sets)
        for goal in goals:
            if goal not in known:
                raise PositionError(f"goals: there is no goal called {goal!r} in this game.")
        tiles = [self.catalog.goals[goal].tile for goal in goals]
        if len(set(tiles)) != ROUNDS:
            raise PositionError("goals: two of them are on the same tile.")
        return goals

    def _random(self) -> dict[str, int]:
        random = self.position.random
        if random is None:
            return self.dealt.random
        if set(random) != set(STREAMS):
            raise PositionError(f"random: the streams are {', '.join(STREAMS)}.")
        for stream, value in random.items():
            if not 0 <= value < 1 << 64:
                raise PositionError(f"random.{stream}: {value} does not fit into 64 bits.")
        return {stream: random[stream] for stream in STREAMS}

    def _turn_of(self) -> int:
        seat = self.position.turn_of
        if seat is None:
            return self.setup.players if self.phase == "automa" else 0
        with_automa = self.phase in ("automa", "scoring", "over")
        last = self.setup.players if with_automa else self.setup.players - 1
        if not 0 <= seat <= min(last, self._seats() - 1):
            raise PositionError(f"turn_of: seat {seat} cannot be in turn.")
        if self.phase == "automa" and seat != self.setup.players:
            raise PositionError("turn_of: in phase automa it is the Automa's turn.")
        return seat

    def _check_turns(self, state: GameState) -> None:
        if self.phase == "automa" and state.automa is None:
            raise PositionError("phase: the set-up has no Automa.")
        turns = turns_in_round(self.catalog, state.goals, state.round)
        for seat, player in enumerate(state.players):
            taken = sum(player.cubes[action] for action in ACTIONS)
            in_turn = self.phase == "turn" and seat == state.turn_of
            if taken > turns - in_turn:
                raise PositionError(
                    f"players[{seat}].cubes: {taken} turns are taken; round {state.round} has"
                    f" {turns}{' and one is about to be taken' if in_turn else ''}."
                )
        if state.automa is not None:
            in_turn = self.phase == "automa"
            if state.automa.turns > turns - in_turn:
                raise PositionError(
                    f"automa.turns: {state.automa.turns} turns are taken; round {state.round}"
                    f" has {turns}."
                )


def _may_lie_sideways(card: BirdCard) -> bool:
    """Whether a bird may cover two spaces: by its own card, or by covering or replacing one."""
    placing = card.power.placing if card.power else None
    return isinstance(placing, (Sideways, OnTop, Replaces)) or _may_stray(card)


def _may_stray(card: BirdCard) -> bool:
    """Whether a bird may end up where it cannot live, by copying a power that moves it."""
    effects = card.power.effects if card.power else ()
    return any(isinstance(effect, CopyPower) for effect in effects)


def _natural(number: int, field: str) -> int:
    if number < 0:
        raise PositionError(f"{field}: {number} is less than 0.")
    return number
