"""Every value that a moment can hold has its view, which takes that value."""

from __future__ import annotations

from importlib import import_module
from inspect import Parameter, signature
from typing import get_args

import pytest

from wingspan.ui.kit.html import Html
from wingspan.ui.kit.parts import Layout
from wingspan.ui.page import VIEWS
from wingspan.ui.session.moment import Overlay, Screen
from wingspan.words import Words


def test_every_screen_and_all_that_can_lie_over_one_has_a_view() -> None:
    assert set(VIEWS) == {*get_args(Screen), *get_args(Overlay)}


@pytest.mark.parametrize("shown", VIEWS, ids=lambda shown: shown.__name__)
def test_a_view_takes_the_words_and_its_value_and_gives_markup(shown: type) -> None:
    module, name = VIEWS[shown]
    view = getattr(import_module(f"wingspan.ui.{module}"), name)
    takes = signature(view, eval_str=True)
    needed = [given for given in takes.parameters.values() if given.default is Parameter.empty]
    assert [given.annotation for given in needed] == [Words, shown]
    given = takes.return_annotation
    assert {*(get_args(given) or (given,))} <= {Html, Layout}
