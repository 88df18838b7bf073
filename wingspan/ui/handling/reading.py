"""The rules reference, answers to "why?", printing and copying."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import commands
from ..app import READING
from ..devices import RULES, Focus
from ..session.reading import ask_why, read
from .registry import handles

if TYPE_CHECKING:
    from ..devices import Browser
    from ..session.session import Session


@handles(needs=READING)
def open_rule(session: Session, browser: Browser, command: commands.OpenRule) -> Focus:
    """Open a page of the rules as a new history entry."""
    browser.address.go(f"r={command.page}")
    read(session, command.page)
    return RULES


@handles(renders=False)
def back(browser: Browser, command: commands.RuleBack) -> None:
    browser.address.back()


@handles(renders=False)
def forward(browser: Browser, command: commands.RuleForward) -> None:
    browser.address.forward()


@handles(needs=READING)
def why(session: Session, command: commands.Why) -> None:
    ask_why(session, command.about)


@handles(renders=False)
def print_page(browser: Browser, command: commands.Print) -> None:
    browser.display.print_page()


@handles(renders=False)
def copy(browser: Browser, command: commands.Copy) -> None:
    browser.sharing.copy_from(command.element)
