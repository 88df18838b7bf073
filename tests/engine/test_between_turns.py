"""Pink powers ("once between turns"): when they wake, and in which order they are used."""

from __future__ import annotations

import pytest

from tests.table import (
    Data,
    act,
    asks,
    bird,
    choose,
    decline,
    finish_turn,
    happened,
    offers,
    pending,
    row,
    solo,
    table,
    take_turn,
    types,
)
from wingspan.engine import Game

AVOCET = {"wetland": row("american_avocet"), "grassland": [bird("bobolink")]}
"""When another player lays eggs: an egg on the bobolink."""
GOLDENEYE = {"wetland": row("barrows_goldeneye"), "forest": row("carolina_wren")}
"""When another player lays eggs: an egg on the wren."""
LAYER = {"wetland": row("king_rail")}
"""A mat on which eggs can be laid."""
PAYS_WARBLER = {"hand": ["hooded_warbler"], "food": {"invertebrate": 2}}


def awake(game: Game, card: str) -> bool:
    """Whether the pending decision is about that bird's power."""
    decision = pending(game)
    return decision.source is not None and decision.source.bird == card


def use(game: Game) -> Game:
    """Answer the question whether to use a power with yes."""
    game.answer(0)
    return game


def to_pink(game: Game, turn_of: int) -> list[str]:
    """Decline all decisions of that player's turn; return the birds that ask other players."""
    asked: list[str] = []
    while pending(game).turn_of == turn_of and pending(game).kind != "action":
        decision = pending(game)
        if decision.player != turn_of:
            assert decision.source is not None
            asked.append(f"{decision.player} {decision.source.bird}")
        decline(game)
    return asked


def test_the_kingbird_gains_when_another_player_plays_a_bird_in_the_forest() -> None:
    game = table(PAYS_WARBLER, {"mat": {"wetland": row("eastern_kingbird")}})
    act(game, "play_bird")
    decision = pending(game)
    assert (decision.turn_of, decision.player) == (0, 1)
    assert asks(game) == ("use_power", "eastern_kingbird")
    assert types(game) == ["activate", "skip"]
    choose(game, "activate")
    assert game.state.players[1].food["invertebrate"] == 1


@pytest.mark.parametrize(
    ("card", "player", "habitat", "wakes"),
    [
        ("eastern_kingbird", {"hand": ["osprey"], "food": {"fish": 1}}, "wetland", False),
        ("belted_kingfisher", {"hand": ["osprey"], "food": {"fish": 1}}, "wetland", True),
        ("belted_kingfisher", PAYS_WARBLER, "forest", False),
        (
            "horned_lark",
            {"hand": ["scaled_quail"], "food": {"seed": 1}},
            "grassland",
            True,
        ),
        ("horned_lark", PAYS_WARBLER, "forest", False),
    ],
)
def test_a_bird_played_wakes_only_the_birds_that_watch_its_row(
    card: str, player: Data, habitat: str, wakes: bool
) -> None:
    home = "grassland" if card == "horned_lark" else "wetland"
    watcher = {"hand": ["mallard"], "mat": {home: row(card)}}
    game = act(table(player, watcher), "play_bird")
    assert len(happened(game, "bird_played")) == 1
    assert happened(game, "bird_played")[0]["habitat"] == habitat
    assert awake(game, card) == wakes


def test_the_row_counts_in_which_the_other_player_put_the_bird() -> None:
    for home, wakes in (("forest", True), ("grassland", False), ("wetland", False)):
        player = {"hand": ["mourning_dove"], "food": {"seed": 1}}
        game = table(player, {"mat": {"forest": row("eastern_kingbird")}})
        act(game, "play_bird")
        choose(game, "habitat", habitat=home)
        assert awake(game, "eastern_kingbird") == wakes


