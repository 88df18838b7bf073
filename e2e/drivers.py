"""One interface to the page for every browser but Chromium.

The journeys of `e2e/test_other_browsers.py` are written once, against `Driver`. What it
evaluates is a JavaScript function of at most one argument, as in Playwright.
"""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from pathlib import Path
from typing import Any, Protocol

from playwright.sync_api import Page
from selenium.common.exceptions import (
    ElementClickInterceptedException,
    ElementNotInteractableException,
    JavascriptException,
    NoSuchFrameException,
    StaleElementReferenceException,
)
from selenium.webdriver import Remote
from selenium.webdriver.remote.webelement import WebElement

PATIENCE = 120_000
"""Milliseconds to wait for anything. Only failures take this long: tests wait for states."""
PAUSE = 0.05  # seconds between two attempts
USABLE = """
selector => [...document.querySelectorAll(selector)].find(
  e => e.getClientRects().length && e.checkVisibility({visibilityProperty: true}) && !e.disabled
) ?? null
"""
STARTED = "() => document.documentElement.matches('[data-phase]')"
TEXT = "selector => document.querySelector(selector)?.innerText ?? null"
SAID = "selector => document.querySelector(selector)?.textContent.replace(/\\s+/g, ' ') ?? null"
COUNT = "selector => document.querySelectorAll(selector).length"
HOSTS = "() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).host)"


class Evaluates(Protocol):
    """An object that runs a function in the page: Playwright's page, or a driver."""

    def evaluate(self, expression: str, arg: Any = None) -> Any: ...


class Driver(ABC):
    """A browser with nothing stored, showing one page."""

    @abstractmethod
    def open(self, url: str) -> None:
        """Load another document: ``url`` must differ in more than the fragment."""

    @abstractmethod
    def reload(self) -> None: ...

    @abstractmethod
    def evaluate(self, expression: str, arg: Any = None) -> Any: ...

    @abstractmethod
    def click(self, selector: str) -> None:
        """Click the first match with the mouse as soon as it is visible and enabled."""

    @abstractmethod
    def fill(self, selector: str, text: str) -> None: ...

    @abstractmethod
    def screenshot(self, path: Path) -> None: ...

    def until(self, function: str, arg: Any = None) -> Any:
        """Return the first truthy result of the function."""
        end = time.monotonic() + PATIENCE / 1000
        while not (found := self.evaluate(function, arg)):
            if time.monotonic() > end:
                raise AssertionError(f"{function} of {arg!r} is {found!r}")
            time.sleep(PAUSE)
        return found

    def started(self) -> None:
        """Wait until Python has shown its first view."""
        self.until(STARTED)

    def text(self, selector: str) -> str:
        """Return the text of the first match, which must exist."""
        text = self.evaluate(TEXT, selector)
        assert isinstance(text, str), f"there is no {selector}"
        return text

    def said(self, selector: str) -> str:
        """Return the text of the first match, including folded lists; the match must exist."""
        text = self.evaluate(SAID, selector)
        assert isinstance(text, str), f"there is no {selector}"
        return text

    def count(self, selector: str) -> int:
        number: int = self.evaluate(COUNT, selector)
        return number

    def usable(self, selector: str) -> bool:
        """Whether a match is visible and enabled."""
        return bool(self.evaluate(f"selector => Boolean(({USABLE})(selector))", selector))

    def hosts(self) -> set[str]:
        """Return the hosts that the page has requested anything from."""
        return set(self.evaluate(HOSTS))


class PlaywrightDriver(Driver):
    def __init__(self, page: Page) -> None:
        self.page = page

    def open(self, url: str) -> None:
        self.page.goto(url)

    def reload(self) -> None:
        self.page.reload()

    def evaluate(self, expression: str, arg: Any = None) -> Any:
        return self.page.evaluate(expression, arg)

    def click(self, selector: str) -> None:
        things = self.page.locator(f"{selector}:not(:disabled)")
        things.filter(visible=True).first.click()

    def fill(self, selector: str, text: str) -> None:
        self.page.fill(selector, text)

    def screenshot(self, path: Path) -> None:
        self.page.screenshot(path=path)


class SeleniumDriver(Driver):
    """A browser behind the W3C protocol whose `pageLoadStrategy` is "none"."""

    def __init__(self, remote: Remote) -> None:
        self.remote = remote

    def open(self, url: str) -> None:
        self._leave()
        self.remote.get(url)
        self._arrive()

    def reload(self) -> None:
        self._leave()
        self.remote.refresh()
        self._arrive()

    def _leave(self) -> None:
        """Mark the document to tell it from the next one."""
        self.evaluate("() => { window.isLeft = true; }")

    def _arrive(self) -> None:
        self.until("() => !window.isLeft && document.readyState !== 'loading'")

    def evaluate(self, expression: str, arg: Any = None) -> Any:
        return self.remote.execute_script(f"return ({expression})(arguments[0])", arg)

    def until(self, function: str, arg: Any = None) -> Any:
        """Return the first truthy result; retry if the document is replaced meanwhile."""
        end = time.monotonic() + PATIENCE / 1000
        while True:
            try:
                return super().until(function, arg)
            except (JavascriptException, NoSuchFrameException):
                if time.monotonic() > end:
                    raise
                time.sleep(PAUSE)

    def click(self, selector: str) -> None:
        end = time.monotonic() + PATIENCE / 1000
        while True:
            thing: WebElement = self.until(USABLE, selector)
            try:
                return thing.click()
            except (
                ElementClickInterceptedException,
                ElementNotInteractableException,
                StaleElementReferenceException,
            ):
                if time.monotonic() > end:
                    raise
                time.sleep(PAUSE)

    def fill(self, selector: str, text: str) -> None:
        field: WebElement = self.until(USABLE, selector)
        field.clear()
        field.send_keys(text)

    def screenshot(self, path: Path) -> None:
        self.remote.save_screenshot(str(path))
