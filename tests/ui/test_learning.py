"""Lessons and the coach, as the page knows them."""

from __future__ import annotations

import re
from pathlib import Path

from wingspan.ui.teaching.practice import COMMANDS

MAIN = Path(__file__).parents[2] / "wingspan" / "ui" / "main.py"


def test_the_page_knows_every_command_of_the_lessons() -> None:
    """The page's module needs a browser, so that it is read and not imported."""
    written = re.search(r"TAUGHT = \((.*?)\)", MAIN.read_text(encoding="utf-8"), re.DOTALL)
    assert written
    assert tuple(re.findall(r'"(\w+)"', written[1])) == COMMANDS
