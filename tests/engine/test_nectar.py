"""Nectar: where it comes from, what it may pay for, where it goes, what it is worth."""

from __future__ import annotations

from typing import Any

import pytest

from tests.table import (
    FOREST,
    GRASSLAND,
    WETLAND,
    Data,
    act,
    bird,
    choose,
    decline,
    finish_turn,
    happened,
    offered,
    offers,
    pending,
    play_randomly,
    rng_for,
    row,
    solo,
    table,
    take_turn,
    types,
)
from wingspan.engine import Game, PositionError, Setup

SETS = ("core", "swiftstart", "european", "oceania")
ALL: Data = {"sets": list(SETS)}
OTHER_GOALS = ["birds_in_forest", "cards_in_hand", "eggs_in_bowl", "total_birds"]


def laid(*players: Data, **fields: Any) -> Game:
    setup = {**ALL, **fields.pop("setup", {})}
    return table(*players, setup=setup, goals=OTHER_GOALS, **fields)


def spent(game: Game, seat: int = 0) -> Data:
    """Return spent nectar by row, without empty rows."""
    return {row: n for row, n in game.state.players[seat].nectar.items() if n}


def nectar(game: Game, seat: int = 0) -> int:
    return game.state.players[seat].food["nectar"]


def payments(game: Game) -> list[Data]:
    assert pending(game).kind == "payment"
    return [option["food"] for option in offered(game)]


# Set-up


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_everybody_starts_with_one_nectar_and_one_of_each_other_food(players: int) -> None:
    game = Game.new(
        Setup(players=players, automa="eagle" if players == 1 else None, sets=SETS, seed=3)
    )
    for player in game.state.players:
        assert player.food == dict.fromkeys(
            ("invertebrate", "seed", "fish", "fruit", "rodent", "nectar"), 1
        )


@pytest.mark.parametrize("sets", [("core",), ("core", "swiftstart", "european")])
def test_without_the_oceania_set_there_is_no_nectar(sets: tuple[str, ...]) -> None:
    game = Game.new(Setup(players=2, sets=sets, mat="oceania", seed=3))
    assert all(player.food["nectar"] == 0 for player in game.state.players)
    with pytest.raises(PositionError, match="nectar"):
        table({"food": {"nectar": 1}}, {}, setup={"sets": list(sets)})


def test_nectar_may_be_handed_in_for_a_kept_bird() -> None:
    game = Game.new(Setup(players=2, sets=SETS, seed=3))
    game.answer(0)
    choose(game, "done")
    assert pending(game).kind == "pay_for_kept_birds"
    assert len(offered(game)) == 6
    choose(game, "payment", food={"nectar": 1})
    assert nectar(game) in (0, 1)
    while pending(game).player == 0:
        game.answer(0)
    assert nectar(game) == 0
    assert spent(game) == {}, "nectar handed in at the start must not count as spent on the mat"


def test_a_choice_of_birds_may_be_paid_with_six_foods() -> None:
    """Five birds kept, one food of six left."""
    game = Game.new(Setup(players=2, sets=SETS, seed=3))
    for _ in range(5):
        choose_first_bird(game)
    assert pending(game).kind == "pay_for_kept_birds"
    assert len(offered(game)) == 6


def choose_first_bird(game: Game) -> None:
    assert pending(game).kind == "keep_bird"
    game.answer(0)


def test_until_all_have_chosen_everybody_is_seen_with_the_nectar_they_began_with() -> None:
    game = Game.new(Setup(players=3, sets=SETS, seed=3))
    for seat in range(3):
        seen = game.view(seat).state
        assert [player.food["nectar"] for player in seen.players] == [1, 1, 1]


@pytest.mark.parametrize("answers", [0, 4, 8, 12])
def test_a_start_dealt_anew_has_nectar_and_may_pay_with_it(answers: int) -> None:
    """Others hold a nectar or have paid it for a bird: six kinds of food in all."""
    held = set()
    for seed in range(60):
        game = Game.new(Setup(players=3, sets=SETS, seed=seed))
        play_randomly(game, rng_for("start", seed), answers)
        if game.state.phase != "setup":
            continue
        seat = pending(game).player
        redealt = game.redeal(seat, seed)
        for other, player in enumerate(redealt.state.players):
            if other != seat:
                assert sum(player.food.values()) in (6, 6 - len(player.hand))
                held.add(player.food["nectar"])
    assert 1 in held


# The dice


