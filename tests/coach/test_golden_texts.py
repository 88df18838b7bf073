"""Whole answers and reviews are stored as text, so that a change of words shows as a diff."""

from __future__ import annotations

import re

import pytest

from tests.coach.golden_texts import HERE, TEXTS
from wingspan.words import languages

pytestmark = pytest.mark.native_only  # the texts are files

STATISTICS = ("±", "expected", "in each", "attendus", "erreur type")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", TEXTS)
def test_the_coach_says_what_was_read(name: str, language: str) -> None:
    kept = (HERE / f"{name}_{language}.txt").read_text(encoding="utf-8")
    assert TEXTS[name](language) == kept


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", TEXTS)
def test_what_is_read_has_no_statistics(name: str, language: str) -> None:
    kept = (HERE / f"{name}_{language}.txt").read_text(encoding="utf-8")
    assert not any(word in kept for word in STATISTICS)
    assert not re.search(r"\d[.,]\d", kept)
