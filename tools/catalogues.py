"""The catalogues of the languages, `wingspan/words/<language>/<part>.ftl`, and their compiler.

A catalogue is a file in Fluent (https://projectfluent.org), which editors for translators know. The
page needs no reader of Fluent: each catalogue becomes a Python module, `messages/<part>.py` beside
it, which git ignores. Its dict, `MESSAGES`, holds what `Words.text` fills with values: a template
as of `str.format`, or a function where a form is chosen. docs/decisions/fluent.md says why.
"""

from __future__ import annotations

import hashlib
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from fluent.syntax import FluentParser, ast

from wingspan.words.grammar import Functions

if TYPE_CHECKING:
    from wingspan.words.grammar import Grammar

ROOT = Path(__file__).parents[1]
WORDS = ROOT / "wingspan" / "words"
DEFAULT = "en"
"""The language whose messages stand in for those that another lacks."""
CATEGORIES = ("zero", "one", "two", "few", "many", "other")
"""The categories of plurals in all languages, as the Unicode CLDR calls them."""


class CatalogueError(ValueError):
    """A catalogue cannot be compiled; the message names the file, the line and the reason."""


class Entry(NamedTuple):
    """A message as it stands in its catalogue."""

    key: str
    """What the code calls it: its name, with a dot for each hyphen."""
    pattern: ast.Pattern
    line: int


def read(path: Path) -> dict[str, Entry]:
    """Read a catalogue; return its messages by key, in their order.

    Raises CatalogueError if it is no valid Fluent, has a message twice, or has something other than
    messages in it.
    """
    text = path.read_text(encoding="utf-8")
    found: dict[str, Entry] = {}
    for entry in FluentParser().parse(text).body:
        named = entry.id if isinstance(entry, ast.Message) else entry
        assert named.span is not None
        line = text.count("\n", 0, named.span.start) + 1
        if isinstance(entry, ast.Junk):
            raise CatalogueError(f"{path}:{line}: {entry.annotations[0].message}")
        if isinstance(entry, ast.BaseComment):
            continue
        if not isinstance(entry, ast.Message) or entry.value is None or entry.attributes:
            raise CatalogueError(f"{path}:{line}: only messages with a text are compiled")
        key = entry.id.name.replace("-", ".")
        if key in found:
            raise CatalogueError(f"{path}:{line}: {entry.id.name} is there already")
        found[key] = Entry(key, entry.value, line)
    return found


def arguments(node: ast.BaseNode, *, shown: bool = False) -> set[str]:
    """Return the arguments of a pattern; ``shown``: without those that only choose a form."""
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    inner: list[ast.BaseNode] = []
    match node:
        case ast.Pattern():
            inner = [*node.elements]
        case ast.Placeable():
            inner = [node.expression]
        case ast.SelectExpression():
            inner = [variant.value for variant in node.variants]
            inner += [] if shown else [node.selector]
        case ast.FunctionReference():
            inner = [*node.arguments.positional]
    return set().union(*(arguments(part, shown=shown) for part in inner))


def sentences(pattern: ast.Pattern) -> Iterator[list[str | None]]:
    """Yield each sentence that a pattern can be, as its texts and a None for each value."""
    said: list[list[str | None]] = [[]]
    for element in pattern.elements:
        ways: list[list[str | None]] = [[None]]
        if isinstance(element, ast.TextElement):
            ways = [[element.value]]
        elif isinstance(element.expression, ast.SelectExpression):
            ways = [s for v in element.expression.variants for s in sentences(v.value)]
        elif isinstance(element.expression, ast.StringLiteral):
            ways = [[element.expression.parse()["value"]]]
        said = [[*before, *way] for before in said for way in ways]
    yield from said


