"""Placings: birds that come into play sideways, on top, for cards, or in place of others."""

from __future__ import annotations

import pytest

from tests.table import (
    FOREST,
    GRASSLAND,
    WETLAND,
    Data,
    act,
    bird,
    choose,
    finish_turn,
    happened,
    offered,
    offers,
    pending,
    row,
    table,
    types,
)
from wingspan.engine import Game
from wingspan.engine.mat import bird_at, place_of

ALL: Data = {"sets": ["core", "swiftstart", "european", "oceania"], "mat": "base"}
FOOD: Data = {"invertebrate": 4, "seed": 4, "fish": 4, "fruit": 4, "rodent": 4}
QUIET = {"forest": FOREST, "grassland": GRASSLAND, "wetland": WETLAND}
SIDEWAYS = [
    ("long_tailed_tit", "forest"),
    ("common_blackbird", "forest"),
    ("european_roller", "grassland"),
    ("grey_heron", "wetland"),
]
ON_TOP = ["eurasian_hobby", "common_buzzard", "montagus_harrier", "red_kite"]
FOR_CARDS = [
    # card, its habitat here, rodents in its cost
    ("northern_goshawk", "forest", 2),
    ("eurasian_sparrowhawk", "forest", 1),
    ("eastern_imperial_eagle", "grassland", 3),
    ("bonellis_eagle", "wetland", 3),
]


def away(habitat: str) -> str:
    return "wetland" if habitat != "wetland" else "grassland"


def with_birds(habitat: str, birds: int, eggs: int = 4) -> dict[str, list[Data]]:
    """Return a mat with birds in the row, and one elsewhere with eggs to pay with."""
    other = "king_rail" if habitat != "wetland" else "wild_turkey"
    return {
        habitat: row(*QUIET[habitat][:birds]),
        ("wetland" if habitat != "wetland" else "grassland"): [bird(other, eggs=eggs)],
    }


def playing(card: str, mat: dict[str, list[Data]], food: Data = FOOD, **player: object) -> Game:
    game = table({"hand": [card], "mat": mat, "food": food, **player}, {}, setup=ALL)
    act(game, "play_bird")
    return game


def pay(game: Game) -> Game:
    """Answer decisions about egg and food payments with the first option."""
    while pending(game).player == 0 and pending(game).kind in ("egg_to_pay", "payment", "habitat"):
        game.answer(0)
    return game


def eggs_on(game: Game, seat: int = 0) -> int:
    return sum(b.eggs for on in game.state.players[seat].mat.values() for b in on)


# Sideways


def test_a_bird_lying_sideways_stands_in_its_first_column() -> None:
    mat = {"wetland": [bird("grey_heron", sideways=True), bird("mallard")]}
    game = table({"mat": mat}, {"mat": {"wetland": row("osprey")}}, setup=ALL)
    me, other = game.state.players
    heron, mallard = me.mat["wetland"]
    assert [place_of(me, heron), place_of(me, mallard)] == [("wetland", 0), ("wetland", 2)]
    assert bird_at([heron, mallard], 0) is heron and bird_at([heron, mallard], 2) is mallard
    for column in (1, 3):
        with pytest.raises(LookupError, match=f"no bird in column {column}"):
            bird_at([heron, mallard], column)
    with pytest.raises(LookupError, match="osprey is not on the mat"):
        place_of(me, other.mat["wetland"][0])


@pytest.mark.parametrize(("card", "habitat"), SIDEWAYS)
@pytest.mark.parametrize(("birds", "eggs"), [(0, 0), (1, 1), (2, 1), (3, 2)])
def test_a_bird_played_sideways_covers_two_spaces_for_the_lower_egg_cost(
    card: str, habitat: str, birds: int, eggs: int
) -> None:
    game = playing(card, with_birds(habitat, birds))
    assert types(game) == ["upright", "sideways"]
    choose(game, "sideways")
    pay(game)
    assert eggs_on(game) == 4 - eggs
    placed = game.state.players[0].mat[habitat][-1]  # type: ignore[index]
    assert (placed.bird, placed.sideways) == (card, True)
    played = happened(game, "bird_played")[0]
    assert (played["how"], played["column"]) == ("sideways", birds)


@pytest.mark.parametrize(("card", "habitat"), SIDEWAYS)
def test_in_the_last_column_it_can_only_be_played_upright(card: str, habitat: str) -> None:
    game = playing(card, with_birds(habitat, 4))
    assert pending(game).kind in ("egg_to_pay", "payment")
    pay(game)
    assert happened(game, "bird_played")[0]["how"] == "upright"
    assert eggs_on(game) == 2


