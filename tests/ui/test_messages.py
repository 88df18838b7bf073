"""Every message that the page asks for exists, and none is unused.

tests/words/test_catalogues.py compares the languages with each other.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Mapping
from pathlib import Path
from typing import get_args

import pytest

from wingspan.engine.components import HABITATS, SETS, GoalSide
from wingspan.engine.decision import Kind
from wingspan.engine.program import Unasked
from wingspan.links import errors
from wingspan.saves import save
from wingspan.ui.forms import POINTS
from wingspan.ui.messages import CardField, HandOrder, Rematch, SharedKind, Step
from wingspan.ui.play.inputs import Reason
from wingspan.ui.play.settings import KeyUse, Motion, Sound, Theme
from wingspan.ui.session.autosave import StorageTrouble
from wingspan.ui.table.table_page import TABS, PanelKind
from wingspan.words import AT_ONCE, DEFAULT, PARTS
from wingspan.words.folders import load
from wingspan.words.grammar import Message

ENGLISH: Mapping[str, Message] = {
    key: message
    for part in AT_ONCE
    for key, message in load(DEFAULT, f"messages.{part}").MESSAGES.items()
}
UI = Path(__file__).parents[2] / "wingspan" / "ui"
WORDS = UI.parent / "words"
SPEAKERS = [*sorted(UI.rglob("*.py")), WORDS / "__init__.py"]
SOURCE = "\n".join(path.read_text(encoding="utf-8") for path in SPEAKERS)
OF_EVERY = {
    "link_error_{}": get_args(errors.Kind),
    "save_error_{}": get_args(save.Kind),
    "in_vain_{}": get_args(Reason),
    "tip.decision.{}": get_args(Kind),
    "tip.row.{}": HABITATS,
    "tip.row.trade.{}": HABITATS,
    "benefit_{}": HABITATS,
    "goals_{}": get_args(GoalSide),
    "set.{}": SETS,
    "set.{}.about": SETS,
    "program_{}": POINTS,
    "program_name_{}": POINTS,
    "program_strength_{}": POINTS,
    "tab_{}": (*TABS, *get_args(PanelKind)),
    "gallery_{}": get_args(CardField),
    "replay_{}": get_args(Step),
    "again_{}": get_args(Rematch),
    "share_{}": get_args(SharedKind),
    "share_{}_help": get_args(SharedKind),
    "share_as_{}": get_args(SharedKind),
    "share_text_{}": get_args(SharedKind),
    "in_advance_{}": get_args(Unasked),
    "not_kept_{}": [trouble for trouble in get_args(StorageTrouble) if trouble],
    "keys_{}": get_args(KeyUse),
    "keys_are_{}": [use for use in get_args(KeyUse) if use != "on"],
    "motion_{}": get_args(Motion),
    "sound_{}": get_args(Sound),
    "sort_{}": get_args(HandOrder),
    "theme_{}": get_args(Theme),
}
"""Messages that there are for every value of a type or list of the code."""


def of_every() -> set[str]:
    return {key.format(value) for key, values in OF_EVERY.items() for value in values}


def composed() -> set[str]:
    """Return patterns of the keys that the views compose, which begin with a word of their own."""
    found: set[str] = set()
    for path in SPEAKERS:
        for node in ast.walk(ast.parse(path.read_bytes())):
            if isinstance(node, ast.JoinedStr):
                parts = [
                    re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+"
                    for part in node.values
                ]
                if re.fullmatch("[a-z]+[a-z_.\\\\]*", parts[0]):
                    found.add("".join(parts))
    return found


def keys_used() -> set[str]:
    """Return the keys that the views ask for, literal or composed."""
    written = set(re.findall(r'"([a-z_.]+)"', SOURCE)) & set(ENGLISH)
    patterns = re.compile("|".join(composed()))
    return written | of_every() | {key for key in ENGLISH if patterns.fullmatch(key)}


def test_no_message_is_missing() -> None:
    asked = set(re.findall(r'\.text\(\s*"([a-z_.]+)"', SOURCE))
    assert (asked | of_every()) - set(ENGLISH) == set()


def test_no_message_is_unused() -> None:
    assert set(ENGLISH) - keys_used() == set()


# Parts that are loaded on first use

OF_PARTS = [
    *(WORDS / f"{part}.py" for part in ("cards", "errors", "log", "powers", "prompts")),
    *(path for room in ("coach", "reference", "teaching") for path in (WORDS / room).rglob("*.py")),
    UI.parent / "engine" / "decision.py",
]
PART_SOURCE = SOURCE + "".join(path.read_text(encoding="utf-8") for path in OF_PARTS)
"""What asks for the messages of parts, and the kinds of decision, for each of which one may ask."""


SAID_BY = {"reference": ("said(scene", "why."), "teaching": ("_teaching_button(words", "")}
"""The function of a part that completes the keys which it is given, and how they begin."""


def of_part(part: str) -> Mapping[str, Message]:
    messages: Mapping[str, Message] = load(DEFAULT, f"messages.{part}").MESSAGES
    return messages


def patterns_asked(part: str) -> set[str]:
    """Return patterns of the keys of a part that are asked for, unless wholly computed.

    What follows a language is a chapter.
    """
    asked = set(re.findall(rf'(?<!language, )"{part}/([^"]+)"', PART_SOURCE))
    patterns = {re.sub(r"\\\{.*?\\\}", ".+", re.escape(key)) for key in asked}
    if part in SAID_BY:
        call, begins = SAID_BY[part]
        completed = re.findall(rf'{re.escape(call)}, "([a-z_]+)"', PART_SOURCE)
        patterns |= {re.escape(begins + key) for key in completed}
    return patterns - {".+", r"why\..+"} | ({".+_(more|fewer)"} if part == "coach" else set())


@pytest.mark.parametrize("part", PARTS)
def test_no_message_of_a_part_is_missing(part: str) -> None:
    messages = of_part(part)
    asked = patterns_asked(part)
    assert asked or part == "facts"
    assert [p for p in asked if not any(re.fullmatch(p, key) for key in messages)] == []


@pytest.mark.parametrize("part", sorted({*PARTS} - {"cards", "facts", "log", "powers", "things"}))
def test_no_message_of_a_part_is_unused(part: str) -> None:
    """``tests/teaching/test_facts.py`` checks the facts, ``tests/words/test_phrases.py`` the rest.

    They are called by the engine's vocabulary.
    """
    asked = patterns_asked(part)
    unused = {
        key
        for key in of_part(part)
        if not any(re.fullmatch(pattern, key) for pattern in asked)
        and f'"{key.removeprefix("why.")}"' not in PART_SOURCE
    }
    assert unused == set()