def test_a_bird_that_moves_wakes_nobody() -> None:
    game = table(
        {"mat": {"forest": row("song_sparrow")}},
        {"mat": {"wetland": row("belted_kingfisher")}},
        birdfeeder=["fish", "seed"],
    )
    act(game, "gain_food")
    choose(game, "done")
    choose(game, "habitat", habitat="wetland")
    assert pending(game).kind == "action"


def test_ones_own_actions_wake_none_of_ones_own_birds() -> None:
    mat = {"wetland": row("eastern_kingbird"), "forest": []}
    game = act(table({**PAYS_WARBLER, "mat": mat}, {}), "play_bird")
    assert pending(game).player == 1 and pending(game).kind == "action"
    game = act(table({"mat": AVOCET}, {}), "lay_eggs")
    assert to_pink(game, 0) == []
    assert game.state.players[0].pink_used == []


def test_the_power_comes_right_after_the_bird_is_placed_before_its_own_power() -> None:
    player = {"hand": ["american_goldfinch"], "food": {"seed": 2}}
    watcher = {"hand": ["mallard"], "mat": {"grassland": row("horned_lark")}}
    game = act(table(player, watcher), "play_bird")
    assert awake(game, "horned_lark") and pending(game).player == 1
    use(game)
    assert game.state.players[1].mat["grassland"][0].tucked == ("mallard",)
    assert awake(game, "american_goldfinch") and pending(game).player == 0


def test_the_power_comes_after_the_eggs_of_the_action_and_before_the_brown_powers() -> None:
    mat = {"grassland": [bird("scaled_quail")]}
    game = act(table({"mat": mat}, {"mat": AVOCET}), "lay_eggs")
    seen = []
    while pending(game).kind != "action":
        source = pending(game).source
        seen.append((pending(game).player, source.bird if source else None))
        use(game)
    assert game.state.players[1].mat["grassland"][0].eggs == 1
    birds = [card for _, card in seen if card]
    assert birds == ["american_avocet", "scaled_quail"]


def test_laying_eggs_wakes_even_if_no_egg_found_room() -> None:
    """The card names the action, not the eggs."""
    game = act(table({}, {"mat": AVOCET}), "lay_eggs")
    assert awake(game, "american_avocet")


def test_eggs_laid_by_a_power_wake_no_bird() -> None:
    game = table({"mat": {"wetland": row("bushtit")}, "hand": ["mallard"]}, {"mat": AVOCET})
    act(game, "draw_cards")
    seen = []
    while pending(game).kind != "action":
        seen.append(pending(game).player)
        if pending(game).kind in ("tuck_card", "lay_egg") or "activate" in types(game):
            use(game)
        else:
            decline(game)
    assert 1 not in seen


def test_the_egg_goes_to_another_bird_with_that_nest_or_a_star() -> None:
    mat = {
        "wetland": [bird("american_avocet"), bird("trumpeter_swan"), bird("atlantic_puffin")],
        "forest": [bird("carolina_wren"), bird("bells_vireo", eggs=2)],
        "grassland": [bird("bobolink", eggs=3)],
    }
    game = act(table({}, {"mat": mat}), "lay_eggs")
    assert awake(game, "american_avocet")
    assert offers(game, "slot", player=1, habitat="wetland", column=1)
    assert offers(game, "slot", player=1, habitat="wetland", column=2)
    assert types(game) == ["slot", "slot", "skip"]


def test_a_power_that_can_do_nothing_asks_nothing() -> None:
    mat = {"wetland": row("american_avocet"), "forest": row("carolina_wren")}
    game = act(table({}, {"mat": mat}), "lay_eggs")
    assert pending(game).kind == "action"
    game = act(table(PAYS_WARBLER, {"mat": {"grassland": row("horned_lark")}}), "play_bird")
    assert pending(game).kind == "action"


def three(owner: int) -> Game:
    """Return a game of three players who lay eggs; ``owner`` has the avocet."""
    nests = ("king_rail", "pied_billed_grebe", "ruddy_duck")
    players: list[Data] = [{"mat": {"wetland": row(card)}} for card in nests]
    players[owner] = {"mat": AVOCET}
    return table(*players)


