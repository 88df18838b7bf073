"""Format the card files so that they are easy to read and compare: `python -m tools.format_cards`.

Each group of a bird's fields has a line, in the order of the card; everything else stands on one
line if it fits, and is broken up otherwise. The data does not change. `--check` writes nothing and
names the files that are not formatted.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
CARDS = ROOT / "static" / "cards"
WIDTH = 100
INDENT = "  "
BIRD = (
    ("id", "name"),
    ("scientific", "continents"),
    ("color", "habitats", "cost"),
    ("points", "nest", "egg_limit", "wingspan", "beak"),
    ("predator", "flocking", "bonus_cards", "named"),
    ("before",),
    ("power",),
)
"""A bird's fields by line: who it is (two lines), its habitats and cost, its figures, what other
cards look for, what it was under earlier rules, its power."""

Card = dict[str, Any]


def flat(value: object) -> str:
    """Return the value on one line."""
    return json.dumps(value, ensure_ascii=False)


def member(name: str, value: object, indent: str) -> str:
    """Return a field and its value, which begins on the same line."""
    return f"{flat(name)}: {laid_out(value, indent, len(name) + 4)}"


def enclosed(brackets: str, lines: Iterator[str], indent: str) -> str:
    """Return pieces in brackets, each on its own line."""
    inner = ",\n".join(f"{indent}{INDENT}{line}" for line in lines)
    return f"{brackets[0]}\n{inner}\n{indent}{brackets[1]}"


def laid_out(value: object, indent: str, before: int = 0) -> str:
    """Return the value on one line if it fits after ``before`` characters, else in pieces."""
    short = flat(value)
    if len(indent) + before + len(short) < WIDTH:  # and a comma
        return short
    deeper = indent + INDENT
    if isinstance(value, dict):
        return enclosed("{}", (member(name, part, deeper) for name, part in value.items()), indent)
    if isinstance(value, list):
        return enclosed("[]", (laid_out(part, deeper) for part in value), indent)
    return short


def bird(card: Card, indent: str) -> str:
    """Return a bird, a line for each group of fields. Raises LookupError for an unknown field."""
    if unknown := card.keys() - {name for group in BIRD for name in group}:
        raise LookupError(f"{card['id']}: no group has {', '.join(sorted(unknown))}")
    groups = ([name for name in group if name in card] for group in BIRD)
    deeper = indent + INDENT
    lines = (
        ", ".join(member(name, card[name], deeper) for name in names) for names in groups if names
    )
    return enclosed("{}", lines, indent)


def field(name: str, value: object) -> str:
    """Return a field of the file: a list of birds or other cards, or a setting."""
    if name == "birds" and isinstance(value, list):
        birds = (bird(card, INDENT * 2) for card in value)
        return f"{flat(name)}: {enclosed('[]', birds, INDENT)}"
    return member(name, value, INDENT)


def formatted(cards: Card) -> str:
    """Return the formatted text of a card file."""
    return enclosed("{}", (field(name, value) for name, value in cards.items()), "") + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--check", action="store_true", help="only name unformatted files")
    check = parser.parse_args().check
    otherwise = []
    for path in sorted(CARDS.glob("*.json")):
        text = path.read_text()
        wanted = formatted(json.loads(text))
        if wanted != text:
            otherwise.append(str(path.relative_to(ROOT)))
            if not check:
                path.write_text(wanted)
    if otherwise and check:
        sys.exit(f"{', '.join(otherwise)}: format them with `python -m tools.format_cards`")


if __name__ == "__main__":
    main()
