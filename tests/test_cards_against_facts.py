"""Every figure of ``static/cards`` against the fact sheets, where these are at hand.

They lie beside the repository in ``shared/facts``, or where ``WINGSPAN_FACTS`` says; they are
no part of the project, so without them this file is skipped.
"""

from __future__ import annotations

import csv
import json
import os
from pathlib import Path
from typing import Any

import pytest

from tests.table import CATALOG
from wingspan.engine.conditions import Birds, matches
from wingspan.engine.things import TURNS_BY_ROUND, Language

FACTS = Path(
    os.environ.get("WINGSPAN_FACTS") or Path(__file__).resolve().parents[2] / "shared" / "facts"
)
SETS = ("core", "swiftstart")

pytestmark = [
    pytest.mark.native_only,
    pytest.mark.skipif(
        not (FACTS / "birds.csv").is_file(),
        reason="no fact sheets here: set WINGSPAN_FACTS to the folder that holds birds.csv",
    ),
]


def _rows(name: str) -> dict[str, dict[str, str]]:
    if not (FACTS / name).is_file():
        return {}
    with (FACTS / name).open(encoding="utf-8", newline="") as file:
        return {row["id"]: row for row in csv.DictReader(file) if row["set"] in SETS}


def _json(name: str) -> Any:
    return json.loads((FACTS / name).read_text(encoding="utf-8"))


BIRDS = _rows("birds.csv")
BONUS = _rows("bonus.csv")
GOALS = _rows("goals.csv")
NAME_CARDS = ("anatomist", "cartographer", "historian", "photographer")
FIVE_FOODS = ("invertebrate", "seed", "fish", "fruit", "rodent", "nectar")
BEAKS = {"L": "left", "R": "right", "LR": "both", "LL": "left", "N": "none"}


def test_the_same_birds_are_in_each_set() -> None:
    assert {card: CATALOG.set_of[card] for card in CATALOG.birds} == {
        card: row["set"] for card, row in BIRDS.items()
    }


@pytest.mark.parametrize("card", list(BIRDS))
def test_every_figure_of_a_bird_is_the_printed_one(card: str) -> None:
    row, ours = BIRDS[card], CATALOG.birds[card]
    assert ours.name == {"en": row["name_en"], "fr": row["name_fr"]}
    assert ours.scientific == row["scientific"]
    assert ours.color == row["power_color"]
    assert list(ours.habitats) == row["habitats"].split("|")
    assert dict(ours.cost.food) == {
        food: int(row[f"food_{food}"]) for food in FIVE_FOODS if int(row[f"food_{food}"])
    }
    assert ours.cost.wild == int(row["food_wild"])
    assert ours.cost.either == (row["food_either_or"] == "1")
    assert ours.cost.total == int(row["food_total"])
    assert row["food_star"] == "0"
    assert ours.points == int(row["points"])
    assert ours.nest == row["nest"]
    assert ours.egg_limit == int(row["egg_limit"])
    printed = row["wingspan_cm"]
    assert ours.wingspan == (None if printed == "*" else int(printed))
    assert ours.predator == (row["predator"] == "1")
    assert ours.flocking == (row["flocking"] == "1")
    assert ours.bonus_cards == (row["bonus_card_power"] == "1")
    assert ours.beak == BEAKS[row["beak"]]
    assert list(ours.continents) == row["continents"].split("|")


@pytest.mark.parametrize("card", list(BIRDS))
def test_a_bird_counts_for_its_name_in_each_language_as_printed(card: str) -> None:
    row, ours = BIRDS[card], CATALOG.birds[card]
    columns: dict[Language, str] = {"en": "cat", "fr": "fr"}
    for language, column in columns.items():
        assert sorted(ours.named[language]) == [
            name for name in NAME_CARDS if row[f"{column}_{name}"] == "1"
        ]


def test_the_same_bonus_cards_are_there() -> None:
    assert set(CATALOG.bonus_cards) == set(BONUS)


def _tiers(text: str) -> list[tuple[int, int]]:
    """``4-5=4;6+=7`` as (from how many, points)."""
    return [
        (int(span.rstrip("+").split("-")[0]), int(points))
        for span, points in (tier.split("=") for tier in text.split(";"))
    ]


@pytest.mark.parametrize("card", list(BONUS))
def test_a_bonus_card_scores_as_printed(card: str) -> None:
    row, ours = BONUS[card], CATALOG.bonus_cards[card]
    assert ours.name == {"en": row["name_en"], "fr": row["name_fr"]}
    assert ours.percent == (int(row["percent"]) if row["percent"] else None)
    assert ours.automa == (row["automa_usable"] == "1")
    if row["scoring_type"] == "tiers":
        assert ours.each == 0
        assert [(tier.count, tier.points) for tier in ours.tiers] == _tiers(row["scoring"])
    else:
        assert row["scoring_type"] == "per_bird"
        assert (ours.each, ours.tiers) == (int(row["scoring"]), ())


