"""What the documents say of the code holds."""

import re
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec

from wingspan.engine import load_catalog

DOCS = Path(__file__).parents[1] / "docs"


def effects_in(data: Any) -> set[str]:
    """The names of all effects in a power, however deep."""
    if isinstance(data, dict):
        named = {data["do"]} if "do" in data else set()
        return named.union(*map(effects_in, data.values()))
    if isinstance(data, (list, tuple)):
        return set().union(*map(effects_in, data))
    return set()


def test_the_page_of_effects_counts_the_birds_that_use_each() -> None:
    page = (DOCS / "effects.md").read_text(encoding="utf-8").split("## What the expansions add")[0]
    documented = {
        name: int(birds) for name, birds in re.findall(r"^\| `(\w+)` \|.*\| (\d+) \|$", page, re.M)
    }
    powers = [bird.power for bird in load_catalog().birds.values() if bird.power]
    used = Counter(name for power in powers for name in effects_in(msgspec.to_builtins(power)))
    assert documented == dict(used)
