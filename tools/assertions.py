"""Find tests that cannot fail: `python -m tools.assertions`, which fails if there are any.

It reads the tests without running them. A test must get to a check in every way through its body:
an assertion, an exception that is expected, a wait for what the page shows, or a function of the
tests that has one. Named are tests that have none, tests that may return before the first, or whose
checks are all behind an `if` without an `else`, and checks that hold whatever happens, such as
`assert (x, "why")` or `assert x == x`. What a method checks does not count: it cannot be told from
the methods of what is tested, which may be called the same. A test without a check, because to do
it without an error is the point, says so on the line of its name: `# done: why`.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
ROOMS = ("tests", "e2e")
EXPECTED = ("raises", "warns", "deprecated_call")
"""What pytest calls the exceptions that are expected."""
WAITS = ("wait_for", "expect")
"""What a call begins with that waits for what a page shows, and fails if that does not come."""
FAILS = ("fail", "exit")
MARK = "# done:"

Function = ast.FunctionDef | ast.AsyncFunctionDef
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


class Fault(NamedTuple):
    """A test that cannot fail, or a check that always holds."""

    path: Path
    line: int
    name: str
    why: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.name} {self.why}"


def called(node: ast.AST) -> str:
    """Return the name that a call ends in: "raises" of `pytest.raises(…)`; "" if it has none."""
    match node:
        case ast.Call(func=ast.Name(id=name)) | ast.Call(func=ast.Attribute(attr=name)):
            return name
    return ""


def is_check(node: ast.AST, checking: frozenset[str]) -> bool:
    """Whether that node itself checks something. ``checking``: functions of tests that do."""
    if isinstance(node, ast.Assert | ast.Raise):
        return True
    name = called(node)
    if name in EXPECTED or name in FAILS or name.startswith(WAITS):
        return True
    return name in checking and isinstance(node, ast.Call) and isinstance(node.func, ast.Name)


def within(node: ast.AST) -> Iterator[ast.AST]:
    """Yield the node and all in it, but for what is in functions that are only defined there."""
    yield node
    if not isinstance(node, (*FUNCTIONS, ast.ClassDef)):
        for child in ast.iter_child_nodes(node):
            yield from within(child)


def checks(node: ast.AST, checking: frozenset[str]) -> bool:
    return any(is_check(inner, checking) for inner in within(node))


def checking_functions(trees: Iterable[ast.Module]) -> frozenset[str]:
    """Return the names of all functions in which something is checked, or that call one such."""
    functions = [node for tree in trees for node in ast.walk(tree) if isinstance(node, FUNCTIONS)]
    found: frozenset[str] = frozenset()
    while True:
        more = {
            function.name
            for function in functions
            if any(checks(statement, found) for statement in function.body)
        }
        if more <= found:
            return found
        found |= more


def always(body: list[ast.stmt], checking: frozenset[str]) -> bool | None:
    """Return whether a check is reached in every way through these statements.

    None if one may return before. A loop is taken to be gone through at least once.
    """
    for statement in body:
        reached = _reached(statement, checking)
        if reached or reached is None:
            return reached
    return False


def _reached(statement: ast.stmt, checking: frozenset[str]) -> bool | None:
    match statement:
        case ast.Return():
            return checks(statement, checking) or None
        case ast.If(test, body, other):
            if checks(test, checking):
                return True
            ways = [always(body, checking), always(other, checking)]
        case ast.Match(subject, cases):
            if checks(subject, checking):
                return True
            ways = [always(case.body, checking) for case in cases]
            last = cases[-1].pattern
            if not (isinstance(last, ast.MatchAs) and last.pattern is None):
                ways.append(False)
        case ast.For(iter=before, body=body) | ast.While(test=before, body=body):
            return checks(before, checking) or always(body, checking)
        case ast.With(items, body) | ast.AsyncWith(items, body):
            if any(checks(item, checking) for item in items):
                return True
            return always(body, checking)
        case ast.Try(body, handlers, other, final):
            if always(final, checking):
                return True
            first = always([*body, *other], checking)
            ways = [first, *(always(handler.body, checking) for handler in handlers)]
            # what is expected is there, or else an exception that nobody expects
        case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
            return False
        case _:
            return checks(statement, checking)
    if None in ways:
        return None
    return all(ways)


def holds_always(check: ast.Assert) -> str:
    """Return why an assertion cannot fail; "" if it can."""
    match check.test:
        case ast.Tuple(elts=[_, *_]):
            return "asserts a tuple, which is always true"
        case ast.Constant(value=value) if value:
            return f"asserts {value!r}"
        case ast.Compare(left, [ast.Eq() | ast.Is() | ast.LtE() | ast.GtE()], [right]):
            if ast.dump(left) == ast.dump(right) and not any(
                isinstance(node, ast.Call) for node in ast.walk(left)
            ):
                return "compares something with itself"
    return ""


def faults(path: Path, text: str, checking: frozenset[str]) -> Iterator[Fault]:
    """Yield the tests of a file that cannot fail."""
    tree, lines = ast.parse(text), text.splitlines()
    for node in ast.walk(tree):
        if isinstance(node, ast.Assert) and (why := holds_always(node)):
            yield Fault(path, node.lineno, "a check", why)
        if not isinstance(node, FUNCTIONS) or not node.name.startswith("test_"):
            continue
        if any(MARK in line for line in lines[node.lineno - 1 : node.body[0].lineno - 1]):
            continue
        reached = always(node.body, checking)
        if reached is None:
            yield Fault(path, node.lineno, node.name, "may return before it checks anything")
        elif not reached and any(checks(statement, checking) for statement in node.body):
            yield Fault(path, node.lineno, node.name, "checks something only in some cases")
        elif not reached:
            yield Fault(path, node.lineno, node.name, "checks nothing")


def found(root: Path = ROOT) -> list[Fault]:
    """Return all such tests of the repository."""
    paths = sorted(path for room in ROOMS for path in (root / room).rglob("*.py"))
    texts = {path: path.read_text(encoding="utf-8") for path in paths}
    checking = checking_functions(ast.parse(text) for text in texts.values())
    return [
        fault
        for path, text in texts.items()
        if path.name.startswith("test_")
        for fault in faults(path.relative_to(root), text, checking)
    ]


def main() -> None:
    """Print the tests that cannot fail."""
    if wrong := found():
        sys.exit("\n".join(map(str, wrong)))


if __name__ == "__main__":
    main()
