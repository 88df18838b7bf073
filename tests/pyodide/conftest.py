"""The site that these tests examine, rebuilt if anything in it has changed."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="session", autouse=True)
def site() -> None:
    subprocess.run(["make", "--silent", "site"], cwd=ROOT, check=True, stdin=subprocess.DEVNULL)