@pytest.mark.parametrize(("card", "habitat"), SIDEWAYS)
def test_played_upright_it_is_a_bird_like_any_other(card: str, habitat: str) -> None:
    game = playing(card, with_birds(habitat, 1))
    choose(game, "upright")
    pay(game)
    assert game.state.players[0].mat[habitat][-1].sideways is False  # type: ignore[index]


def test_the_next_bird_lies_to_its_right_in_the_column_after_the_two() -> None:
    mat = {
        "forest": [bird("common_blackbird", sideways=True)],
        "wetland": [bird("king_rail", eggs=2)],
    }
    game = playing("barred_owl", mat, {"rodent": 1})
    pay(game)
    assert happened(game, "bird_played")[0]["column"] == 2
    assert eggs_on(game) == 1


@pytest.mark.parametrize(("others", "free"), [(2, True), (3, False)])
def test_a_row_with_a_bird_on_its_side_is_full_sooner(others: int, free: bool) -> None:
    mat = {
        "forest": [bird("common_blackbird", sideways=True), *row(*FOREST[:others])],
        "wetland": [bird("king_rail", eggs=2)],
    }
    game = table({"hand": ["barred_owl"], "mat": mat, "food": {"rodent": 1}}, {}, setup=ALL)
    assert offers(game, "action", action="play_bird") == free


def test_the_leftmost_exposed_space_is_the_one_after_the_two() -> None:
    """On the base mat, a forest with two columns covered gives 2 food."""
    game = table(
        {"mat": {"forest": [bird("long_tailed_tit", sideways=True)]}},
        {},
        setup=ALL,
        birdfeeder=["fish", "fish", "rodent", "rodent", "invertebrate"],
    )
    act(game, "gain_food")
    choose(game, "die", face="fish")
    choose(game, "die", face="rodent")
    assert pending(game).player == 1


def test_an_egg_laid_on_it_names_its_first_column() -> None:
    mat = {"forest": [bird("common_blackbird", sideways=True), bird("carolina_wren")]}
    game = table({"mat": mat}, {}, setup=ALL)
    act(game, "lay_eggs")
    assert [o["column"] for o in offered(game) if o["type"] == "slot"] == [0, 2]


# On top of another bird


@pytest.mark.parametrize("card", ON_TOP)
def test_a_bird_played_on_top_of_another_costs_nothing(card: str) -> None:
    mat = {"grassland": [bird("bobolink", eggs=2, cached={"seed": 3}, tucked=2)]}
    game = playing(card, mat, {})
    pay(game)
    placed = game.state.players[0].mat["grassland"]
    assert [b.bird for b in placed] == [card]
    assert (placed[0].eggs, placed[0].cached) == (0, {})
    assert len(placed[0].tucked) == 3 and "bobolink" in placed[0].tucked
    assert game.state.deck.discards == []
    played = happened(game, "bird_played")[0]
    assert (played["how"], played["other"], played["food"]) == ("on_top", "bobolink", {})


@pytest.mark.parametrize("card", ON_TOP)
def test_it_may_be_played_upright_for_its_usual_cost(card: str) -> None:
    mat = {"grassland": [bird("bobolink", eggs=2)]}
    game = playing(card, mat)
    assert types(game) == ["upright", "on_top"]
    choose(game, "upright")
    if pending(game).kind == "habitat":
        choose(game, "habitat", habitat="grassland")
    pay(game)
    assert [b.bird for b in game.state.players[0].mat["grassland"]] == ["bobolink", card]
    assert eggs_on(game) == 1


def test_without_a_bird_to_lie_on_and_without_food_it_cannot_be_played() -> None:
    for mat in ({}, {"wetland": row("osprey")}):
        game = table({"hand": ["montagus_harrier"], "mat": mat}, {}, setup=ALL)
        assert not offers(game, "action", action="play_bird")


def test_it_lies_on_a_bird_of_a_row_in_which_it_can_live() -> None:
    """Montagu's Harrier lives in the grassland only, the Red Kite everywhere."""
    mat = {
        "forest": row("barred_owl"),
        "grassland": row("bobolink", "dickcissel"),
        "wetland": row("osprey"),
    }
    for card, places in (("montagus_harrier", 2), ("red_kite", 4)):
        game = playing(card, mat, {})
        assert pending(game).kind == "bird_to_cover"
        assert len(offered(game)) == places
        assert all(o["player"] == 0 for o in offered(game))


def test_in_a_full_row_it_may_still_be_played_on_top() -> None:
    game = playing("montagus_harrier", {"grassland": row(*GRASSLAND)}, {})
    choose(game, "slot", column=2)
    placed = game.state.players[0].mat["grassland"]
    assert len(placed) == 5 and placed[2].bird == "montagus_harrier"


