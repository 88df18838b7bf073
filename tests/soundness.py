"""Invariants of every table at every moment, with any sets: cards, dice, food, cubes."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec

from tests.table import CATALOG, happened
from wingspan.engine import Game, Setup
from wingspan.engine.components import DICE

TURNS = (8, 7, 6, 5)


def turns_of_round(game: Game, number: int) -> int:
    """Return 8, 7, 6 or 5, and one more for every earlier round without a goal."""
    return TURNS[number - 1] + ("no_goal" in game.state.goals[: number - 1])


def bird_cards(game: Game) -> list[str]:
    """Return all bird cards on the table."""
    state = game.state
    cards = [*state.deck.left(), *state.deck.discards, *state.laid_out]
    cards += [card for card in state.tray if card is not None]
    for player in state.players:
        cards += player.hand
        if state.phase != "setup":  # where they are the cards of the hand chosen so far
            cards += player.apart
        for on_row in player.mat.values():
            for on_mat in on_row:
                cards += [on_mat.bird, *on_mat.tucked]
    if state.automa is not None:
        cards += [*state.automa.birds, *state.automa.face_down]
    return cards


def bonus_cards(game: Game) -> list[str]:
    state = game.state
    cards = [*state.bonus_deck.left(), *state.bonus_deck.discards]
    for player in state.players:
        cards += [*player.bonus, *player.choosing]
    if state.automa is not None:
        cards.append(state.automa.bonus)
    return cards


def all_bonus_cards(setup: Setup) -> set[str]:
    """Return the bonus cards of the sets; the Automa's own are not in play unless it holds them."""
    ids = CATALOG.ids_of("bonus_cards", setup.sets)
    return {card for card in ids if not CATALOG.bonus_cards[card].automa_only}


def covered(on_row: Sequence[Any]) -> int:
    return sum(2 if on_mat.sideways else 1 for on_mat in on_row)


def may_live(card: str, habitat: str) -> bool:
    """Whether a bird may be in a row: by its card, or because it can copy a power that moves it."""
    copiers = ("superb_lyrebird", "tui", "common_myna", "rose_ringed_parakeet")
    return habitat in CATALOG.birds[card].habitats or card in copiers


def most_eggs(game: Game, card: str) -> int:
    """Return how many eggs a bird can come to hold, with those laid beyond its limit."""
    limit = CATALOG.birds[card].egg_limit
    return limit + 3 * (limit > 0 and "asia" in game.setup.sets)


def check_player(game: Game, seat: int) -> None:
    state, setup = game.state, game.setup
    player = state.players[seat]
    with_nectar = "oceania" in setup.sets
    assert all(count >= 0 for count in player.food.values())
    assert all(count >= 0 for count in player.nectar.values())
    if not with_nectar:
        assert player.food["nectar"] == 0 and not any(player.nectar.values())
    assert all(count >= 0 for count in player.cubes.values())
    assert sum(player.cubes.values()) <= turns_of_round(game, state.round)
    for habitat, on_row in player.mat.items():
        assert covered(on_row) <= 5
        for on_mat in on_row:
            card = CATALOG.birds[on_mat.bird]
            assert may_live(card.id, habitat), f"{card.id} in the {habitat}"
            assert 0 <= on_mat.eggs <= most_eggs(game, card.id)
            assert all(count > 0 for count in on_mat.cached.values())
    on_mats = [b.bird for on_row in player.mat.values() for b in on_row]
    assert set(player.pink_used) <= set(on_mats)
    assert all(CATALOG.birds[card].color == "pink" for card in player.pink_used)
    closed = [*player.hand, *(c for r in player.mat.values() for b in r for c in b.tucked)]
    for cards in (player.known, player.unseen):
        assert len(set(cards)) == len(cards)
        if game.decision is None or game.decision.kind != "card_to_pay":
            assert set(cards) <= {*closed, *player.apart}


def check_automa(game: Game) -> None:
    state, setup = game.state, game.setup
    automa = state.automa
    assert automa is not None
    assert min(automa.eggs, automa.goal_cubes, automa.turns) >= 0
    assert all(count >= 0 for count in automa.nectar.values())
    assert automa.turns <= turns_of_round(game, state.round)
    gone = {f"remove_after_round_{n}" for n in range(1, state.round)}
    if state.phase not in ("game_end", "over"):
        expected = set(CATALOG.ids_of("automa_cards", setup.sets)) - gone
        if not setup.automubon:
            expected.discard("automubon_society")
        assert sorted([*automa.deck, *automa.turned]) == sorted(expected)
        assert len(automa.turned) == automa.turns


