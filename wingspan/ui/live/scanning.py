"""The camera of the page that has a live table: it reads the answers of those who come."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec import structs

if TYPE_CHECKING:
    from ..devices import Camera, Carefully
    from ..session.session import Session

VIDEO = "#live-camera"
"""Where the page shows what the camera sees."""


class Scanning:
    """``take`` is given the answer that was read."""

    def __init__(
        self,
        session: Session,
        camera: Camera,
        carefully: Carefully,
        take: Callable[[str], None],
    ) -> None:
        self._session = session
        self._camera = camera
        self._carefully = carefully
        self._take = take

    def switch(self) -> None:
        """Begin to read, or stop."""
        seen = self._session.live
        if seen is None or not seen.can_scan:
            return
        if seen.scanning:
            self.stop()
        elif seen.step == "offer":
            self._session.live = structs.replace(seen, scanning=True, told="")
            self._camera.read(VIDEO, self._found, self._ended)

    def attend(self) -> None:
        """After each input: the camera is on only while the page shows what it sees."""
        seen, dialog = self._session.live, self._session.over.dialog
        if seen is not None and seen.scanning and (dialog, seen.step) != ("live", "offer"):
            self.stop()

    def stop(self) -> None:
        self._camera.stop()
        if self._session.live is not None:
            self._session.live = structs.replace(self._session.live, scanning=False)

    def _found(self, text: str) -> None:
        """A code was read. The first answer is taken; whatever else is in sight is passed over."""

        def take() -> None:
            self.stop()
            self._take(text)

        if "#q=" in text:
            self._carefully(take, focus=False)

    def _ended(self, why: str) -> None:
        """The camera sees nothing, or no more."""
        seen = self._session.live
        if seen is not None:
            told = f"live/camera_{why}" if why else ""
            changed = structs.replace(seen, scanning=False, told=told)
            self._carefully(lambda: setattr(self._session, "live", changed), focus=False)