def test_the_dice_have_three_double_faces() -> None:
    faces = {face for seed in range(40) for face in rolled(seed)}
    assert faces == {
        "invertebrate",
        "fish",
        "rodent",
        "invertebrate_seed",
        "nectar_seed",
        "nectar_fruit",
    }


def rolled(seed: int) -> list[str]:
    return Game.new(Setup(players=2, sets=SETS, seed=seed)).state.birdfeeder


@pytest.mark.parametrize(
    ("face", "foods"),
    [
        ("nectar_seed", ["nectar", "seed"]),
        ("nectar_fruit", ["nectar", "fruit"]),
        ("invertebrate_seed", ["invertebrate", "seed"]),
    ],
)
def test_a_double_face_gives_one_food_of_the_two(face: str, foods: list[str]) -> None:
    for food in foods:
        game = laid({}, {}, birdfeeder=[face, "rodent"], dice_out=["fish"] * 3)
        act(game, "gain_food")
        shown = [o["food"] for o in offered(game) if o.get("face") == face]
        assert sorted(shown) == sorted(foods)
        choose(game, "die", face=face, food=food)
        finish_turn(game)
        held = game.state.players[0].food
        assert {kind: n for kind, n in held.items() if n} == {food: 1}


def test_the_two_nectar_faces_are_not_alike() -> None:
    game = laid({}, {}, birdfeeder=["nectar_seed", "nectar_fruit"], dice_out=["fish"] * 3)
    act(game, "gain_food")
    assert "reroll" not in types(game)
    game = laid({}, {}, birdfeeder=["nectar_seed", "nectar_seed"], dice_out=["fish"] * 3)
    act(game, "gain_food")
    assert "reroll" in types(game)


# Paying for birds


def playing(card: str, food: Data, habitat: str | None = None, **player: Any) -> Game:
    """Play the bird up to its payment, if there is a choice."""
    game = laid({"hand": [card], "food": food, **player}, {})
    act(game, "play_bird")
    if habitat and pending(game).kind == "habitat":
        choose(game, "habitat", habitat=habitat)
    return game


def test_nectar_stands_for_any_food_of_a_cost() -> None:
    for card, food in {
        "wilsons_snipe": "invertebrate",
        "osprey": "fish",
        "barred_owl": "rodent",
        "inca_dove": "seed",
        "many_colored_fruit_dove": "fruit",
    }.items():
        number = 2 if card == "inca_dove" else 1
        game = playing(card, {"nectar": 3, food: 2})
        assert {"nectar": number} in payments(game)
        assert {food: number} in payments(game)


def test_nectar_pays_for_any_food_in_a_cost() -> None:
    game = playing("whooping_crane", {"nectar": 1, "fish": 2})
    finish_turn(game)
    assert happened(game, "bird_played")[0]["food"] == {"fish": 2, "nectar": 1}
    assert spent(game) == {"wetland": 1}


def test_nectar_is_never_one_of_two_foods_that_stand_for_one() -> None:
    """A fish is due, with a seed and a nectar in supply: the nectar alone pays it."""
    game = playing("osprey", {"nectar": 1, "seed": 1})
    assert pending(game).player == 1, "there was only one way to pay"
    assert happened(game, "bird_played")[0]["food"] == {"nectar": 1}
    game = playing("osprey", {"nectar": 1, "seed": 2})
    assert payments(game) == [{"nectar": 1}, {"seed": 2}]


def test_two_other_foods_stand_for_a_nectar_in_a_cost_and_no_nectar_is_spent() -> None:
    """New Holland Honeyeater costs one nectar."""
    game = playing("new_holland_honeyeater", {"seed": 1, "fish": 1})
    assert happened(game, "bird_played")[0]["food"] == {"seed": 1, "fish": 1}
    assert spent(game) == {}
    assert happened(game, "nectar_spent") == []
    game = playing("new_holland_honeyeater", {"seed": 1, "fish": 1, "nectar": 1})
    assert payments(game) == [{"nectar": 1}, {"seed": 1, "fish": 1}]


def test_one_other_food_does_not_stand_for_a_nectar() -> None:
    game = laid({"hand": ["new_holland_honeyeater"], "food": {"seed": 1}}, {})
    assert not offers(game, "action", action="play_bird")


def test_a_cost_of_two_nectar_takes_two_nectar_or_more_of_other_foods() -> None:
    game = playing("red_wattlebird", {"nectar": 2, "seed": 2, "rodent": 2})
    assert {"nectar": 2} in payments(game)
    assert {"nectar": 1, "seed": 2} in payments(game)
    assert {"seed": 2, "rodent": 2} in payments(game)
    assert all(sum(paid.values()) + paid.get("nectar", 0) == 4 for paid in payments(game))


