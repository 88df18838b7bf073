"""The button that closes a dialog, shared by all dialogs."""

from __future__ import annotations

from wingspan.words import Words

from .. import commands
from .buttons import button
from .html import Html, span
from .icons import icon


def close_corner(words: Words) -> Html:
    """The cross in the corner of a dialog."""
    return button(commands.Close(), ".quiet.close")[icon("close"), span(".sr")[words.text("close")]]
