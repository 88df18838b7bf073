"""Every figure of ``static/cards`` is compared with the fact sheets, if they are available.

They are in ``shared/facts`` beside the repository, or in the folder ``WINGSPAN_FACTS``. They are
not part of the project, so without them these tests are skipped.
"""

from __future__ import annotations

import csv
import json
import os
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.table import CATALOG
from wingspan.engine.components import FOODS, HABITATS, NESTS, SETS, TURNS_BY_ROUND
from wingspan.engine.conditions import (
    AnyTally,
    Beaks,
    Birds,
    BirdsInLargestHabitat,
    BirdsInSmallestHabitat,
    CardsInHand,
    ColorsInHabitat,
    ColumnsOfColors,
    CubesOnPlay,
    FilledColumns,
    FoodCosts,
    FoodInCosts,
    FoodInSupply,
    HasColor,
    MatchingNests,
    NestSets,
    NoGoal,
    WingspanRun,
    WorthOver,
    WorthUnder,
)
from wingspan.engine.effects import CardsForFood, OnTop, caches
from wingspan.engine.matching import matches

FACTS = Path(
    os.environ.get("WINGSPAN_FACTS") or Path(__file__).resolve().parents[3] / "shared" / "facts"
)

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
        return {row["id"]: row for row in csv.DictReader(file) if row.get("set", "core") in SETS}


def _json(name: str) -> Any:
    return json.loads((FACTS / name).read_text(encoding="utf-8"))


BIRDS = {**_rows("birds.csv"), **_rows("asia/birds.csv")}
BONUS = _rows("bonus.csv")
ASIAN_BONUS = _rows("asia/bonus.csv")
"""From another sheet, with other columns; the counts are tried in `test_asia_bonus_cards`."""
GOALS = _rows("goals.csv")
NAME_CARDS = ("anatomist", "cartographer", "historian", "photographer")
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
        food: int(row[f"food_{food}"]) for food in FOODS if int(row[f"food_{food}"])
    }
    assert ours.cost.wild == int(row["food_wild"])
    assert ours.cost.either == (row["food_either_or"] == "1")
    assert ours.cost.total == int(row["food_total"])
    placing = ours.power.placing if ours.power else None
    assert isinstance(placing, (OnTop, CardsForFood)) == (row["food_star"] == "1")
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
def test_a_bird_counts_for_its_name_in_english_and_french_as_printed(card: str) -> None:
    row, ours = BIRDS[card], CATALOG.birds[card]
    for language, column in (("en", "cat"), ("fr", "fr")):
        assert sorted(ours.named.get(language, ())) == [
            name for name in NAME_CARDS if row[f"{column}_{name}"] == "1"
        ]


def test_the_same_bonus_cards_are_there() -> None:
    assert set(CATALOG.bonus_cards) == {*BONUS, *ASIAN_BONUS}


FRENCH_MISPRINTS = {"Suivi des populations d'oiseaux de pairie"}


@pytest.mark.parametrize("card", list(ASIAN_BONUS))
def test_a_bonus_card_of_the_asia_set_is_called_and_scores_as_printed(card: str) -> None:
    row, ours = ASIAN_BONUS[card], CATALOG.bonus_cards[card]
    assert ours.name["en"] == row["name_en"]
    assert ours.name["fr"] == row["name_fr"] or row["name_fr"] in FRENCH_MISPRINTS
    assert ours.automa_only == (row["automa_only"] == "1")
    assert ours.percent == (int(row["percent"]) if row["percent"].isdigit() else None)
    text = row["points"].replace("[point]", "")
    each = re.fullmatch(r"(\d+) each", text)
    tiers = re.findall(r"(\d+)(?:\+| to \d+)? [\w ]+: (\d+)", text)
    assert ours.each == (int(each[1]) if each else 0)
    assert [(str(tier.count), str(tier.points)) for tier in ours.tiers] == tiers


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
    assert ours.automa_only == (row["automa_only"] == "1")
    tiers = [(tier.count, tier.points) for tier in ours.tiers]
    match row["scoring_type"]:
        case "tiers" | "run" | "sets":
            assert (ours.each, tiers) == (0, _tiers(row["scoring"]))
        case "per_bird" | "per_column" | "per_color":
            assert (ours.each, tiers) == (int(row["scoring"]), [])
        case "columns":
            assert row["scoring"] == "pair=1;trio=3"
            assert (ours.counts, ours.each, tiers) == (MatchingNests(), 1, [])
        case "automa_only":
            assert (ours.each, tiers) == (0, [])
        case _:
            pytest.fail(f"unknown scoring type {row['scoring_type']}")


