"""Why a card in hand cannot be played, and the order of the hand."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.ui.markup import read
from tests.ui.tables import scene, state
from wingspan.engine.components import ACTIONS, Language
from wingspan.engine.decision import Decision
from wingspan.engine.options import TakeAction
from wingspan.engine.state import GameState, PlayedBird
from wingspan.ui.play.inputs import Shortage, reason, shortages
from wingspan.ui.table.supply import hand, needs
from wingspan.words import words_in

ACTION = Decision(4, 0, 0, "action", None, [TakeAction(action) for action in ACTIONS])


def holding(*cards: str, **food: int) -> GameState:
    """Return the table with that hand and food."""
    moment = state()
    me = moment.players[0]
    me.hand = list(cards)
    me.food.update(dict.fromkeys(me.food, 0))
    me.food.update(food)  # type: ignore[arg-type]
    return moment


def told(moment: GameState, card: str, language: Language = "en") -> str:
    short = shortages(scene(ACTION, table=moment).table, 0)
    return reason(short[card], words_in(language)) if card in short else ""


@pytest.mark.parametrize(
    ("card", "food", "english", "french"),
    [
        # Anhinga: 2 fish. There is one fish, or none.
        (
            "anhinga",
            {"fish": 1},
            "needs 1 more fish, or any 2 more food",
            "il manque 1 poisson, ou 2 nourritures au choix",
        ),
        (
            "anhinga",
            {},
            "needs 2 more fish, or any 4 more food",
            "il manque 2 poissons, ou 4 nourritures au choix",
        ),
        # American Robin: invertebrate or fruit.
        (
            "american_robin",
            {},
            "needs 1 more invertebrate or fruit, or any 2 more food",
            "il manque 1 invertébré ou fruit, ou 2 nourritures au choix",
        ),
        # Trumpeter Swan: 2 seeds and any food.
        (
            "trumpeter_swan",
            {"seed": 2},
            "needs 1 more food of any kind",
            "il manque 1 nourriture au choix",
        ),
    ],
)
def test_a_card_says_which_food_is_missing(
    card: str, food: dict[str, int], english: str, french: str
) -> None:
    moment = holding(card, **food)
    assert told(moment, card) == english
    assert told(moment, card, "fr") == french


def test_a_card_that_can_be_played_says_nothing() -> None:
    assert told(holding("anhinga", fish=2), "anhinga") == ""


def test_a_card_says_that_an_egg_is_missing() -> None:
    """One bird in the wetland: its next space costs an egg, and none is laid."""
    moment = holding("anhinga", fish=2)
    for row in moment.players[0].mat.values():
        for bird in row:
            bird.eggs = 0
    assert told(moment, "anhinga") == "needs 1 more egg"
    assert told(moment, "anhinga", "fr") == "il manque 1 œuf"


def test_a_card_says_that_its_row_is_full() -> None:
    moment = holding("anhinga", fish=2)
    moment.players[0].mat["wetland"] = [PlayedBird("mallard") for _ in range(5)]
    assert told(moment, "anhinga") == "its habitat is full"
    assert told(moment, "anhinga", "fr") == "son habitat est plein"


def test_what_cannot_be_played_is_dimmed_with_its_reason() -> None:
    root = read(hand(scene(ACTION, table=holding("anhinga", "mallard", fish=1))))
    card = root.by_id("hand-anhinga")
    assert "dim" in card.attributes["class"].split()
    (line,) = card.by_class("needs")
    said = "needs 1 more fish, or any 2 more food"
    assert line.by_class("sr")[0].words() == line.attributes["data-tip"] == said
    assert len(line.by_class("icon-fish")) == 1


@pytest.mark.parametrize(
    ("order", "cards"),
    [
        ("drawn", ["trumpeter_swan", "american_robin", "anhinga"]),
        ("habitat", ["american_robin", "trumpeter_swan", "anhinga"]),
        ("cost", ["american_robin", "anhinga", "trumpeter_swan"]),
        ("points", ["trumpeter_swan", "anhinga", "american_robin"]),
        ("playable", ["american_robin", "anhinga", "trumpeter_swan"]),
    ],
)
def test_the_hand_lies_in_the_order_chosen(order: str, cards: list[str]) -> None:
    """Swan: wetland, 3 food, 9 points; robin: forest, 1 food, 1 point; anhinga: wetland, 2, 6.

    Two fish pay the robin too, two for one, but not the swan.
    """
    moment = holding("trumpeter_swan", "american_robin", "anhinga", fish=2)
    shown = replace(scene(ACTION, table=moment), look={"sort": order})
    root = read(hand(shown))
    ids = [c.attributes["id"].removeprefix("hand-") for c in root.by_class("card")]
    assert ids == cards


@pytest.mark.parametrize(
    ("card", "food", "shown", "any_food"),
    [
        # Anhinga: 2 fish. Bald Eagle: 2 fish and a rodent. The others as above. Two for one.
        ("anhinga", {}, {"fish": 2, "wild": 1}, "4"),
        ("bald_eagle", {"fish": 1}, {"fish": 1, "rodent": 1, "wild": 1}, "4"),
        ("american_robin", {}, {"invertebrate": 1, "fruit": 1, "wild": 1}, "2"),
        ("american_robin", {"fish": 1}, {"invertebrate": 1, "fruit": 1, "wild": 1}, ""),
        ("trumpeter_swan", {"seed": 2}, {"wild": 1}, ""),
    ],
)
def test_what_is_missing_stands_on_the_card_as_icons(
    card: str, food: dict[str, int], shown: dict[str, int], any_food: str
) -> None:
    """After a "/" stand the food of any kind that does as well, with their number."""
    moment = holding(card, **food)
    (line,) = read(hand(scene(ACTION, table=moment))).by_class("needs")
    names = [name for e in line.by_class("icon") for name in e.attributes["class"].split()]
    counted = {name.removeprefix("icon-"): names.count(name) for name in names}
    del counted["icon"], counted["lock"]
    assert counted == shown
    assert "".join(filter(str.isdigit, line.words().partition("/")[2])) == any_food


def test_many_of_a_kind_are_one_with_their_number() -> None:
    line = read(needs(Shortage(food=(("seed", 4),)), words_in("en"), "wild_turkey"))
    assert len(line.by_class("icon-seed")) == 1
    assert line.words().endswith("needs 4")


def test_a_reason_that_is_no_number_stands_there_in_words() -> None:
    (line,) = read(needs(Shortage(full_rows=2), words_in("en"), "mallard")).by_class("needs-word")
    assert line.words() == "its habitats are full"
