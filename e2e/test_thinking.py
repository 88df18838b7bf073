"""Computer players think in workers with their own Python, and in the page if there are none."""

from __future__ import annotations

import json
from functools import cache, partial
from typing import Any

import msgspec
import pytest
from playwright.sync_api import BrowserContext, Page, Route

from e2e.conftest import Context, Watch
from e2e.drivers import PATIENCE
from e2e.versions import started
from wingspan.bots.jobs import Who
from wingspan.engine import Game, Setup, load_catalog

RAVEN = Who(0, "common_raven", share=50)
RUN = "async code => (await window.wingspanStart.python).runPythonAsync(code)"
BEGIN = """
import asyncio, json, msgspec
from wingspan.ui.browser.archives import fetch_archive
await fetch_archive("table")
await fetch_archive("bots")
from wingspan.engine import Game
from wingspan.engine.notation.record import Record
from wingspan.engine.program import Program
from wingspan.ui.browser import display, workers
from wingspan.ui.browser.workers import in_slices
from wingspan.ui.thinking.crew import Crew
from wingspan.ui.thinking.thought import Thinking

class Quick:
    '''The device's workers, two of them.'''
    def __getattr__(self, name):
        return getattr(workers, name)
    def device(self):
        from wingspan.ui.devices import Device
        return Device(cores=3)

told, in_the_page = [], []

async def work(step, between):
    in_the_page.append(1)
    await in_slices(step, between)

crew = Crew(Quick(), lambda act, wait: display.later(act, wait // HURRY), told.append)
crew.warm_up()
"""
THINK = """
game = Game.replay(msgspec.json.decode(RECORD, type=Record))
thinking = Thinking(game, Program("common_raven", WEIGHTS, 50), crew, work)
answering = asyncio.ensure_future(thinking.answer())
"""
ANSWER = """
found = await answering
json.dumps([found.option, found.hurried, thinking.done, thinking.whole])
"""


@cache
def moment() -> tuple[str, int, int]:
    """Return a record, the raven's answer there, and the number of playouts behind it."""
    game = Game.new(Setup(players=2, seed=5), load_catalog())
    instant = Who(0, "belted_kingfisher").player(game.setup, game.catalog)
    while game.decision is not None:
        seat = game.decision.player
        view, worlds = game.view(seat), partial(game.worlds, seat)
        if game.decision.kind == "action" and seat == RAVEN.seat and len(game.answers) > 20:
            raven = RAVEN.player(game.setup, game.catalog)
            search = raven.search(view, worlds)
            if search is not None and search.whole:
                record = msgspec.json.encode(game.record()).decode()
                return record, raven.answer(view, worlds), search.whole
        game.answer(instant.answer(view, worlds))
    raise LookupError("the raven never had to think")


def run(page: Page, code: str) -> Any:
    """Run Python in the page."""
    return page.evaluate(RUN, code)


def call(page: Page, hurry: int = 1) -> None:
    """Call two workers; the clock of their time limits runs ``hurry`` times as fast."""
    run(page, BEGIN.replace("HURRY", str(hurry)))


def are_ready(page: Page, number: int = 2) -> None:
    """Wait until ``number`` workers are ready."""
    wait_until(page, f"crew.ready == {number}")


def are_refused(page: Page) -> None:
    """Call workers again and again until the crew has given up."""
    wait_until(page, "crew.warm_up() or told == ['refused']")


