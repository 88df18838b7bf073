"""The end of a round: goals on the green and blue board, cubes, tray, first player."""

from __future__ import annotations

import pytest

from tests.table import (
    FOREST,
    GRASSLAND,
    WETLAND,
    Data,
    decline,
    happened,
    pending,
    play_randomly,
    rng_for,
    row,
    table,
    take_turn,
)
from wingspan.engine import Game, Setup

TURNS = (8, 7, 6, 5)
SPARE = (
    "american_kestrel",
    "bairds_sparrow",
    "bobolink",
    "brewers_blackbird",
    "bronzed_cowbird",
    "brown_headed_cowbird",
    "burrowing_owl",
    "cassins_sparrow",
    "chihuahuan_raven",
    "dickcissel",
    "eastern_bluebird",
    "ferruginous_hawk",
    "grasshopper_sparrow",
    "greater_prairie_chicken",
    "greater_roadrunner",
    "horned_lark",
    "inca_dove",
    "lazuli_bunting",
    "mountain_bluebird",
    "northern_bobwhite",
    "painted_bunting",
    "says_phoebe",
    "spragues_pipit",
    "swainsons_hawk",
    "western_meadowlark",
)
"""25 birds for grasslands, five for each of five players."""


def round_over(number: int, counts: tuple[int, ...], side: str = "green") -> Game:
    """Return a game after the last turn of a round; ``counts``: birds in each grassland."""
    players: list[Data] = []
    birds = list(SPARE)
    last = len(counts) - 1
    for seat, count in enumerate(counts):
        mine, birds = birds[:count], birds[count:]
        turns = TURNS[number - 1] - (seat == last)
        players.append({"mat": {"grassland": row(*mine)}, "cubes": {"draw_cards": turns}})
    goals = ["eggs_in_forest", "eggs_in_wetland", "eggs_in_bowl", "eggs_in_cavity"]
    goals[number - 1] = "birds_in_grassland"
    game = table(
        *players, round=number, turn_of=last, first_player=0, goals=goals, setup={"goals": side}
    )
    return take_turn(game, "draw_cards")


def points(number: int, counts: tuple[int, ...], side: str = "green") -> list[int]:
    return [s["points"] for s in standings(round_over(number, counts, side))]


def standings(game: Game) -> list[Data]:
    scored = happened(game, "goal_scored")
    assert len(scored) == 1
    assert scored[0]["goal"] == "birds_in_grassland"
    found: list[Data] = scored[0]["standings"]
    assert [s["player"] for s in found] == list(range(len(found)))
    return found


@pytest.mark.parametrize(
    ("number", "places"), list(enumerate(((4, 1, 0), (5, 2, 1), (6, 3, 2), (7, 4, 3)), start=1))
)
def test_the_green_board_pays_the_first_three_places_of_each_round(
    number: int, places: tuple[int, int, int]
) -> None:
    assert points(number, (3, 4, 2)) == [places[1], places[0], places[2]]


def test_fourth_and_fifth_place_score_nothing() -> None:
    assert points(4, (5, 4, 3, 2, 1)) == [7, 4, 3, 0, 0]


@pytest.mark.parametrize(
    ("number", "counts", "expected"),
    [
        # the rulebook's example: 5 and 2 shared by two, rounded down
        (2, (3, 3, 1), [3, 3, 1]),
        (1, (2, 2), [2, 2]),
        (4, (1, 1), [5, 5]),
        (3, (4, 2, 2), [6, 2, 2]),
        (2, (4, 2, 2), [5, 1, 1]),
        # three share first place: 7 + 4 + 3, 5 + 2 + 1, 4 + 1 + 0
        (4, (2, 2, 2), [4, 4, 4]),
        (2, (2, 2, 2), [2, 2, 2]),
        (1, (2, 2, 2, 1), [1, 1, 1, 0]),
        # three share second place: 3 + 2 + 0
        (3, (5, 2, 2, 2), [6, 1, 1, 1]),
        # two share third place: 3 + 0
        (4, (5, 4, 2, 2), [7, 4, 1, 1]),
        (2, (5, 4, 2, 2, 1), [5, 2, 0, 0, 0]),
        # four and five share first place: 14 by four, 14 by five, 8 by five
        (4, (1, 1, 1, 1), [3, 3, 3, 3]),
        (4, (1, 1, 1, 1, 1), [2, 2, 2, 2, 2]),
        (2, (3, 3, 3, 3, 3), [1, 1, 1, 1, 1]),
        # two pairs: 6 + 3 and 2 + 0
        (3, (3, 3, 2, 2, 1), [4, 4, 1, 1, 0]),
        # two share second: 4 + 3; the next is fourth
        (4, (5, 3, 3, 1, 1), [7, 3, 3, 0, 0]),
    ],
)
def test_tied_players_share_their_places_rounded_down(
    number: int, counts: tuple[int, ...], expected: list[int]
) -> None:
    assert points(number, counts) == expected


