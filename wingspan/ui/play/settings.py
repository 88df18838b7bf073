"""What the person at the screen has chosen once and for all games."""

from __future__ import annotations

from typing import Literal, get_args

import msgspec
from msgspec import Struct, structs

SETTINGS, LANGUAGE = "wingspan.settings", "wingspan.language"
"""Under which the settings and the language are kept."""

HandOrder = Literal["drawn", "habitat", "cost", "points", "playable"]
Motion = Literal["off", "quick", "normal"]
Sound = Literal["off", "soft", "medium", "loud"]
Theme = Literal["auto", "light", "dark"]
HAND_ORDERS: tuple[HandOrder, ...] = get_args(HandOrder)
MOTIONS: tuple[Motion, ...] = get_args(Motion)
SOUNDS: tuple[Sound, ...] = get_args(Sound)
THEMES: tuple[Theme, ...] = get_args(Theme)


class Settings(Struct, frozen=True):
    """``answer_for_me``: what is free and without a choice is answered without being asked.

    ``public_hands``: several people see each other's hands, so that nobody hands over.
    ``motion``: how quickly things are seen to move. ``sound``: how loud they are.
    """

    answer_for_me: bool = True
    public_hands: bool = False
    hand_order: HandOrder = "drawn"
    theme: Theme = "auto"
    motion: Motion = "normal"
    sound: Sound = "off"


DEFAULTS = Settings()


def read_settings(stored: str | None) -> Settings:
    """The stored settings; the defaults if there are none or they cannot be read."""
    try:
        return msgspec.json.decode(stored or "{}", type=Settings)
    except msgspec.DecodeError:
        return DEFAULTS


def write_settings(settings: Settings) -> str:
    """The settings as they are stored."""
    return msgspec.json.encode(settings).decode()


def remember(settings: Settings) -> tuple[str, str]:
    """Under which key the settings are kept, and as which text."""
    return SETTINGS, write_settings(settings)


def changed(settings: Settings, name: str, value: bool | str) -> Settings:
    """The settings with one of them changed. Raises ValueError if there is none such."""
    known = structs.asdict(settings)
    if name not in known:
        raise ValueError(f"there is no setting {name!r}")
    return msgspec.convert({**known, name: value}, Settings)
