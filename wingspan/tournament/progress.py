"""The progress of a tournament: a bar if tqdm is installed (extra ``cluster``), else lines."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from .play import Result
from .running import Tell


@contextmanager
def progress(games: int) -> Iterator[Tell]:
    """Yield a function to call with each of ``games`` results."""
    try:
        from tqdm import tqdm
    except ImportError:
        yield _lines(games)
        return
    with tqdm(total=games, unit="game", dynamic_ncols=True) as bar:
        yield lambda _: bar.update()


def _lines(games: int) -> Tell:
    done = 0

    def tell(_result: Result) -> None:
        nonlocal done
        done += 1
        if done * 10 // games > (done - 1) * 10 // games:
            print(f"{done} of {games} games", file=sys.stderr)

    return tell
