"""The scores over the turns, as drawn and in the table."""

from __future__ import annotations

import random
import re
from itertools import pairwise

import pytest
from msgspec import structs

from tests.ui.markup import Element, read
from tests.ui.tables import SHEETS, SOLO, scene
from wingspan.engine import Game, load_catalog
from wingspan.engine.events import GoalScored, TurnBegan
from wingspan.engine.notation.record import encode
from wingspan.engine.state import PlayedBird
from wingspan.ui.kit.html import EMPTY
from wingspan.ui.play.history import History, Turn, history, own_turns, worth
from wingspan.ui.table.chart import BOTTOM, HEIGHT, LEFT, RIGHT, TOP, WIDTH, chart

CATALOG = load_catalog()


def moment(player: int, round_: int, turn: int, *totals: int) -> Turn:
    """Return the end of a turn with these points for each player, all of them for birds."""
    sheets = tuple(
        structs.replace(
            sheet, birds=total, bonus=0, goals=0, eggs=0, cached=0, tucked=0, total=total
        )
        for sheet, total in zip(SHEETS, totals, strict=True)
    )
    return Turn(player, round_, turn, sheets)


TURNS = (
    moment(0, 1, 1, 5, 0),
    moment(1, 1, 1, 5, 3),
    moment(0, 2, 1, 21, 3),
    moment(1, 2, 1, 21, 20),
)
GAME = History(moment(0, 1, 1, 0, 0).sheets, TURNS)


def drawn() -> Element:
    return read(chart(scene(setup=SOLO), GAME)).by_id("chart")


def lines(root: Element) -> list[Element]:
    """Return the lines of the chart of all totals, without those of its legend."""
    return root.by_class("plot")[0].by_class("line")


def path(element: Element) -> list[tuple[float, float]]:
    numbers = re.findall(r"[-\d.]+", element.attributes["d"])
    return [(float(x), float(y)) for x, y in zip(numbers[::2], numbers[1::2], strict=True)]


def test_a_line_begins_at_nothing_and_goes_through_every_turn() -> None:
    """The scale goes to 40, the next multiple of 20 above 21."""
    root = drawn()
    assert len(lines(root)) == 2
    high, floor = TOP, HEIGHT - BOTTOM
    for line, totals in zip(lines(root), ([5, 5, 21, 21], [0, 3, 3, 20]), strict=True):
        points = path(line)
        assert points[0] == (LEFT, floor)
        assert points[-1][0] == WIDTH - RIGHT
        for (_, y), total in zip(points[1:], totals, strict=True):
            assert y == pytest.approx(floor - (floor - high) * total / 40, abs=0.1)


def test_the_lines_of_a_game_from_a_position_begin_with_its_points() -> None:
    past = History(moment(0, 3, 1, 12, 9).sheets, (moment(0, 3, 1, 20, 9),))
    root = read(chart(scene(setup=SOLO), past)).by_id("chart")
    high, floor = TOP, HEIGHT - BOTTOM
    for line, total in zip(lines(root), (12, 9), strict=True):
        x, y = path(line)[0]
        assert x == LEFT
        assert y == pytest.approx(floor - (floor - high) * total / 20, abs=0.1)


def test_a_game_without_turns_has_no_chart() -> None:
    assert chart(scene(setup=SOLO), History(SHEETS, ())) == EMPTY


def test_lines_can_be_told_apart_without_their_colour() -> None:
    dashes = [line.attributes.get("stroke-dasharray") for line in lines(drawn())]
    assert len(set(dashes)) == len(dashes)


def test_every_round_is_marked_once_in_words() -> None:
    assert [e.words() for e in drawn().by_class("round-label")][:2] == ["Round 1", "Round 2"]


def test_names_at_the_ends_of_lines_do_not_lie_on_each_other() -> None:
    labels = [e for e in drawn().by_class("name") if "small" not in e.attributes["class"].split()]
    assert [label.words() for label in sorted(labels, key=lambda e: float(e.attributes["y"]))] == [
        "Ada 21",
        "Automa 20",
    ]
    heights = sorted(float(label.attributes["y"]) for label in labels)
    assert heights[1] - heights[0] >= 15


