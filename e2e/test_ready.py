"""A page that is lent again is as a first visit finds it, whatever the test before has left."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from e2e.playing import begin, in_python
from e2e.ready import reopen

DRAWS_ANEW = """
import gc
from functools import partial
from wingspan.ui.loop.app import App
from wingspan.ui.messages import Fetched

(app,) = (thing for thing in gc.get_objects() if type(thing) is App)

def draw(times):
    app.render.redraws = True
    app.send(Fetched())
    if times:
        app.browser.display.later(partial(draw, times - 1), 0)

draw(200)
"""
"""As what arrives late does, such as the birds' voices, but all the time."""


def test_a_session_that_is_over_is_not_drawn_late_in_its_language(ready_page: Page) -> None:
    ready_page.get_by_role("button", name="FR", exact=True).click()
    begin(ready_page, seed="8")
    in_python(ready_page, DRAWS_ANEW)
    reopen(ready_page)
    expect(ready_page.locator("html")).to_have_attribute("lang", "en")
    expect(ready_page.get_by_role("heading", name="New game")).to_be_visible()
