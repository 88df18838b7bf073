"""Short texts by key, for entries that are put together from card data."""

from __future__ import annotations

from wingspan.engine.things import Language

Notes = dict[str, str]


class Pen:
    """The notes of one language, by what they are about."""

    def __init__(self, language: Language) -> None:
        if language == "fr":
            from .fr import automa_notes, bird_notes, bonus_notes, goal_notes, rulings
        else:
            from .en import automa_notes, bird_notes, bonus_notes, goal_notes, rulings  # type: ignore[no-redef]
        self.automa: Notes = automa_notes.TEXTS
        self.bird: Notes = bird_notes.TEXTS
        self.bonus: Notes = bonus_notes.TEXTS
        self.goal: Notes = goal_notes.TEXTS
        self.rulings: Notes = rulings.TEXTS


def put(note: str, **values: object) -> str:
    """A note with its values in the places of their names; signs like ``{star}`` stay.

    >>> put("{n} eggs {egg}", n=2)
    '2 eggs {egg}'
    """
    for name, value in values.items():
        note = note.replace(f"{{{name}}}", str(value))
    return note


def listed(lines: list[str]) -> str:
    """Points of a list."""
    return "\n".join(f"- {line}" for line in lines)
