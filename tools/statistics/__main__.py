"""Play games, sum them up, and write what is checked in.

`python -m tools.statistics FOLDER --rounds 20000` plays the games that the folder lacks, one round
of all tables after another, in one process (`nice -n 19` is a good idea). It can be stopped at any
time. To use several processes, give each a folder and rounds of its own (`--first`). `--sum-up
FOLDER ...` plays nothing: it adds up what is new there, and writes `docs/statistics.json`,
`docs/statistics.md` and what the rules reference says about each bird. After an expansion was
added, `--sets` plays only the tables with it, and `--add FOLDER ...` adds them to what is checked
in.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from pathlib import Path

import msgspec

from tools.compiled import HELP, run_if_asked

from .gather import gather
from .series import SETS
from .summary import Summary, added, as_page, for_the_reference, summed_up
from .tally import joined

ROOT = Path(__file__).parents[2]
DATA = ROOT / "docs" / "statistics.json"
PAGE = ROOT / "docs" / "statistics.md"
REFERENCE = ROOT / "wingspan" / "words" / "reference" / "played.json"


def main() -> None:
    run_if_asked("tools.statistics")
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "folder", type=Path, nargs="+", help="where the games are kept, some 50 kB a round"
    )
    parser.add_argument("--rounds", type=int, default=100)
    parser.add_argument("--first", type=int, default=0, help="number of the first round")
    parser.add_argument("--sets", nargs="+", choices=SETS, default=SETS)
    parser.add_argument("--sum-up", action="store_true", help="write the summary instead")
    parser.add_argument("--add", action="store_true", help="add to the summary that is there")
    parser.add_argument("--compiled", action="store_true", help=HELP)
    wanted = parser.parse_args()
    if not (wanted.sum_up or wanted.add):
        if len(wanted.folder) > 1:
            parser.error("games are played into one folder; several are for --sum-up and --add")
        for number in gather(wanted.folder[0], wanted.rounds, wanted.first, wanted.sets):
            if number % 100 == 99:
                print(f"{number + 1} rounds", flush=True)
        return
    try:
        found = summed_up(joined(wanted.folder))
        if wanted.add:
            found = added(msgspec.json.decode(DATA.read_bytes(), type=Summary), found)
    except ValueError as error:
        parser.error(str(error))
    DATA.write_bytes(_compact(msgspec.to_builtins(found)))
    PAGE.write_text(as_page(found), encoding="utf-8")
    REFERENCE.write_bytes(_compact(for_the_reference(found)))
    print(f"{found.games} games")


def _compact(content: Mapping[str, object]) -> bytes:
    """Return JSON with a line for each card or table."""
    lines = []
    for key, value in content.items():
        name = msgspec.json.encode(key).decode()
        if isinstance(value, dict):
            inner = ",\n".join(
                f"{msgspec.json.encode(k).decode()}: {msgspec.json.encode(v).decode()}"
                for k, v in value.items()
            )
            lines.append(f"{name}: {{\n{inner}\n}}")
        elif isinstance(value, list) and value and isinstance(value[0], dict):
            inner = ",\n".join(msgspec.json.encode(v).decode() for v in value)
            lines.append(f"{name}: [\n{inner}\n]")
        else:
            lines.append(f"{name}: {msgspec.json.encode(value).decode()}")
    return ("{\n" + ",\n".join(lines) + "\n}\n").encode()


if __name__ == "__main__":
    main()