def test_used_for_one_player_it_sleeps_for_the_next_until_its_owners_turn() -> None:
    game = act(three(owner=2), "lay_eggs")
    while not awake(game, "american_avocet"):
        decline(game)
    choose(game, "slot", habitat="grassland", column=0) if offers(game, "slot") else use(game)
    finish_turn(game)
    assert pending(game).player == 1
    act(game, "lay_eggs")
    assert to_pink(game, 1) == []
    assert game.state.players[2].mat["grassland"][0].eggs == 1
    take_turn(game, "draw_cards")
    assert pending(game).player == 0
    act(game, "lay_eggs")
    assert to_pink(game, 0) == ["2 american_avocet"], "awake again after its owner's turn"


def test_declining_does_not_use_it_up() -> None:
    game = act(three(owner=2), "lay_eggs")
    assert to_pink(game, 0) == ["2 american_avocet"]
    act(game, "lay_eggs")
    assert to_pink(game, 1) == ["2 american_avocet"]


def test_declined_at_the_first_bird_it_may_be_used_at_the_second() -> None:
    player = {
        "hand": ["downy_woodpecker", "hooded_warbler"],
        "food": {"fruit": 1, "invertebrate": 2},
        "mat": {"wetland": [bird("king_rail", eggs=2)]},
    }
    for first, again in (("skip", True), ("activate", False)):
        game = table(player, {"mat": {"forest": row("eastern_kingbird")}})
        act(game, "play_bird")
        choose(game, "bird", bird="downy_woodpecker")
        if pending(game).kind == "payment":
            choose(game, "payment", food={"fruit": 1})
        assert awake(game, "eastern_kingbird")
        choose(game, first)
        choose(game, "bird", bird="hooded_warbler")
        if pending(game).kind == "payment":
            game.answer(0)
        assert awake(game, "eastern_kingbird") == again


def end_of_round(number: int = 1) -> Game:
    """Return a game in which seat 1 has one turn left in the round and begins the next one."""
    turns = 9 - number
    return table(
        {"mat": AVOCET, "cubes": {"draw_cards": turns}},
        {"mat": LAYER, "cubes": {"draw_cards": turns - 1}},
        round=number,
        turn_of=1,
        first_player=0,
    )


def lay_and_use(game: Game) -> None:
    act(game, "lay_eggs")
    while not awake(game, "american_avocet"):
        decline(game)
    use(game)
    finish_turn(game)


def test_once_between_turns_reaches_across_the_end_of_a_round() -> None:
    game = end_of_round()
    lay_and_use(game)
    assert game.state.round == 2
    assert pending(game).player == 1, "the first player token has passed on"
    act(game, "lay_eggs")
    assert to_pink(game, 1) == []
    assert game.state.players[0].mat["grassland"][0].eggs == 1


def test_not_used_before_the_end_of_a_round_it_is_there_after_it() -> None:
    game = end_of_round()
    act(game, "lay_eggs")
    assert to_pink(game, 1) == ["0 american_avocet"]
    act(game, "lay_eggs")
    assert to_pink(game, 1) == ["0 american_avocet"]


def test_it_may_be_used_once_after_its_owners_last_turn_of_the_game() -> None:
    game = end_of_round(4)
    lay_and_use(game)
    assert game.decision is None
    assert game.state.players[0].mat["grassland"][0].eggs == 1


def test_two_players_are_asked_in_turn_order_from_the_active_players_left() -> None:
    game = table({"mat": GOLDENEYE}, {}, {"mat": AVOCET}, turn_of=1)
    act(game, "lay_eggs")
    assert to_pink(game, 1) == ["2 american_avocet", "0 barrows_goldeneye"]


