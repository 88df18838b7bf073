"""Which tests `make check` runs."""

from __future__ import annotations

import pytest

from tools.changed import affected

pytestmark = pytest.mark.native_only

SOURCES = {
    "nest/__init__.py": "",
    "nest/egg.py": "import json",
    "nest/bird.py": "from .egg import Egg",
    "nest/flock.py": "def all():\n    from nest import bird",
    "nest/cards.py": 'CARDS = ROOT / "static" / "cards"',
    "tests/table.py": "import nest.flock",
    "tests/test_bird.py": "from nest.bird import Bird",
    "tests/test_flock.py": "from tests.table import laid",
    "tests/test_cards.py": "from nest import cards",
    "tests/test_docs.py": 'PAGE = DOCS / "house.md"',
}


@pytest.mark.parametrize(
    ("changed", "tests"),
    [
        ("nest/egg.py", ["tests/test_bird.py", "tests/test_flock.py"]),
        ("nest/flock.py", ["tests/test_flock.py"]),
        ("nest/__init__.py", ["tests/test_cards.py", "tests/test_flock.py"]),
        ("tests/test_bird.py", ["tests/test_bird.py"]),
        ("static/cards/core.json", ["tests/test_cards.py"]),
        ("docs/house.md", ["tests/test_docs.py"]),
        ("docs/other.md", []),
    ],
)
def test_the_tests_of_a_file_are_those_that_import_or_name_it(
    changed: str, tests: list[str]
) -> None:
    assert affected({changed}, SOURCES) == tests


def test_the_nearest_come_first() -> None:
    """The card's test imports what names it; the flock's is three imports away from the egg."""
    found = affected({"nest/egg.py", "static/cards/core.json", "tests/test_docs.py"}, SOURCES)
    assert found == [
        "tests/test_docs.py",
        "tests/test_bird.py",
        "tests/test_cards.py",
        "tests/test_flock.py",
    ]
