"""What lies over the page: a dialog, the gallery, a bird's card held up to be read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct, field
from msgspec.structs import replace

from .shared import Shared

Dialog = Literal[
    "",
    "menu",
    "settings",
    "about",
    "keys",
    "share",
    "games",
    "statistics",
    "rules",
    "why",
    "lessons",
    "exercises",
    "friend",
    "live",
    "review",
]

GALLERY = "gallery"
CHOOSING = "choosing"
"""How the gallery is looked at while the birds of new games are chosen in it."""
ALL_SETS = "all"
"""How the rules are looked at while they are shown with all sets."""
READ = ("rule", "why")
"""What is looked at over the page, by how its name begins; all else is the table's."""


class Over(Struct, frozen=True):
    """What lies over the page. Nothing changes in place: every step is another one."""

    dialog: Dialog = ""
    """The dialog that is open, "" for none."""
    card: str = ""
    """The bird whose card is held up over everything else, "" for none."""
    look: Mapping[str, str] = field(default_factory=dict)
    """How it is looked at: the page of the rules that is open, what is searched in the gallery …"""
    shared: Shared | None = None
    """The link in the dialog that shares it."""
    erased: str = ""
    """The statistics that have just been erased in their dialog, "" for none."""
    copied: str = ""
    """The message that says what came of copying a link to the rules, "" for none."""

    @property
    def gallery(self) -> bool:
        """Whether the gallery is open, be it under a dialog."""
        return GALLERY in self.look

    def opened(self, dialog: Dialog) -> Over:
        """With that dialog; "" puts away what lies on top, a card before the dialog under it."""
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
        """Without the card that is held up."""
        return replace(self, card="")

    def looking(self, what: str, how: str) -> Over:
        """With one thing looked at in another way, "" as it is by itself."""
        if what == "card":
            return replace(self, card=how)
        others = {name: value for name, value in self.look.items() if name != what}
        return replace(self, look={**others, what: how} if how else others)
