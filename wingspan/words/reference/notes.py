"""Short texts by key, for entries that are made from card data."""

from __future__ import annotations

from wingspan.words.folders import Language, load

Notes = dict[str, str]


class Pen:
    """The notes of one language, by subject."""

    def __init__(self, language: Language) -> None:
        self.automa = _notes(language, "automa_notes")
        self.bonus = _notes(language, "bonus_notes")
        self.goal = _notes(language, "goal_notes")
        self.rulings = _notes(language, "rulings")


def _notes(language: Language, part: str) -> Notes:
    notes: Notes = load(language, f"reference.{part}").TEXTS
    return notes


def put(note: str, **values: object) -> str:
    """Replace the names of values in a note; other signs such as ``{star}`` stay.

    >>> put("{n} eggs {egg}", n=2)
    '2 eggs {egg}'
    """
    for name, value in values.items():
        note = note.replace(f"{{{name}}}", str(value))
    return note


def listed(lines: list[str]) -> str:
    """Return lines as the points of a list."""
    return "\n".join(f"- {line}" for line in lines)
