"""How many files a pressed egg passes: to the rule that lays it, and back onto the screen.

A file counts if one of its functions is on the call stack, from the app that receives the press,
at the moment when the egg is laid or drawn.
"""

from __future__ import annotations

import sys
from types import FrameType

import pytest

from tests.ui.fake_browser import Page
from tests.ui.sessions import POSITION
from wingspan.engine import Game
from wingspan.engine.options import Slot
from wingspan.ui.commands import BeginWith
from wingspan.ui.play.sitting import Sitting

pytestmark = pytest.mark.native_only

PACKAGE = "/wingspan/"
EGG = BeginWith(Slot(0, "forest", 0))


def files_to(frame: FrameType | None) -> list[str]:
    """Return the files of the package on the call stack, the outermost first."""
    found: list[str] = []
    while frame is not None:
        _, inside, file = frame.f_code.co_filename.rpartition(PACKAGE)
        if inside:
            found.append(file)
        frame = frame.f_back
    return list(dict.fromkeys(reversed(found)))


def ways_of(page: Page, *calls: tuple[str, str]) -> list[list[str]]:
    """Press the egg; return the files on the way to the last call of each of those functions."""
    found: dict[tuple[str, str], list[str]] = {}

    def entered(frame: FrameType, event: str, _: object) -> None:
        code = frame.f_code
        call = code.co_filename.rpartition(PACKAGE)[2], code.co_name
        if event == "call" and call in calls:
            found[call] = files_to(frame)

    sys.setprofile(entered)
    try:
        page.press(EGG)
    finally:
        sys.setprofile(None)
    return [found[call] for call in calls]


def table_with_a_bird() -> Page:
    player = {
        **POSITION["players"][0],
        "hand": ["mallard"],
        "mat": {"forest": [{"bird": "american_robin"}]},
    }
    page = Page()
    game = Game.from_position({**POSITION, "players": [player]})
    page.app.carefully(lambda: page.session.sit_down(Sitting(game, page.session.settings)))
    return page


def test_a_pressed_egg_passes_few_files_to_the_rule_and_back_to_the_screen() -> None:
    page = table_with_a_bird()
    there, to_scene, to_markup = ways_of(
        page,
        ("engine/eggs.py", "lay"),
        ("ui/play/sitting.py", "scene"),
        ("ui/table/spaces.py", "_eggs"),
    )
    assert page.session.game is not None
    assert page.session.game.state.players[0].mat["forest"][0].eggs
    assert there[0] == "ui/app.py"
    assert len(there) <= 8, there
    assert len(dict.fromkeys((*to_scene, *to_markup))) <= 10, (to_scene, to_markup)