def test_one_nectar_of_two_choices_is_one_food() -> None:
    """Rufous-banded Honeyeater costs an invertebrate or a nectar."""
    food = {"nectar": 1, "invertebrate": 1}
    game = playing("rufous_banded_honeyeater", food, habitat="forest")
    assert payments(game) == [{"invertebrate": 1}, {"nectar": 1}]


@pytest.mark.parametrize("habitat", ["forest", "grassland", "wetland"])
def test_nectar_paid_for_a_bird_lies_in_the_row_of_that_bird(habitat: str) -> None:
    """American Crow lives everywhere and costs any one food."""
    game = playing("american_crow", {"nectar": 1}, habitat=habitat)
    assert spent(game) == {habitat: 1}
    assert nectar(game) == 0
    assert [e["habitat"] for e in happened(game, "nectar_spent")] == [habitat]


def test_all_nectar_of_one_payment_lies_together() -> None:
    game = playing("whooping_crane", {"nectar": 3})
    finish_turn(game)
    assert spent(game) == {"wetland": 3}


def test_without_payment_there_is_no_nectar_spent() -> None:
    game = playing("griffon_vulture", {"nectar": 2})
    assert spent(game) == {} and nectar(game) == 2


# On the mat


def on_oceania_mat(habitat: str, birds: int, **player: Any) -> Game:
    quiet = {"forest": FOREST, "grassland": GRASSLAND, "wetland": WETLAND}[habitat]
    mat = {habitat: row(*quiet[:birds])}
    feeder = ["fish", "rodent", "invertebrate"]
    return laid(
        {"mat": mat, **player}, {}, birdfeeder=feeder, dice_out=["fish"] * 2, first_player=0
    )


@pytest.mark.parametrize(
    ("habitat", "action", "birds"),
    [("forest", "gain_food", 1), ("wetland", "draw_cards", 1)],
)
def test_nectar_pays_for_a_reset_and_lies_in_the_row_activated(
    habitat: str, action: str, birds: int
) -> None:
    game = on_oceania_mat(habitat, birds, food={"nectar": 1})
    act(game, action)
    assert pending(game).kind == "reset"
    choose(game, "food", food="nectar")
    assert spent(game) == {habitat: 1}
    assert nectar(game) == 0


def test_nectar_pays_for_an_egg_of_the_mat() -> None:
    game = on_oceania_mat("grassland", 2, food={"nectar": 1, "seed": 1})
    act(game, "lay_eggs")
    while pending(game).kind == "lay_egg":
        game.answer(0)
    assert pending(game).kind == "trade"
    choose(game, "food", food="nectar")
    assert spent(game) == {"grassland": 1}


def test_nectar_pays_for_a_card_of_the_mat_where_no_other_food_does() -> None:
    game = on_oceania_mat("wetland", 0, food={"nectar": 1, "seed": 1})
    act(game, "draw_cards")
    choose(game, "draw_deck")
    assert pending(game).kind == "trade"
    assert types(game) == ["food", "skip"]
    choose(game, "food", food="nectar")
    assert spent(game) == {"wetland": 1}
    choose(game, "draw_deck")
    assert len(game.state.players[0].hand) == 2


def test_on_the_base_mat_cards_are_bought_with_eggs_only() -> None:
    game = laid(
        {"mat": {"wetland": row("brant")}, "food": {"nectar": 2}}, {}, setup={"mat": "base"}
    )
    act(game, "draw_cards")
    choose(game, "draw_deck")
    assert pending(game).player == 1


def test_on_the_base_mat_nectar_buys_an_egg_as_any_food_does() -> None:
    game = laid(
        {"mat": {"grassland": row("bobolink")}, "food": {"nectar": 1}}, {}, setup={"mat": "base"}
    )
    act(game, "lay_eggs")
    while pending(game).kind == "lay_egg":
        game.answer(0)
    assert pending(game).kind == "trade"
    choose(game, "food", food="nectar")
    assert spent(game) == {"grassland": 1}


# In powers


def test_nectar_is_discarded_for_any_food_of_a_power_in_the_row_activated() -> None:
    """Crimson Chat: discard any food to tuck a card of the deck."""
    game = laid({"mat": {"grassland": row("crimson_chat")}, "food": {"nectar": 1}}, {})
    act(game, "lay_eggs")
    while pending(game).source is None or pending(game).source.bird is None:  # type: ignore[union-attr]
        decline(game)
    game.answer(0)
    assert spent(game) == {"grassland": 1}
    assert len(game.state.players[0].mat["grassland"][0].tucked) == 1


