"""The table with the expansions: nectar, sideways birds, resets, teal and yellow powers."""

from __future__ import annotations

import random

import pytest

from tests.ui.markup import Element, assert_all_offered, read
from tests.ui.sessions import answer
from tests.ui.tables import scene, state
from wingspan.engine import Setup, load_catalog
from wingspan.engine.components import SETS, Language
from wingspan.engine.decision import Decision
from wingspan.engine.options import AnyOption, CachedFood, InHabitat
from wingspan.engine.state import GameState, PlayedBird
from wingspan.ui.kit.parts import whole
from wingspan.ui.page.showing import moment
from wingspan.ui.page.views import page
from wingspan.ui.play.settings import Settings
from wingspan.ui.session.session import Session
from wingspan.ui.table.table_page import table

EVERYTHING = Setup(players=1, names=("Ada",), automa="eagle", sets=SETS)


def with_expansions() -> GameState:
    """Return a table on the Oceania mat with a sideways bird, another to its right, and nectar."""
    moment = state()
    me = moment.players[0]
    me.mat["forest"] = [
        PlayedBird("common_blackbird", eggs=1, sideways=True),
        PlayedBird("coal_tit", cached={"seed": 2}),
    ]
    me.food["nectar"] = 2
    me.nectar = {"forest": 3, "grassland": 0, "wetland": 1}
    moment.birdfeeder = ["nectar_seed", "nectar_fruit", "fish"]
    moment.dice_out = ["rodent", "invertebrate"]
    return moment


def shown(*options: AnyOption, kind: str = "action", setup: Setup = EVERYTHING) -> Element:
    decision = Decision(4, 0, 0, kind, None, list(options))  # type: ignore[arg-type]
    return read(whole(table(scene(decision, setup=setup, table=with_expansions()))))


@pytest.mark.parametrize(
    ("language", "players", "seed"), [("en", 1, 11), ("fr", 1, 12), ("en", 3, 13)]
)
def test_every_moment_of_a_game_with_all_sets_can_be_shown_and_answered(
    language: Language, players: int, seed: int
) -> None:
    session = Session(load_catalog(), language, Settings(public_hands=True))
    alone = Setup(players=1, automa="eagle", seed=seed, sets=SETS)
    session.begin(alone if players == 1 else Setup(players=players, seed=seed, sets=SETS))
    dice = random.Random(seed)
    moments = 0
    while session.phase == "play":
        assert session.game and session.game.decision
        decision = session.game.decision
        number = len(decision.options)
        if moments % 3 == 0:
            root = read(page(moment(session)))
            assert_all_offered(root, decision)
        moments += 1
        answer(session, session.token, dice.randrange(number))
    assert read(page(moment(session))).having("data-phase", "over")


def test_a_sideways_bird_takes_two_spaces_and_the_next_one_stands_in_the_third() -> None:
    row = shown(InHabitat("forest"), kind="habitat").by_class("row-forest")[0]
    spaces = row.by_class("space")
    assert "sideways" in spaces[0].attributes["class"]
    assert "column-2" in spaces[1].attributes["class"]
    assert len(row.by_class("empty")) == 2


def test_spent_nectar_is_shown_in_its_row_and_nectar_in_the_supply() -> None:
    root = shown(InHabitat("forest"), kind="habitat")
    spent = [chip.words() for chip in root.by_class("spent-nectar")]
    assert [[digit for digit in words if digit.isdigit()] for words in spent] == [
        ["3"],
        ["0"],
        ["1"],
    ]
    assert root.by_id("food-nectar").by_class("number")[0].words() == "2"


def test_without_oceania_there_is_no_nectar_on_the_table() -> None:
    base = Setup(players=1, automa="eagle")
    root = read(whole(table(scene(Decision(4, 0, 0, "action", None, []), setup=base))))
    assert not root.by_class("spent-nectar")
    assert not root.having("id", "food-nectar")


def test_food_that_may_be_spent_off_a_bird_is_clickable_on_it() -> None:
    root = shown(CachedFood("seed", 0, "forest", 2), kind="discard_food")
    assert root.by_id("bird-coal_tit").choices() == [0]


def test_the_oceania_mat_says_its_reset_and_what_its_conversion_takes() -> None:
    forest, _, wetland = (
        shown(InHabitat("forest"), kind="habitat").by_class(f"row-{row}")[0].by_class("preview")[0]
        for row in ("forest", "grassland", "wetland")
    )
    # Three columns of the forest are covered: reset, 2 food, a card for 1 more.
    assert forest.by_class("reset")
    assert forest.by_class("gain")[0].words().startswith("2")
    assert "discard a card" in forest.by_class("trade")[0].words()
    # One bird in the wetland: reset, then 2 cards.
    assert wetland.by_class("reset")
    assert not wetland.by_class("trade")
