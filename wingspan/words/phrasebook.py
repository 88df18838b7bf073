"""Phrases by Struct type, for effects, events, options and the like."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Concatenate, Generic, ParamSpec, TypeVar

Thing = TypeVar("Thing")
Context = ParamSpec("Context")


class Phrasebook(Generic[Context]):
    """Phrases registered by type. Call it with a thing and the other arguments of its phrase.

    ::

        clause: Phrasebook[[Voice]] = Phrasebook()

        @clause.of(DrawTray)
        def draw_tray(effect: DrawTray, voice: Voice) -> str: ...
    """

    def __init__(self) -> None:
        self._phrases: dict[type, Callable[..., str]] = {}

    def of(
        self, kind: type[Thing]
    ) -> Callable[
        [Callable[Concatenate[Thing, Context], str]], Callable[Concatenate[Thing, Context], str]
    ]:
        """Register the decorated function as the phrase of ``kind``."""

        def register(
            phrase: Callable[Concatenate[Thing, Context], str],
        ) -> Callable[Concatenate[Thing, Context], str]:
            if kind in self._phrases:
                raise ValueError(f"{kind.__name__} has its phrase already.")
            self._phrases[kind] = phrase
            return phrase

        return register

    def __contains__(self, kind: object) -> bool:
        return kind in self._phrases

    def __call__(self, thing: Any, *args: Context.args, **kwargs: Context.kwargs) -> str:
        """Put ``thing`` into words. Raises KeyError if its type has no phrase."""
        return self._phrases[type(thing)](thing, *args, **kwargs)
