"""The card files are formatted so that changing one figure changes one line."""

import json

import pytest

from tools.format_cards import CARDS, formatted

BIRD = {
    "power": {"effects": [{"do": "draw_cards"}]},
    "points": 5,
    "nest": "cavity",
    "name": {"en": "Wren", "fr": "Troglodyte"},
    "id": "wren",
    "named": {"en": ["historian"], "fr": []},
    "cost": {"food": {"seed": 1, "fish": 2}},
}
WRITTEN = """\
{
  "set": "core",
  "nectar": true,
  "birds": [
    {
      "id": "wren", "name": {"en": "Wren", "fr": "Troglodyte"},
      "cost": {"food": {"seed": 1, "fish": 2}},
      "points": 5, "nest": "cavity",
      "named": {"en": ["historian"], "fr": []},
      "power": {"effects": [{"do": "draw_cards"}]}
    }
  ]
}
"""


def test_a_bird_takes_a_line_for_each_group_of_its_figures_in_the_order_of_the_card() -> None:
    assert formatted({"set": "core", "nectar": True, "birds": [BIRD]}) == WRITTEN


def test_what_is_too_long_for_a_line_is_broken_up_and_no_line_is_longer_than_a_hundred() -> None:
    effects = [{"do": "gain_food", "food": ["seed"], "count": n} for n in range(8)]
    text = formatted({"birds": [{**BIRD, "power": {"effects": effects}}]})
    assert '          {"do": "gain_food", "food": ["seed"], "count": 7}\n' in text
    assert max(map(len, text.splitlines())) <= 100


def test_a_field_that_belongs_to_no_group_is_not_lost_but_said() -> None:
    with pytest.raises(LookupError, match="wren: no group has colour"):
        formatted({"birds": [{**BIRD, "colour": "brown"}]})


@pytest.mark.parametrize("name", sorted(path.name for path in CARDS.glob("*.json")))
def test_laying_out_changes_nothing_that_is_loaded(name: str) -> None:
    cards = json.loads((CARDS / name).read_text())
    again = json.loads(formatted(cards))
    assert again == cards
    for one, other in zip(again.get("birds", ()), cards.get("birds", ()), strict=True):
        for field in one:  # what is in a field is in the same order, which is seen on the card
            assert json.dumps(one[field]) == json.dumps(other[field])