def test_an_owner_of_several_puts_them_in_order() -> None:
    mat = {
        "wetland": row("american_avocet", "barrows_goldeneye"),
        "forest": row("carolina_wren"),
        "grassland": row("bobolink"),
    }
    game = act(table({}, {"mat": mat}), "lay_eggs")
    assert pending(game).kind == "order_powers" and pending(game).player == 1
    assert types(game) == ["power", "power", "done"]
    choose(game, "power", habitat="wetland", column=1)
    assert awake(game, "barrows_goldeneye")
    use(game)
    assert game.state.players[1].mat["forest"][0].eggs == 1
    assert awake(game, "american_avocet")
    use(game)
    assert game.state.players[1].mat["grassland"][0].eggs == 1
    assert pending(game).kind == "action"


def test_only_powers_that_can_do_something_are_put_in_order() -> None:
    mat = {"wetland": row("american_avocet", "barrows_goldeneye"), "forest": row("carolina_wren")}
    game = act(table({}, {"mat": mat}), "lay_eggs")
    assert awake(game, "barrows_goldeneye"), "no ground nest, so the avocet is not asked"
    choose(game, "slot", habitat="forest", column=0)
    assert pending(game).kind == "action"


def test_a_power_that_another_has_made_impossible_is_no_longer_offered() -> None:
    """Two cowbirds and a cuckoo, and room for two eggs."""
    mat = {
        "grassland": row("bronzed_cowbird", "brown_headed_cowbird"),
        "forest": [bird("yellow_billed_cuckoo"), bird("hooded_warbler", eggs=1)],
    }
    game = act(table({}, {"mat": mat}), "lay_eggs")
    assert types(game) == ["power", "power", "power", "done"]
    choose(game, "power", habitat="grassland", column=0)
    choose(game, "slot", habitat="forest", column=1)
    assert types(game) == ["power", "power", "done"]
    choose(game, "power", habitat="forest", column=0)
    choose(game, "slot", habitat="forest", column=1)
    assert pending(game).kind == "action"


def test_an_owner_of_several_may_stop_and_keeps_the_others_awake() -> None:
    mat = {
        "wetland": row("american_avocet", "barrows_goldeneye"),
        "forest": row("carolina_wren"),
        "grassland": row("bobolink"),
    }
    game = choose(act(table({}, {"mat": mat}), "lay_eggs"), "done")
    assert pending(game).kind == "action"
    assert game.state.players[1].pink_used == []


def hunt(prey: str) -> Game:
    return table(
        {"mat": {"forest": row("barred_owl")}},
        {"mat": {"grassland": row("turkey_vulture")}},
        birdfeeder=["fish", "seed", "rodent"],
        deck_top=[prey, "mallard"],
    )


def test_a_hunt_that_succeeds_wakes_the_vultures_right_after_it() -> None:
    game = act(hunt("bushtit"), "gain_food")
    choose(game, "done")
    assert asks(game) == ("use_power", "barred_owl")
    choose(game, "activate")
    assert happened(game, "hunted")[-1]["success"] is True
    assert game.state.players[0].mat["forest"][0].tucked == ("bushtit",)
    assert pending(game).kind == "gain_die" and pending(game).player == 1
    assert awake(game, "turkey_vulture")
    choose(game, "die", face="rodent")
    assert game.state.players[1].food["rodent"] == 1


def test_a_hunt_that_fails_wakes_nobody() -> None:
    game = act(hunt("golden_eagle"), "gain_food")
    choose(game, "done")
    choose(game, "activate")
    assert happened(game, "hunted")[-1]["success"] is False
    assert game.state.deck.discards[-1] == "golden_eagle"
    assert pending(game).kind == "action"


def test_a_prey_must_be_smaller_not_as_big() -> None:
    """The barrow's goldeneye spans 71 cm, the wood duck 76: only under 75 is caught."""
    for prey, caught in (("barrows_goldeneye", True), ("wood_duck", False)):
        game = act(hunt(prey), "gain_food")
        choose(game, "done")
        choose(game, "activate")
        assert happened(game, "hunted")[-1]["success"] is caught


