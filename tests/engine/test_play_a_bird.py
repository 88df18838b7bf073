"""Play a bird from your hand: habitat, egg cost, food cost, place, "when played" powers."""

from __future__ import annotations

import pytest

from tests.table import (
    FOREST,
    GRASSLAND,
    WETLAND,
    act,
    asks,
    bird,
    choose,
    happened,
    offered,
    offers,
    pending,
    row,
    table,
    types,
)

RICH = {"invertebrate": 5, "seed": 5, "fish": 5, "fruit": 5, "rodent": 5}


def test_the_bird_goes_to_the_leftmost_free_space_of_its_habitat() -> None:
    game = table(
        {
            "hand": ["hooded_warbler"],
            "food": {"invertebrate": 2},
            "mat": {"forest": [bird("carolina_wren", eggs=1)]},
        },
        {},
    )
    act(game, "play_bird")
    forest = game.state.players[0].mat["forest"]
    assert [b.bird for b in forest] == ["carolina_wren", "hooded_warbler"]
    assert (forest[1].eggs, forest[1].cached, forest[1].tucked) == (0, {}, ())
    assert game.state.players[0].hand == []
    assert sum(game.state.players[0].food.values()) == 0
    assert game.state.players[0].cubes["play_bird"] == 1


@pytest.mark.parametrize(("column", "eggs"), list(enumerate((0, 1, 1, 2, 2))))
def test_the_column_asks_its_egg_cost(column: int, eggs: int) -> None:
    keeper = {"wetland": [bird("king_rail", eggs=6)]}
    game = table(
        {
            "hand": ["hooded_warbler"],
            "food": {"invertebrate": 2},
            "mat": {"forest": row(*FOREST[:column]), **keeper},
        },
        {},
    )
    act(game, "play_bird")
    assert game.state.players[0].mat["forest"][column].bird == "hooded_warbler"
    assert game.state.players[0].mat["wetland"][0].eggs == 6 - eggs


