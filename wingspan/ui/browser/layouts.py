"""What the player's keys write: asked of the browser, or guessed from its language."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from string import ascii_lowercase, digits
from typing import Any

from js import navigator
from pyodide.ffi import create_proxy

from .inputs import LATIN

ROWS = ("qwertyuiop", "asdfghjkl", "zxcvbnm")
"""The letters of the keys, as ``KeyboardEvent.code`` names them by their places."""
USUAL = {
    "ar": "ض ص ث ق ف غ ع ه خ ح ش س ي ب ل ا ت ن م ئ ء ؤ ر لا ى ة",
    "be": "й ц у к е н г ш ў з ф ы в а п р о л д я ч с м і т ь",
    "bg": ", у е и ш щ к с д з ь я а о ж г т н в ю й ъ э ф х п",
    "de": "q w e r t z u i o p a s d f g h j k l y x c v b n m",
    "el": "; ς ε ρ τ υ θ ι ο π α σ δ φ γ η ξ κ λ ζ χ ψ ω β ν μ",
    "fa": "ض ص ث ق ف غ ع ه خ ح ش س ی ب ل ا ت ن م ظ ط ز ر ذ د ئ",
    "fr": "a z e r t y u i o p q s d f g h j k l w x c v b n ,",
    "he": "/ ' ק ר א ט ו ן ם פ ש ד ג כ ע י ח ל ך ז ס ב ה נ מ צ",
    "mk": "љ њ е р т ѕ у и о п а с д ф г х ј к л з џ ц в б н м",
    "ru": "й ц у к е н г ш щ з ф ы в а п р о л д я ч с м и т ь",
    "sr": "љ њ е р т з у и о п а с д ф г х ј к л ѕ џ ц в б н м",
    "uk": "й ц у к е н г ш щ з ф і в а п р о л д я ч с м и т ь",
}
"""What the keys of ``ROWS`` write on the usual keyboard of a language."""


def read(told: Callable[[Mapping[str, str]], None]) -> None:
    """Call ``told`` with what each key writes by itself, by its place, as far as known.

    Chromium knows, if it has a keyboard and the page is not inside another; elsewhere it is the
    usual layout of the browser's language.
    """

    def known(layout: Any) -> None:
        written = {str(place): str(text) for place, text in layout.entries()}
        told(written or guess)

    guess = usual(str(navigator.language or ""))
    keyboard = getattr(navigator, "keyboard", None)
    if keyboard and hasattr(keyboard, "getLayoutMap"):
        keyboard.getLayoutMap().then(create_proxy(known), create_proxy(lambda _error: told(guess)))
    else:
        told(guess)


def usual(language: str) -> dict[str, str]:
    """The usual layout of the keyboards of a language such as "ru-RU"; {} if it is the American
    one or not known.
    """
    written = USUAL.get(language.lower().split("-")[0], "").split()
    return dict(
        zip((f"Key{letter.upper()}" for row in ROWS for letter in row), written, strict=False)
    )


def captions(layout: Mapping[str, str]) -> dict[str, str]:
    """What is written on the keys that stand for letters and digits by their places, because no
    key writes those: {"G": "П"}.
    """
    there = set(layout.values())
    found = {}
    for letter in ascii_lowercase:
        written = layout.get(f"Key{letter.upper()}", "")
        if letter not in there and written > LATIN:
            found[letter.upper()] = written.upper()
    for digit in digits:
        written = layout.get(f"Digit{digit}", "")
        if digit not in there and written.isdecimal():
            found[digit] = written
    return found
