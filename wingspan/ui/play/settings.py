"""What the person at the screen has chosen once and for all games."""

from __future__ import annotations

from typing import Literal, get_args

import msgspec
from msgspec import Struct, structs

HandOrder = Literal["drawn", "habitat", "cost", "points", "playable"]
Theme = Literal["auto", "light", "dark"]
HAND_ORDERS: tuple[HandOrder, ...] = get_args(HandOrder)
THEMES: tuple[Theme, ...] = get_args(Theme)


class Settings(Struct, frozen=True):
    """``answer_for_me``: what is free and without a choice is answered without being asked.

    ``public_hands``: several people see each other's hands, so that nobody hands over.
    """

    answer_for_me: bool = True
    public_hands: bool = False
    hand_order: HandOrder = "drawn"
    theme: Theme = "auto"


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


def changed(settings: Settings, change: str) -> Settings:
    """The settings after a change written ``name=value``. Raises ValueError if it is none."""
    name, _, written = change.partition("=")
    known = structs.asdict(settings)
    if name not in known:
        raise ValueError(f"there is no setting {name!r}")
    value: object = {"true": True, "false": False}.get(written, written)
    return msgspec.convert({**known, name: value}, Settings)
