"""What goals and bonus cards pay now and next, by the figures printed on them."""

from __future__ import annotations

import pytest

from tests.ui.markup import read
from tests.ui.tables import SOLO, scene, state
from wingspan.engine import load_catalog
from wingspan.engine.components import GoalSide, Language
from wingspan.engine.setup import Setup
from wingspan.engine.state import GameState, PlayedBird
from wingspan.ui.kit.parts import inline
from wingspan.ui.play.scene import Scene
from wingspan.ui.table.cards import bonus_cards, holder, progress, would_count
from wingspan.ui.table.scores import goals, payouts

CARDS = load_catalog().bonus_cards
BIRDS = load_catalog().birds


def spaces(text: str) -> str:
    return text.replace("\u00a0", " ")


# What is printed on the cards, as in the facts: tiers "from – points", or points for each.
@pytest.mark.parametrize(
    ("card", "number", "english", "french"),
    [
        # Falconer: 2 for each. Forester: 3–4: 4, 5+: 8. Bird Feeder: 5–7: 3, 8+: 7.
        (
            "falconer",
            0,
            "0 birds: 0 points · 1 more: 2 points",
            "0 oiseau : 0 point · 1 de plus : 2 points",
        ),
        (
            "falconer",
            3,
            "3 birds: 6 points · 1 more: 8 points",
            "3 oiseaux : 6 points · 1 de plus : 8 points",
        ),
        (
            "forester",
            0,
            "0 birds: 0 points · 3 more: 4 points",
            "0 oiseau : 0 point · 3 de plus : 4 points",
        ),
        (
            "forester",
            2,
            "2 birds: 0 points · 1 more: 4 points",
            "2 oiseaux : 0 point · 1 de plus : 4 points",
        ),
        (
            "forester",
            3,
            "3 birds: 4 points · 2 more: 8 points",
            "3 oiseaux : 4 points · 2 de plus : 8 points",
        ),
        (
            "forester",
            4,
            "4 birds: 4 points · 1 more: 8 points",
            "4 oiseaux : 4 points · 1 de plus : 8 points",
        ),
        ("forester", 5, "5 birds: 8 points · the maximum", "5 oiseaux : 8 points · le maximum"),
        ("forester", 9, "9 birds: 8 points · the maximum", "9 oiseaux : 8 points · le maximum"),
        (
            "bird_feeder",
            7,
            "7 birds: 3 points · 1 more: 7 points",
            "7 oiseaux : 3 points · 1 de plus : 7 points",
        ),
        # Breeding Manager: 1 for each.
        (
            "breeding_manager",
            1,
            "1 bird: 1 point · 1 more: 2 points",
            "1 oiseau : 1 point · 1 de plus : 2 points",
        ),
    ],
)
def test_a_bonus_card_says_what_it_pays_and_the_next_step(
    card: str, number: int, english: str, french: str
) -> None:
    assert progress(holder(scene()), CARDS[card], number) == english
    said = spaces(progress(holder(scene(language="fr")), CARDS[card], number))
    assert said == french


def test_the_next_step_of_every_card_is_the_nearest_one_that_pays_more() -> None:
    """For any number: no smaller step would do, and the step pays more than now."""
    for card in CARDS.values():
        for number in range(12):
            step = card.next_step(number)
            now = card.points(number)
            if step is None:
                assert card.points(number + 100) == now
                continue
            more, points = step
            assert points == card.points(number + more) > now
            assert all(card.points(number + fewer) == now for fewer in range(more))


def with_bonus(card: str) -> Scene:
    moment = state()
    moment.players[0].bonus = [card]
    return scene(table=moment)


def test_the_card_on_the_table_says_where_it_stands() -> None:
    """Two forest-only birds are on the mat: one more is needed for 4 points."""
    root = read(inline(bonus_cards(with_bonus("forester"))))
    assert root.by_class("bonus-now")[0].words() == "2 birds: 0 points · 1 more: 4 points"
    pips = root.by_class("pip")
    assert len(pips) == 5
    assert [("got" in p.attributes["class"].split()) for p in pips] == [True] * 2 + [False] * 3
    assert [n for n, p in enumerate(pips, 1) if "pays" in p.attributes["class"].split()] == [3, 5]


def test_the_ecologist_says_how_many_birds_are_missing_in_all_habitats() -> None:
    """With two birds in the forest, one in the wetland and none in the grassland, one more pays 2
    points; with two empty habitats it takes two, one in each.
    """
    moment = state()
    moment.players[0].bonus = ["ecologist"]
    now = read(inline(bonus_cards(scene(table=moment)))).by_class("bonus-now")[0]
    assert now.words() == "0 birds: 0 points · 1 more: 2 points"
    moment.players[0].mat["wetland"] = []
    now = read(inline(bonus_cards(scene(table=moment)))).by_class("bonus-now")[0]
    assert now.words() == "0 birds: 0 points · 2 more: 2 points"
    moment.players[0].mat["forest"] = []
    now = read(inline(bonus_cards(scene(table=moment)))).by_class("bonus-now")[0]
    assert now.words() == "0 birds: 0 points · 3 more: 2 points"