@pytest.mark.parametrize(("face", "wakes"), [("rodent", True), ("seed", False)])
def test_the_shrike_wakes_when_another_player_gains_a_rodent(face: str, wakes: bool) -> None:
    game = table(
        {}, {"mat": {"grassland": row("loggerhead_shrike")}}, birdfeeder=["rodent", "seed"]
    )
    act(game, "gain_food")
    choose(game, "die", face=face)
    assert awake(game, "loggerhead_shrike") == wakes
    if wakes:
        choose(game, "activate")
        cached = game.state.players[1].mat["grassland"][0].cached
        assert {f: n for f, n in cached.items() if n} == {"rodent": 1}
        assert sum(game.state.players[1].food.values()) == 0


def test_the_shrike_caches_one_however_many_rodents_were_gained() -> None:
    game = table(
        {"mat": {"forest": row("hooded_warbler", "prothonotary_warbler")}},
        {"mat": {"grassland": row("loggerhead_shrike")}},
        birdfeeder=["rodent", "rodent", "rodent", "seed"],
    )
    act(game, "gain_food")
    choose(game, "die", face="rodent")
    choose(game, "die", face="rodent")
    asked = 0
    while awake(game, "loggerhead_shrike"):
        choose(game, "activate")
        asked += 1
    assert asked == 1
    assert sum(game.state.players[1].mat["grassland"][0].cached.values()) == 1


SHRIKE = {"mat": {"grassland": row("loggerhead_shrike")}}


def test_a_rodent_gained_with_the_conversion_wakes_the_shrike() -> None:
    game = table(
        {"hand": ["mallard"], "mat": {"forest": row("hooded_warbler")}},
        SHRIKE,
        birdfeeder=["rodent", "seed", "fish"],
    )
    act(game, "gain_food")
    choose(game, "die", face="seed")
    choose(game, "bird", bird="mallard")
    assert not awake(game, "loggerhead_shrike")
    choose(game, "die", face="rodent")
    assert awake(game, "loggerhead_shrike")


def test_the_shrike_comes_after_the_dice_of_the_action_and_before_the_brown_powers() -> None:
    game = table(
        {"mat": {"forest": row("northern_cardinal", "hooded_warbler")}},
        SHRIKE,
        birdfeeder=["rodent", "seed", "fish"],
    )
    act(game, "gain_food")
    choose(game, "die", face="rodent")
    choose(game, "die", face="seed")
    assert awake(game, "loggerhead_shrike")
    choose(game, "activate")
    assert awake(game, "northern_cardinal")


def test_a_rodent_gained_by_a_brown_power_does_not_wake_the_shrike() -> None:
    game = table(
        {"mat": {"forest": row("american_redstart")}}, SHRIKE, birdfeeder=["rodent", "seed"]
    )
    act(game, "gain_food")
    choose(game, "die", face="seed")
    assert awake(game, "american_redstart")
    choose(game, "die", face="rodent")
    assert game.state.players[0].food["rodent"] == 1
    assert pending(game).kind == "action"


# Against the Automa


def automa_turn(card: str, mat: Data, **player: object) -> Game:
    """The Automa turns up ``card`` in round 1."""
    return solo(
        {"mat": mat, **player},
        automa={"deck_top": [card]},
        birdfeeder=["fish", "seed", "rodent", "fruit"],
        phase="automa",
        turn_of=1,
    )


PINK_MAT = {
    "wetland": row("american_avocet", "belted_kingfisher"),
    "grassland": [bird("bobolink"), bird("loggerhead_shrike")],
    "forest": row("eastern_kingbird", "black_vulture"),
}


