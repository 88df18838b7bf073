"""What the browser's room reads of a form on the page."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from wingspan.ui.browser.elements import filled_in
from wingspan.ui.forms import NewGame, read


def form(*fields: Any) -> Any:
    return SimpleNamespace(querySelectorAll=lambda _: fields)


def field(kind: str, name: str, value: str, **more: object) -> Any:
    return SimpleNamespace(type=kind, name=name, value=value, **more)


def test_the_inputs_of_a_form_are_read_by_their_names_without_boxes_that_are_not_ticked() -> None:
    shown = form(
        field("radio", "players", "1", checked=False),
        field("radio", "players", "2", checked=True),
        field("text", "name_0", "A\ud83dda", checked=False),
        field("select-one", "seat_1", "link"),
        field("checkbox", "set_core", "on", checked=True, disabled=True),
        field("checkbox", "set_oceania", "on", checked=False),
        field("hidden", "without", "mallard", checked=False),
    )
    filled = filled_in(shown)
    assert filled == {
        "players": "2",
        "name_0": "A\ufffdda",
        "seat_1": "link",
        "set_core": "on",
        "without": "mallard",
    }
    game = read(NewGame, filled)
    assert (game.players, game.setup(1).sets) == (2, ("core",)) and game.far == {1}


def test_a_form_that_is_not_on_the_page_has_nothing_filled_in() -> None:
    assert filled_in(None) == {}
