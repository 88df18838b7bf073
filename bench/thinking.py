"""Measure how long computer players think: ``python -m bench.thinking`` (part of ``make bench``).

Each level that searches answers every decision of every third turn of a game (for two players, or
``--players``): natively, in the page with one worker, in the page with as many workers as the
device has cores for, and in the page without workers. The table gives playouts per second (a
playout plays one answer on in one world), the time per turn, and the longest task on the page's own
thread meanwhile. The last line says how soon the first worker is ready after its start, compared
with the page's own start in the same browser.
"""

from __future__ import annotations

import argparse
import json
import threading
import time
from functools import partial

import msgspec
from playwright.sync_api import Page, sync_playwright

from bench.start import NOTE_FIRST_VIEW, wait_for
from e2e.conftest import CHROMIUM_ARGUMENTS
from tools.chromium import installed
from tools.serve import server
from wingspan.bots.jobs import Who
from wingspan.bots.levels import LEVELS
from wingspan.bots.weights import NEWEST
from wingspan.engine import Game, Setup, load_catalog
from wingspan.engine.notation.record import Record

THINKING = [level.bird for level in LEVELS if level.budget is not None]
EVERY = 3
RUN = "async code => (await window.wingspanStart.python).runPythonAsync(code)"
NOTE_LONG_TASKS = """
window.longest = 0;
new PerformanceObserver(list => {
  for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
}).observe({ type: "longtask" });
"""
PREPARE = """
import json, time
import msgspec
from wingspan.engine import Game, Setup, load_catalog
from wingspan.engine.notation.record import Record
from wingspan.engine.program import Program
from wingspan.ui.browser import display, workers
from wingspan.ui.browser.archives import fetch_archive
from wingspan.ui.browser.workers import in_slices
from wingspan.ui.devices import Device
await fetch_archive("bots")
from wingspan.ui.thinking.crew import get_ready
await get_ready(Program("common_raven", WEIGHTS), Setup(players=2), load_catalog())
from wingspan.ui.thinking.crew import Crew
from wingspan.ui.thinking.thought import Thinking
import asyncio

class One:
    def __getattr__(self, name):
        return getattr(workers, name)
    def device(self):
        return Device(cores=2)

class Nobody(One):
    def start(self, heard, gone, desk):
        gone("there are no workers here")
        return self
    def end(self): ...

crews = {"one": One(), "all": workers, "page": Nobody()}
"""
START = """
crew = Crew(crews["WHO"], display.later)
begun = time.perf_counter()
crew.warm_up()
while crew.size and crew.ready < crew.size and "WHO" != "page":
    await asyncio.sleep(0.01)
(time.perf_counter() - begun) * 1000
"""
REPLAY = """
games = [
    Game.replay(msgspec.json.decode(record, type=Record)) for record in json.loads(RECORDS)
]
"""
THINK = """
done, spent = 0, 0.0
for game in games:
    begun = time.perf_counter()
    thinking = Thinking(game, Program("LEVEL", WEIGHTS), crew, in_slices)
    await thinking.answer()
    spent += time.perf_counter() - begun
    done += thinking.done
json.dumps([done, spent])
"""


def of_today(code: str) -> str:
    """Return the code with the version of the newest weights filled in."""
    return code.replace("WEIGHTS", str(NEWEST))


def moments(turns: int, players: int) -> list[str]:
    """Return a record of the game at each decision in every third turn of the first player."""
    setup = Setup(players=players, seed=17, automa="eagle" if players == 1 else None)
    game = Game.new(setup, load_catalog())
    instant = Who(0, "belted_kingfisher").player(game.setup, game.catalog)
    found = []
    turn = 0
    while game.decision is not None and turn <= turns * EVERY:
        seat = game.decision.player
        turn += seat == 0 and game.decision.kind == "action"
        if seat == 0 and turn and turn % EVERY == 0:
            found.append(msgspec.json.encode(game.record()).decode())
        game.answer(instant.answer(game.view(seat), partial(game.worlds, seat)))
    return found


def natively(level: str, records: list[str]) -> tuple[int, float]:
    """Return the number of playouts, and the seconds that they took."""
    done, spent = 0, 0.0
    for record in records:
        game = Game.replay(msgspec.json.decode(record, type=Record))
        player = Who(0, level).player(game.setup, game.catalog)
        begun = time.perf_counter()
        search = player.search(game.view(0), partial(game.worlds, 0))
        assert search is not None
        for _ in search.steps():
            pass
        spent += time.perf_counter() - begun
        done += search.done
    return done, spent


def in_the_page(page: Page, level: str, records: list[str]) -> tuple[int, float]:
    """Return the same figures for the crew that was started last."""
    page.evaluate(RUN, REPLAY.replace("RECORDS", repr(json.dumps(records))))
    page.wait_for_timeout(300)
    page.evaluate("() => { window.longest = 0; }")
    done, spent = json.loads(page.evaluate(RUN, of_today(THINK).replace("LEVEL", level)))
    return done, spent


def line(who: str, level: str, turns: int, measured: tuple[int, float], longest: float) -> str:
    """Return a row of the table."""
    done, spent = measured
    task = f"{longest:.0f}" if longest else "–"
    return f"| {level} | {who} | {done / spent:.0f} | {spent / turns * 1000:.0f} | {task} |"


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--turns", type=int, default=6)
    parser.add_argument("--players", type=int, default=2, help="number of players")
    wanted = parser.parse_args()
    turns: int = wanted.turns
    records = moments(turns, wanted.players)
    print("| level | who thinks | playouts a second | ms a turn | longest task of the page, ms |")
    print("|---|---|---|---|---|")
    for level in THINKING:
        print(line("natively", level, turns, natively(level, records), 0))
    running = server(under="/wingspan/")
    threading.Thread(target=running.serve_forever, daemon=True).start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=installed(), args=CHROMIUM_ARGUMENTS)
        page = browser.new_page()
        page.add_init_script(NOTE_FIRST_VIEW + NOTE_LONG_TASKS)
        page.goto(f"http://127.0.0.1:{running.server_address[1]}/wingspan/")
        first_view = wait_for(page, "() => window.firstView")
        page.evaluate(RUN, of_today(PREPARE))
        starts = {}
        for who, name in (("one", "one worker"), ("all", "all workers"), ("page", "the page")):
            starts[name] = float(page.evaluate(RUN, START.replace("WHO", who)))
            for level in THINKING:
                measured = in_the_page(page, level, records)
                longest = float(page.evaluate("() => window.longest"))
                print(line(name, level, turns, measured, longest))
        browser.close()
    running.shutdown()
    print(
        f"\nA worker is ready after {starts['one worker']:.0f} ms,"
        f" {starts['one worker'] / first_view:.2f} of the page's first view ({first_view:.0f} ms)."
    )


if __name__ == "__main__":
    main()
