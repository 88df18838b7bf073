"""How often the same question is asked, and which options are pressed on the table."""

from __future__ import annotations

import re

from tests.ui.markup import read
from tests.ui.sessions import answer, undo
from wingspan.engine import Game
from wingspan.engine.options import Slot, TakeAction
from wingspan.teaching.scenario import laid
from wingspan.ui.page.showing import moment
from wingspan.ui.page.views import page
from wingspan.ui.play.settings import Settings
from wingspan.ui.play.sitting import Sitting
from wingspan.ui.session.session import Session

POSITION = {
    "setup": {"players": 1, "automa": "eaglet", "seed": 5},
    "players": [
        {
            "mat": {
                "grassland": [{"bird": "american_goldfinch"}, {"bird": "bobolink"}],
                "wetland": [{"bird": "atlantic_puffin"}],
            }
        }
    ],
    "automa": {"bonus": "forester", "deck_top": ["regular_1", "regular_4"]},
    "goals": ["birds_in_wetland", "eggs_in_forest", "eggs_in_bowl", "eggs_in_platform"],
    "birdfeeder": ["seed", "fish", "fish", "rodent", "fruit"],
    "tray": ["killdeer", "blue_jay", "osprey"],
}
"""Two birds in the grassland: its action lays three eggs. The puffin's nest holds one."""


def at_table() -> Session:
    session = Session()
    game: Game = laid(POSITION, session.catalog)
    session.sit_down(Sitting(game, Settings(answer_for_me=False)))
    return session


def take(session: Session, wanted: object) -> None:
    assert session.game is not None and session.game.decision is not None
    options: list[object] = [*session.game.decision.options]
    assert answer(session, session.token, options.index(wanted))


def shown_run(session: Session) -> str:
    """Return which of several the question is; said once, in its sentence or beside it."""
    (asked,) = read(page(moment(session))).by_class("asked")
    return " ".join(re.findall(r"\d of \d", asked.words()))


def test_each_egg_of_an_action_says_which_it_is_and_taking_back_counts_back() -> None:
    session = at_table()
    assert shown_run(session) == ""
    take(session, TakeAction("lay_eggs"))
    assert shown_run(session) == "1 of 3"
    take(session, Slot(0, "wetland", 0))
    assert shown_run(session) == "2 of 3"
    undo(session)
    assert shown_run(session) == "1 of 3"
    take(session, Slot(0, "grassland", 0))
    take(session, Slot(0, "grassland", 0))
    assert shown_run(session) == "3 of 3"


def test_what_is_asked_once_is_not_counted() -> None:
    session = at_table()
    take(session, TakeAction("gain_food"))
    assert shown_run(session) == ""


def folded(session: Session) -> tuple[set[int], set[int]]:
    """Return the options whose buttons are folded away, and those whose buttons are visible."""
    prompt = read(page(moment(session))).by_id("prompt")
    away = {choice for item in prompt.by_class("folded") for choice in item.choices()}
    return away, set(prompt.choices()) - away


def test_buttons_of_things_on_the_table_fold_away_and_declining_stays() -> None:
    session = at_table()
    assert folded(session) == ({0, 1, 2}, set())
    take(session, TakeAction("lay_eggs"))
    away, seen = folded(session)
    assert (away, seen) == ({0, 1, 2}, {3})
    on_mat = read(page(moment(session))).by_id("mat-0").choices()
    assert set(on_mat) == away


def test_a_bird_takes_all_eggs_that_fit_by_one_press_on_its_corner() -> None:
    session = at_table()
    take(session, TakeAction("lay_eggs"))
    root = read(page(moment(session)))
    corners = root.by_class("again-here")
    assert len(corners) == 2, "the puffin's nest holds one egg"
    for corner in corners:
        times = [e.attributes["data-with"][-2] for e in corner.having("data-do", "repeat")]
        assert times == ["3", "2"]
