"""Check the chapters of the languages, `wingspan/words/<language>/<place>.md`.

`python -m tools.chapters` names the file and line of whatever is wrong in them. The site is not
built while anything is.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from tools.catalogues import DEFAULT, ROOT, WORDS, ill_set
from wingspan.engine.catalog import load_catalog
from wingspan.words import folders
from wingspan.words.chapters import points, read
from wingspan.words.folders import load
from wingspan.words.reference.book import Book

MARK = re.compile(r"\{\$\w+\}|\{[\w-]+\}|\[\[[^\[\]]+\]\]|\[[^\[\]]+\]\([^()]+\)|\*\*[^*]+\*\*")
"""A value, an icon, a link to an entry by its title, one with a label, and emphasis."""
LEFT_OPEN = re.compile(r"\*\*|\[\[|\]\]|\]\(|[{}]")
ID = re.compile(r"[a-z][\w.-]*")
RULE = re.compile(r"\|(-{3,}\|)+")
ALIKE = {(mark, mark) for mark in ("- ", ". ", "|")}
"""What may follow itself without a blank line: points, steps, rows of a table."""
NO_SENTENCES = ("asking",)
"""The chapters that hold words without capitals and accents, for the search."""


class Line(NamedTuple):
    """A line of a chapter, with the id of its text."""

    number: int
    id: str
    written: str


def lines(path: Path) -> Iterator[Line]:
    """Yield the lines of a chapter."""
    id_ = ""
    for number, written in enumerate(path.read_text("utf-8").splitlines(), 1):
        if written.startswith("## "):
            id_ = written.removeprefix("## ")
        yield Line(number, id_, written)


def sentences(line: str) -> Iterator[list[str | None]]:
    """Yield what a line or each cell of a row says, as texts and a None for what is filled in."""
    for cell in re.sub(r"^(#+|-|\d+\.|>) ", "", line).strip("|_").split("|"):
        labelled = re.sub(r"\[([^\[\]]+)\]\([^()]+\)", r"\1", cell.replace("**", ""))
        shown = re.sub(r"\{[\w-]+\}", "", labelled)
        parts = re.split(r"(\{\$\w+\}|\[\[.+?\]\])", shown)
        yield [None if number % 2 else text for number, text in enumerate(parts)]


def chapters(folder: Path) -> list[Path]:
    """Return the chapters in the folder of a language."""
    return sorted(folder.rglob("*.md"))


def faults(path: Path, language: str) -> Iterator[str]:
    """Yield what is wrong with a chapter of a language, with file and line."""
    told = path.relative_to(ROOT) if path.is_relative_to(ROOT) else path
    for number, what in sorted((*_form(path), *_marks(path, language), *_agrees(path))):
        yield f"{told}:{number}: {what}"


def _form(path: Path) -> Iterator[tuple[int, str]]:
    """Yield the lines that are not laid out as a chapter is."""
    met, before, is_head, cells = set[str](), "", False, 0
    for number, id_, line in lines(path):
        now, above = _kind(line), _kind(before)
        if (now == "# ") != (number == 1):
            yield number, "a chapter has one title, in its first line: # Title"
        elif line and number > 1 and not id_:
            yield number, "this stands under no id"
        elif now == "## ":
            if not ID.fullmatch(id_):
                yield number, f"{id_!r} is no id: letters without accents, digits and . _ - only"
            if id_ in met:
                yield number, f"{id_} is there already"
            met.add(id_)
        elif now in ("### ", "_") and above not in ("## ", "### "):
            yield number, "a title, and other words for it, stand directly under the id"
        elif line and before and above not in ("## ", "### ", "_") and (now, above) not in ALIKE:
            yield number, "a blank line is missing before this one"
        if now == above == "|":
            if line.count("|") != cells:
                yield number, f"a row of {line.count('|') - 1} cells in a table of {cells - 1}"
            if is_head and not RULE.fullmatch(line):
                yield number, "|---|---| is missing under the head of this table"
        is_head, cells = now == "|" != above, line.count("|")
        before = line


def _kind(line: str) -> str:
    """Return the mark with which a line begins, "" if there is none."""
    found = re.match(r"#+ |- |\d+\. |> |\||_", line)
    return found[0].lstrip("0123456789") if found else ""


def _marks(path: Path, language: str) -> Iterator[tuple[int, str]]:
    """Yield the marks that are left open or show nothing, and what is not well set."""
    grammar = load(language, "grammar").GRAMMAR
    for number, _, line in lines(path):
        if left := LEFT_OPEN.search(MARK.sub("", line)):
            yield number, f"{left[0]} is left open"
        for mark in MARK.findall(line):
            leads_to = re.match(r"\[\[(.+)\]\]|\[.+\]\((.+)\)", mark)
            if leads_to and (leads_to[1] or leads_to[2]) not in _entries():
                yield number, f"{mark} leads to no entry"
            if re.fullmatch(r"\{[\w-]+\}", mark) and mark[1:-1] not in _icons():
                yield number, f"{mark} is no icon"
        is_said = path.stem not in NO_SENTENCES and not RULE.fullmatch(line)
        if is_said and (wrong := ill_set(line, grammar)):
            yield number, wrong


@cache
def _entries() -> frozenset[str]:
    return frozenset(Book(DEFAULT, load_catalog()))


@cache
def _icons() -> frozenset[str]:
    sprite = (ROOT / "static" / "icons.svg").read_text("utf-8")
    return frozenset(re.findall(r'<symbol id="([\w-]+)"', sprite))


def _agrees(path: Path) -> Iterator[tuple[int, str]]:
    """Yield the texts that are not what English has under their id."""
    place = path.relative_to(path.parents[1])
    english = WORDS / DEFAULT / place
    if not english.exists():
        yield 1, f"there is no such chapter in {DEFAULT}"
        return
    theirs, ours = read(english), read(path)
    starts = {id_: number for number, id_, line in lines(path) if line.startswith("## ")}
    for id_, number in starts.items():
        if id_ not in theirs:
            yield number, f"{id_} is not in {DEFAULT}"
            continue
        own, other = ours[id_], theirs[id_]
        if bool(own.title) != bool(other.title):
            yield number, f"{id_} has {'a' if own.title else 'no'} title"
        if not own.body:
            yield number, f"{id_} says nothing"
        for mark in sorted(shown(own.body) ^ shown(other.body)):
            has = "lacks" if mark in shown(other.body) else "has"
            yield number, f"{id_} {has} {mark}, unlike {DEFAULT}"
        if place.parent.name == "teaching" and _parts(own.body) != _parts(other.body):
            yield number, f"{id_} has other parts than in {DEFAULT}: {_parts(other.body)}"


def shown(body: str) -> set[str]:
    """Return what the marks of a text show: values, icons, and the entries that it leads to."""
    marks = (re.sub(r"\[.+\]\((.+)\)", r"[[\1]]", mark) for mark in MARK.findall(body))
    return {mark for mark in marks if not mark.startswith("**")}


def _parts(body: str) -> str:
    """Return how many lines the parts of a text have: "1, 3, 1" with a list of three points."""
    return ", ".join(str(len(points(part))) for part in body.split("\n\n"))


def missing(folder: Path) -> list[str]:
    """Return what the chapters in the folder of a language lack, by file and id."""
    lacking = []
    for english in chapters(WORDS / DEFAULT):
        own = folder / english.relative_to(WORDS / DEFAULT)
        there = read(own) if own.exists() else {}
        names = [id_ or "its title" for id_ in read(english) if id_ not in there]
        lacking += [f"{own.relative_to(folder)}: {name}" for name in names]
    return lacking


def every_fault() -> list[str]:
    """Return what is wrong with the chapters of all languages."""
    every = [(path, code) for code in folders() for path in chapters(WORDS / code)]
    return [fault for path, code in every for fault in faults(path, code)]


def main() -> None:
    if found := every_fault():
        sys.exit("\n".join(found))


if __name__ == "__main__":
    main()
