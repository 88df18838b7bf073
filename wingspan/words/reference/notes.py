"""Short texts by id, for entries that are made from card data."""

from __future__ import annotations

from wingspan.words import Language
from wingspan.words.chapters import chapter


class Notes:
    """The notes of a chapter such as "goals" in one language."""

    def __init__(self, language: Language, name: str) -> None:
        self._texts = chapter(language, f"reference/{name}")

    def __call__(self, id_: str, **values: object) -> str:
        """Return a note with its values, which stand in it as ``{$n}``."""
        note = self._texts[id_].body
        for name, value in values.items():
            note = note.replace(f"{{${name}}}", str(value))
        return note


def listed(lines: list[str]) -> str:
    """Return lines as the points of a list."""
    return "\n".join(f"- {line}" for line in lines)