CATEGORIES = [card for card, row in BONUS.items() if row["condition"] == "category"]
OTHERS: dict[str, AnyTally] = {
    "birds_with_eggs>=4": Birds(eggs=4),
    "birds_with_eggs>=1": Birds(eggs=1),
    "birds_in_least_populated_habitat": BirdsInSmallestHabitat(),
    "bird_cards_in_hand": CardsInHand(),
    "columns_with_3_different_power_colors(none=white)": ColumnsOfColors(),
    "birds_with_tucked_cards": Birds(tucked=1),
    "distinct_power_colors_in_one_habitat(none=white)": ColorsInHabitat(),
    "monotone_wingspan_run:forest": WingspanRun(habitat="forest"),
    "monotone_wingspan_run:grassland": WingspanRun(habitat="grassland"),
    "monotone_wingspan_run:wetland": WingspanRun(habitat="wetland"),
    "sets_of_4_nest_types(star=any,one_set_each)": NestSets(),
    "columns_with_matching_nests(star=wild,counts_once)": MatchingNests(),
}


@pytest.mark.parametrize("card", CATEGORIES)
def test_a_bonus_card_counts_exactly_the_birds_of_its_category(card: str) -> None:
    counts = CATALOG.bonus_cards[card].counts
    assert isinstance(counts, Birds) and counts.like is not None
    assert counts == Birds(like=counts.like)
    column = BONUS[card]["birds_csv_column"]
    ours = {b.id for b in CATALOG.birds.values() if matches(b, counts.like, "en")}
    assert ours == {i for i, row in BIRDS.items() if row[column] == "1"}
    if f"fr_{card}" in next(iter(BIRDS.values())):
        french = {b.id for b in CATALOG.birds.values() if matches(b, counts.like, "fr")}
        assert french == {i for i, row in BIRDS.items() if row[f"fr_{card}"] == "1"}


def test_every_other_bonus_card_counts_what_is_printed() -> None:
    cards = {
        card: row["condition"]
        for card, row in BONUS.items()
        if row["condition"] not in ("category", "automa_selection")
    }
    assert {card: CATALOG.bonus_cards[card].counts for card in cards} == {
        card: OTHERS[condition] for card, condition in cards.items()
    }


def test_the_automas_own_bonus_cards_look_for_the_birds_printed() -> None:
    rows = {card: row for card, row in BONUS.items() if row["condition"] == "automa_selection"}
    assert len(rows) == 2
    for card, row in rows.items():
        printed = dict(part.split("=") for part in row["scoring"].split(";"))
        low, high = map(int, printed["points"].split("-"))
        ours = CATALOG.bonus_cards[card]
        assert ours.automa_keeps == int(printed["keep"])
        assert isinstance(ours.counts, Birds) and ours.counts.like is not None
        assert {b.id for b in CATALOG.birds.values() if matches(b, ours.counts.like, "en")} == {
            i for i, bird in BIRDS.items() if low <= int(bird["points"]) <= high
        }


def test_the_birds_that_tuck_are_those_the_automa_takes_as_citizen_scientist() -> None:
    assert {card.id for card in CATALOG.birds.values() if card.tucks()} == {
        card for card, row in BIRDS.items() if row["cat_citizen_scientist_automa"] == "1"
    }


