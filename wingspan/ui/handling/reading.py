"""The rules reference, reasons, and what is printed or copied."""

from __future__ import annotations

from .. import commands
from ..app import App
from .registry import handles


@handles
def open_rule(app: App, command: commands.OpenRule) -> None:
    """As a step that the browser can go back from."""
    app.browser.address.go(f"r={command.page}")
    app.read_rule(command.page)


@handles
def back(app: App, command: commands.RuleBack) -> None:
    app.browser.address.back()


@handles
def forward(app: App, command: commands.RuleForward) -> None:
    app.browser.address.forward()


@handles
def why(app: App, command: commands.Why) -> None:
    app.ask_why(command.about)


@handles
def print_page(app: App, command: commands.Print) -> None:
    app.browser.screen.print_page()


@handles
def copy(app: App, command: commands.Copy) -> None:
    app.browser.sharing.copy_from(command.element)
