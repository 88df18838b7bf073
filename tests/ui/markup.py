"""Reads markup as a browser would, and refuses what a browser would have to repair."""

from __future__ import annotations

from dataclasses import dataclass, field
from html.parser import HTMLParser

import msgspec

from wingspan.engine.decision import Decision
from wingspan.engine.options import TakeAction
from wingspan.ui.commands import Command, Doubt, Set
from wingspan.ui.commands import read as read_command

VOID = {"input", "br", "hr", "img"}
CLICKABLE = {"button", "a", "input", "textarea", "select", "summary"}


@dataclass
class Element:
    """An element with its attributes, its own text and its children."""

    tag: str
    attributes: dict[str, str]
    children: list[Element] = field(default_factory=list)
    text: str = ""

    def all(self) -> list[Element]:
        """Return this element and all below it, in the order of the markup."""
        return [self, *(inner for child in self.children for inner in child.all())]

    def having(self, attribute: str, value: str | None = None) -> list[Element]:
        """Return the elements with that attribute, and with that value if one is given."""
        return [
            element
            for element in self.all()
            if attribute in element.attributes and value in (None, element.attributes[attribute])
        ]

    def by_id(self, id_: str) -> Element:
        """Return the element with that id; fail unless there is exactly one."""
        (found,) = self.having("id", id_)
        return found

    def by_class(self, name: str) -> list[Element]:
        """Return the elements of that class."""
        return [e for e in self.all() if name in e.attributes.get("class", "").split()]

    def choices(self) -> list[int]:
        """Return the options that can be clicked here, in the order of the markup."""
        return [int(element.attributes["data-choice"]) for element in self.having("data-choice")]

    def words(self) -> str:
        """Return all text inside; an icon counts as its label."""
        return " ".join(" ".join(e.said for e in self.all()).split())

    @property
    def said(self) -> str:
        """Its own text; for an icon its label, "" if it is decoration."""
        if "icon" in self.attributes.get("class", "").split():
            return self.attributes.get("aria-label", "")
        return self.text


def command_of(element: Element) -> Command:
    """Return the command of a button or a form. Raises UnknownCommand if it has none."""
    attributes = element.attributes
    name = attributes.get("data-do") or attributes["data-submit"]
    return read_command(name, attributes.get("data-with", ""))


def offered(element: Element, decision: Decision) -> list[int]:
    """Return the options that can be taken here, some after confirmation, in markup order."""
    found = []
    for part in element.all():
        if "data-choice" in part.attributes:
            found.append(int(part.attributes["data-choice"]))
        elif part.attributes.get("data-do") == "doubt":
            doubt = command_of(part)
            if isinstance(doubt, Doubt) and doubt.action is not None:
                found.append(decision.options.index(TakeAction(doubt.action)))
    return found


def listed(page: Element) -> Element:
    """Return the list of options under the question."""
    return page.by_id("prompt").by_class("options")[0]


def fields_of(element: Element) -> str:
    """Return its command's fields in one line: ``name=value`` for settings, ``a|b`` for others."""
    command = command_of(element)
    fields = [msgspec.to_builtins(getattr(command, name)) for name in command.__struct_fields__]
    said = [
        str(field).lower() if isinstance(field, bool) else "" if field is None else str(field)
        for field in fields
    ]
    return ("=" if isinstance(command, Set) else "|").join(said)


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.root = Element("page", {})
        self.open = [self.root]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        names = [name for name, _ in attrs]
        assert len(names) == len(set(names)), f"<{tag}> has an attribute twice"
        element = Element(tag, {name: value or "" for name, value in attrs})
        if tag in CLICKABLE:
            outer = [e.tag for e in self.open if e.tag in CLICKABLE]
            assert not outer, f"<{tag}> inside <{outer[-1]}>"
        self.open[-1].children.append(element)
        if tag not in VOID:
            self.open.append(element)

    def handle_endtag(self, tag: str) -> None:
        if tag in VOID:
            return
        closed = self.open.pop()
        assert closed.tag == tag, f"</{tag}> closes <{closed.tag}>"

    def handle_data(self, data: str) -> None:
        self.open[-1].text += data


def read(markup: str) -> Element:
    """Return the tree of that markup; fail if tags do not match, ids repeat or buttons nest."""
    reader = _Reader()
    reader.feed(markup)
    reader.close()
    assert reader.open == [reader.root], f"<{reader.open[-1].tag}> is not closed"
    ids = [element.attributes["id"] for element in reader.root.having("id")]
    repeated = {i for i in ids if ids.count(i) > 1}
    assert not repeated, f"ids that occur more than once: {sorted(repeated)}"
    return reader.root
