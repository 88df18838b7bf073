"""Plays a bird's voice. Imported when first needed, with the archive of the voices."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..play.settings import remember
from .singing import sing

if TYPE_CHECKING:
    from ..devices import Display
    from ..session.session import Session


def hear(session: Session, display: Display, bird: str) -> None:
    """Let the bird sing; turn the sound on, softly, if it is off."""
    if session.settings.sound == "off":
        session.set("sound", "soft")
        session.keeping.remember(*remember(session.settings))
    sing(session, display, [bird])