CATEGORIES = [card for card, row in BONUS.items() if row["condition"] == "category"]


@pytest.mark.parametrize("card", CATEGORIES)
def test_a_bonus_card_counts_exactly_the_birds_of_its_category(card: str) -> None:
    counts = CATALOG.bonus_cards[card].counts
    assert isinstance(counts, Birds) and counts.like is not None
    assert (counts.habitat, counts.eggs) == (None, 0)
    column = BONUS[card]["birds_csv_column"]
    ours = {b.id for b in CATALOG.birds.values() if matches(b, counts.like, "en")}
    assert ours == {i for i, row in BIRDS.items() if row[column] == "1"}
    if f"fr_{card}" in next(iter(BIRDS.values())):
        french = {b.id for b in CATALOG.birds.values() if matches(b, counts.like, "fr")}
        assert french == {i for i, row in BIRDS.items() if row[f"fr_{card}"] == "1"}


def test_every_category_column_belongs_to_a_bonus_card() -> None:
    later_sets = {"cat_bird_bander", "cat_diet_specialist", "cat_citizen_scientist_automa"}
    columns = {c for c in next(iter(BIRDS.values())) if c.startswith("cat_")}
    assert columns - later_sets == {BONUS[card]["birds_csv_column"] for card in CATEGORIES}


def test_the_goals_and_their_automa_values_are_the_printed_ones() -> None:
    assert {goal.id: (goal.tile, goal.automa) for goal in CATALOG.goals.values()} == {
        goal: (row["tile_id"], tuple(int(row[f"automa_r{n}"]) for n in range(1, 5)))
        for goal, row in GOALS.items()
    }


def test_the_automa_cards_are_the_printed_ones() -> None:
    secondary = {
        "none": "none",
        "place_end_of_round_cube": "place_cube",
        "remove_end_of_round_cube": "remove_cube",
        "activate_pink_powers": "pink_powers",
    }
    primary = {"play_a_bird": "play_bird"}
    face = {"invertebrate_or_seed": "invertebrate_seed"}
    facts = _json("automa_cards.json")
    printed = {card["id"]: card for card in facts["cards"] if card["set"] in SETS}
    assert set(printed) == set(CATALOG.automa_cards)
    for name, card in printed.items():
        ours = CATALOG.automa_cards[name]
        assert ours.remove_after == card["removed_after_round"]
        assert ours.optional == ("optional" in card)
        for number in range(1, 5):
            section, fact = ours.rounds[number - 1], card["rounds"][str(number)]
            if fact is None:
                assert section is None
                continue
            assert section is not None
            assert section.primary == primary.get(fact["primary"], fact["primary"])
            assert section.secondary == secondary[fact["secondary"]]
            assert section.eggs == fact.get("eggs", 0)
            assert list(section.food) == [face.get(f, f) for f in fact.get("food_order", ())]


def test_the_automa_figures_are_the_printed_ones() -> None:
    facts, ours = _json("automa_cards.json"), CATALOG.furniture
    assert ours.face_down_points == {
        level: row["face_down_points"] for level, row in facts["difficulty"].items()
    }
    assert ours.automa_tie_break_food == facts["tiebreak_food"]
    assert ours.automa_birds_in_habitat_most == facts["birds_in_habitat_goal_cap"]


def test_the_mat_is_the_printed_one_space_by_space() -> None:
    board, ours = _json("board_facts.json")["base_mat"], CATALOG.mats["base"]
    assert list(ours.egg_cost) == board["egg_cost_by_column"]
    for habitat, spaces in ours.rows.items():
        printed = board[habitat]["positions"]
        assert len(spaces) == len(printed) == 6
        for space, fact in zip(spaces, printed, strict=True):
            assert space.gain == fact["gain"]
            trade = fact.get("trade")
            if trade is None:
                assert space.trade is None
            else:
                assert space.trade is not None
                assert [space.trade.pay] == trade["pay_one_of"]
                assert (trade["gain"], trade["max_times"]) == (1, 1)


def test_the_dice_are_the_printed_ones() -> None:
    printed = _json("board_facts.json")["dice"]
    faces = CATALOG.dice["base"].faces
    assert list(faces) == [face.replace("/", "_") for face in printed["base_faces"]]
    assert {name: list(foods) for name, foods in faces.items()} == {
        face.replace("/", "_"): face.split("/") for face in printed["base_faces"]
    }


def test_the_goal_board_is_the_printed_one() -> None:
    printed, ours = _json("board_facts.json")["goal_board"], CATALOG.furniture.goal_board
    assert [list(places) for places in ours.green] == [
        printed["green"][str(number)] for number in range(1, 5)
    ]
    assert ours.blue_most == printed["blue"]["max"]


def test_the_turns_of_each_round_are_the_printed_ones() -> None:
    assert list(TURNS_BY_ROUND) == _json("board_facts.json")["rounds"]["turns_by_round"]
