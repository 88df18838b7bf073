"""No test is unable to fail; and the script that says so finds those that are."""

from __future__ import annotations

import ast
from pathlib import Path
from textwrap import dedent

import pytest

from tools.assertions import checking_functions, faults, found


def why(text: str) -> list[str]:
    """Return what is wrong with the tests in a file."""
    text = dedent(text)
    checking = checking_functions([ast.parse(text)])
    return [fault.why for fault in faults(Path("test_it.py"), text, checking)]


def test_every_test_of_the_repository_can_fail() -> None:
    assert [str(fault) for fault in found()] == []


@pytest.mark.parametrize(
    "body",
    [
        "assert x",
        "with pytest.raises(KeyError):\n        x['a']",
        "for a in x:\n        assert a",
        "if x:\n        assert a\n    else:\n        assert b",
        "match x:\n        case 1:\n            assert a\n        case _:\n            assert b",
        "page.wait_for_selector('#a')",
        "same(x, y)",
        "pytest.fail()",
        "try:\n        f()\n    except KeyError:\n        assert a\n    else:\n        assert b",
    ],
)
def test_a_check_in_every_way_through_is_enough(body: str) -> None:
    assert why(f"def same(a, b):\n    assert a == b\n\ndef test_it():\n    {body}\n") == []


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ("f(x)", "checks nothing"),
        ("x.same(y)", "checks nothing"),
        ("def inner():\n        assert x\n    f(inner)", "checks nothing"),
        ("if x:\n        return\n    assert y", "may return before it checks anything"),
        ("if x:\n        assert y", "checks something only in some cases"),
        ("for a in x:\n        if a:\n            assert a", "checks something only in some cases"),
        ("match x:\n        case 1:\n            assert a", "checks something only in some cases"),
        ("assert (x, 'why')", "asserts a tuple, which is always true"),
        ("assert 'why'", "asserts 'why'"),
        ("assert x.a == x.a", "compares something with itself"),
    ],
)
def test_what_cannot_fail_is_named(body: str, reason: str) -> None:
    assert why(f"def same(a, b):\n    assert a == b\n\ndef test_it():\n    {body}\n") == [reason]


def test_a_call_may_return_something_else_the_second_time() -> None:
    assert why("def test_it():\n    assert f() == f()\n") == []


def test_what_only_has_to_be_done_says_so() -> None:
    assert why("def test_it():  # done: it raises\n    f(x)\n") == []
