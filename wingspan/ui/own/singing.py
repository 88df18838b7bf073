"""Birds that sing: on a press, when one has just been played, and a whole mat at a game's end.

Part of the archive of the voices, like everything that shows and plays them.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from wingspan.engine.events import BirdPlayed, TurnBegan

from ..devices import Display
from ..play.history import worth
from ..play.settings import Settings, remember
from ..play.sitting import Sitting
from ..session.session import Session
from ..session.where import played_at


class Singing:
    """Watches the game for occasions to sing. No bird sings while the sound is off."""

    def __init__(self, session: Session, display: Display) -> None:
        self._session = session
        self._display = display
        self._heard = self._so_far()

    def _so_far(self) -> tuple[Sitting | None, int]:
        sitting = played_at(self._session.where)
        return sitting, 0 if sitting is None else len(sitting.game.events)

    def attend(self) -> None:
        """Call this after each input; lets the last bird played since the last call sing, or all
        birds of the mat shown if the game has just ended.
        """
        session = self._session
        session.hearing = hearing(session.settings)
        (before, since), self._heard = self._heard, self._so_far()
        sitting, _ = self._heard
        session.look["song"] = "" if sitting is None else _offers_song(session, sitting)
        if sitting is None or before is not sitting or session.settings.sound == "off":
            return
        new = sitting.game.events[since:]
        if new and sitting.decision is None:
            birds = self._flock(sitting)
        else:
            birds = [event.bird for event in new if isinstance(event, BirdPlayed)][-1:]
        sing(session, self._display, birds, unasked=True)

    def _flock(self, sitting: Sitting) -> list[str]:
        """The birds that the end of the game shows, those worth the most points first."""
        scene = sitting.scene(self._session.words, {})
        rows = scene.state.players[scene.flock_seat].mat.values()
        birds = [bird for row in rows for bird in row]
        birds.sort(key=lambda bird: worth(bird, scene.catalog), reverse=True)
        return [bird.bird for bird in birds]


def hearing(settings: Settings) -> str:
    """Whether the sound is "on" or "off"; "unasked": it is off, and nobody has chosen that yet."""
    if settings.sound != "off":
        return "on"
    return "off" if settings.sound_chosen else "unasked"


def _offers_song(session: Session, sitting: Sitting) -> str:
    """The bird that the viewer has just played, while nobody has chosen about the sound; "" for
    none.
    """
    if session.hearing != "unasked":
        return ""
    turns, seat = 0, sitting.hot_seat.viewer
    for event in reversed(sitting.game.events):
        if isinstance(event, BirdPlayed) and event.player == seat:
            return event.bird
        turns += isinstance(event, TurnBegan) and event.player == seat
        if turns == 2:
            break
    return ""


def sing(
    session: Session, display: Display, birds: Iterable[str], *, unasked: bool = False
) -> None:
    """Let birds sing one after the other, at the volume of the settings. Skips unknown ids."""
    from wingspan.voices import voice
    from wingspan.voices.vocabulary import score

    cards = session.catalog.birds
    voices = [score(voice(bird, cards[bird].scientific)) for bird in birds if bird in cards]
    if voices:
        written = msgspec.json.encode(voices).decode()
        display.sing(written, session.settings.sound, unasked=unasked)


def hear(session: Session, display: Display, bird: str) -> None:
    """Let the bird sing; turn the sound on, softly, if it is off."""
    if session.settings.sound == "off":
        session.set("sound", "soft")
        session.keeping.remember(*remember(session.settings))
    sing(session, display, [bird])