def test_on_top_of_a_bird_on_its_side_it_covers_two_spaces_as_well() -> None:
    """Ruling."""
    game = playing("common_buzzard", {"forest": [bird("common_blackbird", sideways=True)]}, {})
    pay(game)
    placed = game.state.players[0].mat["forest"][0]
    assert (placed.bird, placed.sideways) == ("common_buzzard", True)


def test_to_lie_on_top_counts_as_tucking_and_as_a_predators_success() -> None:
    game = table(
        {"hand": ["red_kite"], "mat": {"grassland": row("bobolink")}},
        {"mat": {"grassland": row("european_goldfinch"), "forest": row("turkey_vulture")}},
        setup=ALL,
        birdfeeder=["fish", "rodent"],
        dice_out=["fish", "fish", "fish"],
    )
    act(game, "play_bird")
    assert pending(game).player == 1 and pending(game).kind == "order_powers"
    choose(game, "power", habitat="grassland")
    choose(game, "activate")
    choose(game, "die", face="fish")
    assert len(game.state.players[1].mat["grassland"][0].tucked) == 1
    assert game.state.players[1].food["fish"] == 1


def test_upright_it_is_neither() -> None:
    game = table(
        {"hand": ["red_kite"], "food": {"rodent": 1, "fish": 1}},
        {"mat": {"grassland": row("european_goldfinch"), "forest": row("turkey_vulture")}},
        setup=ALL,
    )
    act(game, "play_bird")
    if pending(game).kind == "habitat":
        choose(game, "habitat", habitat="forest")
    assert pending(game).kind == "action"


def test_a_bird_played_on_top_wakes_the_power_that_waits_for_a_played_bird() -> None:
    game = table(
        {"hand": ["common_buzzard"], "mat": {"wetland": row("osprey")}},
        {"mat": {"wetland": row("belted_kingfisher")}},
        setup=ALL,
    )
    act(game, "play_bird")
    assert pending(game).player == 1
    game.answer(0)
    assert game.state.players[1].food["fish"] == 1


def test_points_are_those_of_the_bird_on_top_and_one_for_the_card_below() -> None:
    game = playing("common_buzzard", {"wetland": row("osprey")}, {})
    sheet = game.scores()[0]
    assert (sheet.birds, sheet.tucked) == (4, 1)


# Cards for food


@pytest.mark.parametrize(("card", "habitat", "rodents"), FOR_CARDS)
def test_cards_may_stand_for_some_or_all_of_the_rodents(
    card: str, habitat: str, rodents: int
) -> None:
    hand = [card, "mallard", "osprey", "barn_owl"]
    for cards in range(rodents + 1):
        game = table({"hand": hand, "food": {"rodent": rodents}}, {}, setup=ALL)
        act(game, "play_bird")
        if pending(game).kind == "bird_to_play":
            choose(game, "bird", bird=card)
        if pending(game).kind == "habitat":
            choose(game, "habitat", habitat=habitat)
        wanted: Data = {"cards": cards}
        assert [o.get("cards", 0) for o in offered(game)] == list(range(rodents + 1))
        choose(game, "payment", **wanted)
        for given in hand[1 : 1 + cards]:
            if pending(game).kind == "card_to_pay":
                choose(game, "bird", bird=given)
        player = game.state.players[0]
        assert player.mat[habitat][0].tucked == tuple(hand[1 : 1 + cards])  # type: ignore[index]
        assert player.food["rodent"] == cards
        assert sorted(player.hand) == sorted(hand[1 + cards :])


@pytest.mark.parametrize(("card", "rodents"), [(card, rodents) for card, _, rodents in FOR_CARDS])
def test_without_food_it_takes_as_many_other_cards_as_rodents(card: str, rodents: int) -> None:
    others = ["mallard", "osprey", "barn_owl"]
    for number in range(4):
        game = table({"hand": [card, *others[:number]]}, {}, setup=ALL)
        assert offers(game, "action", action="play_bird") == (number >= rodents)


def test_two_other_foods_may_stand_for_one_rodent_and_a_card_for_the_other() -> None:
    game = table({"hand": ["northern_goshawk", "mallard"], "food": {"seed": 2}}, {}, setup=ALL)
    act(game, "play_bird")
    finish_turn(game)
    placed = game.state.players[0].mat["forest"][0]
    assert placed.tucked == ("mallard",)
    assert happened(game, "bird_played")[0]["food"] == {"seed": 2}


def test_to_pay_with_cards_counts_as_tucking_and_as_a_predators_success() -> None:
    for hand, food, wakes in (
        (["eurasian_sparrowhawk", "mallard"], {}, True),
        (["eurasian_sparrowhawk"], {"rodent": 1}, False),
    ):
        game = table(
            {"hand": hand, "food": food},
            {"mat": {"grassland": row("european_goldfinch")}},
            setup=ALL,
        )
        act(game, "play_bird")
        assert (pending(game).player == 1 and pending(game).kind == "use_power") == wakes


