"""The same answers natively and under the browser's Python, where this test runs as well."""

from __future__ import annotations

import pytest

from tests.bots.golden import WANTED, Golden, kept, played


def test_every_level_and_table_has_its_answers_written_down() -> None:
    written = {(golden.level, golden.table, golden.weights) for golden in kept()}
    assert written == WANTED


@pytest.mark.parametrize(
    "golden", kept(), ids=lambda golden: f"{golden.level}-{golden.table}-{golden.weights}"
)
def test_the_answers_are_those_written_down(golden: Golden) -> None:
    assert played(golden.level, golden.table, golden.weights) == golden