def test_the_birds_that_cache_food_are_those_whose_texts_say_so() -> None:
    assert {i for i, bird in CATALOG.birds.items() if bird.power and caches(bird.power)} == {
        card
        for card, row in _printed_powers().items()
        if "cach" in (row["power_text"] or "").lower()
    }


def test_every_category_column_belongs_to_a_bonus_card() -> None:
    columns = {c for c in next(iter(BIRDS.values())) if c.startswith("cat_")}
    assert columns == {row["birds_csv_column"] for row in BONUS.values()} - {""}


PRINTED_THINGS = {*FOODS, *HABITATS, *NESTS, "star"}
THINGS_NOT_NAMED = {
    "australian_shelduck": {"star"},
    "musk_duck": {"star"},
    "royal_spoonbill": {"star"},
    "willie_wagtail": {"star"},
    "common_tailorbird": {"star"},
}
"""Words that power texts need not name: star nests count as every nest, and nectar is always spent
in the row that was used."""

THINGS_OF_NOTES = {"crested_ibis": {"wetland"}, "spoon_billed_sandpiper": {"wetland"}}
"""Where nectar goes that pays for a power, by the notes on it."""

NUMBERS_NOT_NAMED = {
    "brant": {3},
    "common_blackbird": {2},
    "european_roller": {2},
    "grey_heron": {2},
    "long_tailed_tit": {2},
    "moltonis_warbler": {4},
    "white_wagtail": {4},
    "yellowhammer": {4},
    "abbotts_booby": {2},
    "black_naped_oriole": {4},
    "gray_wagtail": {4},
    "philippine_eagle": {5},
    "kakapo": {3},
    "rainbow_lorikeet": {2},
}
"""Numbers that effects need not name: the tray, two spaces, all actions; cards discarded rather
than kept; two dice taken one by one."""


def _leaves(power: Any) -> list[Any]:
    if isinstance(power, dict):
        return [leaf for part in power.values() for leaf in _leaves(part)]
    if isinstance(power, (list, tuple)):
        return [leaf for part in power for leaf in _leaves(part)]
    return [power]


def _printed_powers() -> dict[str, Any]:
    asian = {
        card: {"power_text": row["text_en"], "icons": re.findall(r"\[(\w+)\]", row["text_en"])}
        for card, row in _json("asia/power_reference.json").items()
    }
    return {**{row["id"]: row for row in _json("power_reference.json")}, **asian}


def test_a_power_names_the_foods_habitats_and_nests_on_the_card() -> None:
    printed = _printed_powers()
    for card in CATALOG.birds.values():
        named = {leaf for leaf in _leaves(msgspec.to_builtins(card.power)) if leaf is not None}
        icons = PRINTED_THINGS & set(printed[card.id]["icons"])
        assert PRINTED_THINGS & named == (
            icons - THINGS_NOT_NAMED.get(card.id, set()) | THINGS_OF_NOTES.get(card.id, set())
        ), card.id


def test_a_power_has_the_numbers_on_the_card() -> None:
    printed = _printed_powers()
    for card in CATALOG.birds.values():
        leaves = _leaves(msgspec.to_builtins(card.power))
        numbers = {leaf for leaf in leaves if type(leaf) is int and leaf > 1}
        text = printed[card.id]["power_text"].replace("twice", "2")
        expected = {int(number) for number in re.findall(r"\d+", text)} - {1}
        assert numbers == expected - NUMBERS_NOT_NAMED.get(card.id, set()), card.id


