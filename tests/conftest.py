"""How the tests run: no time limit for an example, fewer samples under the browser's Python."""

from __future__ import annotations

import asyncio
import gc
import sys
import time
from collections.abc import Coroutine
from selectors import SelectorKey
from typing import Any, TypeVar

import pytest
from hypothesis import settings

import tools  # noqa: F401 — the catalogues are compiled

ONE_IN = 5
NOT_HERE = ("soak", "native_only")
"""What the browser's Python does not run anyhow."""
T = TypeVar("T")

if sys.platform == "emscripten":

    class NoFiles:
        """Waits as a selector does, for time alone."""

        def select(self, seconds: float | None) -> list[tuple[SelectorKey, int]]:
            time.sleep(seconds or 0)
            return []

    class Loop(asyncio.BaseEventLoop):
        """Pyodide's own is the browser's, which Python cannot wait for in every Node.js."""

        _selector = NoFiles()

        def _process_events(self, event_list: list[tuple[SelectorKey, int]]) -> None:
            pass

    def run(main: Coroutine[Any, Any, T]) -> T:
        outer = asyncio.get_running_loop()
        asyncio._set_running_loop(None)
        try:
            with asyncio.Runner(loop_factory=Loop) as runner:
                return runner.run(main)
        finally:
            asyncio._set_running_loop(outer)

    asyncio.run = run

# Most objects of a test run live to its end: looking for dead cycles among them as often as usual
# takes an eighth of the time.
gc.set_threshold(200_000, 50, 100)
settings.register_profile("untimed", deadline=None)
settings.load_profile("untimed")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--every-sample",
        action="store_true",
        help="under the browser's Python too, run every case of a test",
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Under the browser's Python, keep one in `ONE_IN` of the cases of each test with parameters.

    Natively they all run; the rules are the same code there. What differs between the two Pythons
    (the width of integers and hashes, the C library) shows in a few cases as in many.
    """
    if sys.platform != "emscripten" or config.getoption("--every-sample"):
        return
    met: dict[str, int] = {}
    kept, left_out = [], []
    for item in items:
        test, parameters, _ = item.nodeid.partition("[")
        if parameters and not any(map(item.get_closest_marker, NOT_HERE)):
            met[test] = met.get(test, -1) + 1
            if met[test] % ONE_IN:
                left_out.append(item)
                continue
        kept.append(item)
    items[:] = kept
    config.hook.pytest_deselected(items=left_out)
