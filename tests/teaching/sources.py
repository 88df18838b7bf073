"""Sentences compared with the published rules, where these are at hand."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path

import pytest

from wingspan.words.reference.folding import folded

SHARED = Path(__file__).parents[3] / "shared"


def eights(text: str) -> set[str]:
    """Every eight words that follow each other."""
    words = folded(text).split()
    return {" ".join(words[n : n + 8]) for n in range(len(words) - 7)}


@cache
def _published() -> frozenset[str]:
    paths = (*SHARED.glob("rules/*"), *SHARED.glob("facts/*.*"))
    return frozenset().union(*(eights(path.read_text(encoding="utf-8")) for path in paths))


def words_in_common_with_the_sources(said: Iterable[str]) -> list[str]:
    """Eight words in a row that stand in the published rules too; skips where there are none."""
    if not SHARED.is_dir():
        pytest.skip("the rulebooks are not here")
    published = _published()
    assert len(published) > 10_000
    return [both for sentence in said for both in sorted(eights(sentence) & published)]
