"""Count the files that one input passes through: `python -m tools.flow`.

Each input reaches a page of its own in the tests' fake browser, without Chromium: once to import
what it needs, and once to be counted. A file of `wingspan` counts if one of its functions is
entered meanwhile. docs/house.md has the figures: `--check` fails if they have changed, `--write`
puts them there, and `--list INPUT` names the files.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from random import Random
from types import CodeType, FrameType
from typing import NamedTuple

from msgspec import structs

from tests.ui.fake_browser import Page, at
from tests.ui.live.friends import Friends, play
from wingspan.engine import Game, Setup
from wingspan.engine.notation.record import Record, decode
from wingspan.engine.options import TakeAction
from wingspan.links import GameLink, pack_game
from wingspan.saves import save_of
from wingspan.ui.live.conduct import Doing, written
from wingspan.ui.messages import AskCoach, Resume

ROOT = Path(__file__).parents[1]
PACKAGE = f"{ROOT / 'wingspan'}/"
HOUSE = ROOT / "docs" / "house.md"
RECORD = ROOT / "tests" / "records" / "base_101.json"
"""A recorded game of one player and the Automa."""
ANSWERS = 50
"""How much of it is saved."""
HEAD = ("input", "files", "in `ui`", "elsewhere")
TABLE = re.compile(rf"(?m)^\| {HEAD[0]} \| {HEAD[1]} \|.*\n(?:\|.*\n)+")
"""The table of docs/house.md."""

Act = Callable[[], object]


class Passed(NamedTuple):
    """What an input has entered: the number of calls of each function."""

    calls: Mapping[CodeType, int]

    @property
    def files(self) -> Counter[str]:
        """Number of calls by file, as it is named inside `wingspan`."""
        found: Counter[str] = Counter()
        for code, calls in self.calls.items():
            found[code.co_filename.removeprefix(PACKAGE)] += calls
        return found

    @property
    def rooms(self) -> Counter[str]:
        """Number of files by room: a folder of `wingspan`, or a part of its `ui`."""
        return Counter(
            "/".join(file.removesuffix(".py").split("/")[: 1 + file.startswith("ui/")])
            for file in self.files
        )

    def cells(self, name: str) -> tuple[str, ...]:
        """Return its row under `HEAD`."""
        files = self.files
        in_ui = sum(file.startswith("ui/") for file in files)
        return name, str(len(files)), str(in_ui), str(len(files) - in_ui)


def passed_by(act: Act) -> Passed:
    """Do `act`; return what it has entered."""
    calls: Counter[CodeType] = Counter()

    def entered(frame: FrameType, event: str, _: object) -> None:
        code = frame.f_code
        imports = code.co_name == "<module>"
        if event == "call" and not imports and code.co_filename.startswith(PACKAGE):
            calls[code] += 1

    sys.setprofile(entered)
    try:
        act()
    finally:
        sys.setprofile(None)
    return Passed(calls)


def of_one() -> Record:
    """Return the beginning of the recorded game."""
    record = decode(RECORD.read_bytes())
    return structs.replace(record, answers=record.answers[:ANSWERS])


def with_saved_game() -> Page:
    """Return a page that shows its start, and has saved the game."""
    page = Page()
    save = save_of(Game.replay(of_one()), id="saved", time=1)
    page.session.keeping.shelf.put(save)
    return page


def of_two() -> Record:
    """Return a game of two people in its first turn."""
    game = Game.new(Setup(players=2, names=("Ada", "Bo"), seed=5))
    while game.decision is not None and game.decision.kind != "action":
        game.answer(0)
    return game.record()


def link_to(record: Record) -> str:
    return f"g={pack_game(GameLink(record=record), Page().session.catalog)}"


# the inputs: each returns a function that gives it to a page which is ready for it


def answer() -> Act:
    page = Page()
    page.arrive(link_to(of_two()))
    page.command("accept", "{}")
    return lambda: page.choose(0)


def saved_game() -> Act:
    page = with_saved_game()
    return lambda: page.app.send(Resume("saved"))


def hint() -> Act:
    page = with_saved_game()
    page.app.send(Resume("saved"))
    return lambda: page.app.send(AskCoach())


def live_message() -> Act:
    """What a player does at another page, and may still take back."""
    friends = Friends()
    friends.join(1)
    for page in friends.pages:
        play(page, Random(1))
    game = friends.ada.session.game
    assert game is not None and game.decision is not None
    option = game.decision.options.index(TakeAction("gain_food"))
    message = written(Doing(len(game.answers), (option,)))
    line = friends.devices[1].line
    hears = line if game.decision.player == 0 else line.other
    assert hears is not None
    return lambda: hears.receive(message)


def opened_link() -> Act:
    page, link = Page(), link_to(of_two())
    return lambda: page.arrive(link)


INPUTS: dict[str, Callable[[], Act]] = {
    "answer": answer,
    "saved game": saved_game,
    "hint": hint,
    "live message": live_message,
    "opened link": opened_link,
}


def flow(name: str) -> Passed:
    """Give that input twice; return what the second one has entered, with all that followed."""
    page = Page()
    at(page, INPUTS[name]())
    act = INPUTS[name]()
    return passed_by(lambda: at(page, act))


def table(rows: Iterable[Iterable[object]]) -> str:
    """Return a table in Markdown; the first row is its head."""
    head, *others = [[str(cell) for cell in row] for row in rows]
    rule = ["---", *["--:"] * (len(head) - 1)]
    return "".join(f"| {' | '.join(row)} |\n" for row in (head, rule, *others))


def figures(found: Mapping[str, Passed]) -> str:
    """Return the table of docs/house.md."""
    return table([HEAD, *(passed.cells(name) for name, passed in found.items())])


def details(found: Mapping[str, Passed]) -> Iterator[str]:
    """Return the same with functions and calls, and the number of files by room."""
    more = [(len(passed.calls), sum(passed.calls.values())) for passed in found.values()]
    rows = [
        (*passed.cells(name), *counts)
        for (name, passed), counts in zip(found.items(), more, strict=True)
    ]
    yield table([(*HEAD, "functions", "calls"), *rows])
    rooms = sorted({room for passed in found.values() for room in passed.rooms})
    counted = [(room, *(passed.rooms[room] or "" for passed in found.values())) for room in rooms]
    yield table([("room", *found), *counted])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="compare with docs/house.md")
    parser.add_argument("--write", action="store_true", help="put the table into docs/house.md")
    parser.add_argument("--list", choices=INPUTS, metavar="INPUT", help=", ".join(INPUTS))
    wanted = parser.parse_args()
    if wanted.list:
        for file, calls in sorted(flow(wanted.list).files.items()):
            print(f"{calls:8,} {file}")
        return
    found = {name: flow(name) for name in INPUTS}
    house, now = HOUSE.read_text("utf-8"), figures(found)
    written_down = TABLE.search(house)
    if written_down is None:
        sys.exit("docs/house.md has no table of what one input passes.")
    if wanted.write:
        HOUSE.write_text(house.replace(written_down[0], now), "utf-8")
    elif not wanted.check:
        print("\n".join(details(found)), end="")
    elif written_down[0] != now:
        print(f"docs/house.md:\n{written_down[0]}\nnow:\n{now}")
        sys.exit("If that is meant, `python -m tools.flow --write` puts it there.")


if __name__ == "__main__":
    main()
