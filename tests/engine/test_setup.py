"""Setup: what players are dealt, keep and pay, and which set-ups are refused."""

from __future__ import annotations

import random
from itertools import combinations

import msgspec
import pytest

from tests.table import ALL_SETS, BASE_GAME, CATALOG, choose, encoded, offered, pending, types
from wingspan.engine import Game, Setup, SetupError
from wingspan.engine.components import Food

FIVE: tuple[Food, ...] = ("invertebrate", "seed", "fish", "fruit", "rodent")


def new(players: int = 2, **fields: object) -> Game:
    return Game.new(msgspec.convert({"players": players, "seed": 7, **fields}, Setup))


def keep(game: Game, birds: int) -> Game:
    """Carry out one player's set-up, keeping that many birds and the first bonus card."""
    seat = pending(game).player
    kept = 0
    while game.decision is not None and game.decision.player == seat:
        if game.decision.kind == "keep_bird":
            game.answer(0 if kept < birds else types(game).index("done"))
            kept += 1
        elif game.decision.kind in ("pay_for_kept_birds", "keep_bonus"):
            game.answer(0)
        else:
            break
    return game


def set_up(game: Game, birds: int = 2) -> Game:
    while game.decision is not None and game.decision.kind != "action":
        keep(game, birds)
    return game


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_table_is_laid_as_the_rulebook_says(players: int) -> None:
    state = set_up(new(players)).state
    assert len(state.players) == players
    assert len(state.birdfeeder) == 5 and state.dice_out == []
    assert len([card for card in state.tray if card]) == 3
    assert len(state.deck) == 180 - 5 * players - 3
    assert len(state.bonus_deck) == 26 - 2 * players
    assert (state.round, state.scored) == (1, [])
    assert state.automa is None


@pytest.mark.parametrize(
    ("sets", "birds"),
    [
        (("core",), 170),
        (("core", "swiftstart"), 180),
        (("core", "european"), 251),
        (("core", "oceania"), 265),
        (ALL_SETS, 446),
    ],
)
def test_the_deck_holds_the_birds_of_the_sets_chosen_and_no_other(
    sets: tuple[str, ...], birds: int
) -> None:
    state = set_up(new(sets=sets)).state
    assert len(state.deck) == birds - 10 - 3
    everywhere = [*state.deck.left(), *state.deck.discards, *state.tray]
    assert {CATALOG.set_of[card] for card in everywhere if card} == set(sets)


def test_the_base_game_is_played_if_no_sets_are_named() -> None:
    assert Setup().sets == BASE_GAME


def test_birds_may_be_left_out_of_the_deck() -> None:
    state = set_up(new(without=("mallard", "osprey"))).state
    assert len(state.deck) == 178 - 10 - 3
    assert not {"mallard", "osprey"} & {*state.deck.left(), *state.deck.discards, *state.tray}


BONUS_CARDS = CATALOG.ids_of("bonus_cards", BASE_GAME)
FOR_THE_AUTOMA = [card for card in BONUS_CARDS if CATALOG.bonus_cards[card].automa]


def test_bonus_cards_may_be_left_out() -> None:
    for seed in range(20):
        state = set_up(new(seed=seed, without=("forester", "mallard", "historian"))).state
        assert len(state.bonus_deck) == 24 - 4
        held = [card for player in state.players for card in player.bonus]
        assert not {"forester", "historian"} & {*state.bonus_deck.left(), *held}
        assert len(state.deck) == 179 - 10 - 3


def test_what_is_left_out_changes_nothing_else_of_the_deal() -> None:
    all_cards, fewer = new().state, new(without=("forester",)).state
    assert [player.hand for player in all_cards.players] == [p.hand for p in fewer.players]
    assert (all_cards.tray, all_cards.goals) == (fewer.tray, fewer.goals)


