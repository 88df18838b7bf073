"""The cards of the five sets, and what the reader refuses."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, TypeVar, get_args

import msgspec
import pytest

from tests.table import CATALOG
from wingspan.engine.cards import BirdCard
from wingspan.engine.catalog import (
    CARDS,
    CardError,
    load_catalog,
    read_furniture,
    read_set,
)
from wingspan.engine.components import MATS, SETS
from wingspan.engine.effects import AnyEffect, CardsForFood, Effect, Replaces, Sideways, caches
from wingspan.engine.powers import RESOLVERS


def test_each_set_has_its_number_of_birds() -> None:
    assert {name: len(CATALOG.ids_of("birds", (name,))) for name in SETS} == {
        "core": 170,
        "swiftstart": 10,
        "european": 81,
        "oceania": 95,
        "asia": 90,
    }
    assert len(CATALOG.birds) == 446


def test_every_effect_is_in_the_union_and_has_a_resolver() -> None:
    effects = set(Effect.__subclasses__())
    assert set(get_args(AnyEffect)) == effects
    assert set(RESOLVERS) == effects


def test_each_set_has_its_number_of_birds_that_tuck_cards_and_of_those_that_cache_food() -> None:
    birds = {
        name: [CATALOG.birds[card] for card in CATALOG.ids_of("birds", (name,))] for name in SETS
    }
    assert {
        name: (
            sum(bird.tucks() for bird in found),
            sum(bird.power is not None and caches(bird.power) for bird in found),
        )
        for name, found in birds.items()
    } == {
        "core": (35, 24),
        "swiftstart": (2, 1),
        "european": (21, 11),
        "oceania": (20, 11),
        "asia": (18, 21),
    }


@pytest.mark.parametrize("effect", get_args(AnyEffect))
def test_every_effect_states_what_it_gives(effect: type) -> None:
    assert "GIVES" in vars(effect)


def test_each_set_has_its_number_of_bonus_cards_for_people() -> None:
    for_people = {
        name: [
            card
            for card in CATALOG.ids_of("bonus_cards", (name,))
            if not CATALOG.bonus_cards[card].automa_only
        ]
        for name in SETS
    }
    assert {name: len(cards) for name, cards in for_people.items()} == {
        "core": 26,
        "swiftstart": 0,
        "european": 5,
        "oceania": 5,
        "asia": 11,
    }


def test_two_sets_have_2_bonus_cards_each_for_the_automa_only() -> None:
    alone = {card.id: card for card in CATALOG.bonus_cards.values() if card.automa_only}
    assert {(CATALOG.set_of[name], name): card.automa_keeps for name, card in alone.items()} == {
        ("european", "autwitcher"): 2,
        ("european", "raspb_life_fellow"): 1,
        ("asia", "avid_asian_avian_admirer"): 2,
        ("asia", "rare_species_lister"): 1,
    }


Card = TypeVar("Card")


def those(cards: Mapping[str, Card], has: Callable[[Card], object]) -> list[Card]:
    """Return the cards of which ``has`` is true; fail if it is of none."""
    found = [card for card in cards.values() if has(card)]
    assert found
    return found


def test_every_bonus_card_for_people_is_worth_something() -> None:
    for card in those(CATALOG.bonus_cards, lambda card: not card.automa_only):
        assert (card.each > 0) != bool(card.tiers), card.id


def test_the_automa_holds_only_bonus_cards_with_a_percentage() -> None:
    for card in CATALOG.bonus_cards.values():
        assert card.percent is not None or not card.automa, card.id


@pytest.mark.parametrize(("name", "tiles"), [("core", 8), ("european", 5), ("oceania", 4)])
def test_every_goal_tile_has_two_sides(name: str, tiles: int) -> None:
    on_tiles = [CATALOG.goals[goal].tile for goal in CATALOG.ids_of("goals", (name,))]
    assert len(set(on_tiles)) == tiles
    assert all(on_tiles.count(tile) == 2 for tile in on_tiles)


def test_the_automa_has_a_value_for_every_goal_but_no_goal() -> None:
    assert [goal.id for goal in CATALOG.goals.values() if goal.automa is None] == ["no_goal"]


def test_there_are_11_automa_cards_one_of_them_optional_and_one_more_with_oceania() -> None:
    cards = CATALOG.automa_cards
    assert len(CATALOG.ids_of("automa_cards", ("core", "swiftstart", "european"))) == 11
    assert len(CATALOG.ids_of("automa_cards", ("oceania",))) == 1
    assert [card.id for card in cards.values() if card.optional] == ["automubon_society"]


def test_only_oceania_brings_a_mat_dice_and_nectar() -> None:
    brought = {}
    for name in SETS:
        cards = read_set(CARDS / f"{name}.json")
        brought[name] = (cards.mat, cards.dice, cards.nectar)
    nothing = (None, None, False)
    assert brought == {
        "core": nothing,
        "swiftstart": nothing,
        "european": nothing,
        "oceania": ("oceania", "oceania", True),
        "asia": nothing,
    }
    assert tuple(CATALOG.mats) == tuple(CATALOG.dice) == MATS == ("base", "oceania")


def test_a_mat_has_six_spaces_a_row_and_a_die_six_faces() -> None:
    for mat in CATALOG.mats.values():
        assert {habitat: len(spaces) for habitat, spaces in mat.rows.items()} == {
            "forest": 6,
            "grassland": 6,
            "wetland": 6,
        }
    for dice in CATALOG.dice.values():
        assert len(dice.faces) == 6


def test_nectar_is_named_by_oceania_cards_only() -> None:
    for card in those(CATALOG.birds, lambda card: b"nectar" in msgspec.json.encode(card)):
        assert CATALOG.set_of[card.id] == "oceania", card.id


def test_one_automa_card_leaves_after_each_of_the_first_three_rounds() -> None:
    assert sorted(c.remove_after for c in CATALOG.automa_cards.values() if c.remove_after) == [
        1,
        2,
        3,
    ]


def test_an_automa_card_has_a_section_for_every_round_until_it_leaves() -> None:
    for card in CATALOG.automa_cards.values():
        last = card.remove_after or 4
        assert [section is not None for section in card.rounds] == [
            number <= last for number in range(1, 5)
        ], card.id


def test_every_bird_has_both_names_a_habitat_and_figures_in_range() -> None:
    for card in CATALOG.birds.values():
        assert card.name["en"] and card.name["fr"], card.id
        assert card.habitats, card.id
        assert 0 <= card.points <= 9, card.id
        assert 0 <= card.egg_limit <= 6, card.id
        assert card.cost.total <= 3, card.id


def test_only_birds_without_a_power_have_no_colour() -> None:
    for card in CATALOG.birds.values():
        assert (card.power is None) == (card.color == "none"), card.id


def power_of(card: BirdCard) -> Any:
    return card.power


def placing_of(card: BirdCard) -> Any:
    return card.power and card.power.placing


def test_a_power_does_something_or_lets_the_bird_be_placed_in_another_way() -> None:
    for card in those(CATALOG.birds, power_of):
        assert power_of(card).effects or power_of(card).placing, card.id


def test_only_pink_powers_have_a_trigger() -> None:
    for card in those(CATALOG.birds, power_of):
        assert (power_of(card).trigger is not None) == (card.color == "pink"), card.id
        assert card.color == "pink" or not power_of(card).at_end_of_turn, card.id


def test_only_white_birds_are_placed_in_another_way() -> None:
    for card in those(CATALOG.birds, placing_of):
        assert card.color == "white", card.id


def test_a_bird_that_lies_sideways_or_replaces_another_can_live_in_that_habitat() -> None:
    laid = those(CATALOG.birds, lambda card: isinstance(placing_of(card), Sideways | Replaces))
    for card in laid:
        assert placing_of(card).habitat in card.habitats, card.id


def test_cards_are_paid_only_for_a_food_that_the_bird_costs() -> None:
    for card in those(CATALOG.birds, lambda card: isinstance(placing_of(card), CardsForFood)):
        assert placing_of(card).food in card.cost.food, card.id


def test_the_base_game_has_no_powers_at_the_end_of_a_round_or_the_game() -> None:
    for color, names in (("teal", {"european", "asia"}), ("yellow", {"oceania", "asia"})):
        assert {CATALOG.set_of[c.id] for c in CATALOG.birds.values() if c.color == color} == names


def _core(tmp_path: Path, change: dict[str, Any], shelf: str = "birds") -> Path:
    cards = json.loads((CARDS / "core.json").read_bytes())
    cards[shelf][3].update(change)
    path = tmp_path / "core.json"
    path.write_text(json.dumps(cards), encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("shelf", "change"),
    [
        ("birds", {"points": "many"}),
        ("birds", {"habitats": ["desert"]}),
        ("birds", {"nest": "hole"}),
        ("birds", {"colour": "brown"}),
        ("birds", {"power": {"effects": [{"do": "win_the_game"}]}}),
        ("birds", {"power": {"effects": [{"do": "draw_cards", "like": {"bird": "sings"}}]}}),
        ("birds", {"power": {"placing": {"placed": "upside_down"}}}),
        ("birds", {"power": {"trigger": {"when": "sleeps"}}}),
        ("birds", {"cost": {"food": {"cake": 1}}}),
        ("bonus_cards", {"counts": {"count": "feathers"}}),
        ("goals", {"automa": [1, 2, 3]}),
        ("automa_cards", {"rounds": [{"primary": "sleep"}]}),
    ],
)
def test_a_bad_card_is_refused_by_name(tmp_path: Path, shelf: str, change: dict[str, Any]) -> None:
    name = json.loads((CARDS / "core.json").read_bytes())[shelf][3]["id"]
    with pytest.raises(CardError) as refused:
        read_set(_core(tmp_path, change, shelf))
    assert name in str(refused.value)
    assert "core.json" in str(refused.value)


def test_a_card_file_that_is_missing_is_named(tmp_path: Path) -> None:
    with pytest.raises(CardError, match=r"core\.json"):
        load_catalog(tmp_path)


@pytest.mark.parametrize("text", ["{", "[]", '{"set": 5}'])
def test_a_file_that_holds_no_cards_is_named(tmp_path: Path, text: str) -> None:
    (tmp_path / "core.json").write_text(text, encoding="utf-8")
    with pytest.raises(CardError, match=r"core\.json"):
        read_set(tmp_path / "core.json")


def test_a_bad_table_file_is_named(tmp_path: Path) -> None:
    (tmp_path / "table.json").write_text("{}", encoding="utf-8")
    with pytest.raises(CardError, match=r"table\.json"):
        read_furniture(tmp_path / "table.json")


def test_two_cards_may_not_share_an_id(tmp_path: Path) -> None:
    for path in CARDS.glob("*.json"):
        (tmp_path / path.name).write_bytes(path.read_bytes())
    extra = json.loads((CARDS / "swiftstart.json").read_bytes())
    extra["birds"][0]["id"] = "mallard"
    (tmp_path / "swiftstart.json").write_text(json.dumps(extra), encoding="utf-8")
    with pytest.raises(CardError, match="mallard"):
        load_catalog(tmp_path)
