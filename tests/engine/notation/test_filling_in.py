"""What a position leaves out has the value that play would have, in each phase."""

from __future__ import annotations

import pytest

from tests.table import ALL_SETS, Data, asks, choose, pending, row, table
from wingspan.engine import Game, PositionError, Record, Setup

EVERY_SET: Data = {"sets": ALL_SETS}
DOVE: Data = {"mat": {"grassland": row("eurasian_collared_dove")}, "food": {"seed": 1}}
"""At the end of a round the dove tucks a card for each food discarded."""
SWAN: Data = {"mat": {"wetland": row("black_swan")}}
"""At the end of the game the swan lays an egg on each large bird: itself."""
NOTHING: Data = {}


def taken(*turns: int) -> list[Data]:
    """Return players who have taken so many turns."""
    return [{"cubes": {"draw_cards": number}} for number in turns]


def test_the_first_in_the_order_of_the_round_uses_round_end_powers_first() -> None:
    game = table(NOTHING, DOVE, setup=EVERY_SET, phase="round_end", first_player=1)
    assert asks(game)[1] == "eurasian_collared_dove" and pending(game).player == 1
    choose(game, "count", count=1)
    while game.decision is not None and game.decision.player == 1 and game.state.round == 1:
        game.answer(0)
    [dove] = game.state.players[1].mat["grassland"]
    assert len(dove.tucked) == 1


@pytest.mark.parametrize(
    ("phase", "players", "fields", "seat"),
    [
        ("setup", [{}, {}], {}, 0),
        (
            "setup",
            [{"bonus": ["historian"]}, {"choosing": ["ecologist", "omnivore_expert"]}],
            {},
            1,
        ),
        ("turn", [{}, {}], {}, 0),
        ("turn", [{}, {}, {}], {"first_player": 2}, 2),
        ("turn", taken(3, 2, 2), {}, 1),
        ("turn", taken(2, 2, 3), {"first_player": 2}, 0),
        ("turn", taken(3, 3, 3), {"first_player": 1}, 1),
        ("round_end", [DOVE, {}], {"first_player": 1}, 0),
        ("round_end", [{}, {}, DOVE], {"first_player": 1}, 2),
        ("round_end", [{}, {}], {"first_player": 1}, 1),
        ("scoring", [{}, {}, {}], {"first_player": 1}, 0),
        ("scoring", [DOVE, {}, {}], {"first_player": 2}, 0),
        ("game_end", [SWAN, {}], {"first_player": 1, "round": 4}, 0),
        ("game_end", [{}, SWAN, {}], {"first_player": 2, "round": 4}, 1),
        ("over", [{}, {}], {"round": 4}, 1),
        ("over", [{}, SWAN, {}], {"round": 4}, 1),
        ("over", [DOVE, {}, {}], {"round": 4}, 0),
    ],
)
def test_whose_turn_it_is(phase: str, players: list[Data], fields: Data, seat: int) -> None:
    game = table(*players, setup=EVERY_SET, phase=phase, **fields)
    assert game.record().start is not None
    assert game.record().start["turn_of"] == seat  # type: ignore[index]
    if phase in ("turn", "setup"):
        assert game.state.turn_of == seat


@pytest.mark.parametrize("first", [0, 1])
def test_game_end_powers_of_all_are_used(first: int) -> None:
    """The swan is larger than a metre; the other player has a bird of the same kind of power."""
    wren: Data = {"mat": {"forest": row("splendid_fairywren")}}
    game = table(SWAN, wren, setup=EVERY_SET, phase="game_end", first_player=first)
    seen = []
    while game.decision is not None:
        seen.append(game.decision.player)
        game.answer(0)
    assert seen == ([0, 1] if first == 0 else [1, 0])
    assert game.state.players[0].mat["wetland"][0].eggs == 1
    assert game.state.players[1].mat["forest"][0].eggs == 1


@pytest.mark.parametrize(
    ("players", "fields", "phase"),
    [
        (taken(0, 0), {}, "turn"),
        (taken(8, 7), {}, "turn"),
        (taken(8, 8), {}, "scoring"),
        ([{**DOVE, "cubes": {"draw_cards": 8}}, *taken(8)], {}, "round_end"),
        (taken(7, 7), {"round": 2}, "scoring"),
    ],
)
def test_the_phase_follows_from_the_turns_taken(
    players: list[Data], fields: Data, phase: str
) -> None:
    start = table(*players, setup=EVERY_SET, **fields).record().start
    assert start is not None and start["phase"] == phase


