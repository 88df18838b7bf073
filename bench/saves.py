"""Measure the size of kept games and how fast their list opens: ``python -m bench.saves``.

The games are finished, solo or with two to five people, half of them with all sets, each with its
result. `make bench` runs this natively and under the browser's Python. In the page, the time to
read the texts from the browser is added to these.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable

from msgspec import structs

from wingspan.engine import Game
from wingspan.engine.components import SETS
from wingspan.saves import Import, MemoryStore, Packed, Shelf, encode, export_all, pack, save_of
from wingspan.saves.carry_over import carry_over
from wingspan.saves.reading import written
from wingspan.saves.result import Result, as_kept, result_of
from wingspan.saves.statistics import KEY
from wingspan.ui.games.saved_games import games_dialog
from wingspan.ui.session.autosave import Keeping
from wingspan.ui.session.games_desk import GamesDesk
from wingspan.words import words_in

from .links import random_record

GAMES = 3000
DIFFERENT = 40
"""Number of games played; the others are copies of them with their own ids and times."""

IMPORTED = 300
PEOPLE = (1, 1, 1, 1, 2, 1, 1, 3, 4, 5)
WORDS = words_in("en")


def played(number: int) -> Game:
    """Return a finished random game."""
    sets = SETS[:2] if number % 2 else SETS
    return Game.replay(random_record(number, PEOPLE[number % len(PEOPLE)], sets))


def an_id(number: int) -> str:
    """Return an id as long as those of the page."""
    return f"19a2b3c4d5e-{number:06x}"


def shelf_of(games: int) -> Shelf:
    """Return a shelf with ``games`` finished games and their results."""
    packs: list[Packed] = []
    results: list[Result] = []
    for number in range(DIFFERENT):
        game = played(number)
        packed = pack(save_of(game, id=an_id(number), time=1_760_000_000_000))
        if packed is None:
            raise RuntimeError(f"Game {number} cannot be packed.")
        packs.append(packed)
        results.append(result_of(game, id=an_id(number), time=1_760_000_000_000))
    store = MemoryStore()
    for number in range(games):
        which, when = number % DIFFERENT, 1_760_000_000_000 + number
        own = structs.replace(packs[which], id=an_id(number), time=when)
        store.texts[f"wingspan.game.{an_id(number)}"] = written(own)
        results.append(structs.replace(results[which], id=an_id(number), time=when))
    store.texts[KEY] = as_kept(results[DIFFERENT:])
    return Shelf(store)


def milliseconds(work: Callable[[], object]) -> float:
    """Return the milliseconds that one call takes."""
    begun = time.perf_counter()
    work()
    return (time.perf_counter() - begun) * 1000


def desk_of(shelf: Shelf) -> GamesDesk:
    """Return the desk of a page that has just been opened."""
    keeping = Keeping(shelf.store, now=lambda: 1_760_000_009_999, new_id=lambda: "new")
    return GamesDesk(keeping)


def opened(shelf: Shelf) -> None:
    """Make the markup of the list as a page does that has just been opened."""
    desk = desk_of(shelf)
    games_dialog(WORDS, desk.shown(WORDS))


def steps(work: Callable[[], bool]) -> tuple[float, float]:
    """Return the milliseconds of all steps together, and of the longest."""
    longest = total = 0.0
    more = True
    while more:
        begun = time.perf_counter()
        more = work()
        took = (time.perf_counter() - begun) * 1000
        longest, total = max(longest, took), total + took
    return total, longest


def main() -> None:
    """Print the figures."""
    where = "in the browser's Python" if sys.platform == "emscripten" else "natively"
    print(f"kept games, {where}")
    shelf = shelf_of(GAMES)
    texts = shelf.store.entries("")
    results = len(KEY) + len(texts[KEY])
    games = sum(len(key) + len(text) for key, text in texts.items()) - results
    print(f"  {GAMES} finished games       {games:>9,} characters")
    print(f"  {GAMES} results              {results:>9,} characters")
    print(f"  both                     {games + results:>9,} characters")
    print(f"  list opened first        {milliseconds(lambda: opened(shelf)):9.1f} ms")
    desk = desk_of(shelf)
    desk.shown(WORDS)
    again = milliseconds(lambda: games_dialog(WORDS, desk.shown(WORDS)))
    print(f"  list shown again         {again:9.1f} ms")
    whole = Shelf(MemoryStore())
    for number in range(DIFFERENT):
        save = save_of(played(number), id=an_id(number), time=1_760_000_000_000)
        whole.store.set(f"wingspan.game.{an_id(number)}", encode(save))
    work = carry_over(whole)
    total, longest = steps(lambda: next(work, None) is not None)
    print(
        f"  carrying over a game     {total / DIFFERENT:9.1f} ms, at most {longest:.1f} at a time"
    )
    file = export_all(shelf)
    there = Import(Shelf(MemoryStore()), file, played(0).catalog, time=1)
    total, longest = steps(lambda: there.done < IMPORTED and there.step())
    print(f"  importing a game         {total / IMPORTED:9.1f} ms, at most {longest:.1f} at a time")


if __name__ == "__main__":
    main()