LATER_GOALS: dict[str, AnyTally] = {
    "birds_in_one_row": BirdsInLargestHabitat(),
    "filled_columns": FilledColumns(),
    "birds_with_tucked_cards": Birds(tucked=1),
    "food_cost_of_played_birds": FoodCosts(),
    "birds_worth_over_4": Birds(like=WorthOver(points=4)),
    "birds_with_no_eggs": Birds(no_eggs=True),
    "food_in_personal_supply": FoodInSupply(),
    "cards_in_hand": CardsInHand(),
    "birds_with_brown_powers": Birds(like=HasColor(colors=("brown",))),
    "birds_with_white_or_no_powers": Birds(like=HasColor(colors=("white", "none"))),
    "invertebrate_in_costs": FoodInCosts(foods=("invertebrate",)),
    "fruit_and_seed_in_costs": FoodInCosts(foods=("seed", "fruit")),
    "rodent_and_fish_in_costs": FoodInCosts(foods=("fish", "rodent")),
    "no_goal": NoGoal(),
    "beaks_pointing_left": Beaks(side="left"),
    "beaks_pointing_right": Beaks(side="right"),
    "cubes_on_play_a_bird": CubesOnPlay(),
    "birds_worth_3_or_less": Birds(like=WorthUnder(points=4)),
}


def test_the_goals_and_their_automa_values_are_the_printed_ones() -> None:
    assert {goal.id: (goal.tile, goal.automa) for goal in CATALOG.goals.values()} == {
        goal: (
            row["tile_id"],
            tuple(int(row[f"automa_r{n}"]) for n in range(1, 5)) if row["automa_r1"] else None,
        )
        for goal, row in GOALS.items()
    }


def test_the_goals_of_the_expansions_count_what_is_printed() -> None:
    assert {
        goal: CATALOG.goals[goal].counts
        for goal, row in GOALS.items()
        if row["set"] in ("european", "oceania")
    } == LATER_GOALS


def test_the_two_goals_of_a_tile_are_each_others_backs() -> None:
    for goal, row in GOALS.items():
        assert CATALOG.goals[row["reverse_id"]].tile == CATALOG.goals[goal].tile


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


@pytest.mark.parametrize("mat", ["base", "oceania"])
def test_the_mat_is_the_printed_one_space_by_space(mat: str) -> None:
    board, ours = _json("board_facts.json")[f"{mat}_mat"], CATALOG.mats[mat]
    assert list(ours.egg_cost) == board["egg_cost_by_column"]
    assert list(ours.rows) == list(HABITATS)
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
                assert list(space.trade.pay) == trade["pay_one_of"]
                assert (trade["gain"], space.trade.times) == (1, trade["max_times"])
            reset = fact.get("reset_first")
            if reset is None:
                assert space.reset is None
            else:
                assert reset == {"pay": ["food"], "target": space.reset}


@pytest.mark.parametrize("dice", ["base", "oceania"])
def test_the_dice_are_the_printed_ones(dice: str) -> None:
    printed = _json("board_facts.json")["dice"][f"{dice}_faces"]
    faces = CATALOG.dice[dice].faces
    assert list(faces) == [face.replace("/", "_") for face in printed]
    assert {name: list(foods) for name, foods in faces.items()} == {
        face.replace("/", "_"): sorted(face.split("/"), key=FOODS.index) for face in printed
    }


def test_the_figures_of_nectar_are_the_printed_ones() -> None:
    boards, automa, ours = (
        _json("board_facts.json"),
        _json("automa_cards.json"),
        CATALOG.furniture.nectar,
    )
    assert ours.start == boards["setup"]["oceania_start_nectar"]
    assert list(ours.majority) == boards["oceania_mat"]["spent_nectar"]["majority_points"]
    assert ours.automa_start == {
        level: row["oceania_start_nectar_per_habitat"]
        for level, row in automa["difficulty"].items()
    }
    printed = automa["oceania_nectar"]
    assert ours.automa_draws == printed["end_of_round_draws"]
    assert list(ours.automa_rows) == [printed["section_to_habitat"][n] for n in "1234"]


def test_the_goal_board_is_the_printed_one() -> None:
    printed, ours = _json("board_facts.json")["goal_board"], CATALOG.furniture.goal_board
    assert [list(places) for places in ours.green] == [
        printed["green"][str(number)] for number in range(1, 5)
    ]
    assert ours.blue_most == printed["blue"]["max"]


def test_the_turns_of_each_round_are_the_printed_ones() -> None:
    assert list(TURNS_BY_ROUND) == _json("board_facts.json")["rounds"]["turns_by_round"]
