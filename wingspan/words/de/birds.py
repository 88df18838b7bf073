"""The forms of birds' names in German sentences: their cases, with the article."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from . import grammar


def _from(bird: str) -> str:
    """Return a bird after "von": "vom Rotmilan", "von der Stockente"."""
    return f"von {grammar.the(bird, 'dative')}".replace("von dem ", "vom ")


FORMS: Mapping[str, Callable[[str], str]] = {
    "the": grammar.the,
    "accusative": partial(grammar.the, case="accusative"),
    "object": grammar.unmarked,
    "dative": partial(grammar.the, case="dative"),
    "genitive": partial(grammar.the, case="genitive"),
    "from": _from,
}


def gender(bird: str) -> str:
    """Return the gender of words that agree with the bird."""
    of = "f" if bird.startswith("eine ") else grammar.gender(bird)
    return {"m": "masculine", "f": "feminine", "n": "neuter"}[of]
