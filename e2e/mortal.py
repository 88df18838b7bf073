"""A browser with a profile of its own on the disk, which can be killed."""

from __future__ import annotations

import os
import shutil
import signal
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Literal

from playwright.sync_api import BrowserContext, Error, Page, Playwright

from e2e.drivers import PATIENCE
from tools import chromium

BrowserName = Literal["chromium", "firefox"]
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--no-first-run"]


class Mortal:
    """A browser that keeps what it stores in ``profile``, and finds it there at its next start."""

    def __init__(self, playwright: Playwright, name: BrowserName, profile: Path) -> None:
        self._playwright = playwright
        self._name = name
        self._profile = profile
        self._context: BrowserContext | None = None

    def start(self) -> Page:
        """Start the browser, and return an empty page."""
        if self._name == "chromium":
            self._context = self._playwright.chromium.launch_persistent_context(
                self._profile,
                executable_path=chromium.installed(),
                args=ARGUMENTS,
                reduced_motion="reduce",
                locale="en-GB",
                timeout=PATIENCE,
            )
        else:
            system = shutil.which("firefox-esr")
            self._context = self._playwright.firefox.launch_persistent_context(
                self._profile,
                channel="moz-firefox" if system else None,
                executable_path=system,
                timeout=PATIENCE,
            )
        self._context.set_default_timeout(PATIENCE)
        return self._context.new_page()

    def kill(self) -> None:
        """Send SIGKILL to every process of the browser, and wait until all are gone."""
        found = list(self._processes())
        assert found, "the browser is not running"
        for process in found:
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        end = time.monotonic() + PATIENCE / 1000
        while any(map(_runs, found)):
            assert time.monotonic() < end, "the browser cannot be killed"
            time.sleep(0.02)
        self.close()

    def close(self) -> None:
        """Let go of the browser, whether or not it still runs."""
        if self._context is not None:
            with suppress(Error):
                self._context.close()
        self._context = None

    def _processes(self) -> Iterator[int]:
        """Yield the browser's first process, then all that it has started."""
        parents = {int(path.name): _parent(path) for path in Path("/proc").glob("[0-9]*")}
        named = {process for process in parents if self._names_profile(process)}
        family = {process for process in named if parents[process] not in named}
        while more := {process for process, of in parents.items() if of in family} - family:
            family |= more
        yield from sorted(family)

    def _names_profile(self, process: int) -> bool:
        with suppress(OSError):
            command = Path(f"/proc/{process}/cmdline").read_bytes()
            return str(self._profile).encode() in command
        return False


def _parent(process: Path) -> int:
    with suppress(OSError):
        return int((process / "stat").read_text().rpartition(")")[2].split()[1])
    return 0


def _runs(process: int) -> bool:
    with suppress(OSError):
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    return False
