"""Comparison of sentences with the published rules, if these are available."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path

import pytest

from wingspan.words.reference.folding import folded

SHARED = Path(__file__).parents[3] / "shared"


def eights(text: str) -> set[str]:
    """Return all runs of eight words."""
    words = folded(text).split()
    return {" ".join(words[n : n + 8]) for n in range(len(words) - 7)}


@cache
def _published() -> frozenset[str]:
    paths = (*SHARED.glob("rules/*"), *SHARED.glob("facts/*.*"))
    return frozenset().union(*(eights(path.read_text(encoding="utf-8")) for path in paths))


def words_in_common_with_the_sources(said: Iterable[str]) -> list[str]:
    """Return runs of eight words that the published rules have too; skip without the rules."""
    if not SHARED.is_dir():
        pytest.skip("the rulebooks are not here")
    published = _published()
    assert len(published) > 10_000
    return [both for sentence in said for both in sorted(eights(sentence) & published)]
