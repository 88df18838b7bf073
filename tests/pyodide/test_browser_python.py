"""The engine in the browser's Python, as the page ships it, under Node."""

import json
import sys

import pytest

from tests.pyodide.node import ROOT, in_the_browser, output

IMPORT_ALL_BUT_THE_BROWSER = """
import importlib, pkgutil, sys
import wingspan
assert wingspan.__spec__.origin.endswith(".pyc"), wingspan.__spec__
names = [module.name for module in pkgutil.walk_packages(wingspan.__path__, "wingspan.")]
for name in names:
    if not name.startswith("wingspan.ui") and not name.endswith("__main__"):
        importlib.import_module(name)
print(len(names))
"""


PLAY = """
import contextlib, runpy, sys
for game in {games}:
    sys.argv = ["wingspan.engine", *game]
    with contextlib.suppress(SystemExit):
        runpy.run_module("wingspan.engine", run_name="__main__")
"""
SETS = ("--sets", "core", "swiftstart", "european", "oceania")
GAMES = {
    "two players": ("--players", "2", "--seed", "20"),
    "five players": ("--players", "5", "--seed", "20"),
    "alone": ("--players", "1", "--automa", "eagle", "--seed", "20"),
    "alone, all sets": ("--players", "1", "--seed", "21", *SETS),
    "three players, all sets": ("--players", "3", "--seed", "21", *SETS),
}


@pytest.fixture(scope="module")
def played() -> dict[str, tuple[object, object]]:
    """The dumps of each game, in the browser's Python and natively, each Python started once."""
    script = PLAY.format(games=[("--games", "1", "--dump", *game) for game in GAMES.values()])
    # The command line of the engine needs more of the standard library than the page has.
    library = ("--library", str(ROOT / ".build" / "library.zip"))
    dumps = (in_the_browser(*library, "-c", script), output([sys.executable, "-c", script]))
    here, there = (list(map(json.loads, written.splitlines())) for written in dumps)
    return dict(zip(GAMES, zip(here, there, strict=True), strict=True))


def test_every_module_can_be_imported_with_what_the_page_ships() -> None:
    assert int(in_the_browser("-c", IMPORT_ALL_BUT_THE_BROWSER)) > 1


@pytest.mark.parametrize("game", GAMES)
def test_a_game_ends_in_the_same_state_natively_and_in_the_browser(
    played: dict[str, tuple[object, object]], game: str
) -> None:
    here, there = played[game]
    assert here == there
