"""What people hear who do not see the table: amounts, what is lit, what is left."""

from __future__ import annotations

import pytest

from tests.ui.every_question import asked, shown
from tests.ui.markup import read
from tests.ui.tables import scene, state
from wingspan.engine.components import FOODS, Language
from wingspan.engine.decision import Decision
from wingspan.engine.options import FoodToken, Slot
from wingspan.engine.state import GameState, PlayedBird
from wingspan.ui.table.mat import belongings
from wingspan.ui.table.prompt import prompt
from wingspan.ui.table.supply import supply


def fed(**food: int) -> GameState:
    moment = state()
    moment.players[0].food.update(dict.fromkeys(FOODS, 0))
    moment.players[0].food.update(food)  # type: ignore[arg-type]
    return moment


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["2 seeds", "0 fish", "1 rodent"]),
        ("fr", ["2 graines", "0 poisson", "1 rongeur"]),
    ],
)
def test_food_is_said_with_its_amount(language: Language, said: list[str]) -> None:
    at = scene(None, table=fed(seed=2, rodent=1), language=language)
    for markup in (supply(at), belongings(at, 0)):
        heard = [element.said for element in read(str(markup)).by_class("sr")]
        assert [text for text in heard if text in said] == said


def test_an_option_says_how_full_a_nest_is_and_how_much_food_there_is() -> None:
    table = fed(seed=2)
    # American Robin: up to four eggs.
    table.players[0].mat["forest"] = [PlayedBird("american_robin", eggs=3)]
    decision = Decision(4, 0, 0, "lay_egg", None, [Slot(0, "forest", 0), FoodToken("seed")])
    options = read(str(prompt(scene(decision, table=table)))).by_class("options")
    (heard,) = [element.words() for element in options]
    assert "American Robin (3 of 4 eggs)" in heard
    assert "Seed (you have 2)" in heard


def test_the_list_of_options_says_how_many_are_lit() -> None:
    (lit,) = read(asked("lay_egg", "en")).by_class("options")
    page = read(str(shown("lay_egg", "en")))
    (mat,) = (mat for mat in page.by_class("mat") if mat.by_class("choosable"))
    lit_birds = len(mat.by_class("choosable"))
    assert lit_birds > 1
    assert lit.attributes["aria-label"] == f"{lit_birds} highlighted on the table"