def wait_until(page: Page, question: str) -> None:
    for _ in range(PATIENCE // 100):
        if run(page, question):
            return
        page.wait_for_timeout(100)
    raise AssertionError(f"{question} has not come true; troubles: {run(page, 'str(told)')}")


def think(page: Page) -> None:
    """Let the raven start thinking at :func:`moment`."""
    code = THINK.replace("RECORD", repr(moment()[0])).replace("WEIGHTS", str(RAVEN.weights))
    run(page, code)


def is_answered_as_natively(page: Page) -> None:
    _, answer, playouts = moment()
    assert json.loads(run(page, ANSWER)) == [answer, False, playouts, playouts]


@pytest.mark.soak  # in Chromium with no network, in `test_offline.py`
def test_workers_find_what_the_player_finds_natively(each_browser: Context, site_url: str) -> None:
    context = each_browser()
    watch = Watch("")
    watch.follow(context)
    page = context.new_page()
    page.goto(site_url)
    started(page)
    call(page)
    are_ready(page)
    think(page)
    is_answered_as_natively(page)
    assert run(page, "str([told, in_the_page])") == "[[], []]"
    watch.leave(context)
    assert watch.complaints == []


@pytest.mark.soak  # natively in `tests/ui/thinking/`; below the page thinks where none may start
def test_the_page_thinks_itself_while_they_are_starting(game_page: Page) -> None:
    call(game_page)
    think(game_page)
    is_answered_as_natively(game_page)
    assert run(game_page, "str(told)") == "[]"


@pytest.mark.parametrize(
    "how", [pytest.param("throw new Error('killed')", marks=pytest.mark.soak), "self.close()"]
)
def test_a_worker_killed_in_mid_thought_is_told_and_loses_nothing(
    ready_page: Page, ready_watch: Watch, how: str
) -> None:
    """One dies during its first job, with an error or silently."""
    call(ready_page, hurry=10)
    are_ready(ready_page)
    ready_page.workers[0].evaluate(f"() => {{ self.postMessage = () => {{ {how} }}; }}")
    think(ready_page)
    is_answered_as_natively(ready_page)
    assert json.loads(run(ready_page, "json.dumps(told)"))[0] == "crashed"
    ready_watch.complaints.clear()


@pytest.mark.soak  # as where a policy forbids them
def test_where_workers_are_refused_the_page_thinks_itself(page: Page, site_url: str) -> None:
    page.add_init_script("window.Worker = function () { throw new Error('no workers'); };")
    page.goto(site_url)
    started(page)
    call(page)
    think(page)
    is_answered_as_natively(page)
    are_refused(page)
    think(page)
    is_answered_as_natively(page)


def test_where_a_policy_forbids_workers_the_page_thinks_itself(
    page: Page, site_url: str, watch: Watch
) -> None:
    def forbid(route: Route) -> None:
        text = route.fetch().text()
        assert "worker-src 'self'" in text
        route.fulfill(body=text.replace("worker-src 'self'", "worker-src 'none'"))

    page.route(site_url, forbid)
    page.goto(site_url)
    started(page)
    call(page)
    think(page)
    is_answered_as_natively(page)
    are_refused(page)
    watch.complaints.clear()


ANOTHER = {
    "static/thinking.mjs": b"postMessage('ready')",
    "lib/pyodide/pyodide.mjs": b"export const loadPyodide = () => {};",
    "lib/library.pack": bytes((0x1F, 0x8B, 8, 0)),
}
"""Files of a later version."""


@pytest.mark.parametrize(
    "file",
    [
        pytest.param(file, marks=() if file.endswith("thinking.mjs") else pytest.mark.soak)
        for file in ANOTHER
    ],
)
def test_a_worker_takes_no_file_of_another_version(
    context: BrowserContext, site_url: str, watch: Watch, file: str
) -> None:
    """The server has a newer page than the open one, which therefore thinks without workers."""
    page = context.new_page()
    page.goto(site_url)
    started(page)
    context.route(
        f"**/{file}", lambda route: route.fulfill(response=route.fetch(), body=ANOTHER[file])
    )
    call(page)
    think(page)
    is_answered_as_natively(page)
    are_refused(page)
    watch.complaints.clear()


def test_hidden_it_pauses_and_shown_again_it_goes_on(ready_page: Page) -> None:
    hide = """hidden => {
      Object.defineProperty(document, "visibilityState",
        { configurable: true, get: () => hidden ? "hidden" : "visible" });
      document.dispatchEvent(new Event("visibilitychange"));
    }"""
    ready_page.evaluate(hide, True)
    call(ready_page)
    are_ready(ready_page)
    think(ready_page)
    ready_page.wait_for_timeout(500)
    assert run(ready_page, "thinking.done") == 0
    ready_page.evaluate(hide, False)
    is_answered_as_natively(ready_page)
    ready_page.evaluate("delete document.visibilityState")
