"""Commands are written into the page, read back by their type, and done by one handler each."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wingspan.ui import commands
from wingspan.ui.commands import COMMANDS, Command, Hear, UnknownCommand, read
from wingspan.ui.handling import HANDLERS, handling_of
from wingspan.ui.handling.hearing import hear
from wingspan.ui.handling.registry import PARTS
from wingspan.ui.kit.buttons import button, written


def test_every_command_has_one_handler_and_every_handler_a_command() -> None:
    assert HANDLERS[Hear].handler is hear, "the module that registers it is loaded later"
    assert set(HANDLERS) == set(COMMANDS)
    assert len({command.__struct_config__.tag for command in COMMANDS}) == len(COMMANDS)


def test_a_double_click_gives_no_second_answer_with_any_command() -> None:
    """The page's script holds back what answers: the commands that need a question to be asked,
    but for a hint, and those that take, or ask again for, a whole action or the start."""
    script = (Path(__file__).parents[2] / "static" / "twice.mjs").read_text(encoding="utf-8")
    (listed,) = re.findall(r'ANSWERS = "([a-z_ ]+)"', script)
    need = {kind for kind, handling in HANDLERS.items() if PARTS["Asked"] in handling.parts}
    need |= {commands.ConfirmStart, commands.Pick, commands.Doubt}
    tags = {kind.__struct_config__.tag for kind in need - {commands.AskCoach}}
    assert set(listed.split()) == tags


@pytest.mark.parametrize("kind", COMMANDS, ids=lambda kind: kind.__name__)
@given(data=st.data())
def test_a_command_comes_back_from_the_page_as_it_was(
    kind: type[Command], data: st.DataObject
) -> None:
    command = data.draw(st.from_type(kind))
    name, fields = written(command)
    assert read(name, fields or "") == command
    assert handling_of(command) is HANDLERS[kind]


def test_a_command_stands_on_the_page_as_its_name_and_its_fields() -> None:
    assert button(commands.Undo(), "Undo") == '<button type="button" data-do="undo">Undo</button>'
    assert written(commands.Resume("g1")) == ("resume", '{"id":"g1"}')
    assert written(commands.Place("mallard", "wetland")) == (
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
    assert read("undo", '{"do":"redo"}') == commands.Undo()
