"""Reads markup as a browser would, and refuses what a browser would have to repair."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import lru_cache
from html import unescape

import msgspec

from wingspan.engine.decision import Decision
from wingspan.engine.options import Bird, TakeAction
from wingspan.ui.messages import AnyMessage, ChooseStart, Doubt, Set
from wingspan.ui.messages import read as read_command

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
        found, below = [], [self]
        while below:
            found.append(element := below.pop())
            below += reversed(element.children)
        return found

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


def command_of(element: Element) -> AnyMessage:
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


def assert_all_offered(page: Element, decision: Decision) -> None:
    """Assert that each option can be taken in the list under the question, and nothing else.

    At the start of a game, each bird can be kept instead, and what is kept confirmed.
    """
    if not page.by_class("set-up"):
        every = list(range(len(decision.options)))
        assert offered(listed(page), decision) == every
        assert set(offered(page, decision)) == set(every)
        return
    birds = [option.bird for option in decision.options if isinstance(option, Bird)]
    start = [
        command_of(surface) for surface in page.by_id("hand").having("data-do", "choose_start")
    ]
    assert {one.name for one in start if isinstance(one, ChooseStart)} == set(birds)
    assert len(page.having("data-do", "confirm_start")) == 1 and not page.choices()


def fields_of(element: Element) -> str:
    """Return its command's fields in one line: ``name=value`` for settings, ``a|b`` for others."""
    command = command_of(element)
    fields = [msgspec.to_builtins(getattr(command, name)) for name in command.__struct_fields__]
    said = [
        str(field).lower() if isinstance(field, bool) else "" if field is None else str(field)
        for field in fields
    ]
    return ("=" if isinstance(command, Set) else "|").join(said)


_PIECE = re.compile(r'<(/?)([a-z][a-z0-9]*)((?: [A-Za-z][A-Za-z0-9-]*(?:="[^"<>]*")?)*)>|([^<>]+)')
_ATTRIBUTE = re.compile(r' ([A-Za-z][A-Za-z0-9-]*)(?:="([^"]*)")?')


@lru_cache(50_000)
def _attributes(tag: str, written: str) -> dict[str, str]:
    """Return the attributes of a tag, for nobody to change: most pages repeat the last one's."""
    names = [name.lower() for name, _ in _ATTRIBUTE.findall(written)]
    assert len(names) == len(set(names)), f"<{tag}> has an attribute twice"
    values = [unescape(value) for _, value in _ATTRIBUTE.findall(written)]
    return dict(zip(names, values, strict=True))


def read(markup: str) -> Element:
    """Return the tree of that markup. Fail if a tag or an attribute is not written as the page
    writes it, tags do not match, ids repeat or buttons nest.
    """
    root = Element("page", {})
    open_, clickable, ids, end = [root], 0, set[str](), 0
    for piece in _PIECE.finditer(markup):
        assert piece.start() == end, f"not a tag: {markup[end : end + 80]}"
        end = piece.end()
        closes, tag, written, text = piece.groups()
        if text is not None:
            open_[-1].text += unescape(text)
        elif closes:
            assert not written and len(open_) > 1, f"</{tag}{written}>"
            closed = open_.pop()
            assert closed.tag == tag, f"</{tag}> closes <{closed.tag}>"
            clickable -= tag in CLICKABLE
        else:
            element = Element(tag, _attributes(tag, written))
            open_[-1].children.append(element)
            id_ = element.attributes.get("id")
            assert id_ is None or id_ not in ids, f"an id that occurs more than once: {id_}"
            if id_ is not None:
                ids.add(id_)
            if tag in CLICKABLE:
                outer = [e.tag for e in open_ if e.tag in CLICKABLE] if clickable else []
                assert not outer, f"<{tag}> inside <{outer[-1]}>"
            if tag not in VOID:
                open_.append(element)
                clickable += tag in CLICKABLE
    assert end == len(markup), f"not a tag: {markup[end : end + 80]}"
    assert len(open_) == 1, f"<{open_[-1].tag}> is not closed"
    return root
