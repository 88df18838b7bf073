"""The forms of birds' names in English sentences: there is one."""

from __future__ import annotations

from collections.abc import Callable, Mapping


def gender(_bird: str) -> str:
    """Return the gender of words that agree with the bird."""
    return "neuter"


FORMS: Mapping[str, Callable[[str], str]] = {"the": str}
