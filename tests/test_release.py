"""A release is made only if tag, project and CHANGELOG have the same version."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from tools.release import ReleaseError, changes

pytestmark = pytest.mark.native_only

ROOT = Path(__file__).parents[1]
PROJECT = '[project]\nname = "wingspan"\nversion = "1.2.0"\n'
CHANGELOG = """# Changelog

## 1.2.0 — rules 4 — 2 May 2026

- Ducks.

## 1.1.0 — rules 3

- Geese.
"""


def test_the_changes_of_a_release_are_those_under_its_heading() -> None:
    assert changes("v1.2.0", PROJECT, CHANGELOG) == "- Ducks."


def test_the_first_release_has_everything_to_the_end() -> None:
    first = CHANGELOG.partition("## 1.1.0")[0]
    assert changes("v1.2.0", PROJECT, first) == "- Ducks."


@pytest.mark.parametrize("tag", ["v1.1.0", "1.2.0", "v1.2"])
def test_another_tag_than_the_projects_number_is_refused(tag: str) -> None:
    with pytest.raises(ReleaseError, match=r"pyproject\.toml says 1\.2\.0"):
        changes(tag, PROJECT, CHANGELOG)


def test_changes_that_nobody_has_written_down_are_refused() -> None:
    with pytest.raises(ReleaseError, match=r"newest in the CHANGELOG is 1\.2\.0"):
        changes("v1.3.0", PROJECT.replace("1.2.0", "1.3.0"), CHANGELOG)


def test_what_is_written_here_could_be_released() -> None:
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    version = tomllib.loads(project)["project"]["version"]
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert changes(f"v{version}", project, changelog).startswith("### Added\n\n- ")


def test_the_workflow_checks_a_release_before_it_publishes_anything() -> None:
    workflow = (ROOT / ".github" / "workflows" / "site.yml").read_text(encoding="utf-8")
    steps = [m.start() for m in re.finditer(r"tools/release\.py|deploy-pages|gh release", workflow)]
    assert len(steps) == 4
    assert workflow[steps[0] :].startswith("tools/release.py")