def alone(cubes: int, automa: Data | None = None, **fields: object) -> Data:
    game = Game.from_position(
        {
            "setup": {"players": 1, "automa": "eagle", "seed": 7},
            "players": taken(cubes),
            **({} if automa is None else {"automa": automa}),
            **fields,
        }
    )
    start = game.record().start
    assert start is not None
    return start


@pytest.mark.parametrize(
    ("cubes", "automa", "fields", "turns", "phase"),
    [
        (3, None, {}, 3, "turn"),
        (3, {"eggs": 2}, {}, 3, "turn"),
        (3, {"turns": 2}, {}, 2, "automa"),
        (3, None, {"phase": "automa"}, 2, "automa"),
        (3, None, {"turn_of": 1}, 2, "automa"),
        (8, None, {}, 8, "scoring"),
        (0, None, {"phase": "scoring", "round": 3}, 6, "scoring"),
        (0, None, {"phase": "over", "round": 4}, 5, "over"),
    ],
)
def test_the_automa_has_taken_as_many_turns_as_play_gives_it(
    cubes: int, automa: Data | None, fields: Data, turns: int, phase: str
) -> None:
    start = alone(cubes, automa, **fields)
    assert (start["automa"]["turns"], start["phase"]) == (turns, phase)
    assert len(start["automa"]["turned"]) == turns


def test_the_automa_has_turned_up_the_cards_that_were_on_top() -> None:
    order = Game.new(Setup(players=1, automa="eagle", seed=7)).state.automa
    assert order is not None
    start = alone(3)
    assert list(start["automa"]["turned"]) == order.deck[:3]
    left = Game.from_position(
        {"setup": {"players": 1, "automa": "eagle", "seed": 7}, "players": taken(3)}
    ).state.automa
    assert left is not None and left.deck == order.deck[3:]


def test_nothing_is_turned_up_before_the_first_turn() -> None:
    assert "automa" not in alone(0)
    named = alone(2, {"turned": ["regular_1"]})
    assert list(named["automa"]["turned"]) == ["regular_1"], "it is not left out"


@pytest.mark.parametrize("phase", ["game_end", "over"])
def test_the_game_ends_in_the_last_round(phase: str) -> None:
    setup: Data = {"players": 2, "seed": 7}
    assert Game.from_position({"setup": setup, "phase": phase}).state.round == 4
    with pytest.raises(PositionError, match="phase"):
        Game.from_position({"setup": setup, "phase": phase, "round": 1})


def test_a_record_is_replayed_as_it_was_begun_whatever_it_left_out() -> None:
    """Positions were once laid out with seat 0 in turn, and their records say no seat."""
    start: Data = {
        "setup": {"players": 2, "seed": 7, **EVERY_SET},
        "phase": "round_end",
        "first_player": 1,
        "players": [NOTHING, DOVE],
    }
    setup = Setup(players=2, seed=7, sets=ALL_SETS)
    game = Game.replay(Record(setup=setup, start=start))
    assert len(game.state.players[1].mat["grassland"][0].tucked) == 0
    assert game.state.round == 2, "nobody was asked at the end of round 1"
    assert "turn_of" not in (game.record().start or {})


def test_a_record_begins_where_the_position_was_filled_in() -> None:
    game = table(NOTHING, DOVE, setup=EVERY_SET, phase="round_end", first_player=1)
    assert Game.replay(game.record()) == game


def test_cards_in_hand_besides_those_named_are_dealt() -> None:
    one: Data = {"hand": ["mallard"], "hand_dealt": 2, "bonus": ["historian"], "bonus_dealt": 1}
    game = table(one, {"hand_dealt": 4}, tray=["osprey", None, None], deck_top=["brant"])
    me, other = game.state.players
    assert me.hand[0] == "mallard" and len(set(me.hand)) == 3
    assert me.bonus[0] == "historian" and len(set(me.bonus)) == 2
    assert len(set(other.hand) - set(me.hand)) == 4
    assert game.state.deck.left()[0] == "brant"
    assert Game.replay(game.record()) == game


@pytest.mark.parametrize("field", ["hand_dealt", "bonus_dealt"])
@pytest.mark.parametrize("number", [-1, 500])
def test_no_more_cards_are_dealt_than_there_are(field: str, number: int) -> None:
    with pytest.raises(PositionError, match=field):
        table({field: number}, {})