@pytest.mark.parametrize(
    ("card", "habitat", "action"),
    [
        ("horsfields_bushlark", "grassland", "lay_eggs"),  # discard a seed
        ("american_white_pelican", "wetland", "draw_cards"),  # discard a fish
        ("korimako", "forest", "gain_food"),  # discard rodents
    ],
)
def test_nectar_is_not_wild_where_a_power_names_a_food(
    card: str, habitat: str, action: str
) -> None:
    food = {"nectar": 3}
    game = laid(
        {"mat": {habitat: row(card)}, "food": food},
        {},
        birdfeeder=["nectar_seed", "nectar_fruit"],
        dice_out=["fish"] * 3,
        setup={"mat": "base"},
    )
    act(game, action)
    while pending(game).player == 0:
        assert pending(game).source is None or pending(game).source.bird != card  # type: ignore[union-attr]
        decline(game)
    assert nectar(game) == 3


def test_a_nectar_die_is_no_rodent() -> None:
    """The hunter wants rodents and the dice show nectar and fish, so nothing is found."""
    game = laid(
        {"mat": {"grassland": row("black_shouldered_kite")}},
        {},
        setup={"mat": "base"},
        birdfeeder=["nectar_seed"] * 5,
    )
    take_turn(game, "lay_eggs")
    assert game.state.players[0].food["rodent"] == 0


def test_food_traded_for_food_by_a_power_may_be_nectar() -> None:
    """Green Heron trades any food for any other: nectar for it lies in the wetland."""
    game = laid(
        {"mat": {"wetland": row("green_heron")}, "food": {"nectar": 1}}, {}, setup={"mat": "base"}
    )
    act(game, "draw_cards")
    while pending(game).source is None or pending(game).source.bird != "green_heron":  # type: ignore[union-attr]
        decline(game)
    game.answer(0)
    assert nectar(game) == 0 and spent(game) == {"wetland": 1}
    assert pending(game).kind == "gain_food"
    assert not offers(game, "food", food="nectar"), "another kind of food is gained"


def test_nectar_may_be_gained_as_any_food_of_a_power() -> None:
    """American Crow: discard an egg from another bird to gain any food."""
    mat = {"forest": [bird("american_crow"), bird("carolina_wren", eggs=1)]}
    game = laid({"mat": mat}, {}, setup={"mat": "base"})
    act(game, "gain_food")
    while pending(game).source is None or pending(game).source.bird != "american_crow":  # type: ignore[union-attr]
        decline(game)
    game.answer(0)
    assert pending(game).kind == "gain_food"
    choose(game, "food", food="nectar")
    assert nectar(game) == 1


def test_nectar_given_to_a_player_is_theirs_and_not_spent() -> None:
    """Lewin's Honeyeater: you and another player gain a nectar each."""
    game = laid(
        {"mat": {"forest": row("lewins_honeyeater")}},
        {},
        birdfeeder=["fish", "rodent"],
        dice_out=["fish"] * 3,
    )
    act(game, "gain_food")
    while pending(game).player == 0 and pending(game).kind != "choose_player":
        decline(game)
        if pending(game).kind == "use_power":
            break
    while pending(game).kind != "action":
        game.answer(0)
    assert (nectar(game, 0), nectar(game, 1)) == (1, 1)
    assert spent(game, 0) == spent(game, 1) == {}


# Round ends


def test_unused_nectar_is_discarded_at_the_end_of_the_round_and_other_food_is_not() -> None:
    game = laid(
        {"food": {"nectar": 4, "seed": 1}, "cubes": {"draw_cards": 8}},
        {"food": {"nectar": 2}, "cubes": {"gain_food": 7}},
        turn_of=1,
        setup={"mat": "base"},
    )
    take_turn(game, "draw_cards")
    assert game.state.round == 2
    assert (nectar(game, 0), nectar(game, 1)) == (0, 0)
    assert game.state.players[0].food["seed"] == 1
    assert [(e["player"], e["count"]) for e in happened(game, "nectar_discarded")] == [
        (0, 4),
        (1, 2),
    ]
    assert spent(game, 0) == spent(game, 1) == {}, "what is discarded is not spent"