@pytest.mark.parametrize(
    ("card", "bird", "counts"),
    [
        ("forester", "blue_jay", True),
        ("forester", "barn_owl", False),
        ("falconer", "barn_owl", True),
        ("nest_box_builder", "barn_owl", True),
        ("nest_box_builder", "hermit_thrush", True),  # a star nest is any nest
        ("wildlife_gardener", "barn_owl", False),
        # 5 cards in hand or more: no bird played is one more.
        ("visionary_leader", "blue_jay", False),
        # 2 points for each bird in the smallest habitat: the grassland is empty.
        ("ecologist", "bobolink", True),
        ("ecologist", "blue_jay", False),
        # Birds with 4 eggs: a bird just played has none.
        ("breeding_manager", "killdeer", False),
    ],
)
def test_a_card_is_marked_for_the_bonus_cards_that_it_would_help(
    card: str, bird: str, counts: bool
) -> None:
    assert would_count(with_bonus(card), CARDS[card], BIRDS[bird]) is counts


def test_where_there_is_no_room_a_bird_helps_no_pattern() -> None:
    shown = with_bonus("ecologist")
    shown.me.mat["grassland"] = [PlayedBird("bobolink") for _ in range(5)]
    shown.me.mat["wetland"] = []
    assert not would_count(shown, CARDS["ecologist"], BIRDS["bobolink"])
    assert would_count(shown, CARDS["ecologist"], BIRDS["mallard"])


def with_eggs(number: int) -> GameState:
    """Return a table with ``number`` eggs in bowl nests (American Redstarts) for round 2's goal."""
    moment = state()
    for row in moment.players[0].mat.values():
        for bird in row:
            bird.eggs = 0
    birds = [PlayedBird("american_redstart", eggs=min(2, number - n)) for n in range(0, number, 2)]
    moment.players[0].mat["forest"] = birds
    return moment


def yours(eggs: int, side: GoalSide, language: Language = "en") -> str:
    setup = Setup(players=1, names=("Ada",), automa="eagle", goals=side)
    root = read(goals(scene(setup=setup, table=with_eggs(eggs), language=language)))
    return spaces(root.by_class("goal-yours")[0].words())


# The Automa's value for eggs in bowl nests in round 2 is 3. The green side pays 5 and 2; two who
# tie for the first place share 7, rounded down: 3.
@pytest.mark.parametrize(
    ("eggs", "said"),
    [
        (0, "You would score 0 points · 1 more: 2 points"),
        (1, "You would score 2 points · 2 more: 3 points"),
        (2, "You would score 2 points · 1 more: 3 points"),
        (3, "You would score 3 points · 1 more: 5 points"),
        (4, "You would score 5 points"),
    ],
)
def test_the_green_side_says_what_a_better_place_takes(eggs: int, said: str) -> None:
    assert yours(eggs, "green") == said


@pytest.mark.parametrize(
    ("eggs", "said"),
    [
        (0, "You would score 0 points · 1 more: 1 point"),
        (1, "You would score 1 point · 1 more: 2 points"),
        (4, "You would score 4 points · 1 more: 5 points"),
        (5, "You would score 5 points"),
        (6, "You would score 5 points"),
    ],
)
def test_the_blue_side_says_what_one_more_pays(eggs: int, said: str) -> None:
    assert yours(eggs, "blue") == said


def test_the_outlook_in_french() -> None:
    assert yours(2, "green", "fr") == "Vous marqueriez 2 points · 1 de plus : 3 points"
    assert yours(1, "blue", "fr") == "Vous marqueriez 1 point · 1 de plus : 2 points"


@pytest.mark.parametrize(
    ("number", "places"), [(0, "4 · 1"), (1, "5 · 2"), (2, "6 · 3"), (3, "7 · 4")]
)
def test_the_places_pay_more_from_round_to_round(number: int, places: str) -> None:
    """Two take part, so there are two places. The printed board has four."""
    assert payouts(scene(setup=SOLO), number) == f"Places: {places}"


def test_as_many_places_pay_as_there_are_players() -> None:
    moment = state()
    moment.automa = None
    moment.players += [moment.players[0].copy(), moment.players[0].copy()]
    three = scene(setup=Setup(players=3), table=moment)
    assert payouts(three, 3) == "Places: 7 · 4 · 3"


def test_a_bird_that_counts_double_for_a_goal_does_so_for_the_goals_ahead() -> None:
    """Cetti's Warbler is the only bird in the wetland; the goal of round 4 counts those."""
    moment = state()
    moment.players[0].mat["wetland"] = [PlayedBird("cettis_warbler")]
    moment.goals = (*moment.goals[:3], "birds_in_wetland")
    shown = read(goals(scene(setup=SOLO, table=moment))).words()
    assert "Ada: 2" in spaces(shown.split("birds in the wetland")[-1])


def test_a_round_without_a_goal_pays_nothing() -> None:
    table = state()
    table.goals = ("no_goal", *table.goals[1:])
    shown = scene(table=table)
    assert payouts(shown, 0) == "" != payouts(shown, 1)
