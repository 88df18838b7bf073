"""What the documentation says about the code is true."""

import re
from collections import Counter
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from tests.table import CATALOG
from wingspan.coach.grounds import RETIRED, AnyGround
from wingspan.engine.effects import AnyEffect, AnyPlacing, AnyTrigger, Power

DOCS = Path(__file__).parents[1] / "docs"

POWERS: list[Power] = [bird.power for bird in CATALOG.birds.values() if bird.power]


def effects_in(data: Any) -> set[str]:
    """Return the names of all effects in a power, however deeply nested."""
    if isinstance(data, dict):
        named = {data["do"]} if "do" in data else set()
        return named.union(*map(effects_in, data.values()))
    if isinstance(data, (list, tuple)):
        return set().union(*map(effects_in, data))
    return set()


def listed(heading: str) -> dict[str, int]:
    """Return numbers of birds by name from the table with that heading in its first column."""
    page = (DOCS / "effects.md").read_text(encoding="utf-8")
    (table,) = re.findall(rf"^\| {heading} \|.*\n\|---.*\n((?:\|.*\n)+)", page, re.M)
    rows = re.findall(r"^\| `(\w+)` \|.*\| (\d+) \|$", table, re.M)
    assert len(rows) == len(table.splitlines()) == len(dict(rows))
    return {name: int(birds) for name, birds in rows}


def tags(kinds: Any) -> list[str]:
    """Return the names by which cards call these Structs."""
    return [kind.__struct_config__.tag for kind in get_args(kinds)]


@pytest.mark.parametrize(
    ("heading", "kinds"),
    [("effect", AnyEffect), ("trigger", AnyTrigger), ("placing", AnyPlacing)],
)
def test_the_page_of_effects_lists_the_whole_vocabulary_in_its_order(
    heading: str, kinds: Any
) -> None:
    assert list(listed(heading)) == tags(kinds)


def test_the_page_of_effects_counts_the_birds_that_use_each() -> None:
    used = Counter(name for power in POWERS for name in effects_in(msgspec.to_builtins(power)))
    assert listed("effect") == dict(used)


@pytest.mark.parametrize("heading", ["trigger", "placing"])
def test_the_page_of_effects_counts_triggers_and_placings_too(heading: str) -> None:
    found = [getattr(power, heading) for power in POWERS]
    used = Counter(one.__struct_config__.tag for one in found if one is not None)
    assert listed(heading) == dict(used)


def test_the_page_of_effects_says_how_many_birds_there_are() -> None:
    page = (DOCS / "effects.md").read_text(encoding="utf-8")
    assert f"all {len(CATALOG.birds)} birds" in page
    assert len(CATALOG.birds) - len(POWERS) == 6 and "Six birds have no power" in page


def rooms_in(folder: Path) -> set[str]:
    """Return the packages and modules in a folder."""
    packages = {path.parent.name for path in folder.glob("*/__init__.py")}
    return packages | {path.name for path in folder.glob("*.py") if path.stem != "__init__"}


def test_the_drawing_of_the_house_lists_every_room() -> None:
    page = (DOCS / "house.md").read_text(encoding="utf-8")
    of_the_package, of_the_page = (
        set(re.findall(r"`([\w.]+)`", " ".join(re.findall(r"^\| ([^|]*) \|", part, re.M))))
        for part in (named.partition("\n### ")[0] for named in page.split("\n## The page"))
    )
    house = DOCS.parent / "wingspan"
    assert of_the_package == rooms_in(house)
    assert of_the_page == rooms_in(house / "ui")


def test_the_page_of_the_coach_lists_every_reason_in_its_order() -> None:
    page = (DOCS / "coach.md").read_text(encoding="utf-8")
    (table,) = re.findall(r"^\| reason \| example \|\n\|---.*\n((?:\|.*\n)+)", page, re.M)
    assert re.findall(r"^\| `(\w+)` \|", table, re.M) == [
        tag
        for tag in tags(AnyGround)
        if tag not in {str(kind.__struct_config__.tag) for kind in RETIRED}
    ]


def test_the_first_page_of_the_documentation_lists_every_other() -> None:
    index = (DOCS / "index.md").read_text(encoding="utf-8")
    listed = {
        name for part in re.findall(r"```{toctree}\n(.*?)```", index, re.S) for name in part.split()
    }
    pages = {path.stem for path in DOCS.glob("*.md")} | {
        f"api/{path.stem}" for path in DOCS.glob("api/*.md")
    }
    assert pages - {"index"} <= listed