@pytest.mark.parametrize(
    ("counts", "expected"),
    [
        ((0, 0), [0, 0]),
        ((1, 0), [7, 0]),
        ((0, 2, 0), [0, 7, 0]),
        ((0, 0, 1, 1, 0), [0, 0, 5, 5, 0]),
    ],
)
def test_at_least_one_is_needed_to_score(counts: tuple[int, ...], expected: list[int]) -> None:
    assert points(4, counts) == expected


def test_the_standings_tell_what_was_counted_and_the_place() -> None:
    found = standings(round_over(2, (3, 3, 1, 0)))
    assert [(s["counted"], s["place"], s["points"]) for s in found[:3]] == [
        (3, 1, 3),
        (3, 1, 3),
        (1, 3, 1),
    ]
    assert (found[3]["counted"], found[3]["points"]) == (0, 0)


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_the_blue_board_pays_one_point_an_item_and_five_at_most(number: int) -> None:
    assert points(number, (0, 1, 3, 5, 5), "blue") == [0, 1, 3, 5, 5]


def test_the_blue_board_stops_at_five() -> None:
    players: list[Data] = [
        {
            "mat": {"grassland": row(*GRASSLAND), "forest": row(*FOREST[:2])},
            "cubes": {"draw_cards": 8},
        },
        {"mat": {"wetland": row(*WETLAND[:3])}, "cubes": {"draw_cards": 7}},
    ]
    goals = ["total_birds", "eggs_in_wetland", "eggs_in_bowl", "eggs_in_cavity"]
    game = table(*players, turn_of=1, first_player=0, goals=goals, setup={"goals": "blue"})
    take_turn(game, "draw_cards")
    scored = happened(game, "goal_scored")[0]["standings"]
    assert [(s["counted"], s["points"]) for s in scored] == [(7, 5), (3, 3)]


def test_goal_points_are_in_the_scores_and_in_the_state() -> None:
    game = round_over(3, (4, 2))
    assert [sheet.goals for sheet in game.scores()] == [6, 3]
    assert [scored.goal for scored in game.state.scored] == ["birds_in_grassland"]


def test_the_cubes_come_back_and_the_first_player_passes_clockwise() -> None:
    game = round_over(1, (1, 2, 3))
    state = game.state
    assert state.round == 2
    assert state.first_player == 1 == pending(game).player
    assert all(sum(player.cubes.values()) == 0 for player in state.players)


def test_the_token_passes_from_the_last_seat_to_the_first() -> None:
    players = [{"cubes": {"draw_cards": 7}}, {"cubes": {"draw_cards": 8}}]
    game = table(*players, turn_of=0, first_player=1)
    take_turn(game, "draw_cards")
    assert game.state.first_player == 0 == pending(game).player


def test_after_the_fourth_round_the_game_is_over() -> None:
    game = round_over(4, (2, 1))
    assert game.decision is None
    assert game.state.phase == "over"
    assert happened(game, "game_over")


@pytest.mark.parametrize(("players", "first"), [(2, 0), (2, 1), (3, 2)])
def test_turns_go_round_from_the_first_player_until_all_cubes_are_placed(
    players: int, first: int
) -> None:
    game = table(*({} for _ in range(players)), turn_of=first, first_player=first)
    order = []
    while game.state.round == 1:
        order.append(pending(game).player)
        take_turn(game, "lay_eggs")
    assert order == [(first + n) % players for n in range(8 * players)]


@pytest.mark.parametrize("players", [2, 3])
def test_there_are_8_7_6_and_5_turns_a_player(players: int) -> None:
    game = play_randomly(Game.new(Setup(players=players, seed=3)), rng_for("turns", players))
    turns = [(e["player"], e["round"], e["turn"]) for e in happened(game, "turn_began")]
    for number, count in enumerate(TURNS, start=1):
        for player in range(players):
            mine = [turn for seat, r, turn in turns if (seat, r) == (player, number)]
            assert mine == list(range(1, count + 1))


def test_the_four_rounds_score_their_own_goals_in_order() -> None:
    game = play_randomly(Game.new(Setup(players=2, seed=4)), rng_for("goals"))
    assert tuple(e["goal"] for e in happened(game, "goal_scored")) == game.state.goals
    assert [e["round"] for e in happened(game, "goal_scored")] == [1, 2, 3, 4]


def test_nothing_is_asked_between_the_last_turn_and_the_next_round() -> None:
    game = round_over(1, (1, 2))
    assert pending(game).kind == "action"
    decline(game)