def ill_set(text: str, grammar: Grammar) -> str:
    """Say what is not set as in print in a text; "" if everything is."""
    opening, closing = grammar.quotes
    foreign = set("\"'„“”«»‹›‘‚") - {opening, closing}
    if grammar.set_right(text) != text:
        return f"apostrophes or no-break spaces: {grammar.set_right(text)}"
    if foreign & set(text) or text.count(opening) != text.count(closing):
        return f"quotation marks: {opening} and {closing}"
    if "..." in text:
        return "an ellipsis is one sign: …"
    if re.search(r"\s-\s|--|\d-\d|⬚-⬚", text):
        return "a dash: –"
    return "spaces" if "  " in text or text != text.strip() else ""


# The compiler


def refresh(words: Path = WORDS) -> None:
    """Compile every catalogue that has changed, and remove what has none any more."""
    for folder in sorted({path.parent for path in words.glob("*/*.ftl")}):
        target = folder / "messages"
        target.mkdir(exist_ok=True)
        modules = {f"{part}.py" for part in parts(folder)}
        for path in target.glob("*.py"):
            if path.name not in {*modules, "__init__.py"}:
                path.unlink()
        _write(target / "__init__.py", '"""Compiled catalogues, which git ignores."""\n')
        for part in parts(folder):
            path = target / f"{part}.py"
            if not path.exists() or _digest(folder, part) not in path.read_text(encoding="utf-8"):
                _write(path, compiled(folder, part))


def parts(folder: Path) -> list[str]:
    """Return the names of the catalogues that a language's folder has, or lacks."""
    return sorted({path.stem for f in (folder, WORDS / DEFAULT) for path in f.glob("*.ftl")})


def _write(path: Path, text: str) -> None:
    """Write a file whole, if it is not there already: other processes may read it meanwhile."""
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        half = path.with_suffix(f".{os.getpid()}")
        half.write_text(text, encoding="utf-8")
        half.replace(path)


def _digest(folder: Path, part: str) -> str:
    """Return what changes with everything that the compiled catalogue depends on."""
    found = hashlib.sha256()
    shared = WORDS / "functions.py"
    for path in (Path(__file__), shared, folder / f"{part}.ftl", WORDS / DEFAULT / f"{part}.ftl"):
        found.update(path.read_bytes() if path.exists() else b"")
    return found.hexdigest()


def compiled(folder: Path, part: str) -> str:
    """Return the Python module for a part; what its catalogue lacks is taken from `DEFAULT`.

    Raises CatalogueError if there is something in it that is not compiled.
    """
    path, default = folder / f"{part}.ftl", WORDS / DEFAULT / f"{part}.ftl"
    entries = read(path) if path.exists() else {}
    lacking = [key for key in read(default) if key not in entries] if default.exists() else []
    rows, others = [], []
    for entry in entries.values():
        text = template(entry.pattern)
        if text is not None and len(text.splitlines()) == 1:
            rows.append(f"    {f'{entry.key}: {text}' + chr(10)!r}")
            continue
        try:
            others.append(f"    {entry.key!r}: {_message(entry.pattern)},")
        except CatalogueError as error:
            raise CatalogueError(f"{path}:{entry.line}: {error}") from None
    lines = [
        f'"""Compiled from {path.name}, which is the file to change."""',
        f"# {_digest(folder, part)}",
        "from ..grammar import GRAMMAR",
        *_bound(folder.name, "".join(others)),
        "ROWS = (",
        *(rows or ["    ''"]),
        ")",
        "MESSAGES = dict([row.split(': ', 1) for row in ROWS.splitlines()])",
        *(["MESSAGES |= {", *others, "}"] if others else []),
    ]
    if lacking:
        lines += [
            f"from wingspan.words.{DEFAULT}.messages import {part} as default",
            f"MESSAGES |= {{key: default.MESSAGES[key] for key in {lacking!r}}}",
        ]
    return "\n".join(lines) + "\n"


