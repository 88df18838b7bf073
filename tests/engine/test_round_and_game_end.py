"""Round-end and game-end powers: when, in which order, and that they wake no pink powers."""

from __future__ import annotations

from typing import Any

import msgspec
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
    offered,
    offers,
    pending,
    row,
    solo,
    table,
    types,
)
from wingspan.engine import Game

ALL: Data = {"sets": ["core", "swiftstart", "european", "oceania"], "mat": "base"}
TURNS = (8, 7, 6, 5)
GOALS = ["birds_with_tucked_cards", "cards_in_hand", "eggs_in_bowl", "total_birds"]
"""Goals of rounds 1 to 4 in these tests."""
TRAY = ["anhinga", "barn_owl", "killdeer"]


def cubes(number: int, less: int = 0) -> Data:
    """Return the cubes of all turns of a round but ``less``, on all four actions."""
    actions = ("play_bird", "gain_food", "lay_eggs", "draw_cards")
    taken = TURNS[number - 1] - less
    return {action: taken // 4 + (place < taken % 4) for place, action in enumerate(actions)}


def ended(*players: Data, first: int = 0, number: int = 1, **fields: Any) -> Game:
    """Return a game after a round's last turn, taken by the player to the right of the first."""
    last = (first - 1) % len(players)
    seats = [
        {**player, "cubes": player.get("cubes", cubes(number, less=int(seat == last)))}
        for seat, player in enumerate(players)
    ]
    fields = {"goals": GOALS, "tray": TRAY, **fields}
    feeder = {"birdfeeder": ["fish", "fish", "rodent", "rodent", "invertebrate"]}
    game = table(
        *seats,
        setup={**ALL, **fields.pop("setup", {})},
        round=number,
        first_player=first,
        turn_of=last,
        **feeder,
        **fields,
    )
    act(game, "gain_food")
    while game.decision is not None and game.decision.kind == "gain_die":
        choose(game, "done")
    return game


def tags(game: Game) -> list[str]:
    return [msgspec.to_builtins(event)["event"] for event in game.events]


def tucked(game: Game, seat: int, habitat: str, place: int = 0) -> int:
    return len(game.state.players[seat].mat[habitat][place].tucked)  # type: ignore[index]


def began(game: Game) -> list[tuple[int, str]]:
    return [(e["player"], e["time"]) for e in happened(game, "powers_began")]


# Round ends: who, and in which order


@pytest.mark.parametrize("first", [0, 1, 2])
def test_round_end_powers_are_used_from_whoever_went_first_in_the_round(first: int) -> None:
    owners = [
        {"mat": {"grassland": row(card)}, "food": {"invertebrate": 1, "seed": 1, "fish": 1}}
        for card in ("house_sparrow", "common_swift", "eurasian_collared_dove")
    ]
    game = ended(*owners, first=first)
    asked = []
    while not happened(game, "goal_scored"):
        asked.append(pending(game).player)
        decline(game)
    assert asked == [(first + step) % 3 for step in range(3)]
    assert [seat for seat, _ in began(game)] == asked
    assert game.state.first_player == (first + 1) % 3, "the token is passed afterwards"


def test_who_has_no_round_end_power_is_not_asked() -> None:
    game = ended({}, {"mat": {"grassland": row("house_sparrow")}, "food": {"seed": 1}}, {})
    assert asks(game)[1] == "house_sparrow"
    assert began(game) == [(1, "round")]


def test_a_player_orders_their_own_round_end_powers() -> None:
    """Common Starling and Common Swift want the same invertebrate."""
    player = {
        "mat": {"grassland": row("common_swift"), "wetland": row("common_starling")},
        "food": {"invertebrate": 1},
    }
    for chosen, other, where in (
        ("grassland", "wetland", "common_swift"),
        ("wetland", "grassland", "common_starling"),
    ):
        game = ended(player, {})
        assert pending(game).kind == "order_powers"
        assert types(game) == ["power", "power", "done"]
        choose(game, "power", habitat=chosen)
        assert asks(game)[1] == where
        game.answer(0)
        assert game.state.round == 2, "nothing is left for the other"
        assert (tucked(game, 0, chosen), tucked(game, 0, other)) == (1, 0)


def test_round_end_powers_may_all_be_declined() -> None:
    player = {
        "mat": {"grassland": row("common_swift"), "wetland": row("common_starling")},
        "food": {"invertebrate": 2},
    }
    game = ended(player, {})
    choose(game, "done")
    assert game.state.round == 2
    assert game.state.players[0].food["invertebrate"] == 2


def test_each_round_end_power_is_used_once_a_round_and_again_in_the_next() -> None:
    player = {"mat": {"grassland": row("common_swift")}, "food": {"invertebrate": 9}}
    game = ended(player, {})
    assert pending(game).kind == "how_many" or offers(game, "food")
    while not happened(game, "goal_scored"):
        choose_most(game)
    assert tucked(game, 0, "grassland") == 5
    while len(happened(game, "powers_began")) == 1:
        assert pending(game).kind != "use_power"
        if pending(game).kind == "action":
            act(game, "gain_food")
        else:
            decline(game)
    assert game.state.round == 2
    while len(happened(game, "goal_scored")) == 1:
        choose_most(game)
    assert tucked(game, 0, "grassland") == 9


def choose_most(game: Game) -> None:
    game.answer(0)


def test_a_round_end_power_is_not_used_when_its_bird_is_played_on_a_turn() -> None:
    game = table({"hand": ["house_sparrow"], "food": {"seed": 3, "fruit": 1}}, {}, setup=ALL)
    act(game, "play_bird")
    finish_turn(game)
    assert tucked(game, 0, "grassland") == 0
    assert happened(game, "power_used") == []


def test_a_bird_played_in_the_last_turn_of_the_round_uses_its_round_end_power() -> None:
    game = table(
        {"cubes": cubes(1)},
        {"hand": ["house_sparrow"], "food": {"seed": 2, "fruit": 1}, "cubes": cubes(1, less=1)},
        turn_of=1,
        goals=GOALS,
        setup=ALL,
    )
    act(game, "play_bird")
    while pending(game).kind == "payment":
        choose(game, "payment", food={"seed": 1, "fruit": 1})
    assert asks(game)[1] == "house_sparrow"


# Round ends: before nectar goes and the goal is scored


def test_what_round_end_powers_bring_counts_for_the_goal() -> None:
    game = ended({"mat": {"grassland": row("house_sparrow")}, "food": {"seed": 1}}, {})
    game.answer(0)
    assert happened(game, "goal_scored")[0]["standings"][0]["counted"] == 1


def test_what_they_cost_does_not_count_any_more() -> None:
    goals = ["food_in_personal_supply", "birds_in_forest", "eggs_in_bowl", "total_birds"]
    game = ended(
        {"mat": {"grassland": row("house_sparrow")}, "food": {"seed": 1, "fish": 1}},
        {},
        goals=goals,
    )
    game.answer(0)
    assert happened(game, "goal_scored")[0]["standings"][0]["counted"] == 1


def test_eggs_laid_at_the_end_of_the_round_count() -> None:
    goals = ["eggs_in_grassland", "birds_in_forest", "cards_in_hand", "total_birds"]
    mat = {"grassland": row("black_redstart", "bobolink", "inca_dove")}
    game = ended({"mat": mat}, {}, goals=goals)
    assert asks(game)[1] == "black_redstart"
    game.answer(0)
    while not happened(game, "goal_scored"):
        game.answer(0)
    assert happened(game, "goal_scored")[0]["standings"][0]["counted"] == 3


def test_the_steps_come_in_the_order_of_the_reference() -> None:
    """Powers, nectar, goal, cubes, tray, first player."""
    game = ended(
        {"mat": {"grassland": row("house_sparrow")}, "food": {"seed": 1, "nectar": 2}},
        {"food": {"nectar": 1}},
    )
    game.answer(0)
    shown = [t for t in tags(game) if t not in ("turn_began", "action_taken", "power_used")]
    assert shown == [
        "powers_began",
        "food_spent",
        "card_tucked",
        "nectar_discarded",
        "nectar_discarded",
        "goal_scored",
        "tray_refilled",
        "round_began",
    ]
    assert list(happened(game, "tray_refilled")[0]["discarded"]) == TRAY
    assert (game.state.round, game.state.first_player, game.state.turn_of) == (2, 1, 1)
    assert all(not sum(player.cubes.values()) for player in game.state.players)


def test_nectar_that_is_discarded_is_no_food_in_supply() -> None:
    goals = ["food_in_personal_supply", "birds_in_forest", "eggs_in_bowl", "total_birds"]
    game = ended({"food": {"nectar": 5}}, {"food": {"seed": 1}}, goals=goals)
    counted = [s["counted"] for s in happened(game, "goal_scored")[0]["standings"]]
    assert counted == [0, 1]


# Round ends: no pink power wakes


def test_cards_tucked_at_the_end_of_a_round_wake_no_pink_power() -> None:
    game = ended(
        {"mat": {"grassland": row("house_sparrow")}, "food": {"seed": 3}},
        {"mat": {"grassland": row("european_goldfinch", "snow_bunting")}, "hand": ["blue_jay"]},
    )
    while not happened(game, "goal_scored"):
        assert pending(game).player == 0
        game.answer(0)
    assert tucked(game, 0, "grassland") == 3
    assert tucked(game, 1, "grassland") == 0
    assert pending(game).kind == "action"


def test_a_bird_played_at_the_end_of_a_round_wakes_no_pink_power() -> None:
    game = ended(
        {
            "mat": {"grassland": row("yellowhammer")},
            "hand": ["osprey"],
            "food": {"fish": 1},
        },
        {"mat": {"wetland": row("belted_kingfisher")}},
    )
    assert asks(game)[1] == "yellowhammer"
    while not happened(game, "goal_scored"):
        assert pending(game).player == 0
        game.answer(0)
    assert [e["bird"] for e in happened(game, "bird_played")] == ["osprey"]
    assert game.state.players[1].food["fish"] == 0


# Round ends: birds played then


def with_yellowhammer(hand: list[str], food: Data, number: int = 1, **mat: list[Data]) -> Game:
    rows = {"grassland": row("yellowhammer"), **mat}
    return ended({"mat": rows, "hand": hand, "food": food}, {}, number=number)


def test_a_bird_played_at_the_end_of_a_round_uses_its_when_played_power() -> None:
    """Brant draws the three cards of the tray."""
    game = with_yellowhammer(["brant"], {"seed": 2})
    while not happened(game, "goal_scored"):
        game.answer(0)
    assert sorted(game.state.players[0].hand) == TRAY


def test_a_bird_played_at_the_end_of_a_round_uses_its_round_end_power() -> None:
    """Common Starling, played by the Yellowhammer, still discards food for cards to tuck."""
    game = with_yellowhammer(["common_starling"], {"seed": 3})
    while not happened(game, "goal_scored"):
        assert pending(game).player == 0
        options = types(game)
        game.answer(options.index("habitat") + 1 if "habitat" in options else 0)
    assert tucked(game, 0, "wetland") == 2
    assert game.state.players[0].food["seed"] == 0


def test_a_round_end_power_of_a_bird_played_then_may_be_used_before_older_ones() -> None:
    """The Yellowhammer plays the Starling; then the Starling or the Ruff may come next."""
    game = with_yellowhammer(
        ["common_starling", "mallard"],
        {"seed": 3},
        wetland=row("ruff"),
        forest=[bird("blue_jay", eggs=1)],
    )
    choose(game, "power", habitat="grassland")
    choose(game, "bird", bird="common_starling")
    choose(game, "habitat", habitat="wetland")
    assert pending(game).kind == "order_powers"
    assert [(o.get("habitat"), o.get("column")) for o in offered(game)][:-1] == [
        ("wetland", 0),
        ("wetland", 1),
    ]
    choose(game, "power", column=1)
    assert asks(game)[1] == "common_starling"


@pytest.mark.parametrize(
    ("card", "food"),
    [
        ("osprey", {"fish": 1}),  # brown
        ("horned_lark", {"invertebrate": 1, "seed": 1}),  # pink
        ("kakapo", {"seed": 1, "fruit": 1}),  # yellow
    ],
)
def test_a_bird_played_at_the_end_of_a_round_uses_no_other_power(card: str, food: Data) -> None:
    if card == "horned_lark":
        game = with_yellowhammer([card, "mallard"], food, forest=[bird("blue_jay", eggs=1)])
        choose(game, "bird", bird=card)
    else:
        game = with_yellowhammer([card], food)
    while not happened(game, "goal_scored"):
        game.answer(0)
    played = [e["bird"] for e in happened(game, "bird_played")]
    assert card in played
    assert card not in [e["bird"] for e in happened(game, "power_used")]


def test_an_extra_bird_at_the_end_of_a_round_costs_food_and_eggs() -> None:
    game = with_yellowhammer(["bobolink"], {"invertebrate": 1, "seed": 2})
    assert game.state.round == 2, "the second bird of a row costs an egg, and there is none"
    game = with_yellowhammer(
        ["bobolink"], {"invertebrate": 1, "seed": 2}, forest=[bird("blue_jay", eggs=1)]
    )
    while not happened(game, "goal_scored"):
        game.answer(0)
    player = game.state.players[0]
    assert player.mat["forest"][0].eggs == 0
    assert sum(player.food.values()) == 0


@pytest.mark.parametrize("missing", ["play_bird", "gain_food", "lay_eggs", "draw_cards"])
def test_an_extra_bird_is_played_only_if_all_four_actions_were_used(missing: str) -> None:
    others = [a for a in ("play_bird", "gain_food", "lay_eggs", "draw_cards") if a != missing]
    mine = dict(zip(others, (3, 3, 2), strict=True))
    game = ended(
        {
            "mat": {"grassland": row("yellowhammer")},
            "hand": ["osprey"],
            "food": {"fish": 1},
            "cubes": mine,
        },
        {},
    )
    assert game.state.round == 2
    assert game.state.players[0].hand == ["osprey"]


# Game ends


def test_game_end_powers_come_after_everything_else_of_the_last_round() -> None:
    """Spotless Crake lays eggs on the wetland's birds; nectar is gone, the goal is scored."""
    goals = ["birds_in_forest", "cards_in_hand", "eggs_in_bowl", "birds_with_no_eggs"]
    game = ended(
        {
            "mat": {"wetland": row("spotless_crake"), "grassland": row("house_sparrow")},
            "food": {"seed": 1, "nectar": 1},
        },
        {},
        number=4,
        goals=goals,
    )
    assert asks(game)[1] == "house_sparrow"
    game.answer(0)
    assert asks(game)[1] == "spotless_crake"
    assert game.state.players[0].food["nectar"] == 0
    assert happened(game, "goal_scored")[0]["standings"][0]["counted"] == 2
    assert began(game) == [(0, "round"), (0, "game")]
    game.answer(0)
    assert game.decision is None
    assert tags(game)[-1] == "game_over"
    assert game.scores()[0].eggs == 1


@pytest.mark.parametrize("number", [1, 2, 3])
def test_game_end_powers_are_not_used_at_the_end_of_other_rounds(number: int) -> None:
    game = ended({"mat": {"wetland": row("spotless_crake")}}, {}, number=number)
    assert game.state.round == number + 1
    assert game.state.players[0].mat["wetland"][0].eggs == 0


def test_round_end_powers_are_used_at_the_end_of_the_last_round_too() -> None:
    game = ended({"mat": {"grassland": row("house_sparrow")}, "food": {"seed": 1}}, {}, number=4)
    game.answer(0)
    assert game.decision is None
    assert game.scores()[0].tucked == 1


@pytest.mark.parametrize("first", [0, 1])
def test_game_end_powers_are_used_from_whoever_went_first_in_the_last_round(first: int) -> None:
    owners = [
        {"mat": {"wetland": row("spotless_crake")}},
        {"mat": {"grassland": row("australasian_pipit")}},
    ]
    game = ended(*owners, first=first, number=4)
    asked = []
    while game.decision is not None:
        asked.append(pending(game).player)
        game.answer(0)
    assert asked == [first, 1 - first]


def test_a_player_orders_their_own_game_end_powers() -> None:
    """Australian Magpie turns eggs into seeds: after the Crake there is one more."""
    mat = {
        "grassland": [bird("australian_magpie")],
        "wetland": [bird("spotless_crake")],
    }
    game = ended({"mat": mat}, {}, number=4)
    while game.decision is not None and pending(game).kind != "order_powers":
        game.answer(0)
    # with no egg yet the magpie could do nothing: the crake comes first, then the magpie
    assert game.decision is None
    player = game.state.players[0]
    assert player.mat["grassland"][0].cached == {"seed": 2}
    assert player.mat["wetland"][0].eggs == 0


def test_game_end_powers_may_be_declined() -> None:
    game = ended({"mat": {"wetland": row("spotless_crake")}}, {}, number=4)
    choose(game, "skip")
    assert game.decision is None
    assert game.scores()[0].eggs == 0


def test_game_end_powers_wake_no_pink_power() -> None:
    game = ended(
        {"mat": {"grassland": row("australasian_pipit")}},
        {"mat": {"grassland": row("european_goldfinch")}},
        number=4,
    )
    game.answer(0)
    assert game.decision is None
    assert (game.scores()[0].tucked, game.scores()[1].tucked) == (1, 0)


def test_a_bird_played_at_the_end_of_the_game_uses_its_game_end_power() -> None:
    """Gould's Finch plays the Crested Pigeon, which then caches seeds from the supply."""
    game = ended(
        {
            "mat": {"wetland": row("goulds_finch")},
            "hand": ["crested_pigeon"],
            "food": {"seed": 4},
        },
        {},
        number=4,
    )
    while game.decision is not None:
        assert pending(game).player == 0
        game.answer(0)
    pigeon = game.state.players[0].mat["grassland"][0]
    assert (pigeon.bird, pigeon.cached) == ("crested_pigeon", {"seed": 3})


def test_a_bird_played_at_the_end_of_the_game_uses_its_when_played_power() -> None:
    game = ended(
        {"mat": {"forest": row("goulds_finch")}, "hand": ["brant"], "food": {"seed": 2}},
        {},
        number=4,
        deck_top=["willet", "osprey", "canvasback"],
    )
    while game.decision is not None:
        game.answer(0)
    assert sorted(game.state.players[0].hand) == ["canvasback", "osprey", "willet"], (
        "the tray was renewed before"
    )


def test_a_bird_played_at_the_end_of_the_game_uses_no_round_end_power() -> None:
    game = ended(
        {
            "mat": {"forest": row("goulds_finch")},
            "hand": ["house_sparrow"],
            "food": {"seed": 3, "fruit": 1},
        },
        {},
        number=4,
    )
    while game.decision is not None:
        if offers(game, "payment", food={"seed": 1, "fruit": 1}):
            choose(game, "payment", food={"seed": 1, "fruit": 1})
        else:
            game.answer(0)
    assert tucked(game, 0, "grassland") == 0
    assert [e["bird"] for e in happened(game, "power_used")] == ["goulds_finch"]


@pytest.mark.parametrize(("finch", "eggs"), [("goulds_finch", 1), ("grey_headed_mannikin", 0)])
def test_the_egg_cost_of_the_last_bird(finch: str, eggs: int) -> None:
    """Into the second column: Gould's Finch pays an egg, the Mannikin one less."""
    game = ended(
        {
            "mat": {"grassland": row(finch), "forest": [bird("blue_jay", eggs=1)]},
            "hand": ["american_woodcock"],
            "food": {"invertebrate": 2, "seed": 1},
        },
        {},
        number=4,
    )
    while game.decision is not None:
        game.answer(0)
    assert game.scores()[0].eggs == 1 - eggs
    assert [e["bird"] for e in happened(game, "bird_played")] == ["american_woodcock"]


def test_a_nectar_cost_is_paid_with_two_other_foods_at_the_end_of_the_game() -> None:
    """Nectar is gone by then."""
    player = {
        "mat": {"forest": row("goulds_finch")},
        "hand": ["new_holland_honeyeater"],
        "food": {"nectar": 3, "seed": 1, "fish": 1},
    }
    game = ended(player, {}, number=4)
    while game.decision is not None:
        game.answer(0)
    assert happened(game, "bird_played")[0]["food"] == {"seed": 1, "fish": 1}
    game = ended({**player, "food": {"nectar": 3, "seed": 1}}, {}, number=4)
    assert game.decision is None
    assert happened(game, "bird_played") == []


def test_food_left_in_the_supply_after_game_end_powers_breaks_ties() -> None:
    """Crested Pigeon: each seed cached is a point, and no longer unused food."""
    game = ended({"mat": {"grassland": row("crested_pigeon")}, "food": {"seed": 2}}, {}, number=4)
    choose(game, "skip")
    assert (game.scores()[0].cached, game.scores()[0].unused_food) == (0, 2)
    game = ended({"mat": {"grassland": row("crested_pigeon")}, "food": {"seed": 2}}, {}, number=4)
    while game.decision is not None:
        game.answer(0)
    assert (game.scores()[0].cached, game.scores()[0].unused_food) == (2, 0)


# Alone against the Automa


def test_alone_round_end_and_game_end_powers_come_after_the_automas_last_turn() -> None:
    game = solo(
        {
            "mat": {"grassland": row("house_sparrow"), "wetland": row("spotless_crake")},
            "food": {"seed": 1},
            "cubes": cubes(4, less=1),
        },
        automa={"turns": 4},
        setup=ALL,
        round=4,
        goals=GOALS,
    )
    act(game, "lay_eggs")
    while not happened(game, "powers_began"):
        decline(game)
    assert asks(game)[1] == "house_sparrow"
    drew = tags(game).index("automa_drew")
    assert drew < tags(game).index("powers_began")
    game.answer(0)
    assert asks(game)[1] == "spotless_crake"
    assert len(happened(game, "automa_nectar")) == 2
    game.answer(0)
    assert game.decision is None


def test_at_the_end_of_a_round_a_position_and_an_undo_lead_back() -> None:
    game = ended(
        {
            "mat": {"grassland": row("common_swift"), "wetland": row("common_starling")},
            "food": {"invertebrate": 2, "seed": 1},
        },
        {},
    )
    choose(game, "power", habitat="wetland")
    again = Game.from_position(game.position())
    assert asks(again) == asks(game)
    assert offered(again) == offered(game)
    game.undo()
    assert pending(game).kind == "order_powers"


def test_what_a_bird_has_copied_in_the_last_turn_is_forgotten_before_round_end_powers() -> None:
    """Tui copies the Coal Tit, whose seeds may be spent: until the end of the turn (ruling)."""
    game = table(
        {"mat": {"forest": row("coal_tit")}, "cubes": cubes(1)},
        {
            "mat": {"forest": row("tui"), "grassland": row("house_sparrow")},
            "cubes": cubes(1, less=1),
        },
        turn_of=1,
        goals=GOALS,
        setup=ALL,
        birdfeeder=["fish", "fish", "rodent", "rodent", "invertebrate"],
    )
    act(game, "gain_food")
    choose(game, "done")
    assert asks(game) == ("copy", "tui")
    game.answer(0)
    assert game.state.players[1].mat["forest"][0].cached == {"seed": 1}
    assert game.state.round == 2, "there is no seed left that may be spent"
    assert game.state.players[1].mat["forest"][0].cached == {"seed": 1}
