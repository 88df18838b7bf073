"""Plays a bird's voice. Imported when first needed, with the archive of the voices."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import commands
from ..app import VOICES
from ..play.settings import remember
from ..singing import sing
from .registry import handles

if TYPE_CHECKING:
    from ..devices import Browser
    from ..session.session import Session


@handles(needs=(VOICES,))
def hear(session: Session, browser: Browser, command: commands.Hear) -> None:
    """Let the bird sing; turn the sound on, softly, if it is off."""
    if session.settings.sound == "off":
        session.set("sound", "soft")
        session.keeping.remember(*remember(session.settings))
    sing(session, browser.display, [command.bird])
