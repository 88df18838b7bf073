"""Commands come back from the page as they were written; every message is of one subject."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wingspan.ui import messages
from wingspan.ui.kit.buttons import button, written
from wingspan.ui.messages import COMMANDS, MESSAGES, Command, Message, UnknownCommand, read


def kinds_of(kind: type[Message]) -> Iterator[type[Message]]:
    yield kind
    for special in kind.__subclasses__():
        yield from kinds_of(special)


def test_every_message_is_of_one_subject_and_has_a_name_of_its_own() -> None:
    assert len(set(MESSAGES)) == len(MESSAGES)
    assert set(COMMANDS) < set(MESSAGES)
    assert set(kinds_of(Message)) - {Message, Command} == set(MESSAGES)
    assert len({message.__struct_config__.tag for message in MESSAGES}) == len(MESSAGES)


def test_a_double_click_gives_no_second_answer_with_any_command() -> None:
    """The page's script holds back what answers: the commands that need a question to be asked,
    but for a hint, and those that take, or ask again for, a whole action or the start."""
    script = (Path(__file__).parents[2] / "static" / "twice.mjs").read_text(encoding="utf-8")
    (listed,) = re.findall(r'ANSWERS = "([a-z_ ]+)"', script)
    need = {*get_args(messages.AnswerMessage)} - {messages.Choose}
    need |= {messages.ConfirmStart, messages.Pick, messages.Doubt}
    tags = {kind.__struct_config__.tag for kind in need}
    assert set(listed.split()) == tags


@pytest.mark.parametrize("kind", COMMANDS, ids=lambda kind: kind.__name__)
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
