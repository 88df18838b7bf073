"""Every value that a moment can hold has its view, which takes that value."""

from __future__ import annotations

from importlib import import_module
from inspect import Parameter, signature
from typing import get_args

import pytest

from wingspan.ui.page.showing import DIALOGS, View
from wingspan.ui.page.views import PANELS, VIEWS
from wingspan.ui.session.moment import Screen, Told
from wingspan.ui.session.where import AnyDialog

TAKEN: dict[View, str] = {view: screen.__name__ for screen, view in VIEWS.items()}
TAKEN |= {
    dialog.view: signature(dialog.shows).return_annotation.removesuffix(" | None")
    for dialog in DIALOGS.values()
}
"""What each view takes, as it is written."""


def test_every_screen_has_a_view() -> None:
    assert set(VIEWS) == {*get_args(Screen)}


def test_all_that_can_be_opened_over_a_screen_has_a_view() -> None:
    opened = {name for names in get_args(AnyDialog) for name in get_args(names)} - {""}
    assert set(DIALOGS) == opened | {"gallery", "board", "card", "round_end"}


@pytest.mark.parametrize("view", TAKEN, ids=lambda view: view.name)
def test_a_view_takes_the_words_and_its_value_and_gives_markup(view: View) -> None:
    made = getattr(import_module(f"wingspan.ui.{view.module}"), view.name)
    takes = signature(made)
    needed = [given for given in takes.parameters.values() if given.default is Parameter.empty]
    assert [given.annotation for given in needed] == ["Words", TAKEN[view]]
    assert {*takes.return_annotation.split(" | ")} <= {"Html", "Layout"}


def test_what_is_said_beside_a_table_has_a_panel_that_takes_it() -> None:
    said = set()
    for view in PANELS.values():
        made = signature(getattr(import_module(f"wingspan.ui.{view.module}"), view.name))
        words, screen, value = (given.annotation for given in made.parameters.values())
        assert (words, made.return_annotation) == ("Words", "Panel")
        assert {*screen.split(" | ")} <= {"TableInPlay", "Ended", "Replayed"}
        said.add(value)
    assert said == {*Told.__annotations__["value"].split(" | ")}