def test_nectar_stays_until_the_round_is_over() -> None:
    game = laid({"food": {"nectar": 4}}, {}, setup={"mat": "base"})
    take_turn(game, "draw_cards")
    take_turn(game, "draw_cards")
    assert nectar(game) == 4


def test_a_round_end_power_may_still_use_nectar() -> None:
    """Common Starling discards any food for cards to tuck: rulings on round-end powers."""
    game = laid(
        {
            "mat": {"wetland": row("common_starling")},
            "food": {"nectar": 2},
            "cubes": {"draw_cards": 8},
        },
        {"cubes": {"draw_cards": 7}},
        turn_of=1,
        setup={"mat": "base"},
    )
    act(game, "gain_food")
    while pending(game).player == 1:
        decline(game)
    while pending(game).player == 0 and pending(game).kind != "action":
        game.answer(0)
    player = game.state.players[0]
    assert len(player.mat["wetland"][0].tucked) == 2
    assert spent(game) == {"wetland": 2}
    assert happened(game, "nectar_discarded") == []


def test_spent_nectar_stays_from_round_to_round() -> None:
    game = laid(
        {"nectar": {"forest": 2}, "cubes": {"draw_cards": 8}},
        {"cubes": {"draw_cards": 7}},
        turn_of=1,
        setup={"mat": "base"},
    )
    take_turn(game, "draw_cards")
    assert game.state.round == 2
    assert spent(game) == {"forest": 2}


# Scoring


@pytest.mark.parametrize(
    ("spent_by", "points"),
    [
        ((1, 0), (5, 0)),
        ((3, 1), (5, 2)),
        ((2, 2), (3, 3)),  # 5 and 2 shared by two, rounded down
        ((0, 0), (0, 0)),  # who has none takes no place
        ((4, 2, 2), (5, 1, 1)),  # 2 shared by two
        ((2, 2, 2), (2, 2, 2)),  # 7 shared by three
        ((2, 2, 1), (3, 3, 0)),  # a tie for most leaves no second place
        ((5, 4, 3), (5, 2, 0)),
        ((3, 2, 2, 2), (5, 0, 0, 0)),  # 2 shared by three
        ((1, 1, 1, 1), (1, 1, 1, 1)),  # 7 shared by four
        ((1, 1, 1, 1, 1), (1, 1, 1, 1, 1)),  # 7 shared by five
        ((5, 4, 4, 4, 4), (5, 0, 0, 0, 0)),
    ],
)
@pytest.mark.parametrize("habitat", ["forest", "grassland", "wetland"])
def test_most_and_second_most_spent_nectar_score_in_each_habitat(
    habitat: str, spent_by: tuple[int, ...], points: tuple[int, ...]
) -> None:
    players = [{"nectar": {habitat: count}} for count in spent_by]
    game = laid(*players, round=4, phase="over")
    assert tuple(sheet.nectar for sheet in game.scores()) == points
    assert tuple(sheet.total for sheet in game.scores()) == points


def test_the_three_habitats_add_up() -> None:
    game = laid(
        {"nectar": {"forest": 3, "grassland": 1}},
        {"nectar": {"forest": 1, "grassland": 1, "wetland": 1}},
        {"nectar": {"grassland": 2, "wetland": 4}},
        round=4,
        phase="over",
    )
    # forest 5, 2; grassland 1, 1, 5; wetland 0, 2, 5
    assert [sheet.nectar for sheet in game.scores()] == [6, 5, 10]


def test_the_points_are_shown_while_the_game_goes_on() -> None:
    game = laid({"nectar": {"forest": 1}}, {"nectar": {"wetland": 2}})
    assert [sheet.nectar for sheet in game.scores()] == [5, 5]


def test_spent_nectar_is_seen_by_everybody() -> None:
    game = laid({"nectar": {"forest": 2}}, {})
    assert game.view(1).state.players[0].nectar["forest"] == 2


@pytest.mark.parametrize(("level", "start"), [("eaglet", 3), ("eagle", 4), ("eagle_eyed_eagle", 5)])
def test_the_automas_spent_nectar_counts_among_the_others(level: str, start: int) -> None:
    for mine, points in ((start + 1, (15, 6)), (start, (9, 9)), (start - 1, (6, 15)), (0, (0, 15))):
        game = solo(
            {"nectar": dict.fromkeys(("forest", "grassland", "wetland"), mine)},
            setup={**ALL, "automa": level},
            round=4,
            phase="over",
        )
        assert tuple(sheet.nectar for sheet in game.scores()) == points
