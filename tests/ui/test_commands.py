"""Commands come back from the page as they were written; every message is of one subject."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct

from wingspan.ui import messages
from wingspan.ui.forms import Input, NewGame, inputs
from wingspan.ui.forms import read as read_form
from wingspan.ui.forms import written as written_form
from wingspan.ui.kit.buttons import button, written
from wingspan.ui.messages import COMMANDS, MESSAGES, Command, Message, UnknownCommand, read


def kinds_of(kind: type[Message]) -> Iterator[type[Message]]:
    yield kind
    for special in kind.__subclasses__():
        yield from kinds_of(special)


def test_every_message_is_of_one_subject_and_has_a_name_of_its_own() -> None:
    assert len(set(MESSAGES)) == len(MESSAGES)
    assert set(COMMANDS) < set(MESSAGES)
    assert set(kinds_of(Message)) - {Message, Command, messages.Quiet} == set(MESSAGES)
    assert len({message.__struct_config__.tag for message in MESSAGES}) == len(MESSAGES)


def test_a_double_click_gives_no_second_answer_with_any_command() -> None:
    """The page's script holds back what answers: the commands that need a question to be asked,
    but for a hint, and those that take, or ask again for, a whole action or the start.
    """
    script = (Path(__file__).parents[2] / "static" / "twice.mjs").read_text(encoding="utf-8")
    (listed,) = re.findall(r'ANSWERS = "([a-z_ ]+)"', script)
    need = {*get_args(messages.AnswerMessage)} - {messages.Choose}
    need |= {messages.ConfirmStart, messages.Pick, messages.Doubt}
    tags = {kind.__struct_config__.tag for kind in need}
    assert set(listed.split()) == tags


FORMS = (NewGame, messages.PlayWithFriend, messages.NameGame, messages.KeepDeck)


def typed(one: Input) -> st.SearchStrategy[str]:
    """Return what a browser may have in an input."""
    return st.sampled_from(one.choices) if one.choices else st.text(max_size=one.most or 9)


def inputs_of(form: type[Struct]) -> dict[str, Input]:
    """Return the inputs of a form by their names."""
    found = {}
    for one in inputs(form).values():
        if one.place is None:
            found[one.name] = one
        elif one.choices:
            found |= {f"{one.name}_{each}": one for each in one.choices}
        else:
            found |= {f"{one.name}_{number}": one.place for number in range(one.most or 0)}
    return found


def filled_in(form: type[Struct]) -> st.SearchStrategy[dict[str, str]]:
    found = inputs_of(form)
    boxes = {name for name, one in found.items() if one.kind in (bool, tuple)}
    return st.fixed_dictionaries(
        {name: typed(one) for name, one in found.items() if name not in boxes},
        optional={name: st.just("on") for name in boxes},
    )


@pytest.mark.parametrize("form", FORMS, ids=lambda form: form.__name__)
@given(data=st.data())
def test_a_form_is_read_as_it_is_filled_in(form: type[Struct], data: st.DataObject) -> None:
    filled = data.draw(filled_in(form))
    assert written_form(read_form(form, filled)) == filled


def test_a_form_takes_no_choice_that_it_does_not_offer_and_no_text_that_is_too_long() -> None:
    assert read_form(NewGame, {"level": "goose", "seat_1": "goose", "set_goose": "on"}) == NewGame(
        sets=()
    )
    assert read_form(messages.KeepDeck, {"name": "x" * 99}).name == "x" * 40
    with pytest.raises(ValueError, match="players"):
        read_form(NewGame, {"players": "6"})


def test_a_submitted_form_fills_in_the_fields_of_its_command() -> None:
    assert read("name", '{"id":"g1"}', {"name": "First"}) == messages.NameGame("g1", "First")
    begins = read("begin", "", {"players": "2", "name_1": "Bo"})
    assert isinstance(begins, messages.Begin)
    assert (begins.form.players, begins.form.names[:2]) == (2, ("", "Bo"))
    with pytest.raises(UnknownCommand):
        read("begin", "", {"players": "many"})


@pytest.mark.parametrize(
    "kind",
    [kind for kind in COMMANDS if kind not in (*FORMS, messages.Begin)],
    ids=lambda kind: kind.__name__,
)
@given(data=st.data())
def test_a_command_comes_back_from_the_page_as_it_was(
    kind: type[Command], data: st.DataObject
) -> None:
    command = data.draw(st.from_type(kind))
    name, fields = written(command)
    assert read(name, fields or "") == command


def test_a_command_stands_on_the_page_as_its_name_and_its_fields() -> None:
    assert button(messages.Undo())["Undo"] == '<button type="button" data-do="undo">Undo</button>'
    assert written(messages.Resume("g1")) == ("resume", '{"id":"g1"}')
    assert written(messages.Place("mallard", "wetland")) == (
        "place",
        '{"bird":"mallard","row":"wetland"}',
    )


@pytest.mark.parametrize(
    ("name", "fields"),
    [
        ("boil", ""),
        ("", ""),
        ("resume", ""),
        ("resume", "{}"),
        ("resume", '{"id":7}'),
        ("resume", '{"id":"g1","twice":true}'),
        ("resume", '["g1"]'),
        ("resume", '{"id":'),
        ("undo", '{"do":"redo"}x'),
        ("repeat", '{"option":1}'),
        ("place", '{"bird":"mallard","row":"desert"}'),
        ("share", '{"kind":"everything"}'),
    ],
)
def test_what_is_no_command_is_refused(name: str, fields: str) -> None:
    with pytest.raises(UnknownCommand):
        read(name, fields)


def test_fields_cannot_make_another_command_of_it() -> None:
    assert read("undo", '{"do":"redo"}') == messages.Undo()
