"""The cards of the base game and the Swift-Start pack, and what the reader refuses."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.table import CATALOG
from wingspan.engine.catalog import CARDS, CardError, load_catalog, read_furniture, read_set


def test_the_deck_has_170_birds_and_the_swift_start_pack_10() -> None:
    assert len(CATALOG.ids_of("birds", ("core",))) == 170
    assert len(CATALOG.ids_of("birds", ("swiftstart",))) == 10
    assert len(CATALOG.birds) == 180


def test_there_are_26_bonus_cards() -> None:
    assert len(CATALOG.ids_of("bonus_cards", ("core", "swiftstart"))) == 26


def test_there_are_16_goals_on_8_two_sided_tiles() -> None:
    goals = CATALOG.ids_of("goals", ("core", "swiftstart"))
    assert len(goals) == 16
    tiles = [CATALOG.goals[goal].tile for goal in goals]
    assert len(set(tiles)) == 8
    assert all(tiles.count(tile) == 2 for tile in tiles)


def test_there_are_11_automa_cards_one_of_them_optional() -> None:
    cards = CATALOG.automa_cards
    assert len(cards) == 11
    assert [card.id for card in cards.values() if card.optional] == ["automubon_society"]


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


def test_only_pink_powers_have_a_trigger_and_only_birds_without_power_have_no_colour() -> None:
    for card in CATALOG.birds.values():
        assert (card.power is None) == (card.color == "none"), card.id
        if card.power:
            assert (card.power.trigger is not None) == (card.color == "pink"), card.id


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


def test_a_card_file_that_is_no_json_is_named(tmp_path: Path) -> None:
    (tmp_path / "core.json").write_text("{", encoding="utf-8")
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
