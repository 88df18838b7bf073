"""Words that no player says do not stand in any sentence, in either language."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

WORDS = Path(__file__).parents[2] / "wingspan" / "words"

UNSAID = {
    "en": (r"\blit\b", r"\bbest (and the second best )?answers?\b"),
    "fr": (r"\béclairée?s?\b", r"\bmeilleures? réponses?\b"),
}
"""What can be pressed is "highlighted", « en surbrillance »; a move is best, not an answer."""


def sentences(language: str) -> Iterator[tuple[str, str]]:
    """Yield every text of a language's files but docstrings, with where it stands."""
    for path in sorted((WORDS / language).rglob("*.md")):
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            yield f"{path.relative_to(WORDS)}:{number}", line
    for path in sorted((WORDS / language).rglob("*.py")):
        tree = ast.parse(path.read_text())
        told = {
            node.value
            for node in ast.walk(tree)
            if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in told:
                yield f"{path.relative_to(WORDS)}:{node.lineno}", node.value


@pytest.mark.parametrize("language", UNSAID)
def test_no_sentence_has_a_word_that_nobody_says(language: str) -> None:
    read = [*sentences(language)]
    assert len(read) > 3000
    found = [
        (where, text)
        for where, text in read
        for unsaid in UNSAID[language]
        if re.search(unsaid, text, re.IGNORECASE)
    ]
    assert found == []


def test_the_docs_speak_of_best_moves() -> None:
    root = WORDS.parents[1]
    for path in (root / "README.md", *sorted((root / "docs").glob("*.md"))):
        assert not re.search(UNSAID["en"][1], path.read_text()), path.name
