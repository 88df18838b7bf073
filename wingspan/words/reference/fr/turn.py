"""French for the parts of a turn."""

from __future__ import annotations

from ..entries import Text

TEXTS: dict[str, Text] = {
    "chapter.turn": Text("Le tour", ""),
    "turn": Text(
        "Votre tour",
        """\
Choisissez **une** action parmi quatre.""",
        ("action",),
    ),
}