def test_the_automas_pink_section_wakes_every_pink_bird_without_any_trigger() -> None:
    game = automa_turn("regular_2", PINK_MAT)
    assert happened(game, "automa_wakes_pink")
    assert pending(game).kind == "order_powers"
    assert (pending(game).player, pending(game).turn_of) == (0, 1)
    assert types(game) == ["power"] * 5 + ["done"]
    while pending(game).kind != "action":
        game.answer(0)
    player = game.state.players[0]
    assert sorted(e["bird"] for e in happened(game, "power_used")) == [
        "american_avocet",
        "belted_kingfisher",
        "black_vulture",
        "eastern_kingbird",
        "loggerhead_shrike",
    ]
    assert player.mat["grassland"][0].eggs == 1
    assert sum(player.mat["grassland"][1].cached.values()) == 1
    # The vulture's die is of any kind, the kingbird's invertebrate and the kingfisher's fish too.
    assert sum(player.food.values()) == 3
    assert player.food["fish"] >= 1 and player.food["invertebrate"] >= 1


def test_a_single_pink_bird_is_asked_for_itself_and_can_be_declined() -> None:
    game = automa_turn("regular_2", {"wetland": row("belted_kingfisher")})
    assert asks(game) == ("use_power", "belted_kingfisher")
    choose(game, "skip")
    assert pending(game).kind == "action"
    assert game.state.players[0].food["fish"] == 0


@pytest.mark.parametrize(
    "card",
    ["regular_1", "regular_3", "regular_4", "regular_5", "remove_after_round_1"],
)
def test_nothing_else_that_the_automa_does_wakes_a_bird(card: str) -> None:
    """Eggs, cards, a bird played and food gained: all without the pink section."""
    game = automa_turn(card, PINK_MAT)
    assert pending(game).kind == "action"
    assert not happened(game, "automa_wakes_pink")


def test_after_the_owners_turn_the_automa_wakes_it_again() -> None:
    game = solo(
        {"mat": {"wetland": row("belted_kingfisher")}},
        automa={"deck_top": ["regular_2", "regular_6"]},
        birdfeeder=["fish", "seed", "rodent", "fruit"],
    )
    for fish in (1, 2):
        take_turn_to_pink(game)
        choose(game, "activate")
        assert game.state.players[0].food["fish"] == fish


def take_turn_to_pink(game: Game) -> None:
    act(game, "draw_cards")
    while pending(game).turn_of == 0 and pending(game).kind != "action":
        decline(game)
    assert awake(game, "belted_kingfisher")


def test_a_power_woken_and_used_in_the_course_of_another_is_not_offered_a_second_time() -> None:
    """Once between turns, even if one pink power wakes another of the same owner.

    Ada plays a red kite on top of a bird in the grassland, which is playing a bird and tucking
    a card: it wakes Bo's lark and Bo's bunting. Bo begins with the lark, which tucks; that
    wakes Cy's goldfinch, which tucks; and that wakes Bo's bunting before its turn has come.
    """
    game = table(
        {"hand": ["red_kite"], "mat": {"grassland": row("bobolink")}},
        {
            "hand": ["osprey", "killdeer", "mallard"],
            "mat": {"grassland": row("horned_lark", "snow_bunting")},
        },
        {"mat": {"grassland": row("european_goldfinch")}},
        setup={"players": 3, "seed": 7, "sets": ["core", "european"]},
    )
    act(game, "play_bird")
    assert asks(game)[0] == "order_powers"
    choose(game, "power", player=1, habitat="grassland", column=0)
    choose(game, "bird", bird="osprey")
    assert awake(game, "european_goldfinch")
    use(game)
    assert awake(game, "snow_bunting")
    choose(game, "bird", bird="killdeer")
    assert game.state.players[1].pink_used == ["horned_lark", "snow_bunting"]
    assert asks(game)[0] == "draw_card"  # what the bunting puts off to the end of the turn
    choose(game, "draw_deck")
    assert pending(game).kind == "action"
    assert pending(game).player == 1
    assert len(game.state.players[1].mat["grassland"][1].tucked) == 1