@pytest.mark.parametrize(
    ("players", "automa", "left", "sentence"),
    [
        (2, None, 3, "without: 3 bonus cards are left; 4 are dealt at the start."),
        (5, None, 9, "without: 9 bonus cards are left; 10 are dealt at the start."),
        (1, "eagle", 2, "without: 2 bonus cards are left; 3 are dealt at the start."),
    ],
)
def test_so_many_bonus_cards_must_be_left_as_are_dealt(
    players: int, automa: str | None, left: int, sentence: str
) -> None:
    """Two to each player, and one to the Automa."""
    few = (*FOR_THE_AUTOMA, *BONUS_CARDS)[:left]
    with pytest.raises(SetupError, match=sentence):
        new(players, automa=automa, without=[card for card in BONUS_CARDS if card not in few])
    more = (*FOR_THE_AUTOMA, *BONUS_CARDS)[: left + 1]
    out = [card for card in BONUS_CARDS if card not in more]
    assert set_up(new(players, automa=automa, without=out)).state.phase == "turn"


def test_the_automa_needs_a_bonus_card_that_it_can_use() -> None:
    with pytest.raises(SetupError, match="no bonus card is left that the Automa can use"):
        new(1, automa="eagle", without=FOR_THE_AUTOMA)
    assert new(2, without=FOR_THE_AUTOMA).state.players[0].choosing


def test_a_game_ends_well_with_as_few_bonus_cards_as_can_be() -> None:
    """Birds that draw bonus cards then find none."""
    out = BONUS_CARDS[4:]
    for seed in range(6):
        game, dice = new(seed=seed, without=out), random.Random(seed)
        while game.decision:
            game.answer(dice.randrange(len(game.decision.options)))
        assert {card for player in game.state.players for card in player.bonus} <= {
            *BONUS_CARDS[:4]
        }
        assert Game.replay(game.record()) == game


def test_five_birds_are_dealt_and_any_of_them_may_be_kept() -> None:
    game = new()
    assert pending(game).kind == "keep_bird"
    assert types(game) == ["bird"] * 5 + ["done"]
    assert len({option["bird"] for option in offered(game) if "bird" in option}) == 5


@pytest.mark.parametrize("kept", range(6))
def test_each_bird_kept_costs_one_of_five_different_foods(kept: int) -> None:
    state = set_up(new(), kept).state
    for player in state.players:
        assert len(player.hand) == kept
        assert sum(player.food.values()) == 5 - kept
        assert all(player.food[food] in (0, 1) for food in FIVE)
        assert player.food["nectar"] == 0
    assert len(state.deck.discards) == 2 * (5 - kept)


@pytest.mark.parametrize("kept", [1, 2, 3, 4])
def test_any_food_can_be_handed_in_for_the_birds_kept(kept: int) -> None:
    game = new()
    while pending(game).kind != "pay_for_kept_birds":
        if pending(game).kind == "keep_bird" and kept:
            kept -= 1
            game.answer(0)
        else:
            choose(game, "done") if pending(game).kind == "keep_bird" else game.answer(0)
    count = sum(offered(game)[0]["food"].values())
    payments = {tuple(f for f in FIVE if o["food"].get(f)) for o in offered(game)}
    assert payments == set(combinations(FIVE, count))
    assert len(offered(game)) == len(payments)


def test_one_of_two_bonus_cards_is_kept_and_the_other_discarded() -> None:
    game = new()
    while pending(game).kind != "keep_bonus":
        if pending(game).kind == "keep_bird":
            choose(game, "done")
        else:
            game.answer(0)
    two = [option["bonus"] for option in offered(game)]
    assert len(two) == 2 == len(set(two))
    game.answer(1)
    set_up(game)
    assert game.state.players[0].bonus == [two[1]]
    assert two[0] in game.state.bonus_deck.discards


def test_the_same_seed_deals_the_same_table_and_another_seed_another() -> None:
    assert encoded(new()) == encoded(new())
    assert encoded(new(seed=7)) != encoded(new(seed=8))


def test_names_and_goal_side_do_not_change_what_is_dealt() -> None:
    plain, named = new(), new(names=("Ada", "Bo"), goals="blue")
    assert encoded(plain) == encoded(named)


def test_everybody_can_be_the_first_player_and_begins_then() -> None:
    firsts = set()
    for seed in range(60):
        game = set_up(new(3, seed=seed), 0)
        assert pending(game).player == game.state.first_player
        firsts.add(game.state.first_player)
    assert firsts == {0, 1, 2}