def test_the_egg_cost_is_paid_even_if_cards_stand_for_food() -> None:
    mat = {"forest": row("barred_owl"), "wetland": [bird("king_rail", eggs=1)]}
    game = table({"hand": ["eurasian_sparrowhawk", "mallard"], "mat": mat}, {}, setup=ALL)
    act(game, "play_bird")
    finish_turn(game)
    assert eggs_on(game) == 0
    mat["wetland"][0]["eggs"] = 0
    game = table({"hand": ["eurasian_sparrowhawk", "mallard"], "mat": mat}, {}, setup=ALL)
    assert not offers(game, "action", action="play_bird")


# In place of another


def cassowary(mat: dict[str, list[Data]], food: Data) -> Game:
    game = table({"hand": ["southern_cassowary"], "mat": mat, "food": food}, {}, setup=ALL)
    act(game, "play_bird")
    return game


COST: Data = {"fruit": 2, "seed": 1}


def test_the_cassowary_takes_the_place_of_a_bird_for_its_food_cost_without_an_egg_cost() -> None:
    mat = {
        "forest": [
            bird("barred_owl", eggs=1, cached={"seed": 2}, tucked=["mallard", "osprey"]),
            bird("carolina_wren"),
        ],
    }
    game = cassowary(mat, COST)
    choose(game, "in_place_of")
    choose(game, "slot", habitat="forest", column=0)
    pay(game)
    while pending(game).player == 0:
        game.answer(0)
    player = game.state.players[0]
    assert [b.bird for b in player.mat["forest"]] == ["southern_cassowary", "carolina_wren"]
    placed = player.mat["forest"][0]
    assert (placed.eggs, placed.cached, placed.tucked) == (4, {}, ())
    assert sorted(game.state.deck.discards) == ["barred_owl", "mallard", "osprey"]
    assert {food: n for food, n in player.food.items() if n} == {"fruit": 2}


def test_a_bird_whose_place_is_taken_takes_its_used_power_with_it() -> None:
    """At the end of the game no own turn comes that would make pink powers ready again: the table
    would name a bird that is on no mat, and could not be laid out from a link.
    """
    mat = {
        "forest": [bird("eurasian_golden_oriole")],
        "grassland": [bird("grey_headed_mannikin")],
    }
    player = {
        "hand": ["southern_cassowary"],
        "mat": mat,
        "food": COST,
        "pink_used": ["eurasian_golden_oriole"],
    }
    game = table(player, {}, setup=ALL, round=4, phase="game_end")
    choose(game, "bird", bird="southern_cassowary")
    choose(game, "in_place_of")
    assert game.state.players[0].mat["forest"][0].bird == "southern_cassowary"
    assert game.state.players[0].pink_used == []
    Game.from_position(game.position())


def test_in_an_empty_space_it_costs_eggs_and_brings_nothing() -> None:
    game = cassowary({"forest": [bird("barred_owl", eggs=2)]}, COST)
    choose(game, "upright")
    pay(game)
    assert pending(game).player == 1
    player = game.state.players[0]
    assert [b.eggs for b in player.mat["forest"]] == [1, 0]
    assert player.food["fruit"] == 0


def test_the_cassowary_needs_its_food_cost_either_way() -> None:
    game = table(
        {
            "hand": ["southern_cassowary"],
            "mat": {"forest": [bird("barred_owl", eggs=2)]},
            "food": {"fruit": 2},
        },
        {},
        setup=ALL,
    )
    assert not offers(game, "action", action="play_bird")


def test_it_takes_the_place_of_birds_in_the_forest_only() -> None:
    game = cassowary({"wetland": [bird("osprey", eggs=2)]}, COST)
    assert [e["how"] for e in happened(game, "bird_played")] == ["upright"]


def test_in_a_full_forest_it_can_come_only_in_place_of_a_bird() -> None:
    game = cassowary({"forest": row(*FOREST)}, COST)
    assert pending(game).kind == "bird_to_cover"
    assert len(offered(game)) == 5


def test_what_it_brings_may_be_declined() -> None:
    game = cassowary({"forest": row("barred_owl")}, COST)
    assert pending(game).kind in ("lay_egg", "use_power", "how_many")
    choose(game, "skip")
    assert pending(game).player == 1
    assert eggs_on(game) == 0


def test_to_take_a_place_is_neither_tucking_nor_hunting() -> None:
    game = table(
        {"hand": ["southern_cassowary"], "mat": {"forest": row("barred_owl")}, "food": COST},
        {"mat": {"grassland": row("european_goldfinch"), "forest": row("turkey_vulture")}},
        setup=ALL,
    )
    act(game, "play_bird")
    assert pending(game).player == 0
    finish_turn(game)
    assert happened(game, "power_used") == []
