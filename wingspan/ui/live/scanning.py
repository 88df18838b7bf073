"""The camera of the host's page of a live table, which reads the answers of guests."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import structs

from ..effects import Send
from ..messages import EndScan, TakeScanned

if TYPE_CHECKING:
    from ..devices import Camera
    from ..session.session import Session

VIDEO = "#live-camera"
"""The selector of the video that shows the camera's picture."""


class Scanning:
    """Reads the answers of guests; ``send`` takes what is read."""

    def __init__(
        self,
        session: Session,
        camera: Camera,
        send: Send,
    ) -> None:
        self._session = session
        self._camera = camera
        self._send = send

    def switch(self) -> None:
        """Start or stop reading."""
        seen = self._session.live
        if seen is None or not seen.can_scan:
            return
        if seen.scanning:
            self.stop()
        elif seen.step == "offer":
            self._session.live = structs.replace(seen, scanning=True, told="")
            self._camera.read(VIDEO, self._found, self._ended)

    def attend(self) -> None:
        """Call this after each input; stops the camera if the page no longer shows its picture."""
        seen, dialog = self._session.live, self._session.over.dialog
        if seen is not None and seen.scanning and (dialog, seen.step) != ("live", "offer"):
            self.stop()

    def stop(self) -> None:
        self._camera.stop()
        if self._session.live is not None:
            self._session.live = structs.replace(self._session.live, scanning=False)

    def _found(self, text: str) -> None:
        """Take the first answer, ignore all other codes."""
        if "#q=" in text:
            self._send(TakeScanned(text))

    def _ended(self, why: str) -> None:
        self._send(EndScan(why))

    def end(self, why: str) -> None:
        """Handle the end of reading. ``why``: "refused", "off" or "" (see :class:`.Camera`)."""
        seen = self._session.live
        if seen is not None:
            told = f"live/camera_{why}" if why else ""
            self._session.live = structs.replace(seen, scanning=False, told=told)
