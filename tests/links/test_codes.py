"""Links as QR codes."""

from __future__ import annotations

import random

import pytest

from tests.links.camera import read_code
from tests.table import CATALOG
from tests.ui.markup import read
from wingspan.engine import Game, Setup
from wingspan.links import GameLink, pack_deal, pack_game
from wingspan.links.codes import code_of
from wingspan.ui.kit.drawings import drawn_code

PAGE = "https://page.example/wingspan/#"


def scanned(url: str) -> str:
    """Return what a camera reads from the drawing of a link."""
    root = read(drawn_code(code_of(url), "the link"))
    (drawing,) = root.by_class("code")
    _, _, width, height = map(int, drawing.attributes["viewbox"].split())
    assert width == height
    return read_code(root.by_class("code-dark")[0].attributes["d"], width)


def a_game(answers: int) -> Game:
    game = Game.new(Setup(players=2, names=("Ada", "Bö"), seed=11), CATALOG)
    dice = random.Random(1)
    while game.decision is not None and len(game.answers) < answers:
        game.answer(dice.randrange(len(game.decision.options)))
    return game


@pytest.mark.native_only
@pytest.mark.parametrize("answers", [0, 40, 150, 400])
def test_a_camera_reads_the_link_of_a_game(answers: int) -> None:
    game = a_game(answers)
    seat = None if game.decision is None else game.decision.player
    url = f"{PAGE}g={pack_game(GameLink(record=game.record(), seat=seat), CATALOG)}"
    assert scanned(url) == url


@pytest.mark.native_only
def test_a_camera_reads_the_link_of_a_deal() -> None:
    url = f"{PAGE}s={pack_deal(Setup(players=1, automa='eagle', seed=7), 93, CATALOG)}"
    assert scanned(url) == url


def test_the_code_has_the_four_light_modules_around_it_that_the_standard_asks_for() -> None:
    rows = code_of(PAGE)
    drawing = read(drawn_code(rows, "the link"))
    (light,) = drawing.by_class("code-light")
    assert light.attributes["width"] == str(len(rows) + 8)
    assert drawing.by_class("code-dark")[0].attributes["d"].startswith("M4 4h7v1h-7z")


def test_a_link_too_long_to_be_read_off_a_screen_has_no_code() -> None:
    """Version 25 holds 1273 bytes at the lowest level of correction (ISO/IEC 18004, table 7)."""
    assert len(code_of("x" * 1273)) == 117
    assert code_of("x" * 1274) == ()
    assert code_of("x" * 5000) == ()
