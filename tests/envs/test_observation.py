"""What the numbers of an observation are, on tables set up by hand."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from tests.table import ALL_SETS, CATALOG, bird, rng_for, solo, table
from wingspan.engine import Game, Setup
from wingspan.engine import options as o
from wingspan.envs import MOST_OPTIONS, TooManyOptions, actions, observation
from wingspan.envs.__main__ import tables
from wingspan.envs.actions import mask, offered
from wingspan.envs.birds import Vector, cards_of
from wingspan.envs.blocks import fill
from wingspan.envs.observation import observe
from wingspan.envs.sight import sight_of
from wingspan.envs.text import text_of

pytestmark = pytest.mark.native_only

DOCS = Path(__file__).parents[2] / "docs"
LAYOUT = observation.layout_of(CATALOG)
OF_OPTIONS = actions.layout_of(CATALOG)
PLACES = {name: number for number, name in enumerate(LAYOUT.names())}
LAID = table(
    {"hand": ["mallard"], "food": {"seed": 2}, "bonus": ["historian"]},
    {
        "food": {"fish": 1},
        "mat": {"wetland": [bird("trumpeter_swan", eggs=1)], "forest": [bird("american_robin")]},
    },
    birdfeeder=["seed", "seed", "fish"],
    tray=["osprey", None, "killdeer"],
    turn_of=0,
)


def number(vector: Vector, name: str) -> float:
    return float(vector[PLACES[name]])


def test_the_own_side_is_told_by_card_and_token() -> None:
    seen = observe(sight_of(LAID, 0))
    assert number(seen, "hand.mallard") == 1 and number(seen, "hand.osprey") == 0
    assert number(seen, "seats.me.food.seed") == 2
    assert number(seen, "bonus.mine.historian") == 1
    assert number(seen, "seats.me.turns_left") == 8
    assert number(seen, "decision.action") == 1
    assert number(seen, "table.players.2") == 1


def test_the_others_sit_clockwise_from_oneself() -> None:
    seen = observe(sight_of(LAID, 0))
    assert number(seen, "seats.clockwise_1.food.fish") == 1
    assert number(seen, "mats.clockwise_1.wetland.0.eggs") == 1
    assert number(seen, "mats.clockwise_1.wetland.0.egg_room") == 1  # the swan holds two
    assert number(seen, "their_birds.american_robin") == 1
    assert number(seen, "seats.clockwise_2.plays") == 0
    other = observe(sight_of(LAID, 1))
    assert number(other, "mats.me.wetland.0.eggs") == 1
    assert number(other, "seats.clockwise_1.hand") == 1 and number(other, "hand.mallard") == 0
    assert number(other, "decision.action") == 0


def test_what_lies_between_the_players_is_there() -> None:
    seen = observe(sight_of(LAID, 0))
    assert number(seen, "dice.birdfeeder.seed") == 2 and number(seen, "dice.birdfeeder.fish") == 1
    assert number(seen, "face_up.osprey") == number(seen, "face_up.killdeer") == 1
    assert number(seen, "tray.1.there") == 0
    assert number(seen, "tray.0.points") == CATALOG.birds["osprey"].points
    goal = LAID.state.goals[2]
    assert number(seen, f"goals.3.{goal}") == 1


def test_the_automa_has_numbers_of_its_own() -> None:
    game = solo({}, {"eggs": 3, "birds": ["osprey"], "face_down": 2})
    seen = observe(sight_of(game, 0))
    assert number(seen, "automa.plays") == 1
    assert number(seen, "automa.eggs") == 3
    assert number(seen, "automa.face_down") == 2
    assert number(seen, "automa.points") == CATALOG.birds["osprey"].points
    assert number(seen, "automa_bonus.historian") == 1


def test_every_option_has_a_row_that_tells_it_from_the_others() -> None:
    game = Game.new(Setup(players=2, seed=1), CATALOG)
    assert game.decision is not None
    rows = offered(sight_of(game, 0))
    names = OF_OPTIONS.names()
    taken = cards_of(CATALOG).place
    for option, row in zip(game.decision.options, rows, strict=False):
        told = dict(zip(names, row.tolist(), strict=True))
        if option.__struct_config__.tag == "bird":
            assert told["type.bird"] == 1
            assert told["bird.number"] == 1 + taken[option.bird]  # type: ignore[union-attr]
        else:
            assert told["type.done"] == 1 and told["bird.there"] == 0
    assert not rows[len(game.decision.options) :].any()


@pytest.mark.parametrize(
    ("option", "told"),
    [
        (o.Count(3), {"number.count": 3}),
        (o.Again(2), {"number.count": 2}),
        (o.Course(1), {"number.course": 1}),
        (
            o.Payment({"seed": 1}, cached=("fish", "fish"), cards=1),
            {"food.seed": 1, "off_birds.fish": 2, "off_birds.cards": 1},
        ),
    ],
)
def test_the_numbers_of_an_option_are_told(option: o.AnyOption, told: dict[str, int]) -> None:
    row = np.zeros(OF_OPTIONS.size, dtype=np.float32)
    fill(OF_OPTIONS.places, actions.Offer(sight_of(LAID, 0), option), row)
    named = dict(zip(OF_OPTIONS.names(), row.tolist(), strict=True))
    assert {name: n for name, n in named.items() if n and not name.startswith("type.")} == told


def test_the_table_as_text_tells_what_lies_on_a_bird() -> None:
    lines = text_of(LAID.view(0)).splitlines()
    assert "  wetland: trumpeter_swan 1 eggs" in lines and "  forest: american_robin" in lines
    assert "  hand: mallard" in lines and "  food: 2 seed" in lines


def test_nothing_is_left_out_of_an_option() -> None:
    """For each kind of option only some blocks are written; all others would contain zeros."""
    rng = rng_for("options")
    game = Game.new(Setup(players=3, seed=5, sets=ALL_SETS), CATALOG)
    kinds = set()
    while game.decision is not None:
        if rng.random() < 0.3:
            sight = sight_of(game, game.decision.player)
            for option, row in zip(game.decision.options, offered(sight), strict=False):
                whole = np.zeros_like(row)
                fill(OF_OPTIONS.places, actions.Offer(sight, option), whole)
                assert np.array_equal(row, whole)
                kinds.add(type(option))
        game.answer(rng.randrange(len(game.decision.options)))
    assert len(kinds) >= 12


def test_more_options_than_actions_are_an_error_and_never_cut() -> None:
    assert mask(MOST_OPTIONS).all()
    with pytest.raises(TooManyOptions, match=f"{MOST_OPTIONS + 1} options"):
        mask(MOST_OPTIONS + 1)


def test_nothing_on_a_table_is_out_of_bounds() -> None:
    highest = np.array(LAYOUT.most())
    for seat in (0, 1):
        seen = observe(sight_of(LAID, seat))
        assert (seen >= 0).all() and (seen <= highest).all()
    assert LAYOUT.size == len(PLACES)  # no name occurs twice


def test_the_document_has_the_tables_as_the_code_makes_them() -> None:
    assert tables() in (DOCS / "environments.md").read_text(encoding="utf-8")