@pytest.mark.parametrize(("column", "eggs"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_without_the_eggs_the_bird_cannot_be_played(column: int, eggs: int) -> None:
    keeper = {"wetland": [bird("king_rail", eggs=eggs - 1)]}
    game = table(
        {
            "hand": ["hooded_warbler"],
            "food": {"invertebrate": 2},
            "mat": {"forest": row(*FOREST[:column]), **keeper},
        },
        {},
    )
    assert not offers(game, "action", action="play_bird")


def test_eggs_are_paid_one_by_one_from_any_birds() -> None:
    game = table(
        {
            "hand": ["hooded_warbler"],
            "food": {"invertebrate": 2},
            "mat": {
                "forest": [bird("carolina_wren", eggs=2), *row(*FOREST[1:3])],
                "grassland": [bird("bobolink", eggs=1)],
                "wetland": [bird("king_rail", eggs=1)],
            },
        },
        {},
    )
    act(game, "play_bird")
    assert pending(game).kind == "egg_to_pay"
    assert offered(game) == [
        {"type": "slot", "player": 0, "habitat": "forest", "column": 0},
        {"type": "slot", "player": 0, "habitat": "grassland", "column": 0},
        {"type": "slot", "player": 0, "habitat": "wetland", "column": 0},
    ]
    choose(game, "slot", habitat="grassland")
    assert pending(game).kind == "egg_to_pay"
    assert types(game) == ["slot", "slot"]
    choose(game, "slot", habitat="wetland")
    mat = game.state.players[0].mat
    assert (mat["forest"][0].eggs, mat["grassland"][0].eggs, mat["wetland"][0].eggs) == (2, 0, 0)
    assert mat["forest"][3].bird == "hooded_warbler"


def test_a_bird_of_several_habitats_is_played_where_its_player_likes() -> None:
    for home in ("forest", "grassland", "wetland"):
        game = table({"hand": ["mourning_dove"], "food": {"seed": 1}}, {})
        act(game, "play_bird")
        assert pending(game).kind == "habitat"
        assert [o["habitat"] for o in offered(game)] == ["forest", "grassland", "wetland"]
        choose(game, "habitat", habitat=home)
        assert game.state.players[0].mat[home][0].bird == "mourning_dove"


def test_a_row_holds_five_birds_and_no_more() -> None:
    game = table(
        {
            "hand": ["hooded_warbler"],
            "food": RICH,
            "mat": {"forest": row(*FOREST), "wetland": [bird("king_rail", eggs=6)]},
        },
        {},
    )
    assert not offers(game, "action", action="play_bird")


def test_only_habitats_with_room_and_eggs_are_offered() -> None:
    game = table(
        {
            "hand": ["mourning_dove"],
            "food": {"seed": 1},
            "mat": {"forest": row(*FOREST), "grassland": row(*GRASSLAND[:1])},
        },
        {},
    )
    act(game, "play_bird")
    assert [b.bird for b in game.state.players[0].mat["wetland"]] == ["mourning_dove"]


def test_birds_that_can_be_played_are_offered_in_hand_order() -> None:
    game = table(
        {
            "hand": ["osprey", "golden_eagle", "hooded_warbler", "black_vulture"],
            "food": {"fish": 1, "invertebrate": 2},
        },
        {},
    )
    act(game, "play_bird")
    assert pending(game).kind == "bird_to_play"
    assert [o.get("bird") for o in offered(game)] == ["osprey", "hooded_warbler", "black_vulture"]


def test_playing_is_not_offered_with_an_empty_hand() -> None:
    assert not offers(table({"food": RICH}, {}), "action", action="play_bird")


def test_brown_and_pink_powers_are_not_used_when_their_bird_is_played() -> None:
    for card in ("blue_gray_gnatcatcher", "black_vulture"):
        player = {"hand": [card], "food": {"invertebrate": 1}, "mat": {"forest": []}}
        game = act(table(player, {}), "play_bird")
        assert pending(game).player == 1, card


def test_playing_a_bird_activates_no_row() -> None:
    game = table(
        {
            "hand": ["black_vulture"],
            "mat": {"forest": [bird("blue_gray_gnatcatcher", eggs=1)]},
        },
        {},
    )
    act(game, "play_bird")
    assert pending(game).player == 1
    assert game.state.players[0].food["invertebrate"] == 0


def test_a_when_played_power_is_used_when_its_bird_is_played_and_may_be_declined() -> None:
    for answer, seeds in (("activate", 3), ("skip", 0)):
        game = act(table({"hand": ["american_goldfinch"], "food": {"seed": 2}}, {}), "play_bird")
        assert asks(game)[1] == "american_goldfinch"
        if pending(game).kind == "how_many":
            assert [o.get("count") for o in offered(game)] == [3, 2, 1, None]
            choose(game, "skip") if answer == "skip" else choose(game, "count", count=3)
        else:
            choose(game, answer)
        assert game.state.players[0].food["seed"] == seeds


def test_a_when_played_power_is_never_used_again() -> None:
    game = act(table({"mat": {"grassland": row("american_goldfinch")}}, {}), "lay_eggs")
    while pending(game).player == 0:
        assert pending(game).kind == "lay_egg"
        game.answer(0)
    assert game.state.players[0].food["seed"] == 0


def test_a_second_bird_costs_its_food_and_the_eggs_of_its_column() -> None:
    game = table(
        {
            "hand": ["tufted_titmouse", "hooded_warbler"],
            "food": {"seed": 1, "invertebrate": 2},
            "mat": {"wetland": [bird("king_rail", eggs=1)]},
        },
        {},
    )
    act(game, "play_bird")
    choose(game, "bird", bird="tufted_titmouse")
    while pending(game).kind in ("habitat", "payment"):
        choose(game, "payment", food={"seed": 1})
    assert asks(game)[1] == "tufted_titmouse"
    assert offers(game, "bird", bird="hooded_warbler") and offers(game, "skip")
    choose(game, "bird", bird="hooded_warbler")
    player = game.state.players[0]
    assert [b.bird for b in player.mat["forest"]] == ["tufted_titmouse", "hooded_warbler"]
    assert player.mat["wetland"][0].eggs == 0
    assert sum(player.food.values()) == 0
    assert player.cubes["play_bird"] == 1


def test_a_second_bird_that_cannot_be_paid_is_not_asked_for() -> None:
    game = table(
        {"hand": ["tufted_titmouse", "hooded_warbler"], "food": {"seed": 1, "invertebrate": 2}}, {}
    )
    act(game, "play_bird")
    choose(game, "bird", bird="tufted_titmouse")
    choose(game, "payment", food={"seed": 1})
    assert pending(game).player == 1


def test_extra_plays_chain() -> None:
    hand = ["downy_woodpecker", "red_eyed_vireo", "ruby_crowned_kinglet", "hooded_warbler"]
    game = table(
        {
            "hand": hand,
            "food": {"fruit": 3, "invertebrate": 2},
            "mat": {"wetland": [bird("king_rail", eggs=4)]},
        },
        {},
    )
    act(game, "play_bird")
    for card in hand:
        if pending(game).kind == "bird_to_play":
            choose(game, "bird", bird=card)
        if pending(game).kind == "payment":
            choose(game, "payment", food={"fruit": 1})
    player = game.state.players[0]
    assert [b.bird for b in player.mat["forest"]] == hand
    assert player.mat["wetland"][0].eggs == 0
    assert player.cubes["play_bird"] == 1
    assert len(happened(game, "bird_played")) == 4


def test_the_second_bird_must_live_in_the_habitat_named() -> None:
    game = table(
        {
            "hand": ["downy_woodpecker", "mallard", "bobolink", "mourning_dove"],
            "food": RICH,
            "mat": {"wetland": [bird("king_rail", eggs=6)]},
        },
        {},
    )
    act(game, "play_bird")
    choose(game, "bird", bird="downy_woodpecker")
    while pending(game).kind == "payment":
        choose(game, "payment", food={"seed": 1})
    assert [o.get("bird") for o in offered(game)] == ["mourning_dove", None]
    choose(game, "bird", bird="mourning_dove")
    while pending(game).kind == "payment":
        choose(game, "payment", food={"seed": 1})
    assert game.state.players[0].mat["forest"][1].bird == "mourning_dove"


@pytest.mark.parametrize("home", ["forest", "grassland"])
def test_the_house_wren_plays_the_second_bird_into_its_own_habitat(home: str) -> None:
    game = table(
        {
            "hand": ["house_wren", "mourning_dove"],
            "food": {"invertebrate": 1, "seed": 1},
            "mat": {"wetland": [bird("king_rail", eggs=6)]},
        },
        {},
    )
    act(game, "play_bird")
    choose(game, "bird", bird="house_wren")
    choose(game, "habitat", habitat=home)
    choose(game, "bird", bird="mourning_dove")
    if pending(game).player == 0:
        choose(game, "payment", food={"seed": 1})
    cards = [b.bird for b in game.state.players[0].mat[home]]  # type: ignore[index]
    assert cards == ["house_wren", "mourning_dove"]


def test_bonus_cards_drawn_by_a_power_are_looked_at_and_one_is_kept() -> None:
    game = table(
        {
            "hand": ["cassins_finch"],
            "food": {"seed": 1, "fruit": 1},
            "bonus": ["historian"],
        },
        {},
        bonus_deck_top=["anatomist", "forester"],
    )
    act(game, "play_bird")
    if pending(game).kind == "use_power":
        choose(game, "activate")
    assert asks(game) == ("keep_bonus", "cassins_finch")
    assert [o.get("bonus") for o in offered(game)][:2] == ["anatomist", "forester"]
    choose(game, "bonus", bonus="forester")
    assert game.state.players[0].bonus == ["historian", "forester"]
    assert game.state.bonus_deck.discards[-1] == "anatomist"


def test_an_egg_on_each_bird_with_the_nest_the_new_bird_and_stars_included() -> None:
    game = table(
        {
            "hand": ["inca_dove"],
            "food": {"seed": 2},
            "mat": {
                "forest": row("bells_vireo", "carolina_wren"),
                "wetland": [bird("king_rail", eggs=6), bird("osprey")],
            },
        },
        {},
    )
    act(game, "play_bird")
    assert asks(game) == ("lay_egg", "inca_dove")
    assert types(game) == ["all", "slot", "slot", "slot", "skip"]
    choose(game, "all")
    mat = game.state.players[0].mat
    assert [b.eggs for b in mat["forest"]] == [1, 0]
    assert [b.eggs for b in mat["grassland"]] == [1]
    assert [b.eggs for b in mat["wetland"]] == [6, 1]


def test_eggs_on_each_bird_may_be_laid_on_some_of_them() -> None:
    game = table(
        {"hand": ["inca_dove"], "food": {"seed": 2}, "mat": {"wetland": row("osprey")}}, {}
    )
    act(game, "play_bird")
    choose(game, "slot", habitat="wetland", column=0)
    assert types(game) == ["slot", "done"]
    choose(game, "done")
    assert game.state.players[0].mat["wetland"][0].eggs == 1
    assert game.state.players[0].mat["grassland"][0].eggs == 0


def test_with_a_single_bird_to_lay_on_there_is_no_all() -> None:
    game = act(table({"hand": ["inca_dove"], "food": {"seed": 2}}, {}), "play_bird")
    assert types(game) == ["slot", "skip"]
    choose(game, "slot", habitat="grassland", column=0)
    assert game.state.players[0].mat["grassland"][0].eggs == 1


def test_the_event_says_what_was_played_where_and_for_how_much() -> None:
    game = act(table({"hand": ["osprey"], "food": {"fish": 1}}, {}), "play_bird")
    played = happened(game, "bird_played")[-1]
    assert (played["player"], played["bird"], played["habitat"], played["column"]) == (
        0,
        "osprey",
        "wetland",
        0,
    )
    assert {f: n for f, n in played["food"].items() if n} == {"fish": 1}


def test_a_full_mat_leaves_no_bird_to_play() -> None:
    mat = {"forest": row(*FOREST), "grassland": row(*GRASSLAND), "wetland": row(*WETLAND[:4])}
    mat["wetland"].append(bird("king_rail", eggs=6))
    game = table({"hand": ["mourning_dove"], "food": RICH, "mat": mat}, {})
    assert not offers(game, "action", action="play_bird")
