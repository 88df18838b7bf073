"""How many inputs a whole solo game takes: sensible games played again through the page.

Every record is played with the fewest presses and drags that a person could use. Run with ``-s``
to see the figures.
"""

from __future__ import annotations

from pathlib import Path
from statistics import median

import pytest
from msgspec import structs
from playwright.sync_api import Page

from e2e.person import Person
from e2e.playing import SAVE
from wingspan.engine import Game
from wingspan.engine.notation.record import Record, decode, encode

RECORDS = sorted((Path(__file__).parents[1] / "tests" / "records").glob("*.json"))
LEAST_POINTS = 60
MOST_INPUTS = 85
"""What the median of the games may take."""


def test_there_are_ten_sensible_games() -> None:
    assert len(RECORDS) == 10
    for path in RECORDS:
        game = Game.replay(decode(path.read_bytes()))
        assert game.decision is None
        assert game.setup.players == 1
        assert game.scores()[0].total >= LEAST_POINTS


class Nowhere:
    """A page that does nothing; the session beside it takes the deeds."""

    def evaluate(self, expression: str, arg: object = None) -> None:
        """Nothing happens."""


def inputs_in_mind(record: Record) -> int:
    """How many presses and drags the session takes that game for."""
    person = Person(Nowhere(), record)
    person.play()
    assert person.session.game is not None
    assert person.session.game.record() == record
    return person.inputs


def test_a_whole_game_takes_fewer_inputs_than_it_has_answers() -> None:
    counts = []
    for path in RECORDS:
        record = decode(path.read_bytes())
        counts.append(inputs_in_mind(record))
        assert counts[-1] < len(record.answers)
        print(f"{path.stem}: {counts[-1]} inputs for {len(record.answers)} answers")
    print(f"inputs for 26 turns: median {median(counts):.0f}, {min(counts)} to {max(counts)}")
    assert median(counts) <= MOST_INPUTS


SHORTEST = min(RECORDS, key=lambda path: len(decode(path.read_bytes()).answers))


@pytest.mark.parametrize(
    "path",
    [
        pytest.param(path, id=path.stem, marks=() if path == SHORTEST else pytest.mark.soak)
        for path in RECORDS
    ],
)
def test_the_page_takes_those_inputs_and_no_others(page: Page, site_url: str, path: Path) -> None:
    record = decode(path.read_bytes())
    start = encode(structs.replace(record, answers=())).decode()
    page.add_init_script(f"localStorage.setItem({SAVE!r}, {start!r})")
    page.goto(site_url)
    page.wait_for_selector("[data-decision]", state="attached")
    person = Person(page, record)
    person.play()
    assert decode(page.locator("#record").input_value()) == record
    assert person.inputs == inputs_in_mind(record)
