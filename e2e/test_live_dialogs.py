"""The dialogs of live tables are whole, large enough to hit, and without a fault for axe-core.

They are built natively (`e2e/states.py`), so no Python starts here and no table is opened.
"""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from playwright.sync_api import Browser

from e2e.axe import violations
from e2e.states import LIVE
from e2e.test_sizes import FINGER, TARGETS
from e2e.walking import Frame, laid_out
from wingspan.engine.components import Language

POINTER = 24
"""The minimum size of a target for a pointer, in CSS pixels (WCAG 2.2, 2.5.8)."""
LOOKS: list[tuple[str, Language]] = [("light", "de"), ("dark", "fr")]
TOUCHED = {(390, 844): True, (1280, 800): False}


@pytest.mark.parametrize("size", TOUCHED, ids="{0[0]}x{0[1]}".format)
@pytest.mark.parametrize(
    "states",
    [
        pytest.param(LIVE[:6], id="most"),
        pytest.param(LIVE[6:], id="others", marks=pytest.mark.soak),
    ],
)
def test_the_dialogs_of_a_live_table_have_no_fault(
    browser: Browser, site_url: str, size: tuple[int, int], states: Sequence[str]
) -> None:
    laid_out(states)
    touched = TOUCHED[size]
    frame = Frame(browser, site_url, touched=touched)
    frame.resize(*size)
    assert frame.page.evaluate("matchMedia('(pointer: coarse)').matches") is touched
    found: dict[str, list[str]] = {}
    for name in states:
        for theme, language in LOOKS:
            frame.show(name, language, theme)
            assert frame.page.locator("#live:modal button").count() > 2
            faults = [*map(str, frame.faults())]
            faults += frame.page.evaluate(TARGETS, FINGER if touched else POINTER)
            faults += violations(frame.page, "#live")
            if faults:
                found[f"{name}-{language}"] = faults
    frame.close()
    assert found == {}