def template(pattern: ast.Pattern) -> str | None:
    """Return a pattern as a template of `str.format`; None if it is more than texts and values."""
    text = ""
    for element in pattern.elements:
        match element:
            case ast.TextElement():
                text += _escaped(element.value)
            case ast.Placeable(expression=ast.StringLiteral() as literal):
                text += _escaped(literal.parse()["value"])
            case ast.Placeable(expression=ast.VariableReference() as reference):
                text += f"{{{reference.id.name}}}"
            case _:
                return None
    return text


def _escaped(text: str) -> str:
    return text.replace("{", "{{").replace("}", "}}")


def _message(pattern: ast.Pattern) -> str:
    """Return a Python expression for a message: a template, or a function of the values."""
    text = template(pattern)
    if text is not None:
        return repr(text)
    match pattern.elements:
        case [ast.Placeable(expression=ast.SelectExpression() as choice)]:
            forms = {v.key.name: v for v in choice.variants if isinstance(v.key, ast.Identifier)}
            plurals = len(forms) == len(choice.variants) and set(forms) <= {*CATEGORIES}
            if plurals and isinstance(choice.selector, ast.VariableReference):
                other = next(_message(v.value) for v in choice.variants if v.default)
                said = [f"{k!r}: {_message(v.value)}" for k, v in forms.items() if not v.default]
                number = choice.selector.id.name
                return f"GRAMMAR.by_plural({number!r}, {{{', '.join(said)}}}, {other})"
    return f"lambda v: {_text(pattern)}"


def _text(pattern: ast.Pattern) -> str:
    """Return a Python expression for the text of any pattern, with the values in ``v``."""
    text, values = "", []
    match pattern.elements:
        case [ast.TextElement(value=only)]:
            return repr(only)
        case [ast.Placeable(expression=ast.FunctionReference() as only)]:
            return _value(only)
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            text += _escaped(element.value)
        else:
            text += "{}"
            values.append(_value(element.expression))
    return f"{text!r}.format({', '.join(values)})"


def _value(expression: object) -> str:
    """Return a Python expression for what stands between two braces."""
    match expression:
        case ast.StringLiteral():
            return repr(expression.parse()["value"])
        case ast.NumberLiteral():
            return expression.value
        case ast.VariableReference():
            return f"v[{expression.id.name!r}]"
        case ast.FunctionReference():
            given = list(map(_value, expression.arguments.positional))
            given += [
                f"{n.name.name}={n.value.parse()['value']!r}" for n in expression.arguments.named
            ]
            return f"{_function(expression.id.name)}({', '.join(given)})"
        case ast.SelectExpression():
            return _chosen(expression)
    raise CatalogueError(f"{type(expression).__name__} is not compiled")


def _function(name: str) -> str:
    """Return a Python expression for the function that catalogues call by that name."""
    return name if name.lower() in vars(Functions) else f"GRAMMAR.functions[{name!r}]"


def _bound(language: str, code: str) -> list[str]:
    """Return the lines that bind the names of functions which all languages share to a language."""
    used = {name for name in re.findall(r"\b([A-Z]+)\(", code) if name.lower() in vars(Functions)}
    if not used:
        return []
    lines = ["from wingspan.words.grammar import Functions", f"said = Functions({language!r})"]
    return lines + [f"{name} = said.{name.lower()}" for name in sorted(used)]


def _chosen(select: ast.SelectExpression) -> str:
    """Return a Python expression for the variant that is chosen."""
    selector = _value(select.selector)
    code = next(_text(variant.value) for variant in select.variants if variant.default)
    for variant in reversed(select.variants):
        if isinstance(variant.key, ast.NumberLiteral):
            test = f"{selector} == {variant.key.value}"
        elif variant.key.name in CATEGORIES:
            test = f"GRAMMAR.plural({selector}) == {variant.key.name!r}"
        else:
            test = f"{selector} == {variant.key.name!r}"
        if not variant.default:
            code = f"({_text(variant.value)} if {test} else {code})"
    return code
