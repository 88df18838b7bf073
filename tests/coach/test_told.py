"""What is said of answers follows from the figures beside them: in hints, exercises, the guide.

The analyses are random: best and others at any distance, clear or lost in the noise.
"""

from __future__ import annotations

import re
from random import Random

import pytest
from msgspec import structs

from tests.coach.test_reasons import analysis, ending
from tests.coach.test_review import judgement
from tests.ui.markup import read
from wingspan.bots.candidates import Candidate
from wingspan.coach.analysis import Analysis, Choice, Leaf, choices
from wingspan.coach.figures import NOTHING, Estimate, told_loss
from wingspan.coach.guidance import Guidance, after
from wingspan.engine.decision import Decision
from wingspan.engine.options import AnyOption, DrawDeck, FoodToken, Skip
from wingspan.ui.coach.answers import answer_list, mark
from wingspan.ui.coach.review import told_chances
from wingspan.words import languages, words_in
from wingspan.words.teaching import guide

RUNS = 300
WORLDS = 8


def some_analysis(random: Random) -> Analysis:
    """Return candidates at random distances, each with noise of its own."""

    def candidate() -> list[Leaf]:
        mean, noise = random.uniform(0, 8), random.choice((0.0, 0.1, 1.0, 4.0))
        found = []
        for _ in range(WORLDS):
            leaf = list(ending(birds=60))
            leaf[0] += round(1000 * random.gauss(mean, noise))
            leaf[-1] = random.randint(1, 999)  # the chance to win
            found.append(tuple(leaf))
        return found

    return analysis(*(candidate() for _ in range(random.randint(2, 4))))


def numbers(text: str) -> list[int]:
    return [int(found) for found in re.findall(r"\d+", text)]


def shown(language: str, found: list[Choice]) -> list[tuple[str, int, str]]:
    """Return the label, the figure and the whole text of each answer, as the page shows them."""
    root = read(answer_list(words_in(language), [("–", one) for one in found]))
    return [
        (
            item.by_class("hint-rank")[0].words(),
            numbers(item.by_class("hint-points")[0].words())[0],
            item.words(),
        )
        for item in root.all()
        if item.tag == "li"
    ]


@pytest.mark.parametrize("language", languages())
def test_no_label_and_no_mark_contradicts_the_figures_beside_it(language: str) -> None:
    words, random, kinds = words_in(language), Random(15), set()
    best, alike = words.text("coach/best"), words.text("coach/equally_good")
    for _ in range(RUNS):
        found = choices(some_analysis(random))
        items = shown(language, found)
        (label, top, _), *others = items
        assert label == best
        for place, (label, figure, text) in enumerate(others, 1):
            note = mark(words, place, found[place].lost)
            if label == alike:
                assert figure == top and note.sign == "="
            else:
                assert numbers(label) == [top - figure] and top > figure
                assert note == (f"−{top - figure}", f"−{top - figure}")
            assert "%" not in text  # a second figure could contradict the first
            kinds.add(label)
        assert [figure for _, figure, _ in items] == sorted(
            (figure for _, figure, _ in items), reverse=True
        )
    assert len(kinds) > 4  # as good, and several losses


def test_a_loss_is_told_only_if_it_is_clear_and_half_a_point() -> None:
    losses = {(0.49, 0): 0, (0.5, 0): 1, (1.49, 0.1): 1, (3.0, 1.6): 0, (3.0, 1.5): 3, (-2, 0): 0}
    assert {of: told_loss(Estimate(*of)) for of in losses} == losses


def test_the_chance_to_win_stands_once_and_only_while_the_game_is_open() -> None:
    for chance, told in ((0.04, 0), (0.05, 1), (0.6, 1), (0.95, 1), (0.96, 0), (None, 0)):
        answers = [
            ("A", Choice(Candidate(0, 0), Estimate(60, 1), NOTHING, {}, chance)),
            ("B", Choice(Candidate(1, 0), Estimate(60, 1), NOTHING, {}, 0.5)),
        ]
        root = read(answer_list(words_in("en"), answers))
        assert len(root.by_class("hint-chance")) == told
        assert root.words().count("to win") == told


@pytest.mark.parametrize("language", languages())
def test_the_guide_says_of_an_answer_what_its_reason_says(language: str) -> None:
    """The figure of the reason is that of the answer it is compared with."""
    words, random, seen = words_in(language), Random(7), 0
    options: list[AnyOption] = [FoodToken("seed"), FoodToken("fish"), DrawDeck(), Skip()]
    for _ in range(RUNS):
        worlds = some_analysis(random)
        decision = Decision(0, 0, 0, "gain_food", None, options[: len(worlds.candidates)])
        first = Guidance(worlds.candidates[random.randrange(len(worlds.candidates))])
        advice = after(worlds, decision, first, free=False)
        assert next(one for one in advice.choices if one.candidate == advice.candidate).lost == 0
        if advice.against is None:
            assert not any(one.lost for one in advice.choices)
            continue
        against = next(one for one in advice.choices if one.candidate == advice.against)
        assert advice.why is not None and against.lost == told_loss(advice.why.more) > 0
        said = guide.reason_text(words, "–", against.lost)
        assert numbers(said) == numbers(guide.points_fewer(words, against.lost)) == [against.lost]
        seen += 1
    assert seen > RUNS / 4


@pytest.mark.parametrize(
    ("chances", "told"),
    [
        ((0.5, 0.4), True),
        ((0.5, 0.498), False),  # both are 50%
        ((0.4, 0.5), False),  # points say the opposite, and are what is compared
        ((0.04, 0.01), False),
        ((0.97, 0.9), False),
        (None, False),
    ],
)
def test_a_review_tells_chances_only_if_they_say_what_the_points_say(
    chances: tuple[float, float] | None, told: bool
) -> None:
    one = structs.replace(judgement(1, 3, 0.1, again=3), chances=chances)
    assert told_chances(one) == (chances if told else None)
