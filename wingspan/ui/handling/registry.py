"""The register of handlers, by the type of their command."""

from __future__ import annotations

from collections.abc import Callable
from inspect import get_annotations
from typing import Any, TypeVar

from ..app import App
from ..commands import Command

Handler = Callable[[App, Any], object]
Handling = TypeVar("Handling", bound=Handler)

HANDLERS: dict[type[Command], Handler] = {}


def handles(handler: Handling) -> Handling:
    """Register what does the command that its second argument is.

    Raises TypeError if another does it already.
    """
    _, command, *_ = get_annotations(handler, eval_str=True).values()
    if command in HANDLERS:
        raise TypeError(f"{command.__name__} has two handlers")
    HANDLERS[command] = handler
    return handler


def handler_of(command: Command) -> Handler:
    """What does that command. Raises LookupError if nothing does, which a test excludes."""
    return HANDLERS[type(command)]
