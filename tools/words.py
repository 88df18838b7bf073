"""Find the message for a text that is shown, and what a language lacks.

`python -m tools.words where "2 cards left"` names the file and line of each message that may have
said it, whatever its values are, the likeliest first; and of each sentence in the languages' Python
that holds it. `python -m tools.words missing fr` lists the modules and messages that French lacks.
"""

from __future__ import annotations

import argparse
import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tools import chapters
from tools.catalogues import DEFAULT, ROOT, WORDS, parts, read, sentences
from wingspan.engine.catalog import load_catalog

SHOWN = 10
"""The greatest number of messages that are named."""
FEWEST = 3
"""The least number of letters that a message and a text must have in common."""


def plain(text: str) -> str:
    """Return a text in the signs of a keyboard: apostrophes, spaces and quotation marks."""
    signs = str.maketrans("’“”", '\'""')
    return re.sub(r"\s+", " ", text.translate(signs)).casefold().strip()


def likeness(said: list[str | None], text: str) -> float:
    """Return how much of a plain text a sentence says, 0 if it cannot have said it.

    It may say the whole text, a part of it, or more than the text. ``said``: the sentence's own
    texts, and None for each value.
    """
    own = [None if part is None else plain(part) for part in said]
    letters = sum(len(re.findall(r"\w", part)) for part in own if part)
    if letters < FEWEST:
        return 0
    if all(part in text for part in own if part):
        whole = r"\s*".join("(.+?)" if part is None else re.escape(part) for part in own)
        if re.fullmatch(whole, text):
            return 2 + letters / len(text)
        if re.search(rf"\b{whole}(?!\w)", text):
            return letters / len(text)
    return 1 + len(text) / letters if text in " ".join(part or "…" for part in own) else 0


@cache
def all_sentences() -> list[tuple[str, str, list[str | None]]]:
    """Return every sentence of every catalogue and chapter, with its place and its key there."""
    messages = [
        (f"{path.relative_to(ROOT)}:{entry.line}", entry.key, said)
        for path in sorted(WORDS.glob("*/*.ftl"))
        for entry in read(path).values()
        for said in sentences(entry.pattern)
    ]
    return messages + [
        (f"{path.relative_to(ROOT)}:{line.number}", line.id, said)
        for path in sorted(WORDS.glob("*/*/*.md"))
        for line in chapters.lines(path)
        for said in chapters.sentences(line.written)
    ]


def in_files(text: str) -> Iterator[tuple[float, str]]:
    """Yield each message and line that may have said a text, with how likely that is."""
    found: dict[str, tuple[float, str]] = {}
    for place, key, said in all_sentences():
        like = likeness(said, plain(text))
        if like > found.get(place, (0, ""))[0]:
            sentence = "".join("…" if part is None else part for part in said)
            found[place] = like, f"{place}: {key}: {sentence}"
    yield from found.values()


def in_python(text: str) -> Iterator[str]:
    """Yield each string in the modules of a language that holds a text."""
    for folder in sorted({path.parent for path in WORDS.glob("*/*.ftl")}):
        for path in sorted(folder.rglob("*.py")):
            nodes = ast.walk(ast.parse(path.read_bytes()))
            strings = (node for node in nodes if isinstance(node, ast.Constant))
            for node in strings if path.parent != folder / "messages" else ():
                if isinstance(node.value, str) and plain(text) in plain(node.value):
                    yield f"{path.relative_to(ROOT)}:{node.lineno}"


def where(text: str) -> list[str]:
    """Return the places of what may have said a text, the likeliest first."""
    found = sorted(in_files(text), key=lambda one: -one[0])
    return [place for _, place in found[:SHOWN]] + list(in_python(text))[:SHOWN]


def missing(folder: Path) -> list[str]:
    """Return the modules that a language lacks, the names of cards, if it has names of its own, the
    messages of its catalogues, and the texts of its chapters.
    """
    modules = (path.relative_to(WORDS / DEFAULT) for path in (WORDS / DEFAULT).rglob("*.py"))
    lacking = sorted(
        str(module)
        for module in modules
        if module.parts[0] != "messages" and not (folder / module).exists()
    )
    names = folder / "names.ftl"
    if names.exists():
        catalog, there = load_catalog(), read(names)
        cards = (*catalog.birds, *catalog.bonus_cards)
        lacking += [f"names.ftl: {card}" for card in cards if card not in there]
    for part in parts(WORDS / DEFAULT):
        own = folder / f"{part}.ftl"
        there = read(own) if own.exists() else {}
        for key, entry in read(WORDS / DEFAULT / f"{part}.ftl").items():
            if key not in there:
                lacking.append(f"{part}.ftl: {entry.key.replace('.', '-')}")
    return lacking + chapters.missing(folder)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("where", help="find a text that is shown").add_argument("text")
    commands.add_parser("missing", help="what a language lacks").add_argument("language")
    given = parser.parse_args()
    if given.command == "where":
        print("\n".join(where(given.text)) or "No message says that.")
    else:
        lacking = missing(WORDS / given.language)
        print("\n".join([*lacking, f"{len(lacking)} missing, shown in English"]))


if __name__ == "__main__":
    main()