def check_table(game: Game, birds: set[str] | None = None, bonuses: set[str] | None = None) -> None:
    """Assert the invariants; without ``birds`` or ``bonuses``, all cards must be in the game."""
    state, setup = game.state, game.setup
    cards, bonus = bird_cards(game), bonus_cards(game)
    assert max(Counter(cards).values()) == 1, "a bird card twice"
    assert max(Counter(bonus).values()) == 1, "a bonus card twice"
    between = game.decision is None or game.decision.kind == "action"
    all_birds = birds or set(CATALOG.ids_of("birds", setup.sets)) - set(setup.without)
    all_bonus = bonuses or all_bonus_cards(setup)
    if state.automa is not None:
        all_bonus = all_bonus | {state.automa.bonus}
    assert set(bonus) == all_bonus
    if between:
        assert set(cards) == all_birds
        assert state.laid_out == []
        assert all(not player.choosing and not player.apart for player in state.players)
        if len(state.deck) and game.decision is not None:
            assert None not in state.tray, "the tray is full between turns while cards are left"
    else:
        # Cards just drawn, or a bird being played, may be in no place for the moment.
        assert set(cards) <= all_birds
    assert not (len(state.deck) == 0 and state.deck.discards), "discards under an empty deck"
    assert not (len(state.bonus_deck) == 0 and state.bonus_deck.discards)
    faces = CATALOG.dice["oceania" if "oceania" in setup.sets else "base"].faces
    assert len(state.birdfeeder) + len(state.dice_out) == DICE
    assert state.birdfeeder, "the birdfeeder is refilled the moment it is empty"
    assert all(face in faces for face in [*state.birdfeeder, *state.dice_out])
    assert len(state.tray) == 3
    for seat in range(setup.players):
        check_player(game, seat)
    if state.automa is not None:
        check_automa(game)


def check_decision(game: Game) -> None:
    decision = game.decision
    if decision is None:
        assert game.state.phase == "over"
        return
    plain = [json.dumps(msgspec.to_builtins(o), sort_keys=True) for o in decision.options]
    assert len(plain) >= 2, f"{decision.kind} leaves no choice"
    assert len(set(plain)) == len(plain), f"{decision.kind} offers something twice: {plain}"
    assert 0 <= decision.player < game.setup.players
    assert decision.serial == len(game.answers)
    if decision.kind == "action":
        assert decision.player == decision.turn_of == game.state.turn_of


def check_end(game: Game) -> None:
    """Check a finished game."""
    setup = game.setup
    seats = setup.players + (setup.automa is not None)
    turns = Counter((e["player"], e["round"]) for e in happened(game, "turn_began"))
    assert turns == {
        (seat, number): turns_of_round(game, number)
        for seat in range(seats)
        for number in (1, 2, 3, 4)
    }
    assert [scored.goal for scored in game.state.scored] == list(game.state.goals)
    for scored in game.state.scored:
        if scored.goal == "no_goal":
            assert all(standing.points == 0 for standing in scored.standings)
    sheets = game.scores()
    assert [sheet.player for sheet in sheets] == list(range(seats))
    for sheet in sheets:
        parts = sheet.birds + sheet.bonus + sheet.goals + sheet.eggs + sheet.cached
        assert sheet.total == parts + sheet.tucked + sheet.nectar
        better = [(s.total, s.unused_food) for s in sheets]
        assert sheet.rank == 1 + sum(o > (sheet.total, sheet.unused_food) for o in better)
    for player, sheet in zip(game.state.players, sheets, strict=False):
        on_mats = [b for birds in player.mat.values() for b in birds]
        assert sheet.birds == sum(CATALOG.birds[b.bird].points for b in on_mats)
        assert sheet.eggs == sum(b.eggs for b in on_mats)
        assert sheet.cached == sum(sum(b.cached.values()) for b in on_mats)
        assert sheet.tucked == sum(len(b.tucked) for b in on_mats)
    assert sum(sheet.nectar for sheet in sheets) <= 3 * 7
    if "oceania" not in setup.sets:
        assert all(sheet.nectar == 0 for sheet in sheets)
    over = happened(game, "game_over")
    assert len(over) == 1