@pytest.mark.parametrize(("sets", "number"), [(BASE_GAME, 16), (ALL_SETS, 34)])
def test_four_goals_come_from_four_different_tiles_and_both_sides_turn_up(
    sets: tuple[str, ...], number: int
) -> None:
    seen = set()
    for seed in range(120):
        goals = new(seed=seed, sets=sets).state.goals
        assert len(goals) == 4
        assert len({CATALOG.goals[goal].tile for goal in goals}) == 4
        seen |= set(goals)
    assert seen == set(CATALOG.ids_of("goals", sets))
    assert len(seen) == number


def test_against_the_automa_the_person_is_dealt_the_same_and_begins() -> None:
    for seed in range(10):
        game = set_up(new(1, automa="eagle", seed=seed))
        state = game.state
        assert state.first_player == 0 == pending(game).player
        assert state.automa is not None
        assert len(state.automa.deck) == 10
        assert state.automa.eggs == state.automa.goal_cubes == 0
        assert len(state.players[0].hand) == 2
        assert len(state.bonus_deck) == 26 - 1 - 2


def test_the_automubon_society_is_an_eleventh_card_only_if_asked_for() -> None:
    plain = set_up(new(1, automa="eagle")).state.automa
    expert = set_up(new(1, automa="eagle", automubon=True)).state.automa
    assert plain and expert
    assert len(plain.deck) == 10 and "automubon_society" not in plain.deck
    assert len(expert.deck) == 11 and "automubon_society" in expert.deck


def test_the_automa_holds_only_bonus_cards_that_it_can_use() -> None:
    never = {
        "breeding_manager",
        "backyard_birder",
        "ecologist",
        "oologist",
        "visionary_leader",
    }
    held = set()
    for seed in range(150):
        automa = new(1, automa="eaglet", seed=seed).state.automa
        assert automa
        held.add(automa.bonus)
    assert not held & never
    assert len(held) > 15


def test_the_bonus_cards_that_the_automa_cannot_use_stay_in_the_deck() -> None:
    for seed in range(20):
        state = set_up(new(1, automa="eagle", seed=seed)).state
        assert state.automa
        everywhere = [
            *state.bonus_deck.left(),
            *state.bonus_deck.discards,
            *state.players[0].bonus,
            state.automa.bonus,
        ]
        assert sorted(everywhere) == sorted(CATALOG.ids_of("bonus_cards", BASE_GAME))


def test_a_bonus_card_made_for_the_automa_alone_is_in_no_deck() -> None:
    """Such as the RASPB Life Fellow and the Autwitcher: the Automa's, or out of the game."""
    alone = {card.id for card in CATALOG.bonus_cards.values() if card.automa_only}
    held = set()
    for seed in range(150):
        state = set_up(new(1, automa="eagle", seed=seed, sets=ALL_SETS)).state
        assert state.automa
        held.add(state.automa.bonus)
        everywhere = [
            *state.bonus_deck.left(),
            *state.bonus_deck.discards,
            *state.players[0].bonus,
        ]
        assert not alone & set(everywhere)
        expected = set(CATALOG.ids_of("bonus_cards", ALL_SETS)) - alone - {state.automa.bonus}
        assert sorted(everywhere) == sorted(expected)
    assert alone <= held


@pytest.mark.parametrize(
    ("fields", "field"),
    [
        ({"players": 0}, "players"),
        ({"players": 6}, "players"),
        ({"players": -1}, "players"),
        ({"players": 1}, "automa"),
        ({"players": 2, "automa": "eagle"}, "automa"),
        ({"players": 2, "automubon": True}, "automubon"),
        ({"players": 2, "names": ("Ada",)}, "names"),
        ({"seed": -1}, "seed"),
        ({"seed": 2**53}, "seed"),
        ({"sets": ()}, "sets"),
        ({"sets": ("core", "core")}, "sets"),
        ({"sets": ("antarctica",)}, "sets"),
        ({"sets": ("swiftstart",)}, "sets"),
        (
            {"players": 1, "automa": "eagle", "sets": ("european", "oceania")},
            "comes with the base game",
        ),
        ({"mat": "moon"}, "mat"),
        ({"without": ("dodo",)}, "without"),
        ({"without": tuple(CATALOG.birds)}, "without"),
    ],
)
def test_a_set_up_that_cannot_be_played_is_refused_naming_the_field(
    fields: dict[str, object], field: str
) -> None:
    with pytest.raises(SetupError, match=field):
        new(**fields)  # type: ignore[arg-type]
