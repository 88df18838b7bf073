"""Compare the markup with another checkout's: `python -m tools.compare_markup OTHER_CHECKOUT`.

Each checkout's own code renders every moment of the ten recorded games in every language, in a
separate process, and the results are compared. The attributes that hold a button's command are left
out, because they differ from version to version, and the order of a tag's attributes makes no
difference. `--only base_1` compares only the games whose names begin with `base_1`.

A checkout whose modules lie elsewhere needs a function like `rendered_as_a_moment` of its own,
listed in `LAYOUTS`.
"""

import argparse
import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from inspect import signature
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from wingspan.engine import Record

ROOT = Path(__file__).parents[1]
RECORDS = ROOT / "tests" / "records"
COMMANDS = re.compile(r' data-(?:do|value|with|submit|place|command)(?:="[^"]*")?')
ATTRIBUTE = r' [\w:-]+(?:="[^"]*")?'
ATTRIBUTES = re.compile(rf"(?<=<)([\w-]+)((?:{ATTRIBUTE})+)(?=>)")
SEEN = 3
"""Number of differences printed per game."""


def decoded(record: str) -> "Record":
    """Decode a record with the module that this checkout has for it."""
    try:
        from wingspan.engine.notation.record import decode
    except ImportError:
        from wingspan.engine.record import decode  # type: ignore[import-not-found,no-redef]
    return decode(record)


def rendered_as_a_moment(record: str, language: str) -> Iterator[str]:
    """Yield every moment of a game, rendered by `Session`, `moment` and `page` of `wingspan.ui`."""
    from wingspan.engine import load_catalog
    from wingspan.ui.page.showing import moment
    from wingspan.ui.page.views import page
    from wingspan.ui.play.settings import Settings
    from wingspan.ui.session.session import Session

    session = Session(load_catalog(), language, Settings(answer_for_me=False))
    yield from played(decoded(record), session, lambda: page(moment(session)))


def before_the_features(record: str, language: str) -> Iterator[str]:
    """Yield the same for checkouts in which a feature is divided among the rooms of the page."""
    from importlib import import_module

    session_of = import_module("wingspan.ui.session.session").Session
    page = import_module("wingspan.ui.page").page
    moment = import_module("wingspan.ui.session.showing").moment
    settings = import_module("wingspan.ui.play.settings").Settings(answer_for_me=False)
    from wingspan.engine import load_catalog

    session = session_of(load_catalog(), language, settings)
    yield from played(decoded(record), session, lambda: page(moment(session)))


def rendered_by_a_session(record: str, language: str) -> Iterator[str]:
    """Yield the same for checkouts in which `page` takes the session."""
    from importlib import import_module

    session_of = import_module("wingspan.ui.session.session").Session
    page = import_module("wingspan.ui.page").page
    settings = import_module("wingspan.ui.play.settings").Settings(answer_for_me=False)
    from wingspan.engine import load_catalog

    session = session_of(load_catalog(), language, settings)
    yield from played(decoded(record), session, lambda: page(session))


def before_the_rooms(record: str, language: str) -> Iterator[str]:
    """Yield the same for checkouts with all modules of the page in one folder, and rules 1 only."""
    from importlib import import_module

    session_of = import_module("wingspan.ui.session").Session
    page = import_module("wingspan.ui.page").page
    settings = import_module("wingspan.ui.settings").Settings(answer_for_me=False)
    from wingspan.engine import load_catalog

    session = session_of(load_catalog(), language, settings)
    yield from played(decoded(record), session, lambda: page(session))


def played(game: "Record", session: Any, show: Callable[[], str]) -> Iterator[str]:
    """Yield the start page, every moment of the game played in that session, and its end."""
    yield show()
    numbered = "rules" in signature(session.begin).parameters
    session.begin(game.setup, **({"rules": game.rules} if numbered else {}))
    for number, answer in enumerate(game.answers):
        yield show()
        if not answers(session, answer):
            raise ValueError(f"answer {number} of the record cannot be given")
    yield show()


def answers(session: Any, option: int) -> bool:
    """Answer with that option, through the session or its sitting; return whether it was taken."""
    if hasattr(session, "answer"):
        return bool(session.answer(session.token, option))
    with session.heeding():
        return bool(session.sitting.answer(option))


LAYOUTS: tuple[Callable[[str, str], Iterator[str]], ...] = (
    rendered_as_a_moment,
    before_the_features,
    rendered_by_a_session,
    before_the_rooms,
)


def rendered(record: str, language: str) -> list[str]:
    """Return every moment of a game, rendered by the first layout that fits this checkout."""
    missing = []
    for layout in LAYOUTS:
        try:
            return list(layout(record, language))
        except (ImportError, AttributeError) as error:
            missing.append(f"{layout.__name__}: {error}")
    raise SystemExit("No known layout fits this checkout.\n" + "\n".join(missing))


def started(checkout: Path, record: Path, language: str) -> subprocess.Popen[str]:
    """Start a process that renders a game with the code of a checkout."""
    return subprocess.Popen(
        [sys.executable, "-P", __file__, "--render", str(record), language],
        cwd=checkout,
        env={**os.environ, "PYTHONPATH": str(checkout)},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        text=True,
    )


def moments(process: subprocess.Popen[str]) -> list[str]:
    output, _ = process.communicate()
    if process.returncode:
        sys.exit(process.returncode)
    found: list[str] = json.loads(output)
    return [COMMANDS.sub("", markup) for markup in found]


def in_order(markup: str) -> str:
    """Return the markup with the attributes of each tag sorted."""

    def ordered(found: re.Match[str]) -> str:
        return found[1] + "".join(sorted(re.findall(ATTRIBUTE, found[2])))

    return ATTRIBUTES.sub(ordered, markup)


def difference(before: str, after: str) -> str:
    """Return the place where two texts differ, with some context."""
    same = next(
        (n for n, (one, other) in enumerate(zip(before, after, strict=False)) if one != other),
        min(len(before), len(after)),
    )
    part = slice(max(0, same - 60), same + 100)
    return f"  - {before[part]!r}\n  + {after[part]!r}"


def compare(other: Path, record: Path, language: str) -> int:
    """Print what differs in one game, and return the number of moments that differ."""
    both = started(other, record, language), started(ROOT, record, language)
    before, after = ([in_order(each) for each in moments(process)] for process in both)
    differing = [n for n, pair in enumerate(zip(before, after, strict=False)) if len({*pair}) > 1]
    print(
        f"{record.stem} {language}: {len(before)} moments before, {len(after)} after, "
        f"{len(differing)} differ",
        flush=True,
    )
    for moment in differing[:SEEN]:
        print(f" moment {moment}\n{difference(before[moment], after[moment])}", flush=True)
    return len(differing) + abs(len(before) - len(after))


def main() -> None:
    from wingspan.words import languages  # those of this checkout

    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("other", type=Path, nargs="?", help="a checkout to compare with")
    parser.add_argument("--only", default="", help="only games whose names begin with this")
    parser.add_argument("--render", nargs=2, metavar=("RECORD", "LANGUAGE"), help="internal")
    arguments = parser.parse_args()
    if arguments.render:
        record, language = arguments.render
        json.dump(rendered(Path(record).read_text(), language), sys.stdout)
        return
    if arguments.other is None:
        parser.error("a checkout to compare with is needed")
    other = arguments.other.resolve()
    records = sorted(
        path for path in RECORDS.glob("*.json") if path.stem.startswith(arguments.only)
    )
    differing = sum(
        compare(other, record, language) for record in records for language in languages()
    )
    if differing:
        sys.exit(f"{differing} moments differ.")


if __name__ == "__main__":
    main()
