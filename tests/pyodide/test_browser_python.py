"""The engine in the browser's Python, as the page ships it, under Node."""

import json
import sys

import pytest

from tests.pyodide.node import ROOT, in_the_browser, output

GAME = ["-m", "wingspan.engine", "--games", "1", "--dump"]
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


def game_in_the_browser(*game: str) -> object:
    """Run the engine's command line; it needs more of the standard library than the page has."""
    return json.loads(in_the_browser("--library", str(ROOT / ".build" / "library.zip"), *game))


def test_every_module_can_be_imported_with_what_the_page_ships() -> None:
    assert int(in_the_browser("-c", IMPORT_ALL_BUT_THE_BROWSER)) > 1


@pytest.mark.parametrize("players", [2, 5])
def test_a_game_ends_in_the_same_state_natively_and_in_the_browser(players: int) -> None:
    game = [*GAME, "--players", str(players), "--seed", "20"]
    assert game_in_the_browser(*game) == json.loads(output([sys.executable, *game]))


def test_a_solo_game_ends_in_the_same_state_natively_and_in_the_browser() -> None:
    game = [*GAME, "--players", "1", "--automa", "eagle", "--seed", "20"]
    assert game_in_the_browser(*game) == json.loads(output([sys.executable, *game]))


@pytest.mark.parametrize("players", [1, 3])
def test_a_game_with_all_sets_ends_in_the_same_state_natively_and_in_the_browser(
    players: int,
) -> None:
    sets = ["--sets", "core", "swiftstart", "european", "oceania"]
    game = [*GAME, "--players", str(players), "--seed", "21", *sets]
    assert game_in_the_browser(*game) == json.loads(output([sys.executable, *game]))
