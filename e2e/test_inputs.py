"""The number of inputs that a solo game takes: recorded games are replayed through the page.

Every record is played with the fewest presses and drags that a person could use. Run with ``-s``
to see the figures.
"""

from __future__ import annotations

from pathlib import Path
from statistics import median

import pytest
from playwright.sync_api import Page

from e2e.person import Person
from e2e.playing import RECORDS as FOLDER
from e2e.playing import cut, kept
from e2e.ready import reopen
from tests.ui.sessions import look_at
from wingspan.engine import Game
from wingspan.engine.notation.record import Record, decode
from wingspan.ui.table.table_page import shown_tab

RECORDS = sorted(FOLDER.glob("*.json"))
LEAST_POINTS = 60
MOST_INPUTS = 85
"""The most inputs that the median of the games may take."""
MOST_TAPS = 95
"""The same on a phone."""


def test_there_are_ten_sensible_games() -> None:
    assert len(RECORDS) == 10
    for path in RECORDS:
        game = Game.replay(decode(path.read_bytes()))
        assert game.decision is None
        assert game.setup.players == 1
        assert game.scores()[0].total >= LEAST_POINTS


class Nowhere:
    """A page that does nothing; only the person's session is changed."""

    def evaluate(self, expression: str, arg: object = None) -> None:
        """Do nothing."""


class Thumb(Person):
    """A person with a phone.

    They drag nothing and press no corner of a thing; a thing on another tab takes one tap more.
    """

    begins_with_several = False

    def drag(self, _card: str, _row: str) -> bool:
        return False

    def press_again(self, _selector: str) -> bool:
        return False

    def click(self, selector: str) -> None:
        if selector.startswith("#hand-"):
            self._see("hand")
        super().click(selector)

    def _see(self, tab: str) -> None:
        """Tap the tab, unless it is the one that is shown."""
        session = self.session
        assert session.sitting
        scene = session.sitting.scene(session.words, session.look)
        if shown_tab(scene) != tab:
            look_at(session, "tab", f"{tab}@{scene.decision.serial if scene.decision else ''}")
            self.inputs += 1


def inputs_in_mind(record: Record, kind: type[Person] = Person) -> int:
    """Return how many presses and drags a game takes, worked out with the session alone."""
    person = kind(Nowhere(), record)
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


def test_a_whole_game_takes_few_taps_on_a_phone() -> None:
    counts = [inputs_in_mind(decode(path.read_bytes()), Thumb) for path in RECORDS]
    print(f"taps for 26 turns: median {median(counts):.0f}, {min(counts)} to {max(counts)}")
    assert median(counts) <= MOST_TAPS


SHORTEST = min(RECORDS, key=lambda path: len(decode(path.read_bytes()).answers))


@pytest.mark.parametrize(
    "path",
    [
        pytest.param(path, id=path.stem, marks=() if path == SHORTEST else pytest.mark.soak)
        for path in RECORDS
    ],
)
def test_the_page_takes_those_inputs_and_no_others(ready_page: Page, path: Path) -> None:
    page = ready_page
    record = decode(path.read_bytes())
    reopen(page, kept(cut(record, 0)))
    page.wait_for_selector("html[data-phase] [data-decision]", state="attached")
    person = Person(page, record)
    person.play()
    assert decode(page.locator("#record").input_value()) == record
    assert person.inputs == inputs_in_mind(record)
