"""The settings for all games in this browser."""

from __future__ import annotations

import re
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct, structs

from ..messages import HandOrder

SETTINGS, LANGUAGE = "wingspan.settings", "wingspan.language"
"""The keys under which settings and language are stored."""

KeyUse = Literal["on", "alt_shift", "off"]
Motion = Literal["off", "quick", "normal"]
Sound = Literal["off", "soft", "medium", "loud"]
Theme = Literal["auto", "light", "dark"]

STUN = re.compile(r"stuns?:[A-Za-z0-9.-]{1,100}(:[0-9]{1,5})?")
"""The form of a STUN server's address, for live tables over the internet."""


class Settings(Struct, frozen=True):
    """``answer_for_me``: whether free answers without a choice are given without asking.
    ``public_hands``: whether people at one screen see each other's hands, so that it is not handed
    over. ``keys``: whether digits and letters press what they stand on, with Alt and Shift, or not
    at all; ``keys_chosen``: whether a person has set it. ``motion``: animation speed. ``sound``:
    volume; ``sound_chosen``: likewise. ``stun``: as typed, the server that live tables may ask how
    others see this browser's address.
    """

    answer_for_me: bool = True
    public_hands: bool = False
    hand_order: HandOrder = "drawn"
    theme: Theme = "auto"
    keys: KeyUse = "on"
    keys_chosen: bool = False
    motion: Motion = "normal"
    sound: Sound = "off"
    sound_chosen: bool = False
    stun: Annotated[str, Meta(max_length=120)] = ""

    @property
    def stun_server(self) -> str:
        """The address of the STUN server; "" if ``stun`` is not a valid one."""
        return self.stun if STUN.fullmatch(self.stun) else ""


DEFAULTS = Settings()


def read_settings(stored: str | None) -> Settings:
    """The stored settings; the defaults if there are none or they cannot be read."""
    try:
        return msgspec.json.decode(stored or "{}", type=Settings)
    except msgspec.DecodeError:
        return DEFAULTS


def write_settings(settings: Settings) -> str:
    return msgspec.json.encode(settings).decode()


def remember(settings: Settings) -> tuple[str, str]:
    """The key under which the settings are stored, and the text to store."""
    return SETTINGS, write_settings(settings)


def changed(settings: Settings, name: str, value: bool | str) -> Settings:
    """The settings with one of them changed. Raises ValueError for an unknown name."""
    known = structs.asdict(settings)
    if name not in known:
        raise ValueError(f"unknown setting: {name!r}")
    chosen = {f"{name}_chosen": True} if f"{name}_chosen" in known else {}
    return msgspec.convert({**known, **chosen, name: value}, Settings)
