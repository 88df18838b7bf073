"""Pages that have started already: brought back to what a visit finds, in a twentieth of a start.

They are for tests of what the page does once it is there, also of what a reload finds and beside
another tab, which the test closes. A test that changes the browser by a script after the start
takes that back. A test of the start, or of several tabs, starts a page of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from playwright.sync_api import BrowserContext, Page

from e2e.playing import in_python

LEAVE = """
import asyncio, gc
from wingspan.ui.browser import archives, peers, storage
from wingspan.ui.browser.carrying import carry_out
from wingspan.ui.loop.app import App
from wingspan.ui.loop.start import session_in
from wingspan.ui.messages import OpenPage

if "the_app" not in globals():
    (the_app,) = (thing for thing in gc.get_objects() if type(thing) is App)
the_app.send = the_app._handle = lambda *_: None
if peers._loaded:
    peers.guard(False)
    for line in [thing for thing in gc.get_objects() if type(thing) is peers.PeerLine]:
        line.close()
unfinished = asyncio.all_tasks() - {asyncio.current_task()}
for task in unfinished:
    task.cancel()
if unfinished:
    await asyncio.wait(unfinished, timeout=1)
storage.HOLD.take("")
"""
"""Ends what the session does: from now on it neither shows nor stores anything."""
BEGIN_AGAIN = """
def begin():
    def send(message):
        if the_app.send is send:
            App.send(the_app, message)

    the_app.send = send

begin()
del the_app._handle
the_app.__init__(session_in(the_app.browser), the_app.browser, carry_out, archives.there())
the_app.send(OpenPage(FRAGMENT))
"""
"""Gives the loop a session as at the start. All that listens goes on sending to it, but not what
the session before has begun, such as timers.
"""
END_WORK = """
import gc
from wingspan.ui.thinking.crew import Crew

for crew in [thing for thing in gc.get_objects() if type(thing) is Crew]:
    for hand in [*crew._hands]:
        crew._dismiss(hand, "the test is over")
"""
"""Ends the workers."""
GO_BACK = """
async ([texts, fragment, leave, begin]) => {
  const { archive, early, python } = window.wingspanStart;
  const app = document.getElementById("app");
  while (app.matches("[data-waits]")) await new Promise(requestAnimationFrame);
  const interpreter = await python;
  await interpreter.runPythonAsync(leave);
  document.activeElement?.blur();
  app.replaceChildren();
  delete document.documentElement.dataset.phase;
  localStorage.clear();
  sessionStorage.clear();
  for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text);
  history.replaceState(null, "", location.pathname + (fragment && `#${fragment}`));
  await Promise.all(["table", ...early()].map(archive));
  await interpreter.runPythonAsync(begin.replace("FRAGMENT", JSON.stringify(fragment)));
  // What Python says of tasks that were cut off is not the next test's.
  await new Promise((done) => setTimeout(done));
  for (const said of document.querySelectorAll(".py-error")) said.remove();
}
"""


def reopen(page: Page, texts: Mapping[str, str] | None = None, fragment: str = "") -> None:
    """Show what a visit finds whose browser keeps ``texts`` and whose address has ``fragment``."""
    page.evaluate(GO_BACK, [dict(texts or {}), fragment, LEAVE, BEGIN_AGAIN])
    page.wait_for_selector("html[data-phase]", state="attached")


class ReadyPages:
    """Lends pages that have started to one test after the other.

    ``new_context`` makes a context with the options of a browser.
    """

    def __init__(self, new_context: Callable[..., BrowserContext], site_url: str) -> None:
        self._new_context, self._site_url = new_context, site_url
        self._waiting: list[tuple[dict[str, Any], Page]] = []
        self._lent: list[tuple[dict[str, Any], Page]] = []

    def lend(self, before: str = "", **options: Any) -> Page:
        """Return a page in a browser with these options, as a first visit finds it. ``before`` is a
        script that ran before those of the page.
        """
        kind = {**options, "before": before}
        known = (one for one in self._waiting if one[0] == kind)
        found = next(known, None)
        if found is None:
            page = self._new_context(**options).new_page()
            page.add_init_script(before)
            page.goto(self._site_url)
            page.wait_for_selector("html[data-phase]", state="attached")
        else:
            self._waiting.remove(found)
            page = found[1]
        self._lent.append((kind, page))
        reopen(page)
        return page

    def take_back(self, *, broken: bool) -> None:
        """Take all of them back; what is ``broken``, or has another tab, is not lent again."""
        while self._lent:
            options, page = self._lent.pop()
            if broken or page.context.pages != [page]:
                page.context.close()
                continue
            if page.workers:
                in_python(page, END_WORK)
            page.unroute_all()
            page.mouse.move(0, 0)
            window = {"viewport": {"width": 1280, "height": 900}, **options}["viewport"]
            page.set_viewport_size(window)
            motion = options.get("reduced_motion", "reduce")
            page.emulate_media(color_scheme="light", reduced_motion=motion)
            page.context.clear_permissions()
            self._waiting.insert(0, (options, page))
