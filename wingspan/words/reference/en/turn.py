"""English for the parts of a turn."""

from __future__ import annotations

from ..entries import Text

TEXTS: dict[str, Text] = {
    "chapter.turn": Text("A turn", ""),
    "turn": Text(
        "Your turn",
        """\
Take **one** of four actions.""",
        ("action",),
    ),
}
