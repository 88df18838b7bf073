"""What is shown over the page: a dialog, the gallery, a bird's card held up to be read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct, field
from msgspec.structs import replace

from .. import messages
from ..messages import SharedKind


class Shared(Struct, frozen=True):
    """A link that is ready to be sent."""

    kind: SharedKind
    """What it contains."""
    url: str
    """The whole link."""
    to: str = ""
    """The name of the player who must answer next; "" if it is for nobody in particular."""
    secret: bool = False
    """Whether other players' hidden cards could be read from it."""
    sent: int = 0
    """Number of answers that it sends to a remote player."""
    code: tuple[str, ...] | None = None
    """The rows of its QR code; () if the link is too long for one, None until it is made."""
    told: str = ""
    """The key of the message about the last press of a button."""


Dialog = (
    messages.Dialog | Literal["", "share", "rules", "why", "exercises", "live", "review", "report"]
)

GALLERY = "gallery"
CHOOSING = "choosing"
"""The look of the gallery while the birds of new games are chosen in it."""
ALL_SETS = "all"
"""The look of the rules while they are shown with all sets."""
READ = ("rule", "why")
"""Prefixes of the names in ``Over.look`` that belong to the rules dialogs."""


class Over(Struct, frozen=True):
    """What is shown over the page. Immutable: methods return new values."""

    dialog: Dialog = ""
    """The open dialog; "" for none."""
    card: str = ""
    """The bird whose card is held up over everything else; "" for none."""
    look: Mapping[str, str] = field(default_factory=dict)
    """The state of the view, by subject: the open page of the rules, the search in the gallery …"""
    shared: Shared | None = None
    """The link in the dialog that shares it."""
    erased: str = ""
    """The statistics that have just been erased in their dialog; "" for none."""
    copied: str = ""
    """The message about the outcome of copying a link to the rules; "" for none."""
    report: str = ""
    """The report of a problem in its dialog."""

    @property
    def gallery(self) -> bool:
        """Whether the gallery is open, even under a dialog."""
        return GALLERY in self.look

    def opened(self, dialog: Dialog) -> Over:
        """Open that dialog; "" closes what is on top, a card before the dialog under it."""
        if not dialog and self.card:
            return replace(self, card="", erased="")
        closes_gallery = not dialog and not self.dialog
        look = {
            what: how
            for what, how in self.look.items()
            if not what.startswith(READ) and not (closes_gallery and what == GALLERY)
        }
        return Over(dialog, self.card, look)

    def card_put_down(self) -> Over:
        """Close the card that is held up."""
        return replace(self, card="")

    def looking(self, what: str, how: str) -> Over:
        """Set the look of one subject; "" resets it to its default."""
        if what == "card":
            return replace(self, card=how)
        others = {name: value for name, value in self.look.items() if name != what}
        return replace(self, look={**others, what: how} if how else others)
