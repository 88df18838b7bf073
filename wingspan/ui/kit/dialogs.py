"""What all dialogs share: their frame, their heading, and the cross in the corner."""

from __future__ import annotations

from wingspan.words import Words

from .. import messages
from . import html
from .buttons import button
from .html import Child, Html, Value, h2, span
from .icons import icon


def dialog(
    words: Words,
    id: str,
    title: str,
    *inside: Child,
    kind: str = "",
    starts_inside: bool = False,
    **attributes: Value,
) -> Html:
    """A dialog over the page, labelled by its heading.

    ``kind``: its classes, if they are not its id. ``starts_inside``: whether the focus goes to the
    first thing inside it, and not to the cross in its corner.
    """
    corner = close_corner(words)
    return html.dialog(
        class_=f"dialog {kind or id} panel",
        id=id,
        open=True,
        aria_labelledby=f"{id}-title",
        **attributes,
    )[
        h2(id=f"{id}-title")[title],
        None if starts_inside else corner,
        *inside,
        corner if starts_inside else None,
    ]


def close_corner(words: Words) -> Html:
    """The cross in the corner of a dialog."""
    return button(messages.Close(), ".quiet.close")[icon("close"), span(".sr")[words.text("close")]]
