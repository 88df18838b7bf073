"""The inputs of a form, as its Struct describes them (:mod:`wingspan.ui.forms`)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from msgspec import Struct

from ..forms import inputs
from .html import Html, Value, input, label, option, select, span


def text_field(form: Struct, field: str, place: int | None = None) -> dict[str, Value]:
    """Return the attributes of the input for a text. ``place``: which of a tuple's texts."""
    entry, value = inputs(type(form))[field], getattr(form, field)
    name, most = entry.name, entry.most
    if place is not None and entry.place is not None:
        name, most, value = f"{name}_{place}", entry.place.most, value[place]
    return {
        "type": "text",
        "name": name,
        "value": value,
        "maxlength": most,
        "autocomplete": "off",
    }


def tick_box(form: Struct, field: str, thing: str = "", **attributes: Value) -> Html:
    """A box to be ticked. ``thing``: which of those that a tuple can hold."""
    name, value = inputs(type(form))[field].name, getattr(form, field)
    if thing:
        name, value = f"{name}_{thing}", thing in value
    return input(type="checkbox", name=name, checked=value, **attributes)


def radios(
    form: Struct, field: str, shown: Callable[[str], str], among: Iterable[str] = ()
) -> tuple[Html, ...]:
    """All choices of a field, or those ``among`` which it is. ``shown``: their texts."""
    entry, chosen = inputs(type(form))[field], str(getattr(form, field))
    return tuple(
        label(".radio")[
            input(type="radio", name=entry.name, value=choice, checked=choice == chosen),
            span[shown(choice)],
        ]
        for choice in among or entry.choices
    )


def picker(
    form: Struct,
    field: str,
    shown: Callable[[str], str],
    place: int | None = None,
    **attributes: Value,
) -> Html:
    """The same as a list that unfolds. ``place``: which of a tuple's choices."""
    entry, chosen = inputs(type(form))[field], getattr(form, field)
    name, choices = entry.name, entry.choices
    if place is not None and entry.place is not None:
        name, choices, chosen = f"{name}_{place}", entry.place.choices, chosen[place]
    return select(name=name, **attributes)[
        *(option(value=choice, selected=choice == chosen)[shown(choice)] for choice in choices)
    ]