def test_the_table_tells_the_figures_that_are_drawn() -> None:
    (table,) = [e for e in drawn().all() if e.tag == "table"]
    rows = [[cell.words() for cell in row.children] for row in table.all() if row.tag == "tr"]
    assert rows == [
        ["Turn", "Ada", "Automa"],
        ["Ada, round 1, turn 1", "5", "0"],
        ["Automa, round 1, turn 1", "5", "3"],
        ["Ada, round 2, turn 1", "21", "3"],
        ["Automa, round 2, turn 1", "21", "20"],
    ]


def test_a_drawing_says_what_it_shows() -> None:
    assert [plot.attributes["aria-label"] for plot in drawn().by_class("plot")] == [
        "Everyone’s points after each turn",
        "Ada: points by category",
    ]


def test_a_category_without_points_has_no_area() -> None:
    assert [e.attributes["class"] for e in drawn().by_class("area")] == [
        "area birds",
        "key area birds",
    ]


def test_one_s_turns_are_worth_what_they_added() -> None:
    """What others did in between counts for one's next turn, so that the sum is right."""
    assert [gained for _, gained in own_turns(GAME, 0)] == [5, 16]
    assert [gained for _, gained in own_turns(GAME, 1)] == [3, 17]


def test_a_bird_is_worth_its_points_its_eggs_and_what_lies_on_and_under_it() -> None:
    """Acorn Woodpecker: 5 points."""
    bird = PlayedBird("acorn_woodpecker", eggs=2, cached={"seed": 3}, tucked=("mallard", "?"))
    assert worth(bird, CATALOG) == 5 + 2 + 3 + 2


def test_what_a_goal_pays_comes_with_the_last_turn_of_its_round() -> None:
    """The Automa has that turn: it goes second and ends every round."""
    game = Game.new(structs.replace(SOLO, seed=11))
    dice = random.Random(11)
    while game.decision:
        game.answer(dice.randrange(len(game.decision.options)))
    moments = history(encode(game.record()).decode(), CATALOG).turns
    turns = [e for e in game.events if isinstance(e, TurnBegan)]
    assert [(m.player, m.round, m.turn) for m in moments] == [
        (t.player, t.round, t.turn) for t in turns
    ]
    paid = [0, 0]
    assert any(m.sheets[0].goals for m in moments)
    for scored in (e for e in game.events if isinstance(e, GoalScored)):
        before = [m for m in moments if m.round == scored.round]
        for seat in (0, 1):
            assert {m.sheets[seat].goals for m in before[:-1]} <= {paid[seat]}
            paid[seat] += scored.standings[seat].points
            assert before[-1].sheets[seat].goals == paid[seat]


def test_the_automa_s_points_come_with_its_own_turns() -> None:
    """The Automa is never asked: its turn is over before the person is asked again."""
    game = Game.new(structs.replace(SOLO, seed=11))
    dice = random.Random(11)
    while game.decision:
        game.answer(dice.randrange(len(game.decision.options)))
    moments = history(encode(game.record()).decode(), CATALOG).turns
    for before, after in pairwise(moments):
        if after.player == 0:
            assert after.sheets[1].eggs == before.sheets[1].eggs
            assert after.sheets[1].birds == before.sheets[1].birds
    assert moments[-1].sheets[1].birds > 0


def test_goals_are_no_one_s_best_turn() -> None:
    """They are paid when the round ends, and would otherwise count for the turn after that."""
    sheets = tuple(structs.replace(s, goals=7, total=s.total + 7) for s in TURNS[-1].sheets)
    last = Turn(0, 3, 1, sheets)
    assert own_turns(History(GAME.start, (*TURNS, last)), 0)[-1][1] == 0


def test_a_game_begun_from_a_position_has_its_history_from_there() -> None:
    game = Game.new(structs.replace(SOLO, seed=3))
    dice = random.Random(3)
    while game.state.round < 3:
        game.answer(dice.randrange(len(game.decision.options)))  # type: ignore[union-attr]
    later = Game.from_position(game.position())
    while later.decision:
        later.answer(dice.randrange(len(later.decision.options)))
    past = history(encode(later.record()).decode(), CATALOG)
    assert {m.round for m in past.turns} == {3, 4}
    assert past.turns[-1].sheets == later.scores()
    assert past.start == game.scores()


def test_the_legend_of_a_narrow_chart_says_what_its_labels_say() -> None:
    figures = [e for e in drawn().all() if e.tag == "figure"]
    assert len(figures) == 2
    for figure in figures:
        (legend,) = figure.by_class("legend")
        keys = sorted(item.words() for item in legend.children)
        assert keys == sorted(label.words() for label in figure.by_class("name"))
        assert keys
