"""What one input passes through, as docs/house.md says."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Generator
from pathlib import Path

import pytest

from tools.flow import passed_by
from wingspan.engine.slices import finish

pytestmark = pytest.mark.native_only

ROOT = Path(__file__).parents[1]


def test_the_table_of_what_one_input_passes_is_true() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tools.flow", "--check"],
        cwd=ROOT,
        check=False,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_file_counts_once_its_functions_are_entered() -> None:
    def nothing() -> Generator[None, None, None]:
        yield from ()

    passed = passed_by(lambda: [finish(nothing()) for _ in range(3)])
    assert passed.files == {"engine/slices.py": 3}
    assert passed.rooms == {"engine": 1}
    assert passed.cells("waiting") == ("waiting", "1", "0", "1")
